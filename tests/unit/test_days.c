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

Test(days, are_apart_by_whole_years)
{
    static const struct {
        const char *one, *other;
        unsigned years;
        bool too_soon;
    } cases[] = {
        {"2027-01-01", "2029-01-01", 2, false},  {"2027-01-01", "2028-12-31", 2, true},
        {"2028-12-31", "2027-01-01", 2, true},   {"2028-02-29", "2029-02-28", 1, false},
        {"2028-02-29", "2032-02-29", 4, false},  {"2028-02-29", "2032-02-28", 4, true},
        {"1970-01-01", "9999-12-31", 0, true},   {"2027-06-15", "2027-06-15", 1, true},
        {"9999-12-31", "9999-12-30", 100, true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int one;
        int other;
        cr_assert(day_read(cases[i].one, &one) && day_read(cases[i].other, &other));
        cr_assert_eq(day_repeats_too_soon(one, other, cases[i].years), cases[i].too_soon, "%s %s",
                     cases[i].one, cases[i].other);
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
