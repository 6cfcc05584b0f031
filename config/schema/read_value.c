#include "config/schema/read_value.h"

#include <assert.h>
#include <string.h>

#include "base/file/open_input.h"
#include "config/markup.h"
#include "config/schema/value_reading.h"

static bool is_special(const struct schema_field *f, const struct yaml_node *node)
{
    return f->special && node->kind == YAML_KIND_SCALAR && strcmp(node->text, f->special) == 0;
}

/* Marks of other programs are printed as they are, which nobody wants. One warning a text. */
static void warn_of_mark(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, const struct markup_fault *found)
{
    const struct markup_fault fault = *found;
    struct diag_at at;
    struct text hint = {0};
    struct yaml_location location = yaml_location_of_byte(node, fault.offset);
    text_printf(&hint, "%s; a backslash before a sign prints it as it is", fault.words);
    r->load->d->hint = hint.data;
    diag_warning(r->load->d, yaml_diag_at(&location, &at),
                 "%s: '%.*s' is not markup that Nonet knows", f->name,
                 (int)(fault.length < SHOWN_SIZE / 2 ? fault.length : SHOWN_SIZE / 2),
                 node->text + fault.offset);
    text_free(&hint);
}

/* All of a text, as all mistakes of a config. */
static void warn_of_marks(struct schema_reader *r, const struct schema_field *f,
                          const struct yaml_node *node, size_t length)
{
    enum { MAX_WARNINGS = 50 };
    struct markup_fault fault;
    size_t from = 0;
    for (unsigned i = 0; i < MAX_WARNINGS && node->location.source; i++) {
        from = markup_find_fault(node->text, length, from, &fault);
        if (!from) {
            return;
        }
        warn_of_mark(r, f, node, &fault);
    }
}

/* Blanks at the end are the YAML style's, not the text's. An empty text stays NULL. */
static bool read_text(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    size_t length = node->length;
    while (length && (node->text[length - 1] == '\n' || node->text[length - 1] == ' ')) {
        length--;
    }
    if (!schema_check_text(r, f, node, length, f->type == SCHEMA_BLOCK)) {
        return false;
    }
    if (length == 0 && f->required) {
        yaml_error(r->load, &node->location, "%s: may not be empty", f->name);
        return false;
    }
    if (f->type == SCHEMA_BLOCK) {
        warn_of_marks(r, f, node, length);
    }
    return length == 0 || schema_copy_words(r, f, node->text, length, to);
}

static bool read_choice(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    size_t count = 0;
    for (; f->choices[count]; count++) {
        if (strcmp(node->text, f->choices[count]) == 0) {
            unsigned index = (unsigned)count;
            memcpy(to, &index, sizeof index);
            return true;
        }
    }
    const struct config_names names = {f->choices, count};
    return schema_unknown_name(r, f, node, NULL, &names);
}

static bool read_name(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    return schema_check_name(r, f, node) && schema_copy_text(r, node->text, node->length, to);
}

static bool read_colour(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    const char *fault = value_colour(node->text, to);
    return !fault || schema_fault_at(r, f, node, fault);
}

static bool read_path(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    if (!schema_check_text(r, f, node, node->length, f->type == SCHEMA_CONTENT)) {
        return false;
    }
    if (node->length == 0) {
        return true;
    }
    struct config_names names = schema_names(f, r->vocabulary);
    for (size_t i = 0; i < names.count; i++) {
        if (strcmp(names.item[i], node->text) == 0) {
            return schema_copy_text(r, node->text, node->length, to);
        }
    }
    bool file = f->type != SCHEMA_FONT || strchr(node->text, '/') ||
                (node->length > 4 && (strcmp(node->text + node->length - 4, ".ttf") == 0 ||
                                      strcmp(node->text + node->length - 4, ".otf") == 0));
    file = file && !(f->type == SCHEMA_CONTENT && input_is_content(node->text));
    return file ? schema_resolve(r, node, to) : schema_copy_text(r, node->text, node->length, to);
}

