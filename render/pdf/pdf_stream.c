#include "render/pdf/pdf_stream.h"

#include <math.h>

#include "render/pdf/pdf_memory.h"
#include "render/pdf/pdf_operators.h"

struct pdf *pdf_state(struct canvas *c)
{
    return c->state;
}

void pdf_remember_error(HPDF_STATUS error, HPDF_STATUS detail, void *user)
{
    struct pdf *s = user;
    if (!s->failed) {
        s->failed = true;
        s->error = error;
        s->detail = detail;
    }
}

void pdf_out_of_memory(struct pdf *s)
{
    pdf_remember_error(HPDF_FAILD_TO_ALLOC_MEM, 0, s);
}

bool pdf_has_failed(struct pdf *s)
{
    if (!s->failed && pdf_memory_failures() != s->lacks) {
        pdf_out_of_memory(s);
    }
    HPDF_STATUS error = s->failed ? HPDF_OK : HPDF_GetError(s->doc);
    if (error != HPDF_OK) {
        pdf_remember_error(error, HPDF_GetErrorDetail(s->doc), s);
    }
    return s->failed;
}

static void end_lines(struct pdf *s)
{
    text_puts(&s->content, s->has_lines ? "S\n" : "");
    if (s->dashed.length) {
        text_puts(&s->content, "[");
        PDF_PUT(&s->content, "] 0 d", s->dashes.length_pt,
                s->dashes.pitch_pt - s->dashes.length_pt);
        text_add(&s->content, s->dashed.data, s->dashed.length);
        text_puts(&s->content, "S\n[] 0 d\n");
    }
    s->content.failed |= s->dashed.failed;
    s->has_lines = false;
    text_clear(&s->dashed);
}

void pdf_leave_mode(struct pdf *s)
{
    if (s->mode == MODE_LINES) {
        end_lines(s);
    } else if (s->mode == MODE_TEXT) {
        text_puts(&s->content, "ET\n");
    }
    s->mode = MODE_NONE;
}

void pdf_add_content(struct pdf *s, const char *operators)
{
    if (*operators) {
        pdf_leave_mode(s);
        text_puts(&s->content, operators);
    }
}

void pdf_hand_over(struct pdf *s)
{
    bool ok =
        pdf_has_failed(s) || (!s->content.failed && pdf_write_operators(s->page, &s->content));
    if (!ok) {
        pdf_out_of_memory(s);
    }
    text_clear(&s->content);
}

void pdf_mark_shape(struct pdf *s)
{
    char words[64];
    if (s->tagged) {
        pdf_add_content(s, pdf_tags_before_shape(&s->tags, words));
    }
}

void pdf_mark_text(struct pdf *s, double at, double size)
{
    char words[64];
    if (s->tagged) {
        pdf_add_content(s, pdf_tags_before_text(&s->tags, at, size, words));
    }
}

bool pdf_same_paint(const struct paint *a, const struct paint *b)
{
    bool same = a->is_cmyk == b->is_cmyk && a->gray == b->gray && a->spot == b->spot;
    for (size_t i = 0; i < sizeof a->cmyk / sizeof a->cmyk[0]; i++) {
        same = same && a->cmyk[i] == b->cmyk[i];
    }
    return same;
}

/* The second ink as the fill's, or the stroke's. */
static void set_spot(struct pdf *s, const struct spot_ink *spot, bool fill)
{
    if (!pdf_use_spot(s->doc, s->page, spot, &s->spot)) {
        pdf_out_of_memory(s);
    }
    text_puts(&s->content, fill ? "/Spot cs 1 scn\n" : "/Spot CS 1 SCN\n");
}

void pdf_set_fill(struct pdf *s, const struct paint *p)
{
    if (pdf_same_paint(&s->fill, p)) {
        return;
    }
    s->fill = *p;
    s->coloured |= p->is_cmyk;
    if (p->spot) {
        set_spot(s, p->spot, true);
    } else if (p->is_cmyk) {
        pdf_put_operator(&s->content, "k", p->cmyk, 4);
    } else {
        PDF_PUT(&s->content, "g", p->gray);
    }
}

void pdf_set_stroke(struct pdf *s, const struct paint *p, double width_pt)
{
    if (!pdf_same_paint(&s->stroke, p)) {
        s->stroke = *p;
        s->coloured |= p->is_cmyk;
        if (p->spot) {
            set_spot(s, p->spot, false);
        } else if (p->is_cmyk) {
            pdf_put_operator(&s->content, "K", p->cmyk, 4);
        } else {
            PDF_PUT(&s->content, "G", p->gray);
        }
    }
    if (s->line_width != width_pt) {
        s->line_width = width_pt;
        PDF_PUT(&s->content, "w", width_pt);
    }
}

double pdf_rounded(double x)
{
    return round(x * TEXT_GRID) / TEXT_GRID;
}

double pdf_flip(const struct pdf *s, double y)
{
    return pdf_rounded(s->height_pt - y);
}
