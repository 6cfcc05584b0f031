/* The kernel that runs on every CPU: kernel_lanes.h, compiled for the baseline target, which is
 * SSE2 on x86-64. */
#include "gen/solve/kernel/kernel_lanes.h"

#include "gen/solve/kernel/kernel_whole.inc"

static bool runs_here(void)
{
    return true;
}

const struct kernel kernel_portable = {
    "portable",
    runs_here,
    KERNEL_FUNCTIONS,
    KERNEL_OF_BOARDS(portable),
};
