#include "render/text/harfbuzz_calls.h"

#include <stddef.h>

#ifdef HARFBUZZ_LIBRARY
#include "base/lazy.h"

struct libharfbuzz_calls libharfbuzz_calls;

static const char *const names[] = {
#define HARFBUZZ_NAME(function) #function,
    HARFBUZZ_CALLS(HARFBUZZ_NAME)
#undef HARFBUZZ_NAME
};

_Static_assert(sizeof libharfbuzz_calls == sizeof names, "a pointer a name");

const char *harfbuzz_load_error(void)
{
    static struct lazy_library library = LAZY_LIBRARY;
    return lazy_load(&library, HARFBUZZ_LIBRARY, names, sizeof names / sizeof *names,
                     &libharfbuzz_calls);
}
#else
const char *harfbuzz_load_error(void)
{
    return NULL;
}
#endif
