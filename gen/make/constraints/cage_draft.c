#include "gen/make/constraints/cage_draft.h"

#include <string.h>

enum {
    SPREAD = 3,
    ALONE = 8, /* how bad a cage of one cell is, against a neighbour with the same sum */
    ROUNDS = 4,
};

void cages_begin(struct cages *c, const struct layout *v, const uint8_t *digits, struct pcg32 *rng)
{
    c->v = v;
    c->digits = digits;
    c->rng = rng;
    c->most = MAX_CAGE < v->size ? MAX_CAGE : v->size;
    c->count = 0;
    memset(c->of, 0xff, v->cell_count * sizeof c->of[0]);
}

void cages_from_list(struct cages *c, const struct constraint_list *l)
{
    for (size_t i = 0; i < l->count; i++) {
        const struct constraint_item *item = &l->item[i];
        if (item->kind == CONSTRAINT_CAGE) {
            c->at[c->count] = (struct cage){0};
            for (unsigned k = 0; k < item->count; k++) {
                cages_add(c, c->count, l->cell[item->first + k]);
            }
            c->count++;
        }
    }
}

void cages_to_list(const struct cages *c, struct constraint_list *l)
{
    size_t kept = 0;
    for (size_t i = 0; i < l->count; i++) {
        if (l->item[i].kind != CONSTRAINT_CAGE) {
            l->item[kept++] = l->item[i];
        }
    }
    l->count = kept;
    for (unsigned i = 0; i < c->count; i++) {
        const struct cage *cage = &c->at[i];
        if (cage->count) {
            constraint_list_add(l, CONSTRAINT_CAGE, false, cage->sum, cage->cell, cage->count);
        }
    }
}

unsigned cages_sides_of(const struct layout *v, unsigned cell, uint16_t side[4])
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

unsigned cages_open_sides(const struct cages *c, unsigned cell)
{
    uint16_t side[4];
    unsigned open = 0;
    for (unsigned i = cages_sides_of(c->v, cell, side); i-- > 0;) {
        open += c->of[side[i]] == NO_CAGE;
    }
    return open;
}

unsigned cages_any_size(struct cages *c, const uint8_t *share, unsigned least)
{
    unsigned rest = pcg32_below(c->rng, 100);
    unsigned size = least;
    while (rest >= share[size]) {
        rest -= share[size++];
    }
    return size < c->most ? size : c->most;
}

void cages_add(struct cages *c, unsigned cage, unsigned cell)
{
    struct cage *to = &c->at[cage];
    to->cell[to->count++] = (uint16_t)cell;
    to->sum = (uint16_t)(to->sum + c->digits[cell]);
    to->digits |= digit_bit(c->digits[cell]);
    c->of[cell] = (uint16_t)cage;
}

void cages_take(struct cages *c, unsigned cell)
{
    struct cage *from = &c->at[c->of[cell]];
    unsigned kept = 0;
    for (unsigned i = 0; i < from->count; i++) {
        if (from->cell[i] != cell) {
            from->cell[kept++] = from->cell[i];
        }
    }
    from->count = (uint8_t)kept;
    from->sum = (uint16_t)(from->sum - c->digits[cell]);
    from->digits &= ~digit_bit(c->digits[cell]);
    c->of[cell] = NO_CAGE;
}

/* ---- what may be ---- */

