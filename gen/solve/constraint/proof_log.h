/* Writes down what the learning search concludes, so that another program can check it (proof.h).
 *
 * A line is one clause. "e" lines follow from one constraint alone, "l" lines from all lines before
 * them. Literals are numbers: cell * size + digit is "the cell holds the digit", counting cells
 * from 0, and the same with a minus is "it does not".
 *
 * Threads: a log belongs to one search. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_PROOF_LOG_H
#define NONET_GEN_SOLVE_CONSTRAINT_PROOF_LOG_H

#include "base/text.h"
#include "gen/solve/constraint/learner.h"

enum { PROOF_LOG_KNOWN = 1 << 16 };

struct proof_log {
    struct text *out;
    /* Hashes of "e" lines that were written; an older one gives way to a newer one. */
    uint64_t known[PROOF_LOG_KNOWN];
};

/* The relation implies the literal (NO_LITERAL: nothing that it allows is left), because of the
 * first `count` literals of s->out and of what holds at level 0. */
void proof_log_relation(struct learner *s, const struct relation *r, uint32_t literal,
                        unsigned count);

/* At level 0, before it is assigned: the relation implies the literal. */
void proof_log_fact(struct learner *s, const struct relation *r, uint32_t literal);

/* The first `count` literals of s->lemma. */
void proof_log_lemma(struct learner *s, unsigned count);

#endif
