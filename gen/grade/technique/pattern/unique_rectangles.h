/* The rectangles of a position, kept for the types of unique rectangle that are looked for in it.
 */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_UNIQUE_RECTANGLES_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_UNIQUE_RECTANGLES_H

#include "gen/grade/technique/search.h"

struct deadly {
    uint16_t cell[4]; /* 0 and 1 in one box, 2 opposite 0's line end, 3 opposite 1's */
    unsigned digit[2];
    digit_set pair;
    cell_set all;
    uint16_t plain[4]; /* cells without other candidates */
    uint16_t extra[4]; /* the rest */
    unsigned plain_count;
    unsigned extra_count;
    digit_set extras; /* the others' digits */
};

enum { MAX_DEADLY = 128 };
struct rectangles {
    uint32_t stamp; /* the position whose … */
    unsigned count;
    struct deadly of[MAX_DEADLY]; /* … rectangles these are, in the order in which they are found */
};

#endif
