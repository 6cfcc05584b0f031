/* Streams of objects are found by their words, before anyone else reads the file. */
#define _GNU_SOURCE /* memmem */
#include <ctype.h>
#include <string.h>

#include "base/diag.h"
#include "render/pdf/reading/pdf_filter.h"

static int hex_digit(char c)
{
    return isdigit((unsigned char)c)    ? c - '0'
           : isxdigit((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10
                                        : -1;
}

/* A dictionary's text, with the characters that names may have as numbers. */
static void plain_names(const char *p, size_t length, struct text *out)
{
    text_clear(out);
    for (size_t i = 0; i < length; i++) {
        char c = p[i];
        if (c == '#' && i + 2 < length && hex_digit(p[i + 1]) >= 0 && hex_digit(p[i + 2]) >= 0) {
            c = (char)(hex_digit(p[i + 1]) << 4 | hex_digit(p[i + 2]));
            i += 2;
        }
        text_add(out, c ? &c : " ", 1);
    }
    text_add(out, "", 0);
}

/* NULL, or what is wrong with the filters that the text names. */
static const char *filters_in(const char *text, struct pdf_filters *filters)
{
    *filters = (struct pdf_filters){.count = 0};
    const char *p = strstr(text, "/Filter");
    if (!p) {
        return NULL;
    }
    p += strlen("/Filter");
    p += strspn(p, " \t\r\n\f");
    bool list = *p == '[';
    p += list;
    if (!list && *p != '/') {
        return "a stream of objects does not say itself how it is packed";
    }
    do {
        p += strspn(p, " \t\r\n\f");
        if (*p != '/') {
            break;
        }
        size_t length = 1 + strcspn(p + 1, " \t\r\n\f/[]<>()%");
        if (filters->count == LIMIT_PDF_FILTERS) {
            return "a stream of objects is packed too many times over";
        }
        filters->filter[filters->count++].kind = pdf_filter_kind(p, length);
        p += length;
    } while (list);
    return NULL;
}

/* The dictionary before the word "stream" at `at`: back to "obj", as far as one may be long. */
static const char *dictionary_before(const char *bytes, size_t at, size_t *length)
{
    enum { LONGEST = 1 << 16 };
    size_t least = at > LONGEST ? at - LONGEST : 0;
    size_t begin = at;
    while (begin > least && !(begin + 3 <= at && memcmp(bytes + begin, "obj", 3) == 0)) {
        begin--;
    }
    *length = at - begin;
    return bytes + begin;
}

const char *pdf_weigh_object_streams(const char *bytes, size_t length)
{
    static const char word[] = "stream";
    const size_t word_length = sizeof word - 1;
    uint64_t budget = LIMIT_PDF_UNPACKED;
    struct text words = {0};
    const char *fault = NULL;
    const char *end = bytes + length;
    for (const char *p = bytes; !fault && p < end; p += word_length) {
        p = memmem(p, (size_t)(end - p), word, word_length);
        if (!p) {
            break;
        }
        const char *data = p + word_length;
        if (data >= end || (*data != '\r' && *data != '\n' && *data != ' ') ||
            (p > bytes && p[-1] == 'd')) { /* "endstream" */
            continue;
        }
        size_t size;
        const char *dictionary = dictionary_before(bytes, (size_t)(p - bytes), &size);
        plain_names(dictionary, size, &words);
        if (words.failed) {
            fault = OUT_OF_MEMORY;
        } else if (words.length && (strstr(words.data, "/ObjStm") || strstr(words.data, "/XRef"))) {
            struct pdf_filters filters;
            struct pdf_unpacking u = {.limit = LIMIT_PDF_OBJECT_STREAM, .budget = &budget};
            data += *data == '\r' && data + 1 < end && data[1] == '\n' ? 2 : 1;
            fault = filters_in(words.data, &filters);
            const char *damage =
                fault ? NULL : pdf_unpack(&u, &filters, data, (size_t)(end - data));
            /* Damage is for libqpdf to find: here a stream is taken to reach to the file's end. */
            fault = u.beyond && filters.count && damage
                        ? "a stream of objects unpacks to more than 32 MB"
                    : damage && strcmp(damage, OUT_OF_MEMORY) == 0 ? damage
                                                                   : fault;
        }
    }
    text_free(&words);
    return fault;
}
