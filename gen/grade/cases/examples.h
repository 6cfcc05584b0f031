/* Examples of techniques, for help and teaching: puzzles of our own making.
 *
 * Threads: constant data. */
#ifndef NONET_GEN_GRADE_CASES_EXAMPLES_H
#define NONET_GEN_GRADE_CASES_EXAMPLES_H

#include "gen/board/board.h"

/* A puzzle whose solution path uses the technique; the simplest of several thousand that were
 * looked at. */
struct technique_example {
    const char *technique; /* its key */
    const char *puzzle;
    const char *variant; /* of its board; NULL: classic */
    const char *clues;   /* as in records; NULL: none */
};

const struct technique_example *technique_example(int technique); /* NULL: none is kept */

/* The example's board with its clues; the caller's to drop. NULL: out of memory. */
const struct layout *technique_example_layout(const struct technique_example *example);

#endif
