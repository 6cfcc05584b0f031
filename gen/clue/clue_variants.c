#include <string.h>

#include "gen/clue/clue.h"

#define KIND(id) ((uint32_t)1 << CLUE_##id)

const struct clue_variant clue_variants[] = {
    {"killer", "classic", KIND(CAGE), "cages with sums"},
    {"killer-6x6", "6x6", KIND(CAGE), "cages with sums on a 6x6 board"},
    {"thermo", "classic", KIND(THERMO), "thermometers"},
    {"arrow", "classic", KIND(ARROW), "arrows"},
    {"greater", "classic", KIND(GREATER), "greater-than signs"},
    {"consecutive", "classic", KIND(CONSECUTIVE), "bars between consecutive digits, all given"},
    {"kropki", "classic", KIND(WHITE_DOT) | KIND(BLACK_DOT), "white and black dots, all given"},
    {"xv", "classic", KIND(X_SUM) | KIND(V_SUM), "X and V between digits that add up to 10 and 5"},
    {"odd-even", "classic", KIND(ODD) | KIND(EVEN), "cells for odd and for even digits"},
    {"sandwich", "classic", KIND(SANDWICH), "sums beside rows and columns"},
    {"anti-knight", "classic", KIND(ANTI_KNIGHT), "cells a knight's move apart differ"},
    {"anti-king", "classic", KIND(ANTI_KING), "cells that touch by a corner differ"},
    {"non-consecutive", "classic", KIND(NON_CONSECUTIVE), "no consecutive digits side by side"},
};
const size_t clue_variant_count = sizeof clue_variants / sizeof *clue_variants;

const struct clue_variant *clue_variant_find(const char *name)
{
    for (size_t i = 0; i < clue_variant_count; i++) {
        if (strcmp(clue_variants[i].name, name) == 0) {
            return &clue_variants[i];
        }
    }
    return NULL;
}
