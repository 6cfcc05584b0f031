/* Spans: pieces of a text that someone else owns. Readers use them for parsing.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_SPAN_H
#define NONET_BASE_SPAN_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes of a text; not NUL-terminated. */
struct span {
    const char *text;
    size_t length;
};

bool span_is(struct span s, const char *word);

/* The span without blanks and carriage returns at both ends. */
struct span span_trim(struct span s);

/* Moves the beginning past spaces and tabs. Returns false if there are none. */
bool span_skip_blanks(struct span *s);

/* Finds the line that begins at *offset, without its line end, and moves *offset past it. Returns
 * false at the end of the text. */
bool next_line(const char *text, size_t length, size_t *offset, struct span *line);

/* Is the line neither blank nor a '#' comment? */
bool line_has_content(struct span line);

/* Finds the first line with content. Returns false if there is none. */
bool head_line(const char *head, size_t length, struct span *line);

#endif
