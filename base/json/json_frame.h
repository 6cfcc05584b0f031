/* Where a JSON object or list ends, for streams whose bytes come piece by piece. What it holds is
 * json_cursor.h's to read.
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

#endif
