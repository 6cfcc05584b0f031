/* Inputs that are not text: each is refused with one message that names what it is, before its
 * bytes are taken for puzzles.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_NOT_TEXT_H
#define NONET_GEN_FORMAT_NOT_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct not_text {
    const char *what; /* "a gzip file" */
    const char *help; /* what to do */
};

/* What an input that begins with these bytes is; NULL: it may be a text. Bytes of 0 count only
 * where no format was recognised: a file of ours whose end was lost in a power cut has them too. */
const struct not_text *not_text_of(const char *head, size_t length, bool recognised);

/* The same of a book's config, which is a text but has no puzzles. */
const struct not_text *not_text_of_config(const char *head, size_t length);

#endif
