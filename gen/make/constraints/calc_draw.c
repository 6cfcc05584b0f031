/* Cages of calcudoku: drawn over a full board, and changed until they leave one solution.
 *
 * Published puzzles have cages of two to four cells and a few of one; no number is longer than four
 * figures. Where a cage of two can subtract or divide, it mostly does. */
#include "gen/constraint/cage_sign.h"
#include "gen/make/constraints/cage_draft.h"
#include "gen/make/constraints/constraint_draw.h"

enum {
    MAX_CALC_CAGE = 4,
    MAX_RESULT = 1500, /* a longer product becomes a sum */
    COST_SIGN = 1,     /* of a change: another sign, */
    COST_CUT = 4,      /* a cage cut in two, */
    COST_ALONE = 6     /* and each cell that then is alone */
};

/* How many in a hundred have one, two, three, four cells, by the puzzle's level. */
static const uint8_t shares_of_level[][MAX_CALC_CAGE + 1] = {
    [LEVEL_EASY] = {[1] = 8, [2] = 62, [3] = 30},
    [LEVEL_MEDIUM] = {[1] = 3, [2] = 50, [3] = 37, [4] = 10},
    [LEVEL_HARD] = {[1] = 0, [2] = 36, [3] = 42, [4] = 22},
};
static const uint8_t easy_without_signs[MAX_CALC_CAGE + 1] = {[1] = 18, [2] = 76, [3] = 6};
/* Of large boards, whose cages leave the most ways. */
static const uint8_t medium_without_signs[MAX_CALC_CAGE + 1] = {[1] = 13, [2] = 69, [3] = 18};

/* ---- cells ---- */

/* The open cell beside the cage with the fewest open neighbours, so that few are left alone. */
static unsigned next_cell(const struct cages *c, unsigned cage)
{
    unsigned best = LAYOUT_NO_CELL;
    unsigned least = 0;
    unsigned alike = 0;
    for (unsigned i = 0; i < c->at[cage].count; i++) {
        uint16_t side[4];
        for (unsigned k = cages_sides_of(c->v, c->at[cage].cell[i], side); k-- > 0;) {
            const unsigned open = cages_open_sides(c, side[k]);
            if (c->of[side[k]] != NO_CAGE || (alike && open > least)) {
                continue;
            }
            alike = alike && open == least ? alike + 1 : 1;
            least = open;
            if (pcg32_below(c->rng, alike) == 0) {
                best = side[k];
            }
        }
    }
    return best;
}

static unsigned begin_cage(struct cages *c)
{
    c->at[c->count] = (struct cage){0};
    return c->count++;
}

/* A cell that stayed alone though no cage of one cell was meant joins a neighbour with room. */
static void place_alone(struct cages *c, unsigned cell)
{
    uint16_t side[4];
    const unsigned count = cages_sides_of(c->v, cell, side);
    const unsigned first = pcg32_below(c->rng, count);
    for (unsigned i = 0; i < count; i++) {
        const unsigned cage = c->of[side[(first + i) % count]];
        if (cage != NO_CAGE && c->at[cage].count > 1 && c->at[cage].count < MAX_CALC_CAGE) {
            cages_add(c, cage, cell);
            return;
        }
    }
    cages_add(c, begin_cage(c), cell);
}

/* ---- signs ---- */

/* Of cages of two: the share in a hundred that divide or subtract where they can. */
enum { DIVIDE_SHARE = 60, MINUS_SHARE = 55, TIMES_SHARE = 55 };

static enum cage_sign any_sign(const uint16_t *cell, unsigned count, const uint8_t *digits,
                               struct pcg32 *rng)
{
    if (count < 2) {
        return SIGN_NONE;
    }
    const unsigned product = constraint_calculate(SIGN_TIMES, cell, count, digits);
    const bool short_enough = product > 0 && product <= MAX_RESULT;
    if (count == 2 && constraint_calculate(SIGN_DIVIDE, cell, 2, digits) &&
        pcg32_below(rng, 100) < DIVIDE_SHARE) {
        return SIGN_DIVIDE;
    }
    if (count == 2 && constraint_calculate(SIGN_MINUS, cell, 2, digits) &&
        pcg32_below(rng, 100) < MINUS_SHARE) {
        return SIGN_MINUS;
    }
    return short_enough && pcg32_below(rng, 100) < TIMES_SHARE ? SIGN_TIMES : SIGN_PLUS;
}

