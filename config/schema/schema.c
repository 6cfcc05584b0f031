#include "config/schema/schema.h"

#include <string.h>

struct config_names schema_names(const struct schema_field *field,
                                 const struct config_vocabulary *vocabulary)
{
    struct config_names names = {NULL, 0};
    if (field->vocabulary) {
        memcpy(&names, (const char *)vocabulary + field->vocabulary - 1, sizeof names);
    }
    return names;
}

bool schema_is_list(const struct schema_field *field)
{
    return field->type == SCHEMA_NAMES || field->type == SCHEMA_TEXTS ||
           field->type == SCHEMA_NUMBERS || field->type == SCHEMA_CELLS_LIST ||
           field->type == SCHEMA_PATHS;
}

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
    [SCHEMA_COUNTS] = "map of names and whole numbers",
    [SCHEMA_COLOUR] = "colour such as \"#1f4e79\"",
    [SCHEMA_PATH] = "path",
    [SCHEMA_PATHS] = "list of paths",
    [SCHEMA_NAMED_PATH] = "path, or one of",
    [SCHEMA_FONT] = "family, or path of a .ttf or .otf file",
    [SCHEMA_CONTENT] = "path, JSON or link",
    [SCHEMA_CELLS] = "name, map or path",
    [SCHEMA_CELLS_LIST] = "list of names, maps or paths",
    [SCHEMA_FILE_NAME] = "file name",
    [SCHEMA_ISBN] = "ISBN",
    [SCHEMA_MAP] = "map",
    [SCHEMA_LIST] = "list of maps",
    [SCHEMA_DAYS] = "map of days and the keys of a section",
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
    case SCHEMA_COUNTS:
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
        text_puts(out, one_of ? "" : field->type == SCHEMA_NAMED_PATH ? " " : ": ");
        add_names(&names, out);
    }
    if (field->range) {
        text_puts(out, ", or a range of them");
    }
    if (field->special) {
        text_printf(out, ", or %s", field->special);
    }
}
