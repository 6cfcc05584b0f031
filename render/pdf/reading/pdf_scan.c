#include "render/pdf/reading/pdf_scan.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MAX_DEPTH = 32 };

/* Operands by letters: n a number, N a name, s a string, a an array, p a name or dictionary, +
 * numbers, * numbers and perhaps a name. The marks are for the operators that change the state of
 * the scan. */
static const struct operator_row {
    const char *name;
    const char *operands;
    char mark; /* T: in text alone; else what `follow` makes of it */
} operators[] = {
    {"q", "", 'q'},      {"Q", "", 'Q'},        {"cm", "nnnnnn", 0}, {"w", "n", 0},
    {"J", "n", 0},       {"j", "n", 0},         {"M", "n", 0},       {"d", "an", 0},
    {"ri", "N", 0},      {"i", "n", 0},         {"gs", "N", 0},      {"m", "nn", 0},
    {"l", "nn", 0},      {"c", "nnnnnn", 0},    {"v", "nnnn", 0},    {"y", "nnnn", 0},
    {"h", "", 0},        {"re", "nnnn", 0},     {"S", "", 0},        {"s", "", 0},
    {"f", "", 0},        {"F", "", 0},          {"f*", "", 0},       {"B", "", 0},
    {"B*", "", 0},       {"b", "", 0},          {"b*", "", 0},       {"n", "", 0},
    {"W", "", 0},        {"W*", "", 0},         {"BT", "", 'b'},     {"ET", "", 'e'},
    {"Tc", "n", 0},      {"Tw", "n", 0},        {"Tz", "n", 0},      {"TL", "n", 0},
    {"Tf", "Nn", 0},     {"Tr", "n", 0},        {"Ts", "n", 0},      {"Td", "nn", 'T'},
    {"TD", "nn", 'T'},   {"Tm", "nnnnnn", 'T'}, {"T*", "", 'T'},     {"Tj", "s", 'T'},
    {"TJ", "a", 'T'},    {"'", "s", 'T'},       {"\"", "nns", 'T'},  {"d0", "nn", 0},
    {"d1", "nnnnnn", 0}, {"CS", "N", 0},        {"cs", "N", 0},      {"SC", "+", 0},
    {"SCN", "*", 0},     {"sc", "+", 0},        {"scn", "*", 0},     {"G", "n", 0},
    {"g", "n", 0},       {"RG", "nnn", 0},      {"rg", "nnn", 0},    {"K", "nnnn", 0},
    {"k", "nnnn", 0},    {"sh", "N", 0},        {"Do", "N", 0},      {"MP", "N", 0},
    {"DP", "Np", 0},     {"BMC", "N", 'm'},     {"BDC", "Np", 'm'},  {"EMC", "", 'M'},
    {"BX", "", 'x'},     {"EX", "", 'X'},       {"BI", "", 'i'},
};

__attribute__((format(printf, 3, 4))) static bool fail(struct pdf_scan *s, const char *at,
                                                       const char *format, ...)
{
    va_list list;
    va_start(list, format);
    size_t used = (size_t)vsnprintf(s->fault, sizeof s->fault, format, list);
    va_end(list);
    used = used < sizeof s->fault ? used : sizeof s->fault - 1;
    snprintf(s->fault + used, sizeof s->fault - used, ", byte %zu", (size_t)(at - s->begin));
    s->at = at;
    return false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

static const char *skip_blanks(const char *p, const char *end)
{
    while (p < end && (is_blank(*p) || *p == '%')) {
        if (*p == '%') {
            while (p < end && *p != '\n' && *p != '\r') {
                p++;
            }
        } else {
            p++;
        }
    }
    return p;
}

static const char *word_end(const char *p, const char *end)
{
    while (p < end && !is_blank(*p) && !strchr("()<>[]{}/%", *p)) {
        p++;
    }
    return p;
}

/* Whatever the locale, and not past the end. False: no number. */
static bool read_number(const char *p, const char *end, double *number)
{
    bool negative = *p == '-';
    unsigned digits = 0;
    double sum = 0;
    double place = 1;
    p += *p == '-' || *p == '+';
    for (bool fraction = false; p < end && (isdigit((unsigned char)*p) || (*p == '.' && !fraction));
         p++) {
        if (*p == '.') {
            fraction = true;
            continue;
        }
        sum = sum * 10 + (*p - '0');
        place *= fraction ? 10 : 1;
        digits++;
    }
    *number = (negative ? -sum : sum) / place;
    return p == end && digits && sum < 1e300 && place < 1e300;
}

static bool is_hex_string(const char *p, const char *end)
{
    for (p++; p < end - 1; p++) {
        if (!isxdigit((unsigned char)*p) && !is_blank(*p)) {
            return false;
        }
    }
    return true;
}

/* Behind the string in parentheses; NULL: it does not end. */
static const char *string_end(const char *p, const char *end)
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
    return NULL;
}

