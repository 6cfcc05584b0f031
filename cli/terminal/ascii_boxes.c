#include "cli/terminal/ascii_boxes.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool locale_is_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) {
            const char *dot = strchr(value, '.');
            return dot && (strncasecmp(dot, ".utf-8", 6) == 0 || strncasecmp(dot, ".utf8", 5) == 0);
        }
    }
    return false;
}

/* In UTF-8, the characters U+2500 to U+257F are 0xE2, 0x94 or 0x95, and a last byte. The rows
 * separate plain strokes from corners and crossings, and light from heavy ones. */
static char ascii_of(unsigned code)
{
    static const struct {
        unsigned first, last;
        char ascii;
    } rows[] = {
        {0x00, 0x00, '-'}, {0x01, 0x01, '='}, {0x02, 0x02, '|'}, {0x03, 0x03, '#'},
        {0x04, 0x0B, '.'}, {0x0C, 0x4B, '+'}, {0x4C, 0x4F, '.'}, {0x50, 0x50, '='},
        {0x51, 0x51, '#'}, {0x52, 0x73, '+'}, {0x74, 0x74, '-'}, {0x75, 0x75, '|'},
        {0x76, 0x76, '-'}, {0x77, 0x77, '|'}, {0x78, 0x78, '='}, {0x79, 0x79, '#'},
        {0x7A, 0x7A, '='}, {0x7B, 0x7B, '#'}, {0x7C, 0x7C, '='}, {0x7D, 0x7D, '#'},
        {0x7E, 0x7E, '='}, {0x7F, 0x7F, '#'},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (code >= rows[i].first && code <= rows[i].last) {
            return rows[i].ascii;
        }
    }
    return '+';
}

void ascii_boxes(struct text *t)
{
    size_t to = 0;
    for (size_t i = 0; i < t->length; i++) {
        const unsigned char *p = (const unsigned char *)t->data + i;
        bool box = i + 2 < t->length && p[0] == 0xE2 && (p[1] == 0x94 || p[1] == 0x95);
        t->data[to++] = box ? ascii_of((p[1] - 0x94U) * 64 + (p[2] - 0x80U)) : t->data[i];
        i += box ? 2 : 0;
    }
    t->length = to;
    if (t->data) {
        t->data[to] = '\0';
    }
}
