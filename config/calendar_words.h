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

/* Words, which begin a text with a capital where they are the first. */
void day_word_put(struct text *out, const char *words);

/* "15", in some languages "1er" for the first. */
void day_of_month_put(const struct translation *t, int of_month, struct text *out);

/* "Friday, 15 January", or with its year. */
void day_words_put(const struct translation *t, int day, bool with_year, struct text *out);

#endif
