#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_batch.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/solve.h"

static void random_board(const struct layout *v, uint64_t stream, struct pcg32 *rng,
                         struct grid *board)
{
    uint64_t attempts;
    memset(board, 0, sizeof *board);
    pcg32_seed(rng, 21, stream);
    cr_assert(board_method_for(v)->fill(v, rng, BOARD_MAX_ATTEMPTS, board, &attempts));
}

static uint64_t count_by(const char *method, const struct layout *v, const struct grid *g)
{
    uint64_t positions;
    return solve_method_find(method)->count(v, g, 2, NULL, &positions);
}

Test(dig, orbits_are_a_partition_that_the_symmetry_keeps)
{
    static const unsigned classic_orbits[SYMMETRY_COUNT] = {81, 41, 21, 45, 45, 25, 45, 45, 25, 15};
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        for (unsigned s = 0; s < SYMMETRY_COUNT; s++) {
            struct orbits o;
            bool seen[MAX_CELLS] = {false};
            symmetry_orbits(v, (enum symmetry)s, &o);
            cr_assert_eq(o.start[o.count], v->cell_count);
            for (unsigned k = 0; k < v->cell_count; k++) {
                cr_assert_not(seen[o.cell[k]]);
                seen[o.cell[k]] = true;
            }
            if (v->cell_count == 81) {
                cr_assert_eq(o.count, classic_orbits[s], "%s", symmetry_name(s));
            }
        }
    }
}

Test(dig, puzzles_are_unique_minimal_and_symmetric)
{
    const struct layout *v = variant_at(0);
    for (unsigned n = 0; n < 10 * SYMMETRY_COUNT; n++) {
        struct orbits o;
        struct pcg32 rng;
        struct grid board;
        symmetry_orbits(v, (enum symmetry)(n % SYMMETRY_COUNT), &o);
        random_board(v, n, &rng, &board);
        struct grid givens = board;
        struct dig_options options = {.orbits = &o};
        unsigned left = dig(v, &board, &options, &rng, &givens, NULL);
        cr_assert_eq(left, grid_given_count(v, &givens));
        cr_assert(grid_solves(v, &givens, &board));
        cr_assert(dig_orbits_hold(&o, &givens));
        cr_assert_eq(count_by("guess", v, &givens), 1);
        for (unsigned i = 0; i < o.count; i++) {
            struct grid fewer = givens;
            for (unsigned k = o.start[i]; k < o.start[i + 1]; k++) {
                fewer.cell[o.cell[k]] = 0;
            }
            if (memcmp(&fewer, &givens, sizeof fewer) != 0) {
                cr_assert_eq(count_by("guess", v, &fewer), 2, "an orbit could go");
            }
        }
        cr_assert(dig_is_minimal(v, &board, &o, &givens));
    }
}

/* In digging by rounds, a removed given follows by simple deduction, and a kept one is nearly
 * always needed. */
Test(dig, by_rounds_takes_what_follows_plainly)
{
    enum { PUZZLES = 300 };
    const struct layout *v = variant_at(0);
    unsigned minimal = 0;
    for (unsigned n = 0; n < PUZZLES; n++) {
        struct orbits o;
        struct pcg32 rng;
        struct grid board;
        symmetry_orbits(v, (enum symmetry)(n % SYMMETRY_COUNT), &o);
        random_board(v, 2000 + n, &rng, &board);
        struct grid givens = board;
        struct dig_options options = {.orbits = &o, .proof = DIG_BY_ROUNDS};
        dig(v, &board, &options, &rng, &givens, NULL);
        cr_assert(dig_orbits_hold(&o, &givens));
        cr_assert_eq(count_by("guess", v, &givens), 1);
        for (unsigned i = 0; i < o.count; i++) {
            struct grid fewer = givens;
            bool follows = givens.cell[o.cell[o.start[i]]] != 0;
            for (unsigned k = o.start[i]; k < o.start[i + 1]; k++) {
                fewer.cell[o.cell[k]] = 0;
            }
            for (unsigned k = o.start[i]; k < o.start[i + 1]; k++) {
                unsigned cell = o.cell[k];
                follows = follows && solve_follows(v, &fewer, cell, board.cell[cell]);
            }
            cr_assert_not(follows, "an orbit could go");
        }
        minimal += dig_is_minimal(v, &board, &o, &givens);
    }
    cr_assert(minimal > PUZZLES * 8 / 10 && minimal < PUZZLES, "%u are minimal", minimal);
}

