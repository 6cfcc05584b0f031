/* A puzzle as the HTML page keeps it: what its script draws and plays it from.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_HTML_DATA_H
#define NONET_GEN_FORMAT_HTML_DATA_H

#include <stdbool.h>

#include "base/text.h"
#include "gen/board/record.h"

/* Append one JSON object: "record", the JSON record without its solution, alone on a line; "board",
 * the cells' places and the houses, or of a board of rows, columns and boxes its size; and where
 * the solution is known "check", the same so that nobody reads it by chance. It may stand in a
 * script element: there is no '<' in it. */
void html_data(struct text *out, const struct record *record);

/* Is this a board of rows, columns and boxes, and nothing else? */
bool html_data_is_plain(const struct layout *layout);

/* Append bytes in base64, in lines of `width` characters (a multiple of 4). */
void text_base64(struct text *out, const char *bytes, size_t length, size_t width);

#endif
