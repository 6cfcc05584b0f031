#include "config/schema/read_value.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "config/markup.h"

enum {
    SHOWN_SIZE = 64, /* of a wrong value, in an error message */
    MAX_LIST = 1000,
};

void schema_reader_note(struct schema_reader *r, const void *address, size_t size,
                        const struct yaml_location *location, const struct yaml_node *node)
{
    const struct schema_origin origin = {address, size, *location, node};
    schema_origins_add(&r->origins, r->load->arena, &origin);
}

/* The beginning of a value, for an error message. */
static const char *shown(const struct yaml_node *node, char buffer[SHOWN_SIZE])
{
    size_t length = 0;
    while (length < node->length && node->text[length] != '\n') {
        size_t size;
        (void)utf8_decode(node->text + length, node->length - length, &size);
        if (length + size > SHOWN_SIZE - 4) {
            break;
        }
        length += size;
    }
    bool cut = length < node->length;
    snprintf(buffer, SHOWN_SIZE, "%.*s%s", (int)length, node->text, cut ? "..." : "");
    return buffer;
}

static bool fault_at(struct schema_reader *r, const struct schema_field *f,
                     const struct yaml_node *node, const char *fault)
{
    char buffer[SHOWN_SIZE];
    yaml_error(r->load, &node->location, "%s: '%s' %s", f->name, shown(node, buffer), fault);
    return false;
}

static bool wants_scalar(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node)
{
    if (node->kind == YAML_KIND_SCALAR) {
        return true;
    }
    struct text wanted = {0};
    schema_describe(f, r->vocabulary, &wanted);
    yaml_error(r->load, &node->location, "%s: this is a %s; write one value: %s", f->name,
               node->kind == YAML_KIND_MAP ? "map" : "list", wanted.data ? wanted.data : "");
    text_free(&wanted);
    return false;
}

static bool wants_plain(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node)
{
    if (!wants_scalar(r, f, node)) {
        return false;
    }
    return node->style == YAML_STYLE_PLAIN ||
           fault_at(r, f, node, "is a text in quotes: write the value without them");
}

static bool is_special(const struct schema_field *f, const struct yaml_node *node)
{
    return f->special && node->kind == YAML_KIND_SCALAR && strcmp(node->text, f->special) == 0;
}

static bool out_of_memory(struct schema_reader *r)
{
    yaml_error(r->load, NULL, "out of memory while reading a config");
    return false;
}

/* ", did you mean 'x'?" as the message's end, and the names to choose from as its help. */
static bool unknown_name(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, const char *what,
                         const struct config_names *names)
{
    char buffer[SHOWN_SIZE];
    struct text help = {0};
    text_puts(&help, "known: ");
    text_choices(&help, node->text, names->item, names->count);
    const char *nearest = text_nearest(node->text, names->item, names->count);
    r->load->d->hint = help.data;
    if (nearest) {
        yaml_error(r->load, &node->location, "%s: '%s' %s; did you mean '%s'?", f->name,
                   shown(node, buffer), what, nearest);
    } else {
        yaml_error(r->load, &node->location, "%s: '%s' %s", f->name, shown(node, buffer), what);
    }
    text_free(&help);
    return false;
}

/* What no text of a book may hold: it would vanish or break the page. */
static bool check_text(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, size_t length, bool lines)
{
    size_t size;
    for (size_t i = 0; i < length; i += size) {
        uint32_t code = utf8_decode(node->text + i, length - i, &size);
        bool newline = code == '\n';
        if (newline && !lines) {
            yaml_error(r->load, &node->location, "%s: this text must be one line", f->name);
            return false;
        }
        bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
        bool separator = code == 0x2028 || code == 0x2029 || code == 0xFEFF;
        if ((control && !newline) || separator) {
            struct yaml_location location = yaml_location_of_byte(node, i);
            yaml_error(r->load, &location, "%s: the character U+%04X cannot be printed", f->name,
                       (unsigned)code);
            return false;
        }
    }
    size_t characters = utf8_length(node->text, length, NULL);
    if (f->max > 0 && (double)characters > f->max) {
        yaml_error(r->load, &node->location, "%s: %zu characters are too many; at most %.0f",
                   f->name, characters, f->max);
        return false;
    }
    return true;
}

