/* The law of leftovers: n neighbouring rows (or columns) and n regions hold each digit n times. So
 * the cells that only the rows have and the cells that only the regions have hold the same digits.
 * Which lines and regions to compare depends on the layout alone and is found once for each. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_LEFTOVERS_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_LEFTOVERS_H

#include "gen/grade/technique/search.h"

enum {
    MAX_LEFTOVERS = 400,
    LEFTOVER_HOUSES = STEP_MAX_HOUSES / 2, /* of each side: a step cites them all */
    LEFTOVER_CELLS = 6,                    /* of each side: more than that nobody compares */
};

struct leftover {
    cell_set inner; /* cells that only the lines have */
    cell_set outer; /* … only the regions */
    uint8_t count;  /* lines, and regions */
    uint8_t cells;  /* of each side */
    uint8_t first_line;
    uint8_t region[LEFTOVER_HOUSES];
};

struct leftovers {
    uint64_t serial; /* the layout's that they were found for */
    unsigned count;
    struct leftover at[MAX_LEFTOVERS]; /* fewest cells first */
};

#endif
