/* Why an assumption leads to its consequence: it is followed once more, every single is recorded,
 * and only the ones that the consequence depends on are kept. For explanations only. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_NET_TRACE_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_NET_TRACE_H

#include "gen/grade/technique/search.h"

/* Explain how the assumption leads to a contradiction: by singles alone, or (most > 0) by nested
 * nets that start from cells of at most `most` candidates. */
void explain_contradiction(struct engine *e, unsigned cell, unsigned digit, bool on, unsigned most)
    OF_WIDTH(explain_contradiction);

/* Explain how one of several assumptions leads to the instance's effect. */
void explain_branch(struct engine *e, unsigned cell, unsigned digit, bool on)
    OF_WIDTH(explain_branch);

/* The cell or house of a broken position that has no candidate, as the end of a proof. */
struct inference position_dead_end(const struct engine *e, const struct position *s)
    OF_WIDTH(position_dead_end);

/* A candidate that a deep net refutes: with the net in e->deep_net. */
void explain_deep(struct engine *e, struct candidate c) OF_WIDTH(explain_deep);

#endif
