#include "base/json/json_writer.h"

#include <inttypes.h>
#include <string.h>

/* Called before a name, or before a value without one. */
static void begin_value(struct json_writer *w)
{
    if (w->place == JSON_PUT_NEXT) {
        text_puts(w->out, w->spaced ? ", " : ",");
    }
}

/* Called after a value. */
static void end(struct json_writer *w)
{
    w->place = JSON_PUT_NEXT;
}

void json_put_open(struct json_writer *w, char bracket)
{
    begin_value(w);
    text_add(w->out, &bracket, 1);
    w->place = JSON_PUT_FIRST;
}

void json_put_close(struct json_writer *w, char bracket)
{
    text_add(w->out, &bracket, 1);
    end(w);
}

/* Writes a string; UTF-8 characters beyond ASCII become escapes. */
static void put_ascii(struct text *out, const char *string)
{
    struct text plain = {0};
    text_json(&plain, string);
    for (size_t i = 0, size = 1; i < plain.length; i += size) {
        uint32_t code = utf8_decode(plain.data + i, plain.length - i, &size);
        if (code < 0x80) {
            text_add(out, plain.data + i, 1);
        } else if (code < 0x10000) {
            text_printf(out, "\\u%04x", code);
        } else {
            text_printf(out, "\\u%04x\\u%04x", 0xD7C0 + (code >> 10), 0xDC00 + (code & 0x3FF));
        }
    }
    out->failed |= plain.failed;
    text_free(&plain);
}

static void put_text(struct json_writer *w, const char *string)
{
    if (w->ascii) {
        put_ascii(w->out, string);
    } else {
        text_json(w->out, string);
    }
}

void json_put_name(struct json_writer *w, const char *name)
{
    begin_value(w);
    put_text(w, name);
    text_puts(w->out, w->spaced ? ": " : ":");
    w->place = JSON_PUT_VALUE;
}

void json_put_string(struct json_writer *w, const char *string)
{
    begin_value(w);
    put_text(w, string);
    end(w);
}

void json_put_json(struct json_writer *w, const char *json)
{
    begin_value(w);
    text_puts(w->out, json);
    end(w);
}

void json_put_unsigned(struct json_writer *w, uint64_t number)
{
    begin_value(w);
    text_printf(w->out, "%" PRIu64, number);
    end(w);
}

void json_put_int(struct json_writer *w, int64_t number)
{
    begin_value(w);
    text_printf(w->out, "%" PRId64, number);
    end(w);
}

void json_put_real(struct json_writer *w, double number, int decimals)
{
    begin_value(w);
    text_printf(w->out, "%.*f", decimals, number);
    end(w);
}

void json_put_bool(struct json_writer *w, bool value)
{
    json_put_json(w, value ? "true" : "false");
}

void json_put_null(struct json_writer *w)
{
    json_put_json(w, "null");
}

void json_put_break(struct json_writer *w, const char *blanks)
{
    text_puts(w->out, w->place == JSON_PUT_NEXT ? "," : "");
    text_puts(w->out, blanks);
    w->place = JSON_PUT_FIRST;
}

void json_member_string(struct json_writer *w, const char *name, const char *string)
{
    json_put_name(w, name);
    json_put_string(w, string);
}

void json_member_unsigned(struct json_writer *w, const char *name, uint64_t number)
{
    json_put_name(w, name);
    json_put_unsigned(w, number);
}

void json_member_bool(struct json_writer *w, const char *name, bool value)
{
    json_put_name(w, name);
    json_put_bool(w, value);
}
