/* Are the fields of a recalled record true of its puzzle?
 *
 * Anyone may have changed a kept line. Each of its fields is computed from the puzzle again and
 * compared in its printed form. Measured on classic boards, easy to hard: a line takes 0.03 ms,
 * nearly all of it the grade, where the line has one; comparing is a tenth of that, and a line
 * without a grade 0.004 ms. An SE rating takes as long as it took to find (0.1 ms to seconds). The
 * index does not follow from the puzzle: the check at the end of the line shows its changes
 * (resume_file.h).
 *
 * Threads: no shared state; a grader belongs to one thread. */
#ifndef NONET_GEN_MAKE_RECALL_CHECK_H
#define NONET_GEN_MAKE_RECALL_CHECK_H

#include "gen/board/record.h"
#include "gen/make/search/target.h"

/* The first field that differs, by its index in gen/format/records/record_fields.h, and both
 * values, cut where they are long. field -1: none differs. */
struct recall_difference {
    int field;
    char kept[48];
    char right[48];
};

/* Work out what the kept record has and `right`, the same puzzle with its solution, has not.
 * graded: right's grade is there. symmetry: the run's, or SYMMETRY_COUNT for any. False: memory
 * ended. */
bool recall_work_out(const struct record *kept, struct grader *g, bool graded, int symmetry,
                     struct record *right);

/* Compare. What the kept record does not have is no difference. */
void recall_compare(const struct record *kept, const struct record *right,
                    struct recall_difference *out);

#endif
