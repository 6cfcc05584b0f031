/* Positions of puzzles on the way to their solutions, for tests of the Sudoku Explainer rater. */
#ifndef NONET_TESTS_UNIT_SE_WALK_H
#define NONET_TESTS_UNIT_SE_WALK_H

#include <criterion/criterion.h>
#include <limits.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/se/chain/forcing.h"
#include "gen/grade/se/se_rules.h"
#include "gen/solve/solve.h"

enum { PUZZLES = 8, STEPS = 6 };

/* A puzzle that loses, at random, candidates that are wrong, and fills cells. */
struct walk {
    struct pcg32 rng;
    struct se_map map;
    struct se_board b;
    struct se_links links;
    struct se_work work;
    struct grid solution;
};

static const char *const puzzles[] = {
    "....63..5..84..2.......5.3.5.7..64...9..7..564.3.8.....2.6...1......2...9.6.5....",
    "4.........39..4.2.......95.15..6..........7..7.3.85.1...8.23..6....7...937.6.....",
    ".5.....39..19..6.....8....1...3..2.....591...4....7....9..2.5..7.......6..31...8.",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
};

/* Fill in singles: the scale does so before it looks for chains. */
static inline void settle(struct walk *k)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned digit = k->solution.cell[cell] - 1U;
        bool single = k->b.cand[cell] == 1U << digit;
        for (unsigned i = 0; i < 3 && k->b.cand[cell]; i++) {
            single |= se_count(k->b.at[k->map.house[cell][i]][digit]) == 1;
        }
        if (single) {
            se_place(&k->b, cell, digit);
            cell = UINT_MAX; /* from the first again */
        }
    }
    se_links_build(&k->links, &k->map, k->b.cand, k->b.at);
}

static inline void start(struct walk *k, unsigned i)
{
    struct grid givens = {0};
    const char *text = puzzles[i % (sizeof puzzles / sizeof puzzles[0])];
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        givens.cell[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    }
    pcg32_seed(&k->rng, 1, i);
    memset(&k->links, 0, sizeof k->links);
    se_map_init(&k->map);
    k->work = (struct se_work){0};
    cr_assert_eq(solve_count(variant_at(0), &givens, 2, &k->solution), 1);
    cr_assert(se_board_init(&k->b, &k->map, &givens));
    settle(k);
}

/* Take a step or two; false: the puzzle is solved. */
static inline bool step(struct walk *k)
{
    for (unsigned left = 1 + pcg32_below(&k->rng, 2); left && k->b.left;) {
        unsigned cell = pcg32_below(&k->rng, SE_CELLS);
        unsigned digit = k->solution.cell[cell] - 1U;
        unsigned wrong = pcg32_below(&k->rng, 9);
        if (!k->b.digit[cell] && pcg32_below(&k->rng, 16) == 0) {
            se_place(&k->b, cell, digit);
            left--;
        } else if (wrong != digit && se_remove(&k->b, cell, 1U << wrong)) {
            left--;
        }
    }
    settle(k);
    return k->b.left > 0;
}

#endif
