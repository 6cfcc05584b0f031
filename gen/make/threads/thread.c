#include "gen/make/threads/thread.h"

#include <stddef.h>

int thread_start(pthread_t *thread, void *(*work)(void *), void *context)
{
    static const size_t stack = (size_t)8 << 20;
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error) {
        return error;
    }
    error = pthread_attr_setstacksize(&attributes, stack);
    if (!error) {
        error = pthread_create(thread, &attributes, work, context);
    }
    pthread_attr_destroy(&attributes);
    return error;
}
