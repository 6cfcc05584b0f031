/* The rules without chains, one function each. */
#ifndef NONET_GEN_GRADE_SE_SE_RULES_H
#define NONET_GEN_GRADE_SE_SE_RULES_H

#include "gen/grade/se/se_board.h"

/* A rule looks for the step that the scale would take, applies it, and returns its rating in
 * tenths; 0 where it finds none. `hardest` is the rating so far: a step rated no higher may be
 * taken in any order. */
typedef int se_find(struct se_board *b, int hardest);

se_find se_find_single, se_find_direct_locking, se_find_direct_pair, se_find_naked_single,
    se_find_direct_triplet, se_find_locking, se_find_naked_pair, se_find_x_wing,
    se_find_hidden_pair, se_find_naked_triplet, se_find_swordfish, se_find_hidden_triplet,
    se_find_xy_wing, se_find_xyz_wing, se_find_unique_loop, se_find_naked_quad, se_find_jellyfish,
    se_find_hidden_quad, se_find_bug, se_find_aligned_pair, se_find_aligned_triplet;

#endif
