#include "config/yaml/edit.h"

#include "config/yaml/libyaml_calls.h"
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/limits.h"

/* A value with its place in the text, in bytes. A collection in block style (written line by line)
 * ends where its last value does, before comments that follow. */
struct part {
    bool map;
    bool list;
    bool block;
    size_t begin;
    size_t end;
    const char *text; /* of a scalar, without quotes and escapes */
    bool plain;       /* it is written without quotes */
    const char *key;  /* in a map */
    size_t key_begin; /* in a list, where its dash is, or the value in brackets */
    struct part *first;
    struct part *last;
    struct part *next;
    struct part *previous;
};

struct edit {
    yaml_parser_t parser;
    yaml_event_t event;
    struct arena arena;
    const char *yaml;
    size_t length;
    const char *wrong; /* NULL: none */
    size_t line;
    size_t column;
    struct text *out;
};

static bool fail(struct edit *e, const char *wrong, const yaml_mark_t *at)
{
    e->wrong = e->wrong ? e->wrong : wrong;
    e->line = at ? at->line + 1 : 0;
    e->column = at ? at->column + 1 : 0;
    return false;
}

/* libyaml counts characters; a text is bytes. */
static size_t offset_of(const struct edit *e, const yaml_mark_t *at)
{
    size_t offset = 0;
    for (size_t line = 0; line < at->line && offset < e->length; offset++) {
        bool pair =
            e->yaml[offset] == '\r' && offset + 1 < e->length && e->yaml[offset + 1] == '\n';
        line += (e->yaml[offset] == '\n' || e->yaml[offset] == '\r') && !pair;
    }
    for (size_t column = 0; column < at->column && offset < e->length; column++) {
        offset++;
        while (offset < e->length && ((unsigned char)e->yaml[offset] & 0xC0) == 0x80) {
            offset++;
        }
    }
    return offset;
}

/* ---- the tree ---- */

static bool advance(struct edit *e)
{
    yaml_event_delete(&e->event);
    return yaml_parser_parse(&e->parser, &e->event) ||
           fail(e, e->parser.problem ? e->parser.problem : "this is not YAML",
                &e->parser.problem_mark);
}

static void append(struct part *parent, struct part *child)
{
    child->previous = parent->last;
    *(parent->last ? &parent->last->next : &parent->first) = child;
    parent->last = child;
}

static struct part *read_part(struct edit *e, unsigned depth);

static bool read_entries(struct edit *e, struct part *p, unsigned depth)
{
    const yaml_event_type_t end = p->map ? YAML_MAPPING_END_EVENT : YAML_SEQUENCE_END_EVENT;
    while (advance(e) && e->event.type != end) {
        const char *key = NULL;
        size_t begin = offset_of(e, &e->event.start_mark);
        if (p->map) {
            if (e->event.type != YAML_SCALAR_EVENT) {
                return fail(e, "a key must be a text", &e->event.start_mark);
            }
            key = arena_copy(&e->arena, (const char *)e->event.data.scalar.value,
                             e->event.data.scalar.length);
            if (!key || !advance(e)) {
                return fail(e, OUT_OF_MEMORY, NULL);
            }
        }
        struct part *child = read_part(e, depth + 1);
        if (!child) {
            return false;
        }
        for (; p->list && p->block && begin > 0 && e->yaml[begin] != '-'; begin--) {
        }
        child->key = key;
        child->key_begin = begin;
        append(p, child);
    }
    if (e->wrong) {
        return false;
    }
    p->end = offset_of(e, &e->event.end_mark);
    if (p->block && p->last) {
        p->end = p->last->end;
    }
    return true;
}

/* The value whose first event is there. */
static struct part *read_part(struct edit *e, unsigned depth)
{
    struct part *p = arena_alloc(&e->arena, sizeof *p);
    const yaml_event_t *event = &e->event;
    if (!p) {
        fail(e, OUT_OF_MEMORY, NULL);
        return NULL;
    }
    p->map = event->type == YAML_MAPPING_START_EVENT;
    p->list = event->type == YAML_SEQUENCE_START_EVENT;
    p->begin = offset_of(e, &event->start_mark);
    p->end = offset_of(e, &event->end_mark);
    if (depth > LIMIT_YAML_DEPTH) {
        fail(e, "nested too deep", &event->start_mark);
        return NULL;
    }
    if (p->map || p->list) {
        p->block = p->map ? event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
                          : event->data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE;
        return read_entries(e, p, depth) ? p : NULL;
    }
    if (event->type != YAML_SCALAR_EVENT) {
        fail(e, "aliases cannot be edited", &event->start_mark);
        return NULL;
    }
    p->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    p->text =
        arena_copy(&e->arena, (const char *)event->data.scalar.value, event->data.scalar.length);
    if (!p->text) {
        fail(e, OUT_OF_MEMORY, NULL);
        return NULL;
    }
    while (p->end > p->begin && strchr(" \t\r\n", e->yaml[p->end - 1])) {
        p->end--; /* a text in block style reaches up to the next key */
    }
    return p;
}

