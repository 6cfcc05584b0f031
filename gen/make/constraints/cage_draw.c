/* Cages that cover a full board. */
#include "gen/make/constraints/cage_draft.h"
#include "gen/make/constraints/constraint_draw.h"

/* How many in a hundred have two, three, four, five cells, by the puzzle's level: small cages, with
 * few sets of digits, make easy puzzles. */
static const uint8_t shares_of_level[][MAX_CAGE + 1] = {
    [LEVEL_EASY] = {[2] = 62, [3] = 32, [4] = 6},
    [LEVEL_MEDIUM] = {[2] = 45, [3] = 35, [4] = 16, [5] = 4},
    [LEVEL_HARD] = {[2] = 38, [3] = 35, [4] = 20, [5] = 7},
};

/* How much a cell is wanted next: one that touches the cage twice, and one that would be left
 * alone, before others. 0: not at all. */
static unsigned weight_of(const struct cages *c, unsigned cage, unsigned cell)
{
    uint16_t side[4];
    unsigned touches = 0;
    if (c->of[cell] != NO_CAGE || !cages_may_join(c, &c->at[cage], cell)) {
        return 0;
    }
    for (unsigned i = cages_sides_of(c->v, cell, side); i-- > 0;) {
        touches += c->of[side[i]] == cage;
    }
    unsigned open = cages_open_sides(c, cell);
    return touches + (open == 0 ? 12 : open == 1 ? 4 : 1);
}

static bool extend(struct cages *c, unsigned number)
{
    const struct cage *cage = &c->at[number];
    uint16_t cell[4 * MAX_CAGE];
    unsigned weight[4 * MAX_CAGE];
    unsigned count = 0;
    unsigned total = 0;
    for (unsigned i = 0; i < cage->count; i++) {
        uint16_t side[4];
        for (unsigned k = cages_sides_of(c->v, cage->cell[i], side); k-- > 0;) {
            cell[count] = side[k];
            weight[count] = weight_of(c, number, side[k]);
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
    cages_add(c, number, cell[chosen]);
    return true;
}

static void grow_cage(struct cages *c, unsigned first, const uint8_t *share)
{
    unsigned cage = c->count++;
    unsigned size = cages_any_size(c, share, 2);
    c->at[cage] = (struct cage){0};
    cages_add(c, cage, first);
    while (c->at[cage].count < size && extend(c, cage)) {
    }
}

void cages_draw(const struct layout *v, const uint8_t *digits, enum level level, struct pcg32 *rng,
                struct constraint_list *out)
{
    const uint8_t *share = shares_of_level[level < LEVEL_HARD ? level : LEVEL_HARD];
    struct cages c;
    uint16_t order[MAX_CELLS];
    cages_begin(&c, v, digits, rng);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        order[cell] = (uint16_t)cell;
    }
    pcg32_shuffle(rng, order, v->cell_count);
    for (unsigned i = 0; i < v->cell_count; i++) {
        if (c.of[order[i]] == NO_CAGE) {
            grow_cage(&c, order[i], share);
        }
    }
    cages_tidy(&c);
    cages_to_list(&c, out);
}
