/* The first search for puzzles with constraints (constrained.h), and how it narrows candidates.
 *
 * Both are written in .inc files, and compiled for different processors; each kernel (kernel.h) has
 * one. All give the same answers after the same positions.
 *
 * Threads: no shared state. No allocation; a search takes up to 2 MB of stack. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_SHORT_SEARCH_H
#define NONET_GEN_SOLVE_LAYOUTS_SHORT_SEARCH_H

#include "gen/solve/layouts/grouped.h"

/* Like grouped_search. */
typedef uint64_t short_searcher(const struct grouped_question *q, uint64_t *positions);

/* constrained_follow, for the question's layout, givens and what is known. */
typedef bool narrower(const struct grouped_question *q, struct narrowed *out);

extern short_searcher short_search_portable;
extern short_searcher short_search_avx2;
extern short_searcher short_search_avx512;
extern narrower narrow_portable;
extern narrower narrow_avx2;
extern narrower narrow_avx512;

#endif
