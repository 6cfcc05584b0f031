/* The one writer of JSON (RFC 8259): commas, colons, escapes and numbers.
 *
 * What is written in order comes out as one text; nothing is kept. A text that runs out of memory
 * says so itself (base/text.h). Threads: no shared state. */
#ifndef NONET_BASE_JSON_WRITER_H
#define NONET_BASE_JSON_WRITER_H

#include <stdint.h>

#include "base/text.h"

/* Start from {.out = …}. */
struct json_writer {
    struct text *out;
    bool spaced; /* a blank behind each comma and colon */
    bool ascii;  /* other characters are written as escapes */
    enum { JSON_PUT_FIRST, JSON_PUT_NEXT, JSON_PUT_VALUE } place; /* its own: what comes */
};

/* Brackets: '{' and '}', '[' and ']'. */
void json_put_open(struct json_writer *w, char bracket);
void json_put_close(struct json_writer *w, char bracket);

/* A member's name, its value to follow. */
void json_put_name(struct json_writer *w, const char *name);

/* Values. A byte that is not UTF-8 becomes U+FFFD. */
void json_put_string(struct json_writer *w, const char *string);
void json_put_unsigned(struct json_writer *w, uint64_t number);
void json_put_int(struct json_writer *w, int64_t number);
void json_put_real(struct json_writer *w, double number, int decimals);
void json_put_bool(struct json_writer *w, bool value);
void json_put_null(struct json_writer *w);

/* A value that is JSON already. */
void json_put_json(struct json_writer *w, const char *json);

/* The comma before what comes, if it needs one, and these blanks: "\n    ". */
void json_put_break(struct json_writer *w, const char *blanks);

/* A name and its value. */
void json_member_string(struct json_writer *w, const char *name, const char *string);
void json_member_unsigned(struct json_writer *w, const char *name, uint64_t number);
void json_member_bool(struct json_writer *w, const char *name, bool value);

#endif
