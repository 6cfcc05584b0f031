/* A second reading of a puzzle's course, for tests: plain loops over rows, columns and boxes of a
 * classic board, and the steps of the solution path with their marks. */
#ifndef NONET_TESTS_UNIT_READING_H
#define NONET_TESTS_UNIT_READING_H

#include "gen/grade/course.h"

enum { READING_ROUNDS = 600 };

struct reading {
    int rounds;
    int openings[READING_ROUNDS]; /* 0: a hard step */
    int empty[READING_ROUNDS];
    int technique[READING_ROUNDS]; /* of hard steps; else -1 */
    int hard_steps, drought, bottleneck, opening;
    bool solved;
};

/* skip: by round, hard steps whose effects are not applied; may be NULL. */
void read_course(const struct grid *givens, struct grade_scratch *s, const bool *skip,
                 struct reading *out);

/* Do the effects of the hard steps, less those skipped, and singles fill the board? */
bool solves_without(const struct grid *givens, struct grade_scratch *s, const bool *skip);

#endif
