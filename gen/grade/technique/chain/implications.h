/* What follows from one assumption over the link graph, breadth first, and the chain that leads to
 * each conclusion. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_IMPLICATIONS_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_IMPLICATIONS_H

#include "gen/grade/technique/chain/link_graph.h"

struct implications {
    uint64_t on[NODE_WORDS];
    uint64_t off[NODE_WORDS];
    uint16_t on_from[MAX_NODES]; /* the node before, when on (or off) was concluded */
    uint16_t off_from[MAX_NODES];
    uint16_t depth[MAX_NODES]; /* of `on`: links from the start */
    unsigned wanted;           /* goals that were not reached yet … */
    unsigned wanted_near;      /* … and those of them that count only near the start */
    unsigned count;
    uint32_t queue[2 * MAX_NODES]; /* conclusions in order: twice the node, and 1 more where on */
};

enum chain_rule {
    CHAIN_ANY,
    CHAIN_IN_CELLS, /* strong links only inside bivalue cells */
};

/* Nodes being on, or off, that something leads to. */
struct goals {
    unsigned count;
    unsigned near_count; /* of them, those wanted only where at most `links` lead to them */
    unsigned links;
    uint64_t on[NODE_WORDS];
    uint64_t off[NODE_WORDS];
    uint64_t near_on[NODE_WORDS];
    uint64_t near_off[NODE_WORDS];
};

/* Work out (into e->implied) everything that follows from node `start` being on (or off), over the
 * nodes of `allowed` (NULL: all). */
void imply_from(struct engine *e, unsigned start, bool on, const uint64_t *allowed,
                enum chain_rule rule) OF_WIDTH(imply_from);

/* The same over all nodes, only until all goals are reached that can be, and only what leads on or
 * is a goal. */
void imply_until(struct engine *e, unsigned start, bool on, const struct goals *goals)
    OF_WIDTH(imply_until);

/* A chain from its end to its start, each node twice its number and 1 more where it is on. */
struct chain {
    unsigned count;
    uint32_t node[2 * MAX_NODES];
};

/* The chain that led to node `last` being on (or off). */
void chain_to(const struct implications *r, unsigned last, bool on, struct chain *out)
    OF_WIDTH(chain_to);

/* The cell of the i-th node of a chain over candidates, its first where it has several. */
static inline unsigned chain_cell(const struct link_graph *g, const struct chain *c, unsigned i)
{
    return g->cell[c->node[i] >> 1];
}

static inline digit_set chain_digit(const struct link_graph *g, const struct chain *c, unsigned i)
{
    return digit_bit(g->node[c->node[i] >> 1].digit);
}

/* HoDoKu's form of a chain: it may not come back to a cell that it left, nor a loop begin or end
 * inside its cell. */
bool chain_is_proper(const struct link_graph *g, const struct chain *c, bool loop)
    OF_WIDTH(chain_is_proper);

/* Eliminate the candidates (of `allowed`; NULL: any) that both nodes rule out. */
void eliminate_between(struct engine *e, unsigned a, unsigned b, const uint64_t *allowed)
    OF_WIDTH(eliminate_between);

/* Emit the chain from node a being off to node b being on; loop: closed by the weak link b - a. */
bool emit_chain(struct engine *e, unsigned a, unsigned b, int technique, bool loop)
    OF_WIDTH(emit_chain);

/* Mark and link the chain that led to node `last` being on (or off), from its start to its end. */
void explain_chain(struct engine *e, unsigned last, bool on) OF_WIDTH(explain_chain);

#endif
