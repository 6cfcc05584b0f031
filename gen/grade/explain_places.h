/* What the sentences of a step are put together from; for explain.c.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_PLACES_H
#define NONET_GEN_GRADE_EXPLAIN_PLACES_H

#include "gen/grade/step.h"

/* A step being told; the functions append to out. */
struct teller {
    const struct telling *telling;
    const struct variant *v;
    const struct step *s;
    struct text *out;
};

const char *tell_text(const struct teller *t, enum text_id w);

/* The separator before item i of n: "a", "a and b", "a, b and c"; any: "or" instead. */
void tell_separator(const struct teller *t, unsigned i, unsigned n, bool any);
void tell_cell(const struct teller *t, unsigned cell);
void tell_cells(const struct teller *t, const uint16_t *cells, unsigned count);
void tell_digit(const struct teller *t, unsigned digit);
void tell_digits(const struct teller *t, digit_set digits, bool any);

/* The digits of the marks whose role's bit is in `roles`. */
digit_set tell_role_digits(const struct step *s, unsigned roles);

/* The first or the last end of the links; there must be one. */
const struct link_end *tell_chain_end(const struct step *s, bool last);
bool tell_same_end(const struct link_end *a, const struct link_end *b);

/* Assumptions among the inferences. */
unsigned tell_branch_count(const struct step *s);

/* A sentence with its places filled. */
void tell_pattern(const struct teller *t, const char *pattern, const char *end);

#endif
