#include "base/json/json_frame.h"

static bool in_object(const struct json_frame *f)
{
    return f->depth && (f->objects >> (f->depth - 1) & 1);
}

/* May an object, a list or (with `string`) a string begin after f->last? */
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

/* Returns the end of the string, or of the bytes if they end first. */
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
