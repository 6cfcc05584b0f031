/* The wide search's rounds (wide_state.h), compiled for every processor. */
#include "gen/solve/wide/wide_search.h"

#define WIDE_ROUNDS wide_rounds_portable
#include "gen/solve/wide/wide_kernel.inc"
