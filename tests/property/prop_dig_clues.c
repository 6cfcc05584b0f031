/* Puzzles dug of givens and clues, held against plain counts without each of them. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig_clues.h"
#include "gen/make/dig/dig_record.h"
#include "gen/make/few/fewest.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "tests/property/clue_boards.h"

struct held {
    const struct layout *v;
    unsigned count;
};

static bool hold(void *context, const struct grid *solution)
{
    struct held *h = context;
    h->count += clues_hold(h->v, solution->cell);
    return h->count < 2;
}

/* Up to 2: the full boards of the houses alone, each held against the clues. */
static unsigned count_plainly(const struct layout *v, const struct grid *g)
{
    struct held h = {v, 0};
    solve_each(v->bare, g, hold, &h);
    return h.count;
}

/* A full board of 4x4 or 6x6 with some clues that it keeps. */
static bool random_puzzle(uint64_t stream, struct record *r)
{
    struct pcg32 rng;
    uint64_t attempts;
    struct clue_list l = {0};
    const struct layout *base = variant_find(stream % 2 ? "4x4" : "6x6");
    pcg32_seed(&rng, 58, stream);
    record_init(r, base);
    cr_assert(board_method_for(base)->fill(base, &rng, BOARD_MAX_ATTEMPTS, &r->givens, &attempts));
    for (unsigned i = 0; i < 24; i++) {
        enum clue_kind_id kind = pcg32_below(&rng, CLUE_ANTI_KNIGHT);
        clue_boards_add(base, &rng, kind, r->givens.cell, &l);
    }
    const struct layout *v = clues_lay(base, &l);
    clue_list_free(&l);
    bool kept = clues_hold(v, r->givens.cell);
    record_reset(r, v);
    layout_drop(v);
    return kept && r->variant->clues;
}

/* The layout but for one clue; NULL where that clue belongs to the rules. */
static const struct layout *without(const struct layout *v, unsigned gone)
{
    struct clue_list l = {0};
    bool rule = false;
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        const char *name = clue_kind_of(c)->name;
        const char *of = clue_kind_of(clue_at(v, gone))->name;
        bool dots = strstr(name, "-dot") && strstr(of, "-dot");
        rule |= (c->all && (dots || strcmp(name, of) == 0)) || (i == gone && c->count == 0);
        if (i != gone) {
            clue_list_add(&l, c->kind, c->all, c->sum, c->cell, c->all ? 0 : c->count);
        }
    }
    const struct layout *less = rule ? NULL : clues_lay(v, &l);
    clue_list_free(&l);
    return less;
}

/* Each given and each clue that may go, by a count without it. */
static bool is_minimal(const struct record *r, bool by_givens, bool by_clues)
{
    bool minimal = true;
    struct grid givens = r->givens;
    for (unsigned cell = 0; cell < r->variant->cell_count && by_givens; cell++) {
        givens.cell[cell] = 0;
        minimal &= !r->givens.cell[cell] || count_plainly(r->variant, &givens) == 2;
        givens.cell[cell] = r->givens.cell[cell];
    }
    for (unsigned i = 0; i < clue_count(r->variant) && by_clues; i++) {
        const struct layout *less = without(r->variant, i);
        minimal &= !less || count_plainly(less, &givens) == 2;
        layout_drop(less);
    }
    return minimal;
}

Test(dig_clues, what_is_left_is_needed_and_keeps_the_solution)
{
    static const struct dig_record_options how[] = {
        {.minimize = true}, {.keep_givens = true}, {.keep_clues = true}, {.least_givens = 6}};
    unsigned tried = 0;
    unsigned clues_gone = 0;
    for (uint64_t n = 0; n < 400; n++) {
        struct record board;
        if (random_puzzle(n, &board)) {
            tried++;
            for (unsigned i = 0; i < sizeof how / sizeof *how; i++) {
                struct record r = {0};
                struct dig_record_options o = how[i];
                o.seed = n;
                /* there are too many boards of 6x6 to look at them all */
                o.least_givens = board.variant->size == 6 ? 10 : o.least_givens;
                record_copy(&r, &board);
                cr_assert_eq(dig_record(&r, &o, n, NULL, &(struct diag){0}), STATUS_OK);
                cr_assert_eq(count_plainly(r.variant, &r.givens), 1);
                cr_assert(memcmp(&r.solution, &board.givens, r.variant->cell_count) == 0);
                cr_assert(is_minimal(&r, !o.keep_givens && !o.least_givens, !o.keep_clues),
                          "something could go: %u of %u", (unsigned)n, i);
                cr_assert(!o.keep_clues || r.variant == board.variant);
                cr_assert(!o.keep_givens ||
                          memcmp(&r.givens, &board.givens, r.variant->cell_count) == 0);
                cr_assert(grid_given_count(r.variant, &r.givens) >= o.least_givens);
                clues_gone += clue_count(board.variant) > clue_count(r.variant);
                record_free(&r);
            }
        }
        record_free(&board);
    }
    cr_assert(tried > 100 && clues_gone > 100, "%u tried, %u lost clues", tried, clues_gone);
}

Test(dig_clues, a_puzzle_is_minimal_where_no_given_and_no_clue_can_go)
{
    unsigned verdicts[2] = {0};
    for (uint64_t n = 0; n < 300; n++) {
        struct record r;
        struct puzzle_check check;
        if (random_puzzle(n, &r)) {
            bool large = r.variant->size == 6;
            struct dig_record_options o = {.seed = n,
                                           .keep_clues = n % 3 == 0,
                                           .least_givens = large        ? 10
                                                           : n % 3 == 1 ? 5
                                                                        : 0};
            cr_assert_eq(dig_record(&r, &o, n, NULL, &(struct diag){0}), STATUS_OK);
            cr_assert(puzzle_check(r.variant, &r.givens, &check));
            cr_assert_eq(check.minimal, is_minimal(&r, true, true), "%u", (unsigned)n);
            verdicts[check.minimal]++;
        }
        record_free(&r);
    }
    cr_assert(verdicts[0] > 10 && verdicts[1] > 10, "%u %u", verdicts[0], verdicts[1]);
}

/* Steps towards few clues or givens: the solution stays the only one, and none is needless but
 * where cages were made one. */
Test(dig_clues, walks_to_few_clues_and_givens_keep_the_solution)
{
    static const struct grid none;
    unsigned walks = 0;
    for (uint64_t n = 1; n < 400; n += 2) {
        struct record r;
        struct pcg32 rng;
        bool whole = random_puzzle(n, &r);
        const struct grid board = r.givens;
        pcg32_seed(&rng, 5, n);
        for (unsigned i = 0; i < 6 && whole; i++) {
            fewest_step_givens(r.variant, &board, &rng, &r.givens);
            cr_assert_eq(count_plainly(r.variant, &r.givens), 1);
            cr_assert(grid_solves(r.variant, &r.givens, &board));
        }
        const struct layout *v = layout_keep(r.variant);
        for (unsigned i = 0; i < 6 && whole && count_plainly(r.variant, &none) == 1; i++) {
            const struct layout *next = fewest_step_clues(v, r.variant, &board, &rng);
            layout_drop(v);
            v = next;
            cr_assert_eq(count_plainly(v, &none), 1);
            cr_assert(clues_hold(v, board.cell));
            struct record left = {0};
            record_reset(&left, v);
            cr_assert(is_minimal(&left, false, true));
            record_free(&left);
            walks++;
        }
        layout_drop(v);
        record_free(&r);
    }
    cr_assert(walks > 100, "%u", walks);
}