/* ---- the path ---- */

struct step {
    const char *key;
    size_t length;
    bool is_index;
    size_t index;
};

/* The first step of a path; returns what follows it. */
static const char *take_step(const char *path, struct step *step)
{
    path += *path == '.';
    *step = (struct step){.key = path, .is_index = *path == '['};
    if (step->is_index) {
        char *end;
        step->index = strtoul(path + 1, &end, 10);
        return end + (*end == ']');
    }
    step->length = strcspn(path, ".[");
    return path + step->length;
}

static struct part *child_of(const struct part *p, const struct step *step)
{
    size_t index = 0;
    for (struct part *c = p->first; c; c = c->next, index++) {
        if (step->is_index ? p->list && index == step->index
                           : p->map && strlen(c->key) == step->length &&
                                 memcmp(c->key, step->key, step->length) == 0) {
            return c;
        }
    }
    return NULL;
}

/* The value at a path; NULL: there is none. */
static const struct part *find_part(const struct part *root, const char *path)
{
    const struct part *p = root;
    while (p && *path) {
        struct step step;
        path = take_step(path, &step);
        p = child_of(p, &step);
    }
    return p;
}

/* ---- writing ---- */

static void replace(struct edit *e, size_t begin, size_t end, const char *with)
{
    text_add(e->out, e->yaml, begin);
    text_puts(e->out, with);
    text_add(e->out, e->yaml + end, e->length - end);
}

static size_t line_begin(const struct edit *e, size_t at)
{
    while (at > 0 && e->yaml[at - 1] != '\n' && e->yaml[at - 1] != '\r') {
        at--;
    }
    return at;
}

/* Behind the line's end. */
static size_t line_end(const struct edit *e, size_t at)
{
    while (at < e->length && e->yaml[at] != '\n' && e->yaml[at] != '\r') {
        at++;
    }
    at += at < e->length && e->yaml[at] == '\r';
    return at + (at < e->length && e->yaml[at] == '\n');
}

static bool begins_line(const struct edit *e, size_t at)
{
    size_t begin = line_begin(e, at);
    while (begin < at && e->yaml[begin] == ' ') {
        begin++;
    }
    return begin == at;
}

/* "a: {b: value}" for the steps that have no place yet. */
static void put_rest(struct text *out, const char *path, const char *value)
{
    struct step step;
    const char *rest = take_step(path, &step);
    if (!step.is_index) {
        text_add(out, step.key, step.length);
        text_puts(out, ": ");
    }
    if (!*rest) {
        text_puts(out, value);
        return;
    }
    text_puts(out, *rest == '[' ? "[" : "{");
    put_rest(out, rest, value);
    text_puts(out, *rest == '[' ? "]" : "}");
}

static void take_away(struct edit *e, const struct part *parent, const struct part *p)
{
    if (parent->first == parent->last) {
        replace(e, parent->begin, parent->end, parent->map ? "{}" : "[]");
    } else if (parent->block && begins_line(e, p->key_begin)) {
        replace(e, line_begin(e, p->key_begin), line_end(e, p->end), "");
    } else if (p->next) {
        replace(e, p->key_begin, p->next->key_begin, "");
    } else {
        replace(e, p->previous->end, p->end, "");
    }
}

/* A new entry behind the last of a map or list. */
static void add_entry(struct edit *e, const struct part *parent, const char *path,
                      const char *value)
{
    struct text entry = {0};
    if (!parent->block || !parent->last) {
        text_puts(&entry, parent->last ? ", " : "");
        put_rest(&entry, path, value);
        size_t at = parent->last ? parent->last->end : parent->begin + 1;
        replace(e, at, at, entry.failed ? "" : entry.data);
    } else {
        const size_t first = parent->first->key_begin;
        size_t at = line_end(e, parent->last->end);
        bool open = at == 0 || (e->yaml[at - 1] != '\n' && e->yaml[at - 1] != '\r');
        text_puts(&entry, open ? "\n" : "");
        for (size_t i = line_begin(e, first); i < first; i++) {
            text_puts(&entry, " "); /* also below the dash of an item */
        }
        text_puts(&entry, parent->list ? "- " : "");
        put_rest(&entry, path, value);
        text_puts(&entry, "\n");
        replace(e, at, at, entry.failed ? "" : entry.data);
    }
    e->out->failed |= entry.failed;
    text_free(&entry);
}

