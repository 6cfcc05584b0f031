/* Deep nets: nets inside nets inside others, by which a single assumption is refuted. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_DEEP_NET_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_DEEP_NET_H

#include "gen/grade/technique/search.h"

/* How many assumptions stand on each other at most, and how many one net may contain. */
enum { DEEP_LEVELS = CELL_WORDS == 2 ? 9 : 1, DEEP_LENGTH = CELL_WORDS == 2 ? 4096 : 1 };

/* Assumptions that were refuted, each before those that its own refutation needed, which are one
 * level further in. */
struct deep_line {
    struct candidate at;
    uint8_t level;
};

struct deep_net {
    unsigned count;
    struct deep_line line[DEEP_LENGTH];
    struct position at[DEEP_LEVELS + 1]; /* by level */
};

/* Refute the position after an assumption, by at most `most` others, each in the cell that promises
 * most. Those of a refutation stand in e->deep_net; work is counted for each. */
bool deep_refute(struct engine *e, struct position *s, unsigned most, unsigned work_of_each)
    OF_WIDTH(deep_refute);

#endif
