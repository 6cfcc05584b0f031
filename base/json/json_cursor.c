#include "base/json/json_cursor.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"

/* Up to this many names of an object are compared one by one as they arrive. If an object has more,
 * its names are sorted when it closes, so that many names cost only n log n. */
enum { FEW_NAMES = 24 };

void json_begin(struct json_cursor *c, const char *text, size_t length)
{
    bool marked = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0;
    c->begin = text;
    c->p = text + (marked ? 3 : 0);
    c->end = text + length;
    c->wrong = c->what = NULL;
    c->repeats = c->fresh = false;
    c->depth = 0;
    c->objects = 0;
    c->room = c->room_end = NULL;
    c->name = c->few;
    c->name_count = 0;
    c->name_room = JSON_FIRST_KEYS;
}

void json_end(struct json_cursor *c)
{
    free(c->room);
    if (c->name != c->few) {
        free(c->name);
    }
    c->room = NULL;
    c->name = c->few;
}

bool json_fail(struct json_cursor *c, const char *where, const char *what)
{
    if (!c->wrong) {
        c->wrong = where;
        c->what = what;
    }
    return false;
}

static bool fail(struct json_cursor *c, const char *what)
{
    return json_fail(c, c->p, what);
}

char json_peek(struct json_cursor *c)
{
    while (c->p < c->end && (*c->p == ' ' || *c->p == '\t' || *c->p == '\r' || *c->p == '\n')) {
        c->p++;
    }
    return c->p < c->end ? *c->p : '\0';
}

static bool take_json(struct json_cursor *c, char byte)
{
    bool there = json_peek(c) == byte && c->p < c->end;
    c->p += there;
    return there;
}

/* ---- strings ---- */

static int hex_digit(char c)
{
    return c >= '0' && c <= '9'                     ? c - '0'
           : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10
                                                    : -1;
}

static bool read_hex(const char *p, const char *end, uint32_t *code)
{
    *code = 0;
    for (int i = 0; i < 4; i++) {
        int digit = p + i < end ? hex_digit(p[i]) : -1;
        if (digit < 0) {
            return false;
        }
        *code = *code << 4 | (uint32_t)digit;
    }
    return true;
}

/* Reads what follows "\u". A character beyond 16 bits is written as two escapes. */
static bool read_code(struct json_cursor *c)
{
    uint32_t code;
    uint32_t low = 0;
    if (!read_hex(c->p + 2, c->end, &code)) {
        return fail(c, "four hexadecimal digits must follow \\u");
    }
    bool high = code >> 10 == 0x36;
    bool pair = high && c->end - c->p >= 8 && c->p[6] == '\\' && c->p[7] == 'u' &&
                read_hex(c->p + 8, c->end, &low) && low >> 10 == 0x37;
    if (code >> 11 == 0x1B && !pair) {
        return fail(c, "half a character: \\uD800 to \\uDBFF and \\uDC00 to \\uDFFF come in pairs");
    }
    if (code == 0) {
        return fail(c, "a text cannot hold the character 0");
    }
    code = pair ? 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF) : code;
    c->room_end += utf8_encode(code, c->room_end);
    c->p += pair ? 12 : 6;
    return true;
}

/* Reads the escape at c->p. */
static bool read_escape(struct json_cursor *c)
{
    static const char from[] = "\"\\/bfnrt";
    static const char to[] = "\"\\/\b\f\n\r\t";
    char name = c->p + 1 < c->end ? c->p[1] : '\0';
    const char *known = name ? strchr(from, name) : NULL;
    if (known) {
        *c->room_end++ = to[known - from];
        c->p += 2;
        return true;
    }
    return name == 'u' ? read_code(c)
                       : fail(c, "no such escape: a backslash itself is written \\\\");
}

/* Are all of these eight bytes plain: ASCII, and no control character, quote or backslash? The
 * subtraction sets the high bit of each byte that is too small. It can also set it wrongly, but
 * only in the byte above one that is too small, so the answer is right. */
static bool are_plain(const char *p)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t bytes;
    memcpy(&bytes, p, sizeof bytes);
    uint64_t other = bytes | (bytes - each * ' ') | ((bytes ^ each * '"') - each) |
                     ((bytes ^ each * '\\') - each);
    return !(other & each * 0x80);
}

/* Skips characters that need no decoding. */
static void pass_plain(struct json_cursor *c)
{
    const char *p = c->p;
    while (c->end - p >= 8 && are_plain(p)) {
        p += 8;
    }
    while (p < c->end) {
        unsigned char byte = (unsigned char)*p;
        size_t size = 1;
        if (byte == '"' || byte == '\\' || byte < ' ') {
            break;
        }
        if (byte >= 0x80 && utf8_decode(p, (size_t)(c->end - p), &size) == UINT32_MAX) {
            break;
        }
        p += size;
    }
    c->p = p;
}

