/* The one reader of JSON (RFC 8259): the values of a text in memory, one after the other.
 *
 * It is strict: numbers, words and escapes as the standard has them, strings in UTF-8, nothing but
 * blanks between, no member twice in an object (keys are compared without their escapes), and at
 * most LIMIT_JSON_DEPTH values in one another. What is passed over is checked like what is read.
 * Nothing recurses.
 *
 * A function that returns false has found a mistake: `wrong` and `what` say where and what, and the
 * first one stays. Threads: no shared state. */
#ifndef NONET_BASE_JSON_CURSOR_H
#define NONET_BASE_JSON_CURSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"
#include "base/span.h"

enum {
    JSON_FIRST_KEYS = 32,  /* of all open objects together, without asking for memory */
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

/* A member's name: without its escapes, and where it stands in the text. */
struct json_name {
    struct span text;
    const char *where;
};

struct json_cursor {
    const char *begin, *p, *end;
    const char *wrong; /* where the first mistake stands; NULL: there is none so far */
    const char *what;  /* … and what is wrong */
    bool repeats;      /* names that stand twice are let pass; set it behind json_begin */
    /* ---- its own ---- */
    bool fresh;       /* a bracket has just been opened */
    unsigned depth;   /* open objects and lists */
    uint64_t objects; /* a bit for each depth: an object, else a list */
    char *room;       /* strings that had escapes; they do not move */
    char *room_end;   /* behind the last of them */
    struct json_name *name;
    size_t name_count, name_room;
    size_t first_name[LIMIT_JSON_DEPTH]; /* of each open object */
    struct json_name few[JSON_FIRST_KEYS];
    char message[JSON_MESSAGE_SIZE];
};

/* Read a text, which must stay. A byte order mark before it is passed over. json_end gives back
 * what was taken, the strings too; the cursor may not be copied in between. */
void json_begin(struct json_cursor *c, const char *text, size_t length);
void json_end(struct json_cursor *c);

/* The first byte of the value that comes, without taking it; 0: the text ends. */
char json_peek(struct json_cursor *c);

/* Take the bracket that opens an object ('{') or list ('['). */
bool json_open(struct json_cursor *c, char bracket);

/* Is there another member or item in what was opened last? Takes the comma before it, or the
 * bracket that closes. False also at a mistake. */
bool json_more(struct json_cursor *c);

/* Take a member's name and its colon. */
bool json_key(struct json_cursor *c, struct span *key);

/* Take a string without its escapes: bytes of the text, or of the cursor until json_end. */
bool json_string(struct json_cursor *c, struct span *value);

/* Take a string, a number, true, false or null: of a string what json_string gives, else the bytes
 * as they stand. */
bool json_scalar(struct json_cursor *c, enum json_kind *kind, struct span *value);

/* Pass over any value. */
bool json_pass(struct json_cursor *c);

/* Has the text ended with the value? Reports what else stands there. */
bool json_at_end(struct json_cursor *c);

/* Note a mistake of the caller's own: `what` must stay. Returns false. */
bool json_fail(struct json_cursor *c, const char *where, const char *what);

/* The line and column (in characters) of a byte, from 1 on. */
void json_place(const struct json_cursor *c, const char *where, size_t *line, size_t *column);

/* Look into the first object of a text, or of the list that the text begins with, which may be cut
 * off anywhere: kind[i] is the first byte of the member called name[i], 0 where it is not there. */
void json_peek_members(const char *text, size_t length, const char *const *name, size_t count,
                       char *kind);

#endif
