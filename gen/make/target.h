/* What a puzzle must be: the constraints of a request, and the judgement of a puzzle by them.
 *
 * requires: techniques that the puzzle truly needs. Each stands in its solution path, and without
 * it the techniques up to the target's highest level do not solve the puzzle.
 * excludes: techniques that do not stand in the solution path.
 *
 * Threads: a target is constant during a run; the scratch belongs to one thread. */
#ifndef NONET_GEN_MAKE_TARGET_H
#define NONET_GEN_MAKE_TARGET_H

#include "gen/grade/grade.h"

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
};

/* Why a puzzle does not fit; the first that holds, in this order. */
enum verdict {
    VERDICT_FITS,
    VERDICT_NOT_UNIQUE, /* what the mask leaves has several solutions */
    VERDICT_FEW_GIVENS,
    VERDICT_MANY_GIVENS,
    VERDICT_TOO_EASY,
    VERDICT_TOO_HARD,
    VERDICT_NOT_NEEDED, /* a required technique is not used, or could be done without */
    VERDICT_EXCLUDED,
    VERDICT_SE_LOW,
    VERDICT_SE_HIGH,
};
enum { VERDICT_COUNT = VERDICT_SE_HIGH + 1 };

const char *verdict_name(enum verdict verdict); /* "too easy" … */

/* Any unique puzzle of the variant. */
void target_init(struct target *t, const struct variant *v);

/* Does the target need a grade at all? */
bool target_needs_grade(const struct target *t);

bool technique_set_empty(const struct technique_set *s);

/* Judge a unique puzzle. *grade is filled where the target needs one and the givens fit; it is
 * complete (graded without a cap) where the verdict is VERDICT_FITS. */
enum verdict target_judge(const struct target *t, const struct variant *v,
                          const struct grid *givens, struct grade_scratch *scratch,
                          struct grade *grade);

#endif
