/* What the Sudoku Explainer rater leaves out, or keeps from step to step, changes nothing: held
 * against the same from scratch and without, on positions of random puzzles. */
#include <criterion/criterion.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/se/forcing.h"
#include "gen/grade/se/simple_chains.h"
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
static void settle(struct walk *k)
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

static void start(struct walk *k, unsigned i)
{
    struct grid givens = {0};
    const char *text = puzzles[i % (sizeof puzzles / sizeof puzzles[0])];
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        givens.cell[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    }
    pcg32_seed(&k->rng, 1, i);
    se_map_init(&k->map);
    k->work = (struct se_work){0};
    cr_assert_eq(solve_count(variant_at(0), &givens, 2, &k->solution), 1);
    cr_assert(se_board_init(&k->b, &k->map, &givens));
    settle(k);
}

/* Take a step or two; false: the puzzle is solved. */
static bool step(struct walk *k)
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

/* Kept consequences hold what those from scratch do. With rules they may hold more: what follows
 * from the position alone, where something has changed, since these positions have not been
 * searched for it. */
static void expect_kept(const struct se_assumptions *kept, const struct se_assumptions *fresh,
                        const struct walk *k, enum se_level level)
{
    for (unsigned i = 0; i < SE_CANDIDATES; i++) {
        unsigned set = k->b.cand[i / 9];
        for (unsigned on = 0; set >> i % 9 & 1 && set & (set - 1) && on < 2; on++) {
            const struct se_consequences *a = &kept->of[level][on][kept->numbers->number[i]];
            const struct se_consequences *b = &fresh->of[level][on][fresh->numbers->number[i]];
            cr_assert(a->clash || !b->clash, "level %d, candidate %u, %u", (int)level, i, on);
            cr_assert(level != SE_LINKS_ONLY || a->clash == b->clash, "candidate %u, %u", i, on);
            for (unsigned cell = 0; cell < SE_CELLS && !a->clash; cell++) {
                unsigned both = a->cand[cell] & b->cand[cell];
                cr_assert_eq(both, a->cand[cell]);
                cr_assert(level != SE_LINKS_ONLY || both == b->cand[cell]);
            }
        }
    }
}

Test(se_kept, consequences_are_those_from_scratch)
{
    struct se_assumptions *kept = calloc(1, sizeof *kept);
    struct se_assumptions *fresh = calloc(1, sizeof *fresh);
    struct walk k;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(kept);
        for (bool more = true; more; more = step(&k)) {
            se_assumptions_begin(fresh);
            for (enum se_level level = SE_LINKS_ONLY; level <= SE_WITH_RULES; level++) {
                se_assumptions_follow(kept, level, &k.links, &k.b, &k.work);
                se_assumptions_follow(fresh, level, &k.links, &k.b, &k.work);
                expect_kept(kept, fresh, &k, level);
            }
        }
    }
    free(fresh);
    free(kept);
}

static void expect_one(const struct se_hint *a, const struct se_hint *b)
{
    cr_assert_eq(a->found, b->found);
    if (a->found) {
        cr_assert_eq(se_rank_compare(&a->rank, &b->rank), 0, "%u, not %u", a->rank.complexity,
                     b->rank.complexity);
        cr_assert_eq(a->count, b->count);
        cr_assert_arr_eq(a->from, b->from, a->count);
        cr_assert_arr_eq(a->digits, b->digits, a->count * sizeof a->digits[0]);
        cr_assert_eq(a->places, b->places);
    }
}

/* Implications over which everything leads everywhere, so that no start is left out. */
static void imply_all(struct se_implications *all, const struct se_implications *implied)
{
    memset(all, 0xFF, sizeof *all);
    all->numbers = implied->numbers;
    all->b = implied->b;
}

Test(se_kept, simple_chains_start_where_one_can)
{
    struct se_assumptions *v = calloc(1, sizeof *v);
    struct se_implications *all = calloc(1, sizeof *all);
    struct se_chain_tables *tables = calloc(1, sizeof *tables);
    struct walk k;
    unsigned found = 0;
    unsigned tried = 0;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(v);
        for (bool more = true; more; more = step(&k)) {
            struct se_hint some = {0};
            struct se_hint every = {0};
            se_assumptions_step(v);
            se_assumptions_imply(v, &k.links, &k.b, &k.work);
            imply_all(all, &v->implied);
            se_chain_search(tables, &k.links, &v->implied, &k.b, &k.work, &some);
            se_chain_search(tables, &k.links, all, &k.b, &k.work, &every);
            expect_one(&some, &every);
            found += every.found;
            tried++;
        }
    }
    cr_expect_gt(found, PUZZLES);
    cr_expect_lt(found, tried);
    free(tables);
    free(all);
    free(v);
}

Test(se_kept, closures_left_out_hold_no_better_step)
{
    static const struct se_forcing_kind kinds[] = {
        {.base = 8.5, .dynamic = true},
        {.base = 9.0, .dynamic = true, .level = SE_WITH_RULES},
    };
    struct se_forcing *some = calloc(1, sizeof *some);
    struct se_forcing *every = calloc(1, sizeof *every);
    struct walk k;
    every->thorough = true;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_forcing_begin(some);
        se_forcing_begin(every);
        for (unsigned n = 0; n < STEPS; n++) {
            for (unsigned kind = 0; kind < 2; kind++) {
                struct se_hint one = {0};
                struct se_hint two = {0};
                se_forcing_search(some, &kinds[kind], &k.links, &k.b, &k.work, &one);
                se_forcing_search(every, &kinds[kind], &k.links, &k.b, &k.work, &two);
                expect_one(&one, &two);
            }
            if (!step(&k)) {
                break;
            }
        }
    }
    cr_expect_lt(some->closures.pool_used, every->closures.pool_used);
    free(every);
    free(some);
}
