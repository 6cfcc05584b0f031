#include "config/yaml/yaml.h"

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/file/open_input.h"
#include "base/text.h"

enum {
    MESSAGE_SIZE = 1024,
    /* A longer line is not quoted under an error: it would bury the message. */
    MAX_QUOTED_LINE = 400,
};

enum status yaml_error(struct yaml_load *load, const struct yaml_location *location,
                       const char *format, ...)
{
    load->errors++;
    if (load->errors > YAML_MAX_ERRORS) {
        load->d->hint = NULL;
        load->d->errors++;
        return STATUS_USAGE;
    }
    char message[MESSAGE_SIZE];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    struct diag_at at;
    return diag_usage(load->d, location && location->source ? yaml_diag_at(location, &at) : NULL,
                      "%s", message);
}

const struct diag_at *yaml_diag_at(const struct yaml_location *location, struct diag_at *at)
{
    const struct yaml_source *source = location->source;
    *at = (struct diag_at){source->name, location->line, location->col, NULL, 0};
    if (location->line == 0 || location->line > source->line_count) {
        return at;
    }
    size_t begin = source->line_start[location->line - 1];
    size_t end =
        location->line < source->line_count ? source->line_start[location->line] : source->length;
    while (end > begin && (source->text[end - 1] == '\n' || source->text[end - 1] == '\r')) {
        end--;
    }
    if (end - begin <= MAX_QUOTED_LINE) {
        at->source_line = source->text + begin;
        at->source_length = end - begin;
    }
    return at;
}

static enum status out_of_memory(struct yaml_load *load)
{
    return yaml_error(load, NULL, "out of memory while reading a config");
}

/* A file that another names is reported where it is named. */
static enum status unreadable(struct yaml_load *load, const char *path,
                              const struct yaml_location *at, const char *why)
{
    struct diag_at of_file = {.file = path};
    return at ? yaml_error(load, at, "cannot read '%s': %s", path, why)
              : diag_usage(load->d, &of_file, "cannot read: %s", why);
}

/* Read on until the end or one byte past the cap. */
static enum status read_stream(struct yaml_load *load, FILE *in, const char *path,
                               const struct yaml_location *at, const char **text, size_t *length)
{
    char *buffer = arena_alloc(load->arena, YAML_MAX_BYTES + 1);
    if (!buffer) {
        return out_of_memory(load);
    }
    errno = 0;
    *length = fread(buffer, 1, YAML_MAX_BYTES + 1, in);
    *text = buffer;
    if (ferror(in)) {
        return unreadable(load, path, at, strerror(errno));
    }
    if (*length > YAML_MAX_BYTES) {
        return yaml_error(load, at, "'%s' is larger than a config may be (1 MiB)", path);
    }
    return STATUS_OK;
}

enum status yaml_read_file(struct yaml_load *load, const char *path, const struct yaml_location *at,
                           const char **text, size_t *length)
{
    if (strcmp(path, "-") == 0) {
        return read_stream(load, stdin, "standard input", at, text, length);
    }
    FILE *in = input_open(path);
    if (!in) {
        return unreadable(load, path, at, input_error_text(errno));
    }
    enum status status = read_stream(load, in, path, at, text, length);
    fclose(in);
    return status;
}

static size_t break_length(const char *s, size_t left)
{
    if (s[0] == '\r') {
        return left > 1 && s[1] == '\n' ? 2 : 1;
    }
    return s[0] == '\n';
}

static bool find_lines(struct yaml_load *load, struct yaml_source *source)
{
    size_t count = 1;
    for (size_t i = 0; i < source->length; i++) {
        count += break_length(source->text + i, source->length - i) == 1;
    }
    size_t *start = arena_array(load->arena, count, sizeof *start);
    if (!start) {
        return false;
    }
    size_t line = 1;
    for (size_t i = 0; i < source->length;) {
        size_t skipped = break_length(source->text + i, source->length - i);
        i += skipped ? skipped : 1;
        if (skipped) {
            start[line++] = i;
        }
    }
    source->line_start = start;
    source->line_count = line;
    return true;
}

/* What is wrong with a character that no config may hold; NULL when nothing is. */
static const char *character_fault(uint32_t code)
{
    if (code == UINT32_MAX) {
        return "is not UTF-8";
    }
    if (code == '\t' || code == '\n' || code == '\r') {
        return NULL;
    }
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) {
        return "is a control character";
    }
    if (code == 0x2028 || code == 0x2029) {
        return "is a Unicode line separator; use an ordinary line end";
    }
    if (code == 0xFEFF || code == 0xFFFE || code == 0xFFFF) {
        return "is not a character";
    }
    return NULL;
}

/* What a file without a text is; in how many lines a text has bad characters. */
static void report_characters(struct yaml_load *load, const struct yaml_location *first,
                              uint32_t code, unsigned char byte, size_t lines)
{
    char more[64] = "";
    if (lines > 1) {
        snprintf(more, sizeof more, ", and %zu more line%s like it", lines - 1,
                 lines == 2 ? " is" : "s are");
    }
    if (memchr(first->source->text, '\0', first->source->length)) {
        load->d->hint = "a config is a YAML file; 'nonet book --print-defaults' prints one";
        yaml_error(load, first, "this is not a text file: it has bytes of 0");
    } else if (code == UINT32_MAX) {
        load->d->hint = "save the file as UTF-8";
        yaml_error(load, first, "byte 0x%02X is not UTF-8%s", byte, more);
    } else {
        yaml_error(load, first, "U+%04X %s%s", (unsigned)code, character_fault(code), more);
    }
}

