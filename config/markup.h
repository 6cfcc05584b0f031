/* What a text of a book is marked with, and what looks like marks of other programs.
 *
 * The marks that Nonet knows are those of render/text/flow/flow.h. Threads: no shared state. */
#ifndef NONET_CONFIG_MARKUP_H
#define NONET_CONFIG_MARKUP_H

#include <stddef.h>

/* One thing that is not understood. */
struct markup_fault {
    size_t offset; /* of its first byte */
    size_t length;
    const char *words; /* what to write in its place */
};

/* The first fault of a text from an offset on; 0 where there is none, else the offset behind it. */
size_t markup_find_fault(const char *text, size_t length, size_t from, struct markup_fault *fault);

/* Append a text without its marks, for places that have none: headings and items on their own
 * lines. */
struct text;
void markup_plain(const char *marked, struct text *out);

#endif
