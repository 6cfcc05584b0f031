/* The example of the how-to text is a sound puzzle that the book does not have. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"
#include "render/book/book_data.h"

/* The last one made; its layout is a reference of ours. */
static struct record made;

static bool keep(void *context, const struct record *r)
{
    (void)context;
    made = *r;
    made.variant = layout_keep(r->variant);
    return true;
}

static void make_first(const char *variant, const char *constraints)
{
    struct diag d = {.out = stderr};
    struct generate_request r;
    generate_request_init(&r);
    r.variant = variant_find(variant);
    target_init(&r.target, r.variant);
    if (constraints) {
        cr_assert_eq(constraint_spec_parse(constraints, &r.constraints, NULL, &d), STATUS_OK);
    }
    r.seed = 5;
    r.count = 1;
    r.emit = keep;
    r.diag = &d;
    cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", variant);
}

static bool same(const struct rules_example *e)
{
    return e->layout == made.variant &&
           memcmp(e->solution.cell, made.solution.cell, made.variant->cell_count) == 0;
}

Test(rules_example, has_one_solution_and_is_not_the_first_puzzle)
{
    static const struct {
        const char *variant, *constraints;
    } rows[] = {{"classic", NULL},     {"4x4", NULL},          {"6x6", NULL},
                {"x", NULL},           {"jigsaw-9:ash", NULL}, {"twodoku", NULL},
                {"classic", "thermo"}, {"6x6", "arrow"},       {"classic", "killer"}};
    static const struct book_signs none = {.word = NULL};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        make_first(rows[i].variant, rows[i].constraints);
        struct book_config cfg = {.seed = i};
        struct book_puzzle puzzle = {.record = &made, .signs = &none};
        struct book b = {.cfg = &cfg, .puzzle = &puzzle, .puzzle_count = 1};
        struct grid solution;
        cr_assert(rules_examples_init(&b));
        const struct rules_example *e = &b.usual_example;
        cr_assert(solve_prepare(e->layout));
        cr_expect_eq(solve_count(e->layout, &e->givens, 2, &solution), 1, "%s %s", rows[i].variant,
                     rows[i].constraints ? rows[i].constraints : "");
        cr_expect_arr_eq(solution.cell, e->solution.cell, e->layout->cell_count);
        cr_expect_not(same(e), "%s %s", rows[i].variant,
                      rows[i].constraints ? rows[i].constraints : "");
        rules_examples_free(&b);
        layout_drop(made.variant);
    }
}
