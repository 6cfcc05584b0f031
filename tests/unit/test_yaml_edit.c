/* One value of a YAML text is changed, and nothing else. */
#include <criterion/criterion.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>

#include "base/file/infile.h"
#include "config/yaml/edit.h"

static const struct {
    const char *yaml, *path, *value, *after;
} cases[] = {
    /* replaced: quotes, comments and flow style stay */
    {"a: 1 # one\nb: 2\n", "a", "3", "a: 3 # one\nb: 2\n"},
    {"page: {trim: A4, bleed: auto} # x\n", "page.trim", "6x9 in",
     "page: {trim: 6x9 in, bleed: auto} # x\n"},
    {"page:\n  trim: \"A4\"\n\n  # why\n  bleed: auto\n", "page.trim", "A5",
     "page:\n  trim: A5\n\n  # why\n  bleed: auto\n"},
    {"t: |\n  one\n  two\n\nb: 1\n", "t", "\"x\"", "t: \"x\"\n\nb: 1\n"},
    {"l:\n  - 1\n  - 2 # two\n", "l[1]", "7", "l:\n  - 1\n  - 7 # two\n"},
    {"l:\n  - 1\n  - 2 # two\nb: 1\n", "l", "[3]", "l: [3] # two\nb: 1\n"},
    {"a:\nb: 1\n", "a", "2", "a: 2\nb: 1\n"},
    {"\xC3\xA9: \xE2\x88\x82 # \xC3\xA9\n", "\xC3\xA9", "1", "\xC3\xA9: 1 # \xC3\xA9\n"},
    {"a: 1\r\nb: 2\r\n", "b", "3", "a: 1\r\nb: 3\r\n"},
    /* added */
    {"a: 1", "b", "2", "a: 1\nb: 2\n"},
    {"", "a", "1", "a: 1\n"},
    {"# x\n", "p.trim", "A4", "# x\np: {trim: A4}\n"},
    {"p: {}\n", "p.trim", "A4", "p: {trim: A4}\n"},
    {"p: {a: 1}\n", "p.trim", "A4", "p: {a: 1, trim: A4}\n"},
    {"p:\n", "p.trim", "A4", "p: {trim: A4}\n"},
    {"p:\n  a: 1\n\nq: 2\n", "p.b", "3", "p:\n  a: 1\n  b: 3\n\nq: 2\n"},
    {"s:\n  - count: 3\n    level: easy\n  - count: 4\n", "s[0].title", "\"T\"",
     "s:\n  - count: 3\n    level: easy\n    title: \"T\"\n  - count: 4\n"},
    {"s:\n  - {count: 3}\n", "s[1]", "{count: 4}", "s:\n  - {count: 3}\n  - {count: 4}\n"},
    {"s: [{count: 3}]\n", "s[1]", "{count: 4}", "s: [{count: 3}, {count: 4}]\n"},
    /* taken away */
    {"a: 1\nb: 2 # x\nc: 3\n", "b", NULL, "a: 1\nc: 3\n"},
    {"p: {a: 1, b: 2}\n", "p.a", NULL, "p: {b: 2}\n"},
    {"p: {a: 1, b: 2}\n", "p.b", NULL, "p: {a: 1}\n"},
    {"p: {a: 1}\n", "p.a", NULL, "p: {}\n"},
    {"s:\n  - a: 1\n    b: 2\n", "s[0].a", NULL, "s:\n  - b: 2\n"},
    {"s:\n  - {a: 1}\n  - {b: 2}\n", "s[0]", NULL, "s:\n  - {b: 2}\n"},
    {"a: 1\n", "b", NULL, "a: 1\n"},
};

Test(yaml_edit, one_value_changes_and_nothing_else)
{
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text out = {0};
        struct diag d;
        diag_init(&d, NULL);
        cr_expect_eq(yaml_edit("t", cases[i].yaml, strlen(cases[i].yaml), cases[i].path,
                               cases[i].value, &out, &d),
                     STATUS_OK, "case %zu", i);
        cr_expect_str_eq(out.data ? out.data : "", cases[i].after, "case %zu: %s", i, out.data);
        text_free(&out);
    }
}

Test(yaml_edit, what_cannot_be_edited_is_an_error)
{
    static const char *const wrong[][2] = {
        {"a: [1\n", "a"}, {"a: 1\n", "a.b"}, {"a: *x\n", "a"}, {"- 1\n", "a"}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct text out = {0};
        struct diag d;
        diag_init(&d, NULL);
        cr_expect_eq(yaml_edit("t", wrong[i][0], strlen(wrong[i][0]), wrong[i][1], "2", &out, &d),
                     STATUS_USAGE, "%s", wrong[i][0]);
        cr_expect_eq(d.errors, 1);
        text_free(&out);
    }
}

