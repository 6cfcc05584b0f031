/* The learning search, for puzzles with constraints that the short search (constrained.h) does not
 * finish at once. It learns from each contradiction.
 *
 * Every candidate is a variable. Where most constraints say that a cell holds less than another,
 * "the cell holds at most this digit" is one too, for every digit: reasons for an order are short
 * then (order encoding; Tamura, Taga, Kitagawa, Banbara, 2009). A contradiction is traced back to
 * the few decisions and consequences that led to it. The negation of these is kept as a clause, so
 * that no other branch fails for the same reason. This is conflict-driven clause learning
 * (Marques-Silva and Sakallah, GRASP, 1996; Moskewicz et al., Chaff, 2001), with reasons computed
 * only when they are asked for (Ohrimenko, Stuckey, Codish, Propagation via lazy clause generation,
 * 2009). Decisions prefer cells of recent contradictions. The search restarts often and keeps what
 * it has learnt.
 *
 * Each visited solution also becomes a clause, so that it is not found again. If there are so many
 * solutions that they fill the memory for clauses, the search gives up with LEARNING_FULL.
 *
 * Threads: no shared state. It allocates only at the start: 5 MB for a classic board. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEARNING_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEARNING_H

#include "gen/solve/constraint/lemma_network.h"
#include "gen/solve/layouts/grouped.h"

#define LEARNING_FULL (UINT64_MAX - 1)

/* Like grouped_search, but without a random order: q->rng must be NULL. *positions receives the
 * number of decisions. The order of the solutions is the same on every machine. LEARNING_FULL means
 * that there may be more solutions than those visited, or that memory ran out. */
uint64_t learning_search(const struct grouped_question *q, const struct lemma_network *n,
                         uint64_t *positions);

/* The same for solutions other than `known`, and writes down why there are none: then it returns 0
 * and the log is a proof, but for its last line. */
struct proof_log;
uint64_t learning_prove(const struct grouped_question *q, const struct lemma_network *n,
                        const struct grid *known, struct proof_log *log);

#endif