/* The end of what is nested, from its bracket on; NULL: it has none. No recursion. */
static const char *nested_end(const char *p, const char *end)
{
    char closer[MAX_DEPTH];
    unsigned depth = 0;
    do {
        p = skip_blanks(p, end);
        bool doubled = p + 1 < end && p[0] == p[1];
        if (p >= end || depth == MAX_DEPTH) {
            return NULL;
        }
        if (*p == '[' || (*p == '<' && doubled)) {
            closer[depth++] = *p == '[' ? ']' : '>';
            p += *p == '[' ? 1 : 2;
        } else if (*p == ']' || *p == '>') {
            if (closer[--depth] != *p || (*p == '>' && !doubled)) {
                return NULL;
            }
            p += *p == ']' ? 1 : 2;
        } else {
            struct pdf_operand ignored;
            const char *before = p;
            if (!pdf_scan_item(&p, end, &ignored)) {
                /* A reference's letter, and the like. */
                p = word_end(before, end);
                if (p == before) {
                    return NULL;
                }
            }
        }
    } while (depth);
    return p;
}

bool pdf_scan_item(const char **p, const char *end, struct pdf_operand *item)
{
    static const char *const words[] = {"true", "false", "null"};
    const char *begin = skip_blanks(*p, end);
    const char *stop = NULL;
    *item = (struct pdf_operand){.kind = PDF_WORD, .begin = begin};
    if (begin >= end) {
        return false;
    }
    if (*begin == '(') {
        item->kind = PDF_STRING;
        stop = string_end(begin, end);
    } else if (*begin == '[' || (*begin == '<' && begin + 1 < end && begin[1] == '<')) {
        item->kind = *begin == '[' ? PDF_ARRAY : PDF_DICTIONARY;
        stop = nested_end(begin, end);
    } else if (*begin == '<') {
        item->kind = PDF_STRING;
        const char *close = memchr(begin, '>', (size_t)(end - begin));
        stop = close && is_hex_string(begin, close + 1) ? close + 1 : NULL;
    } else if (*begin == '/') {
        item->kind = PDF_NAME;
        stop = word_end(begin + 1, end);
    } else {
        stop = word_end(begin, end);
        bool known = false;
        for (unsigned i = 0; i < 3; i++) {
            known |= strlen(words[i]) == (size_t)(stop - begin) &&
                     memcmp(words[i], begin, strlen(words[i])) == 0;
        }
        if (!known) {
            item->kind = PDF_NUMBER;
            stop = stop > begin && read_number(begin, stop, &item->number) ? stop : NULL;
        }
    }
    item->end = stop;
    *p = stop ? stop : begin;
    return stop != NULL;
}

static bool fits(char letter, enum pdf_operand_kind kind)
{
    switch (letter) {
    case 'n':
        return kind == PDF_NUMBER;
    case 'N':
        return kind == PDF_NAME;
    case 's':
        return kind == PDF_STRING;
    case 'a':
        return kind == PDF_ARRAY;
    default:
        return kind == PDF_NAME || kind == PDF_DICTIONARY;
    }
}

