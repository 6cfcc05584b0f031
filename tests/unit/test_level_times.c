/* Times of levels: ranges that rise and meet. */
#include <criterion/criterion.h>

#include "render/book/plan/level_times.h"

Test(level_times, a_range_is_the_half_in_the_middle)
{
    double minutes[] = {30, 8, 14, 9, 5};
    const struct level_time t = level_time_of(minutes, 5);
    cr_expect_eq(t.low, 8);
    cr_expect_eq(t.high, 14);
}

Test(level_times, ranges_rise_and_meet)
{
    static const struct level_time cases[][3] = {
        {{8, 14}, {10, 20}, {18, 30}}, /* overlap */
        {{5, 6}, {9, 12}, {20, 30}},   /* leave gaps */
        {{6, 11}, {12, 23}, {9, 16}},  /* the hardest is quicker */
        {{5, 5}, {5, 5}, {5, 5}},      /* one time */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct level_time t[3] = {cases[i][0], cases[i][1], cases[i][2]};
        level_times_meet(t, 3);
        for (size_t k = 0; k < 3; k++) {
            cr_expect_lt(t[k].low, t[k].high, "%zu: %g %g", i, t[k].low, t[k].high);
            cr_expect(k == 0 || t[k - 1].high == t[k].low, "%zu", i);
        }
    }
    struct level_time t[] = {{8, 14}, {10, 20}, {18, 30}};
    level_times_meet(t, 3);
    cr_expect_eq(t[0].low, 8);
    cr_expect_eq(t[0].high, 12);
    cr_expect_eq(t[1].high, 19);
    cr_expect_eq(t[2].high, 30);
}
