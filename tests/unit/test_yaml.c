#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "config/yaml/yaml.h"

/* One reading into an arena, its messages kept. */
struct trial {
    struct arena arena;
    struct diag d;
    struct yaml_load load;
    char *shown;
    size_t shown_length;
    struct yaml_node *root;
    enum status status;
};

static void trial_begin(struct trial *t)
{
    memset(t, 0, sizeof *t);
    t->d.out = open_memstream(&t->shown, &t->shown_length);
    t->load = (struct yaml_load){.arena = &t->arena, .d = &t->d};
}

static void trial_parse(struct trial *t, const char *yaml, size_t length)
{
    trial_begin(t);
    const struct yaml_source *source = yaml_source_new(&t->load, "t.yaml", yaml, length);
    t->status = source ? yaml_parse(&t->load, source, 0, &t->root) : STATUS_USAGE;
    fflush(t->d.out);
}

static void trial_end(struct trial *t)
{
    fclose(t->d.out);
    free(t->shown);
    arena_free(&t->arena);
}

static void dump(const struct yaml_node *node, struct text *out)
{
    if (!node) {
        text_puts(out, "nothing");
        return;
    }
    text_printf(out, "%zu:%zu", node->location.line, node->location.col);
    if (node->kind == YAML_KIND_SCALAR) {
        text_printf(out, "%c%s", "=\"|"[node->style], node -> text);
        return;
    }
    text_puts(out, node->kind == YAML_KIND_MAP ? "{" : "[");
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        if (node->kind == YAML_KIND_MAP) {
            text_printf(out, "%s@%zu:%zu ", child->key, child->key_location.line,
                        child->key_location.col);
        }
        dump(child, out);
        text_puts(out, child->next ? ", " : "");
    }
    text_puts(out, node->kind == YAML_KIND_MAP ? "}" : "]");
}