uint32_t calc_number_by(enum constraint_kind_id kind, enum cage_sign sign, const uint16_t *cell,
                        unsigned count, const uint8_t *digits)
{
    return constraint_sum_pack(constraint_kinds[kind]->has_sign ? sign : SIGN_NONE,
                               constraint_calculate(sign, cell, count, digits));
}

uint32_t calc_number(enum constraint_kind_id kind, const uint16_t *cell, unsigned count,
                     const uint8_t *digits, struct pcg32 *rng)
{
    return calc_number_by(kind, any_sign(cell, count, digits, rng), cell, count, digits);
}

/* ---- drawing ---- */

void calc_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
               enum level level, struct pcg32 *rng, struct constraint_list *out)
{
    const enum level like = level > LEVEL_EXTREME ? LEVEL_MEDIUM /* any */
                            : level < LEVEL_HARD  ? level
                                                  : LEVEL_HARD;
    /* Without signs, a cage of a size leaves more ways. */
    const bool signs = constraint_kinds[kind]->has_sign;
    enum { LARGE_SIZE = 9 };
    const uint8_t *share = signs                ? shares_of_level[like]
                           : like == LEVEL_EASY ? easy_without_signs
                           : level == LEVEL_MEDIUM && v->size >= LARGE_SIZE
                               ? medium_without_signs
                               : shares_of_level[like - 1];
    struct cages c;
    uint16_t order[MAX_CELLS];
    cages_begin(&c, v, digits, rng);
    c.most = v->size < 5 ? MAX_CALC_CAGE - 1 : MAX_CALC_CAGE;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        order[cell] = (uint16_t)cell;
    }
    pcg32_shuffle(rng, order, v->cell_count);
    for (unsigned i = 0; i < v->cell_count; i++) {
        if (c.of[order[i]] != NO_CAGE) {
            continue;
        }
        const unsigned size = cages_any_size(&c, share, 1);
        unsigned next = size > 1 && cages_open_sides(&c, order[i]) == 0 ? LAYOUT_NO_CELL : order[i];
        if (next == LAYOUT_NO_CELL) {
            place_alone(&c, order[i]);
            continue;
        }
        const unsigned cage = begin_cage(&c);
        while (next != LAYOUT_NO_CELL && c.at[cage].count < size) {
            cages_add(&c, cage, next);
            next = next_cell(&c, cage);
        }
    }
    for (unsigned i = 0; i < c.count; i++) {
        constraint_list_add(out, kind, false,
                            calc_number(kind, c.at[i].cell, c.at[i].count, digits, rng),
                            c.at[i].cell, c.at[i].count);
    }
}

/* ---- changing ---- */

/* A change of a cage: its cells of `part` (a bit each) by one sign, the others by another. */
struct calc_change {
    size_t item;
    unsigned part;
    enum cage_sign sign[2];
    unsigned cost;
    unsigned alike; /* as cheap as this one */
};

static unsigned cells_of_part(const struct constraint_list *l, size_t item, unsigned part,
                              uint16_t *cell)
{
    unsigned count = 0;
    for (unsigned i = 0; i < l->item[item].count; i++) {
        if (part >> i & 1) {
            cell[count++] = l->cell[l->item[item].first + i];
        }
    }
    return count;
}

static bool holds(const struct layout *v, enum constraint_kind_id kind, uint32_t number,
                  const uint16_t *cell, unsigned count, const uint8_t *digits)
{
    const struct constraint c = {(uint8_t)kind, false, (uint16_t)count, number, cell};
    return constraint_kinds[kind]->holds(v, &c, digits);
}

/* A sign that the other board breaks; SIGN_NONE where the cage has one cell and it differs. False:
 * there is none. */
