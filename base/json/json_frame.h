/* Finds where a JSON object or list ends in a stream whose bytes arrive in pieces. json_cursor.h
 * reads the contents.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_JSON_FRAME_H
#define NONET_BASE_JSON_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/limits.h"

/* Start from {0}. */
struct json_frame {
    uint64_t objects; /* one bit for each depth: 1 for an object, 0 for a list */
    unsigned depth;
    unsigned lines; /* line ends passed */
    char last;      /* the last byte outside strings that is not a blank; 0 if there was none */
    bool in_string;
    bool escaped; /* inside a string, the previous byte was a backslash */
};

enum json_end {
    JSON_MORE,  /* the value continues after these bytes */
    JSON_WHOLE, /* it ends with the last byte used */
    JSON_BROKEN /* the next byte is not allowed there */
};

/* Follows the value through these bytes. *used receives how many of them belong to it. It checks
 * only what is needed to find the end: brackets, strings, and where a value may begin. */
enum json_end json_follow(struct json_frame *f, const char *bytes, size_t length, size_t *used);

#endif