Test(yaml, trees_know_their_places)
{
    static const struct {
        const char *yaml;
        const char *tree;
    } cases[] = {
        {"", "nothing"},
        {"# words\n", "nothing"},
        {"a: 1\nb: two words # c\n", "1:1{a@1:1 1:4=1, b@2:1 2:4=two words}"},
        {"a:\r\n  - 'x'\r\n  - \"y\\n\"\r\n", "1:1{a@1:1 2:3[2:5\"x, 3:5\"y\n]}"},
        {"a: 1\rb: 2\r", "1:1{a@1:1 1:4=1, b@2:1 2:4=2}"},
        {"\xEF\xBB\xBF"
         "a: [1, {b: c}]",
         "1:1{a@1:1 1:4[1:5=1, 1:8{b@1:9 1:12=c}]}"},
        {"\xC3\xA9t\xC3\xA9: \xE2\x82\xAC", "1:1{\xC3\xA9t\xC3\xA9@1:1 1:6=\xE2\x82\xAC}"},
        {"a: |\n  x\n  y\n\nb: >\n  u\n  v\n", "1:1{a@1:1 1:4|x\ny\n, b@5:1 5:4|u v\n}"},
        {"a:\nb: ~\n", "1:1{a@1:1 1:3=, b@2:1 2:4=~}"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct trial t;
        struct text tree = {0};
        trial_parse(&t, cases[i].yaml, strlen(cases[i].yaml));
        dump(t.root, &tree);
        cr_assert_eq(t.status, STATUS_OK, "case %zu: %s", i, t.shown);
        cr_assert_str_eq(tree.data, cases[i].tree, "case %zu: %s", i, tree.data);
        text_free(&tree);
        trial_end(&t);
    }
}

#define CARET(line, source, blanks) "    " line " | " source "\n      | " blanks "^\n"

static const struct wrong {
    const char *yaml;
    const char *shown;
} wrong[] = {
    {"a: 1\nb: *x\n",
     "t.yaml:2:4: error: aliases are not supported; put text that begins with '*' in "
     "quotes\n" CARET("2", "b: *x", "   ")},
    {"a: &x 1\n", "t.yaml:1:4: error: anchors are not supported; put text that begins with '&' in "
                  "quotes\n" CARET("1", "a: &x 1", "   ")},
    {"a: !!str 1\n", "t.yaml:1:4: error: tags are not supported; put text that begins with '!' in "
                     "quotes\n" CARET("1", "a: !!str 1", "   ")},
    {"<<: {a: 1}\n", "t.yaml:1:1: error: merge keys ('<<') are not supported; write the values "
                     "out\n" CARET("1", "<<: {a: 1}", "")},
    {"a: 1\nb: {c: 1, c: 2}\na: 3\n",
     "t.yaml:2:11: error: 'c' is given twice; the first one is at line 2, column 5\n" CARET(
         "2", "b: {c: 1, c: 2}",
         "          ") "t.yaml:3:1: error: 'a' is given twice; the first one is at line 1, column "
                       "1\n" CARET("3", "a: 3", "")},
    {"a: 1\n---\nb: 2\n", "t.yaml:2:1: error: a second document begins here; one file holds one "
                          "config\n" CARET("2", "---", "")},
    {"? [x]\n: 1\n", "t.yaml:1:3: error: a key must be plain text\n" CARET("1", "? [x]", "  ")},
    {"a:\n\tb: 1\n",
     "t.yaml:2:1: error: a tab may not indent YAML; use spaces\n" CARET("2", "\tb: 1", "")},
    {"a: b: c\n", "t.yaml:1:5: error: there is a second ': ' in a value; put the text in quotes, "
                  "or check the indentation\n" CARET("1", "a: b: c", "    ")},
    {"a: 1\nb\n", "t.yaml:2:1: error: expected 'key: value' here\n" CARET("2", "b", "")},
    {"a: 'x\nb: 2\n", "t.yaml:1:4: error: this quote is never closed\n" CARET("1", "a: 'x", "   ")},
    {"a: \"\\q\"\n", "t.yaml:1:5: error: there is no such escape in double quotes; write \\\\ for "
                     "a backslash, or use "
                     "single quotes\n" CARET("1", "a: \"\\q\"", "    ")},
    {"a: [1, 2\nb: 3\n",
     "t.yaml:1:4: error: this '[' is never closed\n" CARET("1", "a: [1, 2", "   ")},
    {"a: {x: 1\n", "t.yaml:1:4: error: this '{' is never closed\n" CARET("1", "a: {x: 1", "   ")},
    {"a: - 1\n", "t.yaml:1:4: error: a list's '-' cannot be here; begin the list on a new "
                 "line\n" CARET("1", "a: - 1", "   ")},
    {"a:\n  - 1\n  b: 2\n",
     "t.yaml:3:3: error: this does not line up with the list's '-' above it\n" CARET("3", "  b: 2",
                                                                                     "  ")},
    {"a:\n   b: 1\n  c: 2\n",
     "t.yaml:3:3: error: this does not line up with the keys above it; check the indentation and "
     "the quotes\n" CARET("3", "  c: 2", "  ")},
    {"a: **b**\n",
     "t.yaml:1:4: error: put text that begins with '*' in quotes\n" CARET("1", "a: **b**", "   ")},
    {"a: | x\n  y\n", "t.yaml:1:6: error: nothing may follow '|' or '>' on their line\n" CARET(
                          "1", "a: | x", "     ")},
    {"a: @x\n", "t.yaml:1:4: error: put text that begins with this character in "
                "quotes\n" CARET("1", "a: @x", "   ")},
    {"a: 1\n%b: 2\n", "t.yaml:2:1: error: indent a line that begins with '%', or put it "
                      "in quotes\n" CARET("2", "%b: 2", "")},
    {"a: ]\n", "t.yaml:1:4: error: a value is missing here\n" CARET("1", "a: ]", "   ")},
    {"a: 1\n...\nb: 2\n",
     "t.yaml:3:1: error: more text after the end of the config\n" CARET("3", "b: 2", "")},
    {"a: \xC3\xA9\xFF\nb: \xC3(\nc: d\n",
     "t.yaml:1:5: error: byte 0xFF is not UTF-8, and 1 more line is like it\n" CARET(
         "1", "a: \xC3\xA9?", "    ") "      = help: save the file as UTF-8\n"},
    {"b: \xC3(\nc: d\n", "t.yaml:1:4: error: byte 0xC3 is not UTF-8\n" CARET(
                             "1", "b: ?(", "   ") "      = help: save the file as UTF-8\n"},
    {"a: \x1B[0m\n",
     "t.yaml:1:4: error: U+001B is a control character\n" CARET("1", "a: ?[0m", "   ")},
    {"a: x\xE2\x80\xA8y\n",
     "t.yaml:1:5: error: U+2028 is a Unicode line separator; use an ordinary line end\n" CARET(
         "1", "a: x\xE2\x80\xA8y", "    ")},
    {"a: \"x\\0y\"\n",
     "t.yaml:1:4: error: a text may not hold a NUL character\n" CARET("1", "a: \"x\\0y\"", "   ")},
    {"\xFF\xFE", "t.yaml: error: this is UTF-16 text; save it as UTF-8\n"},
};

Test(yaml, every_refusal_names_its_place)
{
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct trial t;
        trial_parse(&t, wrong[i].yaml, strlen(wrong[i].yaml));
        cr_assert_eq(t.status, STATUS_USAGE, "case %zu", i);
        cr_assert_str_eq(t.shown, wrong[i].shown, "case %zu: %s", i, t.shown);
        trial_end(&t);
    }
}

