/* Long proofs in parts: a step whose inferences are too many for one picture is told by its claim,
 * and then by pieces of one branch each, on a board that holds what came before them in the branch.
 *
 * Part 0 is the claim; the pieces follow. A step that is short enough has one part alone, itself.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_PROOF_CHUNKS_H
#define NONET_GEN_GRADE_EXPLAIN_PROOF_CHUNKS_H

#include "gen/grade/explain/explain.h"

enum {
    PART_WHOLE_INFERENCES = 16, /* as many as are told at once */
    PART_INFERENCES = 10, /* the most of a piece, its assumption and its dead end not counted */
};

/* At least 1. */
unsigned step_part_count(const struct step *s);

/* Append what the part says; of a step with one part, step_explain's words. style as there. */
void step_part_explain(const struct explain_style *style, const struct layout *v,
                       const struct step *s, unsigned part, struct text *out);

/* The part as a step to draw: of a piece its own inferences are the pattern (what is refuted is a
 * candidate to go), and the branch's last piece has the step's results beside. board and
 * candidates, as they are before the step, become those that the part stands on. */
void step_part_draw(const struct layout *v, const struct step *s, unsigned part, struct grid *board,
                    digit_set *candidates, struct step *shown);

#endif
