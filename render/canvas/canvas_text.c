/* Texts on a canvas. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "render/canvas/canvas_place.h"
#include "render/text/glyph_art.h"

static void use_font(struct canvas *c, const struct font *font)
{
    for (unsigned i = 0; i < c->font_count; i++) {
        if (c->font[i] == font) {
            return;
        }
    }
    assert(c->font_count < CANVAS_MAX_FONTS);
    c->font[c->font_count++] = font;
}

static void record_text(struct canvas *c, const struct box *ink, const double at[2], double size_pt)
{
    struct text_record *texts =
        array_room(c->text, &c->text_capacity, c->text_count, sizeof *texts);
    if (!texts) {
        c->out_of_memory = true;
        return;
    }
    c->text = texts;
    c->text[c->text_count++] =
        (struct text_record){c->page_count - 1, *ink, {at[0], at[1]}, size_pt};
}

uint64_t text_digest_add(uint64_t digest, double x, double y, const char *utf8)
{
    const int64_t at[2] = {llround(x * TEXT_GRID), llround(y * TEXT_GRID)};
    digest = hash_bytes(digest ^ 0xcbf29ce484222325u, at, sizeof at);
    /* All kinds of space read back alike. */
    for (size_t left = strlen(utf8), size; left; left -= size, utf8 += size) {
        uint32_t c = utf8_decode(utf8, left, &size);
        bool space = font_makes_space(c);
        digest = hash_bytes(digest, space ? " " : utf8, space ? 1 : size);
    }
    return hash_bytes(digest, "", 1);
}

static bool begins_with_space(const char *utf8)
{
    size_t size;
    uint32_t c = utf8_decode(utf8, strlen(utf8), &size);
    return c == ' ' || font_makes_space(c);
}

/* A text whose glyphs come from several fonts is several texts. A space goes with the word before
 * it: alone it would be a text without ink. */
static void draw_parts(struct canvas *c, double x, double baseline_y,
                       const struct text_style *style, const char *utf8,
                       const struct shaped *shaped)
{
    struct text part = {0};
    struct text all = {0};
    text_puts(&all, utf8);
    size_t count = shaped->count;
    struct shaped_glyph *glyph = malloc((count + 1) * sizeof *glyph);
    c->out_of_memory |= !glyph || all.failed;
    if (glyph && count) {
        memcpy(glyph, shaped->glyph, count * sizeof *glyph);
    }
    for (size_t i = 0, next; i < count && !c->out_of_memory; i = next) {
        struct text_style own = *style;
        double width = 0;
        own.font = glyph[i].font;
        for (next = i; next < count && (glyph[next].font == glyph[i].font ||
                                        begins_with_space(all.data + glyph[next].from));
             next++) {
            width += glyph[next].advance_em * style->size_pt + style->tracking_pt;
        }
        unsigned end = next < count ? glyph[next].from : (unsigned)all.length;
        text_clear(&part);
        text_add(&part, all.data + glyph[i].from, end - glyph[i].from);
        c->out_of_memory |= part.failed;
        if (!part.failed) {
            canvas_text(c, x, baseline_y, ALIGN_LEFT, &own, part.data);
        }
        x += width;
    }
    free(glyph);
    text_free(&part);
    text_free(&all);
}

static const struct art *outline_of(struct canvas *c, const struct font *font, uint32_t code)
{
    for (size_t i = 0; i < c->outline_count; i++) {
        if (c->outline[i].font == font && c->outline[i].code == code) {
            return c->outline[i].art;
        }
    }
    struct glyph_outline *outlines =
        array_room(c->outline, &c->outline_capacity, c->outline_count, sizeof *outlines);
    if (!outlines) {
        c->out_of_memory = true;
        return NULL;
    }
    c->outline = outlines;
    struct glyph_outline *made = &c->outline[c->outline_count++];
    *made = (struct glyph_outline){font, code, glyph_art(font, code)};
    return made->art;
}

/* Character by character, each where its ink is. */
static void draw_outlines(struct canvas *c, double x, double baseline_y,
                          const struct text_style *style, const char *utf8)
{
    size_t length = strlen(utf8);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t code = utf8_decode(utf8 + i, length - i, &size);
        char one[8] = "";
        memcpy(one, utf8 + i, size < sizeof one ? size : 0);
        struct box ink = text_ink(style, x, baseline_y, one);
        const struct art *art = ink.right > ink.left ? outline_of(c, style->font, code) : NULL;
        if (art) {
            canvas_art_inked(c, ink, art, 0, style->paint);
        }
        x += text_width_pt(style, one) + style->tracking_pt;
    }
}

void canvas_text(struct canvas *c, double x, double baseline_y, enum align align,
                 const struct text_style *style, const char *utf8)
{
    if (!c->page_open || !*utf8) {
        return;
    }
    const struct shaped *shaped = text_shape(style, utf8);
    double width = text_width_pt(style, utf8);
    double left = align == ALIGN_LEFT ? x : align == ALIGN_CENTRE ? x - width / 2 : x - width;
    if (shaped->mixed) {
        draw_parts(c, left, baseline_y, style, utf8, shaped);
        return;
    }
    if (!c->device->functions->text || (c->options.outlines && c->device->functions->art)) {
        draw_outlines(c, left, baseline_y, style, utf8);
        return;
    }
    double at[2];
    placement_point(canvas_placement(c), left, baseline_y, at);
    struct box ink = text_ink(style, left, baseline_y, utf8);
    struct text_style placed = *style;
    placed.size_pt *= canvas_placement(c)->scale;
    placed.tracking_pt *= canvas_placement(c)->scale;
    placed.paint = canvas_shown(c, style->paint);
    if (ink.right > ink.left) {
        struct box inked = placement_box(canvas_placement(c), &ink);
        canvas_add_ink(c, &inked, &style->paint);
        if (c->options.record_texts) {
            record_text(c, &inked, at, placed.size_pt);
        }
    }
    use_font(c, style->font);
    struct page_record *r = canvas_record(c);
    r->text_count++;
    r->text_digest = text_digest_add(r->text_digest, at[0], r->boxes.height_pt - at[1], utf8);
    r->smallest_text_pt = fmin(r->smallest_text_pt, placed.size_pt);
    c->device->functions->text(c, at, canvas_placement(c)->quarter_turns, &placed, utf8, shaped);
}
