/* The wide search's rounds (wide_state.h), compiled for AVX2. */
#if defined __x86_64__

#include "gen/solve/wide/wide_search.h"

#define WIDE_ROUNDS wide_rounds_avx2
#include "gen/solve/wide/wide_kernel.inc"

#else
typedef int not_an_empty_file;
#endif
