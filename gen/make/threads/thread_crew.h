/* A crew (base/work/crew.h) of threads: while some of a run's workers have nothing to do, another
 * may start one more thread for each of them. */
#ifndef NONET_GEN_MAKE_THREAD_CREW_H
#define NONET_GEN_MAKE_THREAD_CREW_H

#include <stdatomic.h>

#include "base/work/crew.h"

struct thread_crew {
    struct crew crew;
    atomic_int idle;
};

void thread_crew_make(struct thread_crew *c, unsigned threads);

/* A worker calls them when it begins to work, and when it has finished. */
void thread_crew_begin(struct thread_crew *c);
void thread_crew_end(struct thread_crew *c);

#endif
