/* kernel_lanes.h as the compiler builds it for AVX2, where each of its vectors is one register. */
#if defined __x86_64__

#include <immintrin.h>

#include "gen/solve/kernel/kernel_lanes.h"

#include "gen/solve/kernel/kernel_whole.inc"

static bool runs_here(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

const struct kernel kernel_avx2 = {
    "avx2",
    runs_here,
    KERNEL_FUNCTIONS,
    KERNEL_OF_BOARDS(avx2),
};

#else
typedef int not_an_empty_file;
#endif
