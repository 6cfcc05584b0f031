#include "config/values.h"

#include <ctype.h>
#include <string.h>

#include "base/length.h"

const char *value_bool(const char *text, bool *value)
{
    *value = strcmp(text, "true") == 0;
    return *value || strcmp(text, "false") == 0 ? NULL : "is neither true nor false";
}

const char *value_unsigned(const char *text, uint64_t max, uint64_t *value)
{
    static const char not_whole[] = "is not a whole number";
    uint64_t sum = 0;
    if (!*text) {
        return not_whole;
    }
    for (const char *c = text; *c; c++) {
        if (*c < '0' || *c > '9') {
            return *text == '-' ? "is negative" : not_whole;
        }
        uint64_t digit = (uint64_t)(*c - '0');
        if (sum > (max - digit) / 10) {
            return "is too large";
        }
        sum = sum * 10 + digit;
    }
    *value = sum;
    return NULL;
}

/* A decimal such as 0.375 at the start of a text; its length, or 0. Up to 9 digits on each side,
 * so that the value is the nearest double on every machine. */
static size_t scan_decimal(const char *text, double *value)
{
    enum { MAX_DIGITS = 9 };
    uint64_t digits = 0;
    uint64_t scale = 1;
    size_t i = 0;
    while (i < MAX_DIGITS && isdigit((unsigned char)text[i])) {
        digits = digits * 10 + (uint64_t)(text[i++] - '0');
    }
    size_t whole = i;
    if (whole == 0 || isdigit((unsigned char)text[i])) {
        return 0;
    }
    if (text[i] == '.' && isdigit((unsigned char)text[i + 1])) {
        for (i++; scale < 1000000000 && isdigit((unsigned char)text[i]); i++) {
            digits = digits * 10 + (uint64_t)(text[i] - '0');
            scale *= 10;
        }
        if (isdigit((unsigned char)text[i])) {
            return 0;
        }
    }
    *value = (double)digits / (double)scale;
    return i;
}

const char *value_number(const char *text, double *value)
{
    size_t length = scan_decimal(text, value);
    if (length == 0 || text[length]) {
        return *text == '-' ? "is negative" : "is not a number";
    }
    return NULL;
}

double unit_pt(const char *name, size_t length)
{
    static const struct {
        const char *name;
        double pt;
    } units[] = {{"pt", 1}, {"mm", PT_PER_MM}, {"cm", 10 * PT_PER_MM}, {"in", PT_PER_INCH}};
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (strlen(units[i].name) == length && memcmp(units[i].name, name, length) == 0) {
            return units[i].pt;
        }
    }
    return 0;
}

static size_t skip_blanks(const char *text, size_t i)
{
    while (text[i] == ' ') {
        i++;
    }
    return i;
}

static const char no_unit[] = "needs a unit: mm, cm, in or pt";
static const char comma[] = "has a comma; write decimals with a point, as in 0.5 in";
static const char unknown_unit[] = "has an unknown unit: use mm, cm, in or pt";

const char *value_length(const char *text, double *value_pt)
{
    size_t i = scan_decimal(text, value_pt);
    if (i == 0) {
        return *text == '-' ? "is negative" : "is not a length such as 12 mm or 0.5 in";
    }
    i = skip_blanks(text, i);
    double unit = unit_pt(text + i, strlen(text + i));
    if (unit <= 0) {
        return text[i] == ',' ? comma : text[i] ? unknown_unit : no_unit;
    }
    *value_pt *= unit;
    return NULL;
}

const char *value_size(const char *text, double *width_pt, double *height_pt)
{
    static const char not_a_size[] = "is not a size such as 6x9 in or 148x210 mm";
    size_t i = scan_decimal(text, width_pt);
    if (i == 0) {
        return not_a_size;
    }
    i = skip_blanks(text, i);
    size_t letters = 0;
    while (isalpha((unsigned char)text[i + letters]) && text[i + letters] != 'x') {
        letters++;
    }
    double first_unit = letters ? unit_pt(text + i, letters) : -1;
    i = skip_blanks(text, i + letters);
    static const char times[] = "\xC3\x97";
    if (text[i] == 'x') {
        i++;
    } else if (strncmp(text + i, times, 2) == 0) {
        i += 2;
    } else {
        return text[i] == ',' ? comma : not_a_size;
    }
    i = skip_blanks(text, i);
    size_t length = scan_decimal(text + i, height_pt);
    if (length == 0) {
        return not_a_size;
    }
    i = skip_blanks(text, i + length);
    double unit = unit_pt(text + i, strlen(text + i));
    if (unit <= 0 || first_unit == 0) {
        return text[i] == ',' ? comma : text[i] ? unknown_unit : no_unit;
    }
    *width_pt *= first_unit > 0 ? first_unit : unit;
    *height_pt *= unit;
    return NULL;
}

