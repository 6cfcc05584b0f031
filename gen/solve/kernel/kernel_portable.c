/* The kernel that runs everywhere: kernel_lanes.h as the compiler builds it for the baseline
 * target, SSE2 on x86-64. */
#include "gen/solve/kernel/kernel_lanes.h"

#include "gen/solve/kernel/kernel_whole.inc"

static bool runs_here(void)
{
    return true;
}

const struct kernel kernel_portable = {
    "portable", runs_here, KERNEL_FUNCTIONS, &board_narrow_portable, &board_wide_portable,
};
