#include "config/schema/documents.h"

#include <string.h>

enum { WIDTH = 98 };

static void add_note(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                     struct text *out)
{
    schema_describe(f, vocabulary, out);
    if (f->required) {
        text_puts(out, "; required");
    } else if (f->fallback) {
        text_printf(out, "; default %s", f->fallback);
    }
}

static void indent(struct text *out, size_t depth)
{
    text_printf(out, "%*s", (int)(2 * depth), "");
}

/* Words as comment lines no wider than WIDTH. */
static void add_comment(const char *words, size_t depth, struct text *out)
{
    size_t room = WIDTH - 2 * depth - 2;
    while (*words) {
        size_t length = strlen(words);
        if (length > room) {
            length = room;
            while (length > 1 && words[length] != ' ') {
                length--;
            }
        }
        indent(out, depth);
        text_printf(out, "# %.*s\n", (int)length, words);
        words += length;
        words += *words == ' ';
    }
}

/* A value that the tables write plainly may need quotes where YAML would take it otherwise. */
static void add_value(const struct schema_field *f, const char *value, struct text *out)
{
    bool bracketed = strchr("[{\"", *value) != NULL;
    bool quote = f->type == SCHEMA_COLOUR || strchr(value, '#') || strstr(value, ": ");
    if (schema_is_list(f) && !bracketed) {
        text_printf(out, "[%s]", value);
    } else {
        text_printf(out, quote && !bracketed ? "\"%s\"" : "%s", value);
    }
}

static void print_yaml(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                       size_t depth, struct text *out);

static void print_inner(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                        size_t depth, struct text *out)
{
    bool list = f->type == SCHEMA_LIST;
    indent(out, depth);
    text_printf(out, "%s:\n", f->name);
    if (list) {
        indent(out, depth + 1);
        text_puts(out, "-\n");
    }
    print_yaml(f->map, vocabulary, depth + (list ? 2 : 1), out);
}

/* A list that may be left out: its items' fields in words, and an example. */
static void print_optional_list(const struct schema_field *f,
                                const struct config_vocabulary *vocabulary, size_t depth,
                                struct text *out)
{
    for (size_t i = 0; i < f->map->count; i++) {
        const struct schema_field *inner = &f->map->field[i];
        struct text words = {0};
        text_printf(&words, "%s of an item (", inner->name);
        add_note(inner, vocabulary, &words);
        text_printf(&words, "): %s", inner->doc);
        add_comment(words.data ? words.data : "", depth, out);
        out->failed |= words.failed;
        text_free(&words);
    }
    indent(out, depth);
    text_printf(out, "# %s: %s\n", f->name, f->example);
}

static void print_yaml(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                       size_t depth, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        text_puts(out, depth == 0 ? "\n" : "");
        add_comment(f->doc, depth, out);
        if (f->type == SCHEMA_LIST && !f->required) {
            print_optional_list(f, vocabulary, depth, out);
            continue;
        }
        if (f->map) {
            print_inner(f, vocabulary, depth, out);
            continue;
        }
        struct text note = {0};
        add_note(f, vocabulary, &note);
        add_comment(note.data ? note.data : "", depth, out);
        out->failed |= note.failed;
        text_free(&note);
        indent(out, depth);
        text_printf(out, "%s%s: ", f->fallback || f->required ? "" : "# ", f->name);
        add_value(f, f->fallback ? f->fallback : f->example, out);
        text_puts(out, "\n");
    }
}

void schema_print_defaults(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out)
{
    text_puts(out, "# Every field of a book's config with its default. A line that begins with\n"
                   "# \"# name: \" shows by an example a field that has none.\n");
    print_yaml(map, vocabulary, 0, out);
}

static void markdown_rows(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                          const char *prefix, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        text_printf(out, "| `%s%s` | ", prefix, f->name);
        schema_describe(f, vocabulary, out);
        text_printf(out, " | %s%s%s | %s |\n", f->fallback ? "`" : "",
                    f->fallback   ? f->fallback
                    : f->required ? "required"
                                  : "",
                    f->fallback ? "`" : "", f->doc);
        if (f->map) {
            struct text inner = {0};
            text_printf(&inner, "%s%s%s.", prefix, f->name, f->type == SCHEMA_LIST ? "[]" : "");
            markdown_rows(f->map, vocabulary, inner.data ? inner.data : "", out);
            out->failed |= inner.failed;
            text_free(&inner);
        }
    }
}

void schema_print_markdown(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out)
{
    text_puts(out, "| field | takes | default | meaning |\n|---|---|---|---|\n");
    markdown_rows(map, vocabulary, "", out);
}

/* Text for troff: a backslash is escaped, and a line may not begin with a control character. */
static void add_troff(const char *words, struct text *out)
{
    if (*words == '.' || *words == '\'') {
        text_puts(out, "\\&");
    }
    for (const char *c = words; *c; c++) {
        if (*c == '\\') {
            text_puts(out, "\\e");
        } else if (*c == '-') {
            text_puts(out, "\\-");
        } else {
            text_add(out, c, 1);
        }
    }
}

static void man_entries(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                        struct text *out)
{
    struct text note = {0};
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        if (f->map) {
            continue;
        }
        text_printf(out, ".TP\n.B %s\n", f->name);
        add_troff(f->doc, out);
        text_puts(out, "\n.br\n");
        text_clear(&note);
        add_note(f, vocabulary, &note);
        add_troff(note.data ? note.data : "", out);
        text_puts(out, ".\n");
    }
    out->failed |= note.failed;
    text_free(&note);
}

static void man_maps(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                     const char *prefix, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        if (!f->map) {
            continue;
        }
        struct text name = {0};
        text_printf(&name, "%s%s", prefix, f->name);
        text_printf(out, ".SS \"%s%s\"\n", name.data ? name.data : "",
                    f->type == SCHEMA_LIST ? " (a list)" : "");
        add_troff(f->doc, out);
        text_puts(out, "\n");
        man_entries(f->map, vocabulary, out);
        text_puts(&name, ".");
        man_maps(f->map, vocabulary, name.data ? name.data : "", out);
        out->failed |= name.failed;
        text_free(&name);
    }
}

void schema_print_man(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                      struct text *out)
{
    text_puts(out, ".SS \"At the top\"\n");
    man_entries(map, vocabulary, out);
    man_maps(map, vocabulary, "", out);
}
