/* Values that are numbers, sizes and ranges, true or false. */
#include "config/schema/value_reading.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { RANGE_SIZE = 64 };

bool schema_read_bool(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, void *to)
{
    bool value;
    if (!schema_wants_plain(r, f, node)) {
        return false;
    }
    const char *fault = value_bool(node->text, &value);
    if (fault) {
        return schema_fault_at(r, f, node, fault);
    }
    *(bool *)to = value;
    return true;
}

static bool read_whole(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, uint64_t *value)
{
    if (!schema_wants_plain(r, f, node)) {
        return false;
    }
    const char *fault = value_unsigned(node->text, UINT64_MAX, value);
    bool beyond = f->max > 0 && !fault && ((double)*value < f->min || (double)*value > f->max);
    if (beyond || (fault && f->max > 0)) {
        char buffer[SHOWN_SIZE];
        yaml_error(r->load, &node->location, "%s must be from %.0f to %.0f, not '%s'", f->name,
                   f->min, f->max, schema_shown(node, buffer));
        return false;
    }
    return !fault || schema_fault_at(r, f, node, fault);
}

bool schema_read_unsigned(struct schema_reader *r, const struct schema_field *f,
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

bool schema_read_seed(struct schema_reader *r, const struct schema_field *f,
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
    if (!length && !schema_wants_plain(r, f, node)) {
        return false;
    }
    const char *fault =
        length ? value_length(node->text, &value) : value_number(node->text, &value);
    if (fault) {
        struct text help = {0};
        text_puts(&help, "write a ");
        schema_describe(f, r->vocabulary, &help);
        r->load->d->hint = help.data;
        (void)schema_fault_at(r, f, node, fault);
        text_free(&help);
        return false;
    }
    /* Bounds are exact in the unit of one of the two; a rounding error is not out of range. */
    const double slack = 1e-6;
    if (f->max > 0 && (value < f->min - slack || value > f->max + slack)) {
        char buffer[SHOWN_SIZE];
        double unit = f->unit ? unit_pt(f->unit, strlen(f->unit)) : 1;
        yaml_error(r->load, &node->location, "%s must be from %.6g%s%s to %.6g%s%s, not '%s'",
                   f->name, f->min / unit, f->unit ? " " : "", f->unit ? f->unit : "",
                   f->max / unit, f->unit ? " " : "", f->unit ? f->unit : "",
                   schema_shown(node, buffer));
        return false;
    }
    *to = value;
    return true;
}

bool schema_read_number(struct schema_reader *r, const struct schema_field *f,
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
    yaml_error(r->load, &node->location, "%s: the %s must be from %.6g %s to %.6g %s, not '%s'",
               f->name, side, f->min / unit, f->unit, f->max / unit, f->unit,
               schema_shown(node, buffer));
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
        return schema_out_of_memory(r);
    }
    for (size_t i = 0; i < v->trim_count; i++) {
        names[i] = v->trims[i].name;
    }
    const struct config_names list = {names, v->trim_count};
    return v->trim_count ? schema_unknown_name(r, f, node, what, &list)
                         : schema_fault_at(r, f, node, fault);
}

bool schema_read_size(struct schema_reader *r, const struct schema_field *f,
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
bool schema_read_range(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, void *to)
{
    bool whole = f->type == SCHEMA_RANGE;
    struct config_range range = {0, 0};
    struct config_span span = {0, 0};
    char text[RANGE_SIZE];
    const char *closed = close_range(f, node->text, text);
    const char *fault = whole ? value_range(closed, &range) : value_span(closed, &span);
    if (fault) {
        return schema_fault_at(r, f, node, fault);
    }
    double min = whole ? range.min : span.min;
    double max = whole ? range.max : span.max;
    if (min < f->min || max > f->max) {
        char buffer[SHOWN_SIZE];
        yaml_error(r->load, &node->location, "%s must be from %.6g to %.6g, not '%s'", f->name,
                   f->min, f->max, schema_shown(node, buffer));
        return false;
    }
    if (whole) {
        *(struct config_range *)to = range;
    } else {
        *(struct config_span *)to = span;
    }
    return true;
}
