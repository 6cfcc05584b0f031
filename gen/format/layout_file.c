#include "gen/format/layout_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "gen/format/layout_yaml.h"

enum { MAX_FILE_BYTES = 1 << 16 };

/* Is there nothing but blanks, or a comment? */
static bool is_blank(const char *line, size_t length)
{
    size_t i = 0;
    while (i < length && strchr(" \t\r", line[i])) {
        i++;
    }
    return i == length;
}

/* Maps of several lines each; one empty line or more parts them. */
static void add_maps(const char *bytes, size_t length, struct text *out)
{
    bool open = false;
    bool any = false;
    for (size_t start = 0; start < length;) {
        const char *line = bytes + start;
        const char *newline = memchr(line, '\n', length - start);
        size_t count = newline ? (size_t)(newline - line) : length - start;
        start += count + 1;
        if (count && line[0] == '#') {
            continue;
        }
        if (is_blank(line, count)) {
            open = false;
            continue;
        }
        if (!open && any) {
            text_puts(out, ",");
        }
        open = any = true;
        for (size_t i = 0; i < count; i++) {
            if (!strchr(" \t\r", line[i])) {
                text_add(out, line + i, 1);
            }
        }
    }
}

enum status layout_file_read(const char *path, struct text *out, struct diag *d)
{
    char bytes[MAX_FILE_BYTES];
    struct diag_at at = {.file = path};
    size_t name = strlen(path);
    if ((name > 5 && strcmp(path + name - 5, ".yaml") == 0) ||
        (name > 4 && strcmp(path + name - 4, ".yml") == 0)) {
#ifdef NONET_ENGINE
        return diag_usage(d, &at, "the engine alone reads no YAML: a text of maps will do");
#else
        return layout_yaml_read(path, out, d);
#endif
    }
    FILE *file = fopen(path, "rb");
    if (!file) {
        return diag_usage(d, &at, "cannot open the map: %s", strerror(errno));
    }
    size_t length = fread(bytes, 1, sizeof bytes, file);
    bool failed = ferror(file) != 0;
    fclose(file);
    if (failed || length == sizeof bytes || memchr(bytes, '\0', length)) {
        return diag_usage(d, &at, "this file cannot be a map");
    }
    size_t before = out->length;
    add_maps(bytes, length, out);
    if (out->length == before) {
        return diag_usage(d, &at, "the file holds no map");
    }
    return STATUS_OK;
}
