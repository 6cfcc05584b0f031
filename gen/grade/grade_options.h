/* What a grader may use: which techniques, up to which level, by which definitions. */
#ifndef NONET_GEN_GRADE_GRADE_OPTIONS_H
#define NONET_GEN_GRADE_GRADE_OPTIONS_H

#include "gen/grade/technique.h"

struct grade_options {
    /* Stop with LEVEL_BEYOND as soon as the puzzle is harder than this. */
    enum level cap;
    struct technique_set disabled; /* techniques that may not be used */
    bool assume_unique;            /* use the techniques that assume a single solution */
    bool stable;                   /* compute the stable rating too; this doubles the time */

    /* Variants of definitions; all are off by default, as in HoDoKu. */
    bool no_missing_candidates;  /* rectangles need both digits in all four cells */
    bool small_empty_rectangles; /* empty rectangles with only two candidates */
    bool overlap;                /* almost locked sets may overlap */
    bool als_in_chains;          /* almost locked sets as nodes of grouped and forcing chains */
    bool siamese;                /* combine finned fish with the same base into siamese fish */
};

void grade_options_init(struct grade_options *o); /* everything that is on by default, no cap */

/* Do both give the same solution path? (The stable rating does not matter.) */
bool grade_options_agree(const struct grade_options *a, const struct grade_options *b);

#endif
