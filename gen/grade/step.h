/* One step of a solution path: what it does and why, enough to say it in a sentence or to draw it.
 *
 * Plain data, owned by whoever holds it. */
#ifndef NONET_GEN_GRADE_STEP_H
#define NONET_GEN_GRADE_STEP_H

#include "gen/grade/grade.h"

enum { STEP_MAX_MARKS = 512, STEP_MAX_LINKS = 256, STEP_MAX_HOUSES = 16 };

struct candidate {
    uint16_t cell;
    uint8_t digit;
};

/* What a candidate or a cell is in the pattern; drawn and explained by role. */
enum mark_role {
    MARK_PLACE,     /* the digit goes here */
    MARK_ELIMINATE, /* the candidate goes */
    MARK_PATTERN,   /* the pattern's own candidates (the pair, the fish's base, the chain's on) */
    MARK_FIN,       /* fins, and the chain's off candidates */
    MARK_SET_A,     /* first almost locked set … */
    MARK_SET_B,
    MARK_SET_C,
};

struct mark {
    struct candidate at;
    uint8_t role; /* enum mark_role */
};

struct link {
    struct candidate from;
    struct candidate to;
    bool strong;
};

struct step {
    int technique; /* id */
    uint16_t mark_count;
    uint16_t link_count;
    uint16_t house_count;
    uint8_t house[STEP_MAX_HOUSES]; /* the houses that the reason rests on, base sets first */
    struct mark mark[STEP_MAX_MARKS];
    struct link link[STEP_MAX_LINKS];
};

/* The step in a sentence that a player understands, cells as r1c1; no newline. */
void step_explain(const struct variant *v, const struct step *s, struct text *out);

/* The step as one JSON object on one line; no newline. */
void step_to_json(const struct variant *v, const struct step *s, struct text *out);

#endif
