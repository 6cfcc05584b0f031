#include "render/pdf/pdf_text.h"

#include <assert.h>
#include <math.h>

#include "render/pdf/pdf_operators.h"
#include "render/pdf/pdf_stream.h"

static struct embedded_font *find_font(struct pdf *s, const struct font *font)
{
    for (unsigned i = 0; i < CANVAS_MAX_FONTS; i++) {
        struct embedded_font *f = &s->font[i];
        if (!f->font && !embedded_font_begin(f, s->doc, font)) {
            pdf_out_of_memory(s);
            return NULL;
        }
        if (f->font == font) {
            return f;
        }
    }
    assert(false && "more fonts than the canvas allows");
    return NULL;
}

static void set_font(struct pdf *s, struct embedded_font *font, double size_pt)
{
    if (font == s->current_font && size_pt == s->current_size) {
        return;
    }
    const char *name = HPDF_Page_GetLocalFontName(s->page, font->dictionary);
    if (!name) {
        return;
    }
    text_puts(&s->content, "/");
    text_puts(&s->content, name);
    text_puts(&s->content, " ");
    PDF_PUT(&s->content, "Tf", size_pt);
    s->current_font = font;
    s->current_size = size_pt;
}

static void put_code(struct text *out, unsigned code)
{
    static const char hex[] = "0123456789ABCDEF";
    const char digits[] = {hex[code >> 12 & 15], hex[code >> 8 & 15], hex[code >> 4 & 15],
                           hex[code & 15]};
    text_add(out, digits, sizeof digits);
}

/* The codes of a text, and how far the pen goes back where the font's own advances are not what is
 * asked; less than a few thousandths of an em is not worth the bytes. */
static void put_codes(struct pdf *s, struct embedded_font *font, const char *utf8,
                      const struct shaped *shaped)
{
    const double least = 3;
    double behind = 0; /* thousandths of an em that the pen should be further */
    bool array = false;
    struct text *codes = &s->codes;
    text_clear(codes);
    for (size_t i = 0; i < shaped->count; i++) {
        const struct shaped_glyph *g = &shaped->glyph[i];
        double shift = behind + 1000 * g->shift_em;
        if (fabs(shift) >= least) {
            text_printf(codes, ">%d<", (int)lround(-shift));
            behind -= (double)lround(shift);
            array = true;
        }
        int width;
        unsigned code = embedded_font_code(font, g, utf8 + g->from, g->to - g->from, &width);
        put_code(codes, code);
        behind += 1000 * g->advance_em - width;
    }
    text_puts(&s->content, array ? "[<" : "<");
    text_add(&s->content, codes->data, codes->length);
    text_puts(&s->content, array ? ">]TJ\n" : ">Tj\n");
    s->content.failed |= codes->failed || font->failed;
}

static void enter_text(struct pdf *s, const struct paint *paint)
{
    if (s->mode != MODE_TEXT || !pdf_same_paint(&s->fill, paint)) {
        pdf_leave_mode(s);
        pdf_set_fill(s, paint);
        text_puts(&s->content, "BT\n");
        s->mode = MODE_TEXT;
        s->text_at[0] = 0;
        s->text_at[1] = 0;
    }
}

static void move_text(struct pdf *s, const double at[2], unsigned quarter_turns)
{
    double x = pdf_rounded(at[0]);
    double y = pdf_rounded(s->height_pt - at[1]);
    if (quarter_turns == 0) {
        PDF_PUT(&s->content, "Td", pdf_rounded(x - s->text_at[0]), pdf_rounded(y - s->text_at[1]));
        s->text_at[0] = x;
        s->text_at[1] = y;
        return;
    }
    /* Clockwise on a page whose y runs upwards. */
    static const double cosine[] = {1, 0, -1, 0};
    static const double sine[] = {0, -1, 0, 1};
    double co = cosine[quarter_turns];
    double si = sine[quarter_turns];
    PDF_PUT(&s->content, "Tm", co, si, -si, co, x, y);
}

/* A word stands apart from the one before it where there is a gap between them, or a new line. */
static void note_words(struct pdf *s, const double at[2], const struct text_style *style,
                       const char *utf8)
{
    const double nearly = 0.1 * style->size_pt;
    bool apart = fabs(at[1] - s->spoken_end[1]) > nearly || fabs(at[0] - s->spoken_end[0]) > nearly;
    pdf_tags_add_text(&s->tags, utf8, apart);
    s->spoken_end[0] = at[0] + text_width_pt(style, utf8);
    s->spoken_end[1] = at[1];
    text_clear(&s->spoken);
    text_puts(&s->spoken, utf8);
}

void pdf_draw_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                   const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    struct pdf *s = pdf_state(c);
    struct embedded_font *font = pdf_has_failed(s) ? NULL : find_font(s, style->font);
    if (!font) {
        return;
    }
    pdf_mark_text(s, s->height_pt - at[1], style->size_pt);
    enter_text(s, &style->paint);
    set_font(s, font, style->size_pt);
    if (style->tracking_pt != s->tracking) {
        PDF_PUT(&s->content, "Tc", style->tracking_pt);
        s->tracking = style->tracking_pt;
    }
    move_text(s, at, quarter_turns);
    if (s->tagged) {
        note_words(s, at, style, utf8);
    }
    put_codes(s, font, utf8, shaped);
    if (quarter_turns) {
        pdf_leave_mode(s);
    }
}
