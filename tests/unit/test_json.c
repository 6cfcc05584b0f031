/* JSON piece by piece, and one value after the other. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "base/json/json_frame.h"
#include "base/json/json_tree.h"
#include "base/json/json_writer.h"
#include "base/text.h"

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

/* A text, what is wrong with it (NULL: nothing), and at which of its bytes. */
static const struct {
    const char *text;
    const char *what;
    size_t at;
} texts[] = {
    {"{}", NULL, 0},
    {" [ ] \r\n\t", NULL, 0},
    {"\xEF\xBB\xBF[]", NULL, 0},
    {"[0,-0,10,1.5,-0.25e+10,1E5,2e-3,true,false,null,\"\"]", NULL, 0},
    {"{\"a\":{\"a\":[{\"a\":1},{\"a\":2}]},\"A\":1,\"aa\":2,\"\":3}", NULL, 0},
    {"[\"\\u00e9\\ud83d\\ude00\\\"\\\\\\/\\b\\f\\n\\r\\t\x7F\xC3\xA9\xF0\x9F\x98\x80\"]", NULL, 0},
    {"", "a value", 0},
    {"1", "an object", 0},
    {"[", "a value", 1},
    {"[1", "',' or ']'", 2},
    {"{\"a\":1", "',' or '}'", 6},
    {"[1,]", "a value", 3},
    {"[,1]", "a value", 1},
    {"{\"a\":1,}", "name in quotes", 7},
    {"{a:1}", "name in quotes", 1},
    {"{\"a\" 1}", "':'", 5},
    {"{\"a\":}", "a value", 5},
    {"[1 2]", "',' or ']'", 3},
    {"[01]", "a value", 1},
    {"[+1]", "a value", 1},
    {"[.5]", "a value", 1},
    {"[1.]", "a value", 1},
    {"[1e]", "a value", 1},
    {"[0x10]", "',' or ']'", 2},
    {"[NaN]", "a value", 1},
    {"[True]", "a value", 1},
    {"[nul]", "a value", 1},
    {"[truee]", "',' or ']'", 5},
    {"['a']", "a value", 1},
    {"[1}", "',' or ']'", 2},
    {"{]", "name in quotes", 1},
    {"[] []", "nothing may follow", 3},
    {"[\"a]", "not closed", 4},
    {"[\"a\\", "no such escape", 3},
    {"[\"\\x\"]", "no such escape", 2},
    {"[\"\\u12\"]", "four hexadecimal", 2},
    {"[\"\\u12G4\"]", "four hexadecimal", 2},
    {"[\"\\u0000\"]", "character 0", 2},
    {"[\"\\ud83d\"]", "half a character", 2},
    {"[\"\\ude00\"]", "half a character", 2},
    {"[\"\\ud83d\\u0041\"]", "half a character", 2},
    {"[\"a\nb\"]", "control character", 3},
    {"[\"a\tb\"]", "control character", 3},
    {"[\"\xFF\"]", "UTF-8", 2},
    {"[\"\xC0\x80\"]", "UTF-8", 2},
    {"[\"\xED\xA0\x80\"]", "UTF-8", 2},
    {"[\"\xC3\"]", "UTF-8", 2},
    {"[\xC3\xA9]", "a value", 1},
    {"{\"a\":1,\"b\":2,\"a\":3}", "already has the member 'a'", 13},
    {"{\"size\":1,\"\\u0073ize\":3}", "already has the member 'size'", 10},
    {"[{\"x\":{\"a\":[{\"b\":1,\"b\":1}]}}]", "already has the member 'b'", 19},
};

Test(json, what_is_no_json_is_refused_with_its_place)
{
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct span text = {texts[i].text, strlen(texts[i].text)};
        struct json_cursor c;
        json_begin(&c, text.text, text.length);
        bool nested = json_peek(&c) == '[' || json_peek(&c) == '{';
        bool passed = json_pass(&c) && json_at_end(&c);
        struct json_tree tree;
        bool read = json_tree_parse(&tree, text);
        cr_expect_eq(read, !texts[i].what, "%s: %s", text.text, tree.what);
        if (texts[i].what) {
            cr_expect(tree.what && strstr(tree.what, texts[i].what), "%s: %s", text.text,
                      tree.what);
            cr_expect_eq(tree.wrong - text.text, (ptrdiff_t)texts[i].at, "%s: at %td", text.text,
                         tree.wrong - text.text);
        }
        if (nested) { /* what is passed over is checked like what is read */
            cr_expect_eq(passed, read, "%s", text.text);
            cr_expect(passed || c.wrong == tree.wrong, "%s", text.text);
        }
        json_tree_free(&tree);
        json_end(&c);
    }
}

Test(json, strings_lose_their_escapes)
{
    static const char text[] =
        "[\"a\\n\\\"\\\\\\/\\u0041\\u00e9\\ud83d\\ude00z\",\"plain\",\"\\t\",\"\"]";
    static const char *const values[] = {"a\n\"\\/A\xC3\xA9\xF0\x9F\x98\x80z", "plain", "\t", ""};
    struct span value[4];
    struct json_cursor c;
    json_begin(&c, text, sizeof text - 1);
    cr_assert(json_open(&c, '['));
    for (size_t i = 0; i < 4; i++) {
        cr_assert(json_more(&c) && json_string(&c, &value[i]));
    }
    cr_expect_not(json_more(&c));
    cr_expect(json_at_end(&c));
    for (size_t i = 0; i < 4; i++) { /* they have not moved */
        cr_expect(span_is(value[i], values[i]), "%.*s", (int)value[i].length, value[i].text);
    }
    json_end(&c);
}

