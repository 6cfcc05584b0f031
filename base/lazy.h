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

/* For a library's header: the struct of pointers, one a function of the list. */
#define LAZY_MEMBER(function) __typeof__(function) *function;
#define LAZY_CALLS(calls, LIST)                                                                    \
    struct calls {                                                                                 \
        LIST(LAZY_MEMBER)                                                                          \
    };                                                                                             \
    extern struct calls calls;

/* For its source: the function that loads it, or that of a program that is linked with it. */
#define LAZY_NAME(function) #function,
#define LAZY_LOADER(load, calls, LIST, FILE)                                                       \
    struct calls calls;                                                                            \
    static const char *const calls##_names[] = {LIST(LAZY_NAME)};                                  \
    _Static_assert(sizeof calls == sizeof calls##_names, "a pointer a name");                      \
    const char *load(void)                                                                         \
    {                                                                                              \
        static struct lazy_library library = LAZY_LIBRARY;                                         \
        return lazy_load(&library, FILE, calls##_names, sizeof calls / sizeof(char *), &calls);    \
    }
#define LAZY_LINKED(load)                                                                          \
    const char *load(void)                                                                         \
    {                                                                                              \
        return NULL;                                                                               \
    }

#endif
