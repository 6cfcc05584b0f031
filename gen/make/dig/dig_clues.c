#include "gen/make/dig/dig_clues.h"

#include "gen/solve/solve.h"

static bool is_only(const struct layout *v, const struct grid *givens, const struct grid *solution,
                    uint64_t max_positions)
{
    return max_positions && v->clues
               ? solve_another_within(v, givens, solution, max_positions, NULL) == SOLVE_NO_OTHER
               : !solve_another(v, givens, solution, NULL);
}

const struct layout *dig_clues(const struct layout *v, const struct grid *solution,
                               const struct grid *givens, uint64_t max_positions, struct pcg32 *rng)
{
    bool gone[CLUE_MAX_COUNT] = {false};
    uint16_t order[CLUE_MAX_COUNT];
    unsigned count = 0;
    for (unsigned i = 0; i < clue_count(v); i++) {
        if (clue_may_go(v, clue_at(v, i))) {
            order[count++] = (uint16_t)i;
        }
    }
    pcg32_shuffle(rng, order, count);
    const struct layout *best = layout_keep(v);
    for (unsigned i = 0; i < count; i++) {
        gone[order[i]] = true;
        const struct layout *less = clues_without(v, gone);
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            layout_drop(best);
            return NULL;
        }
        if (is_only(less, givens, solution, max_positions)) {
            layout_drop(best);
            best = less;
        } else {
            gone[order[i]] = false;
            layout_drop(less);
        }
    }
    return best;
}
