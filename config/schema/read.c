#include "config/schema/read.h"

#include <assert.h>
#include <string.h>

#include "base/option.h"
#include "config/book_config.h"
#include "config/calendar_date.h"

enum { MAX_ITEMS = 100 };

/* '#' begins a comment, so `accent: #1a2b3c` has no value at all. An honest comment has a blank
 * after its '#'. */
static bool hides_value(const struct yaml_node *node)
{
    struct diag_at at;
    if (!node->location.source || node->length ||
        !yaml_diag_at(&node->location, &at)->source_line) {
        return false;
    }
    for (size_t i = 0; i + 1 < at.source_length; i++) {
        if (at.source_line[i] == '#') {
            return at.source_line[i + 1] != ' ' && at.source_line[i + 1] != '#';
        }
    }
    return false;
}

static const size_t type_size[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_TEXT] = sizeof(char *),
    [SCHEMA_BLOCK] = sizeof(char *),
    [SCHEMA_BOOL] = sizeof(bool),
    [SCHEMA_UNSIGNED] = sizeof(unsigned),
    [SCHEMA_SEED] = sizeof(uint64_t),
    [SCHEMA_NUMBER] = sizeof(double),
    [SCHEMA_LENGTH] = sizeof(double),
    [SCHEMA_SIZE] = sizeof(struct config_trim),
    [SCHEMA_RANGE] = sizeof(struct config_range),
    [SCHEMA_SPAN] = sizeof(struct config_span),
    [SCHEMA_CHOICE] = sizeof(unsigned),
    [SCHEMA_NAME] = sizeof(char *),
    [SCHEMA_NAMES] = sizeof(struct config_texts),
    [SCHEMA_TEXTS] = sizeof(struct config_texts),
    [SCHEMA_NUMBERS] = sizeof(struct config_numbers),
    [SCHEMA_PAIRS] = sizeof(struct config_pairs),
    [SCHEMA_COUNTS] = sizeof(struct config_counts),
    [SCHEMA_COLOUR] = sizeof(uint32_t),
    [SCHEMA_PATH] = sizeof(char *),
    [SCHEMA_PATHS] = sizeof(struct config_texts),
    [SCHEMA_NAMED_PATH] = sizeof(char *),
    [SCHEMA_FONT] = sizeof(char *),
    [SCHEMA_CONTENT] = sizeof(char *),
    [SCHEMA_CELLS] = sizeof(char *),
    [SCHEMA_CELLS_LIST] = sizeof(struct config_texts),
    [SCHEMA_FILE_NAME] = sizeof(char *),
    [SCHEMA_ISBN] = sizeof(char *),
    [SCHEMA_DAYS] = sizeof(struct config_day_specs),
};

static const struct schema_field *find_field(const struct schema_map *map, const char *name)
{
    const char *today = name_today(name);
    for (size_t i = 0; i < map->count; i++) {
        if (strcmp(map->field[i].name, today) == 0) {
            return &map->field[i];
        }
    }
    return NULL;
}

static void add_names(const struct schema_map *map, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        text_printf(out, "%s%s", i ? ", " : "", map->field[i].name);
    }
}

/* A key may stand one map too far out: `title` in place of `book: {title: …}`. */
static void add_inner_keys(const struct schema_map *map, const char *key, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        for (size_t k = 0; f->map && k < f->map->count; k++) {
            if (strcmp(f->map->field[k].name, key) == 0) {
                text_printf(out, "%s%s", out->length ? ", " : "it is a key of ", f->name);
            }
        }
    }
}

static void unknown_key(struct schema_reader *r, const struct schema_map *map,
                        const struct yaml_node *node)
{
    enum { MAX_FIELDS = 96 };
    const char *names[MAX_FIELDS];
    struct text help = {0};
    assert(map->count <= MAX_FIELDS);
    text_puts(&help, "known here: ");
    add_names(map, &help);
    for (size_t i = 0; i < map->count; i++) {
        names[i] = map->field[i].name;
    }
    struct text inner = {0};
    add_inner_keys(map, node->key, &inner);
    const char *nearest = text_nearest(node->key, names, map->count);
    if (strcmp(node->key, "number") == 0) { /* as 'nonet generate' calls it */
        for (size_t i = 0; i < map->count; i++) {
            nearest = strcmp(names[i], "count") == 0 ? names[i] : nearest;
        }
    }
    r->load->d->hint = inner.length ? inner.data : nearest ? NULL : help.data;
    if (nearest) {
        yaml_error(r->load, &node->key_location, "unknown key '%s'; did you mean '%s'?", node->key,
                   nearest);
    } else {
        yaml_error(r->load, &node->key_location, "unknown key '%s'", node->key);
    }
    text_free(&help);
    text_free(&inner);
}