static bool copy_text(struct schema_reader *r, const char *text, size_t length, const char **to)
{
    *to = arena_copy(r->load->arena, text, length);
    return *to || out_of_memory(r);
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
    enum { MOST = 50 };
    struct markup_fault fault;
    size_t from = 0;
    for (unsigned i = 0; i < MOST && node->location.source; i++) {
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
    if (!check_text(r, f, node, length, f->type == SCHEMA_BLOCK)) {
        return false;
    }
    if (length == 0 && f->required) {
        yaml_error(r->load, &node->location, "%s: may not be empty", f->name);
        return false;
    }
    if (f->type == SCHEMA_BLOCK) {
        warn_of_marks(r, f, node, length);
    }
    return length == 0 || copy_text(r, node->text, length, to);
}

static bool read_bool(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    bool value;
    if (!wants_plain(r, f, node)) {
        return false;
    }
    const char *fault = value_bool(node->text, &value);
    if (fault) {
        return fault_at(r, f, node, fault);
    }
    *(bool *)to = value;
    return true;
}

static bool read_whole(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, uint64_t *value)
{
    if (!wants_plain(r, f, node)) {
        return false;
    }
    const char *fault = value_unsigned(node->text, UINT64_MAX, value);
    bool beyond = f->max > 0 && !fault && ((double)*value < f->min || (double)*value > f->max);
    if (beyond || (fault && f->max > 0)) {
        char buffer[SHOWN_SIZE];
        yaml_error(r->load, &node->location, "%s: '%s' %s; it may be %.0f to %.0f", f->name,
                   shown(node, buffer), beyond ? "is out of range" : fault, f->min, f->max);
        return false;
    }
    return !fault || fault_at(r, f, node, fault);
}

static bool read_unsigned(struct schema_reader *r, const struct schema_field *f,
                          const struct yaml_node *node, void *to)
{
    uint64_t value;
    assert(f->max > 0);
    if (!read_whole(r, f, node, &value)) {
        return false;
    }
    *(unsigned *)to = (unsigned)value;
    return true;
}

static bool read_seed(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    return read_whole(r, f, node, to);
}

/* A double by a parser of values.h, within the field's bounds. */
static bool read_double(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, double *to)
{
    bool length = f->type == SCHEMA_LENGTH;
    double value;
    if (!length && !wants_plain(r, f, node)) {
        return false;
    }
    const char *fault =
        length ? value_length(node->text, &value) : value_number(node->text, &value);
    if (fault) {
        return fault_at(r, f, node, fault);
    }
    /* Bounds are exact in the unit of one of the two; a rounding error is not out of range. */
    const double slack = 1e-6;
    if (f->max > 0 && (value < f->min - slack || value > f->max + slack)) {
        char buffer[SHOWN_SIZE];
        double unit = f->unit ? unit_pt(f->unit, strlen(f->unit)) : 1;
        yaml_error(r->load, &node->location,
                   "%s: '%s' is out of range; it may be %.6g%s%s to %.6g%s%s", f->name,
                   shown(node, buffer), f->min / unit, f->unit ? " " : "", f->unit ? f->unit : "",
                   f->max / unit, f->unit ? " " : "", f->unit ? f->unit : "");
        return false;
    }
    *to = value;
    return true;
}

static bool read_number(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    return read_double(r, f, node, to);
}

static bool check_side(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, const char *side, double value)
{
    const double slack = 1e-6;
    if (value >= f->min - slack && value <= f->max + slack) {
        return true;
    }
    double unit = unit_pt(f->unit, strlen(f->unit));
    char buffer[SHOWN_SIZE];
    yaml_error(r->load, &node->location,
               "%s: '%s': the %s is out of range; it may be %.6g %s to %.6g %s", f->name,
               shown(node, buffer), side, f->min / unit, f->unit, f->max / unit, f->unit);
    return false;
}

static bool unknown_size(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, const char *fault)
{
    const struct config_vocabulary *v = r->vocabulary;
    char what[160];
    snprintf(what, sizeof what, "%s%s", fault,
             v->trim_count ? ", and no page size has that name" : "");
    const char **names = arena_array(r->load->arena, v->trim_count + 1, sizeof *names);
    if (!names) {
        return out_of_memory(r);
    }
    for (size_t i = 0; i < v->trim_count; i++) {
        names[i] = v->trims[i].name;
    }
    const struct config_names list = {names, v->trim_count};
    return v->trim_count ? unknown_name(r, f, node, what, &list) : fault_at(r, f, node, fault);
}

static bool read_size(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    struct config_trim *trim = to;
    for (size_t i = 0; i < r->vocabulary->trim_count; i++) {
        if (strcmp(node->text, r->vocabulary->trims[i].name) == 0) {
            *trim = r->vocabulary->trims[i];
            return true;
        }
    }
    struct config_trim read = {0};
    const char *fault = value_size(node->text, &read.width_pt, &read.height_pt);
    if (fault) {
        return unknown_size(r, f, node, fault);
    }
    if (!check_side(r, f, node, "width", read.width_pt) ||
        !check_side(r, f, node, "height", read.height_pt)) {
        return false;
    }
    *trim = read;
    return true;
}

enum { RANGE_SIZE = 64 };

/* "3.." and "..8" reach to the field's bounds. */
static const char *close_range(const struct schema_field *f, const char *text,
                               char buffer[RANGE_SIZE])
{
    size_t length = strlen(text);
    if (length > 2 && strncmp(text, "..", 2) == 0) {
        snprintf(buffer, RANGE_SIZE, "%.0f%s", f->min, text);
    } else if (length > 2 && strcmp(text + length - 2, "..") == 0) {
        snprintf(buffer, RANGE_SIZE, "%s%.0f", text, f->max);
    } else {
        return text;
    }
    return buffer;
}

/* A range of whole numbers or of decimals, within the field's bounds. */
static bool read_range(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    bool whole = f->type == SCHEMA_RANGE;
    struct config_range range = {0, 0};
    struct config_span span = {0, 0};
    char text[RANGE_SIZE];
    const char *closed = close_range(f, node->text, text);
    const char *fault = whole ? value_range(closed, &range) : value_span(closed, &span);
    if (fault) {
        return fault_at(r, f, node, fault);
    }
    double min = whole ? range.min : span.min;
    double max = whole ? range.max : span.max;
    if (min < f->min || max > f->max) {
        char buffer[SHOWN_SIZE];
        yaml_error(r->load, &node->location, "%s: '%s' is out of range; it may be %.6g..%.6g",
                   f->name, shown(node, buffer), f->min, f->max);
        return false;
    }
    if (whole) {
        *(struct config_range *)to = range;
    } else {
        *(struct config_span *)to = span;
    }
    return true;
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
    return unknown_name(r, f, node, "is not one of the choices", &names);
}

static bool check_name(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node);

/* One end of a range of names, which stands at an offset of the value. */
static bool check_end(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, size_t offset, size_t length)
{
    struct yaml_node end = {.location = yaml_location_of_byte(node, offset), .length = length};
    end.text = arena_copy(r->load->arena, node->text + offset, length);
    return end.text ? check_name(r, f, &end) : out_of_memory(r);
}

/* "easy..hard", "hard.." or "..hard". */
static bool check_range(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, const char *dots)
{
    size_t before = (size_t)(dots - node->text);
    size_t after = node->length - before - 2;
    if (!before && !after) {
        return fault_at(r, f, node, "has no name at either end");
    }
    return (!before || check_end(r, f, node, 0, before)) &&
           (!after || check_end(r, f, node, before + 2, after));
}

static bool check_name(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node)
{
    if (!wants_scalar(r, f, node)) {
        return false;
    }
    const char *dots = f->range ? strstr(node->text, "..") : NULL;
    if (dots) {
        return check_range(r, f, node, dots);
    }
    struct config_names names = schema_names(f, r->vocabulary);
    for (size_t i = 0; i < names.count; i++) {
        if (strcmp(node->text, names.item[i]) == 0) {
            return true;
        }
    }
    if (names.count == 0) {
        return check_text(r, f, node, node->length, false);
    }
    const struct config_names *old = &r->vocabulary->old_words;
    for (size_t i = 0; f->vocabulary == SCHEMA_VOCABULARY(words) && i < old->count; i++) {
        if (strcmp(node->text, old->item[i]) == 0) {
            return true;
        }
    }
    return unknown_name(r, f, node, "is not known", &names);
}

static bool read_name(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    return check_name(r, f, node) && copy_text(r, node->text, node->length, to);
}

/* A list being read; one value stands for a list of one. */
struct items {
    const struct yaml_node *first;
    size_t count;
    void *room; /* for `count` values */
    bool good;  /* no error so far */
};

static struct items list_items(struct schema_reader *r, const struct schema_field *f,
                               const struct yaml_node *node, size_t item_size)
{
    struct items none = {.good = false};
    struct items items = {.first = node, .count = 1, .good = true};
    if (node->kind == YAML_KIND_MAP) {
        yaml_error(r->load, &node->location, "%s: this is a map; write a list", f->name);
        return none;
    }
    if (node->kind == YAML_KIND_LIST) {
        items.first = node->first;
        items.count = node->count;
    }
    if (items.count > MAX_LIST) {
        yaml_error(r->load, &node->location, "%s: %zu items are too many; at most %d", f->name,
                   items.count, MAX_LIST);
        return none;
    }
    items.room = items.count ? arena_array(r->load->arena, items.count, item_size) : NULL;
    if (items.count && !items.room) {
        out_of_memory(r);
        return none;
    }
    return items;
}

static bool resolve(struct schema_reader *r, const struct yaml_node *node, const char **to);

/* What is written over several lines is a map. */
static bool read_cells(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    if (!wants_scalar(r, f, node) || !check_text(r, f, node, node->length, true)) {
        return false;
    }
    char *cells = arena_array(r->load->arena, node->length + 1, 1);
    size_t count = 0;
    if (!cells) {
        return out_of_memory(r);
    }
    for (size_t i = 0; i < node->length; i++) {
        if (node->text[i] != ' ' && node->text[i] != '\n') {
            cells[count++] = node->text[i];
        }
    }
    cells[count] = '\0';
    if (count == 0) {
        yaml_error(r->load, &node->location, "%s: may not be empty", f->name);
        return false;
    }
    if (!memchr(node->text, '\n', node->length) && value_is_path(node->text)) {
        return resolve(r, node, to);
    }
    *(const char **)to = cells;
    return true;
}

static bool read_list_item(struct schema_reader *r, const struct schema_field *f,
                           const struct yaml_node *node, struct config_texts *list)
{
    if (f->type == SCHEMA_CELLS_LIST) {
        const char **cells = &list->item[list->count];
        if (!read_cells(r, f, node, cells)) {
            return false;
        }
        schema_reader_note(r, cells, sizeof *cells, &node->location, node);
        list->count++;
        return true;
    }
    if (f->type == SCHEMA_NAMES
            ? !check_name(r, f, node)
            : !wants_scalar(r, f, node) || !check_text(r, f, node, node->length, false)) {
        return false;
    }
    if (node->length == 0) {
        yaml_error(r->load, &node->location, "%s: an item of the list is empty", f->name);
        return false;
    }
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->item[i], node->text) == 0) {
            return fault_at(r, f, node, "is in the list twice");
        }
    }
    const char **item = &list->item[list->count];
    if (f->type == SCHEMA_PATHS ? !resolve(r, node, item)
                                : !copy_text(r, node->text, node->length, item)) {
        return false;
    }
    schema_reader_note(r, item, sizeof *item, &node->location, node);
    list->count++;
    return true;
}

