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
