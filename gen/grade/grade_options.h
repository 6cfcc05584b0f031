/* What a grader may do: which techniques, up to which level, by which definitions. */
#ifndef NONET_GEN_GRADE_GRADE_OPTIONS_H
#define NONET_GEN_GRADE_GRADE_OPTIONS_H

#include "gen/grade/technique.h"

struct grade_options {
    enum level cap;                /* stop with LEVEL_BEYOND as soon as it is harder than this */
    struct technique_set disabled; /* techniques that may not be used */
    bool assume_unique;            /* use the techniques that need a proven single solution */
    bool stable;                   /* work out the stable rating too; it takes as long again */

    /* Variants of definitions, all off by default, as in HoDoKu. */
    bool no_missing_candidates;  /* rectangles need both digits in all four cells */
    bool small_empty_rectangles; /* empty rectangles of two candidates */
    bool overlap;                /* almost locked sets may share cells */
    bool als_in_chains;          /* almost locked sets as nodes of grouped and forcing chains */
    bool siamese;                /* pair finned fish of one base */
};

void grade_options_init(struct grade_options *o); /* everything that is on by default, no cap */

/* Do both give the same solution path? (The stable rating comes beside it.) */
bool grade_options_agree(const struct grade_options *a, const struct grade_options *b);

#endif
