#include "render/text/font_check.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct table {
    const uint8_t *bytes; /* NULL: there is none */
    size_t length;
};

static uint32_t big(const uint8_t *p, unsigned bytes)
{
    uint32_t value = 0;
    while (bytes--) {
        value = value << 8 | *p++;
    }
    return value;
}

static struct table find(const uint8_t *file, const char *tag)
{
    unsigned count = big(file + 4, 2);
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *row = file + 12 + 16 * (size_t)i;
        if (memcmp(row, tag, 4) == 0) {
            return (struct table){file + big(row + 8, 4), big(row + 12, 4)};
        }
    }
    return (struct table){NULL, 0};
}

/* Where each glyph's outline lies: places that never go back, all of them within glyf. */
static const char *check_places(const uint8_t *file, unsigned glyphs)
{
    struct table loca = find(file, "loca");
    struct table glyf = find(file, "glyf");
    unsigned width = big(find(file, "head").bytes + 50, 2) ? 4 : 2;
    if (!loca.bytes || !glyf.bytes) {
        return "it has no outlines";
    }
    if (loca.length < ((size_t)glyphs + 1) * width) {
        return "its table 'loca' is too short for its glyphs";
    }
    uint32_t before = 0;
    for (size_t i = 0; i <= glyphs; i++) {
        uint32_t place = big(loca.bytes + i * width, width) * (width == 2 ? 2 : 1);
        if (place < before || place > glyf.length) {
            return "the places of its glyphs are damaged (table 'loca')";
        }
        before = place;
    }
    return NULL;
}

static const char *check_contents(const uint8_t *file, char words[FONT_DAMAGE_SIZE])
{
    static const struct {
        char tag[5];
        size_t least;
    } needed[] = {{"head", 54}, {"hhea", 36}, {"maxp", 6}, {"hmtx", 4}, {"cmap", 4}};
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        if (find(file, needed[i].tag).length < needed[i].least) {
            snprintf(words, FONT_DAMAGE_SIZE, "its table '%.4s' is missing or too short",
                     needed[i].tag);
            return words;
        }
    }
    unsigned glyphs = big(find(file, "maxp").bytes + 4, 2);
    unsigned measures = big(find(file, "hhea").bytes + 34, 2);
    if (glyphs == 0) {
        return "it has no glyphs";
    }
    if (measures == 0 || find(file, "hmtx").length < 4 * (size_t)measures) {
        return "its table 'hmtx' is too short for its widths";
    }
    if (big(find(file, "head").bytes + 12, 4) != 0x5F0F3CF5) {
        return "its table 'head' is damaged";
    }
    bool cff = find(file, "CFF ").bytes || find(file, "CFF2").bytes;
    return cff ? NULL : check_places(file, glyphs);
}

const char *font_damage(const char *bytes, size_t length, char words[FONT_DAMAGE_SIZE])
{
    const uint8_t *file = (const uint8_t *)bytes;
    unsigned count = length >= 12 ? big(file + 4, 2) : 0;
    if (count == 0 || 12 + 16 * (size_t)count > length) {
        return "its list of tables is cut off";
    }
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *row = file + 12 + 16 * (size_t)i;
        uint32_t at = big(row + 8, 4);
        if (at > length || big(row + 12, 4) > length - at) {
            char name[5] = {0};
            for (unsigned k = 0; k < 4; k++) {
                name[k] = (char)(row[k] >= ' ' && row[k] < 0x7F ? row[k] : '?');
            }
            snprintf(words, FONT_DAMAGE_SIZE, "its table '%s' reaches beyond the file's end", name);
            return words;
        }
    }
    return check_contents(file, words);
}
