/* Candidates of a board with constraints that some givens leave (solve_follow). The next questions
 * with these givens and others begin with them. */
#ifndef NONET_GEN_SOLVE_NARROWED_H
#define NONET_GEN_SOLVE_NARROWED_H

#include "gen/board/board.h"

enum {
    NARROWED_LANES = 32,
    NARROWED_SIZE = 9,
    NARROWED_LINE = 64, /* bytes; searches keep candidates in whole lines of the cache */
    NARROWED_CELLS = (MAX_CELLS + 15) / 16 * 16
};

/* On boards of at most NARROWED_SIZE digits and NARROWED_LANES houses, the candidates are also kept
 * by house: `place[i * NARROWED_LANES + h]` is the i-th cell of house h. So hidden singles are
 * found in all houses at once. The AVX-512 kernel makes these anew from the cells at each look. */
struct narrowed {
    uint16_t place[NARROWED_SIZE * NARROWED_LANES];
    uint16_t placed[NARROWED_LANES]; /* digits that a filled cell of the house has */
    digit_set now[NARROWED_CELLS];   /* by cell */
};

#endif
