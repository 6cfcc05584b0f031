/* Forcing nets: what an assumption leads to when every single is carried out after it. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_FORCING_NET_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_FORCING_NET_H

#include "gen/grade/technique/house_lanes.h"
#include "gen/grade/technique/search.h"

/* A position in which every single is carried out; or what several such have in common: what is
 * open in one of them, and what is filled in all. A candidate that is there is on where that fills
 * it, and off where it is not open. */
struct ending {
    cell_set open[ENGINE_DIGITS]; /* places of the digit, filled ones too */
    cell_set filled[ENGINE_DIGITS];
};

/* What singles lead to from each candidate, kept from step to step; large boards keep none. */
enum { MAX_ENDINGS = CELL_WORDS == 2 ? ENGINE_CELLS * ENGINE_SIZE : 1 };
enum ending_state { ENDING_UNKNOWN, ENDING_BROKEN, ENDING_OPEN };
enum { MAX_LANE_ENDINGS = CELL_WORDS == 2 ? LANE_CELLS * LANE_DIGITS : 1 };

/* Endings of positions that nested nets came by, the latest ones. */
enum { MAX_WITNESSES = 128 };
struct witnesses {
    unsigned count; /* ever seen */
    struct ending of[MAX_WITNESSES];
};

/* Nested nets: their inner nets start from cells of 2, of up to 3, and of any number of candidates;
 * and with sums, from none, from any, and from any by weight (nested_net.c). */
enum { NESTED_ROUNDS = 3, NESTED_SUM_ROUNDS = 3, NESTED_BY_WEIGHT = 5 };

/* Which nets with sums were needed for this puzzle. */
enum sums_needed { SUMS_NONE, SUMS_IN_ORDER, SUMS_BY_WEIGHT, SUMS_DEEP };

struct net {
    bool known;  /* since the puzzle began */
    bool asked;  /* for the solution, since then … */
    bool solved; /* … which is … */
    struct grid solution;
    uint8_t ended[MAX_ENDINGS]; /* enum ending_state */
    struct ending ending[MAX_ENDINGS];
    /* Of classic boards, where each ending was when it was last followed, and the position: */
    struct lane_tables lane_tables;
    struct house_lanes lanes[MAX_LANE_ENDINGS];
    struct house_lanes now;
    uint32_t now_stamp;
    struct witnesses by_singles;
    struct witnesses by_sums; /* the same of nets with sums */
    struct witnesses by_nets[NESTED_ROUNDS + NESTED_SUM_ROUNDS];
    enum sums_needed sums;
    uint64_t sums_end;            /* the work at which they end … */
    uint64_t turn_end;            /* … and a turn of deep nets */
    unsigned deep_length;         /* assumptions of one */
    bool by_weight;               /* nets are being followed by weight: */
    bool refuted;                 /* any candidate since none had been tried */
    uint16_t order[ENGINE_CELLS]; /* in which cells inner nets start */
    digit_set tried[ENGINE_CELLS];
    unsigned weight[ENGINE_CELLS];
    struct ending sure;                  /* what all that was proved leaves */
    struct ending of_cell[ENGINE_CELLS]; /* what all candidates of the cell lead to */
    struct ending of_house[ENGINE_HOUSES][ENGINE_DIGITS];
};

/* Copy a position, place a candidate in it or remove one, and follow singles and constraints.
 * False: a contradiction. */
bool net_assume(const struct engine *e, const struct position *from, struct position *to,
                unsigned cell, unsigned digit, bool on) OF_WIDTH(net_assume);

/* The ending of a position: for each digit its filled cells, and its open ones including those. */
static inline void ending_of(const struct engine *e, const struct position *s, struct ending *end)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        end->filled[digit] = s->filled[digit];
        end->open[digit] = set_or(s->at[digit], s->filled[digit]);
    }
}

/* By digit: gcc copies the whole by a string instruction, which is slower. */
static inline void ending_copy(const struct engine *e, struct ending *to, const struct ending *from)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        to->open[digit] = from->open[digit];
        to->filled[digit] = from->filled[digit];
    }
}

/* Is the position followed in lanes? */
static inline bool net_in_lanes(const struct engine *e)
{
    return e->tables.v->classic && !e->now.broken;
}

/* The position in lanes. */
const struct house_lanes *net_lanes(struct engine *e) OF_WIDTH(net_lanes);

/* Follow a candidate of a classic board. If it was followed in an earlier position, intersecting
 * that ending with the position is enough: candidates have only disappeared since. False: a
 * contradiction. */
bool net_renew_lanes(struct engine *e, unsigned cell, unsigned digit) OF_WIDTH(net_renew_lanes);

#endif
