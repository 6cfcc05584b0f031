/* kernel_lanes.h for AArch64, whose every processor has NEON. */
#if defined __aarch64__

#define LANES_NEON

#include "gen/solve/kernel/kernel_lanes.h"

#include "gen/solve/kernel/kernel_whole.inc"

static bool runs_here(void)
{
    return true;
}

/* Other boards use the portable rounds, whose vectors the compiler turns into NEON by itself. */
const struct kernel kernel_neon = {
    "neon",
    runs_here,
    KERNEL_FUNCTIONS,
    KERNEL_OF_BOARDS(portable),
};

#else
typedef int not_an_empty_file;
#endif
