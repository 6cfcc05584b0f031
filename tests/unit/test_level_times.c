/* Times of levels: ranges that a reader can compare. */
#include <criterion/criterion.h>

#include "render/book/plan/level_times.h"

Test(level_times, a_range_is_the_half_in_the_middle)
{
    double minutes[] = {30, 8, 14, 9, 5};
    const struct level_time t = level_time_of(minutes, 5);
    cr_expect_eq(t.low, 8);
    cr_expect_eq(t.high, 14);
}

/* Where they overlap a little; else each keeps the times that its puzzles have. */
Test(level_times, ranges_of_neighbours_meet)
{
    static const struct {
        struct level_time own[3], shown[3];
    } cases[] = {
        {{{8, 14}, {10, 20}, {18, 30}}, {{8, 12}, {12, 19}, {19, 30}}},
        {{{5, 6}, {9, 12}, {20, 30}}, {{5, 6}, {9, 12}, {20, 30}}},   /* gaps */
        {{{6, 11}, {12, 23}, {9, 16}}, {{6, 11}, {12, 23}, {9, 16}}}, /* the hardest is quicker */
        {{{5, 5}, {5, 5}, {5, 5}}, {{5, 5}, {5, 5}, {5, 5}}},         /* one time */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct level_time t[3] = {cases[i].own[0], cases[i].own[1], cases[i].own[2]};
        level_times_meet(t, 3);
        for (size_t k = 0; k < 3; k++) {
            cr_expect_eq(t[k].low, cases[i].shown[k].low, "%zu, %zu: %g", i, k, t[k].low);
            cr_expect_eq(t[k].high, cases[i].shown[k].high, "%zu, %zu: %g", i, k, t[k].high);
        }
    }
}
