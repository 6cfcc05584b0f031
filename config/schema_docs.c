#include <stdio.h>
#include <string.h>

#include "config/schema.h"

enum { WIDTH = 98 };

static void add_bounds(const struct schema_field *f, struct text *out)
{
    if (f->max <= 0) {
        return;
    }
    double unit = f->unit ? unit_pt(f->unit, strlen(f->unit)) : 1;
    const char *space = f->unit ? " " : "";
    const char *name = f->unit ? f->unit : "";
    text_printf(out, ", %.10g%s%s to %.10g%s%s", f->min / unit, space, name, f->max / unit, space,
                name);
}

static void add_names(const struct config_names *names, struct text *out)
{
    for (size_t i = 0; i < names->count; i++) {
        text_printf(out, "%s%s", i ? ", " : "", names->item[i]);
    }
}

static void add_choices(const struct schema_field *f, struct text *out)
{
    for (size_t i = 0; f->choices[i]; i++) {
        text_printf(out, "%s%s", i ? ", " : "", f->choices[i]);
    }
}

static void add_sizes(const struct config_vocabulary *vocabulary, struct text *out)
{
    for (size_t i = 0; i < vocabulary->trim_count; i++) {
        text_printf(out, ", %s", vocabulary->trims[i].name);
    }
}

static const char *const type_words[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_TEXT] = "one line of text",
    [SCHEMA_BLOCK] = "text",
    [SCHEMA_BOOL] = "true or false",
    [SCHEMA_UNSIGNED] = "whole number",
    [SCHEMA_SEED] = "whole number, 0 to 18446744073709551615",
    [SCHEMA_NUMBER] = "number",
    [SCHEMA_LENGTH] = "length",
    [SCHEMA_SIZE] = "size such as 6x9 in or 148x210 mm",
    [SCHEMA_RANGE] = "range such as 24..30",
    [SCHEMA_SPAN] = "range such as 2.0..4.5",
    [SCHEMA_CHOICE] = "one of ",
    [SCHEMA_NAME] = "name",
    [SCHEMA_NAMES] = "list of names",
    [SCHEMA_TEXTS] = "list of texts",
    [SCHEMA_NUMBERS] = "list of whole numbers",
    [SCHEMA_PAIRS] = "map of names and texts",
    [SCHEMA_COLOUR] = "colour such as \"#1f4e79\"",
    [SCHEMA_PATH] = "path",
    [SCHEMA_FONT] = "family, or path of a .ttf file",
    [SCHEMA_FILE_NAME] = "file name",
    [SCHEMA_ISBN] = "ISBN",
    [SCHEMA_MAP] = "map",
    [SCHEMA_LIST] = "list of maps",
};

void schema_describe(const struct schema_field *field, const struct config_vocabulary *vocabulary,
                     struct text *out)
{
    struct config_names names = schema_names(field, vocabulary);
    bool one_of = field->type == SCHEMA_NAME && names.count;
    text_puts(out, one_of ? "one of " : type_words[field->type]);
    switch (field->type) {
    case SCHEMA_UNSIGNED:
    case SCHEMA_NUMBER:
    case SCHEMA_LENGTH:
    case SCHEMA_RANGE:
    case SCHEMA_SPAN:
    case SCHEMA_NUMBERS:
        add_bounds(field, out);
        break;
    case SCHEMA_TEXT:
    case SCHEMA_BLOCK:
        text_printf(out, ", up to %.0f characters", field->max);
        break;
    case SCHEMA_CHOICE:
        add_choices(field, out);
        break;
    case SCHEMA_SIZE:
        add_sizes(vocabulary, out);
        break;
    default:
        break;
    }
    if (names.count) {
        text_puts(out, one_of ? "" : ": ");
        add_names(&names, out);
    }
    if (field->special) {
        text_printf(out, ", or %s", field->special);
    }
}

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

static bool is_list(const struct schema_field *f)
{
    return f->type == SCHEMA_NAMES || f->type == SCHEMA_TEXTS || f->type == SCHEMA_NUMBERS;
}

