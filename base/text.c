#define _POSIX_C_SOURCE 200809L
#include "base/text.h"

#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void text_free(struct text *t)
{
    free(t->data);
    memset(t, 0, sizeof *t);
}

void text_clear(struct text *t)
{
    t->length = 0;
    if (t->data) {
        t->data[0] = '\0';
    }
}

void text_shorten(struct text *t, size_t count)
{
    t->length -= count < t->length ? count : t->length;
    if (t->data) {
        t->data[t->length] = '\0';
    }
}

bool text_reserve(struct text *t, size_t count)
{
    size_t needed = t->length + count + 1;
    if (needed <= t->capacity) {
        return true;
    }
    size_t capacity = t->capacity ? t->capacity : 64;
    while (capacity < needed) {
        capacity *= 2;
    }
    char *data = realloc(t->data, capacity);
    if (!data) {
        t->failed = true;
        return false;
    }
    t->data = data;
    t->capacity = capacity;
    return true;
}

void text_add(struct text *t, const char *bytes, size_t count)
{
    if (!text_reserve(t, count)) {
        return;
    }
    if (count) {
        memcpy(t->data + t->length, bytes, count);
    }
    t->length += count;
    t->data[t->length] = '\0';
}

void text_puts(struct text *t, const char *string)
{
    text_add(t, string, strlen(string));
}

void text_add_unsigned(struct text *t, unsigned number)
{
    char digits[3 * sizeof number];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_add(t, digits + at, sizeof digits - at);
}

/* Prints into the free room first. If the text does not fit, it makes enough room and prints
 * again. */
void text_printf(struct text *t, const char *format, ...)
{
    va_list args;
    va_list again;
    size_t room = t->capacity - t->length;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(t->data ? t->data + t->length : NULL, room, format, args);
    va_end(args);
    if (length >= 0 && (size_t)length >= room && text_reserve(t, (size_t)length)) {
        vsnprintf(t->data + t->length, (size_t)length + 1, format, again);
        room = t->capacity - t->length;
    }
    if (length >= 0 && (size_t)length < room) {
        t->length += (size_t)length;
    } else if (t->data) {
        t->data[t->length] = '\0'; /* not part of the text */
    }
    va_end(again);
}

void text_puts_clean(struct text *t, const char *string)
{
    size_t size;
    for (size_t left = strlen(string); left; string += size, left -= size) {
        uint32_t c = utf8_decode(string, left, &size);
        bool control = c < 0x20 || (c >= 0x7F && c < 0xA0) || c == UINT32_MAX;
        text_add(t, control ? "?" : string, control ? 1 : size);
    }
}

/* Appends the character at c, or U+FFFD for a byte that is not UTF-8. Returns the character's
 * size. */
static size_t add_character(struct text *t, const char *c)
{
    size_t size;
    if (utf8_decode(c, strnlen(c, 4), &size) == UINT32_MAX) {
        text_puts(t, "\uFFFD");
    } else {
        text_add(t, c, size);
    }
    return size;
}

void text_json(struct text *t, const char *string)
{
    static const char from[] = "\"\\\b\f\n\r\t";
    static const char to[] = "\"\\bfnrt";
    text_puts(t, "\"");
    while (*string) {
        const char *plain = string;
        while ((unsigned char)*string >= ' ' && (unsigned char)*string < 0x80 && *string != '"' &&
               *string != '\\') {
            string++;
        }
        text_add(t, plain, (size_t)(string - plain));
        const char *known = *string ? strchr(from, *string) : NULL;
        if (known) {
            text_printf(t, "\\%c", to[known - from]);
            string++;
        } else if (*string && (unsigned char)*string < ' ') {
            text_printf(t, "\\u%04x", (unsigned char)*string++);
        } else if (*string) {
            string += add_character(t, string);
        }
    }
    text_puts(t, "\"");
}

void text_xml(struct text *t, const char *string)
{
    for (const char *c = string; *c; c++) {
        switch (*c) {
        case '<':
            text_puts(t, "&lt;");
            break;
        case '>':
            text_puts(t, "&gt;");
            break;
        case '&':
            text_puts(t, "&amp;");
            break;
        case '"':
            text_puts(t, "&quot;");
            break;
        default:
            if ((unsigned char)*c < ' ' && !strchr("\t\n\r", *c)) {
                text_puts(t, "\uFFFD"); /* XML has no way to write it */
            } else {
                c += add_character(t, c) - 1;
            }
        }
    }
}

