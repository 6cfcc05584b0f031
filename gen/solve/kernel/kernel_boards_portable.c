/* The board kernel that runs everywhere, for up to 16 digits. */
#define LANE_BITS 16
#include "gen/solve/kernel/board_lanes_portable.inc"
#include "gen/solve/kernel/board_rounds.inc"

#include "gen/solve/kernel/board_search.inc"

#include "gen/solve/kernel/board_close.inc"

#include "gen/solve/kernel/board_fill.inc"

const struct board_ops board_narrow_portable = {search, derives, fill};
