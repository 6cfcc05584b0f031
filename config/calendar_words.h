/* Days of the calendar as a language writes them.
 *
 * Threads: no shared state. */
#ifndef NONET_CONFIG_CALENDAR_WORDS_H
#define NONET_CONFIG_CALENDAR_WORDS_H

#include <stdbool.h>

#include "base/text.h"
#include "config/translation/translation.h"

/* The n-th, from 0 on, of several names with commas between. */
void listed_name_put(struct text *out, const char *names, int n);

/* "Friday, 15 January", or with its year. */
void day_words_put(const struct translation *t, int day, bool with_year, struct text *out);

#endif