static void repeat(struct text *out, const char *piece, size_t count)
{
    while (count--) {
        text_puts(out, piece);
    }
}

Test(yaml, limits)
{
    struct text yaml = {0};
    struct trial t;
    repeat(&yaml, "[", YAML_MAX_DEPTH);
    repeat(&yaml, "]", YAML_MAX_DEPTH);
    trial_parse(&t, yaml.data, yaml.length);
    cr_assert_eq(t.status, STATUS_OK, "%s", t.shown);
    trial_end(&t);

    text_clear(&yaml);
    repeat(&yaml, "[", 10000);
    trial_parse(&t, yaml.data, yaml.length);
    cr_assert_str_eq(t.shown, "t.yaml:1:33: error: nested more than 32 deep\n");
    trial_end(&t);

    text_clear(&yaml);
    for (int i = 0; i <= YAML_MAX_KEYS; i++) {
        text_printf(&yaml, "k%d: 1\n", i);
    }
    trial_parse(&t, yaml.data, yaml.length);
    cr_assert_str_eq(t.shown, "t.yaml:257:1: error: more than 256 keys in one map\n"
                              "  257 | k256: 1\n      | ^\n");
    trial_end(&t);

    text_clear(&yaml);
    repeat(&yaml, "- 1\n", 70000);
    trial_parse(&t, yaml.data, yaml.length);
    cr_assert_str_eq(t.shown, "t.yaml:65536:3: error: a config may hold at most 65536 values\n"
                              "65536 | - 1\n      |   ^\n");
    trial_end(&t);

    text_clear(&yaml);
    repeat(&yaml, "- !x 1\n", 300);
    trial_parse(&t, yaml.data, yaml.length);
    cr_assert_eq(t.load.errors, 300);
    cr_assert_eq(t.d.errors, 300);
    size_t lines = 0;
    for (const char *c = t.shown; (c = strchr(c, '\n')); c++) {
        lines++;
    }
    cr_assert_eq(lines, 3 * YAML_MAX_ERRORS);
    trial_end(&t);
    text_free(&yaml);
}

Test(yaml, files)
{
    char path[] = "/tmp/nonet-yaml-XXXXXX";
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    static char block[4096];
    memset(block, ' ', sizeof block);
    for (size_t i = 0; i < YAML_MAX_BYTES / sizeof block; i++) {
        cr_assert_eq(write(fd, block, sizeof block), (ssize_t)sizeof block);
    }
    struct trial t;
    const char *text;
    size_t length;
    trial_begin(&t);
    cr_assert_eq(yaml_read_file(&t.load, path, NULL, &text, &length), STATUS_OK);
    cr_assert_eq(length, YAML_MAX_BYTES);
    trial_end(&t);

    cr_assert_eq(write(fd, " ", 1), 1);
    close(fd);
    trial_begin(&t);
    cr_assert_eq(yaml_read_file(&t.load, path, NULL, &text, &length), STATUS_USAGE);
    fflush(t.d.out);
    cr_assert(strstr(t.shown, "' is larger than a config may be (1 MiB)\n"), "%s", t.shown);
    trial_end(&t);
    unlink(path);

    trial_begin(&t);
    cr_assert_eq(yaml_read_file(&t.load, "/nonexistent/x.yaml", NULL, &text, &length),
                 STATUS_USAGE);
    cr_assert_eq(yaml_read_file(&t.load, "/", NULL, &text, &length), STATUS_USAGE);
    fflush(t.d.out);
    cr_assert_str_eq(t.shown, "/nonexistent/x.yaml: error: cannot read: No such file or directory\n"
                              "/: error: cannot read: Is a directory\n");
    trial_end(&t);
}

Test(yaml, bytes_of_values_have_places)
{
    static const struct {
        const char *yaml;
        const char *wanted; /* this character of the value of a … */
        size_t line;
        size_t col; /* … stands here */
    } cases[] = {
        {"a: plain \xC3\xA9 X", "X", 1, 12},
        {"a: 'quoted X'", "X", 1, 12},
        {"a: |\n  one\n\n  tw\xC3\xA9 X\n", "X", 4, 7},
        {"a: >\n   one\n   two\n   X\n", "X", 4, 4},
        {"a: one\n   two X\n", "X", 2, 8},
        {"a: \"es\\u0063ape X\"", "X", 1, 4}, /* an escape: the value's start */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct trial t;
        trial_parse(&t, cases[i].yaml, strlen(cases[i].yaml));
        const struct yaml_node *node = yaml_find(t.root, "a");
        cr_assert_not_null(node);
        size_t offset = (size_t)(strstr(node->text, cases[i].wanted) - node->text);
        struct yaml_location place = yaml_location_of_byte(node, offset);
        cr_assert_eq(place.line, cases[i].line, "case %zu: line %zu", i, place.line);
        cr_assert_eq(place.col, cases[i].col, "case %zu: column %zu", i, place.col);
        trial_end(&t);
    }
}

