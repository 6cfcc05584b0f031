/* The short search for puzzles with constraints: every kernel tries the same positions. Their ways
 * to follow filled cells and to find hidden singles differ. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/layout.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"

static bool visit_some(void *context, const struct grid *board)
{
    uint64_t *count = context;
    (void)board;
    return ++*count < 20;
}

/* What a kernel made of a question. */
struct outcome {
    uint64_t answer;
    uint64_t positions;
    struct open_positions open;
};

static void ask(const struct kernel *kernel, const struct layout *v, const struct grid *givens,
                unsigned patience, struct outcome *out)
{
    uint64_t count = 0;
    memset(out, 0, sizeof *out);
    const struct grouped_question q = {.v = v,
                                       .givens = givens,
                                       .max_positions = 400,
                                       .ends_if_far = true,
                                       .patience = patience,
                                       .open = patience ? &out->open : NULL,
                                       .visit = visit_some,
                                       .context = &count};
    out->answer = kernel->short_search(&q, &out->positions);
}

/* Returns the positions that all kernels try. */
static uint64_t compare_kernels(const struct layout *v, const struct grid *givens,
                                unsigned patience)
{
    static struct outcome first;
    static struct outcome other;
    struct text json = {0};
    constraints_print_json(&json, v);
    ask(kernel_at(0), v, givens, patience, &first);
    for (size_t i = 1; i < kernel_count(); i++) {
        if (kernel_at(i)->runs_here()) {
            ask(kernel_at(i), v, givens, patience, &other);
            cr_assert_eq(other.answer, first.answer, "%s: %s", kernel_at(i)->name, json.data);
            cr_assert_eq(other.positions, first.positions, "%s: %s", kernel_at(i)->name, json.data);
            cr_assert_eq(memcmp(&other.open, &first.open, sizeof first.open), 0, "%s: %s",
                         kernel_at(i)->name, json.data);
        }
    }
    text_free(&json);
    return first.positions;
}

/* A board with some of 16 cells given and constraints of one kind or of all. */
static uint64_t check_board(const struct layout *base, struct pcg32 *rng)
{
    struct grid solution;
    struct grid givens = {{0}};
    struct constraint_list l = {0};
    uint64_t starts;
    uint64_t positions = 0;
    const unsigned kept = pcg32_below(rng, 5);
    const unsigned only = pcg32_below(rng, 2 * CONSTRAINT_KIND_COUNT);
    cr_assert_eq(fill_board(base, rng, 100, &solution, &starts), FILL_DONE);
    for (unsigned i = 0; i < 12; i++) {
        const unsigned any = pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        constraint_boards_add(base, rng, only < CONSTRAINT_KIND_COUNT ? only : any, solution.cell,
                              &l);
    }
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 16) < kept ? solution.cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, &l);
    cr_assert(v && solve_prepare(v));
    if (v->constraints) {
        positions = compare_kernels(v, &givens, 0) + compare_kernels(v, &givens, 64);
    }
    layout_drop(v);
    constraint_list_free(&l);
    return positions;
}

Test(short_search, kernels_try_the_same_positions)
{
    static const char *const names[] = {"classic", "6x6",     "x",      "jigsaw-5:ash",
                                        "10x10",   "hyper",   "4x4",    "argyle",
                                        "12x12",   "latin-9", "classic"};
    enum { NAMES = sizeof names / sizeof *names };
    struct pcg32 rng;
    uint64_t positions = 0;
    pcg32_seed(&rng, 36, 1);
    for (unsigned round = 0; round < effort(300, 2000); round++) {
        const struct layout *v = variant_find(names[round % NAMES]);
        cr_assert_not_null(v, "%s", names[round % NAMES]);
        positions += check_board(v, &rng);
    }
    cr_expect_gt(positions, effort(10000, 70000));
}
