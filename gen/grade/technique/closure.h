/* What follows from every assumption at once, as node sets: so whether there is a chain at all, and
 * which candidates chains decide, is known before any is looked for.
 *
 * Links work both ways: if x on leads to y off, y on leads to x off. So a candidate that any chain
 * or loop rules out (each of its two ends does, and one of them is true) leads, when on, to
 * something that sees it being on: it rules itself out. And what all candidates of a cell or a
 * house agree on is what their sets have in common. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CLOSURE_H
#define NONET_GEN_GRADE_TECHNIQUE_CLOSURE_H

#include "gen/grade/technique/link_graph.h"

struct closure {
    uint32_t stamp;
    enum node_kind kind;
    bool known;
    uint64_t false_ones[NODE_WORDS];     /* candidates that rule themselves out */
    uint64_t true_ones[NODE_WORDS];      /* those that come on when they are off */
    uint64_t on[MAX_NODES][NODE_WORDS];  /* what is on when a node is on */
    uint64_t off[MAX_NODES][NODE_WORDS]; /* what is off when a candidate is on */
};

/* Work out `on`, `false_ones` and `true_ones` (of e->closure) for the graph as it stands, where
 * they are not yet. False: too much work. */
bool closure_make(struct engine *e) OF_WIDTH(closure_make);

/* Is there a chain or loop of any kind? */
bool closure_any(const struct engine *e) OF_WIDTH(closure_any);

/* What is on when a candidate is off. */
void closure_without(const struct engine *e, unsigned candidate, uint64_t out[NODE_WORDS])
    OF_WIDTH(closure_without);

/* Add to `false_ones` and `true_ones` what follows because a cell, or a digit in a house, has
 * nothing else left. Only forcing chains rest on that, and they come after all others. */
void closure_force(struct engine *e) OF_WIDTH(closure_force);

#endif
