/* The one writer of JSON (RFC 8259): commas, colons, escapes and numbers.
 *
 * Calls in order give one text; the writer keeps nothing else. A text that runs out of memory has
 * `failed` set (base/text.h). Threads: no shared state. */
#ifndef NONET_BASE_JSON_WRITER_H
#define NONET_BASE_JSON_WRITER_H

#include <stdint.h>

#include "base/text.h"

/* Start from {.out = …}. */
struct json_writer {
    struct text *out;
    bool spaced; /* a blank after each comma and colon */
    bool ascii;  /* characters beyond ASCII are written as escapes */
    enum { JSON_PUT_FIRST, JSON_PUT_NEXT, JSON_PUT_VALUE } place; /* private: what comes next */
};

/* Brackets: '{' and '}', '[' and ']'. */
void json_put_open(struct json_writer *w, char bracket);
void json_put_close(struct json_writer *w, char bracket);

/* Writes a member's name; its value follows. */
void json_put_name(struct json_writer *w, const char *name);

/* Values. Bytes that are not UTF-8 become U+FFFD. */
void json_put_string(struct json_writer *w, const char *string);
void json_put_unsigned(struct json_writer *w, uint64_t number);
void json_put_int(struct json_writer *w, int64_t number);
void json_put_real(struct json_writer *w, double number, int decimals);
void json_put_bool(struct json_writer *w, bool value);
void json_put_null(struct json_writer *w);

/* Writes a value that is already JSON. */
void json_put_json(struct json_writer *w, const char *json);

/* Writes the comma before the next value, if one is needed, and these blanks: "\n ". */
void json_put_break(struct json_writer *w, const char *blanks);

/* A name and its value. */
void json_member_string(struct json_writer *w, const char *name, const char *string);
void json_member_unsigned(struct json_writer *w, const char *name, uint64_t number);
void json_member_bool(struct json_writer *w, const char *name, bool value);

#endif