uint32_t utf8_decode(const char *s, size_t length, size_t *size)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *u = (const unsigned char *)s;
    *size = 1;
    if (u[0] < 0x80) {
        return u[0];
    }
    size_t n = u[0] >= 0xF0 ? 4 : u[0] >= 0xE0 ? 3 : 2;
    if (u[0] < 0xC2 || u[0] > 0xF4 || n > length) {
        return UINT32_MAX;
    }
    uint32_t code = u[0] & (0xFFu >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((u[i] & 0xC0) != 0x80) {
            return UINT32_MAX;
        }
        code = code << 6 | (u[i] & 0x3F);
    }
    if (code < least[n] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
        return UINT32_MAX;
    }
    *size = n;
    return code;
}

size_t utf8_encode(uint32_t code_point, char out[4])
{
    if (code_point < 0x80) {
        out[0] = (char)code_point;
        return 1;
    }
    size_t more = code_point < 0x800 ? 1 : code_point < 0x10000 ? 2 : 3;
    static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
    out[0] = (char)(first[more] | code_point >> 6 * more);
    for (size_t i = 1; i <= more; i++) {
        out[i] = (char)(0x80 | (code_point >> 6 * (more - i) & 0x3F));
    }
    return more + 1;
}

size_t utf8_length(const char *s, size_t length, size_t *bad)
{
    size_t count = 0;
    size_t first_bad = SIZE_MAX;
    for (size_t i = 0; i < length; count++) {
        size_t size;
        if (utf8_decode(s + i, length - i, &size) == UINT32_MAX && first_bad == SIZE_MAX) {
            first_bad = i;
        }
        i += size;
    }
    if (bad) {
        *bad = first_bad;
    }
    return count;
}

uint32_t utf8_capital(uint32_t c)
{
    static const struct {
        uint32_t first, last;
        int32_t shift;
    } rows[] = {
        {'a', 'z', -32},     {0xE0, 0xF6, -32},   {0xF8, 0xFE, -32},   {0x3AC, 0x3AC, -38},
        {0x3AD, 0x3AF, -37}, {0x3B1, 0x3C1, -32}, {0x3C2, 0x3C2, -31}, {0x3C3, 0x3CB, -32},
        {0x3CC, 0x3CC, -64}, {0x3CD, 0x3CE, -63}, {0x430, 0x44F, -32}, {0x450, 0x45F, -80},
        {0x561, 0x586, -48},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (c >= rows[i].first && c <= rows[i].last) {
            return (uint32_t)((int32_t)c + rows[i].shift);
        }
    }
    /* Latin Extended-A pairs capitals with small letters, even and odd or odd and even. */
    const bool even =
        (c >= 0x100 && c <= 0x130) || (c >= 0x132 && c <= 0x137) || (c >= 0x14A && c <= 0x177);
    const bool odd = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E);
    return even ? c & ~1U : odd && c % 2 == 0 ? c - 1 : c;
}

/* Of a letter's capital: words in capitals have Greek ones without accents. */
static uint32_t capital_in_words(uint32_t capital)
{
    static const struct {
        uint32_t by_itself, in_words;
    } rows[] = {{0xFF, 0x178},  {0x386, 0x391}, {0x388, 0x395}, {0x389, 0x397}, {0x38A, 0x399},
                {0x38C, 0x39F}, {0x38E, 0x3A5}, {0x38F, 0x3A9}, {0x390, 0x3AA}, {0x3B0, 0x3AB}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].by_itself == capital) {
            return rows[i].in_words;
        }
    }
    return capital;
}

void text_capitals(struct text *t, const char *string)
{
    static const uint32_t sharp_s = 0xDF, iota = 0x3B9, upsilon = 0x3C5;
    static const uint32_t split_iota = 0x3AA, split_upsilon = 0x3AB;
    bool split = false; /* without the accent before it, a small vowel needs two dots */
    for (size_t i = 0, size, length = strlen(string); i < length; i += size) {
        char out[4];
        const uint32_t c = utf8_decode(string + i, length - i, &size);
        const uint32_t alone = utf8_capital(c);
        uint32_t capital = capital_in_words(alone);
        if (split && c == iota) {
            capital = split_iota;
        } else if (split && c == upsilon) {
            capital = split_upsilon;
        }
        if (c == sharp_s) {
            text_puts(t, "SS");
        } else {
            text_add(t, out, utf8_encode(capital, out));
        }
        split = alone == 0x386 || (alone >= 0x388 && alone <= 0x38F); /* an accented Greek vowel */
    }
}

enum { NEAREST_MAX = 63 };

static unsigned min3(unsigned a, unsigned b, unsigned c)
{
    unsigned least = a < b ? a : b;
    return least < c ? least : c;
}

