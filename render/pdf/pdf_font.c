#include "render/pdf/pdf_font.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "render/libraries/freetype_calls.h"

enum { LONGEST_MEANING = 24, LAST_CODE = 0xFFFF };

struct embedded_code {
    uint32_t glyph;
    int width;
    unsigned next; /* another one of the glyph, index + 1; 0: none */
    char meaning[LONGEST_MEANING];
};

/* What readers get for a character: a space for all that look like one. */
static uint32_t meaning_of(uint32_t c)
{
    return c == 0xA0 || c == 0x202F || c == 0x2009 ? ' ' : c;
}

static HPDF_Dict new_object(HPDF_Doc doc, const char *type)
{
    HPDF_Dict dict = HPDF_Dict_New(doc->mmgr);
    if (!dict || HPDF_Xref_Add(doc->xref, dict) != HPDF_OK ||
        HPDF_Dict_AddName(dict, "Type", type) != HPDF_OK) {
        return NULL;
    }
    return dict;
}

bool embedded_font_begin(struct embedded_font *e, HPDF_Doc doc, const struct font *font)
{
    FT_Face face = font_face(font);
    *e = (struct embedded_font){.font = font, .dictionary = new_object(doc, "Font")};
    e->first = calloc((size_t)face->num_glyphs + 1, sizeof *e->first);
    e->failed = !e->first;
    return e->dictionary && e->first;
}

void embedded_font_drop(struct embedded_font *e)
{
    free(e->code);
    free(e->first);
}

static void add_meaning(char out[LONGEST_MEANING], const char *utf8, size_t length)
{
    size_t used = 0;
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = utf8_decode(utf8 + i, length - i, &size);
        const char *bytes = meaning_of(c) == ' ' ? " " : utf8 + i;
        size_t count = meaning_of(c) == ' ' ? 1 : size;
        if (used + count < LONGEST_MEANING) {
            memcpy(out + used, bytes, count);
            used += count;
        }
    }
    out[used] = '\0';
}

unsigned embedded_font_code(struct embedded_font *e, const struct shaped_glyph *glyph,
                            const char *utf8, size_t length, int *width)
{
    FT_Face face = font_face(e->font);
    bool cff = font_is_cff(e->font);
    char meaning[LONGEST_MEANING];
    add_meaning(meaning, utf8, length);
    *width = 0;
    if (e->failed || glyph->id >= (uint32_t)face->num_glyphs) {
        return 0;
    }
    for (unsigned i = e->first[glyph->id]; i; i = e->code[i - 1].next) {
        if (cff || strcmp(e->code[i - 1].meaning, meaning) == 0) {
            *width = e->code[i - 1].width;
            return cff ? glyph->id : i;
        }
    }
    struct embedded_code *codes = array_room(e->code, &e->capacity, e->count, sizeof *codes);
    e->code = codes ? codes : e->code;
    e->failed |= !codes || e->count == LAST_CODE;
    if (e->failed) {
        return 0;
    }
    FT_Fixed advance = 0;
    (void)FT_Get_Advance(face, glyph->id, FT_LOAD_NO_SCALE, &advance);
    struct embedded_code *c = &e->code[e->count++];
    *c = (struct embedded_code){.glyph = glyph->id,
                                .width = (int)lround(1000.0 * (double)advance / face->units_per_EM),
                                .next = e->first[glyph->id]};
    memcpy(c->meaning, meaning, sizeof meaning);
    e->first[glyph->id] = (uint16_t)e->count;
    *width = c->width;
    return cff ? glyph->id : (unsigned)e->count;
}

/* ---- writing ---- */

static unsigned number_of(const struct embedded_font *e, size_t index)
{
    return font_is_cff(e->font) ? e->code[index].glyph : (unsigned)index + 1;
}

static HPDF_Dict new_stream(HPDF_Doc doc, const struct text *bytes)
{
    HPDF_Dict stream = HPDF_DictStream_New(doc->mmgr, doc->xref);
    if (!stream || bytes->failed ||
        HPDF_Stream_Write(stream->stream, (const HPDF_BYTE *)bytes->data,
                          (HPDF_UINT)bytes->length) != HPDF_OK) {
        return NULL;
    }
    stream->filter = HPDF_STREAM_FILTER_FLATE_DECODE;
    return stream;
}

static void add_utf16(struct text *out, const char *utf8)
{
    size_t length = strlen(utf8);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = utf8_decode(utf8 + i, length - i, &size);
        if (c > 0xFFFF) {
            text_printf(out, "%04X%04X", 0xD800 + ((c - 0x10000) >> 10), 0xDC00 + (c & 0x3FF));
        } else {
            text_printf(out, "%04X", c);
        }
    }
}

