/* A JSON text as a tree, for formats with nested objects. It is read with json_cursor.h.
 *
 * Threads: no shared state. Ownership: spans point into the text, or into the tree. */
#ifndef NONET_BASE_JSON_TREE_H
#define NONET_BASE_JSON_TREE_H

#include "base/json/json_cursor.h"

struct json_node {
    enum json_kind kind;
    struct span text;      /* a string after decoding; the first byte of an object or list */
    struct span key;       /* the member's name after decoding */
    const char *where;     /* place of the value in the text; for a string, after its quote */
    const char *key_where; /* place of the name, after its quote */
    unsigned next;         /* the parent's next child; 0 if there is none */
    unsigned first;        /* its first child; 0 if there is none */
};

struct json_tree {
    struct json_node *node; /* node[0] is the whole text */
    unsigned count;
    unsigned capacity;
    const char *wrong; /* place where the text is not JSON */
    const char *what;  /* the reason */
    struct json_cursor cursor;
};

/* Returns false if the text is not JSON, or not an object or list; `wrong` and `what` hold the
 * place and the reason. Free the tree in any case, and do not copy it. */
bool json_tree_parse(struct json_tree *t, struct span text);
void json_tree_free(struct json_tree *t);

/* Returns a member of an object, or NULL if it is missing or null. */
const struct json_node *json_member(const struct json_tree *t, const struct json_node *object,
                                    const char *key);

/* The first child and the next one; NULL if there is none. */
const struct json_node *json_first(const struct json_tree *t, const struct json_node *parent);
const struct json_node *json_next(const struct json_tree *t, const struct json_node *node);

/* Is the node an object or a list? */
bool json_is_nested(const struct json_node *node);

/* Returns the byte of the parsed text that a byte of a node's text or name came from. For a string
 * that had escapes, this is the beginning of the string. */
const char *json_tree_source(const struct json_tree *t, const char *where);

#endif
