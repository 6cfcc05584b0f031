#include "gen/format/exchange/scl_zip.h"

#include <string.h>

#include "base/span.h"

static const char *const names[][2] = {
    {"color", "c"},
    {"cages", "ca"},
    {"center", "ct"},
    {"borderColor", "c1"},
    {"backgroundColor", "c2"},
    {"cells", "ce"},
    {"cellSize", "cs"},
    {"arrows", "a"},
    {"overlays", "o"},
    {"underlays", "u"},
    {"width", "w"},
    {"height", "h"},
    {"value", "v"},
    {"videos", "vd"},
    {"lines", "l"},
    {"rounded", "r"},
    {"regions", "re"},
    {"fontSize", "fs"},
    {"thickness", "th"},
    {"headLength", "hl"},
    {"wayPoints", "wp"},
    {"title", "t"},
    {"text", "te"},
    {"duration", "d"},
    {"d", "d2"},
};

/* The other name of a key, from column `from` of the table; itself where it has none. */
static struct span other_name(struct span key, int from)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (span_is(key, names[i][from])) {
            return (struct span){names[i][!from], strlen(names[i][!from])};
        }
    }
    return key;
}

static bool is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* As far as `is` goes. */
static size_t run_scl_zip(const char *p, const char *end, bool (*is)(char))
{
    size_t length = 0;
    while (p + length < end && is(p[length])) {
        length++;
    }
    return length;
}

static bool ends_value(const char *p, const char *end)
{
    return p < end && (*p == ',' || *p == ']' || *p == '}');
}

static bool is_empty_object(const char *p, const char *end)
{
    return end - p > 2 && p[0] == '{' && p[1] == '}';
}

/* ---- shorter ---- */

static void zip_text(struct text *out, struct span s)
{
    text_puts(out, "'");
    for (size_t i = 0; i < s.length; i++) {
        text_puts(out, s.text[i] == '\'' ? "\\" : "");
        text_add(out, s.text[i] == '"' ? "'" : &s.text[i], 1);
    }
    text_puts(out, "'");
}

/* A string that is a value; `named`: behind a key, where colours are known. */
static void zip_string(struct text *out, struct span s, bool named)
{
    bool colour = named && s.length == 7 && s.text[0] == '#' &&
                  run_scl_zip(s.text + 1, s.text + 7, is_hex) == 6;
    bool number = s.length > 0 && s.length < 9 && (s.text[0] != '0' || s.length == 1);
    for (size_t i = 0; i < s.length; i++) {
        number &= s.text[i] >= '0' && s.text[i] <= '9';
    }
    if (colour && (span_is(s, "#000000") || span_is(s, "#FFFFFF"))) {
        text_add(out, s.text, 2);
    } else if (colour) {
        text_add(out, s.text + 1, 6);
    } else if (number) {
        text_add(out, s.text, s.length);
    } else {
        zip_text(out, s);
    }
}

void scl_zip(struct text *out, const char *json, size_t length)
{
    const char *end = json + length;
    char before = '\0';
    for (const char *p = json; p < end;) {
        if (*p == '"') {
            const char *close = p + 1;
            while (close < end && *close != '"') {
                close += *close == '\\' && close + 1 < end ? 2 : 1;
            }
            struct span s = {p + 1, (size_t)(close - p - 1)};
            p = close + 1;
            if (p < end && *p == ':') {
                struct span key = other_name(s, 0);
                text_add(out, key.text, key.length);
            } else {
                zip_string(out, s, before == ':');
            }
            before = '"';
            continue;
        }
        if (is_empty_object(p, end) && (before == '[' || before == ',')) {
            p += 2;
            before = '}';
            continue;
        }
        size_t word = run_scl_zip(p, end, is_word);
        bool truth = before == ':' && ((word == 4 && memcmp(p, "true", 4) == 0) ||
                                       (word == 5 && memcmp(p, "false", 5) == 0));
        text_add(out, p, truth || !word ? 1 : word);
        before = word ? 'a' : *p;
        p += word ? word : 1;
    }
}

/* ---- longer ---- */

static const char *unzip_string(struct text *out, const char *p, const char *end, char quote)
{
    text_puts(out, "\"");
    for (p++; p < end && *p != quote; p++) {
        if (*p == '\\' && p + 1 < end) {
            p++;
            text_puts(out, *p == '\'' ? "" : "\\");
        }
        text_add(out, p, 1);
    }
    text_puts(out, "\"");
    return p < end ? p + 1 : p;
}

/* A word that is a key or a value; before: what stood in front of it. */
static const char *unzip_word(struct text *out, const char *p, const char *end, char before)
{
    size_t sign = *p == '#';
    size_t length = sign + run_scl_zip(p + sign, end, is_word);
    struct span word = {p, length};
    bool letters = false;
    for (size_t i = 0; i < length; i++) {
        letters |= p[i] > '9';
    }
    if (before != ':' && p + length < end && p[length] == ':') {
        struct span key = other_name(word, 1);
        text_printf(out, "\"%.*s\"", (int)key.length, key.text);
    } else if (before != ':' || !ends_value(p + length, end)) {
        text_add(out, p, length);
    } else if (span_is(word, "f") || span_is(word, "t")) {
        text_puts(out, *p == 'f' ? "false" : "true");
    } else if (span_is(word, "#0") || span_is(word, "#F")) {
        text_puts(out, p[1] == '0' ? "\"#000000\"" : "\"#FFFFFF\"");
    } else if (length == 6 && run_scl_zip(p, p + 6, is_hex) == 6 && (letters || *p == '0')) {
        text_printf(out, "\"#%.6s\"", p);
    } else {
        text_add(out, p, length);
    }
    return p + length;
}

void scl_unzip(struct text *out, const char *zipped, size_t length)
{
    const char *end = zipped + length;
    char quote = memchr(zipped, '"', length) ? '"' : '\'';
    char before = '\0';
    for (const char *p = zipped; p < end && !out->failed;) {
        if (*p == quote) {
            p = unzip_string(out, p, end, quote);
            before = quote;
        } else if (is_word(*p) || *p == '#') {
            p = unzip_word(out, p, end, before);
            before = 'a';
        } else {
            bool gap =
                quote == '\'' && (before == '[' || before == ',') && (*p == ',' || *p == ']');
            text_puts(out, gap ? "{}" : "");
            text_add(out, p, 1);
            before = *p++;
        }
    }
}
