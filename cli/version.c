#include "cli/version.h"

#include "gen/solve/kernel/kernel.h"
#include "include/nonet.h"

/* The Makefile defines how it was built; BUILD_LIBRARIES are the versions it was compiled with. */
#ifndef BUILD_FLAGS
#define BUILD_FLAGS "unknown flags"
#endif
#ifndef BUILD_LIBRARIES
#define BUILD_LIBRARIES "unknown libraries"
#endif

#ifdef __clang__
#define COMPILER "clang " __clang_version__
#else
#define COMPILER "gcc " __VERSION__
#endif

void version_print(struct text *out)
{
    text_printf(out, "nonet %s\n", NONET_VERSION);
    text_printf(out, "kernel: %s (of", kernel_best()->name);
    for (size_t i = 0; i < kernel_count(); i++) {
        const struct kernel *k = kernel_at(i);
        text_printf(out, "%s %s%s", i ? "," : "", k->name, k->runs_here() ? "" : " [not here]");
    }
    text_puts(out, ")\nbuild: " COMPILER ", " BUILD_FLAGS "\nlibraries: " BUILD_LIBRARIES "\n");
}