/* "x-wing,naked-pair", as the command line takes names, as a list. NULL: out of memory. */
static const struct yaml_node *split_names(struct schema_reader *r, const struct yaml_node *node)
{
    struct yaml_node *list = arena_alloc(r->load->arena, sizeof *list);
    if (!list) {
        return NULL;
    }
    *list = (struct yaml_node){.kind = YAML_KIND_LIST, .location = node->location};
    for (size_t begin = 0; begin <= node->length; begin++) {
        const size_t length = strcspn(node->text + begin, ",");
        struct yaml_node *item = arena_alloc(r->load->arena, sizeof *item);
        if (!item) {
            return NULL;
        }
        *item = *node;
        item->next = NULL;
        item->text = node->text + begin + strspn(node->text + begin, " ");
        item->length = (size_t)(node->text + begin + length - item->text);
        while (item->length && item->text[item->length - 1] == ' ') {
            item->length--;
        }
        item->text = arena_copy(r->load->arena, item->text, item->length);
        *(list->last ? &list->last->next : &list->first) = item;
        list->last = item;
        list->count++;
        begin += length;
    }
    return list;
}

static bool read_texts(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    struct config_texts *list = to;
    if (f->type == SCHEMA_NAMES && node->kind == YAML_KIND_SCALAR && strchr(node->text, ',')) {
        node = split_names(r, node);
        if (!node) {
            return out_of_memory(r);
        }
    }
    struct items items = list_items(r, f, node, sizeof *list->item);
    const struct yaml_node *item = items.first;
    list->item = items.room;
    for (size_t i = 0; i < items.count; i++, item = item->next) {
        items.good &= read_list_item(r, f, item, list);
    }
    return items.good;
}

