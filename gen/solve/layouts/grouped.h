/* The search for layouts with groups: sets of cells that must all differ but are smaller than a
 * house. The lane kernels know only whole houses. The search takes the cell with the fewest
 * candidates, or a digit with one place in a house. To fill boards at random, it looks at one cell
 * at a time (grouped.c). To count solutions, another version carries out every single before it
 * guesses (grouped_count.c).
 *
 * Threads: no shared state. No allocation. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_GROUPED_H
#define NONET_GEN_SOLVE_LAYOUTS_GROUPED_H

#include "gen/board/pcg32.h"
#include "gen/solve/layouts/generic.h"

/* With constraints: what the short search has left open when it ends, by position and cell. Where a
 * board has too many cells or digits, or too much is open, nothing is noted. */
enum { MAX_OPEN = 32, MAX_OPEN_CELLS = 128 };
struct open_positions {
    unsigned count;
    uint16_t now[MAX_OPEN][MAX_OPEN_CELLS];
};

/* Some programs have small stacks: on Windows 1 or 2 MB. So a search takes no more room for the
 * positions that it keeps than boards of its size need: a small room, a middle one, or that for
 * MAX_CELLS. */
enum { SMALL_ROOM_CELLS = 100, MIDDLE_ROOM_CELLS = 256 };

struct grouped_question {
    const struct layout *v;
    const struct grid *givens;
    struct exclusion without;
    /* By cell, candidates that some of the givens leave (constrained_follow), with which the first
     * search begins. With constraints only; NULL: it begins with all. */
    const struct narrowed *known;
    uint64_t max_positions;
    bool ends_if_far; /* with constraints: the short search does, if it is far from done */
    /* With constraints: the short search weighs cells, and ends when it seems to need more than so
     * many positions more. 0: it does neither. */
    unsigned patience;
    struct open_positions *open; /* may be NULL; the wide search begins with these, if any */
    struct pcg32 *rng;           /* tries digits in random order; NULL means ascending */
    bool begin_only;             /* with rng and constraints: fills only the cells of constraints */
    const bool *only;            /* with rng and constraints: fills only these cells; NULL: all */
    solution_visitor *visit;     /* returns false to stop */
    void *context;
};

/* Visits the solutions. Returns how many were visited, or GENERIC_UNDECIDED if max_positions
 * placements were not enough. *positions receives the number of placements tried. */
uint64_t grouped_search(const struct grouped_question *q, uint64_t *positions);

/* The same without a random generator; grouped_search calls it in that case. Uses up to 150 KB of
 * stack. */
uint64_t grouped_count(const struct grouped_question *q, uint64_t *positions);

#endif
