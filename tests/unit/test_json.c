/* JSON piece by piece, and one value after the other. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"

static const struct {
    const char *text;
    size_t used;
    enum json_end how;
} frames[] = {
    {"{}", 2, JSON_WHOLE},
    {"{} {}", 2, JSON_WHOLE},
    {"{\"a\":[1,{\"b\":\"}\\\"\"}],\n \"c\":null} ,", 32, JSON_WHOLE},
    {"[[],[]]", 7, JSON_WHOLE},
    {"{\"a\":1", 6, JSON_MORE},
    {"{\"a", 3, JSON_MORE},
    {"{\"a\n", 3, JSON_BROKEN},
    {"{\"a\":1\n{\"a\":1}", 7, JSON_BROKEN},
    {"{\"a\":1,\n{\"a\":1}", 8, JSON_BROKEN},
    {"[1}", 2, JSON_BROKEN},
    {"{]", 1, JSON_BROKEN},
    {"[1 \"a\"]", 3, JSON_BROKEN},
};

Test(json, a_value_ends_where_it_ends_whatever_its_pieces)
{
    for (size_t i = 0; i < sizeof frames / sizeof *frames; i++) {
        size_t length = strlen(frames[i].text);
        for (size_t piece = 1; piece <= length; piece++) {
            struct json_frame f = {0};
            size_t used = 0;
            enum json_end how = JSON_MORE;
            for (size_t at = 0; at < length && how == JSON_MORE; at += piece) {
                size_t more;
                how = json_follow(&f, frames[i].text + at,
                                  piece < length - at ? piece : length - at, &more);
                used += more;
            }
            cr_expect_eq(how, frames[i].how, "%s in %zu: %d", frames[i].text, piece, (int)how);
            cr_expect_eq(used, frames[i].used, "%s in %zu: %zu", frames[i].text, piece, used);
        }
    }
}

Test(json, nothing_is_nested_without_an_end)
{
    char text[2 * LIMIT_JSON_DEPTH];
    size_t used;
    struct json_frame f = {0};
    memset(text, '[', sizeof text);
    cr_expect_eq(json_follow(&f, text, sizeof text, &used), JSON_BROKEN);
    cr_expect_eq(used, LIMIT_JSON_DEPTH);
}

Test(json, strings_lose_their_escapes)
{
    static const struct {
        const char *text, *value;
    } rows[] = {
        {"\"a\\n\\\"\\\\\\/\\u0041\\u00e9\\ud83d\\ude00\"", "a\n\"\\/A\xC3\xA9\xF0\x9F\x98\x80"},
        {"\"\"", ""},
        {"\"\\u0000\"", NULL},
        {"\"\\x\"", NULL},
        {"\"\\u12\"", NULL},
        {"\"a\nb\"", NULL},
        {"\"a", NULL},
        {"a", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct json_cursor c = json_begin(rows[i].text, strlen(rows[i].text));
        struct text value = {0};
        bool read = json_string(&c, &value);
        cr_expect_eq(read, rows[i].value != NULL, "%s", rows[i].text);
        cr_expect_eq(c.what == NULL, read);
        if (read && rows[i].value) {
            cr_expect_str_eq(value.data, rows[i].value);
            cr_expect(json_at_end(&c));
        }
        text_free(&value);
    }
    char escaped[] = "{\"\\u0067rid\":\"\\u0022\\u005c\\/\\u00e9\\n\"}";
    size_t length = json_plain_escapes(escaped, strlen(escaped));
    cr_expect_eq(length, strlen("{\"grid\":\"\\u0022\\u005c/\\u00e9\\n\"}"));
    cr_expect_eq(memcmp(escaped, "{\"grid\":\"\\u0022\\u005c/\\u00e9\\n\"}", length), 0);
}

Test(json, members_are_seen_in_a_text_that_is_cut_off)
{
    static const char *const names[] = {"grid", "puzzle"};
    static const char text[] =
        " [ {\"size\" : 9, \"x\":{\"puzzle\":1}, \"gri\\u0064\":\n[[{}], \"puz";
    for (size_t length = 0; length < sizeof text; length++) {
        char kind[2];
        json_peek_members(text, length, names, 2, kind);
        bool there = length > (size_t)(strstr(text, "[[") - text);
        cr_expect_eq(kind[0], there ? '[' : 0, "%zu", length);
        cr_expect_eq(kind[1], 0);
    }
}

Test(json, places_are_lines_and_columns)
{
    static const char text[] = "{\n \"a\" 1}";
    struct json_cursor c = json_begin(text, sizeof text - 1);
    struct text key = {0};
    bool first = true;
    size_t line;
    size_t column;
    cr_assert(json_open(&c, '{') && json_more(&c, '{', &first));
    cr_expect_not(json_key(&c, &key));
    cr_expect_str_eq(c.what, "':' must be here");
    json_place(&c, c.p, &line, &column);
    cr_expect_eq(line, 2);
    cr_expect_eq(column, 6);
    text_free(&key);
}
