/* Conditions on the pattern of givens and on the course of the solving, besides level and
 * techniques.
 *
 *   digits even      Every digit is given, and none in more than two thirds of its places (on a
 *                    classic board: once to six times).
 *   boxes even       Every box has a given, and no box has more than a third of a house (on a
 *                    classic board: three) more than another.
 *   dead givens      A given, or of a symmetrical pattern a group of givens, is dead if the puzzle
 *                    without it still has one solution and the same level and hardest technique:
 *                    the solver has no use for it.
 *   openings, bottleneck, hard steps, course, opening
 *                    See gen/grade/course.h.
 *
 * Threads: constant during a run. */
#ifndef NONET_GEN_MAKE_SEARCH_SPECS_H
#define NONET_GEN_MAKE_SEARCH_SPECS_H

#include "base/diag.h"
#include "gen/grade/course.h"

enum { WISH_ANY = -1, MAX_CONDITION = 1000 };

struct spec_range {
    int low, high; /* 0 and MAX_CONDITION: any */
};

struct specs {
    struct spec_range openings;
    struct spec_range bottleneck;
    struct spec_range hard_steps;
    int course;                   /* enum course_spread, or WISH_ANY */
    struct technique_set opening; /* the first hard step is one of these; empty: any, or none */
    bool even_digits;
    bool even_boxes;
    bool no_dead_givens;
};

void specs_init(struct specs *w); /* none */
bool specs_need_course(const struct specs *w);

/* For option tables: "any" and the spreads (index - 1 is the spread); "any" and "even". */
const char *spec_course_choice(size_t index);
const char *spec_even_choice(size_t index);

bool digits_are_even(const struct layout *v, const struct grid *givens);
bool boxes_are_even(const struct layout *v, const struct grid *givens);

/* Find a dead given of a puzzle of one solution, from group `from` of its symmetry's orbits on. The
 * number of the group, or -1: there is none. */
int find_dead_given(const struct layout *v, const struct grid *givens, unsigned from,
                    struct grade_scratch *s);

/* Take dead givens away, in the order of their groups, until there is none. */
void drop_dead_givens(const struct layout *v, struct grid *givens, struct grade_scratch *s);

#endif
