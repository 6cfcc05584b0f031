#if defined __x86_64__
/* The board kernel with AVX2, for up to 16 digits. */
#define LANE_BITS 16
#include "gen/solve/kernel/board_lanes_portable.inc"
#include "gen/solve/kernel/board_rounds.inc"

#include "gen/solve/kernel/board_search.inc"

#include "gen/solve/kernel/board_close.inc"

#include "gen/solve/kernel/board_fill.inc"

const struct board_ops board_narrow_avx2 = {search, derives, fill};
#else
typedef int not_an_empty_file;
#endif
