#include "render/pdf_read.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    MAX_OBJECTS = 1000000,
    MAX_PAGES = 20000,
    MAX_DEPTH = 16,
    MAX_STREAM = 64 << 20,
};

static bool is_space(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

static bool is_delimiter(char c)
{
    return c != '\0' && strchr("()<>[]{}/%", c) != NULL;
}

static const char *skip_spaces(const char *p, const char *end)
{
    while (p < end && is_space(*p)) {
        p++;
    }
    return p;
}

static const char *skip_word(const char *p, const char *end)
{
    p += p < end && *p == '/';
    while (p < end && !is_space(*p) && !is_delimiter(*p)) {
        p++;
    }
    return p;
}

static const char *skip_string(const char *p, const char *end)
{
    unsigned depth = 0;
    for (; p < end; p++) {
        if (*p == '\\') {
            p++;
        } else if (*p == '(') {
            depth++;
        } else if (*p == ')' && --depth == 0) {
            return p + 1;
        }
    }
    return end;
}

/* Past "[…]", "<<…>>", "(…)", "<…>" or a word. Always moves on, but at the end. */
static const char *skip_value(const char *p, const char *end)
{
    unsigned depth = 0;
    do {
        p = skip_spaces(p, end);
        if (p >= end) {
            return end;
        }
        bool two = p + 1 < end && p[1] == *p;
        if (*p == '(') {
            p = skip_string(p, end);
        } else if (*p == '[' || (*p == '<' && two)) {
            p += *p == '[' ? 1 : 2;
            depth++;
        } else if (*p == ']' || (*p == '>' && two)) {
            p += *p == ']' ? 1 : 2;
            depth -= depth > 0;
        } else if (*p == '<') {
            const char *close = memchr(p, '>', (size_t)(end - p));
            p = close ? close + 1 : end;
        } else {
            const char *next = skip_word(p, end);
            p = next > p ? next : p + 1;
        }
    } while (depth > 0);
    return p;
}

static bool equals(const char *p, const char *end, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(end - p) == length && memcmp(p, word, length) == 0;
}

static bool scan_unsigned(const char **p, const char *end, uint64_t *value)
{
    const char *c = skip_spaces(*p, end);
    const char *begin = c;
    *value = 0;
    while (c < end && isdigit((unsigned char)*c) && c - begin < 15) {
        *value = *value * 10 + (uint64_t)(*c++ - '0');
    }
    *p = c;
    return c > begin;
}

/* "12 0 R": the object it names. */
static bool is_reference(struct pdf_span v, uint64_t *number)
{
    const char *p = v.begin;
    uint64_t generation;
    if (!p || !scan_unsigned(&p, v.end, number) || !scan_unsigned(&p, v.end, &generation)) {
        return false;
    }
    p = skip_spaces(p, v.end);
    return p < v.end && *p == 'R' && skip_word(p, v.end) == p + 1;
}

static struct pdf_span resolve(const struct pdf_file *f, struct pdf_span v)
{
    uint64_t number;
    return is_reference(v, &number) && number <= UINT32_MAX ? pdf_object(f, (uint32_t)number) : v;
}

/* A value that may be a reference, which is three words. */
static struct pdf_span take_value(const char *p, const char *end)
{
    p = skip_spaces(p, end);
    const char *next = skip_value(p, end);
    struct pdf_span three = {p, end};
    uint64_t number;
    if (p < end && isdigit((unsigned char)*p) && is_reference(three, &number)) {
        next = skip_value(skip_value(next, end), end);
    }
    return (struct pdf_span){p, next};
}

struct pdf_span pdf_object(const struct pdf_file *f, uint32_t number)
{
    const struct pdf_span none = {NULL, NULL};
    if (number >= f->object_count || f->offset[number] == 0) {
        return none;
    }
    const char *end = f->bytes + f->length;
    const char *p = f->bytes + f->offset[number];
    uint64_t read;
    uint64_t generation;
    if (!scan_unsigned(&p, end, &read) || read != number || !scan_unsigned(&p, end, &generation)) {
        return none;
    }
    p = skip_spaces(p, end);
    if (!equals(p, skip_word(p, end), "obj")) {
        return none;
    }
    return take_value(skip_word(p, end), end);
}

struct pdf_span pdf_get(const struct pdf_file *f, struct pdf_span dictionary, const char *key)
{
    const struct pdf_span none = {NULL, NULL};
    const char *p = dictionary.begin;
    const char *end = dictionary.end;
    if (!p || end - p < 4 || p[0] != '<' || p[1] != '<') {
        return none;
    }
    for (p = skip_spaces(p + 2, end); p < end && *p == '/'; p = skip_spaces(p, end)) {
        const char *name_end = skip_word(p, end);
        struct pdf_span value = take_value(name_end, end);
        if (equals(p, name_end, key)) {
            return resolve(f, value);
        }
        p = value.end;
    }
    return none;
}

bool pdf_is(struct pdf_span value, const char *word)
{
    return value.begin && equals(value.begin, value.end, word);
}

bool pdf_mentions(struct pdf_span value, const char *word)
{
    size_t length = strlen(word);
    for (const char *p = value.begin; p && (size_t)(value.end - p) >= length; p++) {
        bool ends = p + length == value.end || is_space(p[length]) || is_delimiter(p[length]);
        if (ends && memcmp(p, word, length) == 0) {
            return true;
        }
    }
    return false;
}

/* strtod would depend on the locale and could read past the end. */
static const char *scan_number(const char *p, const char *end, double *value)
{
    bool negative = p < end && *p == '-';
    p += negative || (p < end && *p == '+');
    double sum = 0;
    double place = 1;
    const char *begin = p;
    for (bool fraction = false; p < end && (isdigit((unsigned char)*p) || *p == '.'); p++) {
        if (*p == '.') {
            fraction = true;
            continue;
        }
        sum = sum * 10 + (*p - '0');
        place *= fraction ? 10 : 1;
    }
    *value = (negative ? -sum : sum) / place;
    return p > begin ? p : NULL;
}

size_t pdf_numbers(struct pdf_span value, double *number, size_t count)
{
    size_t found = 0;
    const char *p = value.begin;
    while (p && p < value.end && found < count) {
        p = skip_spaces(p, value.end);
        if (p < value.end && *p == '[') {
            p++;
            continue;
        }
        p = scan_number(p, value.end, &number[found]);
        found += p != NULL;
    }
    return found;
}

struct pdf_span pdf_item(const struct pdf_file *f, struct pdf_span array, size_t n)
{
    const struct pdf_span none = {NULL, NULL};
    if (!array.begin || array.begin >= array.end) {
        return none;
    }
    if (*array.begin != '[') {
        return n == 0 ? array : none;
    }
    const char *p = skip_spaces(array.begin + 1, array.end);
    while (p < array.end && *p != ']') {
        struct pdf_span item = take_value(p, array.end);
        if (n-- == 0) {
            return resolve(f, item);
        }
        p = skip_spaces(item.end, array.end);
    }
    return none;
}

static bool inflate_into(const char *data, size_t length, struct text *out)
{
    z_stream z = {0};
    char chunk[16384];
    if (inflateInit(&z) != Z_OK) {
        return false;
    }
    z.next_in = (z_const Bytef *)data;
    z.avail_in = length < UINT32_MAX ? (uInt)length : UINT32_MAX;
    int code = Z_OK;
    size_t before = out->length;
    while (code == Z_OK && !out->failed && out->length - before < MAX_STREAM) {
        z.next_out = (Bytef *)chunk;
        z.avail_out = sizeof chunk;
        code = inflate(&z, Z_NO_FLUSH);
        text_add(out, chunk, sizeof chunk - z.avail_out);
    }
    inflateEnd(&z);
    return code == Z_STREAM_END && !out->failed;
}

bool pdf_stream(const struct pdf_file *f, struct pdf_span object, struct text *out)
{
    if (!object.begin) {
        return false;
    }
    const char *end = f->bytes + f->length;
    const char *p = skip_spaces(object.end, end);
    if (!equals(p, skip_word(p, end), "stream")) {
        return false;
    }
    p += 6;
    p += p < end && *p == '\r';
    p += p < end && *p == '\n';
    double length;
    if (pdf_numbers(pdf_get(f, object, "/Length"), &length, 1) != 1 || length < 0 ||
        length > (double)(end - p)) {
        return false;
    }
    /* libharu calls the nothing of a blank page deflated, too. */
    struct pdf_span filter = pdf_get(f, object, "/Filter");
    if (!filter.begin || length <= 0) {
        text_add(out, p, (size_t)length);
        return !out->failed;
    }
    return pdf_mentions(filter, "/FlateDecode") && inflate_into(p, (size_t)length, out);
}

/* Where the last "startxref" points. */
static bool find_table(const struct pdf_file *f, const char **table)
{
    const char *end = f->bytes + f->length;
    size_t reach = f->length < 1024 ? f->length : 1024;
    for (const char *p = end - reach; p + 9 <= end; p++) {
        if (memcmp(p, "startxref", 9) == 0) {
            const char *number = p + 9;
            uint64_t offset;
            if (scan_unsigned(&number, end, &offset) && offset < f->length) {
                *table = f->bytes + offset;
                return true;
            }
        }
    }
    return false;
}

static bool read_entries(struct pdf_file *f, const char **p, const char *end, uint64_t first,
                         uint64_t count)
{
    for (uint64_t i = first; i < first + count; i++) {
        uint64_t offset;
        uint64_t generation;
        if (!scan_unsigned(p, end, &offset) || !scan_unsigned(p, end, &generation)) {
            return false;
        }
        *p = skip_spaces(*p, end);
        bool used = *p < end && **p == 'n';
        *p = skip_word(*p, end);
        if (i < f->object_count) {
            f->offset[i] = used && offset < f->length ? (size_t)offset : 0;
        }
    }
    return true;
}

static const char *read_table(struct pdf_file *f)
{
    const char *end = f->bytes + f->length;
    const char *p;
    if (!find_table(f, &p) || !equals(p, skip_word(p, end), "xref")) {
        return "there is no cross-reference table";
    }
    p += 4;
    for (;;) {
        uint64_t first;
        uint64_t count;
        const char *section = p;
        if (!scan_unsigned(&p, end, &first) || !scan_unsigned(&p, end, &count)) {
            p = section;
            break;
        }
        if (first > MAX_OBJECTS || count > MAX_OBJECTS) {
            return "the cross-reference table is out of bounds";
        }
        size_t needed = (size_t)(first + count);
        if (needed > f->object_count) {
            size_t *offset = realloc(f->offset, needed * sizeof *offset);
            if (!offset) {
                return "out of memory";
            }
            memset(offset + f->object_count, 0, (needed - f->object_count) * sizeof *offset);
            f->offset = offset;
            f->object_count = needed;
        }
        if (!read_entries(f, &p, end, first, count)) {
            return "the cross-reference table is damaged";
        }
    }
    p = skip_spaces(p, end);
    if (!equals(p, skip_word(p, end), "trailer")) {
        return "there is no trailer";
    }
    f->trailer = take_value(p + 7, end);
    return NULL;
}

static const char *collect_pages(struct pdf_file *f, struct pdf_span kids, unsigned depth)
{
    if (!kids.begin || *kids.begin != '[' || depth > MAX_DEPTH) {
        return "the page tree is damaged";
    }
    const char *p = skip_spaces(kids.begin + 1, kids.end);
    while (p < kids.end && *p != ']') {
        struct pdf_span item = take_value(p, kids.end);
        uint64_t number;
        if (!is_reference(item, &number) || number >= f->object_count) {
            return "the page tree is damaged";
        }
        struct pdf_span page = pdf_object(f, (uint32_t)number);
        if (pdf_is(pdf_get(f, page, "/Type"), "/Pages")) {
            const char *fault = collect_pages(f, pdf_get(f, page, "/Kids"), depth + 1);
            if (fault) {
                return fault;
            }
        } else if (f->page_count < MAX_PAGES) {
            f->page[f->page_count++] = (uint32_t)number;
        }
        p = skip_spaces(item.end, kids.end);
    }
    return NULL;
}

const char *pdf_open(struct pdf_file *f, const char *bytes, size_t length)
{
    memset(f, 0, sizeof *f);
    f->bytes = bytes;
    f->length = length;
    if (length < 8 || memcmp(bytes, "%PDF-", 5) != 0) {
        return "it does not begin as a PDF";
    }
    const char *fault = read_table(f);
    if (!fault) {
        f->page = calloc(MAX_PAGES, sizeof *f->page);
        fault = f->page ? NULL : "out of memory";
    }
    if (!fault) {
        struct pdf_span root = pdf_get(f, f->trailer, "/Root");
        struct pdf_span pages = pdf_get(f, root, "/Pages");
        fault = collect_pages(f, pdf_get(f, pages, "/Kids"), 0);
    }
    if (fault) {
        pdf_close(f);
    }
    return fault;
}

void pdf_close(struct pdf_file *f)
{
    free(f->offset);
    free(f->page);
    memset(f, 0, sizeof *f);
}