/* A value that the tables write plainly may need quotes where YAML would take it otherwise. */
static void add_value(const struct schema_field *f, const char *value, struct text *out)
{
    bool bracketed = strchr("[{\"", *value) != NULL;
    bool quote = f->type == SCHEMA_COLOUR || strchr(value, '#') || strstr(value, ": ");
    if (is_list(f) && !bracketed) {
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

static void print_yaml(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                       size_t depth, struct text *out)
{
    for (size_t i = 0; i < map->count; i++) {
        const struct schema_field *f = &map->field[i];
        text_puts(out, depth == 0 ? "\n" : "");
        add_comment(f->doc, depth, out);
        if (f->map) {
            print_inner(f, vocabulary, depth, out);
            continue;
        }
        struct text note = {0};
        add_note(f, vocabulary, &note);
        add_comment(note.data ? note.data : "", depth, out);
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

static void add_json_string(const char *words, struct text *out)
{
    text_puts(out, "\"");
    for (const char *c = words; *c; c++) {
        if (*c == '"' || *c == '\\') {
            text_puts(out, "\\");
        }
        text_add(out, c, 1);
    }
    text_puts(out, "\"");
}

static void add_enum(const struct config_names *names, const char *special, struct text *out)
{
    text_puts(out, "\"enum\": [");
    for (size_t i = 0; i < names->count; i++) {
        text_puts(out, i ? ", " : "");
        add_json_string(names->item[i], out);
    }
    if (special) {
        text_puts(out, names->count ? ", " : "");
        add_json_string(special, out);
    }
    text_puts(out, "]");
}

static void json_map(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                     size_t depth, struct text *out);

static const char *const json_patterns[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_LENGTH] = "[0-9]+(\\\\.[0-9]+)? *(mm|cm|in|pt)",
    [SCHEMA_RANGE] = "[0-9]+ *(\\\\.\\\\. *[0-9]+)?",
    [SCHEMA_SPAN] = "[0-9]+(\\\\.[0-9]+)? *(\\\\.\\\\. *[0-9]+(\\\\.[0-9]+)?)?",
    [SCHEMA_COLOUR] = "#?[0-9A-Fa-f]{6}",
    [SCHEMA_ISBN] = "[0-9Xx -]+",
    [SCHEMA_FILE_NAME] = "[^./][^/]*",
};

/* A value as the editor sees it after YAML: plain 24 is a number there, 24..30 a string. */
static void json_scalar(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                        struct text *out)
{
    struct config_names names = schema_names(f, vocabulary);
    if (json_patterns[f->type]) {
        bool number = f->type == SCHEMA_RANGE || f->type == SCHEMA_SPAN;
        text_printf(out, "\"type\": %s, \"pattern\": \"^(%s",
                    number ? "[\"string\", \"number\"]" : "\"string\"", json_patterns[f->type]);
        text_printf(out, "%s%s)$\"", f->special ? "|" : "", f->special ? f->special : "");
        return;
    }
    switch (f->type) {
    case SCHEMA_BOOL:
        text_puts(out, "\"type\": \"boolean\"");
        return;
    case SCHEMA_SEED:
        text_puts(out, "\"type\": \"integer\", \"minimum\": 0");
        return;
    case SCHEMA_UNSIGNED:
    case SCHEMA_NUMBERS:
    case SCHEMA_NUMBER:
        text_printf(out, "\"type\": \"%s\", \"minimum\": %.10g, \"maximum\": %.10g",
                    f->type == SCHEMA_NUMBER ? "number" : "integer", f->min, f->max);
        return;
    case SCHEMA_CHOICE:
        while (f->choices[names.count]) {
            names.count++;
        }
        names.item = f->choices;
        add_enum(&names, f->special, out);
        return;
    case SCHEMA_NAME:
    case SCHEMA_NAMES:
        if (names.count) {
            add_enum(&names, f->special, out);
            return;
        }
        break;
    case SCHEMA_TEXT:
    case SCHEMA_BLOCK:
    case SCHEMA_TEXTS:
        text_printf(out, "\"type\": [\"string\", \"number\"], \"maxLength\": %.0f", f->max);
        return;
    default:
        break;
    }
    text_puts(out, "\"type\": \"string\"");
}

static void json_default(const struct schema_field *f, struct text *out)
{
    if (!f->fallback) {
        return;
    }
    text_puts(out, ", \"default\": ");
    bool bare = f->type == SCHEMA_BOOL || f->type == SCHEMA_UNSIGNED || f->type == SCHEMA_SEED ||
                f->type == SCHEMA_NUMBER;
    text_puts(out, is_list(f) ? "[" : "");
    if (bare) {
        text_puts(out, f->fallback);
    } else {
        add_json_string(f->fallback, out);
    }
    text_puts(out, is_list(f) ? "]" : "");
}

static void json_pairs(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                       struct text *out)
{
    struct config_names names = schema_names(f, vocabulary);
    text_puts(out, ", \"type\": \"object\"");
    if (names.count) {
        text_puts(out, ", \"propertyNames\": {");
        add_enum(&names, NULL, out);
        text_puts(out, "}");
    }
}

static void json_field(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                       size_t depth, struct text *out)
{
    text_puts(out, "{\"description\": ");
    add_json_string(f->doc, out);
    json_default(f, out);
    if (f->type == SCHEMA_MAP) {
        text_puts(out, ", ");
        json_map(f->map, vocabulary, depth, out);
    } else if (f->type == SCHEMA_LIST) {
        text_puts(out, ", \"type\": \"array\", \"minItems\": 1, \"items\": {");
        json_map(f->map, vocabulary, depth, out);
        text_puts(out, "}");
    } else if (f->type == SCHEMA_PAIRS) {
        json_pairs(f, vocabulary, out);
    } else if (is_list(f)) {
        text_puts(out, ", \"type\": \"array\", \"uniqueItems\": true, \"items\": {");
        json_scalar(f, vocabulary, out);
        text_puts(out, "}");
    } else {
        text_puts(out, ", ");
        json_scalar(f, vocabulary, out);
    }
    text_puts(out, "}");
}

static void json_map(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                     size_t depth, struct text *out)
{
    text_puts(out, "\"type\": \"object\", \"additionalProperties\": false");
    bool any = false;
    for (size_t i = 0; i < map->count; i++) {
        if (map->field[i].required) {
            text_puts(out, any ? ", " : ", \"required\": [");
            add_json_string(map->field[i].name, out);
            any = true;
        }
    }
    text_puts(out, any ? "],\n" : ",\n");
    indent(out, depth + 1);
    text_puts(out, "\"properties\": {\n");
    for (size_t i = 0; i < map->count; i++) {
        indent(out, depth + 2);
        add_json_string(map->field[i].name, out);
        text_puts(out, ": ");
        json_field(&map->field[i], vocabulary, depth + 2, out);
        text_puts(out, i + 1 < map->count ? ",\n" : "\n");
    }
    indent(out, depth + 1);
    text_puts(out, "}");
}

void schema_print_json(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                       struct text *out)
{
    text_puts(out, "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n");
    text_puts(out, "  \"title\": \"Nonet book\", ");
    json_map(map, vocabulary, 0, out);
    text_puts(out, "\n}\n");
}