/* "A..B" or "A", each a decimal. */
static const char *scan_range(const char *text, double *min, double *max)
{
    static const char not_a_range[] = "is not a range such as 24..30, 24.. or ..30";
    size_t i = scan_decimal(text, min);
    *max = *min;
    if (i == 0) {
        return not_a_range;
    }
    i = skip_blanks(text, i);
    if (!text[i]) {
        return NULL;
    }
    if (strncmp(text + i, "..", 2) != 0) {
        return not_a_range;
    }
    i = skip_blanks(text, i + 2);
    size_t length = scan_decimal(text + i, max);
    if (length == 0 || text[i + length]) {
        return not_a_range;
    }
    return *min > *max ? "runs backwards; write the smaller number first" : NULL;
}

const char *value_range(const char *text, struct config_range *value)
{
    double min;
    double max;
    const char *fault = scan_range(text, &min, &max);
    if (fault) {
        return fault;
    }
    *value = (struct config_range){(int)min, (int)max};
    return value->min != min || value->max != max ? "must be whole numbers, such as 24..30" : NULL;
}

const char *value_span(const char *text, struct config_span *value)
{
    return scan_range(text, &value->min, &value->max);
}

static int hex_digit(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *found = c ? strchr(digits, tolower((unsigned char)c)) : NULL;
    return found ? (int)(found - digits) : -1;
}

const char *value_colour(const char *text, uint32_t *value)
{
    static const char not_a_colour[] =
        "is not a colour: write red, green and blue in hexadecimal, such as '#1a2b3c'";
    const char *c = *text == '#' ? text + 1 : text;
    *value = 0;
    if (strlen(c) != 6) {
        return not_a_colour;
    }
    for (; *c; c++) {
        int digit = hex_digit(*c);
        if (digit < 0) {
            return not_a_colour;
        }
        *value = *value << 4 | (uint32_t)digit;
    }
    return NULL;
}

/* Check digits: ISO 2108 (ISBN-13, weights 1 and 3 modulo 10; ISBN-10, weights 10 … 2 modulo 11).
 */
static char isbn_check(const char *digits, size_t count)
{
    unsigned sum = 0;
    for (size_t i = 0; i + 1 < count; i++) {
        unsigned digit = (unsigned)(digits[i] - '0');
        sum += digit * (count == 13 ? (i % 2 ? 3 : 1) : (unsigned)(10 - i));
    }
    unsigned modulus = count == 13 ? 10 : 11;
    unsigned check = (modulus - sum % modulus) % modulus;
    return check == 10 ? 'X' : (char)('0' + check);
}

const char *value_isbn(const char *text, char *right)
{
    static const char not_isbn[] =
        "is not an ISBN: one has 13 digits (or 10), with or without hyphens";
    char digits[14];
    size_t count = 0;
    *right = 0;
    for (const char *c = text; *c; c++) {
        if (*c == '-' || *c == ' ') {
            continue;
        }
        if (count == 13 ||
            !(isdigit((unsigned char)*c) || (count == 9 && toupper((unsigned char)*c) == 'X'))) {
            return not_isbn;
        }
        digits[count++] = (char)toupper((unsigned char)*c);
    }
    if ((count != 10 && count != 13) || (count == 13 && digits[9] == 'X')) {
        return not_isbn;
    }
    if (count == 13 && strncmp(digits, "978", 3) != 0 && strncmp(digits, "979", 3) != 0) {
        return "is not an ISBN: one of 13 digits begins with 978 or 979";
    }
    char check = isbn_check(digits, count);
    if (digits[count - 1] != check) {
        *right = check;
        return "has a wrong check digit";
    }
    return NULL;
}

/* The smallest map, of 16 cells, has more than one dot where it has any. */
bool value_is_web_address(const char *text)
{
    return strncmp(text, "http://", 7) == 0 || strncmp(text, "https://", 8) == 0;
}

bool value_is_path(const char *text)
{
    enum { MIN_MAP = 16, LONGEST_EXTENSION = 5 };
    size_t length = strlen(text);
    const char *dot = strrchr(text, '.');
    bool extension = dot && dot > text && dot[1] && strlen(dot + 1) <= LONGEST_EXTENSION;
    bool map =
        length >= MIN_MAP && strchr(text, '.') != dot &&
        strspn(text, ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,") == length;
    return strchr(text, '/') || (extension && !map);
}