Test(json, a_name_stands_once_among_many)
{
    for (unsigned twice = 0; twice <= 300; twice += 60) {
        struct text t = {0};
        for (unsigned i = 0; i <= 300; i++) {
            text_printf(&t, "%c\"n%u\":{\"n%u\":1}", i ? ',' : '{', i, i);
        }
        size_t at = t.length + 1;
        text_printf(&t, ",\"n%u\":0}", twice);
        struct json_cursor c;
        json_begin(&c, t.data, t.length);
        cr_expect_not(json_pass(&c));
        cr_expect_eq((size_t)(c.wrong - t.data), at);
        json_end(&c);
        json_begin(&c, t.data, t.length);
        c.repeats = true;
        cr_expect(json_pass(&c));
        json_end(&c);
        text_free(&t);
    }
}

Test(json, depth_has_a_bound)
{
    char text[2 * LIMIT_JSON_DEPTH + 2];
    for (size_t depth = LIMIT_JSON_DEPTH; depth <= LIMIT_JSON_DEPTH + 1; depth++) {
        struct json_cursor c;
        memset(text, '[', depth);
        memset(text + depth, ']', depth);
        json_begin(&c, text, 2 * depth);
        cr_expect_eq(json_pass(&c), depth == LIMIT_JSON_DEPTH);
        json_end(&c);
    }
}

Test(json, a_tree_keeps_the_places_of_its_strings)
{
    static const char text[] = "{\"\\u0061b\":\"\\u0063d\",\"e\":[\"f\",{\"g\":null}]}";
    struct json_tree t;
    cr_assert(json_tree_parse(&t, (struct span){text, sizeof text - 1}));
    const struct json_node *n = json_member(&t, &t.node[0], "ab");
    cr_assert_not_null(n);
    cr_expect(span_is(n->text, "cd"));
    cr_expect_eq(json_tree_source(&t, n->text.text + 1), strstr(text, "\\u0063"));
    cr_expect_eq(json_tree_source(&t, n->key.text), strstr(text, "\\u0061"));
    n = json_first(&t, json_member(&t, &t.node[0], "e"));
    cr_expect(span_is(n->text, "f"));
    cr_expect_eq(json_tree_source(&t, n->text.text), strstr(text, "f\""));
    n = json_next(&t, n);
    cr_expect_null(json_member(&t, n, "g"));
    cr_expect_null(json_next(&t, n));
    json_tree_free(&t);
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
    static const char text[] = "{\n \"\xC3\xA9\" 1}";
    struct json_cursor c;
    struct span key;
    size_t line;
    size_t column;
    json_begin(&c, text, sizeof text - 1);
    cr_assert(json_open(&c, '{') && json_more(&c));
    cr_expect_not(json_key(&c, &key));
    cr_expect_str_eq(c.what, "':' must be here");
    json_place(&c, c.wrong, &line, &column);
    cr_expect_eq(line, 2);
    cr_expect_eq(column, 6);
    json_end(&c);
}

Test(json, what_is_written_is_read)
{
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_member_string(&w, "a\"", "\b\f\n\r\t\x01 \\ \xC3\xA9 \xF0\x9F\x98\x80 \xFF");
    json_put_name(&w, "list");
    json_put_open(&w, '[');
    json_put_unsigned(&w, UINT64_MAX);
    json_put_int(&w, -7);
    json_put_real(&w, 0.25, 2);
    json_put_bool(&w, false);
    json_put_null(&w);
    json_put_open(&w, '[');
    json_put_close(&w, ']');
    json_put_break(&w, "\n  ");
    json_put_open(&w, '{');
    json_put_close(&w, '}');
    json_put_close(&w, ']');
    json_member_unsigned(&w, "n", 1);
    json_put_close(&w, '}');
    cr_expect_str_eq(out.data,
                     "{\"a\\\"\":\"\\b\\f\\n\\r\\t\\u0001 \\\\ \xC3\xA9 \xF0\x9F\x98\x80 \uFFFD\","
                     "\"list\":[18446744073709551615,-7,0.25,false,null,[],\n  {}],\"n\":1}");
    struct json_cursor c;
    json_begin(&c, out.data, out.length);
    cr_expect(json_pass(&c) && json_at_end(&c), "%s", c.what);
    json_end(&c);
    text_free(&out);
}

Test(json, a_writer_may_keep_to_ascii_and_space_its_parts)
{
    struct text out = {0};
    struct json_writer w = {.out = &out, .spaced = true, .ascii = true};
    json_put_open(&w, '{');
    json_member_string(&w, "\xC3\xA9", "\xE2\x88\xA8\xF0\x9F\x98\x80");
    json_member_bool(&w, "b", true);
    json_put_close(&w, '}');
    cr_expect_str_eq(out.data, "{\"\\u00e9\": \"\\u2228\\ud83d\\ude00\", \"b\": true}");
    text_free(&out);
}
