/* Thermometers, arrows and other lines that a full board allows. */
#include "gen/make/constraints/constraint_draw.h"

enum {
    CELLS_A_LINE = 10, /* one line for each ten cells of the board */
    TRIES_A_LINE = 12, /* beginnings tried for each */
    MIN_THERMO = 3,
    MAX_THERMO = 6,
    MIN_SHAFT = 2, /* cells of an arrow without its circle */
    MAX_SHAFT = 4,
    MIN_LINE = 3, /* cells of other lines */
    MAX_LINE = 6,
    MAX_PILL_ARROW = 8, /* cells with the pill */
    WALKS = 60,
};

struct line {
    const struct layout *v;
    const uint8_t *digits;
    const uint64_t *used; /* cells of other lines */
    struct pcg32 *rng;
    enum constraint_kind_id kind;
    bool flows;      /* no turn is sharper than a right angle */
    unsigned number; /* of kinds that have one */
    unsigned count;
    uint16_t cell[MAX_SIZE];
};

static bool has(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

static bool is_free(const struct line *l, unsigned cell)
{
    for (unsigned i = 0; i < l->count; i++) {
        if (l->cell[i] == cell) {
            return false;
        }
    }
    return !has(l->used, cell);
}

/* The step from the last cell; LAYOUT_NO_CELL: outside, taken, or across a corner that a line
 * might cross: a line in both of the other two cells there is taken for one that does. */
static unsigned step(const struct line *l, unsigned direction)
{
    static const int8_t down[] = {0, 1, 0, -1, 1, 1, -1, -1};
    static const int8_t right[] = {1, 0, -1, 0, 1, -1, 1, -1};
    const struct layout *v = l->v;
    unsigned from = l->cell[l->count - 1];
    int row = (int)row_of(v, from) + down[direction];
    int column = (int)column_of(v, from) + right[direction];
    if (row < 0 || column < 0 || row >= (int)frame_rows(v) || column >= (int)frame_columns(v)) {
        return LAYOUT_NO_CELL;
    }
    unsigned to = cell_at(v, (unsigned)row, (unsigned)column);
    if (to == LAYOUT_NO_CELL || !is_free(l, to)) {
        return LAYOUT_NO_CELL;
    }
    if (direction >= 4) {
        unsigned one = cell_at(v, row_of(v, from), (unsigned)column);
        unsigned other = cell_at(v, (unsigned)row, column_of(v, from));
        if (one == LAYOUT_NO_CELL || other == LAYOUT_NO_CELL ||
            (!is_free(l, one) && !is_free(l, other))) {
            return LAYOUT_NO_CELL;
        }
    }
    return to;
}

/* Would the line come back at a sharp angle? */
static bool is_hairpin(const struct line *l, unsigned to)
{
    if (!l->flows || l->count < 2) {
        return false;
    }
    unsigned from = l->cell[l->count - 1];
    unsigned before = l->cell[l->count - 2];
    int rows = (int)row_of(l->v, from) - (int)row_of(l->v, before);
    int columns = (int)column_of(l->v, from) - (int)column_of(l->v, before);
    return rows * ((int)row_of(l->v, to) - (int)row_of(l->v, from)) +
               columns * ((int)column_of(l->v, to) - (int)column_of(l->v, from)) <
           0;
}

/* A random next cell whose digit is from `low` to `high`; false: there is none. */
static bool extend(struct line *l, unsigned low, unsigned high)
{
    uint16_t next[8];
    unsigned count = 0;
    for (unsigned direction = 0; direction < 8; direction++) {
        unsigned cell = step(l, direction);
        if (cell != LAYOUT_NO_CELL && l->digits[cell] >= low && l->digits[cell] <= high &&
            !is_hairpin(l, cell)) {
            next[count++] = (uint16_t)cell;
        }
    }
    if (count == 0) {
        return false;
    }
    l->cell[l->count++] = next[pcg32_below(l->rng, count)];
    return true;
}

static bool grow_thermo(struct line *l)
{
    unsigned most = MIN_THERMO + pcg32_below(l->rng, MAX_THERMO - MIN_THERMO + 1);
    most = most > l->v->size ? l->v->size : most;
    while (l->count < most && extend(l, l->digits[l->cell[l->count - 1]] + 1U, l->v->size)) {
    }
    return l->count >= MIN_THERMO;
}

static bool grow_arrow(struct line *l)
{
    unsigned left = l->digits[l->cell[0]];
    while (left > 0 && l->count <= MAX_SHAFT && extend(l, 1, left)) {
        left -= l->digits[l->cell[l->count - 1]];
    }
    return left == 0 && l->count > MIN_SHAFT;
}

/* ---- lines of one rule ---- */

static bool keeps(const struct line *l)
{
    const struct constraint c = {
        .kind = (uint8_t)l->kind, .count = (uint16_t)l->count, .sum = l->number, .cell = l->cell};
    const struct constraint_kind *k = constraint_kinds[l->kind];
    return l->count >= k->min_cells && (!k->complain || !k->complain(l->v, &c)) &&
           k->holds(l->v, &c, l->digits);
}

static unsigned length_drawn(struct line *l)
{
    unsigned most = MIN_LINE + pcg32_below(l->rng, MAX_LINE - MIN_LINE + 1);
    return most > l->v->size ? l->v->size : most;
}

/* Kinds of which each beginning keeps the rule too: cell by cell, as far as it goes. */
static bool grow_forth(struct line *l)
{
    const unsigned most = length_drawn(l);
    unsigned kept = 1;
    for (unsigned tries = 4 * most; tries > 0 && l->count < most; tries--) {
        const struct constraint_kind *k = constraint_kinds[l->kind];
        if (extend(l, 1, l->v->size) && l->count >= k->min_cells && !keeps(l)) {
            l->count--;
        } else {
            kept = l->count;
        }
    }
    l->count = kept;
    return l->count >= MIN_LINE && keeps(l);
}

/* Kinds that only the whole line keeps or breaks: many walks, until one keeps it. */
static bool grow_whole(struct line *l)
{
    for (unsigned tries = WALKS; tries > 0; tries--) {
        const unsigned most = length_drawn(l);
        l->count = 1;
        while (l->count < most && extend(l, 1, l->v->size)) {
        }
        while (l->count > MIN_LINE && !keeps(l)) {
            l->count--;
        }
        if (l->count >= MIN_LINE && keeps(l)) {
            return true;
        }
    }
    return false;
}

static void turn(struct line *l)
{
    for (unsigned i = 0, k = l->count; i + 1 < k; i++) {
        uint16_t moved = l->cell[i];
        l->cell[i] = l->cell[--k];
        l->cell[k] = moved;
    }
}

/* From the middle out: a cell at one end, and one at the other that matches it. */
static bool grow_mirrored(struct line *l)
{
    const unsigned most = length_drawn(l) | 1U;
    for (unsigned tries = WALKS; tries > 0 && l->count < most; tries--) {
        const unsigned before = l->count;
        if (!extend(l, 1, l->v->size)) {
            break;
        }
        turn(l);
        if (!extend(l, 1, l->v->size)) {
            turn(l);
            l->count = before;
        } else if (!keeps(l)) {
            l->count--; /* the second end's cell */
            turn(l);
            l->count = before;
        }
    }
    return l->count >= MIN_LINE && keeps(l);
}

/* The pill of two cells, right of each other or one below the other; then the shaft. */
static bool grow_pill(struct line *l)
{
    const struct layout *v = l->v;
    unsigned next = pcg32_below(l->rng, 2) ? cell_right(v, l->cell[0]) : cell_below(v, l->cell[0]);
    if (next == LAYOUT_NO_CELL || !is_free(l, next) || v->size > 9) {
        return false;
    }
    l->cell[l->count++] = (uint16_t)next;
    unsigned left = 10U * l->digits[l->cell[0]] + l->digits[next];
    while (left > 0 && l->count < MAX_PILL_ARROW && extend(l, 1, left < v->size ? left : v->size)) {
        left -= l->digits[l->cell[l->count - 1]];
    }
    return left == 0;
}

typedef bool line_grower(struct line *l);

static line_grower *grower_of(enum constraint_making make)
{
    switch (make) {
    case MAKE_THERMO:
        return grow_thermo;
    case MAKE_ARROW:
        return grow_arrow;
    case MAKE_PILL:
        return grow_pill;
    case MAKE_WHOLE:
        return grow_whole;
    case MAKE_MIRRORED:
        return grow_mirrored;
    default:
        return grow_forth;
    }
}

/* The number that all lines of a kind that has one get. */
static unsigned number_of(const struct layout *v, enum constraint_kind_id kind)
{
    return !constraint_kinds[kind]->has_sum            ? 0
           : constraint_kinds[kind]->make == MAKE_PILL ? 2
                                                       : v->size + 1U;
}

void lines_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                struct constraint_list *out)
{
    unsigned lines = v->cell_count / CELLS_A_LINE + 1U;
    unsigned drawn = 0;
    line_grower *grow = grower_of(constraint_kinds[kind]->make);
    for (unsigned tries = lines * TRIES_A_LINE; tries > 0 && drawn < lines; tries--) {
        struct line l = {.v = v,
                         .digits = digits,
                         .used = used,
                         .rng = rng,
                         .kind = kind,
                         .number = number_of(v, kind),
                         .count = 1,
                         .flows = grow != grow_thermo && grow != grow_arrow};
        l.cell[0] = (uint16_t)pcg32_below(rng, v->cell_count);
        if (has(used, l.cell[0]) || !grow(&l)) {
            continue;
        }
        constraint_list_add(out, kind, false, l.number, l.cell, l.count);
        for (unsigned i = 0; i < l.count; i++) {
            used[l.cell[i] / 64] |= (uint64_t)1 << l.cell[i] % 64;
        }
        drawn++;
    }
}
