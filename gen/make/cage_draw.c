/* Cages that cover a full board. */
#include <string.h>

#include "gen/make/clue_draw.h"

enum { NO_CAGE = 0xFFFF, MAX_CAGE = 5, SPREAD = 3 };

/* How many in a hundred have two, three, four, five cells; of easy puzzles, which small cages with
 * few sets of digits make. */
static const uint8_t shares[2][MAX_CAGE + 1] = {{[2] = 38, [3] = 35, [4] = 20, [5] = 7},
                                                {[2] = 50, [3] = 40, [4] = 10}};

struct cages {
    const struct layout *v;
    const uint8_t *digits;
    const uint8_t *share;
    struct pcg32 *rng;
    uint16_t cage_of[MAX_CELLS];
    unsigned count;
};

/* The cells at a cell's four sides; returns how many there are. */
static unsigned sides_of(const struct layout *v, unsigned cell, uint16_t side[4])
{
    unsigned row = row_of(v, cell);
    unsigned column = column_of(v, cell);
    const unsigned near[4] = {cell_right(v, cell), cell_below(v, cell),
                              column ? cell_at(v, row, column - 1) : LAYOUT_NO_CELL,
                              row ? cell_at(v, row - 1, column) : LAYOUT_NO_CELL};
    unsigned count = 0;
    for (unsigned i = 0; i < 4; i++) {
        if (near[i] != LAYOUT_NO_CELL) {
            side[count++] = (uint16_t)near[i];
        }
    }
    return count;
}

struct cage {
    unsigned count;
    uint16_t cell[MAX_CAGE];
    digit_set digits;
};

/* Would the cage still lie close together with one more cell? Four in a line may. */
static bool stays_close(const struct cages *c, const struct cage *cage, unsigned more)
{
    unsigned top = row_of(c->v, more);
    unsigned left = column_of(c->v, more);
    unsigned bottom = top;
    unsigned right = left;
    for (unsigned i = 0; i < cage->count; i++) {
        unsigned row = row_of(c->v, cage->cell[i]);
        unsigned column = column_of(c->v, cage->cell[i]);
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
        left = column < left ? column : left;
        right = column > right ? column : right;
    }
    unsigned height = bottom - top + 1;
    unsigned width = right - left + 1;
    bool straight = height == 1 || width == 1;
    return straight ? height * width <= SPREAD + 1 : height <= SPREAD && width <= SPREAD;
}

static unsigned open_sides(const struct cages *c, unsigned cell)
{
    uint16_t side[4];
    unsigned open = 0;
    for (unsigned i = sides_of(c->v, cell, side); i-- > 0;) {
        open += c->cage_of[side[i]] == NO_CAGE;
    }
    return open;
}

/* How much a cell is wanted next: one that touches the cage twice, and one that would be left
 * alone, before others. 0: not at all. */
static unsigned weight_of(const struct cages *c, const struct cage *cage, unsigned cell)
{
    uint16_t side[4];
    unsigned touches = 0;
    if (c->cage_of[cell] != NO_CAGE || cage->digits & digit_bit(c->digits[cell]) ||
        !stays_close(c, cage, cell)) {
        return 0;
    }
    for (unsigned i = sides_of(c->v, cell, side); i-- > 0;) {
        for (unsigned k = 0; k < cage->count; k++) {
            touches += cage->cell[k] == side[i];
        }
    }
    unsigned open = open_sides(c, cell);
    return touches + (open == 0 ? 12 : open == 1 ? 4 : 1);
}

static bool extend(struct cages *c, struct cage *cage)
{
    uint16_t cell[4 * MAX_CAGE];
    unsigned weight[4 * MAX_CAGE];
    unsigned count = 0;
    unsigned total = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        uint16_t side[4];
        for (unsigned k = sides_of(c->v, cage->cell[i], side); k-- > 0;) {
            cell[count] = side[k];
            weight[count] = weight_of(c, cage, side[k]);
            total += weight[count++];
        }
    }
    if (total == 0) {
        return false;
    }
    unsigned chosen = 0;
    for (unsigned rest = pcg32_below(c->rng, total); rest >= weight[chosen]; chosen++) {
        rest -= weight[chosen];
    }
    cage->cell[cage->count++] = cell[chosen];
    cage->digits |= digit_bit(c->digits[cell[chosen]]);
    return true;
}

static unsigned any_size(const struct cages *c)
{
    unsigned rest = pcg32_below(c->rng, 100);
    unsigned size = 2;
    while (rest >= c->share[size]) {
        rest -= c->share[size++];
    }
    return size;
}

static void grow_cage(struct cages *c, unsigned first)
{
    struct cage cage = {1, {(uint16_t)first}, digit_bit(c->digits[first])};
    unsigned size = any_size(c);
    size = size > c->v->size ? c->v->size : size;
    c->cage_of[first] = (uint16_t)c->count;
    while (cage.count < size && extend(c, &cage)) {
        c->cage_of[cage.cell[cage.count - 1]] = (uint16_t)c->count;
    }
    c->count++;
}

static struct cage cage_at(const struct cages *c, unsigned number)
{
    struct cage cage = {0};
    for (unsigned cell = 0; cell < c->v->cell_count; cell++) {
        if (c->cage_of[cell] == number && cage.count < MAX_CAGE) {
            cage.cell[cage.count++] = (uint16_t)cell;
            cage.digits |= digit_bit(c->digits[cell]);
        }
    }
    return cage;
}

