#include "gen/clue/kind.h"

enum clue_effect clue_prune_order(digit_set *candidates, unsigned smaller, unsigned greater)
{
    if (!candidates[smaller] || !candidates[greater]) {
        return CLUE_BROKEN;
    }
    enum clue_effect one =
        clue_keep(candidates, smaller, digits_below(highest_digit(candidates[greater])));
    if (one == CLUE_BROKEN) {
        return one;
    }
    return clue_both(
        one, clue_keep(candidates, greater, digits_above(lowest_digit(candidates[smaller]))));
}

void clue_each_neighbour(const struct layout *v, clue_pair_taker *take, void *context)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned right = cell_right(v, cell);
        unsigned below = cell_below(v, cell);
        if (right != LAYOUT_NO_CELL) {
            take(context, cell, right);
        }
        if (below != LAYOUT_NO_CELL) {
            take(context, cell, below);
        }
    }
}