/* A value in the place of another; "key:" without one gets a space first. */
static void put_value(struct edit *e, const struct part *p, const char *value)
{
    bool bare = p->begin == p->end && p->begin > 0 && e->yaml[p->begin - 1] == ':';
    bool below = p->block && begins_line(e, p->begin); /* a collection below its key */
    size_t begin = p->begin;
    while (below && begin > 0 && strchr(" \r\n", e->yaml[begin - 1])) {
        begin--;
    }
    text_add(e->out, e->yaml, begin);
    text_puts(e->out, bare || below ? " " : "");
    text_puts(e->out, value);
    text_add(e->out, e->yaml + p->end, e->length - p->end);
}

static bool edit_at(struct edit *e, const struct part *root, const char *path, const char *value)
{
    const struct part *parent = root;
    for (;;) {
        struct step step;
        const char *rest = take_step(path, &step);
        if (parent->map == step.is_index || parent->list != step.is_index) {
            return fail(e, "the path leads through a value that has no entries", NULL);
        }
        const struct part *p = child_of(parent, &step);
        if (!p) {
            if (value) {
                add_entry(e, parent, path, value);
            } else {
                text_add(e->out, e->yaml, e->length);
            }
            return true;
        }
        bool empty = !p->map && !p->list && p->begin == p->end;
        if (!*rest && !value) {
            take_away(e, parent, p);
            return true;
        }
        if (!*rest || (empty && value)) {
            struct text whole = {0};
            if (*rest) {
                text_puts(&whole, *rest == '[' ? "[" : "{");
                put_rest(&whole, rest, value);
                text_puts(&whole, *rest == '[' ? "]" : "}");
            }
            put_value(e, p, *rest ? (whole.failed ? "" : whole.data) : value);
            e->out->failed |= whole.failed;
            text_free(&whole);
            return true;
        }
        parent = p;
        path = rest;
    }
}

/* The text's one value; NULL: it has none, or something is wrong. */
static struct part *read_root(struct edit *e)
{
    while (advance(e) && e->event.type != YAML_STREAM_END_EVENT) {
        if (e->event.type != YAML_STREAM_START_EVENT &&
            e->event.type != YAML_DOCUMENT_START_EVENT) {
            return read_part(e, 0);
        }
    }
    return NULL;
}

static bool begin_reading(struct edit *e)
{
    const char *lacking = libyaml_load_error();
    if (lacking) {
        return fail(e, lacking, NULL);
    }
    if (!yaml_parser_initialize(&e->parser)) {
        return false;
    }
    yaml_parser_set_input_string(&e->parser, (const unsigned char *)e->yaml, e->length);
    return true;
}

static void end_reading(struct edit *e)
{
    yaml_event_delete(&e->event);
    yaml_parser_delete(&e->parser);
}

static bool edit_text(struct edit *e, const char *path, const char *value)
{
    const struct part *root = read_root(e);
    if (root) {
        return edit_at(e, root, path, value);
    }
    if (e->wrong) {
        return false;
    }
    text_add(e->out, e->yaml, e->length); /* nothing but comments */
    if (value) {
        put_rest(e->out, path, value);
        text_puts(e->out, "\n");
    }
    return true;
}

/* What was done to the text that e reads, as a status. */
static enum status end_edit(struct edit *e, const char *name, bool good, struct diag *d)
{
    end_reading(e);
    arena_free(&e->arena);
    if (good) {
        return e->out->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    }
    const struct diag_at at = {.file = name, .line = e->line, .col = e->column};
    return diag_usage(d, &at, "%s", e->wrong);
}

enum status yaml_edit(const char *name, const char *yaml, size_t length, const char *path,
                      const char *value, struct text *out, struct diag *d)
{
    struct edit e = {.yaml = yaml, .length = length, .out = out};
    if (!begin_reading(&e)) {
        return diag_error(d, NULL, "%s", e.wrong ? e.wrong : OUT_OF_MEMORY);
    }
    return end_edit(&e, name, edit_text(&e, path, value), d);
}

/* Where an item begins, from which it may stand elsewhere in its list. */
static size_t item_begin(const struct part *list, const struct part *item)
{
    return list->block ? item->key_begin : item->begin;
}

