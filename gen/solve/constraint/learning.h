/* The search for puzzles with constraints that the short one (clued.h) does not finish at once: it
 * learns from each contradiction.
 *
 * Every candidate is a variable. When the constraints come to a contradiction, it is traced back to
 * the few decisions and consequences that led to it, and their negation is kept as a clause, so
 * that no other branch runs into the same (conflict-driven clause learning: Marques-Silva and
 * Sakallah, GRASP, 1996; Moskewicz et al., Chaff, 2001; with reasons that are made when they are
 * asked for: Ohrimenko, Stuckey, Codish, Propagation via lazy clause generation, 2009). Decisions
 * follow the contradictions of late; the search starts again often, and keeps what it has learnt.
 *
 * Whether a solution was visited is a clause too. Where there are so many that they fill the memory
 * for clauses, the search gives up: LEARNING_FULL.
 *
 * Threads: no shared state. Allocates at the start alone: 5 MB for a classic board. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEARNING_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEARNING_H

#include "gen/solve/constraint/lemma_network.h"
#include "gen/solve/layouts/grouped.h"

#define LEARNING_FULL (UINT64_MAX - 1)

/* As grouped_search, without a random order: q->rng must be NULL. *positions: the decisions. The
 * order of the solutions is the same on every machine. LEARNING_FULL: there may be more solutions
 * than those visited; also when out of memory. */
uint64_t learning_search(const struct grouped_question *q, const struct lemma_network *n,
                         uint64_t *positions);

#endif