static bool operands_fit(const struct pdf_scan *s, const char *letters)
{
    if (*letters == '+' || *letters == '*') {
        unsigned numbers = 0;
        while (numbers < s->count && s->operand[numbers].kind == PDF_NUMBER) {
            numbers++;
        }
        bool name =
            *letters == '*' && numbers + 1 == s->count && s->operand[numbers].kind == PDF_NAME;
        return s->count > 0 && (numbers == s->count || name);
    }
    bool fit = strlen(letters) == s->count;
    for (unsigned i = 0; fit && i < s->count; i++) {
        fit = fits(letters[i], s->operand[i].kind);
    }
    return fit;
}

/* Of an array of TJ: strings and numbers. */
static bool is_shown_array(const struct pdf_operand *array)
{
    const char *p = array->begin + 1;
    const char *end = array->end - 1;
    struct pdf_operand item;
    while (pdf_scan_item(&p, end, &item)) {
        if (item.kind != PDF_STRING && item.kind != PDF_NUMBER) {
            return false;
        }
    }
    return skip_blanks(p, end) >= end;
}

/* The keys and values of an inline image up to ID and the blank behind it. */
static bool read_image_keys(struct pdf_scan *s)
{
    const char *begin = s->at;
    for (;;) {
        s->p = skip_blanks(s->p, s->end);
        if (s->end - s->p >= 3 && s->p[0] == 'I' && s->p[1] == 'D' && is_blank(s->p[2])) {
            s->p += 3;
            return s->count % 2 == 0 || fail(s, begin, "an inline image has a key without a value");
        }
        if (s->count == PDF_MAX_OPERANDS || !pdf_scan_item(&s->p, s->end, &s->operand[s->count])) {
            return fail(s, begin, "an inline image is damaged before its data");
        }
        if (s->count % 2 == 0 && s->operand[s->count].kind != PDF_NAME) {
            return fail(s, begin, "an inline image has a key that is no name");
        }
        s->count++;
    }
}

/* What must match: q and Q, BT and ET, marks. */
static bool follow(struct pdf_scan *s, char mark)
{
    switch (mark) {
    case 'q':
        s->saved++;
        return true;
    case 'Q':
        return s->saved-- > 0 || fail(s, s->at, "Q without q");
    case 'b':
        if (s->in_text) {
            return fail(s, s->at, "BT within a text");
        }
        return s->in_text = true;
    case 'e':
        if (!s->in_text) {
            return fail(s, s->at, "ET without BT");
        }
        s->in_text = false;
        return true;
    case 'T':
        return s->in_text || fail(s, s->at, "%.*s without BT", (int)s->name_length, s->name);
    case 'm':
        s->marked++;
        return true;
    case 'M':
        return s->marked-- > 0 || fail(s, s->at, "EMC without BMC or BDC");
    case 'x':
        s->passed++;
        return true;
    case 'X':
        return s->passed-- > 0 || fail(s, s->at, "EX without BX");
    case 'i':
        return read_image_keys(s);
    default:
        return true;
    }
}

static bool take_operator(struct pdf_scan *s)
{
    size_t i = 0;
    while (i < sizeof operators / sizeof *operators && !pdf_scan_is(s, operators[i].name)) {
        i++;
    }
    int length = s->name_length < 24 ? (int)s->name_length : 24;
    if (i == sizeof operators / sizeof *operators) {
        bool printed = true;
        for (int k = 0; k < length; k++) {
            printed &= s->name[k] > ' ' && s->name[k] < 0x7F;
        }
        return s->passed || fail(s, s->at, "the operator %.*s is unknown", printed ? length : 1,
                                 printed ? s->name : "?");
    }
    if (!operands_fit(s, operators[i].operands)) {
        return s->passed || fail(s, s->at, "the operator %s has wrong operands", operators[i].name);
    }
    if (pdf_scan_is(s, "TJ") && !is_shown_array(&s->operand[0])) {
        return fail(s, s->at, "the operator TJ has wrong operands");
    }
    return follow(s, operators[i].mark);
}