static bool is_closed(struct json_cursor *c)
{
    if (c->p == c->end) {
        return fail(c, "the string is not closed");
    }
    return *c->p == '"' ||
           fail(c, (unsigned char)*c->p < ' '
                       ? "a control character in a string must be written as an escape"
                       : "this is not UTF-8");
}

/* Decodes the rest of a string from its first escape on, into the cursor's room. The room need not
 * be larger than the remaining text, because an escape is never shorter than the character it
 * encodes. */
static bool read_escaped(struct json_cursor *c, const char *start, struct span *value)
{
    if (!c->room) {
        c->room = c->room_end = malloc((size_t)(c->end - start) + 1);
        if (!c->room) {
            return fail(c, OUT_OF_MEMORY);
        }
    }
    value->text = c->room_end;
    for (;;) {
        size_t length = (size_t)(c->p - start);
        memcpy(c->room_end, start, length);
        c->room_end += length;
        if (c->p == c->end || *c->p != '\\') {
            break;
        }
        if (!read_escape(c)) {
            return false;
        }
        start = c->p;
        pass_plain(c);
    }
    value->length = (size_t)(c->room_end - value->text);
    return is_closed(c);
}

bool json_string(struct json_cursor *c, struct span *value)
{
    if (!take_json(c, '"')) {
        return fail(c, "a string in quotes must be here");
    }
    const char *start = c->p;
    pass_plain(c);
    *value = (struct span){start, (size_t)(c->p - start)};
    bool good = c->p < c->end && *c->p == '\\' ? read_escaped(c, start, value) : is_closed(c);
    c->p += good;
    c->fresh = false;
    return good;
}

/* ---- names ---- */

static bool same_name(const struct json_name *a, struct span b)
{
    return a->text.length == b.length && memcmp(a->text.text, b.text, b.length) == 0;
}

static bool fail_twice(struct json_cursor *c, const struct json_name *name)
{
    int length = name->text.length < 40 ? (int)name->text.length : 40;
    snprintf(c->message, sizeof c->message, "this object already has the member '%.*s'", length,
             name->text.text);
    return json_fail(c, name->where, c->message);
}

static int compare_names(const void *one, const void *other)
{
    const struct json_name *a = one;
    const struct json_name *b = other;
    if (a->text.length != b->text.length) {
        return a->text.length < b->text.length ? -1 : 1;
    }
    int order = memcmp(a->text.text, b->text.text, a->text.length);
    return order ? order : (a->where > b->where) - (a->where < b->where);
}

/* Finds the first name that occurs twice in an object with many names. */
static bool names_differ(struct json_cursor *c, size_t from)
{
    const struct json_name *twice = NULL;
    qsort(c->name + from, c->name_count - from, sizeof *c->name, compare_names);
    for (size_t i = from + 1; i < c->name_count; i++) {
        if (same_name(&c->name[i], c->name[i - 1].text) &&
            (!twice || c->name[i].where < twice->where)) {
            twice = &c->name[i];
        }
    }
    return !twice || fail_twice(c, twice);
}

static bool grow_names(struct json_cursor *c)
{
    bool few = c->name == c->few;
    size_t room = 2 * c->name_room;
    struct json_name *grown = realloc(few ? NULL : c->name, room * sizeof *grown);
    if (!grown) {
        return fail(c, OUT_OF_MEMORY);
    }
    if (few) {
        memcpy(grown, c->few, sizeof c->few);
    }
    c->name = grown;
    c->name_room = room;
    return true;
}

static bool note_name(struct json_cursor *c, struct span key, const char *where)
{
    struct json_name name = {key, where};
    size_t from = c->first_name[c->depth - 1];
    for (size_t i = from; c->name_count - from <= FEW_NAMES && i < c->name_count; i++) {
        if (same_name(&c->name[i], key)) {
            return fail_twice(c, &name);
        }
    }
    if (c->name_count == c->name_room && !grow_names(c)) {
        return false;
    }
    c->name[c->name_count++] = name;
    return true;
}

/* ---- objects and lists ---- */

static bool in_object(const struct json_cursor *c)
{
    return c->objects >> (c->depth - 1) & 1;
}

bool json_open(struct json_cursor *c, char bracket)
{
    if (!take_json(c, bracket)) {
        return fail(c, bracket == '{' ? "an object must be here" : "a list must be here");
    }
    if (c->depth == LIMIT_JSON_DEPTH) {
        c->p--;
        return fail(c, "nested too deep");
    }
    c->objects = (c->objects & ~(UINT64_C(1) << c->depth)) | (uint64_t)(bracket == '{') << c->depth;
    c->first_name[c->depth++] = c->name_count;
    c->fresh = true;
    return true;
}

/* Called after a closing bracket: the object's names are no longer needed. */
static void close_bracket(struct json_cursor *c)
{
    size_t from = c->first_name[--c->depth];
    if (c->name_count - from > FEW_NAMES && !c->repeats) {
        (void)names_differ(c, from);
    }
    c->name_count = from;
    c->fresh = false;
}

