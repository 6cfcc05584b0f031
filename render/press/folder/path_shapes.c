#include "render/press/folder/path_shapes.h"

#include <ctype.h>
#include <string.h>

enum { MAX_WORDS = 26 };

struct word {
    const char *at;
    size_t length;
};

void path_shapes_init(struct path_shapes *p)
{
    *p = (struct path_shapes){0};
}

void path_shapes_free(struct path_shapes *p)
{
    text_free(&p->shapes);
    text_free(&p->steps);
}

static size_t digits_at(const char *text)
{
    size_t length = 0;
    while (isdigit((unsigned char)text[length])) {
        length++;
    }
    return length;
}

/* The length of the cell's name ("r3c14"), the number or the "#" that begins here; 0: none does. */
static size_t word_at(const char *text)
{
    if (*text == '#') {
        return 1;
    }
    size_t row = *text == 'r' ? digits_at(text + 1) : 0;
    if (row && text[1 + row] == 'c') {
        size_t column = digits_at(text + 2 + row);
        if (column) {
            return 2 + row + column;
        }
    }
    return digits_at(text);
}

/* The place of the word among those found so far, where it is added; MAX_WORDS: there is no room.
 */
static size_t word_place(struct word *words, size_t *count, struct word word)
{
    for (size_t i = 0; i < *count; i++) {
        if (words[i].length == word.length && memcmp(words[i].at, word.at, word.length) == 0) {
            return i;
        }
    }
    if (*count == MAX_WORDS) {
        return MAX_WORDS;
    }
    words[*count] = word;
    return (*count)++;
}

static unsigned shape_place(struct path_shapes *p, const struct text *shape)
{
    const char *known = p->shapes.data;
    for (unsigned i = 0; i < p->count; i++, known += strlen(known) + 1) {
        if (strcmp(known, shape->data) == 0) {
            return i;
        }
    }
    text_add(&p->shapes, shape->data, shape->length + 1);
    return p->count++;
}

void path_shapes_add(struct path_shapes *p, const char *step)
{
    struct word words[MAX_WORDS];
    size_t count = 0;
    struct text shape = {0};
    for (const char *at = step; *at;) {
        struct word word = {at, word_at(at)};
        size_t place = word.length ? word_place(words, &count, word) : MAX_WORDS;
        if (place < MAX_WORDS) {
            text_printf(&shape, "#%c", (char)('a' + place));
        } else {
            word.length += word.length == 0;
            text_add(&shape, at, word.length);
        }
        at += word.length;
    }
    p->shapes.failed |= shape.failed;
    if (!p->shapes.failed && shape.data) {
        text_printf(&p->steps, "%s\"%u", p->steps.length ? "," : "", shape_place(p, &shape));
        for (size_t i = 0; i < count; i++) {
            text_puts(&p->steps, " ");
            text_add(&p->steps, words[i].at, words[i].length);
        }
        text_puts(&p->steps, "\"");
    }
    text_free(&shape);
}

void path_shapes_write(const struct path_shapes *p, bool solved, struct text *out)
{
    const char *shape = p->shapes.data;
    out->failed |= p->shapes.failed || p->steps.failed;
    text_puts(out, "{\"shapes\":[");
    for (unsigned i = 0; !out->failed && i < p->count; i++, shape += strlen(shape) + 1) {
        text_puts(out, i ? "," : "");
        text_json(out, shape);
    }
    text_puts(out, "],\"steps\":[");
    text_puts(out, p->steps.data ? p->steps.data : "");
    text_printf(out, "],\"solved\":%s}", solved ? "true" : "false");
}