static bool at_end(struct pdf_scan *s)
{
    return s->count     ? fail(s, s->end, "operands without an operator at the end")
           : s->in_text ? fail(s, s->end, "BT without ET")
           : s->saved   ? fail(s, s->end, "q without Q")
           : s->marked  ? fail(s, s->end, "BMC or BDC without EMC")
           : s->passed  ? fail(s, s->end, "BX without EX")
                        : false;
}

void pdf_scan_begin(struct pdf_scan *s, const char *bytes, size_t length)
{
    *s = (struct pdf_scan){.begin = bytes, .p = bytes, .end = bytes + length};
}

bool pdf_scan_is(const struct pdf_scan *s, const char *name)
{
    return strlen(name) == s->name_length && memcmp(name, s->name, s->name_length) == 0;
}

bool pdf_scan_next(struct pdf_scan *s)
{
    s->count = 0;
    for (;;) {
        s->p = skip_blanks(s->p, s->end);
        if (s->p >= s->end) {
            return at_end(s);
        }
        s->at = s->p;
        bool operand = isdigit((unsigned char)*s->p) || strchr("+-.(<[/", *s->p);
        const char *word = word_end(s->p, s->end);
        bool constant =
            (word - s->p == 4 && (memcmp(s->p, "true", 4) == 0 || memcmp(s->p, "null", 4) == 0)) ||
            (word - s->p == 5 && memcmp(s->p, "false", 5) == 0);
        if (!operand && !constant) {
            s->name = s->p;
            s->p = word > s->p ? word : s->p + 1;
            s->name_length = (size_t)(s->p - s->name);
            return take_operator(s);
        }
        if (s->count == PDF_MAX_OPERANDS) {
            return fail(s, s->at, "an operator with too many operands");
        }
        if (!pdf_scan_item(&s->p, s->end, &s->operand[s->count])) {
            return fail(s, s->at,
                        *s->at == '(' || *s->at == '<' ? "a string does not end"
                        : *s->at == '['                ? "an array does not end"
                                                       : "a number is damaged");
        }
        s->count++;
    }
}

bool pdf_plain_name(const char *name, size_t length, char *key)
{
    for (size_t i = 0; i < length; i++) {
        if (name[i] != '#') {
            *key++ = name[i];
            continue;
        }
        unsigned code;
        char digits[3] = {0};
        if (i + 2 >= length || !isxdigit((unsigned char)name[i + 1]) ||
            !isxdigit((unsigned char)name[i + 2])) {
            return false;
        }
        memcpy(digits, name + i + 1, 2);
        if (sscanf(digits, "%2x", &code) != 1 || code == 0) {
            return false;
        }
        *key++ = (char)code;
        i += 2;
    }
    *key = '\0';
    return true;
}

size_t pdf_string_bytes(const struct pdf_operand *string)
{
    size_t count = 0;
    const char *p = string->begin + 1;
    const char *end = string->end - 1;
    if (*string->begin == '<') {
        for (; p < end; p++) {
            count += isxdigit((unsigned char)*p) != 0;
        }
        return (count + 1) / 2;
    }
    for (; p < end; p++, count++) {
        if (*p != '\\' || p + 1 == end) {
            continue;
        }
        p++;
        if (*p == '\n' || *p == '\r') { /* the line continues */
            count--;
            p += *p == '\r' && p + 1 < end && p[1] == '\n';
            continue;
        }
        for (int i = 0;
             i < 2 && *p >= '0' && *p <= '7' && p + 1 < end && p[1] >= '0' && p[1] <= '7'; i++) {
            p++;
        }
    }
    return count;
}
