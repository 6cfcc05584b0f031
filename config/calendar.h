/* A calendar's days as the sections of a book: each run of days with the same board and the same
 * pages in a month is a section, whose puzzles have their dates as titles.
 *
 * For book_config.c alone. */
#ifndef NONET_CONFIG_CALENDAR_H
#define NONET_CONFIG_CALENDAR_H

#include "config/schema/read_value.h"

struct book_config;

/* Is there a calendar, or a part of one? */
bool calendar_is_given(const struct book_config *cfg);

/* Check the calendar and fill its list of days. Errors are counted in the load. */
void calendar_read_days(struct book_config *cfg, struct schema_reader *r);

/* Make the sections, once the specs are finished. */
void calendar_make_sections(struct book_config *cfg, struct schema_reader *r);

#endif
