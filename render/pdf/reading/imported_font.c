/* Fonts on pages from elsewhere: embedded, and a font. */ #include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/libraries/freetype_calls.h"
#include "render/pdf/reading/imported_look.h"
#include "render/pdf/reading/pdf_program.h"

    /* Can FreeType, which readers of PDFs use too, open the font's program? */
    static bool opens(const struct text *program)
{
    FT_Library library;
    FT_Face face;
    if (freetype_load_error() || FT_Init_FreeType(&library) != 0) {
        return false;
    }
    bool opened = program->length && FT_New_Memory_Face(library, (const FT_Byte *)program->data,
                                                        (FT_Long)program->length, 0, &face) == 0;
    bool whole = opened && face->num_glyphs > 0;
    if (opened) {
        FT_Done_Face(face);
    }
    FT_Done_FreeType(library);
    return whole;
}

static bool check_program(struct imported_look *l, struct pdf_value program, const char *name)
{
    struct imported_seen *seen = imported_seen(l->own, program);
    struct text bytes = {0};
    struct pdf_unpacking u;
    if (seen && seen->sound) {
        return true;
    }
    uint32_t number = pdf_number_of(l->file, program);
    bool sound = imported_unpack(l->own, program, LIMIT_FONT_FILE, &bytes, &u) &&
                 ((u.left == PDF_FILTER_KINDS && opens(&bytes)) ||
                  imported_fail(l->own, number, "the font %.40s is damaged", name));
    text_free(&bytes);
    if (sound && seen) {
        seen->sound = true;
    }
    return sound;
}

/* ---- Type 3: glyphs are drawn by content ---- */

struct glyphs {
    struct imported_look *look;
    struct pdf_value procedures;
    bool sound;
};

static void look_at_glyph(void *context, const char *key)
{
    struct glyphs *g = context;
    if (g->sound) {
        struct pdf_value glyph = pdf_get(g->look->file, g->procedures, key);
        uint32_t number = pdf_number_of(g->look->file, glyph);
        g->sound = pdf_is_stream(g->look->file, glyph)
                       ? imported_form(g->look, glyph)
                       : imported_fail(g->look->own, number,
                                       "the glyph %.40s of a Type 3 font is missing", key);
    }
}

static bool look_at_drawn_font(struct imported_look *l, struct pdf_value font, const char *name)
{
    const struct pdf_file *f = l->file;
    double numbers[6];
    struct imported_look inner = *l;
    struct pdf_value own = pdf_get(f, font, "/Resources");
    struct pdf_value procedures = pdf_get(f, font, "/CharProcs");
    uint32_t number = pdf_number_of(f, font);
    if (l->depth >= LIMIT_PDF_FORMS_DEPTH) {
        return imported_fail(l->own, number, "Type 3 fonts in one another");
    }
    if (pdf_numbers(f, pdf_get(f, font, "/FontMatrix"), numbers, 6) != 6 ||
        !pdf_is_dictionary(f, procedures) || !pdf_get(f, font, "/Encoding").handle) {
        return imported_fail(l->own, number,
                             "the Type 3 font %.40s has no matrix, encoding or glyphs", name);
    }
    inner.resources = own.handle ? own : l->resources;
    inner.depth++;
    struct glyphs glyphs = {&inner, procedures, true};
    return pdf_each_key(f, procedures, look_at_glyph, &glyphs)
               ? glyphs.sound
               : imported_fail(l->own, 0, OUT_OF_MEMORY);
}

bool imported_font(struct imported_look *l, struct pdf_value font, const char *key)
{
    const struct pdf_file *f = l->file;
    char name[64];
    struct imported_seen *seen = imported_seen(l->own, font);
    uint32_t number = pdf_number_of(f, font);
    if (seen && seen->drawn_on == l->page_number) {
        return true;
    }
    if (seen) {
        seen->drawn_on = l->page_number;
    }
    pdf_font_name(f, font, key, name, sizeof name);
    if (!pdf_is_dictionary(f, font)) {
        return imported_fail(l->own, number, "the font %.40s is no font", name);
    }
    if (pdf_is(f, pdf_get(f, font, "/Subtype"), "/Type3")) {
        return look_at_drawn_font(l, font, name);
    }
    struct pdf_value program = pdf_font_program(f, font);
    if (program.handle) {
        return check_program(l, program, name);
    }
    snprintf(l->page->font, sizeof l->page->font, "%s", name);
    return true;
}
