/* The graph that chains run over: its nodes, and the weak and the strong links between them.
 *
 * A node is a candidate, a group of candidates of one digit in the crossing of a box and a line, or
 * the candidates of one digit in an almost locked set. It is on when one of its candidates is true,
 * off when all are false. A weak link: not both are on. A strong link: not both are off. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_LINK_GRAPH_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_LINK_GRAPH_H

#include "gen/grade/bits.h"
#include "gen/grade/technique/search.h"
#include "gen/grade/technique/techniques.h"

#if CELL_WORDS == 2
enum { MAX_NODES = 2048 };
#else
enum { MAX_NODES = 4096 };
#endif
enum { NODE_WORDS = MAX_NODES / 64, NO_NODE = 0xffff };

struct node {
    cell_set cells;
    cell_set sees;
    uint8_t digit;
    uint8_t kind; /* enum node_kind */
    uint16_t als; /* of a NODE_ALS */
};

struct link_graph {
    uint32_t stamp;
    enum node_kind kind; /* the most that it holds */
    unsigned count;      /* nodes; 0 when the board has too many candidates */
    unsigned candidates; /* the first nodes are the candidates, digit by digit */
    unsigned words;      /* of a node set */
    unsigned digit_from[ENGINE_DIGITS + 1];
    uint16_t id[ENGINE_CELLS][ENGINE_DIGITS];
    uint16_t cell[MAX_NODES];   /* the node's first */
    uint16_t before[MAX_NODES]; /* of groups and sets: the one before of the same digit */
    uint16_t last[ENGINE_DIGITS];
    uint16_t partner[MAX_NODES]; /* the other candidate of a bivalue cell, or NO_NODE */
    struct node node[MAX_NODES];
    uint64_t hot[NODE_WORDS]; /* nodes with a strong link: only these come on */
    uint64_t weak[MAX_NODES][NODE_WORDS];
    uint64_t strong[MAX_NODES][NODE_WORDS];
};

/* Make the graph (e->graph) for the position, with nodes up to `kind`, where it is not made yet.
 * False: too many candidates. */
bool graph_make(struct engine *e, enum node_kind kind) OF_WIDTH(graph_make);

/* Add the link, or the node's candidates as on or off, to the reasons of the instance. */
void link_nodes(struct engine *e, unsigned from, unsigned to, bool strong) OF_WIDTH(link_nodes);
void mark_node(struct engine *e, unsigned node, bool on) OF_WIDTH(mark_node);

#endif