Test(yaml, overrides)
{
    static const struct {
        const char *override;
        const char *tree; /* NULL: refused with… */
        const char *shown;
    } cases[] = {
        {"a=x", "1:1{a@1:1 1:3=x, b@2:1 2:4[2:5=1, 2:8=2]}", ""},
        {"a=x: y", "1:1{a@1:1 1:3=x: y, b@2:1 2:4[2:5=1, 2:8=2]}", ""},
        {"b[1]=x", "1:1{a@1:1 1:4=1, b@2:1 2:4[2:5=1, 1:6=x]}", ""},
        {"b=[x, 'y']", "1:1{a@1:1 1:4=1, b@2:1 1:3[1:4=x, 1:7\"y]}", ""},
        {"c.d=x", "1:1{a@1:1 1:4=1, b@2:1 2:4[2:5=1, 2:8=2], c@1:1 1:1{d@1:3 1:5=x}}", ""},
        {"a", NULL,
         "--set:1:1: error: write it as in page.trim=A4: a name, '=', a value\n" CARET("1", "a",
                                                                                       "")},
        {"b[2]=x", NULL,
         "--set:1:2: error: there is no [2]: the config has 2 here, from [0] on\n" CARET(
             "1", "b[2]=x", " ")},
        {"b[x]=x", NULL,
         "--set:1:2: error: a number in brackets must be here, counted from 0, as in [0]\n" CARET(
             "1", "b[x]=x", " ")},
        {"a.b=x", NULL,
         "--set:1:2: error: the value before this is not a map of names\n" CARET("1", "a.b=x",
                                                                                 " ")},
        {"=x", NULL,
         "--set:1:1: error: a name is missing here; write it as in sections[0].count=4\n" CARET(
             "1", "=x", "")},
        {"a=[x", NULL, "--set:1:3: error: this '[' is never closed\n" CARET("1", "a=[x", "  ")},
        {"a=\xFF", NULL,
         "--set:1:3: error: byte 0xFF is not UTF-8\n" CARET(
             "1", "a=?", "  ") "      = help: save the file as UTF-8\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct trial t;
        struct text tree = {0};
        trial_parse(&t, "a: 1\nb: [1, 2]\n", 15);
        enum status status = yaml_override(&t.load, &t.root, "--set", cases[i].override);
        fflush(t.d.out);
        cr_assert_str_eq(t.shown, cases[i].shown, "case %zu: %s", i, t.shown);
        cr_assert_eq(status, cases[i].tree ? STATUS_OK : STATUS_USAGE);
        if (cases[i].tree) {
            dump(t.root, &tree);
            cr_assert_str_eq(tree.data, cases[i].tree, "case %zu: %s", i, tree.data);
        }
        text_free(&tree);
        trial_end(&t);
    }
}

/* A key that is replaced and one that is added after it: the chain must hold. */
Test(yaml, overrides_follow_one_another)
{
    struct trial t;
    struct text tree = {0};
    trial_parse(&t, "", 0);
    static const char *const steps[] = {"a.b=1", "a.b=2", "a.c=3", "d=4", "a={e: 5}"};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        cr_assert_eq(yaml_override(&t.load, &t.root, "--set", steps[i]), STATUS_OK);
    }
    dump(t.root, &tree);
    cr_assert_str_eq(tree.data, "1:1{a@1:1 1:3{e@1:4 1:7=5}, d@1:1 1:3=4}", "%s", tree.data);
    text_free(&tree);
    trial_end(&t);
}

/* Whatever allocation fails, the reading ends with an error and gives its memory back. */
Test(yaml, every_allocation_may_fail)
{
    static const char yaml[] = "a: 1\nb: [1, {c: d}]\ne: |\n  text\n";
    bool done = false;
    size_t limit = 1;
    for (; !done && limit < 100000; limit += 8) {
        struct trial t;
        trial_begin(&t);
        t.arena.limit = limit;
        const struct yaml_source *source =
            yaml_source_new(&t.load, "t.yaml", yaml, sizeof yaml - 1);
        enum status status = source ? yaml_parse(&t.load, source, 0, &t.root) : STATUS_USAGE;
        if (status == STATUS_OK) {
            status = yaml_override(&t.load, &t.root, "--set", "b[1].x.y=[2]");
        }
        fflush(t.d.out);
        done = status == STATUS_OK;
        cr_assert(done || strstr(t.shown, "out of memory"), "limit %zu: %s", limit, t.shown);
        trial_end(&t);
    }
    cr_assert(done);
    cr_assert_gt(limit, 500);
}
