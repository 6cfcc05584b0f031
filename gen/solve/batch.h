/* Answers many questions of this form at once: is there a solution in which a cell does not hold a
 * digit? It does the same as solve_without (solve.h) for classic boards. In one series of
 * questions, each depends on the answer to the one before. Several such series are independent, so
 * their searches can share a core.
 *
 * The kernel in use answers one question in each search that it runs at a time (kernel_batch.inc).
 * Each answer is exact, so only the order of the answers depends on the kernel. Threads: no shared
 * state. Allocates nothing. */
#ifndef NONET_GEN_SOLVE_BATCH_H
#define NONET_GEN_SOLVE_BATCH_H

#include "gen/solve/layouts/generic.h"

enum { MAX_BATCH = 16 }; /* no kernel asks for more courses */

struct batch_question {
    /* 81 cells, as in a grid; must stay valid until the asker is called again. */
    const uint8_t *cells;
    struct exclusion without; /* a candidate */
};

/* Gives the next question of a course (0 to MAX_BATCH - 1), or returns false when the course has
 * ended; it is not asked again then. `found` is the answer to the course's previous question, and
 * false at first. */
typedef bool batch_asker(void *context, unsigned course, bool found, struct batch_question *next);

/* Asks and answers until all courses have ended. */
void batch_ask(batch_asker *ask, void *context);

#endif
