/* Small text tools: a growable string, UTF-8, and the nearest of several names.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_TEXT_H
#define NONET_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A growable string. It is NUL-terminated once anything was added. Start from {0}, and free it with
 * text_free. If an allocation fails, `failed` is set and stays set, and the text is unchanged. So
 * one check at the end is enough. */
struct text {
    char *data;
    size_t length;
    size_t capacity;
    bool failed;
};

void text_free(struct text *t);
/* Its characters; "" while nothing was added. */
static inline const char *text_chars(const struct text *t)
{
    return t->data ? t->data : "";
}

void text_clear(struct text *t);
/* Removes `count` bytes at the end, or all if there are fewer. */
void text_shorten(struct text *t, size_t count);
/* Makes room for `count` bytes more, which may then be written behind the last one, with a NUL. */
bool text_reserve(struct text *t, size_t count);
void text_add(struct text *t, const char *bytes, size_t count);
void text_puts(struct text *t, const char *string);
void text_add_unsigned(struct text *t, unsigned number); /* in decimal */
void text_printf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Appends an untrusted string for a terminal: '?' replaces every character that is not
 * printable. */
void text_puts_clean(struct text *t, const char *string);

/* Appends a string as a JSON string, with quotes and escapes. A byte that is not UTF-8, which file
 * names may have, becomes U+FFFD, so that the text is always valid JSON. */
void text_json(struct text *t, const char *string);

/* Appends a string for XML or HTML, as element content or between double quotes. Bytes that are not
 * UTF-8 and control characters become U+FFFD, because XML does not allow them. */
void text_xml(struct text *t, const char *string);

/* Decodes the code point at `s`, of which `length` bytes (at least 1) remain; its size goes to
 * *size. Invalid UTF-8 (overlong forms, surrogates, truncation) gives UINT32_MAX and a size of
 * 1. */
uint32_t utf8_decode(const char *s, size_t length, size_t *size);

/* Encodes a code point as UTF-8 and returns its number of bytes. Surrogates are encoded too. */
size_t utf8_encode(uint32_t code_point, char out[4]);

/* Counts the code points. *bad receives the byte offset of the first invalid byte, or SIZE_MAX if
 * the text is valid. `bad` may be NULL. */
size_t utf8_length(const char *s, size_t length, size_t *bad);

/* The capital of a small letter of the Latin, Greek, Cyrillic and Armenian alphabets, with its
 * accent; any other code point as it is. */
uint32_t utf8_capital(uint32_t c);

/* Appends a valid UTF-8 string in capitals: Latin, Greek (whose capitals have no accents),
 * Cyrillic and Armenian letters; all else stays as it is. */
void text_capitals(struct text *t, const char *string);

/* Appends suggestions for someone who typed `name`: all names if there are few, otherwise the most
 * similar ones (or the first ones) and the total number. */
void text_choices(struct text *t, const char *name, const char *const *names, size_t count);

/* The 64-bit FNV-1a hash (Fowler, Noll, Vo) of some bytes, continued from the hash of the bytes
 * before them. Of the first bytes, `hash` is HASH_BEGIN. */
#define HASH_BEGIN 0xcbf29ce484222325u
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length);

/* For qsort and bsearch of strings (char *): by their bytes, which is UTF-8's order of characters.
 */
int text_compare(const void *a, const void *b);

/* Returns the candidate nearest to `name` by Damerau-Levenshtein distance, ignoring case. The
 * distance must be at most 2 and at most half the name's length; otherwise the result is NULL. */
const char *text_nearest(const char *name, const char *const *candidates, size_t count);

#endif
