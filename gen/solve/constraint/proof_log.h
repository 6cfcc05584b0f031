/* Keeps what the learning search concludes, and writes the part of it that its last conclusion
 * needs, so that another program can check it (proof.h).
 *
 * A line is one clause. "e" lines follow from one constraint alone, "l" lines from the lines that
 * they name. Literals are numbers: cell * size + digit is "the cell holds the digit", counting
 * cells from 0, and the same with a minus is "it does not". Lines are numbered; number 1 is the
 * clause that excludes the known solution, which is no line.
 *
 * While a contradiction is traced back, the log notes which lines are used (proof_log_used). The
 * next lemma names them, in the order in which the search came to their conclusions. What holds at
 * level 0 has a line of its own, which is always written, and is not named.
 *
 * Threads: a log belongs to one search. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_PROOF_LOG_H
#define NONET_GEN_SOLVE_CONSTRAINT_PROOF_LOG_H

#include "base/text.h"
#include "gen/solve/constraint/learner.h"

enum { PROOF_LOG_KNOWN = 1 << 16, PROOF_LOG_SOLUTION = 1 };

/* A line that a conclusion rests on, and when the search came to what it says. */
struct proof_use {
    uint32_t when;
    uint32_t line;
};

struct proof_log {
    /* Lines one after another: kind, number of literals, literals, number of uses, their lines. */
    uint32_t *word;
    size_t word_count, word_room;
    size_t *start; /* by number of the line */
    size_t line_count, line_room;
    struct proof_use *use; /* of what is being traced back */
    size_t use_count, use_room;
    /* "e" lines that were kept, by the hash of their literals; an older one gives way. */
    uint32_t known[PROOF_LOG_KNOWN];
    bool failed; /* out of memory */
};

struct proof_log *proof_log_new(void); /* NULL: out of memory */
void proof_log_drop(struct proof_log *log);

/* The relation implies the literal (NO_LITERAL: nothing that it allows is left), because of the
 * first `count` literals of s->out and of what holds at level 0. Returns the number of the line. */
uint32_t proof_log_relation(struct learner *s, const struct relation *r, uint32_t literal,
                            unsigned count);

/* At level 0, before it is assigned: the relation implies the literal, or the clause of this line
 * does. */
void proof_log_fact(struct learner *s, const struct relation *r, uint32_t literal);
void proof_log_unit(struct learner *s, uint32_t line, uint32_t literal);

/* The line, which implies something `when`, is used. */
void proof_log_used(struct proof_log *log, uint32_t when, uint32_t line);

/* The first `count` literals of s->lemma follow from what was used. Returns the number of the line.
 * Without literals it is the contradiction that ends the proof. */
uint32_t proof_log_lemma(struct learner *s, unsigned count);

/* Appends the lines that the last one needs. */
void proof_log_write(struct proof_log *log, struct text *out);

#endif
