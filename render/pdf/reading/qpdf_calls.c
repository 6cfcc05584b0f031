#include "render/pdf/reading/qpdf_calls.h"

#include <stddef.h>

#ifdef QPDF_LIBRARY
#include "base/lazy.h"

struct libqpdf_calls libqpdf_calls;

static const char *const names[] = {
#define QPDF_NAME(function) #function,
    QPDF_CALLS(QPDF_NAME)
#undef QPDF_NAME
};

_Static_assert(sizeof libqpdf_calls == sizeof names, "a pointer a name");

const char *libqpdf_load_error(void)
{
    static struct lazy_library library = LAZY_LIBRARY;
    return lazy_load(&library, QPDF_LIBRARY, names, sizeof names / sizeof *names, &libqpdf_calls);
}
#else
const char *libqpdf_load_error(void)
{
    return NULL;
}
#endif
