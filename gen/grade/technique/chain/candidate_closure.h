/* The consequences of every assumption at once, as node sets. They show whether there is any chain
 * at all, and which candidates chains decide, before a single chain is searched for.
 *
 * Links work in both directions: if x on leads to y off, then y on leads to x off. So a candidate
 * that some chain or loop eliminates rules itself out: both ends of the chain see it, when it is on
 * both are off, but one of them must be true. And what cell and region forcing chains prove is the
 * intersection of the sets of all candidates of the cell, or of all places in the house.
 *
 * Cost: a row of bits over the hot nodes for each node, built from whole rows by OR. Positions
 * without chains are rejected at once, and all searches of a position share the rows. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_CANDIDATE_CLOSURE_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_CANDIDATE_CLOSURE_H

#include "gen/grade/technique/chain/link_graph.h"

/* Rows are sets of hot nodes, by their numbers among themselves: only hot nodes come on, and they
 * are few. */
struct closure {
    uint32_t stamp;
    enum node_kind kind;
    bool known;
    uint64_t false_ones[NODE_WORDS];          /* candidates that rule themselves out */
    uint64_t true_ones[NODE_WORDS];           /* those that come on when they are off */
    unsigned count;                           /* hot nodes */
    unsigned words;                           /* of a set of them */
    uint16_t hot[MAX_NODES];                  /* the nodes, ascending */
    uint16_t number[MAX_NODES];               /* of a node that is hot */
    uint64_t strong[MAX_NODES * NODE_WORDS];  /* of a hot node: its strong links */
    uint64_t on[MAX_NODES * NODE_WORDS];      /* what is on when it is on */
    uint64_t without[MAX_NODES * NODE_WORDS]; /* what is on when it is off */
    uint64_t weak[MAX_NODES * NODE_WORDS];    /* of any node: its weak links */
    uint64_t with[MAX_NODES * NODE_WORDS];    /* what is on when a candidate is */
    /* For forcing chains: what is off when a hot node is on, or off; and of each candidate. */
    uint64_t off[MAX_NODES * NODE_WORDS];
    uint64_t off_without[MAX_NODES * NODE_WORDS];
    uint64_t all_off[MAX_NODES * NODE_WORDS];
};

/* Work out what follows, `false_ones` and `true_ones` (of e->closure) for the graph as it stands,
 * where they are not yet. False: too much work. */
bool closure_make(struct engine *e) OF_WIDTH(closure_make);

/* Is there a chain or loop of any kind? */
bool closure_any(const struct engine *e) OF_WIDTH(closure_any);

/* What is on when a hot node is off, and when a candidate is on, as rows. */
static inline const uint64_t *closure_without(const struct closure *c, unsigned node)
{
    return c->without + (size_t)c->number[node] * c->words;
}
static inline const uint64_t *closure_with(const struct closure *c, unsigned candidate)
{
    return c->with + (size_t)candidate * c->words;
}

/* Is a node on, or off, by such a row? */
static inline bool closure_has(const struct engine *e, const uint64_t *row, unsigned node)
{
    return bit_has(e->graph->hot, node) && bit_has(row, e->closure->number[node]);
}
static inline bool closure_rules_out(const struct closure *c, const uint64_t *row, unsigned node)
{
    return bits_meet(row, c->weak + (size_t)node * c->words, c->words);
}

/* Add to `false_ones` and `true_ones` what follows because a cell, or a digit in a house, has
 * nothing else left. Only forcing chains rest on that, and they come after all others. */
void closure_force(struct engine *e) OF_WIDTH(closure_force);

#endif
