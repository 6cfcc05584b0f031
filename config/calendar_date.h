/* Days of the calendar (Gregorian), as files and feeds name them.
 *
 * Threads: no shared state. */
#ifndef NONET_CONFIG_CALENDAR_DATE_H
#define NONET_CONFIG_CALENDAR_DATE_H

#include <stdbool.h>

/* Days since 1970-01-01. */
enum { DAY_LAST = 2932896 /* 9999-12-31 */ };

/* "2026-11-22", of the years 1970 to 9999. False: no such day. */
bool day_read(const char *text, int *day);

enum { DAY_SIZE = 40 };
void day_print(int day, char out[DAY_SIZE]);        /* "2026-11-22" */
void day_print_rfc822(int day, char out[DAY_SIZE]); /* its midnight: RFC 822 with a year of four */

/* The year, the month from 1 and the day of the month from 1. */
void day_parts(int day, int *year, int *month, int *of_month);
/* Are two days, in any order, less than this number of years apart? 0 years: always. */
bool day_repeats_too_soon(int one, int other, unsigned years);
/* 0 is Monday. */
int day_weekday(int day);

#endif
