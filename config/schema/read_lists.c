/* Values that are lists and maps of texts, names and numbers; and the cells of a map of regions. */
#include "config/schema/value_reading.h"

#include <string.h>

enum { MAX_LIST = 1000 };

/* What is written over several lines is a map. */
bool schema_read_cells(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    if (!schema_wants_scalar(r, f, node) || !schema_check_text(r, f, node, node->length, true)) {
        return false;
    }
    char *cells = arena_array(r->load->arena, node->length + 1, 1);
    size_t count = 0;
    if (!cells) {
        return schema_out_of_memory(r);
    }
    for (size_t i = 0; i < node->length; i++) {
        if (node->text[i] != ' ' && node->text[i] != '\n') {
            cells[count++] = node->text[i];
        }
    }
    cells[count] = '\0';
    if (count == 0) {
        yaml_error(r->load, &node->location, "%s: may not be empty", f->name);
        return false;
    }
    if (!memchr(node->text, '\n', node->length) && value_is_path(node->text)) {
        return schema_resolve(r, node, to);
    }
    *(const char **)to = cells;
    return true;
}

/* A list being read; one value stands for a list of one. */
struct items {
    const struct yaml_node *first;
    size_t count;
    void *room; /* for `count` values */
    bool good;  /* no error so far */
};

static struct items list_items(struct schema_reader *r, const struct schema_field *f,
                               const struct yaml_node *node, size_t item_size)
{
    struct items none = {.good = false};
    struct items items = {.first = node, .count = 1, .good = true};
    if (node->kind == YAML_KIND_MAP) {
        yaml_error(r->load, &node->location, "%s: this is a map; write a list", f->name);
        return none;
    }
    if (node->kind == YAML_KIND_LIST) {
        items.first = node->first;
        items.count = node->count;
    }
    if (items.count > MAX_LIST) {
        yaml_error(r->load, &node->location, "%s: %zu items are too many; at most %d", f->name,
                   items.count, MAX_LIST);
        return none;
    }
    items.room = items.count ? arena_array(r->load->arena, items.count, item_size) : NULL;
    if (items.count && !items.room) {
        schema_out_of_memory(r);
        return none;
    }
    return items;
}

static bool read_list_item(struct schema_reader *r, const struct schema_field *f,
                           const struct yaml_node *node, struct config_texts *list)
{
    if (f->type == SCHEMA_CELLS_LIST) {
        const char **cells = &list->item[list->count];
        if (!schema_read_cells(r, f, node, cells)) {
            return false;
        }
        schema_reader_note(r, cells, sizeof *cells, &node->location, node);
        list->count++;
        return true;
    }
    if (f->type == SCHEMA_NAMES ? !schema_check_name(r, f, node)
                                : !schema_wants_scalar(r, f, node) ||
                                      !schema_check_text(r, f, node, node->length, false)) {
        return false;
    }
    if (node->length == 0 && !f->by_place) {
        yaml_error(r->load, &node->location, "%s: an item of the list is empty", f->name);
        return false;
    }
    for (size_t i = 0; i < list->count && !f->by_place; i++) {
        if (strcmp(list->item[i], node->text) == 0) {
            return schema_fault_at(r, f, node, "is in the list twice");
        }
    }
    const char **item = &list->item[list->count];
    if (f->type == SCHEMA_PATHS ? !schema_resolve(r, node, item)
                                : !schema_copy_words(r, f, node->text, node->length, item)) {
        return false;
    }
    schema_reader_note(r, item, sizeof *item, &node->location, node);
    list->count++;
    return true;
}

/* "x-wing,naked-pair", as the command line takes names, as a list. NULL: out of memory. */
static const struct yaml_node *split_names(struct schema_reader *r, const struct yaml_node *node)
{
    struct yaml_node *list = arena_alloc(r->load->arena, sizeof *list);
    if (!list) {
        return NULL;
    }
    *list = (struct yaml_node){.kind = YAML_KIND_LIST, .location = node->location};
    for (size_t begin = 0; begin <= node->length; begin++) {
        const size_t length = strcspn(node->text + begin, ",");
        struct yaml_node *item = arena_alloc(r->load->arena, sizeof *item);
        if (!item) {
            return NULL;
        }
        *item = *node;
        item->next = NULL;
        item->text = node->text + begin + strspn(node->text + begin, " ");
        item->length = (size_t)(node->text + begin + length - item->text);
        while (item->length && item->text[item->length - 1] == ' ') {
            item->length--;
        }
        item->text = arena_copy(r->load->arena, item->text, item->length);
        *(list->last ? &list->last->next : &list->first) = item;
        list->last = item;
        list->count++;
        begin += length;
    }
    return list;
}