/* Reports the first bad character, and in how many lines there are others. */
static bool check_characters(struct yaml_load *load, const struct yaml_source *source)
{
    size_t lines = 0;
    uint32_t first_code = 0;
    unsigned char first_byte = 0;
    struct yaml_location first = {0};
    for (size_t line = 0; line < source->line_count; line++) {
        size_t end = line + 1 < source->line_count ? source->line_start[line + 1] : source->length;
        size_t col = 1;
        size_t size;
        for (size_t i = source->line_start[line]; i < end; i += size, col++) {
            uint32_t code = utf8_decode(source->text + i, end - i, &size);
            if (!character_fault(code)) {
                continue;
            }
            if (lines++ == 0) {
                first = (struct yaml_location){source, line + 1, col};
                first_code = code;
                first_byte = (unsigned char)source->text[i];
            }
            break;
        }
    }
    if (lines) {
        report_characters(load, &first, first_code, first_byte, lines);
    }
    return lines == 0;
}

const struct yaml_source *yaml_source_new(struct yaml_load *load, const char *name,
                                          const char *text, size_t length)
{
    struct yaml_source *source = arena_alloc(load->arena, sizeof *source);
    char *own_name = arena_copy(load->arena, name, strlen(name));
    if (!source || !own_name) {
        out_of_memory(load);
        return NULL;
    }
    bool marked = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0;
    source->name = own_name;
    source->text = text + (marked ? 3 : 0);
    source->length = length - (marked ? 3 : 0);
    if (length >= 2 && (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0)) {
        struct yaml_location location = {source, 0, 0};
        yaml_error(load, &location, "this is UTF-16 text; save it as UTF-8");
        return NULL;
    }
    if (!find_lines(load, source)) {
        out_of_memory(load);
        return NULL;
    }
    return check_characters(load, source) ? source : NULL;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The byte offset of a location; its line must be known. */
static size_t offset_of(const struct yaml_location *location)
{
    const struct yaml_source *source = location->source;
    size_t i = location->line <= source->line_count ? source->line_start[location->line - 1]
                                                    : source->length;
    for (size_t col = 1; col < location->col && i < source->length; col++) {
        size_t size;
        (void)utf8_decode(source->text + i, source->length - i, &size);
        i += size;
    }
    return i;
}

static struct yaml_location location_of(const struct yaml_source *source, size_t offset)
{
    size_t line = 0;
    while (line + 1 < source->line_count && source->line_start[line + 1] <= offset) {
        line++;
    }
    size_t begin = source->line_start[line];
    size_t before = utf8_length(source->text + begin, offset - begin, NULL);
    return (struct yaml_location){source, line + 1, before + 1};
}

/* Folding and indenting change blanks alone, so the value's other characters stand in the source in
 * the same order. Where one differs, as in an escape, the value's own location must do. */
struct yaml_location yaml_location_of_byte(const struct yaml_node *scalar, size_t offset)
{
    const struct yaml_source *source = scalar->location.source;
    if (!source || scalar->location.line == 0 || offset >= scalar->length) {
        return scalar->location;
    }
    size_t i = offset_of(&scalar->location);
    if (scalar->style == YAML_STYLE_QUOTED) {
        i++;
    } else if (scalar->style == YAML_STYLE_BLOCK) {
        size_t line = scalar->location.line;
        i = line < source->line_count ? source->line_start[line] : source->length;
    }
    for (size_t k = 0; k <= offset; k++) {
        if (is_blank(scalar->text[k])) {
            continue;
        }
        while (i < source->length && is_blank(source->text[i])) {
            i++;
        }
        if (i >= source->length || source->text[i] != scalar->text[k]) {
            return scalar->location;
        }
        i++;
    }
    return is_blank(scalar->text[offset]) ? location_of(source, i) : location_of(source, i - 1);
}

bool yaml_is_null(const struct yaml_node *node)
{
    return node->kind == YAML_KIND_SCALAR && node->style == YAML_STYLE_PLAIN &&
           (node->length == 0 || strcmp(node->text, "~") == 0 || strcmp(node->text, "null") == 0);
}

struct yaml_node *yaml_find(const struct yaml_node *map, const char *key)
{
    bool has_keys = map->kind == YAML_KIND_MAP;
    for (struct yaml_node *child = has_keys ? map->first : NULL; child; child = child->next) {
        if (strcmp(child->key, key) == 0) {
            return child;
        }
    }
    return NULL;
}

void yaml_append(struct yaml_node *parent, struct yaml_node *child)
{
    child->next = NULL;
    if (parent->last) {
        parent->last->next = child;
    } else {
        parent->first = child;
    }
    parent->last = child;
    parent->count++;
}