/* Which characters a code means, a hundred codes a block at most, as the format has it. */
static HPDF_Dict to_unicode(const struct embedded_font *e, HPDF_Doc doc)
{
    struct text t = {0};
    text_puts(&t, "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                  "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                  "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                  "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n");
    for (size_t i = 0; i < e->count; i++) {
        if (i % 100 == 0) {
            text_printf(&t, "%zu beginbfchar\n", e->count - i < 100 ? e->count - i : 100);
        }
        text_printf(&t, "<%04X> <", number_of(e, i));
        add_utf16(&t, e->code[i].meaning);
        text_puts(&t, i % 100 == 99 || i + 1 == e->count ? ">\nendbfchar\n" : ">\n");
    }
    text_puts(&t, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    HPDF_Dict stream = new_stream(doc, &t);
    text_free(&t);
    return stream;
}

static int by_number(const void *a, const void *b)
{
    const unsigned *x = a;
    const unsigned *y = b;
    return (*x > *y) - (*x < *y);
}

/* "[code [width …] …]", codes in order, neighbours together. */
static HPDF_Array widths(const struct embedded_font *e, HPDF_Doc doc)
{
    HPDF_Array all = HPDF_Array_New(doc->mmgr);
    unsigned(*pair)[2] = malloc((e->count + 1) * sizeof *pair);
    for (size_t i = 0; pair && i < e->count; i++) {
        pair[i][0] = number_of(e, i);
        pair[i][1] = (unsigned)e->code[i].width;
    }
    if (pair && e->count) {
        qsort(pair, e->count, sizeof *pair, by_number);
    }
    HPDF_Array run = NULL;
    bool failed = !all || !pair;
    for (size_t i = 0; i < e->count && !failed; i++) {
        if (i == 0 || pair[i][0] != pair[i - 1][0] + 1) {
            run = HPDF_Array_New(doc->mmgr);
            failed = !run || HPDF_Array_AddNumber(all, (HPDF_INT32)pair[i][0]) != HPDF_OK ||
                     HPDF_Array_Add(all, run) != HPDF_OK;
        }
        failed = failed || HPDF_Array_AddNumber(run, (HPDF_INT32)pair[i][1]) != HPDF_OK;
    }
    free(pair);
    if (failed && all) {
        HPDF_Array_Free(all);
    }
    return failed ? NULL : all;
}

static HPDF_Dict glyph_map(const struct embedded_font *e, HPDF_Doc doc)
{
    struct text t = {0};
    text_add(&t, "\0\0", 2);
    for (size_t i = 0; i < e->count; i++) {
        const char pair[] = {(char)(e->code[i].glyph >> 8), (char)(e->code[i].glyph & 0xFF)};
        text_add(&t, pair, 2);
    }
    HPDF_Dict stream = new_stream(doc, &t);
    text_free(&t);
    return stream;
}

/* The name of a subset begins with six letters, made here from its glyphs. */
static void base_name(const struct embedded_font *e, char name[128])
{
    uint32_t hash = 0x811c9dc5u; /* FNV-1a */
    for (size_t i = 0; i < e->count; i++) {
        hash = (hash ^ e->code[i].glyph) * 0x01000193u;
    }
    for (size_t i = 0; i < 6; i++) {
        name[i] = (char)('A' + hash % 26);
        hash /= 26;
    }
    name[6] = '+';
    size_t used = 7;
    for (const char *p = font_postscript_name(e->font); *p && used < 100; p++) {
        if (*p > ' ' && *p < 127 && !strchr("()<>[]{}/%#", *p)) {
            name[used++] = *p;
        }
    }
    name[used] = '\0';
}

/* Of a font that a library cannot make a part of, although it could be opened. */
static const char *damaged_words(const struct font *font)
{
    static _Thread_local char words[600];
    snprintf(words, sizeof words,
             "the font '%.500s' is damaged; install it again, or choose another", font_path(font));
    return words;
}

static HPDF_Dict program_stream(const struct embedded_font *e, HPDF_Doc doc, const char **fault)
{
    uint32_t *glyph = malloc((e->count + 1) * sizeof *glyph);
    struct text program = {0};
    for (size_t i = 0; glyph && i < e->count; i++) {
        glyph[i] = e->code[i].glyph;
    }
    bool made = glyph && font_program(e->font, glyph, e->count, &program);
    HPDF_Dict stream = made ? new_stream(doc, &program) : NULL;
    if (stream && font_is_cff(e->font)) {
        HPDF_Dict_AddName(stream, "Subtype", "CIDFontType0C");
    } else if (stream) {
        HPDF_Dict_AddNumber(stream, "Length1", (HPDF_INT32)program.length);
    }
    *fault = !glyph || program.failed ? OUT_OF_MEMORY : made ? NULL : damaged_words(e->font);
    free(glyph);
    text_free(&program);
    return stream;
}

static HPDF_Dict descriptor(const struct embedded_font *e, HPDF_Doc doc, const char *name,
                            const char **fault)
{
    FT_Face face = font_face(e->font);
    double unit = 1000.0 / face->units_per_EM;
    const TT_Postscript *post = FT_Get_Sfnt_Table(face, FT_SFNT_POST);
    double angle = post ? (double)post->italicAngle / 65536 : 0;
    enum { FIXED_PITCH = 1, SYMBOLIC = 4, ITALIC = 64 };
    int flags = SYMBOLIC | (FT_IS_FIXED_WIDTH(face) ? FIXED_PITCH : 0) | (angle != 0 ? ITALIC : 0);
    bool bold = (face->style_flags & FT_STYLE_FLAG_BOLD) != 0;
    HPDF_Dict d = new_object(doc, "FontDescriptor");
    HPDF_Dict program = d ? program_stream(e, doc, fault) : NULL;
    HPDF_Box box = {(HPDF_REAL)round((double)face->bbox.xMin * unit),
                    (HPDF_REAL)round((double)face->bbox.yMin * unit),
                    (HPDF_REAL)round((double)face->bbox.xMax * unit),
                    (HPDF_REAL)round((double)face->bbox.yMax * unit)};
    if (!program) {
        return NULL;
    }
    HPDF_Dict_AddName(d, "FontName", name);
    HPDF_Dict_AddNumber(d, "Flags", flags);
    HPDF_Dict_Add(d, "FontBBox", HPDF_Box_Array_New(doc->mmgr, box));
    HPDF_Dict_AddReal(d, "ItalicAngle", (HPDF_REAL)angle);
    HPDF_Dict_AddNumber(d, "Ascent", (HPDF_INT32)lround(face->ascender * unit));
    HPDF_Dict_AddNumber(d, "Descent", (HPDF_INT32)lround(face->descender * unit));
    HPDF_Dict_AddNumber(d, "CapHeight", (HPDF_INT32)lround(1000 * font_cap_height_em(e->font)));
    HPDF_Dict_AddNumber(d, "StemV", bold ? 140 : 80);
    HPDF_Dict_Add(d, font_is_cff(e->font) ? "FontFile3" : "FontFile2", program);
    return d;
}

static bool add_system_info(HPDF_Dict font, HPDF_Doc doc)
{
    HPDF_Dict info = HPDF_Dict_New(doc->mmgr);
    if (!info || HPDF_Dict_Add(font, "CIDSystemInfo", info) != HPDF_OK) {
        return false;
    }
    return HPDF_Dict_Add(info, "Registry", HPDF_String_New(doc->mmgr, "Adobe", NULL)) == HPDF_OK &&
           HPDF_Dict_Add(info, "Ordering", HPDF_String_New(doc->mmgr, "Identity", NULL)) ==
               HPDF_OK &&
           HPDF_Dict_AddNumber(info, "Supplement", 0) == HPDF_OK;
}

static HPDF_Dict descendant(const struct embedded_font *e, HPDF_Doc doc, const char *name,
                            const char **fault)
{
    bool cff = font_is_cff(e->font);
    HPDF_Dict font = new_object(doc, "Font");
    HPDF_Dict described = font ? descriptor(e, doc, name, fault) : NULL;
    HPDF_Array w = described && add_system_info(font, doc) ? widths(e, doc) : NULL;
    if (!w) {
        return NULL;
    }
    HPDF_Dict_AddName(font, "Subtype", cff ? "CIDFontType0" : "CIDFontType2");
    HPDF_Dict_AddName(font, "BaseFont", name);
    HPDF_Dict_Add(font, "FontDescriptor", described);
    HPDF_Dict_AddNumber(font, "DW", 0);
    HPDF_Dict_Add(font, "W", w);
    HPDF_Dict map = cff ? NULL : glyph_map(e, doc);
    if (map) {
        HPDF_Dict_Add(font, "CIDToGIDMap", map);
    }
    return cff || map ? font : NULL;
}

const char *embedded_font_finish(struct embedded_font *e, HPDF_Doc doc)
{
    char name[128];
    const char *fault = NULL;
    base_name(e, name);
    HPDF_Dict_AddName(e->dictionary, "Subtype", "Type0");
    HPDF_Dict_AddName(e->dictionary, "BaseFont", name);
    HPDF_Dict_AddName(e->dictionary, "Encoding", "Identity-H");
    HPDF_Array descendants = HPDF_Array_New(doc->mmgr);
    bool begun =
        descendants && HPDF_Dict_Add(e->dictionary, "DescendantFonts", descendants) == HPDF_OK;
    HPDF_Dict font = begun ? descendant(e, doc, name, &fault) : NULL;
    HPDF_Dict map = font ? to_unicode(e, doc) : NULL;
    if (!map || e->failed || HPDF_Array_Add(descendants, font) != HPDF_OK ||
        HPDF_Dict_Add(e->dictionary, "ToUnicode", map) != HPDF_OK) {
        HPDF_STATUS error = HPDF_GetError(doc);
        bool memory = e->failed || error == HPDF_OK || error == HPDF_FAILD_TO_ALLOC_MEM;
        return fault ? fault : memory ? OUT_OF_MEMORY : damaged_words(e->font);
    }
    return NULL;
}
