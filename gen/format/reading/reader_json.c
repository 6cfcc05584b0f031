/* JSON objects out of a stream, whatever lines they stand on. */
#include <errno.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "base/json/json_frame.h"
#include "base/text.h"
#include "gen/format/reading/reader.h"

struct diag_at reader_place_in_object(const struct reader *r, struct span object, const char *where)
{
    const char *end = object.text + object.length;
    const char *begin = object.text;
    size_t number = r->json.line;
    for (const char *p = object.text; p < where; p++) {
        if (*p == '\n') {
            number++;
            begin = p + 1;
        }
    }
    const char *stop = memchr(begin, '\n', (size_t)(end - begin));
    size_t before = begin == object.text ? r->json.column : 0;
    return (struct diag_at){.file = r->name,
                            .line = number,
                            .col = before + utf8_length(begin, (size_t)(where - begin), NULL) + 1,
                            .source_line = before ? NULL : begin,
                            .source_length = (size_t)((stop ? stop : end) - begin)};
}

bool head_is_json(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    if (line.text[0] == '[') {
        /* A list of objects: the next that is no blank opens one. */
        const char *p = line.text + 1;
        const char *end = head + length;
        while (p < end && strchr(" \t\r\n", *p) && *p) {
            p++;
        }
        return p == end || *p == '{' || *p == ']';
    }
    return line.text[0] == '{';
}

static enum status fail_json(struct reader *r, const char *what)
{
    struct diag_at at = {.file = r->name, .line = r->line + 1, .col = r->json.at_column + 1};
    return diag_error(r->diag, &at, "%s", what);
}

static void pass_byte(struct reader *r)
{
    bool ends_line = r->block[r->start++] == '\n';
    r->line += ends_line;
    r->json.at_column = ends_line ? 0 : r->json.at_column + 1;
}

/* The next byte, or STATUS_END, or STATUS_FAILED after reporting. */
static enum status next_byte(struct reader *r, char *c)
{
    if (r->start == r->end && !reader_fill(r)) {
        if (errno) {
            return reader_unreadable(r);
        }
        if (r->json.list != JSON_NO_LIST && !r->json.in_object) {
            r->json.list = JSON_NO_LIST;
            return fail_json(r, "the list of puzzles is not closed; add ']' at its end");
        }
        return STATUS_END;
    }
    *c = r->block[r->start];
    return STATUS_OK;
}

static enum status pass_line(struct reader *r)
{
    char c = '\0';
    enum status status = STATUS_OK;
    while (c != '\n' && (status = next_byte(r, &c)) == STATUS_OK) {
        pass_byte(r);
    }
    return status;
}

/* The comma or bracket of a list at c. STATUS_FAILED after reporting that it may not be there;
 * *taken: it is one. */
static enum status take_mark(struct reader *r, char c, bool *taken)
{
    const unsigned list = r->json.list;
    *taken = true;
    if (list == JSON_NO_LIST) {
        *taken = c == '[';
        r->json.list = *taken ? JSON_LIST_BEGINS : JSON_NO_LIST;
    } else if (c == ',') {
        r->json.list = JSON_LIST_COMMA;
    } else if (c == ']') {
        r->json.list = JSON_NO_LIST;
    } else {
        *taken = false;
    }
    bool wrong = (list == JSON_LIST_VALUE && !*taken) ||
                 (*taken &&
                  ((c == ',' && list != JSON_LIST_VALUE) || (c == ']' && list == JSON_LIST_COMMA)));
    enum status status = !wrong   ? STATUS_OK
                         : *taken ? fail_json(r, "a puzzle must come before this")
                                  : fail_json(r, "',' or ']' must be here");
    if (*taken) {
        pass_byte(r);
    } else if (wrong) {
        r->json.list = JSON_LIST_COMMA; /* as if it were there */
    }
    return status;
}

