#include "config/schema/json_schema.h"

#include <string.h>

static int indent(size_t depth)
{
    return (int)(2 * depth);
}

static void add_enum(const struct config_names *names, const char *special, struct text *out)
{
    text_puts(out, "\"enum\": [");
    for (size_t i = 0; i < names->count; i++) {
        text_puts(out, i ? ", " : "");
        text_json(out, names->item[i]);
    }
    if (special) {
        text_puts(out, names->count ? ", " : "");
        text_json(out, special);
    }
    text_puts(out, "]");
}

/* A name, or two with ".." between of which one may be left out. */
static void add_name_range(const struct config_names *names, const char *special, struct text *out)
{
    struct text any = {0};
    for (size_t i = 0; i < names->count; i++) {
        text_printf(&any, "%s%s", i ? "|" : "", names->item[i]);
    }
    const char *one = any.data ? any.data : "";
    text_puts(out, "\"anyOf\": [{");
    add_enum(names, special, out);
    text_printf(out,
                "}, {\"type\": \"string\", \"pattern\": "
                "\"^((%s)\\\\.\\\\.(%s)?|\\\\.\\\\.(%s))$\"}]",
                one, one, one);
    out->failed |= any.failed;
    text_free(&any);
}

static void json_map(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                     size_t depth, struct text *out);

static const char *const json_patterns[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_LENGTH] = "[0-9]+(\\\\.[0-9]+)? *(mm|cm|in|pt)",
    [SCHEMA_RANGE] = "[0-9]+ *(\\\\.\\\\. *[0-9]*)?|\\\\.\\\\. *[0-9]+",
    [SCHEMA_SPAN] = "[0-9]+(\\\\.[0-9]+)? *(\\\\.\\\\. *[0-9]+(\\\\.[0-9]+)?)?",
    [SCHEMA_COLOUR] = "#?[0-9A-Fa-f]{6}",
    [SCHEMA_ISBN] = "[0-9Xx -]+",
    [SCHEMA_FILE_NAME] = "[^./][^/]*",
};

/* What a path or a text may be: the names of what is built in. */
static void add_examples(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                         struct text *out)
{
    struct config_names names = schema_names(f, vocabulary);
    if (!names.count) {
        return;
    }
    text_puts(out, ", \"examples\": [");
    for (size_t i = 0; i < names.count; i++) {
        text_puts(out, i ? ", " : "");
        text_json(out, names.item[i]);
    }
    text_puts(out, "]");
}

/* A value as the editor sees it after YAML: plain 24 is a number there, 24..30 a string. */
static void json_scalar(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                        struct text *out)
{
    struct config_names names = schema_names(f, vocabulary);
    if (json_patterns[f->type]) {
        bool number = f->type == SCHEMA_RANGE || f->type == SCHEMA_SPAN;
        text_printf(out, "\"type\": %s, \"pattern\": \"^(%s",
                    number                   ? "[\"string\", \"number\"]"
                    : f->type == SCHEMA_ISBN ? "[\"string\", \"object\"]"
                                             : "\"string\"",
                    json_patterns[f->type]);
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
        text_printf(out, "\"type\": %s\"%s\"%s, \"minimum\": %.10g, \"maximum\": %.10g",
                    f->special ? "[\"string\", " : "",
                    f->type == SCHEMA_NUMBER ? "number" : "integer", f->special ? "]" : "", f->min,
                    f->max);
        if (f->special) {
            text_printf(out, ", \"pattern\": \"^%s$\"", f->special);
        }
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
        if (names.count && f->range) {
            add_name_range(&names, f->special, out);
            return;
        }
        if (names.count) {
            add_enum(&names, f->special, out);
            return;
        }
        break;
    case SCHEMA_TEXT:
    case SCHEMA_BLOCK:
        text_printf(out, "\"type\": [\"string\", \"number\", \"object\"], \"maxLength\": %.0f",
                    f->max);
        add_examples(f, vocabulary, out);
        return;
    case SCHEMA_TEXTS:
        text_printf(out, "\"type\": [\"string\", \"number\"], \"maxLength\": %.0f", f->max);
        return;
    case SCHEMA_CELLS:
    case SCHEMA_CELLS_LIST:
    case SCHEMA_CONTENT:
        text_printf(out, "\"type\": \"string\", \"maxLength\": %.0f", f->max);
        return;
    default:
        break;
    }
    text_puts(out, "\"type\": \"string\"");
    add_examples(f, vocabulary, out);
}