/* What is kept from one digging to the next changes nothing: of one board, and of another. */
Test(dig, state_that_is_kept_changes_nothing)
{
    struct dig_state kept = {.v = NULL};
    const struct layout *boards[] = {variant_at(0), variant_find("x"), variant_at(0)};
    for (uint64_t stream = 0; stream < 60; stream++) {
        const struct layout *v = boards[stream % 3];
        struct pcg32 rng;
        struct pcg32 same;
        struct orbits o;
        struct grid board;
        symmetry_orbits(v, stream % 2 ? SYMMETRY_ROTATE180 : SYMMETRY_NONE, &o);
        random_board(v, 500 + stream, &rng, &board);
        struct grid one = board;
        struct grid other = board;
        same = rng;
        for (unsigned again = 0; again < 4; again++) {
            struct dig_order taken;
            struct dig_order taken_too;
            struct dig_options options = {
                .orbits = &o, .proof = v->classic && again % 2 ? DIG_BY_ROUNDS : DIG_BY_COUNT};
            taken.count = taken_too.count = 0;
            unsigned left = dig(v, &board, &options, &rng, &one, &taken);
            options.state = &kept;
            cr_assert_eq(dig(v, &board, &options, &same, &other, &taken_too), left);
            cr_assert_eq(memcmp(one.cell, other.cell, v->cell_count), 0);
            cr_assert_eq(taken.count, taken_too.count);
            for (unsigned i = 0; i < taken.count / 2U; i++) { /* put some back */
                for (unsigned k = o.start[taken.orbit[i]]; k < o.start[taken.orbit[i] + 1]; k++) {
                    one.cell[o.cell[k]] = other.cell[o.cell[k]] = board.cell[o.cell[k]];
                }
            }
        }
    }
}

Test(dig, stops_before_the_givens_become_too_few)
{
    const struct layout *v = variant_at(0);
    struct orbits o;
    symmetry_orbits(v, SYMMETRY_ROTATE180, &o);
    for (unsigned least = 24; least <= 81; least += 3) {
        struct pcg32 rng;
        struct grid board;
        random_board(v, least, &rng, &board);
        struct grid givens = board;
        struct dig_options options = {.orbits = &o, .min_givens = least};
        unsigned left = dig(v, &board, &options, &rng, &givens, NULL);
        cr_assert_geq(left, least);
        cr_assert(least < 36 || left <= least + 1, "%u givens, wanted %u", left, least);
        cr_assert_eq(count_by("brute", v, &givens), 1);
    }
}

Test(dig, works_on_other_sizes_and_variants)
{
    static const char *const names[] = {"4x4", "6x6", "8x8", "12x12", "x", "hyper", "disjoint"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const struct layout *v = variant_find(names[i]);
        struct orbits o;
        struct pcg32 rng;
        struct grid board;
        symmetry_orbits(v, SYMMETRY_ROTATE180, &o);
        random_board(v, i, &rng, &board);
        struct grid givens = board;
        struct dig_options options = {.orbits = &o};
        dig(v, &board, &options, &rng, &givens, NULL);
        cr_assert_eq(count_by("guess", v, &givens), 1, "%s", v->name);
        cr_assert(dig_is_minimal(v, &board, &o, &givens), "%s", v->name);
    }
}

Test(dig, side_by_side_is_what_each_is_by_itself)
{
    enum { BOARDS = 50 };
    const struct layout *v = variant_at(0);
    static struct orbits orbits[SYMMETRY_COUNT];
    static struct grid solution[BOARDS];
    static struct grid givens[BOARDS];
    struct pcg32 rng[BOARDS];
    struct dig_job jobs[BOARDS];
    struct dig_batch *d = dig_batch_new();
    cr_assert_not_null(d);
    for (unsigned s = 0; s < SYMMETRY_COUNT; s++) {
        symmetry_orbits(v, (enum symmetry)s, &orbits[s]);
    }
    for (unsigned count = 0; count <= BOARDS; count = 3 * count + 1) {
        for (unsigned i = 0; i < count; i++) {
            random_board(v, 900 + i, &rng[i], &solution[i]);
            givens[i] = solution[i];
            jobs[i] = (struct dig_job){&orbits[(i + count) % SYMMETRY_COUNT], &solution[i],
                                       &givens[i], &rng[i]};
        }
        dig_all(d, v, jobs, count);
        for (unsigned i = 0; i < count; i++) {
            struct grid board;
            struct pcg32 same;
            random_board(v, 900 + i, &same, &board);
            struct grid alone = board;
            struct dig_options options = {.orbits = jobs[i].orbits};
            dig(v, &board, &options, &same, &alone, NULL);
            cr_assert_eq(memcmp(&alone, &givens[i], v->cell_count), 0, "board %u of %u", i, count);
            cr_assert_eq(memcmp(&same, &rng[i], sizeof same), 0);
            cr_assert_eq(memcmp(&board, &solution[i], v->cell_count), 0);
            cr_assert_eq(count_by("guess", v, &alone), 1);
            cr_assert(dig_is_minimal(v, &board, jobs[i].orbits, &alone));
        }
    }
    dig_batch_drop(d);
}
