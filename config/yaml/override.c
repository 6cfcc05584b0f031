#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "config/yaml/yaml.h"

/* An override being followed: the text, and how far its path has been read. */
struct override_walk {
    struct yaml_load *load;
    const struct yaml_source *source;
    size_t at;
    size_t path_end; /* where the '=' stands */
};

static struct yaml_location location_of(const struct override_walk *w, size_t offset)
{
    return (struct yaml_location){w->source, 1, utf8_length(w->source->text, offset, NULL) + 1};
}

static struct yaml_node *new_node(struct override_walk *w, enum yaml_kind kind, size_t offset)
{
    struct yaml_node *node = arena_alloc(w->load->arena, sizeof *node);
    if (!node) {
        yaml_error(w->load, NULL, "out of memory while reading a config");
        return NULL;
    }
    node->kind = kind;
    node->location = location_of(w, offset);
    return node;
}

static enum status parse_value(struct override_walk *w, struct yaml_node **value)
{
    const char *text = w->source->text + w->path_end + 1;
    if (*text && strchr("[{\"'", *text)) {
        enum status status = yaml_parse(w->load, w->source, w->path_end + 1, value);
        return status == STATUS_OK && !*value ? STATUS_USAGE : status;
    }
    struct yaml_node *node = new_node(w, YAML_KIND_SCALAR, w->path_end + 1);
    if (!node) {
        return STATUS_USAGE;
    }
    node->text = text;
    node->length = strlen(text);
    *value = node;
    return STATUS_OK;
}

/* Copies the next name of the path; NULL after an error. */
static const char *next_name(struct override_walk *w, size_t *begin)
{
    *begin = w->at;
    const char *text = w->source->text;
    while (w->at < w->path_end && text[w->at] != '.' && text[w->at] != '[') {
        w->at++;
    }
    if (w->at == *begin) {
        struct yaml_location location = location_of(w, *begin);
        yaml_error(w->load, &location,
                   "a name is missing here; write it as in sections[0].count=4");
        return NULL;
    }
    const char *name = arena_copy(w->load->arena, text + *begin, w->at - *begin);
    if (!name) {
        yaml_error(w->load, NULL, "out of memory while reading a config");
    }
    return name;
}

/* The child of a map by name, made where it is missing. */
static struct yaml_node *child_by_name(struct override_walk *w, struct yaml_node *map)
{
    size_t begin;
    const char *name = next_name(w, &begin);
    struct yaml_node *child = name ? yaml_find(map, name) : NULL;
    if (!name || child) {
        return child;
    }
    child = new_node(w, YAML_KIND_SCALAR, begin);
    if (child) {
        child->text = "";
        child->key = name;
        child->key_location = location_of(w, begin);
        yaml_append(map, child);
    }
    return child;
}

/* "[3]": the list's item. */
static struct yaml_node *child_by_index(struct override_walk *w, struct yaml_node *list)
{
    const char *text = w->source->text;
    struct yaml_location location = location_of(w, w->at++);
    size_t digits = w->at;
    size_t index = 0;
    while (w->at < w->path_end && text[w->at] >= '0' && text[w->at] <= '9' && index < 100000) {
        index = index * 10 + (size_t)(text[w->at++] - '0');
    }
    if (w->at == digits || w->at == w->path_end || text[w->at] != ']') {
        yaml_error(w->load, &location,
                   "a number in brackets must be here, counted from 0, as in [0]");
        return NULL;
    }
    w->at++;
    size_t count = list->kind == YAML_KIND_LIST ? list->count : 0;
    if (index >= count) {
        yaml_error(w->load, &location, "there is no [%zu]: the config has %zu here, from [0] on",
                   index, count);
        return NULL;
    }
    struct yaml_node *child = list->first;
    while (index--) {
        child = child->next;
    }
    return child;
}

/* The node that the path names. */
static struct yaml_node *follow(struct override_walk *w, struct yaml_node *root)
{
    struct yaml_node *node = root;
    const char *text = w->source->text;
    for (bool first = true; node && (first || w->at < w->path_end); first = false) {
        if (!first && text[w->at] == '[') {
            node = child_by_index(w, node);
            continue;
        }
        if (yaml_is_null(node)) {
            node->kind = YAML_KIND_MAP;
        }
        if (node->kind != YAML_KIND_MAP || (!first && text[w->at] != '.')) {
            struct yaml_location location = location_of(w, w->at);
            yaml_error(w->load, &location, "the value before this is not a map of names");
            return NULL;
        }
        w->at += !first;
        node = child_by_name(w, node);
    }
    return node;
}

enum status yaml_override(struct yaml_load *load, struct yaml_node **root, const char *name,
                          const char *override)
{
    size_t length = strlen(override);
    const char *copy = arena_copy(load->arena, override, length);
    const struct yaml_source *source = copy ? yaml_source_new(load, name, copy, length) : NULL;
    if (!source) {
        return copy ? STATUS_USAGE : yaml_error(load, NULL, "out of memory while reading a config");
    }
    struct override_walk w = {.load = load, .source = source};
    const char *equals = strchr(copy, '=');
    if (!equals) {
        struct yaml_location location = {source, 1, 1};
        return yaml_error(load, &location, "write it as in page.trim=A4: a name, '=', a value");
    }
    w.path_end = (size_t)(equals - copy);
    if (!*root && !(*root = new_node(&w, YAML_KIND_MAP, 0))) {
        return STATUS_USAGE;
    }
    struct yaml_node *value;
    enum status status = parse_value(&w, &value);
    if (status != STATUS_OK) {
        return status;
    }
    struct yaml_node *target = follow(&w, *root);
    if (!target) {
        return STATUS_USAGE;
    }
    /* In place, so that the parent's chain holds. */
    value->key = target->key;
    value->key_location = target->key_location;
    value->next = target->next;
    *target = *value;
    return STATUS_OK;
}
