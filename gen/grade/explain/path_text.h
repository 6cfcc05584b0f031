/* Solution paths in words: the whole of one, or its next step, as text or as JSON.
 *
 * All take a path that path_begin has just begun from the record's givens, and append to out. The
 * record has its solution. style as for step_explain.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_PATH_TEXT_H
#define NONET_GEN_GRADE_PATH_TEXT_H

#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"

/* The puzzle, a numbered sentence a step (a long proof
 * in parts, a line each), and the solution, or the board where the techniques get
 * stuck; a line each. Afterwards path_solved tells. */
void path_to_text(const struct explain_style *style, const struct record *r, struct path *path,
                  struct text *out);

/* One step, in parts where it is long (parts.h), with this text between them. */
void step_tell(const struct explain_style *style, const struct layout *v, const struct step *s,
               const char *between, struct text *out);

/* One object on one line: puzzle, solution, steps, solved. */
void path_to_json(const struct explain_style *style, const struct record *r, struct path *path,
                  struct text *out);

/* The last two of these, as members of an object: "steps":[…],"solved":true. */
void path_members(const struct explain_style *style, const struct layout *v, struct path *path,
                  struct text *out);

/* The next step; NULL after reporting that the puzzle is solved, or that the techniques find none.
 */
const struct step *path_next_or_report(struct path *path, const struct diag_at *at, struct diag *d);

#endif
