#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/examples.h"
#include "gen/grade/grade.h"
#include "gen/solve/solve.h"

Test(examples, use_what_they_are_examples_of)
{
    struct grade_scratch *s = grade_scratch_new();
    struct grade_options options;
    unsigned kept = 0;
    grade_options_init(&options);
    for (size_t id = 0; id < technique_count(); id++) {
        const char *puzzle = technique_example((int)id);
        if (!puzzle) {
            continue;
        }
        struct grid givens = {{0}};
        struct grade grade;
        cr_assert_eq(strlen(puzzle), 81);
        for (unsigned cell = 0; cell < 81; cell++) {
            givens.cell[cell] = (uint8_t)digit_from_char(puzzle[cell]);
        }
        cr_expect_eq(solve_count(variant_at(0), &givens, 2, NULL), 1, "%s", technique_at(id)->key);
        grade_puzzle(variant_at(0), &givens, &options, s, &grade);
        cr_expect(grade.solved);
        cr_expect_gt(grade.count[id], 0, "%s", technique_at(id)->key);
        kept++;
    }
    cr_expect_geq(kept, 55, "%u", kept);
    grade_scratch_drop(s);
}
