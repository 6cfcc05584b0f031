#include "config/schema/value_reading.h"

#include <stdio.h>
#include <string.h>

#include "config/markup.h"
#include "config/translation/typography.h"

void schema_reader_note(struct schema_reader *r, const void *address, size_t size,
                        const struct yaml_location *location, const struct yaml_node *node)
{
    const struct schema_origin origin = {address, size, *location, node};
    schema_origins_add(&r->origins, r->load->arena, &origin);
}

const char *schema_shown(const struct yaml_node *node, char buffer[SHOWN_SIZE])
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

bool schema_fault_at(struct schema_reader *r, const struct schema_field *f,
                     const struct yaml_node *node, const char *fault)
{
    char buffer[SHOWN_SIZE];
    yaml_error(r->load, &node->location, "%s: '%s' %s", f->name, schema_shown(node, buffer), fault);
    return false;
}

bool schema_wants_scalar(struct schema_reader *r, const struct schema_field *f,
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

bool schema_wants_plain(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node)
{
    if (!schema_wants_scalar(r, f, node)) {
        return false;
    }
    return node->style == YAML_STYLE_PLAIN ||
           schema_fault_at(r, f, node, "is a text in quotes: write the value without them");
}

bool schema_out_of_memory(struct schema_reader *r)
{
    yaml_error(r->load, NULL, "out of memory while reading a config");
    return false;
}

bool schema_unknown_name(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, const char *what,
                         const struct config_names *names)
{
    char buffer[SHOWN_SIZE];
    struct text help = {0};
    text_puts(&help, "choose one of: ");
    text_choices(&help, node->text, names->item, names->count);
    const char *nearest = text_nearest(node->text, names->item, names->count);
    r->load->d->hint = help.data;
    const char *shown = schema_shown(node, buffer);
    struct text message = {0};
    text_printf(&message, what ? "%s: '%s' %s" : "%s: there is no '%s'", f->name, shown, what);
    if (nearest) {
        text_printf(&message, "; did you mean '%s'?", nearest);
    }
    yaml_error(r->load, &node->location, "%s", message.data ? message.data : OUT_OF_MEMORY);
    text_free(&message);
    text_free(&help);
    return false;
}

bool schema_check_text(struct schema_reader *r, const struct schema_field *f,
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

bool schema_copy_text(struct schema_reader *r, const char *text, size_t length, const char **to)
{
    *to = arena_copy(r->load->arena, text, length);
    return *to || schema_out_of_memory(r);
}

bool schema_copy_words(struct schema_reader *r, const struct schema_field *f, const char *text,
                       size_t length, const char **to)
{
    if (!schema_copy_text(r, text, length, to) || !f->printed) {
        return *to != NULL;
    }
    struct text set = {0};
    typography_set(r->language, *to, &set);
    const bool good = set.failed ? schema_out_of_memory(r)
                                 : schema_copy_text(r, text_chars(&set), set.length, to);
    text_free(&set);
    return good;
}

/* One end of a range of names, which stands at an offset of the value. */
static bool check_end(struct schema_reader *r, const struct schema_field *f,
                      const struct yaml_node *node, size_t offset, size_t length)
{
    struct yaml_node end = {.location = yaml_location_of_byte(node, offset), .length = length};
    end.text = arena_copy(r->load->arena, node->text + offset, length);
    return end.text ? schema_check_name(r, f, &end) : schema_out_of_memory(r);
}

/* "easy..hard", "hard.." or "..hard". */
static bool check_range(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node, const char *dots)
{
    size_t before = (size_t)(dots - node->text);
    size_t after = node->length - before - 2;
    if (!before && !after) {
        return schema_fault_at(r, f, node, "has no name at either end");
    }
    return (!before || check_end(r, f, node, 0, before)) &&
           (!after || check_end(r, f, node, before + 2, after));
}

bool schema_check_name(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node)
{
    if (!schema_wants_scalar(r, f, node)) {
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
        return schema_check_text(r, f, node, node->length, false);
    }
    const char *now;
    if (f->vocabulary == SCHEMA_VOCABULARY(techniques) && r->vocabulary->old_technique &&
        r->vocabulary->old_technique(node->text, &now)) {
        if (now) {
            yaml_error(r->load, &node->location, "%s: '%s' is now several techniques; write %s",
                       f->name, node->text, now);
        }
        return !now;
    }
    const struct config_names *old = &r->vocabulary->old_words;
    for (size_t i = 0; f->vocabulary == SCHEMA_VOCABULARY(words) && i < old->count; i++) {
        if (strcmp(node->text, old->item[i]) == 0) {
            return true;
        }
    }
    return schema_unknown_name(r, f, node, NULL, &names);
}

bool schema_resolve(struct schema_reader *r, const struct yaml_node *node, const char **to)
{
    if (node->text[0] == '/' || strcmp(r->directory, ".") == 0) {
        return schema_copy_text(r, node->text, node->length, to);
    }
    struct text path = {0};
    text_printf(&path, "%s/%s", r->directory, node->text);
    bool good =
        path.failed ? schema_out_of_memory(r) : schema_copy_text(r, path.data, path.length, to);
    text_free(&path);
    return good;
}
