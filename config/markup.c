#include "config/markup.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"

/* Is the mark at p switched off by a backslash? */
static bool is_escaped(const char *text, const char *p)
{
    return p > text && p[-1] == '\\';
}

static size_t line_length(const char *line, const char *end)
{
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    return (size_t)((stop ? stop : end) - line);
}

/* Of a table with more than two columns. */
static size_t bars(const char *line, size_t length)
{
    size_t count = 0;
    while (length && line[length - 1] == ' ') {
        length--;
    }
    for (size_t i = 0; i < length; i++) {
        count += line[i] == '|' && (i == 0 || line[i - 1] != '\\');
    }
    return count - (length > 1 && line[length - 1] == '|');
}

/* What begins a line and is not understood. */
static bool line_fault(const char *line, size_t length, struct markup_fault *fault)
{
    const size_t hashes = length ? strspn(line, "#") : 0;
    const size_t digits = length ? strspn(line, "0123456789") : 0;
    fault->length = length;
    if (hashes >= 2 && hashes < length && line[hashes] == ' ') {
        fault->length = hashes;
        fault->words = "headings have one level: write '# '";
    } else if (length > 2 && strncmp(line, "> ", 2) == 0) {
        fault->length = 1;
        fault->words = "there are no quotations; write the text in *italics*";
    } else if (length >= 3 && strncmp(line, "```", 3) == 0) {
        fault->words = "there is no code; write plain text";
    } else if (length >= 3 && strspn(line, line[0] == '_' ? "_" : "* ") >= length &&
               strspn(line, "*_") >= 1) {
        fault->words = "write --- for a rule";
    } else if (length > 1 && line[0] == '|' && bars(line, length) > 2) {
        fault->words = "a table has two columns: | left | right |";
    } else if (length > 3 && digits && digits < 4 && line[digits] == ')' &&
               line[digits + 1] == ' ') {
        fault->length = digits + 1;
        fault->words = "write '1. ' for a numbered item";
    } else if (length >= 3 && strspn(line, "=") >= length) {
        fault->words = "write '# ' before a heading, or --- for a rule";
    } else if (length > 2 && (line[0] == '+' || (unsigned char)line[0] == 0xE2) &&
               (strncmp(line, "+ ", 2) == 0 || strncmp(line, "\xE2\x80\xA2", 3) == 0 ||
                strncmp(line, "\xE2\x80\x93 ", 4) == 0)) {
        fault->length = line[0] == '+' ? 1 : 3;
        fault->words = "write '- ' for an item of a list";
    } else {
        return false;
    }
    return true;
}

/* "[words](address)" or "![words](address)" at p. */
static size_t link_length(const char *p, const char *end)
{
    const size_t line = line_length(p, end);
    const char *middle = memchr(p, ']', line);
    if (*p != '[' || !middle || middle + 1 >= p + line || middle[1] != '(') {
        return 0;
    }
    const char *close = memchr(middle, ')', (size_t)(p + line - middle));
    return close ? (size_t)(close + 1 - p) : 0;
}