static bool breaking_sign(const struct layout *v, enum constraint_kind_id kind,
                          const uint16_t *cell, unsigned count, const uint8_t *digits,
                          const uint8_t *other, struct pcg32 *rng, enum cage_sign *out)
{
    unsigned found = 0;
    for (enum cage_sign sign = count > 1 ? SIGN_PLUS : SIGN_NONE;
         sign <= (count > 1 ? SIGN_DIVIDE : SIGN_NONE); sign++) {
        const uint32_t number = calc_number_by(kind, sign, cell, count, digits);
        const unsigned result = constraint_calculate(sign, cell, count, digits);
        if (result && result <= MAX_RESULT && !holds(v, kind, number, cell, count, other) &&
            pcg32_below(rng, ++found) == 0) {
            *out = sign;
        }
    }
    return found > 0;
}

static void consider(struct calc_change *best, struct calc_change change, struct pcg32 *rng)
{
    if (best->part && change.cost > best->cost) {
        return;
    }
    change.alike = best->part && change.cost == best->cost ? best->alike + 1 : 1;
    best->alike = change.alike;
    if (pcg32_below(rng, change.alike) == 0) {
        *best = change;
    }
}

static bool is_whole(const struct layout *v, const uint16_t *cell, unsigned count)
{
    const struct constraint c = {
        .kind = CONSTRAINT_CALC_CAGE, .count = (uint16_t)count, .cell = cell};
    return constraint_is_connected(v, &c);
}

/* Every way to change the cage so that the other board is wrong; NULL: to cut it. */
static void consider_changes(const struct constraint_list *l, size_t item, const struct layout *v,
                             const uint8_t *digits, const uint8_t *other, struct pcg32 *rng,
                             struct calc_change *best)
{
    const enum constraint_kind_id kind = l->item[item].kind;
    const unsigned all = (1U << l->item[item].count) - 1;
    for (unsigned part = 1; part <= all; part += 2) {
        struct calc_change change = {.item = item, .part = part};
        uint16_t cell[2][MAX_CALC_CAGE];
        const unsigned count[2] = {cells_of_part(l, item, part, cell[0]),
                                   cells_of_part(l, item, all & ~part, cell[1])};
        bool breaks = !other && part != all;
        if (!is_whole(v, cell[0], count[0]) || (count[1] && !is_whole(v, cell[1], count[1]))) {
            continue;
        }
        for (unsigned i = 0; i < 2; i++) {
            change.sign[i] = any_sign(cell[i], count[i], digits, rng);
            breaks |=
                other && count[i] &&
                breaking_sign(v, kind, cell[i], count[i], digits, other, rng, &change.sign[i]);
        }
        change.cost = part == all ? COST_SIGN : COST_CUT;
        change.cost += COST_ALONE * ((unsigned)(count[0] == 1) + (unsigned)(count[1] == 1));
        if (breaks) {
            consider(best, change, rng);
        }
    }
}

static void apply(struct constraint_list *l, const struct calc_change *change,
                  const uint8_t *digits)
{
    struct constraint_list after = {0};
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        const uint16_t *cells = l->cell + item->first;
        if (i != change->item) {
            constraint_list_add(&after, item->kind, item->all, item->sum, cells, item->count);
            continue;
        }
        for (unsigned k = 0; k < 2; k++) {
            uint16_t cell[MAX_CALC_CAGE];
            const unsigned part = k ? ((1U << item->count) - 1) & ~change->part : change->part;
            const unsigned count = cells_of_part(l, i, part, cell);
            if (count) {
                constraint_list_add(
                    &after, item->kind, false,
                    calc_number_by(item->kind, change->sign[k], cell, count, digits), cell, count);
            }
        }
    }
    after.takes_open = l->takes_open;
    constraint_list_free(l);
    *l = after;
}

bool calc_cut(struct constraint_list *l, const struct layout *v, const uint8_t *digits,
              const uint8_t *other, struct pcg32 *rng)
{
    struct calc_change best = {.part = 0};
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        if (constraint_kinds[item->kind]->make == MAKE_CALC && item->count > 1 &&
            item->count <= MAX_CALC_CAGE) {
            consider_changes(l, i, v, digits, other, rng, &best);
        }
    }
    if (best.part) {
        apply(l, &best, digits);
    }
    return best.part != 0;
}
