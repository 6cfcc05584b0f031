/* Numbers outside the grid, marks in cells and at corners, and areas that a full board allows. */
#include <limits.h>

#include "gen/make/constraints/constraint_draw.h"

enum {
    CELLS_A_NUMBER = 6, /* one number or mark for each six cells of the board */
    CELLS_A_CIRCLE = 10,
    CELLS_A_DOT = 4,
    CELLS_AN_AREA = 14,
    CELLS_A_CLONE = 36,
    TRIES = 12, /* beginnings tried for each area */
    MIN_AREA = 3,
    MAX_AREA = 6,
    MIN_CIRCLE = 2, /* digits in a circle */
    MAX_PLACES = 4 * MAX_SIZE + 8,
};

static bool has(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

static void mark_taken(uint64_t *set, const uint16_t *cell, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        set[cell[i] / 64] |= (uint64_t)1 << cell[i] % 64;
    }
}

/* ---- some of those that the kind derives ---- */

static unsigned cells_for_one(const struct constraint_kind *k)
{
    return k->shape == CONSTRAINT_CORNER ? CELLS_A_CIRCLE
           : k->shape == CONSTRAINT_PAIR ? CELLS_A_DOT
                                         : CELLS_A_NUMBER;
}

static unsigned usual_number(const struct layout *v, const struct constraint_kind *k)
{
    enum { USUAL_CELLS = 81 };
    return k->usual.high ? 1U + (unsigned)k->usual.high * v->cell_count / (USUAL_CELLS + 1U)
                         : v->cell_count / cells_for_one(k) + 1U;
}

/* Do two circles at corners stand side by side, so that they share two cells? */
static bool is_beside(const struct constraint *a, const struct constraint *b)
{
    unsigned shared = 0;
    for (unsigned i = 0; i < a->count; i++) {
        for (unsigned k = 0; k < b->count; k++) {
            shared += a->cell[i] == b->cell[k];
        }
    }
    return shared > 1;
}

/* Circles stand apart from each other: side by side they would touch. */
static bool is_crowded(const struct constraint_list *l, size_t first, size_t end,
                       const struct constraint *c)
{
    for (size_t i = first; i < end && constraint_kind_of(c)->shape == CONSTRAINT_CORNER; i++) {
        const struct constraint_item *item = &l->item[i];
        const struct constraint other = {item->kind, item->all, item->count, item->sum,
                                         l->cell + item->first};
        if (is_beside(&other, c)) {
            return true;
        }
    }
    return false;
}

/* Does an earlier one stand at its place outside the grid, or is it of the same cells? */
static bool is_taken(const struct layout *v, const struct constraint_list *l, size_t end,
                     const struct constraint *c)
{
    int row[2];
    int column[2];
    constraint_outside_place(v, c, &row[0], &column[0]);
    for (size_t i = 0; i < end; i++) {
        const struct constraint_item *item = &l->item[i];
        const struct constraint other = {item->kind, item->all, item->count, item->sum,
                                         l->cell + item->first};
        if (item->all || !item->count || !constraint_is_outside(&other)) {
            continue;
        }
        bool turned = other.kind == c->kind && other.count == c->count &&
                      other.cell[0] == c->cell[c->count - 1] &&
                      other.cell[other.count - 1] == c->cell[0] &&
                      constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL;
        constraint_outside_place(v, &other, &row[1], &column[1]);
        if (turned || (row[0] == row[1] && column[0] == column[1])) {
            return true;
        }
    }
    return false;
}

/* Leave out some of the digits of a circle. */
static uint32_t fewer_digits(uint32_t packed, struct pcg32 *rng)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(packed, digit);
    unsigned kept = MIN_CIRCLE + pcg32_below(rng, CONSTRAINT_MAX_DIGITS - MIN_CIRCLE + 1);
    while (count > kept) {
        digit[pcg32_below(rng, count)] = digit[count - 1];
        count--;
    }
    return constraint_digits_pack(digit, count);
}

