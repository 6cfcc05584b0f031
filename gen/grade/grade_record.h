/* Stores all results of grading in a record: level, score, hardest technique and counts, the SE
 * rating, the minutes, the course, and the symmetry of the givens.
 *
 * Threads: a scratch belongs to one thread; the options may be shared. */
#ifndef NONET_GEN_GRADE_GRADE_RECORD_H
#define NONET_GEN_GRADE_GRADE_RECORD_H

#include "gen/grade/course.h"
#include "gen/grade/grade.h"
#include "gen/grade/se/se.h"

struct grade_record_options {
    /* If `stable` is set, level and score come from the stable rating. */
    struct grade_options grade;
    struct se_options se;
    bool rate_se;
    bool course; /* find the course too */
};

struct grade_record_scratch {
    struct grade_scratch *grade;
    struct se_scratch *se;
    struct course course; /* the course that was found last */
};

/* `with_se` allocates what rate_se needs. NULL when out of memory. Free with
 * grade_record_scratch_drop. */
struct grade_record_scratch *grade_record_scratch_new(bool with_se);
void grade_record_scratch_drop(struct grade_record_scratch *s);

/* Fills the fields. The caller must know that the puzzle has exactly one solution. */
void grade_record(struct record *r, const struct grade_record_options *o,
                  struct grade_record_scratch *s);

/* The techniques that the record counts. Keys that are not in the table are skipped. */
void techniques_of_record(const struct record *r, struct technique_set *used);

/* Solves by the techniques alone. Returns whether they solve the puzzle. *solution receives the
 * board as far as they fill it, and *steps the number of steps. */
bool solve_by_techniques(const struct layout *v, const struct grid *givens, struct grade_scratch *s,
                         struct grid *solution, uint64_t *steps);

#endif
