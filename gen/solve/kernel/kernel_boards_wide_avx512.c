/* The board kernel with AVX-512, for more than 16 digits. */
#if defined __x86_64__
#define LANE_BITS 32
#include "gen/solve/kernel/board_lanes_avx512.inc"
#include "gen/solve/kernel/board_rounds.inc"

#include "gen/solve/kernel/board_search.inc"

#include "gen/solve/kernel/board_close.inc"

#include "gen/solve/kernel/board_fill.inc"

const struct board_ops board_wide_avx512 = {search, derives, fill};
#else
typedef int not_an_empty_file;
#endif
