/* All that grading says of a puzzle, into its record: level, score, hardest technique and counts,
 * the SE rating, the minutes, the course, and the symmetry of the givens.
 *
 * Threads: a scratch belongs to one thread; the options may be shared. */
#ifndef NONET_GEN_GRADE_GRADE_RECORD_H
#define NONET_GEN_GRADE_GRADE_RECORD_H

#include "gen/grade/course.h"
#include "gen/grade/grade.h"
#include "gen/grade/se/se.h"

struct grade_record_options {
    struct grade_options grade; /* where `stable` is set, level and score are the stable rating's */
    struct se_options se;
    bool rate_se;
    bool course; /* the course too */
};

struct grade_record_scratch {
    struct grade_scratch *grade;
    struct se_scratch *se;
    struct course course; /* the last one worked out */
};

/* with_se: what rate_se needs. NULL: out of memory. Free with grade_record_scratch_drop. */
struct grade_record_scratch *grade_record_scratch_new(bool with_se);
void grade_record_scratch_drop(struct grade_record_scratch *s);

/* Fill the fields. The caller has made sure that the puzzle has exactly one solution. */
void grade_record(struct record *r, const struct grade_record_options *o,
                  struct grade_record_scratch *s);

/* The techniques whose counts the record has; keys that are not in the table are passed over. */
void techniques_of_record(const struct record *r, struct technique_set *used);

/* Solve by the techniques alone. Returns whether they reach the end; *solution receives the board
 * as far as they do, *steps how many it took. */
bool solve_by_techniques(const struct layout *v, const struct grid *givens, struct grade_scratch *s,
                         struct grid *solution, uint64_t *steps);

#endif
