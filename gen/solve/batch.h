/* Questions side by side: is there a solution in which a cell does not hold a digit? As
 * solve_without (solve.h), of classic boards, where each question follows from the answer to one
 * before, but there are several such courses of questions that do not depend on one another.
 *
 * The kernel in use answers as many at once as it has searches (kernel_abreast.inc); as each answer
 * is exact, nothing but the order in which they come depends on it. Threads: no shared state.
 * Allocates nothing. */
#ifndef NONET_GEN_SOLVE_BATCH_H
#define NONET_GEN_SOLVE_BATCH_H

#include "gen/solve/layouts/generic.h"

enum { MAX_BATCH = 16 }; /* courses that any kernel asks for */

struct batch_question {
    const uint8_t *cells; /* 81, as a grid has them; looked at before the asker is called again */
    struct exclusion without; /* a candidate */
};

/* Gives the next question of a course, 0 to MAX_BATCH - 1, or returns false where it has ended;
 * then it is not asked for again. found: the answer to the course's last question; false at first.
 */
typedef bool batch_asker(void *context, unsigned course, bool found, struct batch_question *next);

/* Until all courses have ended. */
void batch_ask(batch_asker *ask, void *context);

#endif
