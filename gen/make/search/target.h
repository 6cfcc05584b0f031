/* What a puzzle must be: the constraints of a request, and the check of a puzzle against them.
 *
 * requires: techniques that the puzzle needs (need.h). Each is in its solution path too. Those that
 * are off by default are on for such a target. Where it has no highest level, the puzzle is solved
 * by techniques up to the required ones' level, and its score may be any: puzzles with rare
 * techniques usually have many other steps too, and would pass their level's limit.
 * excludes: techniques that do not stand in the solution path.
 *
 * Threads: a target is constant during a run. */
#ifndef NONET_GEN_MAKE_TARGET_H
#define NONET_GEN_MAKE_TARGET_H

#include "gen/grade/grade.h"
#include "gen/grade/se/se.h"
#include "gen/make/search/need.h"
#include "gen/make/search/specs.h"

struct target {
    enum level level_low;
    enum level level_high;
    unsigned givens_low;
    unsigned givens_high;
    bool minimal;      /* no orbit of the symmetry can go */
    bool singles_only; /* full house, naked single and hidden single solve it */
    bool by_se;
    int se_low_tenths;
    int se_high_tenths;
    struct technique_set requires;
    struct technique_set excludes;
    struct specs specs;
};

/* Why a puzzle does not fit. */
enum reject_reason {
    REJECT_NONE,       /* it fits */
    REJECT_NO_BOARD,   /* the houses were not filled */
    REJECT_NOT_UNIQUE, /* what the mask leaves has several solutions */
    REJECT_UNDECIDED,  /* whether a given or constraint can go is too hard to say */
    REJECT_FEW_GIVENS,
    REJECT_MANY_GIVENS,
    REJECT_TOO_EASY,
    REJECT_TOO_HARD,
    REJECT_NOT_USED,   /* a required technique does not stand in the solution path */
    REJECT_NOT_NEEDED, /* it does, but could be done without */
    REJECT_EXCLUDED,
    REJECT_DIGITS, /* the conditions of specs.h */
    REJECT_BOXES,
    REJECT_HARD_STEPS_FEW,
    REJECT_HARD_STEPS_MANY,
    REJECT_OPENINGS_FEW,
    REJECT_OPENINGS_MANY,
    REJECT_BOTTLENECK_TIGHT,
    REJECT_BOTTLENECK_WIDE,
    REJECT_OPENING,
    REJECT_COURSE,
    REJECT_DEAD_GIVENS,
    REJECT_NO_KIND,     /* it has no constraint of a kind that was asked for */
    REJECT_KIND_UNUSED, /* its solution path rests on no constraint of such a kind */
    REJECT_KIND_FEW,    /* too few of its constraints are needed */
    REJECT_SE_LOW,
    REJECT_SE_HIGH,
};
enum { REJECT_COUNT = REJECT_SE_HIGH + 1 };

const char *reject_reason_name(enum reject_reason reject_reason); /* "too easy" … */

/* Any unique puzzle of the variant. */
void target_init(struct target *t, const struct layout *v);

/* For a drawing without a level: levels that people can solve, on boards that they can. */
void target_cap_level(struct target *t, const struct layout *v);

/* Does the target need a grade at all? (An SE rating is not one.) */
bool target_needs_grade(const struct target *t);

/* The scratch memory of both scales, and what they last gave; a grader belongs to one thread. */
struct grader {
    struct grade_scratch *grading;
    struct se_scratch *rating;    /* NULL where no target rates by SE */
    struct grade grade;           /* of the last puzzle, where the target needs one */
    struct course_figures course; /* likewise, where conditions need it */
    bool level_only; /* the level alone is wanted: `grade` may be incomplete where a puzzle fits */
    int se_tenths;   /* of the last puzzle; -1 where the target does not rate by SE */
    /* Of a puzzle that was too easy: its level, or one above it, and the least that was wanted. */
    enum level easy_level;
    enum level wanted_level;
};

/* STATUS_FAILED when out of memory (nothing is reported). */
enum status grader_init(struct grader *g, bool with_se);
void grader_free(struct grader *g);

/* Check a puzzle of one solution. Where nothing is amiss, grade and se_tenths are complete: as
 * they would be without the target's caps. */
enum reject_reason target_check(struct grader *g, const struct target *t, const struct layout *v,
                                const struct grid *givens);

/* How near the puzzle comes to needing what the target requires (need.h); and the cells that stay
 * open under everything that the target allows, its score left aside. */
int target_reach(struct grader *g, const struct target *t, const struct layout *v,
                 const struct grid *givens, const struct pattern_room *room, bool *open);
unsigned target_open_cells(struct grader *g, const struct target *t, const struct layout *v,
                           const struct grid *givens, bool open[MAX_CELLS]);

/* Grade without a target. */
void grader_grade(struct grader *g, const struct layout *v, const struct grid *givens);

/* The SE rating in tenths; -1 where there is none. Above cap_tenths (0: no cap) some value above
 * it. The grader must have been made with_se. */
int grader_rate(struct grader *g, const struct layout *v, const struct grid *givens,
                int cap_tenths);

/* Whether a course meets the conditions on it. */
enum reject_reason specs_check_course(const struct specs *w, const struct course_figures *f);

/* The puzzle asked too little of the player, or too much: digging on, or putting givens back, leads
 * towards the target. Neither: it is another puzzle that is wanted. */
enum reject_side { REJECT_NEITHER, REJECT_EASY, REJECT_HARD };
enum reject_side reject_side(enum reject_reason reject_reason);

#endif