/* Up to the first byte of the next record. */
static enum status find_object(struct reader *r)
{
    for (;;) {
        char c = '\0';
        bool taken;
        enum status status = next_byte(r, &c);
        if (status != STATUS_OK) {
            return status;
        }
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            pass_byte(r);
            continue;
        }
        if (r->json.lost &&
            (c != '{' || (r->json.at_column && r->json.at_column != r->json.column))) {
            if (r->json.list != JSON_NO_LIST && c == ']' && r->json.at_column == 0) {
                r->json.list = JSON_LIST_VALUE;
                r->json.lost = false;
                continue;
            }
            status = pass_line(r);
            if (status != STATUS_OK) {
                return status;
            }
            continue;
        }
        if (r->json.lost && r->json.list != JSON_NO_LIST) {
            r->json.list = JSON_LIST_COMMA;
        }
        r->json.lost = false;
        if (c == '#' && r->json.list == JSON_NO_LIST && r->json.at_column == 0) {
            status = pass_line(r);
        } else {
            status = take_mark(r, c, &taken);
            if (status == STATUS_OK && !taken) {
                return STATUS_OK;
            }
            if (status == STATUS_OK && r->json.in_object && r->json.list == JSON_NO_LIST) {
                return STATUS_END;
            }
        }
        if (status != STATUS_OK) {
            return status;
        }
    }
}

/* The number of bytes from the first unread one to the end of the line that begins at `from`.
 * False: the line is longer than a record may be, or could not be read. */
static bool to_line_end(struct reader *r, size_t from, size_t *length)
{
    const char *newline;
    while (!(newline = memchr(r->block + r->start + from, '\n', r->end - r->start - from))) {
        if (r->end - r->start > READER_MAX_LINE) {
            return false;
        }
        if (!reader_fill(r)) {
            *length = r->end - r->start;
            return errno == 0;
        }
    }
    *length = (size_t)(newline - (r->block + r->start));
    return true;
}

/* The same of what is no object in a list: up to the next comma or bracket. */
static bool to_list_mark(struct reader *r, size_t *length)
{
    bool there = to_line_end(r, 0, length);
    const char *p = r->block + r->start;
    size_t count = 0;
    while (there && count < *length && p[count] != ',' && p[count] != ']') {
        count++;
    }
    *length = there ? count : *length;
    return there;
}

/* Does the byte at `at` begin a line, but for blanks, in the column where the record began? */
static bool begins_like_record(const struct reader *r, size_t at)
{
    const char *p = r->block + r->start;
    size_t column = 0;
    while (at && p[at - 1] != '\n') {
        if (!strchr(" \t", p[--at]) || !p[at]) {
            return false;
        }
        column++;
    }
    return at > 0 && column == r->json.column;
}

/* How long the record is whose object ends, or is broken, after `used` bytes. */
static bool close_object(struct reader *r, enum json_end how, size_t used, bool many_lines,
                         size_t *length)
{
    const char *p = r->block + r->start;
    if (how == JSON_WHOLE && r->json.list != JSON_NO_LIST) {
        *length = used;
        return true;
    }
    if (how == JSON_BROKEN && used < r->end - r->start && p[used] == '{' &&
        begins_like_record(r, used)) {
        *length = used; /* the one before was cut off */
        return true;
    }
    r->json.lost = how == JSON_BROKEN && (many_lines || r->json.list != JSON_NO_LIST);
    return to_line_end(r, used, length);
}

/* Most streams have an object a line. Where a line ends with '}' and the next begins with '{', the
 * object ends there, or is broken: inside of it nothing but a comma or bracket may follow '}'. */
static bool is_line(const struct reader *r, size_t *length)
{
    const char *begin = r->block + r->start;
    const char *end = r->block + r->end;
    const char *newline = memchr(begin, '\n', (size_t)(end - begin));
    if (!newline || newline + 1 == end || newline[1] != '{') {
        return false;
    }
    *length = (size_t)(newline - begin);
    const char *last = newline - 1;
    while (last > begin && (*last == ' ' || *last == '\t' || *last == '\r')) {
        last--;
    }
    return *last == '}' && last > begin;
}

