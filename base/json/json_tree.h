/* A JSON text as a tree, for formats whose objects are nested, read with json_cursor.h.
 *
 * Threads: no shared state. Ownership: spans point into the text, or into the tree. */
#ifndef NONET_BASE_JSON_TREE_H
#define NONET_BASE_JSON_TREE_H

#include "base/json/json_cursor.h"

struct json_node {
    enum json_kind kind;
    struct span text;      /* of a string without its escapes; of what is nested its first byte */
    struct span key;       /* in an object, without its escapes */
    const char *where;     /* in the text: the value, of a string behind its quote */
    const char *key_where; /* the key, behind its quote */
    unsigned next;         /* the next of its parent's; 0: none */
    unsigned first;        /* its first child; 0: none */
};

struct json_tree {
    struct json_node *node; /* node[0] is the whole */
    unsigned count;
    unsigned capacity;
    const char *wrong; /* where it is no JSON */
    const char *what;  /* … and why */
    struct json_cursor cursor;
};

/* False: wrong and what say where and why; what is no object or list is wrong too. Free the tree in
 * any case, and do not copy it. */
bool json_tree_parse(struct json_tree *t, struct span text);
void json_tree_free(struct json_tree *t);

/* The member of an object; NULL: it has none, or null. */
const struct json_node *json_member(const struct json_tree *t, const struct json_node *object,
                                    const char *key);

/* The first child, and the next one; NULL: none. */
const struct json_node *json_first(const struct json_tree *t, const struct json_node *parent);
const struct json_node *json_next(const struct json_tree *t, const struct json_node *node);

/* Is what a node holds nested? */
bool json_is_nested(const struct json_node *node);

/* The byte of the parsed text that a byte of a node's text or key stands for: itself, but where the
 * string had escapes the beginning of that string. */
const char *json_tree_source(const struct json_tree *t, const char *where);

#endif