/* Each value of each sample, replaced by what it is: the bytes stay as they are. */
static void replace_each(const struct text *yaml, const struct yaml_outline *o)
{
    struct text path = {0};
    char before[200] = ""; /* a text of several lines is one value */
    size_t line = 1;
    for (const char *at = yaml->data; at < yaml->data + yaml->length; line++) {
        text_clear(&path);
        yaml_outline_path(o, line, 1 + strspn(at, " -"), &path);
        if (path.length && strcmp(path.data, before) != 0 && at[strspn(at, " ")] != '#') {
            snprintf(before, sizeof before, "%s", path.data);
            struct text out = {0};
            struct text again = {0};
            struct diag d;
            diag_init(&d, stderr);
            cr_assert_eq(yaml_edit("t", yaml->data, yaml->length, path.data, "CHANGED", &out, &d),
                         STATUS_OK, "%s", path.data);
            cr_assert(strstr(out.data, "CHANGED"), "%s", path.data);
            /* All lines before it are as they were. */
            cr_assert_eq(memcmp(out.data, yaml->data, (size_t)(at - yaml->data)), 0, "%s",
                         path.data);
            struct yaml_outline *changed = yaml_outline_new(out.data, out.length);
            cr_assert_not_null(changed, "%s: %s", path.data, out.data);
            yaml_outline_drop(changed);
            text_free(&out);
            text_free(&again);
        }
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    text_free(&path);
}

Test(yaml_edit, every_line_of_the_samples_can_be_edited)
{
    glob_t found;
    cr_assert_eq(glob("config/books/*.yaml", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        struct text yaml = {0};
        cr_assert_eq(infile_read(found.gl_pathv[i], 1000000, &yaml), 0);
        struct yaml_outline *o = yaml_outline_new(yaml.data, yaml.length);
        cr_assert_not_null(o, "%s", found.gl_pathv[i]);
        replace_each(&yaml, o);
        yaml_outline_drop(o);
        text_free(&yaml);
    }
    globfree(&found);
}

Test(yaml_edit, values_and_paths_are_told)
{
    static const char yaml[] = "a: 1\nb: {c: 'x', d: [1, true]}\ne:\n  - f: 0x\n    g:\n";
    struct text out = {0};
    struct json_writer w = {.out = &out};
    struct yaml_outline *o = yaml_outline_new(yaml, sizeof yaml - 1);
    yaml_outline_json(o, &w);
    cr_expect_str_eq(
        out.data, "{\"a\":1,\"b\":{\"c\":\"x\",\"d\":[1,true]},\"e\":[{\"f\":\"0x\",\"g\":null}]}");
    text_clear(&out);
    yaml_outline_path(o, 2, 17, &out);
    cr_expect_str_eq(out.data, "b.d[0]");
    text_clear(&out);
    yaml_outline_path(o, 4, 8, &out);
    cr_expect_str_eq(out.data, "e[0].f");
    text_clear(&out);
    w = (struct json_writer){.out = &out};
    yaml_outline_json_but(o, "b", (const char *const[]){"c", NULL}, &w);
    cr_expect_str_eq(out.data, "{\"d\":[1,true]}");
    text_clear(&out);
    w = (struct json_writer){.out = &out};
    yaml_outline_json_but(o, "e[4]", (const char *const[]){NULL}, &w);
    cr_expect_str_eq(out.data, "null");
    yaml_outline_drop(o);
    text_free(&out);
}

static void expect_swapped(const char *yaml, const char *path, const char *swapped)
{
    struct text out = {0};
    struct diag d;
    diag_init(&d, NULL);
    enum status status = yaml_swap("a.yaml", yaml, strlen(yaml), path, &out, &d);
    if (swapped) {
        cr_expect_eq(status, STATUS_OK, "%s", path);
        cr_expect_str_eq(out.data, swapped);
    } else {
        cr_expect_eq(status, STATUS_USAGE, "%s", path);
    }
    text_free(&out);
}

Test(yaml_edit, items_change_places)
{
    expect_swapped("a: [1, 'two', {c: 3}] # kept\n", "a[1]", "a: [1, {c: 3}, 'two'] # kept\n");
    expect_swapped("a:\n  - b: 1 # one\n    c: 2\n  # between\n  - b: 3\nd: 4\n", "a[0]",
                   "a:\n  - b: 3\n  # between\n  - b: 1 # one\n    c: 2\nd: 4\n");
    expect_swapped("a: [-5, -6]\n", "a[0]", "a: [-6, -5]\n");
    expect_swapped("a: [1, 2]\n", "a[1]", NULL);
    expect_swapped("a: {b: 1, c: 2}\n", "a.b", NULL);
    expect_swapped("a: [\n", "a[0]", NULL);
}