static unsigned edit_distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    unsigned rows[3][NEAREST_MAX + 1];
    for (size_t j = 0; j <= b_length; j++) {
        rows[0][j] = (unsigned)j;
    }
    for (size_t i = 1; i <= a_length; i++) {
        unsigned *row = rows[i % 3];
        const unsigned *above = rows[(i + 2) % 3];
        const unsigned *above2 = rows[(i + 1) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= b_length; j++) {
            int x = tolower((unsigned char)a[i - 1]);
            int y = tolower((unsigned char)b[j - 1]);
            row[j] = min3(above[j] + 1, row[j - 1] + 1, above[j - 1] + (x != y));
            bool swapped = i > 1 && j > 1 && x == tolower((unsigned char)b[j - 2]) &&
                           y == tolower((unsigned char)a[i - 2]);
            if (swapped && above2[j - 2] + 1 < row[j]) {
                row[j] = above2[j - 2] + 1;
            }
        }
    }
    return rows[a_length % 3][b_length];
}

const char *text_nearest(const char *name, const char *const *candidates, size_t count)
{
    size_t length = strlen(name);
    const char *nearest = NULL;
    unsigned least = 3;
    for (size_t i = 0; i < count && length <= NEAREST_MAX; i++) {
        size_t candidate_length = strlen(candidates[i]);
        if (candidate_length > NEAREST_MAX) {
            continue;
        }
        unsigned distance = edit_distance(name, length, candidates[i], candidate_length);
        if (distance < least && 2 * distance <= length) {
            least = distance;
            nearest = candidates[i];
        }
    }
    return nearest;
}

enum { MAX_CHOICES = 12, SIMILAR_CHOICES = 5 };

static bool contains(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; length && *text; text++) {
        if (strncasecmp(text, part, length) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_same_board(const char *name, const char *candidate)
{
    const char *colon = strchr(name, ':');
    return colon && strncmp(name, candidate, (size_t)(colon - name) + 1) == 0;
}

/* How different two names are: 0 if one contains the other, half as much where both are the same up
 * to a colon, UINT_MAX if they are not similar at all. */
static unsigned difference(const char *name, const char *candidate)
{
    size_t length = strlen(name);
    size_t candidate_length = strlen(candidate);
    if (length > NEAREST_MAX || candidate_length > NEAREST_MAX) {
        return UINT_MAX;
    }
    if (length > 1 && (contains(candidate, name) || contains(name, candidate))) {
        return 0;
    }
    unsigned distance = edit_distance(name, length, candidate, candidate_length);
    return 2 * distance > length + 1         ? UINT_MAX
           : has_same_board(name, candidate) ? distance / 2
                                             : distance;
}

/* Lists the similar names, the most similar first. Names with equal differences keep their
 * order. */
static size_t similar_names(const char *name, const char *const *names, size_t count,
                            const char *similar[SIMILAR_CHOICES])
{
    unsigned found[SIMILAR_CHOICES];
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned d = difference(name, names[i]);
        size_t at = kept;
        while (at > 0 && d < found[at - 1]) {
            at--;
        }
        if (d == UINT_MAX || at == SIMILAR_CHOICES) {
            continue;
        }
        kept += kept < SIMILAR_CHOICES;
        memmove(found + at + 1, found + at, (kept - 1 - at) * sizeof *found);
        memmove(similar + at + 1, similar + at, (kept - 1 - at) * sizeof(char *));
        found[at] = d;
        similar[at] = names[i];
    }
    return kept;
}

void text_choices(struct text *t, const char *name, const char *const *names, size_t count)
{
    const char *similar[SIMILAR_CHOICES];
    bool all = count <= MAX_CHOICES;
    size_t shown = all ? count : similar_names(name, names, count, similar);
    const char *const *list = all || shown == 0 ? names : similar;
    shown = shown ? shown : SIMILAR_CHOICES < count ? SIMILAR_CHOICES : count;
    for (size_t i = 0; i < shown; i++) {
        text_printf(t, "%s%s", i ? ", " : "", list[i]);
    }
    for (size_t i = 0; shown < SIMILAR_CHOICES && i < count; i++) {
        bool listed = false;
        for (size_t k = 0; k < shown; k++) {
            listed |= list[k] == names[i];
        }
        if (!listed) {
            text_printf(t, ", %s", names[i]);
            similar[shown++] = names[i];
        }
    }
    if (shown < count) {
        text_printf(t, " … (%zu in all)", count);
    }
}

int text_compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    for (const unsigned char *p = bytes; length; p++, length--) {
        hash = (hash ^ *p) * 0x100000001b3u;
    }
    return hash;
}
