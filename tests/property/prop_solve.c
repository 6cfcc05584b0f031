/* The methods are oracles for one another: they share nothing but the variants' tables. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/solve/backtrack.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/property/named_stream.h"

/* Some full board: digits of a few random cells force its shape. Other boards than the classic one
 * may take for ever from these. */
static void random_board(const struct layout *v, struct pcg32 *rng, struct grid *board)
{
    uint64_t starts;
    if (!v->classic) {
        cr_assert_eq(fill_board(v, rng, UINT64_MAX, board, &starts), FILL_DONE, "%s", v->name);
        return;
    }
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
static void random_givens(const struct layout *v, struct pcg32 *rng, const struct grid *board,
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

static void compare(const struct layout *v, struct pcg32 *rng, unsigned boards, unsigned least,
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
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        named_stream(&rng, 2, v->name);
        bool small = v->cell_count <= 100;
        unsigned least = small ? v->cell_count * 2U / 5 : v->cell_count * 7U / 10;
        compare(v, &rng, small ? 60 : 8, least, "guess");
    }
}

Test(prop_solve, batch_counts_are_the_single_counts)
{
    const struct layout *v = variant_at(0);
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
static void dig_and_compare(const struct layout *v, struct pcg32 *rng, unsigned step)
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
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        named_stream(&rng, 4, v->name);
        unsigned rounds = v->classic             ? effort(6, 12)
                          : v->cell_count <= 100 ? 3
                          : v->cell_count <= 144 ? 1
                                                 : 0;
        for (unsigned round = 0; round < rounds; round++) {
            dig_and_compare(v, &rng, 1 + round % 3);
        }
    }
}

