#include "base/span.h"

#include <string.h>

bool span_is(struct span s, const char *word)
{
    return s.length == strlen(word) && memcmp(s.text, word, s.length) == 0;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

struct span span_trim(struct span s)
{
    while (s.length && is_blank(s.text[0])) {
        s.text++;
        s.length--;
    }
    while (s.length && is_blank(s.text[s.length - 1])) {
        s.length--;
    }
    return s;
}

bool span_skip_blanks(struct span *s)
{
    size_t length = s->length;
    while (s->length && (s->text[0] == ' ' || s->text[0] == '\t')) {
        s->text++;
        s->length--;
    }
    return s->length < length;
}

bool next_line(const char *text, size_t length, size_t *offset, struct span *line)
{
    if (*offset >= length) {
        return false;
    }
    const char *from = text + *offset;
    const char *newline = memchr(from, '\n', length - *offset);
    line->text = from;
    line->length = newline ? (size_t)(newline - from) : length - *offset;
    *offset += line->length + 1;
    if (line->length && from[line->length - 1] == '\r') {
        line->length--;
    }
    return true;
}

bool line_has_content(struct span line)
{
    struct span trimmed = span_trim(line);
    return trimmed.length && trimmed.text[0] != '#';
}

bool head_line(const char *head, size_t length, struct span *line)
{
    size_t offset = 0;
    while (next_line(head, length, &offset, line)) {
        if (line_has_content(*line)) {
            return true;
        }
    }
    return false;
}
