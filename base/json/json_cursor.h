/* The one reader of JSON (RFC 8259). It reads the values of a text in memory, one after another.
 *
 * It is strict. Numbers, words and escapes must follow the standard, strings must be UTF-8, only
 * blanks may come between values, and no object may have the same name twice (names are compared
 * after decoding). Values may be nested up to LIMIT_JSON_DEPTH deep. Values that are skipped are
 * checked just like those that are read. Nothing recurses.
 *
 * A function that returns false has found a mistake: `wrong` and `what` hold its place and
 * description. The first mistake is kept. Threads: no shared state. */
#ifndef NONET_BASE_JSON_CURSOR_H
#define NONET_BASE_JSON_CURSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"
#include "base/span.h"

enum {
    JSON_FIRST_KEYS = 32,  /* names of all open objects together that fit without an allocation */
    JSON_MESSAGE_SIZE = 96 /* bytes */
};

enum json_kind {
    JSON_OBJECT,
    JSON_LIST,
    JSON_STRING,
    JSON_NUMBER,
    JSON_TRUE,
    JSON_FALSE,
    JSON_NULL
};

/* A member's name after decoding, and its place in the text. */
struct json_name {
    struct span text;
    const char *where;
};

struct json_cursor {
    const char *begin, *p, *end;
    const char *wrong; /* place of the first mistake; NULL if there is none so far */
    const char *what;  /* description of that mistake */
    bool repeats;      /* repeated names are allowed; set it after json_begin */
    /* ---- private ---- */
    bool fresh;       /* a bracket has just been opened */
    unsigned depth;   /* number of open objects and lists */
    uint64_t objects; /* one bit for each depth: 1 for an object, 0 for a list */
    char *room;       /* decoded strings; they do not move */
    char *room_end;   /* the end of the last of them */
    struct json_name *name;
    size_t name_count, name_room;
    size_t first_name[LIMIT_JSON_DEPTH]; /* of each open object */
    struct json_name few[JSON_FIRST_KEYS];
    char message[JSON_MESSAGE_SIZE];
};

/* Starts to read a text, which must stay in memory. A byte order mark at the beginning is skipped.
 * json_end frees everything, including the strings. Do not copy the cursor in between. */
void json_begin(struct json_cursor *c, const char *text, size_t length);
void json_end(struct json_cursor *c);

/* The first byte of the next value, without reading it; 0 at the end of the text. */
char json_peek(struct json_cursor *c);

/* Reads the bracket that opens an object ('{') or list ('['). */
bool json_open(struct json_cursor *c, char bracket);

/* Is there another member or item in the innermost open object or list? Reads the comma before it,
 * or the closing bracket. Also returns false at a mistake. */
bool json_more(struct json_cursor *c);

/* Reads a member's name and its colon. */
bool json_key(struct json_cursor *c, struct span *key);

/* Reads and decodes a string. Its bytes belong to the text, or to the cursor until json_end. */
bool json_string(struct json_cursor *c, struct span *value);

/* Reads a string, a number, true, false or null. A string is decoded as by json_string; otherwise
 * *value has the bytes of the text. */
bool json_scalar(struct json_cursor *c, enum json_kind *kind, struct span *value);

/* Skips any value. */
bool json_pass(struct json_cursor *c);

/* Has the text ended after the value? If not, the rest is reported as a mistake. */
bool json_at_end(struct json_cursor *c);

/* Records a mistake that the caller has found; `what` must stay in memory. Returns false. */
bool json_fail(struct json_cursor *c, const char *where, const char *what);

/* The line and column of a byte, both from 1; the column counts characters. */
void json_place(const struct json_cursor *c, const char *where, size_t *line, size_t *column);

/* Looks at the first object of a text, or of the list that the text begins with. The text may be
 * cut off anywhere. kind[i] receives the first byte of the value of the member called name[i], or 0
 * if there is no such member. */
void json_peek_members(const char *text, size_t length, const char *const *name, size_t count,
                       char *kind);

#endif
