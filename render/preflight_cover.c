/* The rules of covers. The figures are the vendors' (see profile.c for sources and date): spine
 * text from 79 pages with 0.0625 in clear on each side, a barcode of 2 x 1.2 in at the lower right
 * of the back, 240 % of ink. They are worked out here anew, not taken from what drew the cover. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "render/cover.h"
#include "render/preflight_private.h"

static const double bleed_pt = 0.125 * PT_PER_INCH;
static const double spine_clear_pt = 0.0625 * PT_PER_INCH;
static const size_t spine_text_pages = 79;
static const double barcode_inset_pt = 0.25 * PT_PER_INCH;
static const double barcode_width_pt = 2 * PT_PER_INCH;
static const double barcode_height_pt = 1.2 * PT_PER_INCH;
static const double most_ink = 2.4;

static double spine_pt(const struct checking *c)
{
    return cover_geometry(c->file->book).spine_pt;
}

/* The place that vendors print their barcode in, from the lower left corner of the page: so far
 * from the spine and the cut that the nearest of the allowed places is meant. */
static bool in_barcode(const struct checking *c, const struct pdf_mark *m)
{
    double right = bleed_pt + c->file->config->page.trim.width_pt - barcode_inset_pt;
    double bottom = bleed_pt + barcode_inset_pt;
    const double corner = 0.125 * PT_PER_INCH; /* the box may stand a little further in */
    return m->left > right - barcode_width_pt && m->right < right - corner &&
           m->bottom > bottom + corner && m->top < bottom + barcode_height_pt;
}

void cover_mark(struct checking *c, const struct pdf_mark *m)
{
    double spine_left = bleed_pt + c->file->config->page.trim.width_pt;
    bool on_spine = m->left > spine_left && m->left < spine_left + spine_pt(c);
    c->cover.most_ink = fmax(c->cover.most_ink, m->ink);
    if (m->kind == PDF_TEXT && on_spine && m->quarter_turns % 2) {
        c->cover.spine_text_pt = fmax(c->cover.spine_text_pt, m->size_pt);
    }
    if (!in_barcode(c, m) || m->ink <= 0) {
        return;
    }
    c->cover.in_barcode++;
    for (const char *t = m->kind == PDF_TEXT ? m->utf8 : ""; *t; t++) {
        if (isdigit((unsigned char)*t)) {
            text_add(&c->cover.barcode, t, 1);
        }
    }
}

void rule_cover_size(const struct checking *c, struct verdict *v)
{
    const struct config_trim *trim = &c->file->config->page.trim;
    double width = 2 * trim->width_pt + spine_pt(c) + 2 * bleed_pt;
    double height = trim->height_pt + 2 * bleed_pt;
    double media[4] = {0};
    struct pdf_span page = pdf_object(&c->pdf, c->pdf.page[0]);
    pdf_numbers(pdf_get(&c->pdf, page, "/MediaBox"), media, 4);
    if (c->pdf.page_count != 1) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu pages; a cover is one", c->pdf.page_count);
    }
    if (fabs(media[2] - media[0] - width) > PREFLIGHT_SLACK_PT ||
        fabs(media[3] - media[1] - height) > PREFLIGHT_SLACK_PT) {
        verdict_add(v, PREFLIGHT_FAILED, "%.2f x %.2f pt, not %.2f x %.2f", media[2] - media[0],
                    media[3] - media[1], width, height);
    }
    const struct page_facts *facts = &c->facts[0];
    double reach = PREFLIGHT_SLACK_PT;
    bool white = c->file->config->cover.background == 0xFFFFFF;
    if (!white && (facts->left > media[0] + reach || facts->right < media[2] - reach ||
                   facts->bottom > media[1] + reach || facts->top < media[3] - reach)) {
        verdict_add(v, PREFLIGHT_FAILED, "the background does not reach the edge of the bleed");
    }
    verdict_measured(v, "%.2f x %.2f pt with a spine of %.2f for %zu pages", width, height,
                     spine_pt(c), book_page_count(c->file->book, BOOK_INTERIOR));
}

void rule_spine(const struct checking *c, struct verdict *v)
{
    size_t pages = book_page_count(c->file->book, BOOK_INTERIOR);
    double room = spine_pt(c) - 2 * spine_clear_pt;
    double size = c->cover.spine_text_pt;
    if (size > 0 && pages < spine_text_pages) {
        verdict_add(v, PREFLIGHT_FAILED,
                    "words on the spine of %zu pages; vendors take them from "
                    "%zu",
                    pages, spine_text_pages);
    }
    if (size > 0 && size > room + PREFLIGHT_SLACK_PT) {
        verdict_add(v, PREFLIGHT_FAILED, "type of %.1f pt on a spine that has room for %.1f", size,
                    room);
    }
    verdict_measured(v, size > 0 ? "type of %.1f pt on the spine" : "no words on the spine", size);
}

void rule_ink(const struct checking *c, struct verdict *v)
{
    if (c->cover.most_ink > most_ink + 1e-6) {
        verdict_add(v, PREFLIGHT_FAILED, "%.0f %% of ink; printers want at most %.0f %%",
                    100 * c->cover.most_ink, 100 * most_ink);
    }
    verdict_measured(v, "at most %.0f %% of ink", 100 * c->cover.most_ink);
}

static void digits_of(const char *text, struct text *out)
{
    text_puts(out, "");
    for (; *text; text++) {
        if (isdigit((unsigned char)*text)) {
            text_add(out, text, 1);
        }
    }
}

void rule_barcode(const struct checking *c, struct verdict *v)
{
    const struct book_config *cfg = c->file->config;
    struct text wanted = {0};
    if (cfg->cover.barcode == BARCODE_SPACE && c->cover.in_barcode) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu marks stand where the printer's barcode goes",
                    c->cover.in_barcode);
    }
    /* An ISBN of ten digits is printed as one of thirteen, with another check digit. */
    digits_of(cfg->book.isbn ? cfg->book.isbn : "", &wanted);
    bool long_one = wanted.data && wanted.length == 13;
    if (cfg->cover.barcode == BARCODE_EAN13 && long_one &&
        (!c->cover.barcode.data || !strstr(c->cover.barcode.data, wanted.data))) {
        verdict_add(v, PREFLIGHT_FAILED, "the number under the barcode is not %s", wanted.data);
    }
    static const char *const measured[] = {"none", "its place is free", "the ISBN's digits"};
    verdict_measured(v, "%s", measured[cfg->cover.barcode]);
    text_free(&wanted);
}
