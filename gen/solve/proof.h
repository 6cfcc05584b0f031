/* A proof that a puzzle has no other solution, or none at all, which another program can check
 * without trust in this one.
 *
 * The proof is text. It states the board (digits, cells, houses, groups of cells that differ), the
 * constraints as json, the givens and the solution or that there is none, and then clauses, a line
 * each (proof_log.h), down to the empty one. doc/proof.md explains it; tests/proof/check_proof
 * checks it.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_PROOF_H
#define NONET_GEN_SOLVE_PROOF_H

#include "base/text.h"
#include "gen/board/board.h"

/* PROOF_STOPPED: this thread's stop ended the work. PROOF_IMPOSSIBLE: there is another solution, or
 * one after all, or memory ran out. */
enum proof_result { PROOF_WRITTEN, PROOF_STOPPED, PROOF_IMPOSSIBLE };

/* Appends the proof to `out`. `solution` solves the givens; NULL: the proof is that nothing does.
 */
enum proof_result proof_write(const struct layout *v, const struct grid *givens,
                              const struct grid *solution, struct text *out);

#endif
