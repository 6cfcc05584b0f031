#include "gen/grade/se/chain/chain_kinds.h"

#include "gen/grade/se/ratings.h"

const struct se_chain_kind se_chain_kinds[SE_CHAIN_KINDS] = {
    [SE_KIND_X] = {.in_houses = true,
                   .cycle_base = SE_TENTHS_CYCLE / 10.0,
                   .chain_base = SE_TENTHS_X_CHAIN / 10.0,
                   .key = SE_KEY_X},
    [SE_KIND_Y] = {.in_cells = true, .cycle_base = SE_TENTHS_CYCLE / 10.0, .key = SE_KEY_Y},
    [SE_KIND_XY] = {.in_cells = true,
                    .in_houses = true,
                    .cycle_base = SE_TENTHS_XY_CHAIN / 10.0,
                    .chain_base = SE_TENTHS_XY_CHAIN / 10.0,
                    .key = SE_KEY_XY},
};
