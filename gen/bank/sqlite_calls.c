#include "gen/bank/sqlite_calls.h"

#include <stddef.h>

#ifdef SQLITE_LIBRARY
#include "base/lazy.h"

struct libsqlite_calls libsqlite_calls;

static const char *const names[] = {
#define SQLITE_NAME(function) #function,
    SQLITE_CALLS(SQLITE_NAME)
#undef SQLITE_NAME
};

_Static_assert(sizeof libsqlite_calls == sizeof names, "a pointer a name");

const char *sqlite_load_error(void)
{
    static struct lazy_library library = LAZY_LIBRARY;
    return lazy_load(&library, SQLITE_LIBRARY, names, sizeof names / sizeof *names,
                     &libsqlite_calls);
}
#else
const char *sqlite_load_error(void)
{
    return NULL;
}
#endif
