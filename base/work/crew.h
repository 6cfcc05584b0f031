/* Does the parts of one long task on threads that are idle.
 *
 * A worker thread of a run sets its crew (crew_use). A task with parts of equal length passes them
 * to crew_run. Without a crew, the calling thread does the parts one after another. The result must
 * not depend on which part is done first.
 *
 * Threads: each has its own current crew. */
#ifndef NONET_BASE_WORK_CREW_H
#define NONET_BASE_WORK_CREW_H

typedef void crew_work(void *context, unsigned part);

struct crew {
    /* Does parts 0 to before `count`, each once, and returns when all are done. */
    void (*run)(struct crew *c, unsigned count, crew_work *work, void *context);
};

/* Sets the crew of this thread; NULL: none. It is borrowed. */
void crew_use(struct crew *c);

void crew_run(unsigned count, crew_work *work, void *context);

#endif
