/* kernel_lanes.h for AArch64, whose every processor has NEON. */
#if defined __aarch64__

#define LANES_NEON

#include "gen/solve/kernel_lanes.h"

#include "gen/solve/kernel_search.inc"

#include "gen/solve/kernel_abreast.inc"

#include "gen/solve/kernel_coverage.inc"

#include "gen/solve/kernel_retry.inc"

static bool runs_here(void)
{
    return true;
}

/* For other boards the portable rounds: the compiler makes NEON of their vectors by itself. */
const struct kernel kernel_neon = {
    "neon",
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

#else
typedef int not_an_empty_file;
#endif
