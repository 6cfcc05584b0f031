#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"

Test(text, grows_and_formats)
{
    struct text t = {0};
    for (int i = 0; i < 1000; i++) {
        text_printf(&t, "%d,", i % 10);
    }
    cr_assert_not(t.failed);
    cr_assert_eq(t.length, 2000);
    cr_assert_eq(strncmp(t.data, "0,1,2,3,", 8), 0);
    cr_assert_eq(strlen(t.data), t.length);
    text_clear(&t);
    cr_assert_str_eq(t.data, "");
    text_free(&t);
    cr_assert_null(t.data);
}

Test(text, utf8_accepts_only_the_shortest_valid_forms)
{
    static const struct {
        const char *bytes;
        size_t length;
        uint32_t code;
        size_t size;
    } cases[] = {
        {"A", 1, 'A', 1},
        {"\xC3\xA9", 2, 0xE9, 2},
        {"\xE2\x82\xAC", 3, 0x20AC, 3},
        {"\xF0\x9F\x98\x80", 4, 0x1F600, 4},
        {"\xC3", 1, UINT32_MAX, 1},             /* truncated */
        {"\xC0\x80", 2, UINT32_MAX, 1},         /* overlong */
        {"\xE0\x80\x80", 3, UINT32_MAX, 1},     /* overlong */
        {"\xED\xA0\x80", 3, UINT32_MAX, 1},     /* surrogate */
        {"\xF4\x90\x80\x80", 4, UINT32_MAX, 1}, /* above U+10FFFF */
        {"\x80", 1, UINT32_MAX, 1},             /* stray continuation */
        {"\xE2\x28\xA1", 3, UINT32_MAX, 1},     /* broken continuation */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t size;
        cr_assert_eq(utf8_decode(cases[i].bytes, cases[i].length, &size), cases[i].code, "%zu", i);
        cr_assert_eq(size, cases[i].size, "case %zu", i);
    }
    size_t bad;
    cr_assert_eq(utf8_length("a\xC3\xA9\xFFz", 5, &bad), 4);
    cr_assert_eq(bad, 3);
    cr_assert_eq(utf8_length("\xC3\xA9", 2, &bad), 1);
    cr_assert_eq(bad, SIZE_MAX);
}

Test(text, nearest_name_is_close_or_none)
{
    static const char *const names[] = {"title", "subtitle", "author", "sections", "seed", "A4"};
    static const struct {
        const char *typed;
        const char *meant;
    } cases[] = {
        {"titel", "title"}, {"Title", "title"},  {"autor", "author"}, {"section", "sections"},
        {"sede", "seed"},   {"publisher", NULL}, {"x", NULL},         {"", NULL},
        {"A44", "A4"},      {"A52", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *found = text_nearest(cases[i].typed, names, sizeof names / sizeof *names);
        if (cases[i].meant) {
            cr_assert_not_null(found, "%s", cases[i].typed);
            cr_assert_str_eq(found, cases[i].meant);
        } else {
            cr_assert_null(found, "%s gave %s", cases[i].typed, found);
        }
    }
}

/* Of maps with five letters, those of the same board are shown first. */
Test(text, choices_keep_to_a_board)
{
    static const char *const names[] = {
        "jigsaw-5:ash",   "jigsaw-5:birch", "jigsaw-5:cedar", "jigsaw-5:larch", "jigsaw-6:ash",
        "jigsaw-6:birch", "jigsaw-6:cedar", "jigsaw-6:larch", "jigsaw-9:ash",   "jigsaw-9:birch",
        "jigsaw-9:cedar", "jigsaw-9:larch", "samurai"};
    struct text t = {0};
    text_choices(&t, "jigsaw-9:arch", names, sizeof names / sizeof *names);
    cr_assert_eq(strncmp(t.data, "jigsaw-9:larch, jigsaw-9:ash, jigsaw-9:birch, ", 46), 0, "%s",
                 t.data);
    text_free(&t);
}

Test(text, utf8_reads_what_it_wrote)
{
    static const uint32_t last[] = {0x7F, 0x7FF, 0xFFFF, 0x10FFFF};
    for (size_t i = 0; i < 4; i++) {
        for (uint32_t code = last[i] - 1; code <= last[i] + (i < 3); code++) {
            char bytes[4];
            size_t size = 0;
            size_t written = utf8_encode(code, bytes);
            cr_assert_eq(written, i + 1 + (code > last[i]), "U+%X", code);
            cr_assert_eq(utf8_decode(bytes, written, &size), code, "U+%X", code);
            cr_assert_eq(size, written);
        }
    }
}

Test(text, has_capitals_in_eight_languages)
{
    static const struct {
        const char *text, *capitals;
    } rows[] = {{"The Quiet Half Hour, 9", "THE QUIET HALF HOUR, 9"},
                {"Gr\u00f6\u00dfe \u00fcber", "GR\u00d6SSE \u00dcBER"},
                {"\u00e9t\u00e9 \u0153uvre \u00ff\u00f7", "\u00c9T\u00c9 \u0152UVRE \u0178\u00f7"},
                {"ni\u00f1o", "NI\u00d1O"},
                {"\u0142\u00f3d\u017a \u017c\u0105\u0119\u015b\u0107\u0144",
                 "\u0141\u00d3D\u0179 \u017b\u0104\u0118\u015a\u0106\u0143"},
                /* The last letters of runs of pairs, which are Czech, Latvian and Welsh. */
                {"\u0137\u013a\u0148\u0177\u017e", "\u0136\u0139\u0147\u0176\u017d"},
                {"\u0391\u03c5\u03c4\u03cc\u03c2 \u03ce\u03c1\u03b1 \u0390\u03b0",
                 "\u0391\u03a5\u03a4\u039f\u03a3 \u03a9\u03a1\u0391 \u03aa\u03ab"},
                {"\u0388\u03bd\u03b1 \u039c\u03ac\u03b9\u03bf\u03c2",
                 "\u0395\u039d\u0391 \u039c\u0391\u03aa\u039f\u03a3"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct text out = {0};
        text_capitals(&out, rows[i].text);
        cr_expect_str_eq(out.data, rows[i].capitals);
        text_free(&out);
    }
}
