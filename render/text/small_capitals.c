#include "render/text/small_capitals.h"

#include <string.h>

/* Letters whose capitals lie a constant step before them (Unicode, UnicodeData.txt). */
static const struct {
    uint32_t first, last;
    int step;
} runs[] = {{'a', 'z', 32},     {0xE0, 0xF6, 32},   {0xF8, 0xFE, 32},   {0x3AC, 0x3AC, 38},
            {0x3AD, 0x3AF, 37}, {0x3B1, 0x3C1, 32}, {0x3C2, 0x3C2, 31}, {0x3C3, 0x3CB, 32},
            {0x3CC, 0x3CC, 64}, {0x3CD, 0x3CE, 63}, {0x430, 0x44F, 32}, {0x450, 0x45F, 80}};

static uint32_t capital_of(uint32_t code)
{
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        if (code >= runs[i].first && code <= runs[i].last) {
            return code - (uint32_t)runs[i].step;
        }
    }
    /* Pairs of a capital and its letter: on even numbers, or on odd ones. */
    bool odd = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
    bool even = code >= 0x100 && code <= 0x177 && !odd && code != 0x131 && code != 0x138;
    return (odd && code % 2 == 0) || (even && code % 2 == 1) ? code - 1 : code;
}

void small_capitals_put(const char *utf8, struct text *out)
{
    const size_t length = strlen(utf8);
    size_t size;
    text_puts(out, "");
    for (size_t i = 0; i < length; i += size) {
        const uint32_t code = utf8_decode(utf8 + i, length - i, &size);
        char bytes[4];
        if (code == 0xDF) { /* German sharp s */
            text_puts(out, "SS");
        } else if (code == UINT32_MAX) {
            text_add(out, utf8 + i, size);
        } else {
            text_add(out, bytes, utf8_encode(capital_of(code), bytes));
        }
    }
}
