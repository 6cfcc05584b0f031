#include "gen/format/exchange/json_tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/limits.h"

struct json_tree_parser {
    struct json_tree *tree;
    const char *p;
    const char *end;
};

static bool fail(struct json_tree_parser *j, const char *what)
{
    j->tree->wrong = j->p;
    j->tree->what = what;
    return false;
}

static void skip_space(struct json_tree_parser *j)
{
    while (j->p < j->end && memchr(" \t\r\n", *j->p, 4)) {
        j->p++;
    }
}

static bool take_json_tree(struct json_tree_parser *j, char c)
{
    skip_space(j);
    bool there = j->p < j->end && *j->p == c;
    j->p += there;
    return there;
}

/* 0: out of memory, or too many. */
static unsigned new_node(struct json_tree_parser *j)
{
    struct json_tree *t = j->tree;
    if (t->count == t->capacity) {
        unsigned more = t->capacity ? 2 * t->capacity : 256;
        struct json_node *grown =
            t->count < LIMIT_JSON_VALUES ? realloc(t->node, more * sizeof *grown) : NULL;
        if (!grown) {
            fail(j, t->count < LIMIT_JSON_VALUES ? OUT_OF_MEMORY : "this object is too large");
            return 0;
        }
        t->node = grown;
        t->capacity = more;
    }
    t->node[t->count] = (struct json_node){0};
    return t->count++;
}

static bool read_string(struct json_tree_parser *j, struct span *out)
{
    if (!take_json_tree(j, '"')) {
        return fail(j, "a string in quotes must be here");
    }
    const char *start = j->p;
    while (j->p < j->end && *j->p != '"') {
        j->p += *j->p == '\\' && j->p + 1 < j->end ? 2 : 1;
    }
    if (j->p >= j->end) {
        j->p = j->end;
        return fail(j, "the string is not closed");
    }
    *out = (struct span){start, (size_t)(j->p++ - start)};
    return true;
}

/* What is neither nested nor quoted. */
static bool read_other(struct json_tree_parser *j, struct span *out)
{
    const char *start = j->p;
    while (j->p < j->end && !memchr(" \t\r\n,]}:{[\"", *j->p, 11)) {
        j->p++;
    }
    *out = (struct span){start, (size_t)(j->p - start)};
    return out->length > 0 || fail(j, "a value must be here");
}

/* Open containers by their nodes: no recursion. */
struct level {
    unsigned node;
    unsigned last; /* its last child; 0: none yet */
};

/* Read a value into a new node, beginning a container's only. 0: wrong. */
static unsigned begin_value(struct json_tree_parser *j, struct span key)
{
    skip_space(j);
    assert(j->p);
    unsigned n = new_node(j);
    if ((n == 0 && j->tree->count != 1) || j->tree->wrong) {
        return 0;
    }
    struct json_node *node = &j->tree->node[n];
    node->key = key;
    char c = j->p < j->end ? *j->p : '\0';
    if (c == '{' || c == '[') {
        node->kind = c == '{' ? JSON_OBJECT : JSON_ARRAY;
        node->text = (struct span){j->p++, 1};
    } else if (c == '"') {
        node->kind = JSON_STRING;
        return read_string(j, &node->text) ? n : 0;
    } else {
        node->kind = JSON_OTHER;
        return read_other(j, &node->text) ? n : 0;
    }
    return n;
}

static bool is_container(const struct json_node *n)
{
    return n->kind <= JSON_ARRAY;
}

/* The next child of the innermost container. */
static bool read_child(struct json_tree_parser *j, struct level *level, unsigned *child)
{
    struct span key = {0};
    if (j->tree->node[level->node].kind == JSON_OBJECT &&
        (!read_string(j, &key) || !(take_json_tree(j, ':') || fail(j, "':' must be here")))) {
        return false;
    }
    *child = begin_value(j, key);
    if (*child == 0) {
        return false;
    }
    if (level->last) {
        j->tree->node[level->last].next = *child;
    } else {
        j->tree->node[level->node].first = *child;
    }
    level->last = *child;
    return true;
}

static bool read_all(struct json_tree_parser *j)
{
    struct level level[LIMIT_JSON_DEPTH];
    unsigned depth = 0;
    (void)begin_value(j, (struct span){0});
    if (j->tree->wrong || !is_container(&j->tree->node[0])) {
        return j->tree->wrong ? false : fail(j, "an object must be here");
    }
    level[depth++] = (struct level){0, 0};
    while (depth > 0) {
        struct level *inner = &level[depth - 1];
        bool object = j->tree->node[inner->node].kind == JSON_OBJECT;
        unsigned child;
        if (take_json_tree(j, object ? '}' : ']')) {
            depth--;
        } else if (inner->last && !take_json_tree(j, ',')) {
            return fail(j, "',' or the closing bracket must be here");
        } else if (!read_child(j, inner, &child)) {
            return false;
        } else if (is_container(&j->tree->node[child])) {
            if (depth == LIMIT_JSON_DEPTH) {
                return fail(j, "nested too deep");
            }
            level[depth++] = (struct level){child, 0};
        }
    }
    skip_space(j);
    return j->p == j->end || fail(j, "nothing may follow the object");
}

bool json_tree_parse(struct json_tree *t, struct span text)
{
    struct json_tree_parser j = {.tree = t, .p = text.text, .end = text.text + text.length};
    *t = (struct json_tree){0};
    return read_all(&j);
}

void json_tree_free(struct json_tree *t)
{
    free(t->node);
    *t = (struct json_tree){0};
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
    return n && !(n->kind == JSON_OTHER && span_is(n->text, "null")) ? n : NULL;
}
