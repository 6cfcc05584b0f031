/* The board kernel that runs everywhere, for more than 16 digits. */
#define LANE_BITS 32
#include "gen/solve/kernel/board_lanes_portable.inc"
#include "gen/solve/kernel/board_rounds.inc"

#include "gen/solve/kernel/board_search.inc"

#include "gen/solve/kernel/board_close.inc"

#include "gen/solve/kernel/board_fill.inc"

const struct board_ops board_wide_portable = {search, derives, fill};