static void read_list(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, unsigned char *into)
{
    if (node->kind != YAML_KIND_LIST || node->count == 0) {
        r->load->d->hint = "begin each item with '- ' on a new line";
        yaml_error(r->load, &node->location, "%s: write a list of at least one item", f->name);
        return;
    }
    if (node->count > MAX_ITEMS) {
        yaml_error(r->load, &node->location, "%s: %zu items are too many; at most %d", f->name,
                   node->count, MAX_ITEMS);
        return;
    }
    unsigned char *items = arena_array(r->load->arena, node->count, f->item_size);
    if (!items) {
        yaml_error(r->load, NULL, "out of memory while reading a config");
        return;
    }
    memcpy(into + f->offset, &items, sizeof items);
    memcpy(into + f->count_offset, &node->count, sizeof node->count);
    for (const struct yaml_node *item = node->first; item; item = item->next) {
        schema_reader_note(r, items, f->item_size, &item->location, NULL);
        schema_read(r, f->map, item, items);
        items += f->item_size;
    }
}

static bool check_day(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node)
{
    static const char *const weekdays[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
    int day;
    if (f->dates && !day_read(node->key, &day)) {
        r->load->d->hint = "write the date as in 2027-12-25";
        yaml_error(r->load, &node->key_location, "%s: '%s' is not a day", f->name, node->key);
        return false;
    }
    for (size_t i = 0; !f->dates && i < 7; i++) {
        if (strcmp(node->key, weekdays[i]) == 0) {
            return true;
        }
    }
    if (!f->dates) {
        r->load->d->hint = "the days are mon, tue, wed, thu, fri, sat and sun";
        yaml_error(r->load, &node->key_location, "%s: '%s' is not a weekday", f->name, node->key);
    }
    return f->dates;
}

/* A map of days, each with the keys of a section but its count. A day that is null or "none" has no
 * puzzle: its section has no variant. */
static void read_days(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, struct config_day_specs *to)
{
    if (node->kind != YAML_KIND_MAP || !node->count) {
        r->load->d->hint = f->example;
        yaml_error(r->load, &node->location, "%s: write a map of days", f->name);
        return;
    }
    to->item = arena_array(r->load->arena, node->count, sizeof *to->item);
    if (!to->item) {
        yaml_error(r->load, NULL, "out of memory while reading a config");
        return;
    }
    const char *const absent = r->absent;
    r->absent = "count";
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        struct config_day_spec *spec = &to->item[to->count];
        const bool none = child->kind == YAML_KIND_SCALAR && strcmp(child->text, "none") == 0;
        if (!check_day(r, f, child)) {
            continue;
        }
        to->count++;
        spec->key = child->key;
        schema_reader_note(r, spec, sizeof *spec, &child->key_location, NULL);
        if (!none) {
            schema_read(r, f->days, yaml_is_null(child) ? NULL : child, &spec->section);
            spec->section.count = 1;
        }
    }
    r->absent = absent;
}

/* The text for the reader's language of a text that is given by language; NULL after an error. */
static const struct yaml_node *choose_language(struct schema_reader *r,
                                               const struct schema_field *f,
                                               const struct yaml_node *node)
{
    const struct config_names *known = &r->vocabulary->languages;
    const struct yaml_node *found = NULL;
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        bool is_language = false;
        for (size_t i = 0; i < known->count; i++) {
            is_language |= strcmp(known->item[i], child->key) == 0;
        }
        if (!is_language && known->count) {
            r->load->d->hint = "write one text, or a map such as {en: A text, de: Ein Text}";
            yaml_error(r->load, &child->key_location, "%s: '%s' is not a language", f->name,
                       child->key);
            return NULL;
        }
        found = r->language && strcmp(child->key, r->language) == 0 ? child : found;
    }
    if (!found) {
        yaml_error(r->load, &node->location, "%s: there is no text for the language '%s'", f->name,
                   r->language ? r->language : "");
    }
    return found;
}

static bool may_be_by_language(const struct schema_field *f)
{
    return f->type == SCHEMA_TEXT || f->type == SCHEMA_BLOCK || f->type == SCHEMA_TEXTS ||
           f->type == SCHEMA_ISBN;
}

