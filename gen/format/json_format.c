/* JSON objects (RFC 8259), one a line or over many, or a list of them; their names are those of the
 * fields table. Members with other names are passed over, whatever they hold. */
#include <stdlib.h>
#include <string.h>

#include "base/limits.h"
#include "gen/format/json_record.h"
#include "gen/format/record_fields.h"

struct json_format_parser {
    struct reader *reader;
    struct span line;
    const char *p;
    const char *end;
    struct text *strings; /* unescaped strings, for the few that hold escapes */
    bool se_at_least;     /* the member of that name is true */
};

static enum status fail(const struct json_format_parser *j, const char *what)
{
    struct diag_at at = reader_place(j->reader, j->line, j->p);
    return diag_error(j->reader->diag, &at, "%s", what);
}

static void skip_space(struct json_format_parser *j)
{
    while (j->p < j->end && memchr(" \t\r\n", *j->p, 4)) {
        j->p++;
    }
}

static bool take_json_format(struct json_format_parser *j, char c)
{
    skip_space(j);
    if (j->p < j->end && *j->p == c) {
        j->p++;
        return true;
    }
    return false;
}

static bool hex4(const char *p, const char *end, unsigned *code)
{
    *code = 0;
    for (int i = 0; i < 4; i++) {
        const char *digits = "0123456789abcdef";
        const char *found = p + i < end ? memchr(digits, p[i] | 0x20, 16) : NULL;
        if (!found || p[i] < '0') {
            return false;
        }
        *code = *code << 4 | (unsigned)(found - digits);
    }
    return true;
}

/* Append the character of the escape that j->p stands on (behind the backslash). Characters beyond
 * ASCII are no part of any value of ours; they become '?', which no field takes for a cell. */
static bool add_escape(struct json_format_parser *j)
{
    static const char from[] = "\"\\/bfnrt";
    static const char to[] = "\"\\/\b\f\n\r\t";
    const char *found = j->p < j->end && *j->p ? strchr(from, *j->p) : NULL;
    if (found) {
        text_add(j->strings, &to[found - from], 1);
        j->p++;
        return true;
    }
    unsigned code;
    if (j->p < j->end && *j->p == 'u' && hex4(j->p + 1, j->end, &code)) {
        char c = code < 0x80 ? (char)code : '?';
        text_add(j->strings, &c, 1);
        j->p += 5;
        return true;
    }
    return false;
}

static enum status read_string(struct json_format_parser *j, struct span *value)
{
    const char *start = ++j->p;
    while (j->p < j->end && *j->p != '"' && *j->p != '\\' && (unsigned char)*j->p >= ' ') {
        j->p++;
    }
    *value = (struct span){start, (size_t)(j->p - start)};
    if (j->p < j->end && *j->p == '"') {
        j->p++;
        return STATUS_OK;
    }
    size_t offset = j->strings->length;
    text_add(j->strings, start, value->length);
    while (j->p < j->end && *j->p != '"') {
        bool good = (unsigned char)*j->p >= ' ';
        if (*j->p == '\\') {
            j->p++;
            good = add_escape(j);
        } else {
            text_add(j->strings, j->p, good);
            j->p += good;
        }
        if (!good) {
            return fail(j, "wrong character or escape in a string");
        }
    }
    if (j->p == j->end || j->strings->failed) {
        return fail(j, "the string is not closed");
    }
    j->p++;
    *value = (struct span){j->strings->data + offset, j->strings->length - offset};
    return STATUS_OK;
}

static const char *skip_digits(const char *p, const char *end)
{
    while (p < end && *p >= '0' && *p <= '9') {
        p++;
    }
    return p;
}

/* A number, true, false or null; null counts as absent. */
static enum status read_scalar(struct json_format_parser *j, struct span *value)
{
    static const char *const words[] = {"true", "false", "null"};
    size_t left = (size_t)(j->end - j->p);
    *value = (struct span){j->p, 0};
    for (int i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);
        if (left >= length && memcmp(j->p, words[i], length) == 0) {
            value->length = i == 2 ? 0 : length;
            j->p += length;
            return STATUS_OK;
        }
    }
    const char *p = j->p + (j->p < j->end && *j->p == '-');
    const char *whole = p;
    p = skip_digits(p, j->end);
    bool good = p > whole && (*whole != '0' || p == whole + 1);
    if (good && p < j->end && *p == '.') {
        const char *fraction = ++p;
        p = skip_digits(p, j->end);
        good = p > fraction;
    }
    if (good && p < j->end && (*p == 'e' || *p == 'E')) {
        p++;
        p += p < j->end && (*p == '+' || *p == '-');
        const char *exponent = p;
        p = skip_digits(p, j->end);
        good = p > exponent;
    }
    if (!good) {
        return fail(j, "a value must be here: a string, a number, true, false or null");
    }
    value->length = (size_t)(p - j->p);
    j->p = p;
    return STATUS_OK;
}

