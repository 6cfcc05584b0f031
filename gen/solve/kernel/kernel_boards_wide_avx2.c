#if defined __x86_64__
/* The board kernel with AVX2, for more than 16 digits. */
#define LANE_BITS 32
#include "gen/solve/kernel/board_lanes_portable.inc"
#include "gen/solve/kernel/board_rounds.inc"

#include "gen/solve/kernel/board_search.inc"

#include "gen/solve/kernel/board_close.inc"

#include "gen/solve/kernel/board_fill.inc"

const struct board_ops board_wide_avx2 = {search, derives, fill};
#else
typedef int not_an_empty_file;
#endif