static void read_field(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, unsigned char *into)
{
    unsigned char *to = into + f->offset;
    if (f->type == SCHEMA_DAYS) {
        schema_reader_note(r, to, type_size[f->type], &node->key_location, NULL);
        read_days(r, f, node, (struct config_day_specs *)(void *)to);
        return;
    }
    if (may_be_by_language(f) && node->kind == YAML_KIND_MAP && r->language) {
        node = choose_language(r, f, node);
        if (!node) {
            return;
        }
    }
    if (f->type == SCHEMA_MAP) {
        schema_reader_note(r, to, f->item_size, &node->key_location, NULL);
        schema_read(r, f->map, node, to);
        return;
    }
    if (f->type == SCHEMA_LIST) {
        read_list(r, f, node, into);
        return;
    }
    if (schema_read_value(r, f, node, to)) {
        schema_reader_note(r, to, type_size[f->type], &node->location, node);
        if (f->set_offset) {
            *(bool *)(into + f->set_offset) = true;
        }
    }
}

/* A field that the config leaves out. */
static void read_default(struct schema_reader *r, const struct schema_field *f, unsigned char *into)
{
    if (f->type == SCHEMA_MAP) {
        schema_read(r, f->map, NULL, into + f->offset);
    } else if (f->fallback) {
        struct schema_origins kept = r->origins;
        struct yaml_node node = {.text = f->fallback, .length = strlen(f->fallback)};
        bool good = schema_read_value(r, f, &node, into + f->offset);
        assert(good || r->load->arena->failed);
        (void)good;
        kept.item = r->origins.item;
        kept.capacity = r->origins.capacity;
        r->origins = kept;
    }
}

static void missing(struct schema_reader *r, const struct schema_field *f,
                    const struct yaml_node *map, const struct yaml_node *empty)
{
    if (f->example) {
        r->load->d->hint = f->doc;
    }
    if (empty) {
        yaml_error(r->load, &empty->key_location, "'%s' needs a value", f->name);
        return;
    }
    struct yaml_location location = {r->source, 0, 0};
    if (map && map != r->root) {
        location = map->key ? map->key_location : map->location;
    }
    yaml_error(r->load, &location, "'%s' is missing%s%s", f->name, map && map->key ? " in " : "",
               map && map->key ? map->key : "");
}

/* `cover: true`, `front: [glossary]`, or a text where the config must begin. */
static void expected_map(struct schema_reader *r, const struct schema_map *map,
                         const struct yaml_node *node)
{
    struct text help = {0};
    if (node->key) {
        text_printf(&help, "as in %s: {%s: …}; its keys: ", node->key, map->field[0].name);
        add_names(map, &help);
    } else {
        text_printf(&help, "as in {%s: …}", map->field[0].name);
    }
    r->load->d->hint = node == r->root ? r->root_help : help.data;
    yaml_error(r->load, &node->location, "%s%swrite 'key: value' lines here",
               node->key ? node->key : "", node->key ? ": " : "");
    text_free(&help);
}

static bool has_value(const struct yaml_node *map, const char *key)
{
    const struct yaml_node *node = map ? yaml_find(map, key) : NULL;
    return node && !yaml_is_null(node);
}

void schema_read(struct schema_reader *r, const struct schema_map *map,
                 const struct yaml_node *node, void *into)
{
    if (node && node->kind != YAML_KIND_MAP) {
        expected_map(r, map, node);
        return;
    }
    for (const struct yaml_node *child = node ? node->first : NULL; child; child = child->next) {
        const struct schema_field *f = find_field(map, child->key);
        if (f && r->absent && strcmp(f->name, r->absent) == 0) {
            yaml_error(r->load, &child->key_location, "%s: a day has one puzzle", f->name);
        } else if (!f) {
            unknown_key(r, map, child);
        } else if (!yaml_is_null(child)) {
            read_field(r, f, child, into);
        } else if (hides_value(child)) {
            yaml_error(r->load, &child->location,
                       "%s: put a value that begins with '#' in quotes, or it is a comment",
                       f->name);
        }
    }
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        if (has_value(node, f->name)) {
            continue;
        }
        const bool absent = r->absent && strcmp(f->name, r->absent) == 0;
        if (f->required && !absent && !(f->unless && has_value(node, f->unless))) {
            missing(r, f, node, node ? yaml_find(node, f->name) : NULL);
        } else {
            read_default(r, f, into);
        }
    }
}
