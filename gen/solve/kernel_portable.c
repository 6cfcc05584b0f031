/* The kernel that runs everywhere: kernel_lanes.h as the compiler builds it for the baseline
 * target, SSE2 on x86-64. */
#include "gen/solve/kernel_lanes.h"

#include "gen/solve/kernel_search.inc"

#include "gen/solve/kernel_abreast.inc"

#include "gen/solve/kernel_coverage.inc"

#include "gen/solve/kernel_retry.inc"

static bool runs_here(void)
{
    return true;
}

const struct kernel kernel_portable = {
    "portable",
    runs_here,
    search,
    rounds,
    batch,
    ask_abreast,
    cover,
    cell_lanes,
    candidates_left,
    retry,
    &board_narrow_portable,
    &board_wide_portable,
};