bool json_more(struct json_cursor *c)
{
    assert(c->depth > 0);
    bool object = in_object(c);
    if (c->wrong) {
        return false;
    }
    if (take_json(c, object ? '}' : ']')) {
        close_bracket(c);
        return false;
    }
    if (!c->fresh && !take_json(c, ',')) {
        return fail(c, object ? "',' or '}' must be here" : "',' or ']' must be here");
    }
    c->fresh = false;
    return true;
}

bool json_key(struct json_cursor *c, struct span *key)
{
    const char *where = json_peek(c) ? c->p : c->end;
    if (*where != '"' || where == c->end) {
        return fail(c, "a name in quotes must be here; remove a comma before it, if there is one");
    }
    return json_string(c, key) && (c->repeats || note_name(c, *key, where)) &&
           (take_json(c, ':') || fail(c, "':' must be here"));
}

/* ---- other values ---- */

static const char *pass_digits(const char *p, const char *end)
{
    while (p < end && *p >= '0' && *p <= '9') {
        p++;
    }
    return p;
}

/* Returns the end of the number at p, or NULL if there is no number. */
static const char *number_end(const char *p, const char *end)
{
    const char *whole = p + (p < end && *p == '-');
    p = pass_digits(whole, end);
    bool good = p > whole && (*whole != '0' || p == whole + 1);
    if (good && p < end && *p == '.') {
        const char *fraction = ++p;
        p = pass_digits(p, end);
        good = p > fraction;
    }
    if (good && p < end && (*p == 'e' || *p == 'E')) {
        p++;
        p += p < end && (*p == '+' || *p == '-');
        const char *exponent = p;
        p = pass_digits(p, end);
        good = p > exponent;
    }
    return good ? p : NULL;
}

bool json_scalar(struct json_cursor *c, enum json_kind *kind, struct span *value)
{
    static const struct {
        struct span word;
        enum json_kind kind;
    } words[] = {{{"true", 4}, JSON_TRUE}, {{"false", 5}, JSON_FALSE}, {{"null", 4}, JSON_NULL}};
    if (json_peek(c) == '"') {
        *kind = JSON_STRING;
        return json_string(c, value);
    }
    const char *stop = number_end(c->p, c->end);
    *kind = JSON_NUMBER;
    for (size_t i = 0; i < sizeof words / sizeof *words && !stop; i++) {
        struct span word = words[i].word;
        if ((size_t)(c->end - c->p) >= word.length && memcmp(c->p, word.text, word.length) == 0) {
            *kind = words[i].kind;
            stop = c->p + word.length;
        }
    }
    if (!stop) {
        return fail(c, "a value must be here: a string, a number, true, false or null");
    }
    *value = (struct span){c->p, (size_t)(stop - c->p)};
    c->p = stop;
    c->fresh = false;
    return true;
}

bool json_pass(struct json_cursor *c)
{
    unsigned outside = c->depth;
    struct span ignored;
    enum json_kind kind;
    do {
        char first = json_peek(c);
        bool good =
            first == '{' || first == '[' ? json_open(c, first) : json_scalar(c, &kind, &ignored);
        if (!good) {
            return false;
        }
        while (c->depth > outside && !json_more(c)) {
            if (c->wrong) {
                return false;
            }
        }
        if (c->depth > outside && in_object(c) && !json_key(c, &ignored)) {
            return false;
        }
    } while (c->depth > outside);
    return !c->wrong;
}

bool json_at_end(struct json_cursor *c)
{
    (void)json_peek(c);
    return !c->wrong && (c->p == c->end || fail(c, "nothing may follow the value"));
}

void json_place(const struct json_cursor *c, const char *where, size_t *line, size_t *column)
{
    const char *begin = c->begin;
    *line = 1;
    for (const char *p = c->begin; p < where; p++) {
        if (*p == '\n') {
            ++*line;
            begin = p + 1;
        }
    }
    *column = utf8_length(begin, (size_t)(where - begin), NULL) + 1;
}

void json_peek_members(const char *text, size_t length, const char *const *name, size_t count,
                       char *kind)
{
    struct json_cursor c;
    struct span key;
    memset(kind, 0, count);
    json_begin(&c, text, length);
    c.repeats = true; /* a repeated name is reported later, when the text is read */
    bool more = json_peek(&c) != '[' || (json_open(&c, '[') && json_more(&c));
    more = more && json_open(&c, '{');
    while (more && json_more(&c)) {
        more = json_key(&c, &key);
        char value = more ? json_peek(&c) : '\0';
        for (size_t i = 0; i < count && more; i++) {
            if (span_is(key, name[i])) {
                kind[i] = value;
            }
        }
        more = more && json_pass(&c);
    }
    json_end(&c);
}