/* Pass over an array or object: brackets must match, the strings inside must be closed. */
static enum status skip_nested(struct json_format_parser *j)
{
    char closers[LIMIT_JSON_DEPTH];
    unsigned depth = 0;
    do {
        if (j->p == j->end || depth == LIMIT_JSON_DEPTH) {
            return fail(j,
                        depth == LIMIT_JSON_DEPTH ? "nested too deep" : "the value is not closed");
        }
        char c = *j->p;
        if (c == '"') {
            struct span ignored;
            if (read_string(j, &ignored) != STATUS_OK) {
                return STATUS_FAILED;
            }
            continue;
        }
        if (c == '{' || c == '[') {
            closers[depth++] = c == '{' ? '}' : ']';
        } else if ((c == '}' || c == ']') && closers[--depth] != c) {
            return fail(j, "brackets do not match");
        }
        j->p++;
    } while (depth > 0);
    return STATUS_OK;
}

/* A list of strings, as one text parted by commas. */
static enum status read_list(struct json_format_parser *j, struct span *value)
{
    size_t offset = j->strings->length;
    j->p++;
    if (!take_json_format(j, ']')) {
        do {
            struct span item;
            skip_space(j);
            if (j->p == j->end || *j->p != '"') {
                return fail(j, "a string or ']' must be here");
            }
            const char *escape = memchr(j->p, '\\', (size_t)(j->end - j->p));
            const char *quote = memchr(j->p + 1, '"', (size_t)(j->end - j->p - 1));
            if (escape && (!quote || escape < quote)) {
                return fail(j, "this string cannot have an escape");
            }
            if (read_string(j, &item) != STATUS_OK) {
                return STATUS_FAILED;
            }
            text_add(j->strings, ",", j->strings->length > offset);
            text_add(j->strings, item.text, item.length);
        } while (take_json_format(j, ','));
        if (!take_json_format(j, ']')) {
            return fail(j, "',' or ']' must be here");
        }
    }
    if (j->strings->length == offset || j->strings->failed) {
        *value = (struct span){j->p, 0};
        return j->strings->failed ? fail(j, OUT_OF_MEMORY) : STATUS_OK;
    }
    *value = (struct span){j->strings->data + offset, j->strings->length - offset};
    return STATUS_OK;
}

static const char a_count[] = "a technique and its count must be here, as in \"x-wing\":1";

/* {"naked-pair":2,"x-wing":1} as tsv has it: "naked-pair=2 x-wing=1". With `words` a value may be a
 * string. */
static enum status read_counts(struct json_format_parser *j, bool words, struct span *value)
{
    size_t offset = j->strings->length;
    j->p++;
    for (bool more = !take_json_format(j, '}'); more; more = take_json_format(j, ',')) {
        struct span name;
        struct span count;
        skip_space(j);
        if (j->p == j->end || *j->p != '"') {
            return fail(j, a_count);
        }
        if (read_string(j, &name) != STATUS_OK) {
            return STATUS_FAILED;
        }
        if (!take_json_format(j, ':')) {
            return fail(j, "':' must be here");
        }
        skip_space(j);
        bool quoted = words && j->p < j->end && *j->p == '"';
        if ((quoted ? read_string(j, &count) : read_scalar(j, &count)) != STATUS_OK) {
            return STATUS_FAILED;
        }
        text_add(j->strings, " ", j->strings->length > offset);
        text_add(j->strings, name.text, name.length);
        text_puts(j->strings, "=");
        text_add(j->strings, count.text, count.length);
    }
    if (j->p[-1] != '}' && !take_json_format(j, '}')) {
        return fail(j, a_count);
    }
    *value = (struct span){j->strings->data + offset, j->strings->length - offset};
    return STATUS_OK;
}

static enum status read_member(struct json_format_parser *j, struct field_value values[FIELD_COUNT])
{
    struct span name;
    skip_space(j);
    if (j->p == j->end || *j->p != '"') {
        return fail(j, "a member's name in quotes must be here");
    }
    if (read_string(j, &name) != STATUS_OK) {
        return STATUS_FAILED;
    }
    int field = field_find(name);
    if (!take_json_format(j, ':')) {
        return fail(j, "':' must be here");
    }
    skip_space(j);
    struct field_value value = {.where = j->p};
    if (field >= 0 && values[field].where) {
        return fail(j, "the object already has a member of this name");
    }
    char c = j->p < j->end ? *j->p : '\0';
    if (c == '[' && field >= 0 && fields[field].type == FIELD_LIST) {
        values[field].where = value.where;
        return read_list(j, &values[field].value);
    }
    if (c == '{' && field >= 0 &&
        (fields[field].type == FIELD_COUNTS || fields[field].type == FIELD_FIGURES)) {
        values[field].where = value.where;
        return read_counts(j, fields[field].type == FIELD_FIGURES, &values[field].value);
    }
    if (c == '[' && field >= 0 && fields[field].type == FIELD_CLUE_LIST) {
        enum status status = skip_nested(j);
        value.value = (struct span){value.where, (size_t)(j->p - value.where)};
        values[field] = value;
        return status;
    }
    if (c == '{' || c == '[') {
        return field < 0 ? skip_nested(j) : fail(j, "a string or number must be here");
    }
    if (field >= 0 && fields[field].type == FIELD_CLUE_LIST && c != 'n') {
        return fail(j, "a list of clues must be here");
    }
    bool quoted = c == '"';
    if (quoted) {
        value.where++;
    }
    enum status status = quoted ? read_string(j, &value.value) : read_scalar(j, &value.value);
    if (status == STATUS_OK && field >= 0) {
        values[field] = value;
    } else if (status == STATUS_OK && span_is(name, "se_at_least")) {
        j->se_at_least = !quoted && span_is(value.value, "true");
    }
    return status;
}