/* A cell by itself goes to a cage beside it that has room. */
static void join_single(struct cages *c, unsigned cell)
{
    uint16_t side[4];
    unsigned count = sides_of(c->v, cell, side);
    for (unsigned i = 0; i < count; i++) {
        if (c->cage_of[side[i]] == c->cage_of[cell]) {
            return; /* it is not alone */
        }
    }
    pcg32_shuffle(c->rng, side, count);
    for (unsigned i = 0; i < count; i++) {
        struct cage cage = cage_at(c, c->cage_of[side[i]]);
        if (cage.count < MAX_CAGE && cage.count < c->v->size &&
            !(cage.digits & digit_bit(c->digits[cell])) && stays_close(c, &cage, cell)) {
            c->cage_of[cell] = c->cage_of[side[i]];
            return;
        }
    }
}

static unsigned sum_of(const struct cage *cage, const uint8_t *digits)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        sum += digits[cage->cell[i]];
    }
    return sum;
}

void cages_draw(const struct layout *v, const uint8_t *digits, bool easy, struct pcg32 *rng,
                struct clue_list *out)
{
    struct cages c = {.v = v, .digits = digits, .share = shares[easy], .rng = rng};
    uint16_t order[MAX_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        order[cell] = (uint16_t)cell;
        c.cage_of[cell] = NO_CAGE;
    }
    pcg32_shuffle(rng, order, v->cell_count);
    for (unsigned i = 0; i < v->cell_count; i++) {
        if (c.cage_of[order[i]] == NO_CAGE) {
            grow_cage(&c, order[i]);
        }
    }
    for (unsigned i = 0; i < v->cell_count; i++) {
        join_single(&c, order[i]);
    }
    for (unsigned i = 0; i < c.count; i++) {
        struct cage cage = cage_at(&c, i);
        if (cage.count) {
            clue_list_add(out, CLUE_CAGE, false, sum_of(&cage, digits), cage.cell, cage.count);
        }
    }
}

/* ---- cutting ---- */

/* Do the cells of a part of a cage hang together? part: a bit a cell. */
static bool hangs_together(const struct layout *v, const uint16_t *cell, unsigned count,
                           unsigned part)
{
    uint16_t chosen[MAX_SIZE];
    unsigned length = 0;
    for (unsigned i = 0; i < count; i++) {
        if (part >> i & 1) {
            chosen[length++] = cell[i];
        }
    }
    struct clue c = {.kind = CLUE_CAGE, .count = (uint16_t)length, .cell = chosen};
    return clue_is_connected(v, &c);
}

static unsigned part_sum(const uint16_t *cell, unsigned part, const uint8_t *digits)
{
    unsigned sum = 0;
    for (; part; part &= part - 1) {
        sum += digits[cell[__builtin_ctz(part)]];
    }
    return sum;
}

/* The part of a cage to cut off so that the other board is wrong, random among the best: no part of
 * one cell where there is a choice. 0: there is none. */
static unsigned find_cut(const struct layout *v, const uint16_t *cell, unsigned count,
                         const uint8_t *digits, const uint8_t *other, struct pcg32 *rng)
{
    unsigned all = (1U << count) - 1;
    unsigned chosen = 0;
    unsigned alike = 0;
    bool chosen_single = true;
    for (unsigned part = 1; part < all; part += 2) { /* the first cell is in it */
        unsigned rest = all & ~part;
        bool single = !(part & (part - 1)) || !(rest & (rest - 1));
        if ((single && !chosen_single) ||
            (other && part_sum(cell, part, digits) == part_sum(cell, part, other)) ||
            !hangs_together(v, cell, count, part) || !hangs_together(v, cell, count, rest)) {
            continue;
        }
        alike = single == chosen_single ? alike + 1 : 1;
        chosen_single = single;
        chosen = pcg32_below(rng, alike) == 0 ? part : chosen;
    }
    return chosen;
}

bool cages_cut(struct clue_list *l, const struct layout *v, const uint8_t *digits,
               const uint8_t *other, struct pcg32 *rng)
{
    size_t best = l->count;
    unsigned best_cut = 0;
    for (size_t i = 0; i < l->count; i++) {
        const struct clue_item *item = &l->item[i];
        const uint16_t *cell = l->cell + item->first;
        if (item->kind != CLUE_CAGE || item->count < 2 || item->count > 2 * MAX_CAGE ||
            (best < l->count && l->item[best].count >= item->count)) {
            continue;
        }
        unsigned cut = find_cut(v, cell, item->count, digits, other, rng);
        if (cut) {
            best = i;
            best_cut = cut;
        }
    }
    if (!best_cut) {
        return false;
    }
    uint16_t part[2][MAX_SIZE];
    unsigned length[2] = {0};
    const struct clue_item cage = l->item[best];
    for (unsigned i = 0; i < cage.count; i++) {
        unsigned side = best_cut >> i & 1;
        part[side][length[side]++] = l->cell[cage.first + i];
    }
    memmove(&l->item[best], &l->item[best + 1], (l->count - best - 1) * sizeof *l->item);
    l->count--;
    for (unsigned side = 0; side < 2; side++) {
        unsigned sum = 0;
        for (unsigned i = 0; i < length[side]; i++) {
            sum += digits[part[side][i]];
        }
        clue_list_add(l, CLUE_CAGE, false, sum, part[side], length[side]);
    }
    return true;
}
