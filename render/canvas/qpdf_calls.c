#include "render/canvas/qpdf_calls.h"

#include <stddef.h>

#ifdef QPDF_LIBRARY
#include <pthread.h>

#include "config/lazy.h"

struct libqpdf_calls libqpdf_calls;

static const char *const names[] = {
#define QPDF_NAME(function) #function,
    QPDF_CALLS(QPDF_NAME)
#undef QPDF_NAME
};

_Static_assert(sizeof libqpdf_calls == sizeof names, "a pointer a name");

static const char *lacking;

static void load(void)
{
    lacking = lazy_load(QPDF_LIBRARY, names, sizeof names / sizeof *names, &libqpdf_calls);
}

const char *libqpdf_lacking(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return lacking;
}
#else
const char *libqpdf_lacking(void)
{
    return NULL;
}
#endif