static bool swap_items(struct edit *e, const char *path)
{
    const struct part *root = read_root(e);
    const struct part *p = root ? find_part(root, path) : NULL;
    const struct part *next = p ? p->next : NULL;
    if (e->wrong || !next || p->key) {
        return fail(e, "there is no item after this one in a list", NULL);
    }
    const struct part list = {.block = e->yaml[p->key_begin] == '-' && p->key_begin != p->begin};
    const size_t a = item_begin(&list, p);
    const size_t b = item_begin(&list, next);
    text_add(e->out, e->yaml, a);
    text_add(e->out, e->yaml + b, next->end - b);
    text_add(e->out, e->yaml + p->end, b - p->end);
    text_add(e->out, e->yaml + a, p->end - a);
    text_add(e->out, e->yaml + next->end, e->length - next->end);
    return true;
}

enum status yaml_swap(const char *name, const char *yaml, size_t length, const char *path,
                      struct text *out, struct diag *d)
{
    struct edit e = {.yaml = yaml, .length = length, .out = out};
    if (!begin_reading(&e)) {
        return diag_error(d, NULL, "%s", e.wrong ? e.wrong : OUT_OF_MEMORY);
    }
    return end_edit(&e, name, swap_items(&e, path), d);
}

/* ---- looking ---- */

struct yaml_outline {
    struct edit e;
    struct part *root; /* NULL: the text has no value */
};

struct yaml_outline *yaml_outline_new(const char *yaml, size_t length)
{
    struct yaml_outline *o = calloc(1, sizeof *o);
    if (!o) {
        return NULL;
    }
    o->e = (struct edit){.yaml = yaml, .length = length};
    if (!begin_reading(&o->e)) {
        free(o);
        return NULL;
    }
    o->root = read_root(&o->e);
    end_reading(&o->e);
    if (o->e.wrong) {
        yaml_outline_drop(o);
        return NULL;
    }
    return o;
}

void yaml_outline_drop(struct yaml_outline *o)
{
    if (o) {
        arena_free(&o->e.arena);
        free(o);
    }
}

/* A number as JSON has them: no sign but '-', no leading 0. */
static bool is_number(const char *text)
{
    const char *digits = text + (*text == '-');
    size_t whole = strspn(digits, "0123456789");
    const char *rest = digits + whole;
    bool good = whole > 0 && whole < 16 && (digits[0] != '0' || whole == 1);
    if (good && *rest == '.') {
        size_t places = strspn(rest + 1, "0123456789");
        good = places > 0 && places < 16;
        rest += 1 + places;
    }
    return good && !*rest;
}

static void put_part(const struct part *p, struct json_writer *w)
{
    if (p->map || p->list) {
        json_put_open(w, p->map ? '{' : '[');
        for (const struct part *c = p->first; c; c = c->next) {
            if (p->map) {
                json_put_name(w, c->key);
            }
            put_part(c, w);
        }
        json_put_close(w, p->map ? '}' : ']');
    } else if (p->plain &&
               (!*p->text || strcmp(p->text, "~") == 0 || strcmp(p->text, "null") == 0)) {
        json_put_null(w);
    } else if (p->plain && (is_number(p->text) || strcmp(p->text, "true") == 0 ||
                            strcmp(p->text, "false") == 0)) {
        json_put_json(w, p->text);
    } else {
        json_put_string(w, p->text);
    }
}

void yaml_outline_json(const struct yaml_outline *o, struct json_writer *w)
{
    if (o->root) {
        put_part(o->root, w);
    } else {
        json_put_open(w, '{');
        json_put_close(w, '}');
    }
}

static bool is_among(const char *const *names, const char *name)
{
    while (*names && strcmp(*names, name) != 0) {
        names++;
    }
    return *names != NULL;
}

void yaml_outline_json_but(const struct yaml_outline *o, const char *path, const char *const *but,
                           struct json_writer *w)
{
    const struct part *p = find_part(o->root, path);
    if (!p) {
        json_put_null(w);
        return;
    }
    if (!p->map) {
        put_part(p, w);
        return;
    }
    json_put_open(w, '{');
    for (const struct part *c = p->first; c; c = c->next) {
        if (!is_among(but, c->key)) {
            json_put_name(w, c->key);
            put_part(c, w);
        }
    }
    json_put_close(w, '}');
}

void yaml_outline_path(const struct yaml_outline *o, size_t line, size_t column, struct text *out)
{
    const yaml_mark_t mark = {.line = line - 1, .column = column ? column - 1 : 0};
    const size_t at = line ? offset_of(&o->e, &mark) : SIZE_MAX;
    const struct part *p = o->root;
    while (p) {
        size_t index = 0;
        const struct part *c = p->first;
        while (c && (at < c->key_begin || at >= (c->end > c->begin ? c->end : c->end + 1))) {
            c = c->next;
            index++;
        }
        if (c && c->key) {
            text_printf(out, "%s%s", out->length ? "." : "", c->key);
        } else if (c) {
            text_printf(out, "[%zu]", index);
        }
        p = c;
    }
}