/* The length of the record that begins at the first unread byte. False: too long, or (errno) the
 * input could not be read. */
static bool measure_object(struct reader *r, size_t *length)
{
    struct json_frame f = {0};
    size_t used = 0;
    enum json_end how = JSON_MORE;
    errno = 0;
    if (r->block[r->start] != '{' && r->json.list == JSON_NO_LIST) {
        return to_line_end(r, 0, length);
    }
    if (r->block[r->start] != '{' && r->block[r->start] != '[') {
        return to_list_mark(r, length);
    }
    if (r->json.list == JSON_NO_LIST && is_line(r, length)) {
        return true;
    }
    while (how == JSON_MORE) {
        size_t more;
        how = json_follow(&f, r->block + r->start + used, r->end - r->start - used, &more);
        used += more;
        if (how == JSON_MORE && r->end - r->start > READER_MAX_LINE) {
            return false;
        }
        if (how == JSON_MORE && !reader_fill(r)) {
            *length = used;
            return errno == 0;
        }
    }
    return close_object(r, how, used, f.lines > 0, length);
}

enum status reader_json_record(struct reader *r, struct span *object)
{
    size_t length = 0;
    r->json.text = NULL;
    enum status status = find_object(r);
    if (status != STATUS_OK) {
        return status;
    }
    r->json.line = r->line + 1;
    r->json.column = r->json.at_column;
    if (!measure_object(r, &length)) {
        r->json.lost = true;
        return errno ? reader_unreadable(r) : reader_too_long(r);
    }
    char *begin = r->block + r->start;
    char *end = begin + length;
    r->json.text = begin;
    *object = (struct span){begin, length};
    for (char *p = begin; (p = memchr(p, '\n', (size_t)(end - p))); p++) {
        r->line++;
        r->json.at_column = 0;
        begin = p + 1;
    }
    r->json.at_column += (size_t)(end - begin);
    r->start += length;
    if (r->json.list != JSON_NO_LIST) {
        r->json.list = JSON_LIST_VALUE;
    }
    /* The line's end belongs to it, where it is there already. */
    while (r->start < r->end && strchr(" \t\r\n", r->block[r->start]) && r->block[r->start]) {
        pass_byte(r);
    }
    while (object->length && strchr(" \t\r\n", object->text[object->length - 1])) {
        object->length--;
    }
    r->at = reader_place_in_object(r, *object, object->text);
    return STATUS_OK;
}

/* ---- a list that is a member of an object ---- */

/* The next byte that is no blank, not taken. */
static enum status find_byte(struct reader *r, char *c)
{
    enum status status = next_byte(r, c);
    while (status == STATUS_OK && (*c == ' ' || *c == '\t' || *c == '\r' || *c == '\n')) {
        pass_byte(r);
        status = next_byte(r, c);
    }
    return status;
}

static enum status take_byte(struct reader *r, char wanted, const char *what)
{
    char c;
    enum status status = find_byte(r, &c);
    if (status == STATUS_OK && c != wanted) {
        return fail_json(r, what);
    }
    if (status == STATUS_OK) {
        pass_byte(r);
    }
    return status;
}

/* An object or list, whose bytes are given up as they come. */
static enum status pass_nested(struct reader *r)
{
    struct json_frame f = {0};
    enum json_end how = JSON_MORE;
    char c;
    while (how == JSON_MORE) {
        size_t used;
        enum status status = next_byte(r, &c);
        if (status != STATUS_OK) {
            return status;
        }
        how = json_follow(&f, r->block + r->start, r->end - r->start, &used);
        for (; used; used--) {
            pass_byte(r);
        }
    }
    return how == JSON_WHOLE ? STATUS_OK : fail_json(r, "this cannot be here");
}

