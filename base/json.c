#include "base/json.h"

#include <string.h>

/* ---- where a value ends ---- */

static bool in_object(const struct json_frame *f)
{
    return f->depth && (f->objects >> (f->depth - 1) & 1);
}

/* May an object, a list (or, as a key too, a string) begin behind f->last? */
static bool may_begin(const struct json_frame *f, bool string)
{
    if (f->depth == 0) {
        return f->last == '\0';
    }
    if (in_object(f)) {
        return f->last == ':' || (string && (f->last == '{' || f->last == ','));
    }
    return f->last == '[' || f->last == ',';
}

/* The end of the string or of the bytes. */
static const char *follow_string(struct json_frame *f, const char *p, const char *end)
{
    for (; p < end; p++) {
        if (f->escaped) {
            f->escaped = false;
        } else if (*p == '\\') {
            f->escaped = true;
        } else if (*p == '"' || *p == '\n') {
            break;
        }
    }
    return p;
}

static bool follow_bracket(struct json_frame *f, char c)
{
    bool opens = c == '{' || c == '[';
    if (opens && (!may_begin(f, false) || f->depth == LIMIT_JSON_DEPTH)) {
        return false;
    }
    if (opens) {
        f->objects = (f->objects & ~(UINT64_C(1) << f->depth)) | (uint64_t)(c == '{') << f->depth;
        f->depth++;
        return true;
    }
    if (f->depth == 0 || in_object(f) != (c == '}')) {
        return false;
    }
    f->depth--;
    return true;
}

enum json_end json_follow(struct json_frame *f, const char *bytes, size_t length, size_t *used)
{
    const char *p = bytes;
    const char *end = bytes + length;
    enum json_end how = JSON_MORE;
    while (p < end && how == JSON_MORE) {
        char c = *p;
        if (f->in_string) {
            p = follow_string(f, p, end);
            if (p == end) {
                break;
            }
            f->in_string = false;
            how = *p == '"' ? JSON_MORE : JSON_BROKEN;
            f->last = '"';
        } else if (c == '"') {
            f->in_string = may_begin(f, true);
            how = f->in_string ? JSON_MORE : JSON_BROKEN;
        } else if (c == '{' || c == '[' || c == '}' || c == ']') {
            how = !follow_bracket(f, c) ? JSON_BROKEN : f->depth ? JSON_MORE : JSON_WHOLE;
            f->last = c;
        } else if (c == '\n') {
            f->lines++;
        } else if (c != ' ' && c != '\t' && c != '\r') {
            f->last = c;
        }
        p += how != JSON_BROKEN;
    }
    *used = (size_t)(p - bytes);
    return how;
}

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

size_t json_plain_escapes(char *text, size_t length)
{
    const char *end = text + length;
    char *out = text;
    for (const char *p = text; p < end;) {
        uint32_t code = 0;
        if (*p != '\\' || p + 1 == end) {
            *out++ = *p++;
        } else if (p[1] == '/') {
            *out++ = '/';
            p += 2;
        } else if (p[1] == 'u' && read_hex(p + 2, end, &code) && code >= ' ' && code < 0x7F &&
                   code != '"' && code != '\\') {
            *out++ = (char)code;
            p += 6;
        } else {
            *out++ = *p++;
            *out++ = *p++;
        }
    }
    return (size_t)(out - text);
}

/* ---- values one after the other ---- */

struct json_cursor json_begin(const char *text, size_t length)
{
    return (struct json_cursor){.begin = text, .p = text, .end = text + length};
}

