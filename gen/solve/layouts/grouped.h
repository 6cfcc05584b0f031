/* The search for layouts with groups, cells of which fewer than a house's must differ: the lane
 * kernels know whole houses alone. Fewest candidates first, and digits with one place in a house.
 * Boards are filled at random by a search that looks at one cell at a time (grouped.c), counted by
 * one that carries out every single between guesses (grouped_count.c).
 *
 * Threads: no shared state. No allocation. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_GROUPED_H
#define NONET_GEN_SOLVE_LAYOUTS_GROUPED_H

#include "gen/board/pcg32.h"
#include "gen/solve/layouts/generic.h"

struct grouped_question {
    const struct layout *v;
    const struct grid *givens;
    struct exclusion without;
    uint64_t max_positions;
    struct pcg32 *rng;       /* digits in random order; NULL: ascending */
    solution_visitor *visit; /* false stops */
    void *context;
};

/* Visit the solutions. Returns how many were visited; GENERIC_UNDECIDED where max_positions
 * placements did not suffice. *positions: the placements tried. */
uint64_t grouped_search(const struct grouped_question *q, uint64_t *positions);

/* The same without an rng, which grouped_search leaves to it. Up to 150 KB of stack. */
uint64_t grouped_count(const struct grouped_question *q, uint64_t *positions);

#endif
