#include "gen/bank/sqlite_calls.h"

#include <stddef.h>

#ifdef SQLITE_LIBRARY
#include <pthread.h>

#include "config/lazy.h"

struct libsqlite_calls libsqlite_calls;

static const char *const names[] = {
#define SQLITE_NAME(function) #function,
    SQLITE_CALLS(SQLITE_NAME)
#undef SQLITE_NAME
};

_Static_assert(sizeof libsqlite_calls == sizeof names, "a pointer a name");

static const char *lacking;

static void load(void)
{
    lacking = lazy_load(SQLITE_LIBRARY, names, sizeof names / sizeof *names, &libsqlite_calls);
}

const char *libsqlite_lacking(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return lacking;
}
#else
const char *libsqlite_lacking(void)
{
    return NULL;
}
#endif