/* Short diagonals restrict little. */
static bool is_worth_it(const struct layout *v, const struct constraint *c)
{
    return constraint_kind_of(c)->shape != CONSTRAINT_DIAGONAL || c->count > v->size / 3U;
}

static bool is_few_outside(unsigned kind)
{
    const struct constraint c = {.kind = (uint8_t)kind};
    return constraint_kinds[kind]->make == MAKE_FEW && constraint_is_outside(&c);
}

/* Kinds outside the grid share the places that are left there, so that no kind takes them all. */
static unsigned share_of(const struct layout *v, enum constraint_kind_id kind, kind_set kinds,
                         const struct constraint_list *l)
{
    unsigned places = 2 * (frame_rows(v) + frame_columns(v));
    unsigned sharing = 0;
    for (size_t i = 0; i < l->count && places > 0; i++) {
        const struct constraint c = {.kind = l->item[i].kind};
        places -= constraint_is_outside(&c);
    }
    for (unsigned k = kind; k < CONSTRAINT_KIND_COUNT; k++) {
        sharing += kinds >> k & 1 && is_few_outside(k);
    }
    return sharing > 1 ? places / sharing : UINT_MAX;
}

void few_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
              kind_set kinds, struct pcg32 *rng, struct constraint_list *out)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    const size_t first = out->count;
    const unsigned share = is_few_outside(kind) ? share_of(v, kind, kinds, out) : UINT_MAX;
    const unsigned usual = usual_number(v, k);
    const unsigned wanted = usual < share ? usual : share;
    size_t kept = first;
    k->derive(v, digits, out);
    for (size_t i = first; i < out->count && kept < first + wanted; i++) {
        size_t other = i + pcg32_below(rng, (uint32_t)(out->count - i));
        struct constraint_item item = out->item[other];
        out->item[other] = out->item[i];
        const struct constraint c = {item.kind, item.all, item.count, item.sum,
                                     out->cell + item.first};
        if ((constraint_is_outside(&c) && (is_taken(v, out, kept, &c) || !is_worth_it(v, &c))) ||
            is_crowded(out, first, kept, &c)) {
            continue;
        }
        item.sum = k->has_digits ? fewer_digits(item.sum, rng) : item.sum;
        out->item[kept++] = item;
    }
    out->count = kept;
}

/* ---- areas ---- */

struct growing_area {
    const struct layout *v;
    const uint64_t *used;
    struct pcg32 *rng;
    unsigned count;
    uint16_t cell[MAX_AREA];
};

static bool is_free(const struct growing_area *a, unsigned cell)
{
    for (unsigned i = 0; i < a->count; i++) {
        if (a->cell[i] == cell) {
            return false;
        }
    }
    return !has(a->used, cell);
}

/* A random free cell next to one of the area; LAYOUT_NO_CELL: not found. */
static unsigned cell_beside(const struct growing_area *a)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    for (unsigned tries = 4 * MAX_AREA; tries > 0; tries--) {
        unsigned from = a->cell[pcg32_below(a->rng, a->count)];
        const int *step = steps[pcg32_below(a->rng, 4)];
        int row = (int)row_of(a->v, from) + step[0];
        int column = (int)column_of(a->v, from) + step[1];
        bool inside = row >= 0 && column >= 0 && row < (int)frame_rows(a->v) &&
                      column < (int)frame_columns(a->v);
        unsigned cell = inside ? cell_at(a->v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
        if (cell != LAYOUT_NO_CELL && is_free(a, cell)) {
            return cell;
        }
    }
    return LAYOUT_NO_CELL;
}

static bool lies_in_one_box(const struct growing_area *a)
{
    for (unsigned i = 1; i < a->count; i++) {
        if (box_of(a->v, a->cell[i]) != box_of(a->v, a->cell[0])) {
            return false;
        }
    }
    return true;
}

