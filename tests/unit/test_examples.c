#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/cases/examples.h"
#include "gen/grade/grade.h"
#include "gen/solve/solve.h"

Test(examples, use_what_they_are_examples_of)
{
    struct grade_scratch *s = grade_scratch_new();
    struct grade_options options;
    unsigned kept = 0;
    grade_options_init(&options);
    for (size_t id = 0; id < technique_count(); id++) {
        const struct technique_example *example = technique_example((int)id);
        if (!example) {
            continue;
        }
        struct grid givens = {{0}};
        struct grade grade;
        const struct layout *v = technique_example_layout(example);
        cr_assert_not_null(v);
        cr_assert_eq(strlen(example->puzzle), v->cell_count);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            givens.cell[cell] = (uint8_t)digit_from_char(example->puzzle[cell]);
        }
        cr_expect_eq(solve_count(v, &givens, 2, NULL), 1, "%s", technique_at(id)->key);
        grade_puzzle(v, &givens, &options, s, &grade);
        layout_drop(v);
        cr_expect(grade.solved);
        cr_expect_gt(grade.count[id], 0, "%s", technique_at(id)->key);
        kept++;
    }
    cr_expect_geq(kept, 55, "%u", kept);
    grade_scratch_drop(s);
}
