/* One step of a solution path: its effect and its reason, with enough detail to explain it in a
 * sentence (explain.h) or to draw it.
 *
 * Plain data, owned by whoever holds it. */
#ifndef NONET_GEN_GRADE_STEP_H
#define NONET_GEN_GRADE_STEP_H

#include "gen/board/board.h"

enum {
    STEP_MAX_MARKS = 512,
    STEP_MAX_LINKS = 256,
    STEP_MAX_HOUSES = 16,
    STEP_MAX_SETS = 12,
    STEP_MAX_FOLLOWERS = 256, /* inferences after which there is no room for more … */
    STEP_MAX_INFERENCES =
        STEP_MAX_FOLLOWERS + 2 * MAX_SIZE, /* … but what begins and ends branches */
    STEP_MAX_CONSTRAINTS = 12,
    STEP_MAX_NUMBERS = 4,
    STEP_NODE_CELLS = 5, /* the most that a box and a line have in common */
    STEP_NO_HOUSE = 0xff,
};

struct candidate {
    uint16_t cell;
    uint8_t digit;
};

/* What a candidate or a cell is in the pattern; drawn and explained by role. */
enum mark_role {
    MARK_PLACE,     /* the digit goes here */
    MARK_ELIMINATE, /* the candidate goes */
    MARK_PATTERN,   /* the pattern's own candidates (the pair, the fish's base, the chain's on) */
    MARK_FIN,       /* fins, the other colour, and the chain's off candidates */
    MARK_SET_A,     /* the first almost locked set, or the first colour of a second pair … */
    MARK_SET_B,
    MARK_SET_LAST = MARK_SET_A + STEP_MAX_SETS - 1,
    MARK_ROLE_COUNT
};

struct mark {
    struct candidate at;
    uint8_t role; /* enum mark_role */
};

/* An end of a link: one candidate, or a group of one digit. A group is true if one of its
 * candidates is. */
struct link_end {
    uint16_t cell[STEP_NODE_CELLS]; /* ascending; the first of them where there are more */
    uint8_t count;
    uint8_t digit;
};

/* A strong link: if one end is false, the other is true. A weak one: if one end is true, the other
 * is false. The links of a chain are in its order. A link that does not begin where the last one
 * ends begins another branch. */
struct link {
    struct link_end from;
    struct link_end to;
    bool strong;
    uint8_t house; /* in which a strong link holds; STEP_NO_HOUSE: in a cell, or in a set */
};

/* Why a line of a proof follows from the lines before it. */
enum inference_kind {
    INFER_ASSUME,     /* the digit goes there: an assumption; begins a branch */
    INFER_ASSUME_NOT, /* it does not */
    INFER_CELL,       /* it is the cell's last candidate */
    INFER_HOUSE,      /* the cell is its last place in the house */
    INFER_NOT,        /* assuming it too leads to a contradiction */
    INFER_DEAD_CELL,  /* the cell has no candidate left: the branch's end */
    INFER_DEAD_HOUSE, /* the digit has no place left in the house */
    INFER_CONSTRAINT, /* a constraint leaves it no room there, though it may stand in the cell */
    INFER_TECHNIQUE,  /* another technique rules it out there */
};

/* A constraint that the reason rests on. */
struct step_constraint {
    uint16_t index; /* in the layout */
    uint16_t pair;  /* of a rule: which of its pairs of cells */
};

struct inference {
    struct candidate at;
    uint8_t kind; /* enum inference_kind */
    uint8_t house;
    struct step_constraint constraint; /* of an INFER_CONSTRAINT */
    uint16_t technique;                /* of an INFER_TECHNIQUE: its id */
};

struct step {
    int technique; /* id */
    uint16_t mark_count;
    uint16_t link_count;
    uint16_t house_count;
    uint16_t inference_count;
    uint16_t left_out; /* inferences for which there was no room */
    uint16_t constraint_count;
    uint16_t number_count;
    struct step_constraint constraint[STEP_MAX_CONSTRAINTS];
    int16_t number[STEP_MAX_NUMBERS]; /* the numbers in the sentence, in its order: sums */
    uint8_t house[STEP_MAX_HOUSES];   /* the houses that the reason rests on, base sets first */
    struct mark mark[STEP_MAX_MARKS];
    struct link link[STEP_MAX_LINKS];
    struct inference inference[STEP_MAX_INFERENCES];
};

/* The digits of the marks whose role's bit is in `roles`. */
digit_set step_role_digits(const struct step *s, unsigned roles);

/* The first or the last end of the links; there must be one. */
const struct link_end *step_chain_end(const struct step *s, bool last);
bool link_end_equal(const struct link_end *a, const struct link_end *b);

/* Record that the reason also rests on a constraint, once each. Beyond STEP_MAX_CONSTRAINTS they
 * are not recorded. */
void step_cite(struct step *s, struct step_constraint constraint);

/* Add an inference. Where there is no room for it, it is counted in left_out; there always is for
 * what begins and ends a branch. */
void step_infer(struct step *s, const struct inference *i);

/* Does an inference begin a branch? And: branches. */
bool inference_is_assumption(const struct inference *i);
/* Does it take the candidate away, rather than put it there? */
bool inference_takes_away(const struct inference *i);
bool inference_is_dead_end(const struct inference *i);
unsigned step_branch_count(const struct step *s);

#endif
