/* A crew (base/work/crew.h) of threads: while some of a run's workers have nothing to do, what
 * another works on may use as many threads more. */
#ifndef NONET_GEN_MAKE_THREAD_CREW_H
#define NONET_GEN_MAKE_THREAD_CREW_H

#include <stdatomic.h>

#include "base/work/crew.h"

struct thread_crew {
    struct crew crew;
    atomic_int idle;
};

void thread_crew_make(struct thread_crew *c, unsigned threads);

/* One of the threads begins to work, or has worked. */
void thread_crew_begin(struct thread_crew *c);
void thread_crew_end(struct thread_crew *c);

#endif