static void json_default(const struct schema_field *f, struct text *out)
{
    if (!f->fallback) {
        return;
    }
    text_puts(out, ", \"default\": ");
    bool word = f->special && strcmp(f->fallback, f->special) == 0;
    bool bare = !word && (f->type == SCHEMA_BOOL || f->type == SCHEMA_UNSIGNED ||
                          f->type == SCHEMA_SEED || f->type == SCHEMA_NUMBER);
    text_puts(out, schema_is_list(f) ? "[" : "");
    if (bare) {
        text_puts(out, f->fallback);
    } else {
        text_json(out, f->fallback);
    }
    text_puts(out, schema_is_list(f) ? "]" : "");
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
    if (f->type == SCHEMA_COUNTS) {
        text_printf(out,
                    ", \"additionalProperties\": {\"type\": \"integer\", \"minimum\": %.10g, "
                    "\"maximum\": %.10g}",
                    f->min, f->max);
    }
}

static void json_field(const struct schema_field *f, const struct config_vocabulary *vocabulary,
                       size_t depth, struct text *out)
{
    text_puts(out, "{\"description\": ");
    text_json(out, f->doc);
    json_default(f, out);
    if (f->type == SCHEMA_MAP) {
        text_puts(out, ", ");
        json_map(f->map, vocabulary, depth, out);
    } else if (f->type == SCHEMA_LIST) {
        text_puts(out, ", \"type\": \"array\", \"minItems\": 1, \"items\": {");
        json_map(f->map, vocabulary, depth, out);
        text_puts(out, "}");
    } else if (f->type == SCHEMA_PAIRS || f->type == SCHEMA_COUNTS) {
        json_pairs(f, vocabulary, out);
    } else if (f->type == SCHEMA_DAYS) {
        text_printf(out,
                    ", \"type\": \"object\", \"propertyNames\": {\"pattern\": \"%s\"}, "
                    "\"additionalProperties\": {\"type\": \"object\"}",
                    f->dates ? "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" : "^(mon|tue|wed|thu|fri|sat|sun)$");
    } else if (schema_is_list(f)) {
        text_printf(out, ", \"type\": \"array\", %s\"items\": {",
                    f->by_place ? "" : "\"uniqueItems\": true, ");
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
        if (map->field[i].required && !map->field[i].unless) {
            text_puts(out, any ? ", " : ", \"required\": [");
            text_json(out, map->field[i].name);
            any = true;
        }
    }
    text_printf(out, "%s\n%*s\"properties\": {\n", any ? "]," : ",", indent(depth + 1), "");
    for (size_t i = 0; i < map->count; i++) {
        text_printf(out, "%*s", indent(depth + 2), "");
        text_json(out, map->field[i].name);
        text_puts(out, ": ");
        json_field(&map->field[i], vocabulary, depth + 2, out);
        text_puts(out, i + 1 < map->count ? ",\n" : "\n");
    }
    text_printf(out, "%*s}", indent(depth + 1), "");
}

void schema_print_json_schema(const struct schema_map *map,
                              const struct config_vocabulary *vocabulary, struct text *out)
{
    text_puts(out, "{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n");
    text_puts(out, "  \"title\": \"Nonet book\", ");
    json_map(map, vocabulary, 0, out);
    text_puts(out, "\n}\n");
}
