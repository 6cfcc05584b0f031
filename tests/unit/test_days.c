/* The days of feeds, compared with the C library's calendar. */
#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

#include "config/calendar_date.h"

Test(days, are_the_librarys)
{
    for (int day = 0; day <= DAY_LAST; day += day < 60000 ? 1 : 37) {
        time_t when = (time_t)day * 86400;
        struct tm tm;
        char want[DAY_SIZE];
        char got[DAY_SIZE];
        int back = -1;
        cr_assert_not_null(gmtime_r(&when, &tm));
        strftime(want, sizeof want, "%Y-%m-%d", &tm);
        day_print(day, got);
        cr_assert_str_eq(got, want);
        cr_assert(day_read(got, &back) && back == day, "%s", got);
        strftime(want, sizeof want, "%a, %d %b %Y %H:%M:%S GMT", &tm);
        day_print_rfc822(day, got);
        cr_assert_str_eq(got, want);
    }
}

Test(days, that_are_none_are_refused)
{
    static const char *const wrong[] = {"",           "2027-02-29", "2100-02-29", "2027-13-01",
                                        "2027-00-10", "2027-01-00", "2027-1-1",   "1969-12-31",
                                        "2027-01-32", "2027/01/01", "20270101",   "2027-01-01 "};
    int day;
    char last[DAY_SIZE];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        cr_assert_not(day_read(wrong[i], &day), "%s", wrong[i]);
    }
    cr_assert(day_read("2000-02-29", &day) && day_read("9999-12-31", &day) && day == DAY_LAST);
    day_print(DAY_LAST, last);
    cr_assert_str_eq(last, "9999-12-31");
}
