/* The methods are oracles for one another: they share nothing but the variants' tables. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/solve/dig_count.h"
#include "gen/solve/solve.h"

/* Some full board: digits of a few random cells force its shape. */
static void random_board(const struct variant *v, struct pcg32 *rng, struct grid *board)
{
    for (;;) {
        struct grid start = {0};
        for (unsigned digit = 1; digit <= v->size; digit++) {
            start.cell[pcg32_below(rng, v->cell_count)] = (uint8_t)digit;
        }
        if (solve_count(v, &start, 1, board)) {
            return;
        }
    }
}

/* Keep this many of the board's cells; now and then one of them is wrong. */
static void random_givens(const struct variant *v, struct pcg32 *rng, const struct grid *board,
                          unsigned count, struct grid *givens)
{
    memset(givens, 0, sizeof *givens);
    while (count) {
        unsigned cell = pcg32_below(rng, v->cell_count);
        if (givens->cell[cell] == 0) {
            givens->cell[cell] = board->cell[cell];
            count--;
        }
    }
    if (pcg32_below(rng, 4) == 0) {
        givens->cell[pcg32_below(rng, v->cell_count)] = (uint8_t)(1 + pcg32_below(rng, v->size));
    }
}

static void compare(const struct variant *v, struct pcg32 *rng, unsigned boards, unsigned least,
                    const char *oracle)
{
    const struct solve_method *method = solve_method_find(oracle);
    static const uint64_t limits[] = {1, 2, 1000};
    for (unsigned i = 0; i < boards; i++) {
        struct grid board;
        struct grid givens;
        random_board(v, rng, &board);
        cr_assert(grid_is_solution(v, &board), "%s", v->name);
        unsigned count = least + pcg32_below(rng, v->cell_count - least + 1);
        random_givens(v, rng, &board, count, &givens);
        uint64_t limit = limits[i % 3];
        uint64_t positions;
        struct grid first;
        uint64_t found = solve_count(v, &givens, limit, &first);
        cr_assert_eq(found, method->count(v, &givens, limit, NULL, &positions),
                     "%s by %s, board %u", v->name, oracle, i);
        cr_assert(found == 0 || grid_solves(v, &givens, &first), "%s, board %u", v->name, i);
    }
}

Test(prop_solve, small_boards_agree_with_brute)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 1, 0);
    compare(variant_find("4x4"), &rng, 3000, 0, "brute");
    compare(variant_find("6x6"), &rng, 1000, 8, "brute");
}

Test(prop_solve, every_variant_agrees_with_guess)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 2, 0);
    for (size_t i = 0; i < variant_count(); i++) {
        const struct variant *v = variant_at(i);
        unsigned least = v->size <= 9 ? v->cell_count * 2U / 5 : v->cell_count * 7U / 10;
        compare(v, &rng, v->size <= 9 ? 60 : 8, least, "guess");
    }
}

Test(prop_solve, batch_counts_are_the_single_counts)
{
    const struct variant *v = variant_at(0);
    static struct grid givens[200];
    uint64_t counts[200];
    struct pcg32 rng;
    pcg32_seed(&rng, 3, 0);
    for (unsigned i = 0; i < 200; i++) {
        struct grid board;
        random_board(v, &rng, &board);
        random_givens(v, &rng, &board, 20 + pcg32_below(&rng, 20), &givens[i]);
    }
    for (unsigned size = 0; size <= 200; size += 1 + size / 3) {
        memset(counts, 0xff, sizeof counts);
        solve_count_batch(v, givens, size, 50, counts);
        for (unsigned i = 0; i < size; i++) {
            cr_assert_eq(counts[i], solve_count(v, &givens[i], 50, NULL), "puzzle %u of %u", i,
                         size);
        }
    }
}

/* dig_take against counting from nothing. */
static void dig_and_compare(const struct variant *v, struct pcg32 *rng, unsigned step)
{
    struct grid board;
    random_board(v, rng, &board);
    static struct dig_state dig;
    dig_begin(&dig, v, &board, &board);
    for (unsigned i = 0; i < 2U * v->cell_count; i++) {
        uint16_t cells[3];
        for (unsigned k = 0; k < step; k++) {
            cells[k] = (uint16_t)pcg32_below(rng, v->cell_count);
        }
        struct grid fewer = dig.givens;
        struct grid before = dig.givens;
        for (unsigned k = 0; k < step; k++) {
            fewer.cell[cells[k]] = 0;
        }
        bool unique = solve_count(v, &fewer, 2, NULL) == 1;
        bool taken = step == 1 ? dig_take(&dig, cells[0]) : dig_take_all(&dig, cells, step);
        cr_assert_eq(taken, unique, "%s", v->name);
        cr_assert_eq(memcmp(dig.givens.cell, (taken ? &fewer : &before)->cell, v->cell_count), 0,
                     "%s", v->name);
        unsigned back = pcg32_below(rng, v->cell_count);
        if (i % 4 == 0 && dig.givens.cell[back] == 0) {
            dig_put_back(&dig, back);
        }
    }
}

Test(prop_solve, digging_keeps_one_solution_and_refuses_only_what_it_must)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 4, 0);
    for (size_t i = 0; i < variant_count(); i++) {
        const struct variant *v = variant_at(i);
        unsigned rounds = v->classic ? 12 : v->size <= 10 ? 3 : v->size <= 12 ? 1 : 0;
        for (unsigned round = 0; round < rounds; round++) {
            dig_and_compare(v, &rng, 1 + round % 3);
        }
    }
}

Test(prop_solve, without_a_digit_is_counting_the_others)
{
    const struct variant *v = variant_at(0);
    struct pcg32 rng;
    pcg32_seed(&rng, 5, 0);
    for (unsigned i = 0; i < 300; i++) {
        struct grid board;
        struct grid givens;
        random_board(v, &rng, &board);
        random_givens(v, &rng, &board, 20 + pcg32_below(&rng, 15), &givens);
        unsigned cell = pcg32_below(&rng, 81);
        bool any = false;
        for (unsigned digit = 1; digit <= 9; digit++) {
            struct grid with = givens;
            bool changes_given = with.cell[cell] != 0 && with.cell[cell] != digit;
            with.cell[cell] = (uint8_t)digit;
            any |= digit != board.cell[cell] && !changes_given && solve_count(v, &with, 1, NULL);
        }
        struct grid other;
        bool found = solve_without(v, &givens, cell, board.cell[cell], &other);
        cr_assert_eq(found, any, "puzzle %u", i);
        cr_assert(!found ||
                  (grid_solves(v, &givens, &other) && other.cell[cell] != board.cell[cell]));
    }
}