static bool read_numbers(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, void *to)
{
    struct config_numbers *list = to;
    struct items items = list_items(r, f, node, sizeof *list->item);
    const struct yaml_node *item = items.first;
    list->item = items.room;
    for (size_t i = 0; i < items.count; i++, item = item->next) {
        unsigned *number = &list->item[list->count];
        if (read_unsigned(r, f, item, number)) {
            schema_reader_note(r, number, sizeof *number, &item->location, item);
            list->count++;
        } else {
            items.good = false;
        }
    }
    return items.good;
}

static bool read_pairs(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    struct config_pairs *pairs = to;
    if (node->kind != YAML_KIND_MAP) {
        yaml_error(r->load, &node->location, "%s: write a map of names and texts", f->name);
        return false;
    }
    struct config_names names = schema_names(f, r->vocabulary);
    pairs->item = arena_array(r->load->arena, node->count, sizeof *pairs->item);
    if (node->count && !pairs->item) {
        return out_of_memory(r);
    }
    bool good = true;
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        struct yaml_node key = {.location = child->key_location, .text = child->key};
        key.length = strlen(child->key);
        struct config_pair *pair = &pairs->item[pairs->count];
        bool ok = (names.count == 0 || check_name(r, f, &key)) && wants_scalar(r, f, child) &&
                  check_text(r, f, child, child->length, false) &&
                  copy_text(r, key.text, key.length, &pair->key) &&
                  copy_text(r, child->text, child->length, &pair->value);
        if (ok) {
            schema_reader_note(r, pair, sizeof *pair, &child->key_location, NULL);
            schema_reader_note(r, &pair->value, sizeof pair->value, &child->location, child);
            pairs->count++;
        }
        good &= ok;
    }
    return good;
}

