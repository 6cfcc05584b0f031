/* Does the parts of one long task on threads that are idle.
 *
 * Whoever has threads makes a crew theirs (crew_use). Work that takes long and knows parts of equal
 * length hands them to crew_run. Where no crew is in use, the parts are done one after another by
 * the calling thread. So what comes of them must not depend on which is done first.
 *
 * Threads: each has its own current crew. */
#ifndef NONET_BASE_WORK_CREW_H
#define NONET_BASE_WORK_CREW_H

typedef void crew_work(void *context, unsigned part);

struct crew {
    /* Does parts 0 to before `count`, each once, and returns when all are done. */
    void (*run)(struct crew *c, unsigned count, crew_work *work, void *context);
};

/* Makes a crew this thread's, or none (NULL). It is borrowed. */
void crew_use(struct crew *c);

void crew_run(unsigned count, crew_work *work, void *context);

#endif
