/* What follows from an assumption, as a set.
 *
 * A rating needs the cheapest step, and with it the order and the reasons of everything that
 * follows from an assumption (closure.h). Most assumptions lead to no step at all, and the bare
 * sets already show that: the consequences of an assumption are the position with all that
 * it removes taken out, by the same rules, in any order. They hold whatever a closure by those
 * rules holds. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_PROPAGATION_H
#define NONET_GEN_GRADE_SE_CHAIN_PROPAGATION_H

#include "gen/grade/se/se_candidates.h"

struct se_consequences {
    uint16_t cand[SE_CELLS]; /* with those below, the units in order, in whole vectors */
    uint16_t at[SE_HOUSES][9];
    uint16_t none[4];        /* always 0 */
    struct se_cells settled; /* cells down to one digit, whose peers have lost it */
    bool clash;              /* a cell or a house lost all its candidates: the rest is void */
    struct se_set left;      /* numbers; last, since few of its words are used */
};

/* Work to do on consequences. */
struct se_propagation {
    const struct se_map *m;
    const struct se_numbers *numbers;
    struct se_consequences *c;
    unsigned waiting;
    uint16_t last[SE_CANDIDATES]; /* candidates that are the last of a cell or house */
    unsigned removed;             /* candidates, in all */
    bool paired;                  /* a cell or a house came down to two */
    uint32_t houses;              /* that lost digits since se_propagate_rules looked … */
    uint16_t touched[SE_HOUSES];  /* … and which */
    uint32_t pairs;               /* houses in which a cell came down to two since */
};

/* Work to do, of which there is none yet, on these. */
void se_propagate_begin(struct se_propagation *g, const struct se_map *m,
                        const struct se_numbers *numbers, struct se_consequences *c);

/* The position itself. */
void se_consequences_ground(struct se_consequences *s, const struct se_numbers *n,
                            const struct se_board *b);

/* Take a candidate out (nothing where it is out), or all but it; then se_propagate_singles. */
void se_propagate_out(struct se_propagation *g, unsigned cell, unsigned digit);
void se_propagate_in(struct se_propagation *g, unsigned cell, unsigned digit);

/* The position has this candidate placed, which holds: it counts as gone, its cell as filled. */
void se_propagate_fill(struct se_propagation *g, unsigned cell, unsigned digit);

/* Naked and hidden singles, until nothing follows or there is a clash. */
void se_propagate_singles(struct se_propagation *g);

/* Does a digit's being in a cell, or not being there, leave it no place in some house, by its
 * places alone? */
bool se_propagate_digit_clashes(const struct se_board *b, unsigned cell, unsigned digit, bool in);

/* Mark all that differs from the position. */
void se_propagate_changed(struct se_propagation *g, const struct se_board *b);

/* Intersections, pairs and X-wings in what was touched, and singles after them, until none finds
 * anything. Returns whether anything went. */
bool se_propagate_rules(struct se_propagation *g);

#endif