/* A name and its number, of a map of such. */
static bool read_count(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *child, struct config_count *to)
{
    const struct schema_field number = {
        .name = child->key, .type = SCHEMA_UNSIGNED, .min = f->min, .max = f->max};
    struct yaml_node key = {.location = child->key_location, .text = child->key};
    key.length = strlen(child->key);
    return check_name(r, f, &key) && read_unsigned(r, &number, child, &to->number) &&
           copy_text(r, key.text, key.length, &to->name);
}

static bool read_counts(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    struct config_counts *counts = to;
    if (node->kind != YAML_KIND_MAP || !node->count) {
        struct text example = {0};
        text_printf(&example, "write it as in %s: %s", f->name, f->example);
        r->load->d->hint = example.data;
        yaml_error(r->load, &node->location, "%s: write a map of names and numbers", f->name);
        text_free(&example);
        return false;
    }
    counts->item = arena_array(r->load->arena, node->count, sizeof *counts->item);
    if (node->count && !counts->item) {
        return out_of_memory(r);
    }
    bool good = true;
    for (const struct yaml_node *child = node->first; child; child = child->next) {
        struct config_count *item = &counts->item[counts->count];
        if (read_count(r, f, child, item)) {
            schema_reader_note(r, item, sizeof *item, &child->key_location, NULL);
            counts->count++;
        } else {
            good = false;
        }
    }
    return good;
}

static bool read_colour(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, void *to)
{
    const char *fault = value_colour(node->text, to);
    return !fault || fault_at(r, f, node, fault);
}

static bool resolve(struct schema_reader *r, const struct yaml_node *node, const char **to)
{
    if (node->text[0] == '/' || strcmp(r->directory, ".") == 0) {
        return copy_text(r, node->text, node->length, to);
    }
    struct text path = {0};
    text_printf(&path, "%s/%s", r->directory, node->text);
    bool good = path.failed ? out_of_memory(r) : copy_text(r, path.data, path.length, to);
    text_free(&path);
    return good;
}

