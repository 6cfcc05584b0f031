/* Libraries that are loaded when they are first needed, so that commands that do not need them
 * start without them.
 *
 * A library has a header and a file of its own beside those who call it: a list of the functions
 * used, a struct of pointers to them, and a macro a function, so that the calls read as ever.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_LAZY_H
#define NONET_BASE_LAZY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* What has become of a library: static, one for each. */
struct lazy_library {
    pthread_mutex_t lock;
    bool tried;
    const char *lacking;
};
#define LAZY_LIBRARY                                                                               \
    {                                                                                              \
        .lock = PTHREAD_MUTEX_INITIALIZER                                                          \
    }

/* At the first call, load the library and find its functions: calls receives count pointers, in the
 * order of the names. NULL, or why it cannot be, the same at every call: it is not installed, lacks
 * one of them, or the system lacks memory or files. */
const char *lazy_load(struct lazy_library *library, const char *file, const char *const *name,
                      size_t count, void *calls);

#endif
