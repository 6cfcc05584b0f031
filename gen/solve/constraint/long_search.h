/* The long search, for puzzles with constraints that the short search (constrained.h) does not
 * finish at once.
 *
 * It derives more from the same candidates: pairs, locked candidates, digits that a cage must
 * contain, and sums of many cells. It branches on a cell that was involved in many recent
 * contradictions and has few candidates. It tries the cell's lowest digit first, and then the rest
 * without that digit.
 *
 * Threads: no shared state. No allocation: the caller has the network (network.h). It takes as much
 * stack as the short search. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H
#define NONET_GEN_SOLVE_CONSTRAINT_LONG_SEARCH_H

#include "gen/solve/constraint/patterns.h"
#include "gen/solve/layouts/grouped.h"

/* The search is written in .inc files: long_search.inc, and what it includes. The kernels compile
 * them for their processors (gen/solve/kernel/kernel_long_*.c), and all give the same answers after
 * the same positions.
 *
 * by_sets: it may also decide whether a cage contains a digit, and try both. patterns: new ones,
 * which the search uses up; or NULL.
 *
 * Like grouped_search, but without a random order: q->rng must be NULL. The order of the solutions
 * is always the same. */
typedef uint64_t long_searcher(const struct grouped_question *q, const struct network *n,
                               bool by_sets, struct patterns *patterns, uint64_t *positions);

/* The same search, compiled for different processors; each kernel (kernel.h) has one. */
extern long_searcher long_search_portable;
extern long_searcher long_search_avx2;
extern long_searcher long_search_avx512;

#endif
