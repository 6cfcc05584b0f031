/* Times of levels: ranges that a reader can compare. */
#include <criterion/criterion.h>

#include "render/book/plan/level_times.h"

static struct level_time time_of(const double *minutes, size_t count)
{
    struct level_time t = {0};
    for (size_t i = 0; i < count; i++) {
        level_time_add(&t, minutes[i]);
    }
    return t;
}

Test(level_times, a_range_is_from_the_least_to_the_greatest_time)
{
    static const double minutes[] = {30, 8.4, -1, 14, 9, 5.6};
    const struct level_time t = time_of(minutes, 6);
    cr_expect_eq(t.low, 6);
    cr_expect_eq(t.high, 30);
    cr_expect_eq(t.timed, 5);
    cr_expect_eq(t.untimed, 1);
}

Test(level_times, a_time_is_a_minute_at_least)
{
    static const double minutes[] = {0.2};
    const struct level_time t = time_of(minutes, 1);
    cr_expect_eq(t.low, 1);
    cr_expect_eq(t.high, 1);
}