static bool fail(struct json_cursor *c, const char *what)
{
    c->what = c->what ? c->what : what;
    return false;
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

bool json_open(struct json_cursor *c, char bracket)
{
    return take_json(c, bracket) ||
           fail(c, bracket == '{' ? "an object must be here" : "a list must be here");
}

bool json_more(struct json_cursor *c, char bracket, bool *first)
{
    bool was_first = *first;
    *first = false;
    if (c->what || take_json(c, bracket == '{' ? '}' : ']')) {
        return false;
    }
    return was_first || take_json(c, ',') || fail(c, "',' or the closing bracket must be here");
}

/* Behind "\u": a character beyond 16 bits stands as two. */
static bool add_code(struct json_cursor *c, struct text *out)
{
    char bytes[4];
    uint32_t code;
    uint32_t low;
    if (!read_hex(c->p, c->end, &code)) {
        return fail(c, "four hexadecimal digits must be here");
    }
    c->p += 4;
    if (code >> 10 == 0x36 && c->end - c->p >= 6 && c->p[0] == '\\' && c->p[1] == 'u' &&
        read_hex(c->p + 2, c->end, &low) && low >> 10 == 0x37) {
        code = 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF);
        c->p += 6;
    }
    if (code == 0) {
        return fail(c, "a text cannot hold the character 0");
    }
    text_add(out, bytes, utf8_encode(code, bytes));
    return true;
}

bool json_string(struct json_cursor *c, struct text *out)
{
    static const char from[] = "\"\\/bfnrt";
    static const char to[] = "\"\\/\b\f\n\r\t";
    if (!take_json(c, '"')) {
        return fail(c, "a string in quotes must be here");
    }
    text_add(out, "", 0);
    while (c->p < c->end && *c->p != '"') {
        const char *begin = c->p;
        while (c->p < c->end && *c->p != '"' && *c->p != '\\' && (unsigned char)*c->p >= ' ') {
            c->p++;
        }
        text_add(out, begin, (size_t)(c->p - begin));
        if (c->p == c->end || *c->p == '"') {
            break;
        }
        const char *known =
            *c->p == '\\' && c->p + 1 < c->end && c->p[1] ? strchr(from, c->p[1]) : NULL;
        if (known) {
            text_add(out, &to[known - from], 1);
            c->p += 2;
        } else if (*c->p == '\\' && c->p + 1 < c->end && c->p[1] == 'u') {
            c->p += 2;
            if (!add_code(c, out)) {
                return false;
            }
        } else {
            return fail(c, "this character or escape cannot be in a string");
        }
    }
    return take_json(c, '"') || fail(c, "the string is not closed");
}

bool json_key(struct json_cursor *c, struct text *out)
{
    return json_string(c, out) && (take_json(c, ':') || fail(c, "':' must be here"));
}

bool json_pass(struct json_cursor *c)
{
    char first = json_peek(c);
    if (first == '{' || first == '[') {
        struct json_frame f = {0};
        size_t used;
        enum json_end how = json_follow(&f, c->p, (size_t)(c->end - c->p), &used);
        c->p += used;
        return how == JSON_WHOLE ||
               fail(c, how == JSON_MORE ? "the value is not closed" : "this cannot be here");
    }
    if (first == '"') {
        struct json_frame f = {0};
        const char *close = follow_string(&f, c->p + 1, c->end);
        bool closed = close < c->end && *close == '"';
        c->p = closed ? close + 1 : close;
        return closed || fail(c, "the string is not closed");
    }
    const char *begin = c->p;
    while (c->p < c->end && *c->p && !strchr(" \t\r\n,]}:{[\"", *c->p)) {
        c->p++;
    }
    return c->p > begin || fail(c, "a value must be here");
}

bool json_at_end(struct json_cursor *c)
{
    return !c->what && (json_peek(c) == '\0' && c->p == c->end);
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
    struct json_cursor c = json_begin(text, length);
    struct text key = {0};
    bool first = true;
    memset(kind, 0, count);
    if (json_peek(&c) == '[') {
        c.p++;
    }
    bool more = json_open(&c, '{');
    while (more && json_more(&c, '{', &first)) {
        text_clear(&key);
        more = json_key(&c, &key) && !key.failed;
        char value = more ? json_peek(&c) : '\0';
        for (size_t i = 0; i < count && more; i++) {
            if (strcmp(key.data, name[i]) == 0) {
                kind[i] = value;
            }
        }
        more = more && json_pass(&c);
    }
    text_free(&key);
}
