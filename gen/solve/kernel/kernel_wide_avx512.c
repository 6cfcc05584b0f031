/* The wide search's rounds (wide_state.h), compiled for AVX-512. */
#if defined __x86_64__

#include "gen/solve/wide/wide_search.h"

#define WIDE_ROUNDS        wide_rounds_avx512
#define WIDE_ROUNDS_OF_FEW &wide_rounds_few_avx512
#include "gen/solve/wide/wide_kernel.inc"

#else
typedef int not_an_empty_file;
#endif