/* Areas that cross box borders: inside one box they would add nothing to the box's own rule. */
void areas_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                struct constraint_list *out)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    const unsigned areas = v->cell_count / CELLS_AN_AREA + 1U;
    unsigned drawn = 0;
    for (unsigned tries = areas * TRIES; tries > 0 && drawn < areas; tries--) {
        const unsigned most = MIN_AREA + pcg32_below(rng, MAX_AREA - MIN_AREA + 1);
        struct growing_area a = {.v = v, .used = used, .rng = rng, .count = 1};
        a.cell[0] = (uint16_t)pcg32_below(rng, v->cell_count);
        unsigned sum = digits[a.cell[0]];
        while (!has(used, a.cell[0]) && a.count < most) {
            const unsigned cell = cell_beside(&a);
            if (cell == LAYOUT_NO_CELL) {
                break;
            }
            a.cell[a.count++] = (uint16_t)cell;
            sum += digits[cell];
            const struct constraint c = {(uint8_t)kind, false, (uint16_t)a.count,
                                         k->has_sum ? sum : 0, a.cell};
            if (!k->holds(v, &c, digits)) {
                sum -= digits[cell];
                a.count--;
                break;
            }
        }
        if (a.count >= MIN_AREA && !lies_in_one_box(&a)) {
            constraint_list_add(out, kind, false, k->has_sum ? sum : 0, a.cell, a.count);
            mark_taken(used, a.cell, a.count);
            drawn++;
        }
    }
}

/* ---- clones ---- */

static unsigned moved(const struct layout *v, unsigned cell, int rows, int columns)
{
    int row = (int)row_of(v, cell) + rows;
    int column = (int)column_of(v, cell) + columns;
    bool inside =
        row >= 0 && column >= 0 && row < (int)frame_rows(v) && column < (int)frame_columns(v);
    return inside ? cell_at(v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
}

/* Grow an area whose digits are repeated at this distance in rows and columns. */
static bool grow_clone(struct growing_area *a, const uint8_t *digits, int rows, int columns,
                       uint16_t clone[MAX_AREA])
{
    unsigned other = moved(a->v, a->cell[0], rows, columns);
    if (other == LAYOUT_NO_CELL || digits[other] != digits[a->cell[0]] || has(a->used, other) ||
        has(a->used, a->cell[0])) {
        return false;
    }
    clone[0] = (uint16_t)other;
    for (unsigned tries = 4 * MAX_AREA; tries > 0 && a->count < MAX_AREA; tries--) {
        unsigned cell = cell_beside(a);
        other = cell == LAYOUT_NO_CELL ? cell : moved(a->v, cell, rows, columns);
        bool fits = other != LAYOUT_NO_CELL && digits[other] == digits[cell] && is_free(a, other);
        for (unsigned i = 0; i < a->count && fits; i++) {
            fits = clone[i] != cell;
        }
        if (fits) {
            clone[a->count] = (uint16_t)other;
            a->cell[a->count++] = (uint16_t)cell;
        }
    }
    return a->count > 1;
}

/* The largest that some tries find: two cells that match are common, more are not. */
void clones_draw(const struct layout *v, const uint8_t *digits,
                 uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                 struct constraint_list *out)
{
    const unsigned pairs = v->cell_count / CELLS_A_CLONE + 1U;
    for (unsigned pair = 0; pair < pairs; pair++) {
        uint16_t best[2 * MAX_AREA];
        unsigned count = 0;
        for (unsigned tries = 40 * TRIES; tries > 0; tries--) {
            struct growing_area a = {.v = v, .used = used, .rng = rng, .count = 1};
            uint16_t clone[MAX_AREA];
            a.cell[0] = (uint16_t)pcg32_below(rng, v->cell_count);
            int rows = (int)pcg32_below(rng, frame_rows(v));
            int columns = (int)pcg32_below(rng, 2U * frame_columns(v)) - (int)frame_columns(v);
            if ((rows || columns) && grow_clone(&a, digits, rows, columns, clone) &&
                a.count > count) {
                count = a.count;
                for (unsigned i = 0; i < count; i++) {
                    best[i] = a.cell[i];
                    best[count + i] = clone[i];
                }
            }
        }
        if (count) {
            constraint_list_add(out, CONSTRAINT_CLONE, false, 0, best, 2 * count);
            mark_taken(used, best, 2 * count);
        }
    }
}
