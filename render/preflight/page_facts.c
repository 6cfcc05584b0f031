/* Adds up, mark by mark, what the bytes of a PDF draw on a page. */
#include <math.h>
#include <string.h>

#include "render/preflight/preflight_private.h"

struct page_facts page_facts_of_nothing(void)
{
    return (struct page_facts){.blank = true,
                               .thinnest_pt = INFINITY,
                               .smallest_pt = INFINITY,
                               .coarsest_dpi = INFINITY,
                               .left = INFINITY,
                               .bottom = INFINITY,
                               .right = -INFINITY,
                               .top = -INFINITY};
}

static void add_text(struct page_facts *facts, const struct pdf_mark *m)
{
    facts->texts++;
    facts->text_digest = text_digest_add(facts->text_digest, m->left, m->bottom, m->utf8);
    facts->fontless += !m->font || !m->font->embedded;
    facts->unreadable += m->unreadable > 0;
}

/* Decoration may be anywhere. */
static void add_extent(struct page_facts *facts, const struct pdf_mark *m, double left,
                       double bottom, double right, double top)
{
    if (m->decoration) {
        return;
    }
    facts->left = fmin(facts->left, left);
    facts->right = fmax(facts->right, right);
    facts->bottom = fmin(facts->bottom, bottom);
    facts->top = fmax(facts->top, top);
}

static void add_colour(struct colour_facts *facts, const struct pdf_mark *m)
{
    bool other = m->kind == PDF_IMAGE;
    for (unsigned i = 0; i < 4 && facts->any; i++) {
        other |= fabs(facts->cmyk[i] - m->cmyk[i]) > 1e-4;
    }
    facts->many |= other;
    facts->any = true;
    memcpy(facts->cmyk, m->cmyk, sizeof facts->cmyk);
}

static void add_inks(struct page_facts *facts, const struct pdf_mark *m)
{
    facts->spot |= m->spot;
    facts->greatest_ink = fmax(facts->greatest_ink, m->ink);
    if (m->colour && !m->spot) {
        add_colour(&facts->colours, m);
    }
    if (m->colour && !m->spot && m->kind == PDF_TEXT) {
        add_colour(&facts->text_colours, m);
    }
}

void page_facts_add(struct page_facts *facts, const struct pdf_mark *m)
{
    if (m->kind == PDF_TEXT) {
        add_text(facts, m);
    }
    facts->unmarked += m->mcid < 0 && !m->decoration;
    if (m->mcid >= 0 && (size_t)m->mcid >= facts->contents) {
        facts->contents = (size_t)m->mcid + 1;
    }
    if (m->kind == PDF_FORM) {
        /* Its own checks were made when the book was planned (imported_pdf.h). */
        facts->blank = false;
        facts->own = true;
        return;
    }
    add_inks(facts, m);
    if (m->gray >= 1 && !m->colour) {
        return;
    }
    facts->blank = false;
    facts->lightest = m->colour ? facts->lightest : fmax(facts->lightest, m->gray);
    if (m->kind == PDF_STROKE) {
        facts->thinnest_pt = fmin(facts->thinnest_pt, m->width_pt);
        add_extent(facts, m, m->ink_left, m->ink_bottom, m->ink_right, m->ink_top);
        return;
    }
    double bearing = 0;
    if (m->kind == PDF_IMAGE) {
        double across = m->pixels[0] / fmax(m->right - m->left, 1e-3);
        double down = m->pixels[1] / fmax(m->top - m->bottom, 1e-3);
        facts->coarsest_dpi = fmin(facts->coarsest_dpi, 72 * fmin(across, down));
    } else if (m->kind == PDF_TEXT) {
        facts->smallest_pt = fmin(facts->smallest_pt, m->size_pt);
        /* A glyph's ink begins a little behind its origin. */
        bearing = m->size_pt / 4;
    }
    bool turned = m->quarter_turns == 2;
    add_extent(facts, m, m->left + (turned ? 0 : bearing), m->bottom,
               m->right - (turned ? bearing : 0), m->top);
}

bool page_ink_agrees(const struct page_facts *facts, const struct page_record *r)
{
    const double near = 1;
    if (facts->blank) {
        return !(r->ink.left < r->ink.right);
    }
    return facts->left >= r->ink.left - near && facts->right <= r->ink.right + near &&
           r->boxes.height_pt - facts->top >= r->ink.top - near;
}

struct pdf_value page_object(const struct file_check *c, size_t page)
{
    return pdf_object(&c->pdf, c->pdf.page[page]);
}

bool page_read_box(const struct file_check *c, size_t page, const char *key, double box[4])
{
    return pdf_numbers(&c->pdf, pdf_get(&c->pdf, page_object(c, page), key), box, 4) == 4;
}

/* ---- the rules ---- */