bool schema_read_texts(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    struct config_texts *list = to;
    if (f->type == SCHEMA_NAMES && node->kind == YAML_KIND_SCALAR && strchr(node->text, ',')) {
        node = split_names(r, node);
        if (!node) {
            return schema_out_of_memory(r);
        }
    }
    struct items items = list_items(r, f, node, sizeof *list->item);
    const struct yaml_node *item = items.first;
    list->item = items.room;
    for (size_t i = 0; i < items.count; i++, item = item->next) {
        items.good &= read_list_item(r, f, item, list);
    }
    return items.good;
}

bool schema_read_numbers(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, void *to)
{
    struct config_numbers *list = to;
    struct items items = list_items(r, f, node, sizeof *list->item);
    const struct yaml_node *item = items.first;
    list->item = items.room;
    for (size_t i = 0; i < items.count; i++, item = item->next) {
        unsigned *number = &list->item[list->count];
        if (schema_read_unsigned(r, f, item, number)) {
            schema_reader_note(r, number, sizeof *number, &item->location, item);
            list->count++;
        } else {
            items.good = false;
        }
    }
    return items.good;
}

bool schema_read_pairs(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    struct config_pairs *pairs = to;
    if (node->kind != YAML_KIND_MAP) {
        yaml_error(r->load, &node->location, "%s: write a map of names and texts", f->name);
        return false;
    }
    struct config_names names = schema_names(f, r->vocabulary);
    pairs->item = arena_array(r->load->arena, node->count, sizeof *pairs->item);
    if (node->count && !pairs->item) {
        return schema_out_of_memory(r);
    }
    bool good = true;
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        struct yaml_node key = {.location = child->key_location, .text = child->key};
        key.length = strlen(child->key);
        struct config_pair *pair = &pairs->item[pairs->count];
        bool ok = (names.count == 0 || schema_check_name(r, f, &key)) &&
                  schema_wants_scalar(r, f, child) &&
                  schema_check_text(r, f, child, child->length, false) &&
                  schema_copy_text(r, key.text, key.length, &pair->key) &&
                  schema_copy_text(r, child->text, child->length, &pair->value);
        if (ok) {
            schema_reader_note(r, pair, sizeof *pair, &child->key_location, NULL);
            schema_reader_note(r, &pair->value, sizeof pair->value, &child->location, child);
            pairs->count++;
        }
        good &= ok;
    }
    return good;
}

/* A name and its number, of a map of such. */
static bool read_count(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *child, struct config_count *to)
{
    const struct schema_field number = {
        .name = child->key, .type = SCHEMA_UNSIGNED, .min = f->min, .max = f->max};
    struct yaml_node key = {.location = child->key_location, .text = child->key};
    key.length = strlen(child->key);
    return schema_check_name(r, f, &key) && schema_read_unsigned(r, &number, child, &to->number) &&
           schema_copy_text(r, key.text, key.length, &to->name);
}

bool schema_read_counts(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    struct config_counts *counts = to;
    if (node->kind != YAML_KIND_MAP || !node->count) {
        struct text example = {0};
        text_printf(&example, "write it as in %s: %s", f->name, f->example);
        r->load->d->hint = example.data;
        yaml_error(r->load, &node->location, "%s: write a map of names and numbers", f->name);
        text_free(&example);
        return false;
    }
    counts->item = arena_array(r->load->arena, node->count, sizeof *counts->item);
    if (node->count && !counts->item) {
        return schema_out_of_memory(r);
    }
    bool good = true;
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        struct config_count *item = &counts->item[counts->count];
        if (read_count(r, f, child, item)) {
            schema_reader_note(r, item, sizeof *item, &child->key_location, NULL);
            counts->count++;
        } else {
            good = false;
        }
    }
    return good;
}
