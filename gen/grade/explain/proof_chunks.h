/* Splits long proofs. A step with too many inferences for one picture is explained by its claim,
 * followed by pieces. Each piece belongs to one branch, and its board shows what came before it in
 * that branch.
 *
 * Part 0 is the claim; the pieces follow. A step that is short enough has only one part, the step
 * itself.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_PROOF_CHUNKS_H
#define NONET_GEN_GRADE_EXPLAIN_PROOF_CHUNKS_H

#include "gen/grade/explain/explain.h"

enum {
    PART_WHOLE_INFERENCES = 16, /* a proof of up to this many inferences is not split */
    PART_INFERENCES = 10, /* the longest piece, not counting its assumption and its dead end */
};

/* At least 1. */
unsigned step_part_count(const struct step *s);

/* Appends the text of the part. For a step with one part, this is the text of step_explain. `style`
 * is as there. */
void step_part_explain(const struct explain_style *style, const struct layout *v,
                       const struct step *s, unsigned part, struct text *out);

/* The part as a step to draw. In a piece, its own inferences are the pattern, and a refuted
 * candidate is drawn as an elimination; the last piece of a branch also has the step's results.
 * `board` and `candidates` are passed in as they are before the step, and become those at the
 * beginning of the part. */
void step_part_draw(const struct layout *v, const struct step *s, unsigned part, struct grid *board,
                    digit_set *candidates, struct step *shown);

#endif