static bool read_file_name(struct schema_reader *r, const struct schema_field *f,
                           const struct yaml_node *node, void *to)
{
    if (!schema_check_text(r, f, node, node->length, false)) {
        return false;
    }
    if (node->length && (strchr(node->text, '/') || node->text[0] == '.')) {
        return schema_fault_at(r, f, node,
                               "is not a plain file name: no '/' in it and no '.' before it "
                               "(the directory is the command's -o)");
    }
    return node->length == 0 || schema_copy_text(r, node->text, node->length, to);
}

static bool read_isbn(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    char right;
    const char *fault = value_isbn(node->text, &right);
    if (!fault) {
        return schema_copy_text(r, node->text, node->length, to);
    }
    if (!right) {
        return schema_fault_at(r, f, node, fault);
    }
    char buffer[SHOWN_SIZE];
    struct yaml_location location = yaml_location_of_byte(node, node->length - 1);
    yaml_error(r->load, &location, "%s: '%s' %s; it would be %c", f->name,
               schema_shown(node, buffer), fault, right);
    return false;
}

struct type_reader {
    schema_value_reader *read;
    bool scalar; /* no list or map may stand here; where false, `read` sees to it */
};

static const struct type_reader readers[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_TEXT] = {read_text, true},
    [SCHEMA_BLOCK] = {read_text, true},
    [SCHEMA_BOOL] = {schema_read_bool, true},
    [SCHEMA_UNSIGNED] = {schema_read_unsigned, true},
    [SCHEMA_SEED] = {schema_read_seed, true},
    [SCHEMA_NUMBER] = {schema_read_number, true},
    [SCHEMA_LENGTH] = {schema_read_number, true},
    [SCHEMA_SIZE] = {schema_read_size, true},
    [SCHEMA_RANGE] = {schema_read_range, true},
    [SCHEMA_SPAN] = {schema_read_range, true},
    [SCHEMA_CHOICE] = {read_choice, true},
    [SCHEMA_NAME] = {read_name, true},
    [SCHEMA_NAMES] = {schema_read_texts, false},
    [SCHEMA_TEXTS] = {schema_read_texts, false},
    [SCHEMA_NUMBERS] = {schema_read_numbers, false},
    [SCHEMA_PAIRS] = {schema_read_pairs, false},
    [SCHEMA_COLOUR] = {read_colour, true},
    [SCHEMA_PATH] = {read_path, true},
    [SCHEMA_NAMED_PATH] = {read_path, true},
    [SCHEMA_FONT] = {read_path, true},
    [SCHEMA_FILE_NAME] = {read_file_name, true},
    [SCHEMA_ISBN] = {read_isbn, true},
    [SCHEMA_CONTENT] = {read_path, true},
    [SCHEMA_CELLS] = {schema_read_cells, true},
    [SCHEMA_CELLS_LIST] = {schema_read_texts, false},
    [SCHEMA_PATHS] = {schema_read_texts, false},
    [SCHEMA_COUNTS] = {schema_read_counts, false},
};

bool schema_read_value(struct schema_reader *r, const struct schema_field *field,
                       const struct yaml_node *node, void *to)
{
    const struct type_reader *reader = &readers[field->type];
    assert(reader->read);
    if (is_special(field, node)) {
        if (field->type == SCHEMA_LENGTH) {
            *(double *)to = CONFIG_AUTO_PT;
        } else if (field->type == SCHEMA_UNSIGNED) {
            *(unsigned *)to = CONFIG_AUTO_NUMBER;
        } else if (field->type == SCHEMA_RANGE && field->min <= 0) {
            *(struct config_range *)to = (struct config_range){-1, -1};
        }
        return true; /* what is zero stands for no value */
    }
    return (!reader->scalar || schema_wants_scalar(r, field, node)) &&
           reader->read(r, field, node, to);
}
