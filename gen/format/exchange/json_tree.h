/* A JSON text as a tree, for formats whose objects are nested (RFC 8259).
 *
 * Threads: no shared state. Ownership: spans point into the text. */
#ifndef NONET_GEN_FORMAT_JSON_TREE_H
#define NONET_GEN_FORMAT_JSON_TREE_H

#include <stdbool.h>

#include "gen/format/span.h"

enum json_kind {
    JSON_OBJECT,
    JSON_ARRAY,
    JSON_STRING,
    JSON_OTHER /* a number, true, false, null */
};

struct json_node {
    enum json_kind kind;
    struct span
        text;        /* between the quotes, escapes as they are; of what is nested its first byte */
    struct span key; /* in an object */
    unsigned next;   /* the next of its parent's; 0: none */
    unsigned first;  /* its first child; 0: none */
};

struct json_tree {
    struct json_node *node; /* node[0] is the whole */
    unsigned count;
    unsigned capacity;
    const char *wrong; /* where it is no JSON */
    const char *what;  /* … and why */
};

/* False: wrong and what say where and why. Free the tree in any case. */
bool json_tree_parse(struct json_tree *t, struct span text);
void json_tree_free(struct json_tree *t);

/* The member of an object; NULL: it has none, or null. */
const struct json_node *json_member(const struct json_tree *t, const struct json_node *object,
                                    const char *key);

/* The first child, and the next one; NULL: none. */
const struct json_node *json_first(const struct json_tree *t, const struct json_node *parent);
const struct json_node *json_next(const struct json_tree *t, const struct json_node *node);

#endif
