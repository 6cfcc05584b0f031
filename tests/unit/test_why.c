/* The answers of check --why, one fault after another. */
#include <criterion/criterion.h>
#include <limits.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/solve/solve.h"
#include "gen/solve/why.h"

/* A board with givens and constraints of a kind; some digits are changed, so that it contradicts
 * itself. */
static const struct layout *puzzle_of(unsigned kind, unsigned wrong, struct grid *givens)
{
    struct constraint_spec spec = {.kinds = (kind_set)1 << kind};
    const struct layout *base = variant_find("6x6");
    struct constraint_list list = {0};
    struct pcg32 rng;
    uint64_t attempts;
    pcg32_seed(&rng, 8, kind);
    cr_assert(board_method_quick(base)->fill(base, &rng, BOARD_MAX_ATTEMPTS, givens, &attempts));
    constraints_draw(base, givens->cell, &spec, LEVEL_EASY, &rng, &list);
    for (unsigned cell = 0; cell < 36; cell++) {
        givens->cell[cell] = pcg32_below(&rng, 3) ? 0 : givens->cell[cell];
    }
    for (unsigned cell = 0; cell < 36 && wrong; cell++) {
        if (givens->cell[cell]) {
            givens->cell[cell] = (uint8_t)(givens->cell[cell] % 6 + 1);
            wrong--;
        }
    }
    const struct layout *v = constraints_lay(base, &list);
    constraint_list_free(&list);
    cr_assert_not_null(v);
    return v;
}

/* Solutions of what the answer names, without its thing number `left_out`. */
static unsigned count_named(const struct layout *v, const struct grid *givens,
                            const struct puzzle_why *why, unsigned left_out)
{
    struct grid some = {{0}};
    bool gone[CONSTRAINT_MAX_COUNT];
    unsigned number = 0;
    struct clash clash;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (why->given[cell] && number++ != left_out) {
            some.cell[cell] = givens->cell[cell];
        }
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        gone[i] = !why->constraint[i] || number++ == left_out;
    }
    const struct layout *less = constraints_without(v, gone);
    unsigned count =
        grid_find_clash(less, &some, &clash) ? 0 : (unsigned)solve_count(less, &some, 1, NULL);
    layout_drop(less);
    return count;
}

Test(why, contradictions_need_each_of_their_parts)
{
    static struct puzzle_why why;
    unsigned met = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        struct grid givens;
        if (constraint_kinds[kind]->shape == CONSTRAINT_BOARD) {
            continue;
        }
        const struct layout *v = puzzle_of(kind, 2, &givens);
        cr_assert(puzzle_why(v, &givens, &why));
        unsigned things = 0;
        for (unsigned i = 0; i < CONSTRAINT_MAX_COUNT; i++) {
            things += i < MAX_CELLS && why.given[i] ? 1U : 0U;
            things += why.constraint[i] ? 1U : 0U;
        }
        if (why.solutions == 0) {
            met++;
            cr_expect_eq(count_named(v, &givens, &why, UINT_MAX), 0);
            for (unsigned i = 0; i < things; i++) {
                cr_expect_eq(count_named(v, &givens, &why, i), 1, "%s: part %u is not needed",
                             constraint_kinds[kind]->name, i);
            }
        }
        layout_drop(v);
    }
    cr_expect_gt(met, 10);
}

Test(why, two_solutions_are_solutions_that_differ)
{
    static struct puzzle_why why;
    unsigned met = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        struct grid givens;
        if (constraint_kinds[kind]->shape == CONSTRAINT_BOARD) {
            continue;
        }
        const struct layout *v = puzzle_of(kind, 0, &givens);
        memset(givens.cell, 0, 30); /* most of them go */
        cr_assert(puzzle_why(v, &givens, &why));
        cr_expect_neq(why.solutions, 0);
        if (why.solutions > 1) {
            met++;
            cr_expect(memcmp(why.solution[0].cell, why.solution[1].cell, 36) != 0);
            for (unsigned i = 0; i < 2; i++) {
                cr_expect(constraints_hold(v, why.solution[i].cell));
                cr_expect_eq(solve_count(v, &why.solution[i], 2, NULL), 1);
            }
        }
        layout_drop(v);
    }
    cr_expect_gt(met, 5);
}
