#include "render/pictures/ean13.h"

#include <stdio.h>
#include <string.h>

bool ean13_from_isbn(const char *isbn, char digits[EAN13_DIGITS + 1])
{
    char plain[EAN13_DIGITS + 2];
    size_t count = 0;
    for (const char *p = isbn; *p; p++) {
        if ((*p >= '0' && *p <= '9') || ((*p == 'X' || *p == 'x') && count == 9)) {
            if (count > EAN13_DIGITS) {
                return false;
            }
            plain[count++] = *p;
        } else if (*p != '-' && *p != ' ') {
            return false;
        }
    }
    if (count == 10) {
        snprintf(digits, EAN13_DIGITS + 1, "978%.9s0", plain);
    } else if (count == EAN13_DIGITS) {
        snprintf(digits, EAN13_DIGITS + 1, "%.13s", plain);
    } else {
        return false;
    }
    unsigned sum = 0;
    for (unsigned i = 0; i < 12; i++) {
        sum += (unsigned)(digits[i] - '0') * (i % 2 ? 3 : 1);
    }
    char check = (char)('0' + (10 - sum % 10) % 10);
    if (count == 10) {
        digits[12] = check;
    }
    return digits[12] == check;
}

/* Number set A, most significant module first; C is its complement, B is C mirrored. */
static const unsigned char set_a[10] = {0x0D, 0x19, 0x13, 0x3D, 0x23, 0x31, 0x2F, 0x3B, 0x37, 0x0B};

/* Which of the left six digits use set B, by the first digit. */
static const unsigned char parity[10] = {0x00, 0x0B, 0x0D, 0x0E, 0x13,
                                         0x19, 0x1C, 0x15, 0x16, 0x1A};

void ean13_modules(const char digits[EAN13_DIGITS + 1], bool modules[EAN13_MODULES])
{
    size_t at = 0;
    unsigned first = (unsigned)(digits[0] - '0');
    modules[at++] = true;
    modules[at++] = false;
    modules[at++] = true;
    for (unsigned i = 0; i < 12; i++) {
        if (i == 6) {
            for (unsigned k = 0; k < 5; k++) {
                modules[at++] = k % 2 == 1;
            }
        }
        unsigned code = set_a[digits[i + 1] - '0'];
        bool mirrored = i < 6 && (parity[first] >> (5 - i) & 1);
        bool complement = i >= 6 || mirrored;
        for (unsigned k = 0; k < 7; k++) {
            unsigned bit = mirrored ? code >> k & 1 : code >> (6 - k) & 1;
            modules[at++] = (bit != 0) != complement;
        }
    }
    modules[at++] = true;
    modules[at++] = false;
    modules[at++] = true;
}

static unsigned seven_modules(const bool *modules)
{
    unsigned code = 0;
    for (unsigned i = 0; i < 7; i++) {
        code = code << 1 | modules[i];
    }
    return code;
}

static unsigned mirrored(unsigned code)
{
    unsigned out = 0;
    for (unsigned i = 0; i < 7; i++) {
        out = out << 1 | (code >> i & 1);
    }
    return out;
}

/* The digit of a code of set A; -1: none. */
static int digit_of_a(unsigned code)
{
    for (int digit = 0; digit < 10; digit++) {
        if (set_a[digit] == code) {
            return digit;
        }
    }
    return -1;
}

/* One of the twelve digits; *b: it is of set B. -1: not a code of its half. */
static int read_digit(const bool *modules, bool right_half, bool *b)
{
    unsigned code = seven_modules(modules);
    *b = false;
    if (right_half) {
        return digit_of_a(~code & 0x7F);
    }
    int digit = digit_of_a(code);
    if (digit < 0) {
        digit = digit_of_a(~mirrored(code) & 0x7F);
        *b = true;
    }
    return digit;
}

static bool guards_stand(const bool *m)
{
    return m[0] && !m[1] && m[2] && !m[45] && m[46] && !m[47] && m[48] && !m[49] && m[92] &&
           !m[93] && m[94];
}

bool ean13_read(const bool modules[EAN13_MODULES], char digits[EAN13_DIGITS + 1])
{
    unsigned pattern = 0;
    unsigned sum = 0;
    for (unsigned i = 0; i < 12; i++) {
        bool b;
        int digit = read_digit(modules + (i < 6 ? 3 + 7 * i : 50 + 7 * (i - 6)), i >= 6, &b);
        if (digit < 0) {
            return false;
        }
        pattern = i < 6 ? pattern << 1 | b : pattern;
        digits[i + 1] = (char)('0' + digit);
        sum += (unsigned)digit * (i % 2 ? 1 : 3);
    }
    for (unsigned first = 0; first < 10; first++) {
        if (parity[first] == pattern) {
            digits[0] = (char)('0' + first);
            digits[EAN13_DIGITS] = '\0';
            return guards_stand(modules) && (sum + first) % 10 == 0;
        }
    }
    return false;
}

void ean13_draw(struct canvas *c, struct box box, const char *isbn, const struct font *font)
{
    const double module = 0.33 * PT_PER_MM;
    const double bar_height = 19 * PT_PER_MM;
    char digits[EAN13_DIGITS + 1];
    bool modules[EAN13_MODULES];
    canvas_fill(c, box, PAINT_WHITE);
    if (!ean13_from_isbn(isbn, digits)) {
        return;
    }
    ean13_modules(digits, modules);
    /* The quiet zone is 11 modules at the left, where the first digit stands, and 7 at the right.
     */
    double left = (box.left + box.right) / 2 - (EAN13_MODULES - 4) * module / 2;
    double top = (box.top + box.bottom) / 2 - bar_height / 2 + 2;
    for (unsigned i = 0; i < EAN13_MODULES; i++) {
        unsigned run = i;
        while (run < EAN13_MODULES && modules[run]) {
            run++;
        }
        if (run > i) {
            bool guard = i < 3 || i >= 92 || (i >= 45 && i < 50);
            struct box bar = {left + i * module, top, left + run * module,
                              top + bar_height + (guard ? 5 * module : 0)};
            canvas_fill(c, bar, PAINT_BLACK);
            i = run;
        }
    }
    struct text_style style = {.font = font, .size_pt = 9, .paint = PAINT_BLACK};
    double baseline = top + bar_height + 8.5;
    for (unsigned i = 0; i < EAN13_DIGITS; i++) {
        char one[2] = {digits[i], '\0'};
        double x = i == 0
                       ? left - 7 * module
                       : left + (i < 7 ? 3 + (i - 1) * 7 + 3.5 : 50 + (i - 7) * 7 + 3.5) * module;
        canvas_text(c, x, baseline, ALIGN_CENTRE, &style, one);
    }
    struct text line = {0};
    text_printf(&line, "ISBN %s", isbn);
    struct text_style small = {.font = font, .size_pt = 8, .paint = PAINT_BLACK};
    canvas_text(c, left + EAN13_MODULES * module / 2, top - 4, ALIGN_CENTRE, &small,
                line.data ? line.data : "");
    canvas_note_failure(c, line.failed);
    text_free(&line);
}