static bool is_letter(char c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

/* "<b>", "</i>" or "<br/>" at p. */
static size_t tag_length(const char *p, const char *end)
{
    const char *name = p + 1 + (p + 1 < end && p[1] == '/');
    if (*p != '<' || name >= end || !is_letter(*name)) {
        return 0;
    }
    const char *close = memchr(name, '>', line_length(name, end));
    return close ? (size_t)(close + 1 - p) : 0;
}

/* What stands inside a line. */
static bool mark_fault(const char *text, const char *p, const char *end, struct markup_fault *fault)
{
    const size_t left = (size_t)(end - p);
    fault->length = link_length(p, end);
    fault->words = "there are no links; write the address as text";
    if (fault->length) {
        return true;
    }
    fault->length = tag_length(p, end);
    fault->words = "there are no tags; write **bold**, *italic* or ^^small capitals^^";
    if (fault->length) {
        return true;
    }
    fault->length = 2;
    if (left > 4 && strncmp(p, "~~", 2) == 0) {
        fault->words = "no text is struck through";
        return true;
    }
    const bool opens = p == text || strchr(" \n(", p[-1]);
    if (left > 4 && strncmp(p, "__", 2) == 0 && opens && is_letter(p[2])) {
        fault->words = "write **bold**";
        return true;
    }
    fault->length = 1;
    fault->words = "write plain text";
    return *p == '`' && memchr(p + 1, '`', line_length(p + 1, end > p + 1 ? end : p + 1));
}

/* The length of a switch of bold, italic or small capitals at p; 0: it is none. */
static size_t switch_length(const char *text, const char *p, const char *end)
{
    const bool after = p == text || p[-1] == ' ' || p[-1] == '\n';
    const bool before = p + 1 >= end || p[1] == ' ' || p[1] == '\n';
    if (*p == '*' && !(after && before)) {
        return p + 1 < end && p[1] == '*' ? 2 : 1;
    }
    return *p == '^' && p + 1 < end && p[1] == '^' ? 2 : 0;
}

/* A paragraph whose marks are not closed: the first such mark from an offset on. */
static bool open_fault(const char *text, const char *begin, const char *end, size_t from,
                       struct markup_fault *fault)
{
    static const char *const words[] = {"close it with another *", "close it with another **",
                                        "close it with another ^^"};
    const char *open[3] = {NULL, NULL, NULL};
    for (const char *p = begin; p < end;) {
        const size_t length = is_escaped(text, p) ? 0 : switch_length(text, p, end);
        if (length) {
            const size_t kind = *p == '^' ? 2 : length - 1;
            open[kind] = open[kind] ? NULL : p;
        }
        p += length ? length : 1;
    }
    const char *first = NULL;
    for (size_t i = 0; i < 3; i++) {
        if (open[i] && (size_t)(open[i] - text) >= from && (!first || open[i] < first)) {
            first = open[i];
            fault->offset = (size_t)(first - text);
            fault->length = i == 0 ? 1 : 2;
            fault->words = words[i];
        }
    }
    return first != NULL;
}

/* Where the paragraph ends that begins here: at an empty line, or before an item or a row. */
static const char *paragraph_end(const char *p, const char *end)
{
    while (p < end) {
        p += line_length(p, end);
        if (p >= end) {
            return end;
        }
        const char *next = p + 1 + strspn(p + 1, " ");
        if (next >= end || *next == '\n' || strncmp(next, "- ", 2) == 0 ||
            strncmp(next, "* ", 2) == 0 || *next == '|' || *next == '#') {
            return p;
        }
        p++;
    }
    return end;
}

/* The first fault inside a paragraph's lines. */
static bool lines_fault(const char *text, const char *begin, const char *end, size_t from,
                        struct markup_fault *fault)
{
    bool line_begins = true;
    for (const char *p = begin; p < end; p++) {
        fault->offset = (size_t)(p - text);
        const char *words = p + (line_begins ? strspn(p, " ") : 0);
        if (line_begins && words < end && (size_t)(words - text) >= from &&
            line_fault(words, line_length(words, end), fault)) {
            fault->offset = (size_t)(words - text);
            return true;
        }
        if ((size_t)(p - text) >= from && !is_escaped(text, p) && mark_fault(text, p, end, fault)) {
            fault->offset = (size_t)(p - text);
            return true;
        }
        line_begins = *p == '\n';
    }
    return false;
}

/* The first fault of a paragraph, of its lines or of its open marks. */
static bool paragraph_fault(const char *text, const char *begin, const char *end, size_t from,
                            struct markup_fault *fault)
{
    struct markup_fault open;
    const bool in_line = lines_fault(text, begin, end, from, fault);
    const bool is_open = open_fault(text, begin, end, from, &open);
    if (is_open && (!in_line || open.offset < fault->offset)) {
        *fault = open;
    }
    return in_line || is_open;
}

size_t markup_find_fault(const char *text, size_t length, size_t from, struct markup_fault *fault)
{
    const char *end = text + length;
    for (const char *p = text; p < end;) {
        const char *stop = paragraph_end(p, end);
        if ((size_t)(stop - text) > from && paragraph_fault(text, p, stop, from, fault)) {
            return fault->offset + fault->length;
        }
        p = stop < end ? stop + 1 : end;
    }
    return 0;
}

void markup_plain(const char *marked, struct text *out)
{
    const char *end = marked + strlen(marked);
    bool begins = true;
    for (const char *p = marked; p < end;) {
        const size_t length = switch_length(marked, p, end);
        if (begins && strncmp(p, "# ", 2) == 0) {
            p += 2;
        } else if (begins && (strncmp(p, "- ", 2) == 0 || strncmp(p, "* ", 2) == 0)) {
            text_puts(out, "\xE2\x80\xA2 ");
            p += 2;
        } else if (length) {
            p += length;
            begins = false;
            continue;
        } else {
            p += *p == '\\' && p[1] && strchr("*^\\-|#.", p[1]);
            begins = *p == '\n';
            text_add(out, p++, 1);
            continue;
        }
        begins = false;
    }
}