static bool stays_close(const struct layout *v, const struct cage *cage, unsigned more)
{
    unsigned top = row_of(v, more);
    unsigned left = column_of(v, more);
    unsigned bottom = top;
    unsigned right = left;
    for (unsigned i = 0; i < cage->count; i++) {
        unsigned row = row_of(v, cage->cell[i]);
        unsigned column = column_of(v, cage->cell[i]);
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

bool cages_may_join(const struct cages *c, const struct cage *cage, unsigned cell)
{
    return cage->count < c->most && !(cage->digits & digit_bit(c->digits[cell])) &&
           stays_close(c->v, cage, cell);
}

bool cages_are_connected(const struct layout *v, const struct cage *cage, unsigned part)
{
    uint16_t chosen[MAX_CAGE];
    unsigned length = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        if (part >> i & 1) {
            chosen[length++] = cage->cell[i];
        }
    }
    struct constraint c = {.kind = CONSTRAINT_CAGE, .count = (uint16_t)length, .cell = chosen};
    return constraint_is_connected(v, &c);
}

/* Does a cage without the cell hang together, and have two cells or more? */
static bool cages_may_leave(const struct cages *c, const struct cage *cage, unsigned cell)
{
    unsigned part = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        part |= (unsigned)(cage->cell[i] != cell) << i;
    }
    return cage->count > 2 && cages_are_connected(c->v, cage, part);
}

/* ---- faults ---- */

unsigned cages_faults(const struct cages *c, unsigned number)
{
    const struct cage *cage = &c->at[number];
    uint16_t alike[4 * MAX_CAGE];
    unsigned count = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        uint16_t side[4];
        for (unsigned k = cages_sides_of(c->v, cage->cell[i], side); k-- > 0;) {
            unsigned other = c->of[side[k]];
            bool known = other == NO_CAGE || other == number || c->at[other].sum != cage->sum;
            for (unsigned m = 0; m < count && !known; m++) {
                known = alike[m] == other;
            }
            if (!known) {
                alike[count++] = (uint16_t)other;
            }
        }
    }
    return count + (cage->count == 1 ? ALONE : 0);
}

/* ---- mending ---- */

struct move {
    uint16_t cell;
    uint16_t to; /* a cage */
};

/* How many faults fewer the move leaves. */
static int gain_of(struct cages *c, struct move m)
{
    unsigned from = c->of[m.cell];
    int before = (int)(cages_faults(c, from) + cages_faults(c, m.to));
    cages_take(c, m.cell);
    cages_add(c, m.to, m.cell);
    int after = (int)(cages_faults(c, from) + cages_faults(c, m.to));
    cages_take(c, m.cell);
    cages_add(c, from, m.cell);
    return before - after;
}

/* The best move found yet, one of those as good by chance. */
struct cage_draft_choice {
    struct move move;
    int gain;
    unsigned alike;
};

static void consider(struct cages *c, struct move m, struct cage_draft_choice *best)
{
    const struct cage *from = &c->at[c->of[m.cell]];
    if (!cages_may_join(c, &c->at[m.to], m.cell) ||
        (from->count > 1 && !cages_may_leave(c, from, m.cell))) {
        return;
    }
    int gain = gain_of(c, m);
    if (gain < best->gain || gain <= 0) {
        return;
    }
    best->alike = gain == best->gain ? best->alike + 1 : 1;
    best->gain = gain;
    if (pcg32_below(c->rng, best->alike) == 0) {
        best->move = m;
    }
}

bool cages_mend(struct cages *c, unsigned cage, unsigned other)
{
    const struct cage now = c->at[cage];
    struct cage_draft_choice best = {.gain = 0};
    for (unsigned i = 0; i < now.count; i++) {
        uint16_t side[4];
        for (unsigned k = cages_sides_of(c->v, now.cell[i], side); k-- > 0;) {
            unsigned beside = c->of[side[k]];
            if (beside != cage && beside != other && beside != NO_CAGE) {
                consider(c, (struct move){now.cell[i], (uint16_t)beside}, &best);
                consider(c, (struct move){side[k], (uint16_t)cage}, &best);
            }
        }
    }
    if (best.gain > 0) {
        cages_take(c, best.move.cell);
        cages_add(c, best.move.to, best.move.cell);
    }
    return best.gain > 0;
}

void cages_tidy(struct cages *c)
{
    bool moved = true;
    for (unsigned round = 0; round < ROUNDS && moved; round++) {
        moved = false;
        for (unsigned i = 0; i < c->count; i++) {
            moved |= cages_faults(c, i) && cages_mend(c, i, NO_CAGE);
        }
    }
}