Test(prop_solve, without_a_digit_is_counting_the_others)
{
    const struct layout *v = variant_at(0);
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

static bool add_to_sum(void *context, const struct grid *solution)
{
    uint64_t *sum = context;
    for (unsigned cell = 0; cell < 81; cell++) {
        *sum += (uint64_t)solution->cell[cell] << cell % 60;
    }
    return true;
}

struct summing {
    uint64_t *sum;
    uint64_t left;
};

static bool add_until_limit(void *context, const struct grid *solution)
{
    struct summing *s = context;
    add_to_sum(s->sum, solution);
    return --s->left != 0;
}

static uint64_t generic_count_upto(const struct layout *v, const struct grid *givens,
                                   struct exclusion without, uint64_t limit, uint64_t *sum)
{
    struct summing s = {.left = limit};
    s.sum = sum;
    return generic_each(v, givens, without, add_until_limit, &s, NULL);
}

/* Every kernel that runs here, whatever the dispatch would choose, against the generic solver. */
Test(prop_solve, kernels_agree_with_the_generic_solver)
{
    const struct layout *v = variant_at(0);
    struct pcg32 rng;
    unsigned ends[ROUNDS_OPEN + 1] = {0};
    pcg32_seed(&rng, 6, 0);
    for (unsigned i = 0; i < 500; i++) {
        struct grid board;
        struct grid givens;
        random_board(v, &rng, &board);
        random_givens(v, &rng, &board, 20 + pcg32_below(&rng, 62), &givens);
        struct exclusion without = {.cell = (uint16_t)pcg32_below(&rng, 81),
                                    .digit = (uint8_t)pcg32_below(&rng, 10)};
        uint64_t sum = 0;
        /* up to 500 solutions; if there are fewer, every solver visits all, each in a different
         * order */
        struct question q = {
            .cells = givens.cell, .base = 1, .without = without, .limit = 500, .visit = add_to_sum};
        uint64_t count = generic_count_upto(v, &givens, without, q.limit, &sum);
        uint64_t first_kernel_sum = 0;
        enum rounds_end first_end = ROUNDS_OPEN;
        for (size_t k = 0; k < kernel_count(); k++) {
            const struct kernel *kernel = kernel_at(k);
            if (!kernel->runs_here()) {
                continue;
            }
            uint64_t kernel_sum = 0;
            q.context = &kernel_sum;
            cr_assert_eq(kernel->search(&q), count, "%s, puzzle %u", kernel->name, i);
            cr_assert(count == q.limit || kernel_sum == sum, "%s, puzzle %u", kernel->name, i);
            /* which solutions come first must not depend on the CPU */
            cr_assert(k == 0 || kernel_sum == first_kernel_sum, "%s, puzzle %u", kernel->name, i);
            first_kernel_sum = kernel_sum;
            enum rounds_end end = kernel->rounds(givens.cell, without);
            cr_assert(k == 0 || end == first_end, "%s, puzzle %u", kernel->name, i);
            first_end = end;
        }
        cr_assert(first_end != ROUNDS_DEAD || count == 0, "puzzle %u", i);
        cr_assert(first_end != ROUNDS_SOLVED || count == 1, "puzzle %u", i);
        ends[first_end]++;
    }
    cr_assert(ends[ROUNDS_DEAD] > 50 && ends[ROUNDS_SOLVED] > 50 && ends[ROUNDS_OPEN] > 50);
}

Test(prop_solve, lines_count_like_grids)
{
    const struct layout *v = variant_at(0);
    static char lines[100 * 83];
    uint64_t expected[100];
    uint64_t counts[100];
    static const char blanks[] = ".0*-";
    struct pcg32 rng;
    pcg32_seed(&rng, 7, 0);
    memset(lines, '\n', sizeof lines);
    for (unsigned i = 0; i < 100; i++) {
        struct grid board;
        struct grid givens;
        random_board(v, &rng, &board);
        random_givens(v, &rng, &board, 22 + pcg32_below(&rng, 50), &givens);
        for (unsigned cell = 0; cell < 81; cell++) {
            unsigned digit = givens.cell[cell];
            lines[83 * i + cell] = digit ? digit_to_char(digit) : blanks[pcg32_below(&rng, 4)];
        }
        expected[i] = solve_count(v, &givens, 9, NULL);
    }
    for (size_t k = 0; k < kernel_count(); k++) {
        if (kernel_at(k)->runs_here()) {
            memset(counts, 0xff, sizeof counts);
            kernel_at(k)->batch((const uint8_t *)lines, 83, '1', 100, 9, counts);
            cr_assert_eq(memcmp(counts, expected, sizeof counts), 0, "%s", kernel_at(k)->name);
        }
    }
    solve_count_lines(lines, 83, 100, 9, counts);
    cr_assert_eq(memcmp(counts, expected, sizeof counts), 0);
}

static bool visit_all(void *context, const struct grid *solution)
{
    (void)context;
    (void)solution;
    return true;
}

/* Searches of a batch share a puzzle's positions, and finish by themselves what they have no room
 * for; those that report solutions go one by one. */
Test(prop_solve, batched_searches_count_what_single_ones_do)
{
    enum { COUNT = 24, LIMIT = 3000 };
    const struct layout *v = variant_at(0);
    static uint8_t cells[COUNT][81];
    uint64_t expected[COUNT];
    uint64_t counts[COUNT];
    struct pcg32 rng;
    pcg32_seed(&rng, 8, 0);
    for (unsigned i = 0; i < COUNT; i++) {
        struct grid board;
        struct grid givens;
        random_board(v, &rng, &board);
        random_givens(v, &rng, &board, i < 8 ? i : 14 + pcg32_below(&rng, 12), &givens);
        memcpy(cells[i], givens.cell, sizeof cells[i]);
    }
    for (size_t k = 0; k < kernel_count(); k++) {
        const struct kernel *kernel = kernel_at(k);
        if (!kernel->runs_here()) {
            continue;
        }
        for (unsigned i = 0; i < COUNT; i++) {
            struct question q = {.cells = cells[i], .base = 1, .limit = LIMIT};
            uint64_t count = kernel->search(&q);
            q.visit = visit_all;
            expected[i] = kernel->search(&q);
            cr_assert_eq(count, expected[i], "%s, puzzle %u", kernel->name, i);
        }
        kernel->batch(cells[0], sizeof cells[0], 1, COUNT, LIMIT, counts);
        cr_assert_eq(memcmp(counts, expected, sizeof counts), 0, "%s", kernel->name);
        kernel->batch(cells[9], sizeof cells[0], 1, COUNT - 9, 2, counts);
        for (unsigned i = 9; i < COUNT; i++) {
            cr_assert_eq(counts[i - 9], expected[i] < 2 ? expected[i] : 2, "%s, puzzle %u",
                         kernel->name, i);
        }
    }
}

enum { ASKED_OF_COURSE = 40 };

/* The question of a series, and its expected answer. */
struct asked {
    struct grid givens;
    struct exclusion without;
    bool expected;
};

struct courses {
    struct asked asked[MAX_BATCH][ASKED_OF_COURSE];
    unsigned count[MAX_BATCH];
    unsigned next[MAX_BATCH];
    unsigned seen; /* courses, by their bits */
    bool ended[MAX_BATCH];
    unsigned wrong;
};

static bool ask_next(void *context, unsigned course, bool found, struct batch_question *next)
{
    struct courses *c = context;
    struct asked *asked = c->asked[course];
    unsigned i = c->next[course];
    cr_assert_lt(course, MAX_BATCH);
    cr_assert_not(c->ended[course], "course %u was asked again", course);
    c->seen |= 1U << course;
    c->wrong += i ? found != asked[i - 1].expected : found;
    if (i == c->count[course]) {
        c->ended[course] = true;
        return false;
    }
    c->next[course]++;
    *next = (struct batch_question){asked[i].givens.cell, asked[i].without};
    return true;
}

/* A solution where the cell holds another digit, by trial and retreat. */
static bool has_without(const struct layout *v, const struct asked *a)
{
    bool any = false;
    for (unsigned digit = 1; digit <= 9 && !any; digit++) {
        struct grid with = a->givens;
        uint64_t positions;
        uint8_t *cell = &with.cell[a->without.cell];
        bool stands = *cell == 0 || *cell == digit;
        *cell = (uint8_t)digit;
        any =
            digit != a->without.digit && stands && guess_watch(v, &with, 1, NULL, &positions, NULL);
    }
    return any;
}

Test(prop_solve, batched_questions_are_answered_as_by_trial_and_retreat)
{
    static struct courses all;
    const struct layout *v = variant_at(0);
    unsigned found = 0;
    struct pcg32 rng;
    pcg32_seed(&rng, 9, 0);
    for (unsigned course = 0; course < MAX_BATCH; course++) {
        all.count[course] = course % 5 == 2 ? course % 2 : ASKED_OF_COURSE - course;
        for (unsigned i = 0; i < all.count[course]; i++) {
            struct asked *a = &all.asked[course][i];
            struct grid board;
            random_board(v, &rng, &board);
            random_givens(v, &rng, &board, i % 4 ? 22 + pcg32_below(&rng, 14) : i / 4, &a->givens);
            a->without.cell = (uint16_t)pcg32_below(&rng, 81);
            a->without.digit = board.cell[a->without.cell];
            a->expected = has_without(v, a);
            found += a->expected;
        }
    }
    cr_assert(found > 100 && found < 300, "%u", found);
    for (size_t k = 0; k < kernel_count(); k++) {
        if (!kernel_at(k)->runs_here()) {
            continue;
        }
        memset(all.next, 0, sizeof all.next);
        memset(all.ended, 0, sizeof all.ended);
        all.seen = all.wrong = 0;
        kernel_at(k)->ask_batch(ask_next, &all);
        cr_assert_eq(all.wrong, 0, "%s: %u answers", kernel_at(k)->name, all.wrong);
        for (unsigned course = 0; course < MAX_BATCH; course++) {
            cr_assert_eq(all.ended[course], all.seen >> course & 1, "%s", kernel_at(k)->name);
        }
        cr_assert(all.seen & 1, "%s", kernel_at(k)->name);
    }
}