/* A string as it stands, appended with its quotes. */
static enum status take_string(struct reader *r, struct text *raw)
{
    char c = '\0';
    bool escaped = false;
    enum status status = take_byte(r, '"', "a string in quotes must be here");
    text_puts(raw, "\"");
    for (bool closed = false; status == STATUS_OK && !closed;) {
        status = next_byte(r, &c);
        if (status == STATUS_OK && (c == '\n' || raw->length > READER_MAX_LINE)) {
            return fail_json(r, "the string is not closed");
        }
        if (status == STATUS_OK) {
            text_add(raw, &c, 1);
            pass_byte(r);
        }
        closed = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
    }
    return raw->failed ? diag_error(r->diag, NULL, OUT_OF_MEMORY) : status;
}

static enum status pass_value(struct reader *r)
{
    char c;
    enum status status = find_byte(r, &c);
    if (status == STATUS_OK && (c == '{' || c == '[')) {
        return pass_nested(r);
    }
    if (status == STATUS_OK && c == '"') {
        struct text ignored = {0};
        status = take_string(r, &ignored);
        text_free(&ignored);
        return status;
    }
    while (status == STATUS_OK && !strchr(" \t\r\n,}", c)) {
        pass_byte(r);
        status = next_byte(r, &c);
    }
    return status;
}

/* Names of the object so far, each between zeros. Those of a manifest take a fraction of it. */
enum { NAMES_LIMIT = 64 * 1024 };

/* Note a name that takes `size` bytes of the input. STATUS_FAILED after reporting that the object
 * already has it. */
static enum status note_name(struct reader *r, struct span name, size_t size)
{
    struct text *names = &r->json.names;
    const char *found = NULL;
    size_t before = names->length;
    text_add(names, "", 1);
    text_add(names, name.text, name.length);
    text_add(names, "", 1);
    if (names->failed) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    for (size_t at = 0; at < before && !found; at += strlen(names->data + at + 1) + 2) {
        found = span_is(name, names->data + at + 1) ? names->data + at : NULL;
    }
    text_shorten(names, found || names->length > NAMES_LIMIT ? names->length - before : 0);
    if (found) {
        struct diag_at at = {
            .file = r->name, .line = r->line + 1, .col = r->json.at_column - size + 1};
        return diag_error(r->diag, &at, "this object already has the member '%.*s'",
                          (int)name.length, name.text);
    }
    return STATUS_OK;
}

/* A member's name and its colon; *same: it is this one. */
static enum status take_name(struct reader *r, const char *name, bool *same)
{
    struct text raw = {0};
    struct json_cursor c;
    struct span key = {0};
    enum status status = take_string(r, &raw);
    if (status == STATUS_OK) {
        json_begin(&c, raw.data, raw.length);
        if (!json_string(&c, &key)) {
            status = fail_json(r, c.what);
        }
        *same = status == STATUS_OK && span_is(key, name);
        status = status == STATUS_OK ? note_name(r, key, raw.length) : status;
        json_end(&c);
    }
    text_free(&raw);
    return status == STATUS_OK ? take_byte(r, ':', "':' must be here") : status;
}

enum status reader_json_find_list(struct reader *r, const char *name, bool *closed)
{
    bool again = r->json.in_object;
    bool first = !again;
    char c;
    *closed = false;
    enum status status = again ? STATUS_OK : take_byte(r, '{', "an object must be here");
    r->json.in_object = true;
    while (status == STATUS_OK && (status = find_byte(r, &c)) == STATUS_OK) {
        bool same = false;
        if (c == '}') {
            pass_byte(r);
            *closed = true;
            status = find_byte(r, &c);
            return status == STATUS_OK ? fail_json(r, "nothing may follow the object") : status;
        }
        if (!first) {
            status = take_byte(r, ',', "',' or '}' must be here");
        }
        first = false;
        status = status == STATUS_OK ? take_name(r, name, &same) : status;
        if (status == STATUS_OK && same && !again) {
            status = find_byte(r, &c);
            return status != STATUS_OK ? status
                   : c == '['          ? take_mark(r, c, &same)
                                       : fail_json(r, "a list must be here");
        }
        status = status == STATUS_OK ? pass_value(r) : status;
    }
    return status;
}
