/* Sudoku Explainer 1.2.1's scale: ER, EP and ED of a classic puzzle.
 *
 * The scale is the procedure of Nicolas Juillerat's Sudoku Explainer 1.2.1: at each step the first
 * rule, in its fixed order, that changes something is applied, and rated. ER is the rating of the
 * hardest step, EP that of the hardest step up to and including the first placement ("pearl"), ED
 * that of the first step ("diamond"). Ratings are in tenths here: 71 is 7.1. Where the released
 * builds of 1.2.1 differ (the choice among equally short contradictions, unique rectangle type 3
 * with a hidden set) this follows the published corrections, which do not depend on hashing order.
 *
 * The scale is defined for classic 9x9 boards only: its rules know bands, stacks and 3x3 boxes, and
 * there are no reference ratings for any other board. se_rate refuses other variants.
 *
 * All rules are there but dynamic forcing chains inside dynamic forcing chains (10.5 and up), which
 * the very hardest known puzzles need. Time is bounded by a work limit. A rating that ran into it,
 * or a puzzle beyond the rules, is marked as bounded: er_tenths is then what it needs at least.
 *
 * Threads: no shared state; a scratch belongs to one thread at a time. Only se_scratch_new
 * allocates. */
#ifndef NONET_GEN_GRADE_SE_SE_H
#define NONET_GEN_GRADE_SE_SE_H

#include "gen/board/record.h"

/* The rules in the order in which they are tried. */
enum se_rule {
    SE_SINGLE,          /* 1.0 last cell of a house, 1.2 hidden single in a box, 1.5 in a line */
    SE_DIRECT_LOCKING,  /* 1.7 pointing, 1.9 claiming, followed by a hidden single */
    SE_DIRECT_PAIR,     /* 2.0 hidden pair followed by a hidden single */
    SE_NAKED_SINGLE,    /* 2.3 */
    SE_DIRECT_TRIPLET,  /* 2.5 */
    SE_LOCKING,         /* 2.6 pointing, 2.8 claiming */
    SE_NAKED_PAIR,      /* 3.0 */
    SE_X_WING,          /* 3.2 */
    SE_HIDDEN_PAIR,     /* 3.4 */
    SE_NAKED_TRIPLET,   /* 3.6 */
    SE_SWORDFISH,       /* 3.8 */
    SE_HIDDEN_TRIPLET,  /* 4.0 */
    SE_XY_WING,         /* 4.2 */
    SE_XYZ_WING,        /* 4.4 */
    SE_UNIQUE_LOOP,     /* 4.5 and up: unique rectangles and loops */
    SE_NAKED_QUAD,      /* 5.0 */
    SE_JELLYFISH,       /* 5.2 */
    SE_HIDDEN_QUAD,     /* 5.4 */
    SE_BUG,             /* 5.6 and up */
    SE_ALIGNED_PAIR,    /* 6.2 */
    SE_CHAIN,           /* 6.5 and up: X- and Y-cycles, forcing chains */
    SE_ALIGNED_TRIPLET, /* 7.5 */
    SE_NISHIO,          /* 7.5 and up */
    SE_MULTIPLE_CHAIN,  /* 8.0 and up: cell and region forcing chains */
    SE_DYNAMIC_CHAIN,   /* 8.5 and up */
    SE_DYNAMIC_PLUS,    /* 9.0 and up: with intersections, pairs and X-wings inside */
    SE_NESTED_CHAIN,    /* 9.5 and up: with forcing chains inside */
    SE_NESTED_MULTIPLE, /* 10.0 and up: with multiple forcing chains inside */
    SE_NESTED_DYNAMIC,  /* 10.5 and up: with dynamic forcing chains inside */
    SE_NESTED_NESTED,   /* 11.0 and up: with nested forcing chains inside */
    SE_RULE_COUNT
};

const char *se_rule_name(enum se_rule rule); /* "naked pair" */

struct se_options {
    int cap_tenths;              /* stop as soon as a step is rated above this; 0: no cap */
    uint64_t work_limit;         /* chain nodes that may be visited; 0: no limit */
    const struct grid *solution; /* hold every step against it (tests); NULL: do not */
};

/* No cap, and a work limit of 700,000, which is reached in about 35 ms on a busy machine: enough
 * for all but the very hardest known puzzles. Without a limit those take 0.1 to 0.3 s, and the few
 * that need dynamic chains inside dynamic chains seconds. */
void se_options_init(struct se_options *o);

struct se_rating {
    int er_tenths; /* hardest step; 0 where the board was full */
    int ep_tenths; /* hardest step up to and including the first placement; 0: none was reached */
    int ed_tenths; /* first step */
    enum se_rule hardest;
    bool solved;
    bool bounded; /* stopped by the work limit, or beyond the rules: er_tenths is a lower bound */
    bool capped;  /* stopped by the cap: er_tenths is the first rating above it */
    uint16_t steps;
    uint64_t work;                 /* as the work limit counts it */
    uint16_t unsound_step;         /* the first step, from 1, that contradicts options' solution */
    uint16_t count[SE_RULE_COUNT]; /* steps by rule */
};

struct se_scratch;
/* About 120 MB of address space, of which most puzzles touch little. NULL: out of memory. Free with
 * se_scratch_drop. */
struct se_scratch *se_scratch_new(void);
void se_scratch_drop(struct se_scratch *s);

/* Rate a classic puzzle with one solution. Returns false where the variant is not classic or the
 * givens contradict each other; *out is then all zero. */
bool se_rate(const struct layout *v, const struct grid *givens, const struct se_options *o,
             struct se_scratch *s, struct se_rating *out);

/* Fill a record's se_tenths with ER, or, where that is only a bound, its se_least. */
void se_to_record(const struct se_rating *rating, struct record *r);

#endif
