/* Solution paths in words, either whole or only the next step, as text or as JSON.
 *
 * Every function takes a path that path_begin has just begun from the record's givens, and appends
 * to `out`. The record must have its solution. `style` is as for step_explain.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_PATH_TEXT_H
#define NONET_GEN_GRADE_PATH_TEXT_H

#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"

/* Writes the puzzle, a numbered sentence for each step (a long proof in parts, one line each), and
 * the solution, or the board where the techniques get stuck. Afterwards path_solved returns which
 * of the two it was. */
void path_to_text(const struct explain_style *style, const struct record *r, struct path *path,
                  struct text *out);

/* Writes one step. A long step comes in parts (proof_chunks.h), with this text between them. */
void step_describe(const struct explain_style *style, const struct layout *v, const struct step *s,
                   const char *between, struct text *out);

/* Writes the steps, and whether they solve the puzzle, as members of an object:
 * "steps":[…],"solved":true. */
void path_members(const struct explain_style *style, const struct layout *v, struct path *path,
                  struct text *out);

/* Returns the next step. If the puzzle is solved or no technique applies, reports that and returns
 * NULL. */
const struct step *path_next_or_report(struct path *path, const struct diag_at *at, struct diag *d);

#endif
