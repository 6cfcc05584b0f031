/* Classic puzzles with few givens, from scratch: a vicinity search.
 *
 * From a random minimal puzzle the search goes down a given at a time. At each puzzle it looks for
 * {-2+1}: two givens out and one digit in, anywhere, with one solution again. Such a pair of givens
 * leaves few solutions when it is removed. How many solutions the removal of one given leaves is
 * estimated well by the number of candidates that deduction alone leaves open. So the search counts
 * these for each given, and tries only pairs that leave little open: the coverages of the
 * puzzle less one of them (see gen/solve/coverage.h) give the solutions of the puzzle less both
 * that keep one of the two, and only those that keep neither are searched. Most puzzles have no
 * such pair; the search walks on at once, to a {-1+1} neighbour, which the coverage without a given
 * has as well. Where there is no unvisited neighbour, or after too many puzzles without success, it
 * starts anew.
 *
 * That vicinities of puzzles with few givens are rich in such puzzles is common knowledge among
 * those who collect 17-clue puzzles; G. Royle's collection was made by such means.
 *
 * Threads: a search belongs to one thread. */
#ifndef NONET_GEN_MAKE_FEW_GIVENS_H
#define NONET_GEN_MAKE_FEW_GIVENS_H

#include <stdatomic.h>

#include "gen/board/pcg32.h"
#include "gen/solve/coverage.h"

enum {
    MIN_FEW_GIVENS = 17,
    MAX_FEW_GIVENS = 25,
    FEW_GIVENS_VISITED = 4096,
    FEW_GIVENS_TRIED = 8192
};

struct few_givens_stats {
    uint64_t starts;                     /* random puzzles begun with */
    uint64_t boards;                     /* full boards made, where they are counted */
    uint64_t visited;                    /* puzzles whose vicinity was searched */
    uint64_t down[MAX_FEW_GIVENS + 1];   /* by givens: steps from there to fewer givens */
    uint64_t visits[MAX_FEW_GIVENS + 1]; /* by givens: puzzles visited */
    bool barren;                         /* given up: no puzzle to begin with (few_orbits.h) */
};

/* The memory of a search; about 150 KB, the caller's. */
struct few_givens {
    struct few_givens_stats stats;
    struct grid puzzle;
    struct grid solution;
    unsigned count; /* givens of the puzzle */
    uint16_t cell[81];
    unsigned left[81];                    /* by given: candidates left without it */
    bool covered[81];                     /* by given: its less_one is worked out */
    struct coverage less_one[81];         /* by given: solutions without it, but for our own */
    uint64_t tried[FEW_GIVENS_TRIED];     /* hashes of puzzles less two givens, by the hash */
    uint64_t visited[FEW_GIVENS_VISITED]; /* hashes */
    unsigned visited_count;
    atomic_uint_least64_t *live_visits; /* counted up by givens as stats.visits is; may be NULL */
};

/* Is the search for such puzzles? symmetry: enum symmetry, or less than 0. The others have
 * few_orbits.h. */
bool few_givens_suit(const struct layout *v, int symmetry, const bool *mask);

/* Search for a minimal puzzle of exactly `target` givens, MIN_FEW_GIVENS to MAX_FEW_GIVENS,
 * until one is found, max_visits puzzles were visited, or *stop is set. True: it is in f->puzzle,
 * with its solution. f->stats counts on from what it holds. */
bool few_givens_search(struct few_givens *f, unsigned target, uint64_t max_visits,
                       struct pcg32 *rng, const atomic_bool *stop);

#endif
