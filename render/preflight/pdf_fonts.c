#include "render/preflight/pdf_fonts.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/pdf/reading/pdf_program.h"

/* Windows-1252's own characters, 0x80 to 0x9F. */
static const uint16_t cp1252[32] = {0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

/* Glyph names of the Adobe Glyph List, as far as the encodings that books are written in differ
 * from Windows-1252. */
static const struct {
    const char *name;
    uint16_t unicode;
} glyphs[] = {{"Abreve", 0x0102},        {"Aogonek", 0x0104},       {"Cacute", 0x0106},
              {"Ccaron", 0x010C},        {"Dcaron", 0x010E},        {"Dcroat", 0x0110},
              {"Ecaron", 0x011A},        {"Eogonek", 0x0118},       {"Gbreve", 0x011E},
              {"Idotaccent", 0x0130},    {"Lacute", 0x0139},        {"Lcaron", 0x013D},
              {"Lslash", 0x0141},        {"Nacute", 0x0143},        {"Ncaron", 0x0147},
              {"Ohungarumlaut", 0x0150}, {"Racute", 0x0154},        {"Rcaron", 0x0158},
              {"Sacute", 0x015A},        {"Scedilla", 0x015E},      {"Tcaron", 0x0164},
              {"Tcommaaccent", 0x0162},  {"Uhungarumlaut", 0x0170}, {"Uring", 0x016E},
              {"Zacute", 0x0179},        {"Zdotaccent", 0x017B},    {"abreve", 0x0103},
              {"aogonek", 0x0105},       {"breve", 0x02D8},         {"cacute", 0x0107},
              {"caron", 0x02C7},         {"ccaron", 0x010D},        {"dcaron", 0x010F},
              {"dcroat", 0x0111},        {"dotaccent", 0x02D9},     {"dotlessi", 0x0131},
              {"ecaron", 0x011B},        {"eogonek", 0x0119},       {"gbreve", 0x011F},
              {"hungarumlaut", 0x02DD},  {"lacute", 0x013A},        {"lcaron", 0x013E},
              {"lslash", 0x0142},        {"nacute", 0x0144},        {"ncaron", 0x0148},
              {"ogonek", 0x02DB},        {"ohungarumlaut", 0x0151}, {"racute", 0x0155},
              {"rcaron", 0x0159},        {"sacute", 0x015B},        {"scedilla", 0x015F},
              {"tcaron", 0x0165},        {"tcommaaccent", 0x0163},  {"uhungarumlaut", 0x0171},
              {"uring", 0x016F},         {"zacute", 0x017A},        {"zdotaccent", 0x017C}};

static uint16_t character_of(const char *name)
{
    for (size_t i = 0; i < sizeof glyphs / sizeof *glyphs; i++) {
        if (strcmp(glyphs[i].name, name) == 0) {
            return glyphs[i].unicode;
        }
    }
    return 0;
}

/* "[128 /Euro /name … 200 /other]": the codes that count up from a number have these glyphs. */
static void read_differences(const char *s, uint16_t unicode[256])
{
    unsigned code = 256;
    while (*s && *s != ']') {
        if (isdigit((unsigned char)*s)) {
            char *end;
            code = (unsigned)strtoul(s, &end, 10);
            s = end;
        } else if (*s == '/') {
            char name[40];
            size_t length = strcspn(++s, " /]\n\r\t");
            size_t kept = length < sizeof name ? length : sizeof name - 1;
            memcpy(name, s, kept);
            name[kept] = '\0';
            if (code < 256) {
                unicode[code++] = character_of(name);
            }
            s += length;
        } else {
            s++;
        }
    }
}

static void read_simple(const struct pdf_file *f, struct pdf_value font, uint16_t unicode[256])
{
    struct pdf_value encoding = pdf_get(f, font, "/Encoding");
    struct pdf_value base = pdf_get(f, encoding, "/BaseEncoding");
    if (!pdf_is(f, encoding, "/WinAnsiEncoding") && !pdf_is(f, base, "/WinAnsiEncoding")) {
        return;
    }
    for (unsigned code = 0x20; code < 256; code++) {
        unicode[code] = code >= 0x80 && code < 0xA0 ? cp1252[code - 0x80] : (uint16_t)code;
    }
    read_differences(pdf_written(f, pdf_get(f, encoding, "/Differences")), unicode);
}

static void add_character(char meaning[PDF_MEANING], uint32_t c)
{
    char bytes[4];
    size_t used = strlen(meaning);
    size_t count = utf8_encode(c, bytes);
    if (c == 0 || used + count >= PDF_MEANING) {
        return;
    }
    memcpy(meaning + used, bytes, count);
    meaning[used + count] = '\0';
}

/* The next "<hex>" before `end`, its UTF-16 units into `unit`; how many there are, 0: no more. */
static size_t next_hex(const char **s, const char *end, unsigned *unit, size_t most)
{
    const char *p = memchr(*s, '<', (size_t)(end - *s));
    const char *close = p ? memchr(p, '>', (size_t)(end - p)) : NULL;
    size_t count = 0;
    *s = close ? close + 1 : end;
    for (p = p ? p + 1 : NULL; close && close - p >= 4 && count < most; p += 4) {
        char four[5] = {p[0], p[1], p[2], p[3], '\0'};
        unit[count++] = (unsigned)strtoul(four, NULL, 16) & 0xFFFF;
    }
    return count;
}

static void read_meaning(const unsigned *unit, size_t count, char meaning[PDF_MEANING])
{
    meaning[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        bool pair = unit[i] >> 10 == 0x36 && i + 1 < count && unit[i + 1] >> 10 == 0x37;
        add_character(meaning,
                      pair ? 0x10000 + ((unit[i] & 0x3FF) << 10) + (unit[i + 1] & 0x3FF) : unit[i]);
        i += pair;
    }
}

/* Most fonts of books use a hundredth of the codes that two bytes have, so room comes as needed.
 * NULL: out of memory. */
static struct pdf_code *room_for(struct pdf_font *font, size_t code)
{
    while (font->count <= code) {
        struct pdf_code *room =
            array_room(font->code, &font->capacity, font->count, sizeof *font->code);
        if (!room) {
            return NULL;
        }
        font->code = room;
        font->code[font->count++] = (struct pdf_code){0};
    }
    return &font->code[code];
}

const struct pdf_code *pdf_code_of(const struct pdf_font *font, uint32_t code)
{
    static const struct pdf_code nothing;
    return code < font->count ? &font->code[code] : &nothing;
}

/* A ToUnicode map: between "beginbfchar" and "endbfchar" a code and its characters. */
static bool read_map(const struct pdf_file *f, struct pdf_value map, struct pdf_font *font)
{
    struct text words = {0};
    bool read = pdf_stream(f, map, &words);
    bool kept = true;
    text_puts(&words, "");
    const char *s = words.failed ? NULL : strstr(words.data, "beginbfchar");
    while (read && s && kept) {
        const char *end = strstr(s, "endbfchar");
        unsigned code;
        unsigned unit[PDF_MEANING];
        while (end && kept && next_hex(&s, end, &code, 1)) {
            size_t count = next_hex(&s, end, unit, PDF_MEANING);
            struct pdf_code *room = room_for(font, code);
            kept = room;
            if (room) {
                read_meaning(unit, count, room->meaning);
            }
        }
        s = end ? strstr(end, "beginbfchar") : NULL;
    }
    kept &= !words.failed;
    text_free(&words);
    return kept;
}

/* "[code [width …] …]" of the font that a wide one is made from. */
static bool read_widths(const struct pdf_file *f, struct pdf_value value, struct pdf_font *font)
{
    struct pdf_value from = pdf_item(f, pdf_get(f, value, "/DescendantFonts"), 0);
    const char *s = pdf_written(f, pdf_get(f, from, "/W"));
    unsigned long code = 0;
    bool inside = false; /* the inner array */
    for (s += *s == '['; *s;) {
        char *end;
        unsigned long number = strtoul(s, &end, 10);
        if (end == s) {
            inside = *s == '[' || (inside && *s != ']');
            s++;
            continue;
        }
        if (inside && code < 0x10000) {
            struct pdf_code *room = room_for(font, code++);
            if (!room) {
                return false;
            }
            room->width = (uint16_t)number;
        } else if (!inside) {
            code = number;
        }
        s = end;
    }
    return true;
}

bool pdf_font_is_embedded(const struct pdf_file *f, struct pdf_value font, bool *failed)
{
    struct text program = {0};
    bool embedded = pdf_font_is_drawn(f, font) ||
                    (pdf_stream(f, pdf_font_program(f, font), &program) && program.length);
    *failed |= program.failed;
    text_free(&program);
    return embedded;
}

static bool read_font(struct pdf_font *font, const struct pdf_file *f, struct pdf_value value)
{
    font->object = pdf_number_of(f, value);
    font->wide = pdf_is(f, pdf_get(f, value, "/Subtype"), "/Type0");
    bool failed = false;
    font->embedded = pdf_font_is_embedded(f, value, &failed);
    if (failed) {
        return false;
    }
    if (font->wide) {
        return read_widths(f, value, font) && read_map(f, pdf_get(f, value, "/ToUnicode"), font);
    }
    uint16_t unicode[256] = {0};
    read_simple(f, value, unicode);
    for (unsigned code = 0; code < 256; code++) {
        struct pdf_code *room = room_for(font, code);
        if (!room) {
            return false;
        }
        add_character(room->meaning, unicode[code]);
    }
    return true;
}

const struct pdf_font *pdf_font_of(struct pdf_fonts *fonts, const struct pdf_file *f,
                                   struct pdf_value value)
{
    uint32_t object = pdf_number_of(f, value);
    for (size_t i = 0; i < fonts->count && object; i++) {
        if (fonts->item[i]->object == object) {
            return fonts->item[i];
        }
    }
    struct pdf_font **items =
        array_room(fonts->item, &fonts->capacity, fonts->count, sizeof(struct pdf_font *));
    struct pdf_font *font = items ? calloc(1, sizeof *font) : NULL;
    fonts->item = items ? items : fonts->item;
    if (!font || !read_font(font, f, value)) {
        if (font) {
            free(font->code);
        }
        free(font);
        return NULL;
    }
    fonts->item[fonts->count++] = font;
    return font;
}

void pdf_fonts_free(struct pdf_fonts *fonts)
{
    for (size_t i = 0; i < fonts->count; i++) {
        free(fonts->item[i]->code);
        free(fonts->item[i]);
    }
    free(fonts->item);
    *fonts = (struct pdf_fonts){0};
}
