/* JSON objects (RFC 8259), one a line or over many, or a list of them; their names are those of the
 * fields table. Members with other names are passed over, whatever they hold; a warning names those
 * that look like a misspelt part of the board, as the puzzle would be another without it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "base/json/json_writer.h"
#include "gen/format/records/json_record.h"
#include "gen/format/records/record_fields.h"

struct json_object {
    struct json_cursor cursor;
    struct text joined; /* lists and counts as tables have them; its bytes do not move */
    bool se_at_least;   /* the member of that name is true */
    const char *meant;  /* what the first misspelt name may mean; NULL: none is */
    const char *misspelt_at;
    char misspelt[RECORD_NAME_SIZE];
};

/* The values in `joined` are shorter than the text that they are read from, so that there is room
 * for all of them when there is room for what comes. */
static bool reserve_joined(struct json_object *o)
{
    if (!o->joined.data) {
        text_add(&o->joined, o->cursor.p, (size_t)(o->cursor.end - o->cursor.p));
        text_clear(&o->joined);
    }
    return !o->joined.failed || json_fail(&o->cursor, o->cursor.p, OUT_OF_MEMORY);
}

static struct span joined_from(const struct json_object *o, size_t offset)
{
    return (struct span){o->joined.data + offset, o->joined.length - offset};
}

/* A list of strings, as one text parted by commas. */
static bool read_list(struct json_object *o, struct span *value)
{
    size_t offset = o->joined.length;
    struct span item;
    bool good = reserve_joined(o) && json_open(&o->cursor, '[');
    while (good && json_more(&o->cursor)) {
        good = json_string(&o->cursor, &item);
        if (good) {
            text_add(&o->joined, ",", o->joined.length > offset);
            text_add(&o->joined, item.text, item.length);
        }
    }
    *value = joined_from(o, offset);
    return !o->cursor.wrong;
}

/* {"naked-pair":2,"x-wing":1} as tsv has it: "naked-pair=2 x-wing=1". With `words` a value may be a
 * string. */
static bool read_counts(struct json_object *o, bool words, struct span *value)
{
    static const char a_count[] = "a technique and its count must be here, as in \"x-wing\":1";
    struct json_cursor *c = &o->cursor;
    size_t offset = o->joined.length;
    bool good = reserve_joined(o) && json_open(c, '{');
    while (good && json_more(c)) {
        struct span name;
        struct span count;
        enum json_kind kind;
        good = (json_peek(c) == '"' || json_fail(c, c->p, a_count)) && json_key(c, &name) &&
               (json_peek(c) != '"' || words || json_fail(c, c->p, a_count)) &&
               json_scalar(c, &kind, &count);
        if (good) {
            text_add(&o->joined, " ", o->joined.length > offset);
            text_add(&o->joined, name.text, name.length);
            text_puts(&o->joined, "=");
            text_add(&o->joined, count.text, count.length);
        }
    }
    *value = joined_from(o, offset);
    return !c->wrong;
}

/* Reads a field's value: a plain one, or a list or object if its type allows that. null counts as
 * absent. */
static bool read_field(struct json_object *o, enum field_type type, struct field_value *field)
{
    struct json_cursor *c = &o->cursor;
    enum json_kind kind;
    char first = json_peek(c);
    field->where = c->p + (first == '"');
    if (first == '[' && type == FIELD_LIST) {
        return read_list(o, &field->value);
    }
    if (first == '{' && (type == FIELD_COUNTS || type == FIELD_FIGURES)) {
        return read_counts(o, type == FIELD_FIGURES, &field->value);
    }
    if (first == '[' && type == FIELD_CONSTRAINT_LIST) {
        bool good = json_pass(c);
        field->value = (struct span){field->where, (size_t)(c->p - field->where)};
        return good;
    }
    if (type == FIELD_CONSTRAINT_LIST && first != 'n') {
        return json_fail(c, c->p, "a list of constraints must be here");
    }
    if (first == '{' || first == '[') {
        return json_fail(c, c->p, "a string or number must be here");
    }
    if (!json_scalar(c, &kind, &field->value)) {
        return false;
    }
    field->value.length = kind == JSON_NULL ? 0 : field->value.length;
    return true;
}

static void note_misspelt(struct json_object *o, const char *at, struct span name)
{
    const char *meant = field_meant(name);
    if (meant && !o->meant) {
        o->meant = meant;
        o->misspelt_at = at;
        snprintf(o->misspelt, sizeof o->misspelt, "%.*s", (int)name.length, name.text);
    }
}

