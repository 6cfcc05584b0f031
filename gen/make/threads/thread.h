/* Threads with room enough on their stacks: some systems give a new one no more than 128 KB (musl),
 * and the search for solutions of a large board takes up to 2 MB. */
#ifndef NONET_GEN_MAKE_THREAD_H
#define NONET_GEN_MAKE_THREAD_H

#include <pthread.h>

/* As pthread_create: 0 or an error number. */
int thread_start(pthread_t *thread, void *(*work)(void *), void *context);

#endif
