/* JSON (RFC 8259) from a text in memory or piece by piece: where a value ends, its members one
 * after the other, its strings without escapes. Nothing recurses; depth is LIMIT_JSON_DEPTH at
 * most.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_JSON_H
#define NONET_BASE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"
#include "base/text.h"

/* ---- where a value ends, for streams ---- */

/* An object or list whose bytes come piece by piece. Start from {0}. */
struct json_frame {
    uint64_t objects; /* a bit for each depth: an object, else a list */
    unsigned depth;
    unsigned lines; /* line ends passed */
    char last;      /* the last byte that is no blank, outside of strings; 0: none yet */
    bool in_string;
    bool escaped; /* the byte before was a backslash in a string */
};

enum json_end {
    JSON_MORE,  /* it goes on behind these bytes */
    JSON_WHOLE, /* it ends with the last byte used */
    JSON_BROKEN /* the next byte cannot stand there */
};

/* Follow the value through these bytes; *used: how many belong to it. Only what tells where it ends
 * is looked at: brackets, strings, and where a value may begin. */
enum json_end json_follow(struct json_frame *f, const char *bytes, size_t length, size_t *used);

/* Write escapes of printed ASCII characters ("\u0067", "\/") as these characters, in place, but for
 * quotes and backslashes. Returns the new length. */
size_t json_plain_escapes(char *text, size_t length);

/* ---- values one after the other ---- */

struct json_cursor {
    const char *begin, *p, *end;
    const char *what; /* what is wrong at p; NULL: nothing so far */
};

struct json_cursor json_begin(const char *text, size_t length);

/* The first byte of the value that comes, without taking it; 0: the text ends. */
char json_peek(struct json_cursor *c);

/* Take the bracket that opens an object ('{') or list ('['). */
bool json_open(struct json_cursor *c, char bracket);

/* Is there another member? Takes the comma before it, or the bracket that closes. *first: set it
 * before the first call. */
bool json_more(struct json_cursor *c, char bracket, bool *first);

/* Take a string, appended without its escapes; a key with its colon; any value. */
bool json_string(struct json_cursor *c, struct text *out);
bool json_key(struct json_cursor *c, struct text *out);
bool json_pass(struct json_cursor *c);

/* Has the text ended with the value? */
bool json_at_end(struct json_cursor *c);

/* The line and column of a byte, from 1 on. */
void json_place(const struct json_cursor *c, const char *where, size_t *line, size_t *column);

/* Look into the first object of a text, or of the list that the text begins with, which may be cut
 * off anywhere: kind[i] is the first byte of the member called name[i], 0 where it is not there. */
void json_peek_members(const char *text, size_t length, const char *const *name, size_t count,
                       char *kind);

#endif