static bool read_member(struct json_object *o, struct field_value values[FIELD_COUNT])
{
    struct span name;
    (void)json_peek(&o->cursor);
    const char *at = o->cursor.p;
    if (!json_key(&o->cursor, &name)) {
        return false;
    }
    int field = field_find(name);
    if (field >= 0) {
        return read_field(o, fields[field].type, &values[field]);
    }
    if (span_is(name, "se_at_least")) {
        o->se_at_least = json_peek(&o->cursor) == 't';
    } else {
        note_misspelt(o, at, name);
    }
    return json_pass(&o->cursor);
}

static bool read_object(struct json_object *o, struct field_value values[FIELD_COUNT])
{
    struct json_cursor *c = &o->cursor;
    bool good = json_peek(c) == '{' ? json_open(c, '{')
                                    : json_fail(c, c->p, "an object '{…}' must be here");
    while (good && json_more(c)) {
        good = read_member(o, values);
    }
    (void)json_peek(c);
    return !c->wrong &&
           (c->p == c->end ||
            json_fail(c, c->p, "only one object is allowed on a line; this comes after it"));
}

static bool looks_like_json(const char *head, size_t length)
{
    return head_is_json(head, length);
}

enum status json_record_read(struct reader *r, struct span line, struct record *record)
{
    struct json_object o;
    struct field_value values[FIELD_COUNT] = {0};
    o.joined = (struct text){0};
    o.se_at_least = false;
    o.meant = NULL;
    json_begin(&o.cursor, line.text, line.length);
    enum status status = STATUS_FAILED;
    if (read_object(&o, values)) {
        status = record_from_fields(r, line, values, record);
    } else {
        struct diag_at at = reader_place(r, line, o.cursor.wrong);
        diag_error(r->diag, &at, "%s", o.cursor.what);
    }
    if (status == STATUS_OK && o.meant) {
        struct diag_at at = reader_place(r, line, o.misspelt_at);
        diag_warning(r->diag, &at, "the member '%s' is ignored; did you mean '%s'?", o.misspelt,
                     o.meant);
    }
    if (status == STATUS_OK && o.se_at_least && record->se_tenths >= 0) {
        record->se_least = record->se_tenths;
        record->se_tenths = -1;
    }
    text_free(&o.joined);
    json_end(&o.cursor);
    return status;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_json_record(r, &line);
    return status == STATUS_OK ? json_record_read(r, line, record) : status;
}

/* "r1c1,r1c7" as a list. Takes the values apart in place. */
static void put_list(struct json_writer *w, char *values)
{
    json_put_open(w, '[');
    for (char *next = values; next; values = next) {
        next = strchr(values, ',');
        if (next) {
            *next++ = '\0';
        }
        json_put_string(w, values);
    }
    json_put_close(w, ']');
}

/* "naked-pair=2 x-wing=1" as an object. Takes the counts apart in place. */
static void put_counts(struct json_writer *w, char *counts)
{
    json_put_open(w, '{');
    for (char *next = counts; next; counts = next) {
        char *count = strchr(counts, '=');
        next = strchr(counts, ' ');
        if (next) {
            *next++ = '\0';
        }
        *count++ = '\0';
        json_put_name(w, counts);
        if (*count > '9') {
            json_put_string(w, count);
        } else {
            json_put_json(w, count);
        }
    }
    json_put_close(w, '}');
}

/* A field by its name, with the value as tables have it. */
static void put_field(struct json_writer *w, int id, const struct record *record, char *value)
{
    json_put_name(w, fields[id].name);
    if (id == FIELD_SE && record->se_tenths < 0) {
        json_put_json(w, value + 2); /* behind ">=" */
        json_member_bool(w, "se_at_least", true);
        return;
    }
    switch (fields[id].type) {
    case FIELD_TEXT:
        json_put_string(w, value);
        return;
    case FIELD_COUNTS:
    case FIELD_FIGURES:
        put_counts(w, value);
        return;
    case FIELD_LIST:
        put_list(w, value);
        return;
    case FIELD_WHOLE:
    case FIELD_NUMBER:
    case FIELD_CONSTRAINT_LIST:
        break;
    }
    json_put_json(w, value);
}

/* Unknown fields are not written. */
static void write_record(struct text *out, const struct record *record, size_t position)
{
    struct json_writer w = {.out = out};
    struct text value = {0};
    (void)position;
    json_put_open(&w, '{');
    for (int i = 0; i < FIELD_COUNT; i++) {
        text_clear(&value);
        fields[i].print(&value, record);
        if (value.length) {
            put_field(&w, i, record, value.data);
        }
    }
    json_put_close(&w, '}');
    text_puts(out, "\n");
    out->failed |= value.failed;
    text_free(&value);
}

const struct format format_json = {
    .name = "json",
    .doc = "one JSON object a line, with the names of tsv's columns",
    .extension = ".json",
    .detect = looks_like_json,
    .read = read_record,
    .write = write_record,
    .supports = FORMAT_SUPPORTS_ALL,
    .supports_kind = fields_hold_any_kind,
};
