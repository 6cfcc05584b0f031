#include "render/text/fontconfig_calls.h"

#include <stddef.h>

#ifdef FONTCONFIG_LIBRARY
#include "base/lazy.h"

struct libfontconfig_calls libfontconfig_calls;

static const char *const names[] = {
#define FONTCONFIG_NAME(function) #function,
    FONTCONFIG_CALLS(FONTCONFIG_NAME)
#undef FONTCONFIG_NAME
};

_Static_assert(sizeof libfontconfig_calls == sizeof names, "a pointer a name");

const char *fontconfig_load_error(void)
{
    static struct lazy_library library = LAZY_LIBRARY;
    return lazy_load(&library, FONTCONFIG_LIBRARY, names, sizeof names / sizeof *names,
                     &libfontconfig_calls);
}
#else
const char *fontconfig_load_error(void)
{
    return NULL;
}
#endif
