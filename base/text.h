/* Small text tools: a growable string, UTF-8, and the nearest of several names.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_TEXT_H
#define NONET_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A growable string, always NUL-terminated once anything was added. Start from {0}; text_free gives
 * the memory back. An allocation that fails sets `failed`, which stays set, and leaves the text as
 * it was: check it once, at the end. */
struct text {
    char *data;
    size_t length;
    size_t capacity;
    bool failed;
};

void text_free(struct text *t);
void text_clear(struct text *t);
/* Take so many bytes away at the end, as far as there are any. */
void text_shorten(struct text *t, size_t count);
void text_add(struct text *t, const char *bytes, size_t count);
void text_puts(struct text *t, const char *string);
void text_add_unsigned(struct text *t, unsigned number); /* in decimal */
void text_printf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Append a string from elsewhere as a terminal may see it: '?' for what is no printed character. */
void text_puts_clean(struct text *t, const char *string);

/* Append a string as JSON has it: between quotes, with what may not stand there escaped. A byte
 * that is not UTF-8, as file names may have, becomes U+FFFD, so that the text is always JSON. */
void text_json(struct text *t, const char *string);

/* Append a string as XML and HTML have it, as the content of an element or between double quotes.
 * What they cannot have, as bytes that are not UTF-8 and control characters, becomes U+FFFD. */
void text_xml(struct text *t, const char *string);

/* The code point at s (length bytes left), and its size in *size. Invalid UTF-8 (overlong forms,
 * surrogates, truncation) gives UINT32_MAX and a size of 1. length must be at least 1. */
uint32_t utf8_decode(const char *s, size_t length, size_t *size);

/* A code point as UTF-8; returns how many bytes it takes. Surrogates are written as they come. */
size_t utf8_encode(uint32_t code_point, char out[4]);

/* Number of code points; the byte offset of the first invalid byte goes to *bad (SIZE_MAX if the
 * text is valid). bad may be NULL. */
size_t utf8_length(const char *s, size_t length, size_t *bad);

/* Append names for whoever wrote `name`: all of them where there are few, else the most similar
 * ones (or the first ones) and how many there are. */
void text_choices(struct text *t, const char *name, const char *const *names, size_t count);

/* The candidate nearest to `name` by Damerau-Levenshtein distance, if the distance is at most 2 and
 * at most half the name's length; else NULL. Case is ignored. */
const char *text_nearest(const char *name, const char *const *candidates, size_t count);

#endif
