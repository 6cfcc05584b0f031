/* Spans: pieces of a text that is kept elsewhere. What readers parse with.
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

/* Does the word stand in it? */
bool span_has(struct span s, const char *word);

/* Without blanks and carriage returns at both ends. */
struct span span_trim(struct span s);

/* Move the beginning behind spaces and tabs; false where there are none. */
bool span_skip_blanks(struct span *s);

/* The line that begins at *offset, without its line end, and *offset moved behind it. False at the
 * end. */
bool next_line(const char *text, size_t length, size_t *offset, struct span *line);

/* Is the line neither blank nor a '#' comment? */
bool line_has_content(struct span line);

/* The first line with content. False: none. */
bool head_line(const char *head, size_t length, struct span *line);

#endif
