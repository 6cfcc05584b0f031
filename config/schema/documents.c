#include "config/schema/documents.h"

#include <stdint.h>
#include <string.h>

enum { WIDTH = 98 };

static void add_note(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                     struct text *out)
{
    schema_describe(f, vocabulary, out);
    if (f->required) {
        text_printf(out, "; required%s%s", f->unless ? " without " : "",
                    f->unless ? f->unless : "");
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
    text_puts(out, "# Every key of a book's config with its default. A line that begins with\n# "
                   "\"# name: \" is an example for a key without a default.\n");
    print_yaml(map, vocabulary, 0, out);
}

/* ---- the reference in Markdown ---- */

/* A list longer than this stands once, at the end, and keys refer to it. */
enum { MAX_NAMES_IN_ROW = 14, MAX_MAPS = 64 };

struct reference {
    const struct config_vocabulary *vocabulary;
    struct text *out;
    const struct schema_map *printed[MAX_MAPS]; /* maps that have their table already */
    const char *printed_path[MAX_MAPS];         /* borrowed from `paths` */
    struct text paths[MAX_MAPS];
    size_t printed_count;
    struct config_names list[MAX_MAPS]; /* the long lists */
    struct text list_key[MAX_MAPS];     /* the first key that takes each */
    size_t list_count;
};

/* The index of a long list of names, which is noted when it is first met; SIZE_MAX: not long. */
static size_t find_list(struct reference *r, const struct schema_field *f, const char *path)
{
    struct config_names names = schema_names(f, r->vocabulary);
    if (names.count <= MAX_NAMES_IN_ROW) {
        return SIZE_MAX;
    }
    for (size_t i = 0; i < r->list_count; i++) {
        if (r->list[i].count == names.count && r->list[i].item[0] == names.item[0]) {
            return i;
        }
    }
    if (r->list_count == MAX_MAPS) {
        return SIZE_MAX;
    }
    r->list[r->list_count] = names;
    text_puts(&r->list_key[r->list_count], path);
    return r->list_count++;
}

/* Words of a table's cell: a bar would end it. */
static void add_cell(const char *words, struct text *out)
{
    for (; *words; words++) {
        text_printf(out, *words == '|' ? "\\|" : "%c", *words);
    }
}

static void add_row(struct reference *r, const struct schema_field *f, const char *path)
{
    struct text *out = r->out;
    struct text takes = {0};
    size_t list = find_list(r, f, path);
    text_printf(out, "| `%s` | ", path);
    if (list != SIZE_MAX) {
        text_printf(out, "%s, see [the list](#names-%zu)",
                    schema_is_list(f)              ? "names"
                    : f->type == SCHEMA_PAIRS      ? "map of names and texts"
                    : f->type == SCHEMA_NAMED_PATH ? "path or name"
                                                   : "name",
                    list + 1);
        if (f->special) {
            text_printf(out, ", or %s", f->special);
        }
    } else {
        schema_describe(f, r->vocabulary, &takes);
        add_cell(takes.data ? takes.data : "", out);
    }
    const char *value = f->fallback ? f->fallback : f->example;
    text_puts(out, " | ");
    if (f->required) {
        text_puts(out, "required");
        if (f->unless) {
            text_printf(out, " without `%s`", f->unless);
        }
        if (f->example) {
            text_printf(out, ", as `%s`", f->example);
        }
    } else if (value && !f->map) {
        text_printf(out, f->fallback ? "`%s`" : "none; example `%s`", value);
    }
    text_puts(out, " | ");
    add_cell(f->doc, out);
    text_puts(out, " |\n");
    out->failed |= takes.failed;
    text_free(&takes);
}

static void markdown_map(struct reference *r, const struct schema_field *f, const char *path,
                         size_t depth);

/* A heading, the keys of a map as a table, then the maps in it. */
static void markdown_table(struct reference *r, const struct schema_map *map, const char *path,
                           size_t depth)
{
    text_puts(r->out, "| key | takes | default | meaning |\n|---|---|---|---|\n");
    for (int inner = 0; inner < 2; inner++) {
        for (size_t i = 0; i < map->count; i++) {
            const struct schema_field *f = &map->field[i];
            struct text name = {0};
            text_printf(&name, "%s.%s", path, f->name);
            if (f->map && inner && name.data) {
                markdown_map(r, f, name.data, depth);
            } else if (!f->map && !inner && name.data) {
                add_row(r, f, name.data);
            }
            r->out->failed |= name.failed;
            text_free(&name);
        }
    }
}

static void markdown_map(struct reference *r, const struct schema_field *f, const char *path,
                         size_t depth)
{
    struct text inner = {0};
    text_printf(r->out, "\n%.*s `%s`\n\n%s\n\n", (int)depth, "######", path, f->doc);
    if (f->type == SCHEMA_LIST && f->example) {
        text_printf(r->out, "Example: `%s: %s`\n\n", f->name, f->example);
    }
    for (size_t i = 0; i < r->printed_count; i++) {
        if (r->printed[i] == f->map) {
            text_printf(r->out, "The keys are those of `%s`.\n", r->printed_path[i]);
            return;
        }
    }
    if (r->printed_count < MAX_MAPS) {
        text_puts(&r->paths[r->printed_count], path);
        r->printed_path[r->printed_count] = r->paths[r->printed_count].data;
        r->printed[r->printed_count++] = f->map;
    }
    text_printf(&inner, "%s%s", path, f->type == SCHEMA_LIST ? "[]" : "");
    markdown_table(r, f->map, inner.data ? inner.data : path, depth + 1);
    r->out->failed |= inner.failed;
    text_free(&inner);
}

void schema_print_markdown(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out)
{
    static const char head[] = "| key | takes | default | meaning |\n|---|---|---|---|\n";
    struct reference r = {.vocabulary = vocabulary, .out = out};
    bool single = false;
    for (size_t i = 0; i < map->count; i++) {
        if (map->field[i].map) {
            markdown_map(&r, &map->field[i], map->field[i].name, 2);
            continue;
        }
        single = true;
    }
    text_puts(out, single ? "\n## Single keys\n\n" : "");
    text_puts(out, single ? head : "");
    for (size_t i = 0; i < map->count; i++) {
        if (!map->field[i].map) {
            add_row(&r, &map->field[i], map->field[i].name);
        }
    }
    text_puts(out, r.list_count ? "\n## Names\n" : "");
    for (size_t i = 0; i < r.list_count; i++) {
        text_printf(out, "\n<a id=\"names-%zu\"></a>**`%s`**: ", i + 1,
                    r.list_key[i].data ? r.list_key[i].data : "");
        for (size_t k = 0; k < r.list[i].count; k++) {
            text_printf(out, "%s%s", k ? ", " : "", r.list[i].item[k]);
        }
        text_puts(out, "\n");
    }
    for (size_t i = 0; i < MAX_MAPS; i++) {
        out->failed |= r.paths[i].failed || r.list_key[i].failed;
        text_free(&r.paths[i]);
        text_free(&r.list_key[i]);
    }
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
