#include "base/json/json_tree.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/limits.h"

/* Returns 0 when out of memory or when there are too many nodes. The first node is 0 too; the
 * cursor then has no mistake. */
static unsigned new_node(struct json_tree *t)
{
    if (t->count == t->capacity) {
        unsigned more = t->capacity ? 2 * t->capacity : 256;
        struct json_node *grown =
            t->count < LIMIT_JSON_VALUES ? realloc(t->node, more * sizeof *grown) : NULL;
        if (!grown) {
            json_fail(&t->cursor, t->cursor.p,
                      t->count < LIMIT_JSON_VALUES ? OUT_OF_MEMORY : "this object is too large");
            return 0;
        }
        t->node = grown;
        t->capacity = more;
    }
    t->node[t->count] = (struct json_node){0};
    return t->count++;
}

bool json_is_nested(const struct json_node *n)
{
    return n->kind == JSON_OBJECT || n->kind == JSON_LIST;
}

/* Reads a value into a new node. Of an object or list it reads only the bracket. */
static bool read_value(struct json_tree *t, unsigned *n)
{
    struct json_cursor *c = &t->cursor;
    char first = json_peek(c);
    *n = new_node(t);
    if (c->wrong) {
        return false;
    }
    struct json_node *node = &t->node[*n];
    node->where = c->p + (first == '"');
    if (first == '{' || first == '[') {
        node->kind = first == '{' ? JSON_OBJECT : JSON_LIST;
        node->text = (struct span){c->p, 1};
        return json_open(c, first);
    }
    return json_scalar(c, &node->kind, &node->text);
}

/* The open objects and lists, by their nodes. This stack replaces recursion. */
struct level {
    unsigned node;
    unsigned last; /* its last child; 0: none yet */
};

/* Reads the next child of the innermost object or list. */
static bool read_child(struct json_tree *t, struct level *level, unsigned *child)
{
    struct span key = {0};
    const char *key_where = NULL;
    if (t->node[level->node].kind == JSON_OBJECT) {
        key_where = json_peek(&t->cursor) ? t->cursor.p + 1 : NULL;
        if (!json_key(&t->cursor, &key)) {
            return false;
        }
    }
    if (!read_value(t, child)) {
        return false;
    }
    t->node[*child].key = key;
    t->node[*child].key_where = key_where;
    *(level->last ? &t->node[level->last].next : &t->node[level->node].first) = *child;
    level->last = *child;
    return true;
}

static bool read_all(struct json_tree *t)
{
    struct level level[LIMIT_JSON_DEPTH];
    struct json_cursor *c = &t->cursor;
    unsigned depth = 0;
    unsigned child;
    if (!read_value(t, &child)) {
        return false;
    }
    if (!json_is_nested(&t->node[0])) {
        return json_fail(c, t->node[0].where, "an object must be here");
    }
    level[depth++] = (struct level){0, 0};
    while (depth > 0) {
        if (!json_more(c)) {
            if (c->wrong) {
                return false;
            }
            depth--;
        } else if (!read_child(t, &level[depth - 1], &child)) {
            return false;
        } else if (json_is_nested(&t->node[child])) {
            level[depth++] = (struct level){child, 0};
        }
    }
    return json_at_end(c);
}

bool json_tree_parse(struct json_tree *t, struct span text)
{
    t->node = NULL;
    t->count = t->capacity = 0;
    json_begin(&t->cursor, text.text, text.length);
    bool good = read_all(t);
    t->wrong = t->cursor.wrong;
    t->what = t->cursor.what;
    return good;
}

void json_tree_free(struct json_tree *t)
{
    json_end(&t->cursor);
    free(t->node);
    t->node = NULL;
    t->count = t->capacity = 0;
}

const struct json_node *json_first(const struct json_tree *t, const struct json_node *parent)
{
    return parent && parent->first ? &t->node[parent->first] : NULL;
}

const struct json_node *json_next(const struct json_tree *t, const struct json_node *node)
{
    return node->next ? &t->node[node->next] : NULL;
}

const struct json_node *json_member(const struct json_tree *t, const struct json_node *object,
                                    const char *key)
{
    const struct json_node *n = object->kind == JSON_OBJECT ? json_first(t, object) : NULL;
    while (n && !span_is(n->key, key)) {
        n = json_next(t, n);
    }
    return n && n->kind != JSON_NULL ? n : NULL;
}

static bool is_in(struct span s, const char *where)
{
    return s.text && where >= s.text && where < s.text + s.length + !s.length;
}

const char *json_tree_source(const struct json_tree *t, const char *where)
{
    if (where >= t->cursor.begin && where <= t->cursor.end) {
        return where;
    }
    for (unsigned i = 0; i < t->count; i++) {
        const struct json_node *n = &t->node[i];
        if (is_in(n->text, where)) {
            return n->where;
        }
        if (is_in(n->key, where)) {
            return n->key_where;
        }
    }
    return t->cursor.begin;
}
