/* Examples of techniques, for help and lessons. We made all of these puzzles ourselves.
 *
 * Threads: constant data. */
#ifndef NONET_GEN_GRADE_CASES_EXAMPLES_H
#define NONET_GEN_GRADE_CASES_EXAMPLES_H

#include "gen/board/board.h"

/* A puzzle whose solution path uses the technique: the simplest of several thousand. */
struct technique_example {
    const char *technique; /* the technique's key */
    const char *puzzle;
    const char *variant;     /* the board's variant; NULL means classic */
    const char *constraints; /* constraints, as in records; NULL means none */
};

/* Returns NULL if there is no example. */
const struct technique_example *technique_example(int technique);

/* The example's board with its constraints; the caller drops it. Returns NULL when out of
 * memory. */
const struct layout *technique_example_layout(const struct technique_example *example);

#endif
