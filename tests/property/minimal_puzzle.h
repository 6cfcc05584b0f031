/* Minimal puzzles, the same in each run. */
#ifndef NONET_TESTS_PROPERTY_MINIMAL_PUZZLE_H
#define NONET_TESTS_PROPERTY_MINIMAL_PUZZLE_H

#include <criterion/criterion.h>

#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"

/* A minimal puzzle of the variant, and its solution. */
static inline void minimal_puzzle(const struct layout *v, uint64_t stream, struct grid *puzzle,
                                  struct grid *solution)
{
    struct pcg32 rng;
    uint64_t attempts;
    struct orbits o;
    struct dig_options options = {.orbits = &o};
    memset(solution, 0, sizeof *solution);
    pcg32_seed(&rng, 77, stream);
    cr_assert(board_method_for(v)->fill(v, &rng, BOARD_MAX_ATTEMPTS, solution, &attempts));
    symmetry_orbits(v, SYMMETRY_NONE, &o);
    *puzzle = *solution;
    (void)dig(v, solution, &options, &rng, puzzle, NULL);
}

#endif
