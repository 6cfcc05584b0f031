/* What the lanes of the wide search (wide_search.h) have for a constraint that the constraint plan
 * leaves to its kind.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_FORMS_H
#define NONET_GEN_SOLVE_WIDE_WIDE_FORMS_H

#include "gen/solve/wide/wide_locks.h"

enum { MAX_LINE_SUM = 16 }; /* sum lines below have a bit of a lane for each number */

enum wide_form {
    FORM_NONE, /* nothing: its prune function looks at one position at a time */
    FORM_SUM,  /* the network's sums say all */
    FORM_EXACT_SUM,
    FORM_CELL, /* one cell, so that a look is enough */
    FORM_PAIRS,
    FORM_LISTED_SETS,
    FORM_LINE,
    FORM_QUADRUPLE,
    FORM_SANDWICH,
    FORM_POINTER,
    FORM_THIRDS, /* low, middle and high digits, or remainders by 3 */
};

/* Of a part of the constraint plan, by its number. is_free: for a question without a limit. */
enum wide_form wide_form_of(const struct layout *v, const struct network *n, unsigned part,
                            bool is_free);

/* Has some constraint a form, or a better one, only in questions without a limit? */
bool wide_has_free_forms(const struct layout *v);

#endif
