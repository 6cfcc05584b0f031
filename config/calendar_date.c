#include "config/calendar_date.h"

#include <stdio.h>
#include <string.h>

static bool is_leap(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_in(int year, int month)
{
    static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* Before the first of January. */
static int days_before(int year)
{
    int past = year - 1;
    return 365 * past + past / 4 - past / 100 + past / 400;
}

static const int first_year = 1970;

static bool read_number(const char *text, unsigned digits, int *number)
{
    *number = 0;
    for (unsigned i = 0; i < digits; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return false;
        }
        *number = 10 * *number + (text[i] - '0');
    }
    return true;
}

bool day_read(const char *text, int *day)
{
    int year;
    int month;
    int of_month;
    if (strlen(text) != 10 || text[4] != '-' || text[7] != '-' || !read_number(text, 4, &year) ||
        !read_number(text + 5, 2, &month) || !read_number(text + 8, 2, &of_month) ||
        year < first_year || month < 1 || month > 12 || of_month < 1 ||
        of_month > days_in(year, month)) {
        return false;
    }
    *day = days_before(year) - days_before(first_year) + of_month - 1;
    for (int m = 1; m < month; m++) {
        *day += days_in(year, m);
    }
    return true;
}

void day_parts(int day, int *year, int *month, int *of_month)
{
    int from_start = day + days_before(first_year);
    *year = from_start / 366 + 1; /* or a few years later */
    while (days_before(*year + 1) <= from_start) {
        (*year)++;
    }
    *of_month = from_start - days_before(*year);
    for (*month = 1; *of_month >= days_in(*year, *month); (*month)++) {
        *of_month -= days_in(*year, *month);
    }
    (*of_month)++;
}

void day_print(int day, char out[DAY_SIZE])
{
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    snprintf(out, DAY_SIZE, "%04d-%02d-%02d", year, month, of_month);
}

void day_print_rfc822(int day, char out[DAY_SIZE])
{
    static const char weekdays[7][4] = {"Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"};
    static const char months[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    snprintf(out, DAY_SIZE, "%s, %02d %s %04d 00:00:00 GMT", weekdays[day % 7], of_month,
             months[month - 1], year);
}

/* The same day of a later year; of 29 February, the 28th where there is no other. */
static int years_later(int day, unsigned years)
{
    int year;
    int month;
    int of_month;
    day_parts(day, &year, &month, &of_month);
    year += (int)years;
    int later = days_before(year) - days_before(first_year) - 1;
    for (int m = 1; m < month; m++) {
        later += days_in(year, m);
    }
    return later + (of_month < days_in(year, month) ? of_month : days_in(year, month));
}

bool day_repeats_too_soon(int one, int other, unsigned years)
{
    const int earlier = one < other ? one : other;
    const int later = one < other ? other : one;
    return !years || later < years_later(earlier, years);
}

int day_weekday(int day)
{
    return (day + 3) % 7; /* 1970-01-01 was a Thursday */
}