static bool read_path(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    if (!check_text(r, f, node, node->length, false)) {
        return false;
    }
    if (node->length == 0) {
        return true;
    }
    struct config_names names = schema_names(f, r->vocabulary);
    for (size_t i = 0; i < names.count; i++) {
        if (strcmp(names.item[i], node->text) == 0) {
            return copy_text(r, node->text, node->length, to);
        }
    }
    bool file = f->type != SCHEMA_FONT || strchr(node->text, '/') ||
                (node->length > 4 && (strcmp(node->text + node->length - 4, ".ttf") == 0 ||
                                      strcmp(node->text + node->length - 4, ".otf") == 0));
    return file ? resolve(r, node, to) : copy_text(r, node->text, node->length, to);
}

static bool read_file_name(struct schema_reader *r, const struct schema_field *f,
                           const struct yaml_node *node, void *to)
{
    if (!check_text(r, f, node, node->length, false)) {
        return false;
    }
    if (node->length && (strchr(node->text, '/') || node->text[0] == '.')) {
        return fault_at(r, f, node,
                        "is not a plain file name: no '/' in it and no '.' before it "
                        "(the directory is the command's -o)");
    }
    return node->length == 0 || copy_text(r, node->text, node->length, to);
}

static bool read_isbn(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    char right;
    const char *fault = value_isbn(node->text, &right);
    if (!fault) {
        return copy_text(r, node->text, node->length, to);
    }
    if (!right) {
        return fault_at(r, f, node, fault);
    }
    char buffer[SHOWN_SIZE];
    struct yaml_location location = yaml_location_of_byte(node, node->length - 1);
    yaml_error(r->load, &location, "%s: '%s' %s; it would be %c", f->name, shown(node, buffer),
               fault, right);
    return false;
}

struct type_reader {
    bool (*read)(struct schema_reader *r, const struct schema_field *f,
                 const struct yaml_node *node, void *to);
    bool scalar; /* no list or map may stand here; where false, `read` sees to it */
};

static const struct type_reader readers[SCHEMA_TYPE_COUNT] = {
    [SCHEMA_TEXT] = {read_text, true},           [SCHEMA_BLOCK] = {read_text, true},
    [SCHEMA_BOOL] = {read_bool, true},           [SCHEMA_UNSIGNED] = {read_unsigned, true},
    [SCHEMA_SEED] = {read_seed, true},           [SCHEMA_NUMBER] = {read_number, true},
    [SCHEMA_LENGTH] = {read_number, true},       [SCHEMA_SIZE] = {read_size, true},
    [SCHEMA_RANGE] = {read_range, true},         [SCHEMA_SPAN] = {read_range, true},
    [SCHEMA_CHOICE] = {read_choice, true},       [SCHEMA_NAME] = {read_name, true},
    [SCHEMA_NAMES] = {read_texts, false},        [SCHEMA_TEXTS] = {read_texts, false},
    [SCHEMA_NUMBERS] = {read_numbers, false},    [SCHEMA_PAIRS] = {read_pairs, false},
    [SCHEMA_COLOUR] = {read_colour, true},       [SCHEMA_PATH] = {read_path, true},
    [SCHEMA_NAMED_PATH] = {read_path, true},     [SCHEMA_FONT] = {read_path, true},
    [SCHEMA_FILE_NAME] = {read_file_name, true}, [SCHEMA_ISBN] = {read_isbn, true},
    [SCHEMA_CELLS] = {read_cells, true},         [SCHEMA_CELLS_LIST] = {read_texts, false},
    [SCHEMA_PATHS] = {read_texts, false},        [SCHEMA_COUNTS] = {read_counts, false},
};

bool schema_read_value(struct schema_reader *r, const struct schema_field *field,
                       const struct yaml_node *node, void *to)
{
    const struct type_reader *reader = &readers[field->type];
    assert(reader->read);
    if (is_special(field, node)) {
        if (field->type == SCHEMA_LENGTH) {
            *(double *)to = CONFIG_AUTO_PT;
        } else if (field->type == SCHEMA_RANGE && field->min <= 0) {
            *(struct config_range *)to = (struct config_range){-1, -1};
        }
        return true; /* what is zero stands for no value */
    }
    return (!reader->scalar || wants_scalar(r, field, node)) && reader->read(r, field, node, to);
}