static enum status read_object(struct json_format_parser *j, struct field_value values[FIELD_COUNT])
{
    if (!take_json_format(j, '{')) {
        return fail(j, "an object '{…}' must be here");
    }
    if (!take_json_format(j, '}')) {
        do {
            if (read_member(j, values) != STATUS_OK) {
                return STATUS_FAILED;
            }
        } while (take_json_format(j, ','));
        if (!take_json_format(j, '}')) {
            return fail(j, "',' or '}' must be here");
        }
    }
    skip_space(j);
    return j->p == j->end ? STATUS_OK
                          : fail(j, "only one object is allowed on a line; this comes after it");
}

static bool looks_like_json(const char *head, size_t length)
{
    return head_is_json(head, length);
}

enum status json_record_read(struct reader *r, struct span line, struct record *record)
{
    struct json_format_parser j = {.reader = r, .line = line};
    struct text strings = {0};
    struct field_value values[FIELD_COUNT] = {0};
    j.p = j.line.text;
    j.end = j.line.text + j.line.length;
    j.strings = &strings;
    /* Spans into the unescaped strings, the counts and the lists must not move while the line is
     * read: none of them can be longer than the line. */
    if (memchr(j.p, '\\', j.line.length) || memchr(j.p, '[', j.line.length) ||
        memchr(j.p + 1, '{', j.line.length - 1)) {
        text_add(&strings, j.line.text, j.line.length);
        text_clear(&strings);
    }
    enum status status = read_object(&j, values);
    if (status == STATUS_OK) {
        status = record_from_fields(r, j.line, values, record);
    }
    if (status == STATUS_OK && j.se_at_least && record->se_tenths >= 0) {
        record->se_least = record->se_tenths;
        record->se_tenths = -1;
    }
    text_free(&strings);
    return status;
}

static enum status read_record(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_json_record(r, &line);
    return status == STATUS_OK ? json_record_read(r, line, record) : status;
}

/* "r1c1,r1c7" as a list. */
static void write_list(struct text *out, int id, const struct record *record)
{
    struct text items = {0};
    fields[id].print(&items, record);
    text_puts(out, "[\"");
    for (const char *c = items.length ? items.data : ""; *c; c++) {
        text_add(out, *c == ',' ? "\",\"" : c, *c == ',' ? 3 : 1);
    }
    text_puts(out, "\"]");
    out->failed |= items.failed;
    text_free(&items);
}

/* "naked-pair=2 x-wing=1" as an object. */
static void write_counts(struct text *out, const char *counts)
{
    text_puts(out, "{");
    while (*counts) {
        int name = (int)strcspn(counts, "=");
        int count = (int)strcspn(counts + name + 1, " ");
        const char *quote = counts[name + 1] > '9' ? "\"" : "";
        text_printf(out, "\"%.*s\":%s%.*s%s", name, counts, quote, count, counts + name + 1, quote);
        counts += name + 1 + count;
        counts += *counts == ' ';
        text_puts(out, *counts ? "," : "");
    }
    text_puts(out, "}");
}

/* False: the value is not known, and the member is left out. */
static bool write_value(struct text *out, int id, const struct record *record)
{
    const char *quote = fields[id].type == FIELD_TEXT ? "\"" : "";
    text_puts(out, quote);
    size_t before = out->length;
    fields[id].print(out, record);
    if (out->length == before) {
        return false;
    }
    if (id == FIELD_SE && record->se_tenths < 0) {
        out->length = before;
        text_printf(out, "%d.%d,\"se_at_least\":true", record->se_least / 10,
                    record->se_least % 10);
    } else if (fields[id].type == FIELD_COUNTS) {
        out->length = before;
        write_counts(out, record->techniques);
    } else if (fields[id].type == FIELD_FIGURES) {
        out->length = before;
        write_counts(out, record->course);
    } else if (fields[id].type == FIELD_LIST) {
        out->length = before;
        write_list(out, id, record);
    }
    text_puts(out, quote);
    return true;
}

static void write_record(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    const char *separator = "{\"";
    for (int i = 0; i < FIELD_COUNT; i++) {
        size_t before = out->length;
        text_puts(out, separator);
        text_puts(out, fields[i].name);
        text_puts(out, "\":");
        if (write_value(out, i, record)) {
            separator = ",\"";
        } else {
            out->length = before;
        }
    }
    text_puts(out, "}\n");
}

const struct format format_json = {
    .name = "json",
    .doc = "one JSON object a line, with the names of tsv's columns",
    .extension = ".json",
    .detect = looks_like_json,
    .read = read_record,
    .write = write_record,
    .says = FORMAT_SUPPORTS_ALL,
    .says_kind = format_says_any_kind,
};
