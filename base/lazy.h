/* Libraries that are loaded when they are first needed, so that commands that do not need them
 * start faster.
 *
 * Each library has a header and a source file next to its callers: a list of the functions used, a
 * struct of pointers to them, and a macro for each function, so that calls look as usual.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_LAZY_H
#define NONET_BASE_LAZY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/* The state of a library; static, one for each library. */
struct lazy_library {
    pthread_mutex_t lock;
    bool tried;
    const char *lacking;
};
#define LAZY_LIBRARY                                                                               \
    {                                                                                              \
        .lock = PTHREAD_MUTEX_INITIALIZER                                                          \
    }

/* Loads the library at the first call and finds its functions. `calls` receives `count` pointers in
 * the order of the names. Returns NULL, or the reason for the failure. If the library is not
 * installed or does not have a function, that is the same at every call; if there is no memory, the
 * next call tries again. */
const char *lazy_load(struct lazy_library *library, const char *file, const char *const *name,
                      size_t count, void *calls);

/* For a library's header: declares the struct of pointers, one for each function of the list. */
#define LAZY_MEMBER(function) __typeof__(function) *function;
#define LAZY_CALLS(calls, LIST)                                                                    \
    struct calls {                                                                                 \
        LIST(LAZY_MEMBER)                                                                          \
    };                                                                                             \
    extern struct calls calls;

/* For the library's source file: LAZY_LOADER defines the function that loads it. A program that
 * links the library uses LAZY_LINKED instead. */
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
