/* Rules about the pages of a part of the book: their size, their order, and the ink on them. */
#include <math.h>
#include <string.h>

#include "render/preflight/preflight_private.h"

void rule_page_size(const struct file_check *c, struct verdict *v)
{
    const struct config_trim *trim = &c->file->config->page.trim;
    const struct profile *profile = c->file->profile;
    double bleed = 0;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double media[4];
        double cut[4];
        if (!page_read_box(c, i, "/MediaBox", media)) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no MediaBox", i + 1);
            continue;
        }
        if (!page_read_box(c, i, "/TrimBox", cut)) {
            memcpy(cut, media, sizeof cut);
        }
        if (fabs(cut[2] - cut[0] - trim->width_pt) > PREFLIGHT_SLACK_PT ||
            fabs(cut[3] - cut[1] - trim->height_pt) > PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu is cut to %.2f x %.2f pt, not %.2f x %.2f",
                        i + 1, cut[2] - cut[0], cut[3] - cut[1], trim->width_pt, trim->height_pt);
        }
        bool right_page = i % 2 == 0;
        double outer = right_page ? media[2] - cut[2] : cut[0] - media[0];
        double inner = right_page ? cut[0] - media[0] : media[2] - cut[2];
        double above = media[3] - cut[3];
        double below = cut[1] - media[1];
        double wanted_inner = profile->bleed_inside ? outer : 0;
        if (fabs(above - outer) > PREFLIGHT_SLACK_PT || fabs(below - outer) > PREFLIGHT_SLACK_PT ||
            fabs(inner - wanted_inner) > PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: bleed of %.2f pt outside, %.2f above, %.2f below, %.2f inside",
                        i + 1, outer, above, below, inner);
        }
        if (outer > PREFLIGHT_SLACK_PT && profile->bleed_pt > 0 &&
            fabs(outer - profile->bleed_pt) > PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: bleed of %.2f pt; %s needs %.2f", i + 1,
                        outer, profile->name, profile->bleed_pt);
        }
        if (profile->always_bleed && outer < PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no bleed; %s needs %.2f pt", i + 1,
                        profile->name, profile->bleed_pt);
        }
        bleed = fmax(bleed, outer);
    }
    if (!profile_takes_trim(profile, trim)) {
        verdict_add(v, PREFLIGHT_FAILED, "%.2f x %.2f pt is not a trim size of %s", trim->width_pt,
                    trim->height_pt, profile->name);
    }
    verdict_measured(v, "%.2f x %.2f pt on every page, bleed %.2f pt", trim->width_pt,
                     trim->height_pt, bleed);
}

void rule_page_count(const struct file_check *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    size_t pages = c->pdf.page_count;
    if (pages != book_page_count(c->file->book, c->file->part)) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %zu were planned", pages,
                    book_page_count(c->file->book, c->file->part));
    }
    if (c->file->part == BOOK_INTERIOR) {
        const struct config_range *asked = &c->file->config->page.pages;
        unsigned least;
        unsigned most;
        profile_bounds(profile, &c->file->config->page.trim, c->file->config->page.paper, &least,
                       &most);
        if (pages < least) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s needs at least %u", pages,
                        profile->name, least);
        }
        if (most && pages > most) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s allows at most %u", pages,
                        profile->name, most);
        }
        if (profile->page_multiple > 1 && pages % profile->page_multiple) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s needs a multiple of %u", pages,
                        profile->name, profile->page_multiple);
        }
        if (asked->max && (pages < (size_t)asked->min || pages > (size_t)asked->max)) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; page.pages is %d..%d", pages, asked->min,
                        asked->max);
        }
    }
    verdict_measured(v, "%zu pages", pages);
}

void rule_blank_pages(const struct file_check *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    size_t pages = c->pdf.page_count;
    size_t run = 0;
    size_t longest = 0;
    size_t blank = 0;
    for (size_t i = 0; i < pages; i++) {
        run = c->facts[i].blank ? run + 1 : 0;
        blank += c->facts[i].blank;
        bool inside = i + 1 < pages && !c->facts[i + 1].blank;
        if (inside && run > profile->max_blank_inside) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu blank pages up to page %zu; %s allows %u", run,
                        i + 1, profile->name, profile->max_blank_inside);
        }
        longest = run > longest ? run : longest;
    }
    if (run > profile->max_blank_end) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu blank pages at the end; %s allows %u", run,
                    profile->name, profile->max_blank_end);
    }
    if (profile->last_page_blank && c->file->part == BOOK_INTERIOR && pages && run == 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the last page is not blank, as %s needs it",
                    profile->name);
    }
    verdict_measured(v, "%zu blank pages, at most %zu together", blank, longest);
}

void rule_margins(const struct file_check *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    double gutter = profile_gutter_pt(profile, (unsigned)c->pdf.page_count);
    double least[4] = {INFINITY, INFINITY, INFINITY, INFINITY};
    static const char *const sides[4] = {"inside", "outside", "top", "bottom"};
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        const struct page_record *r = &c->file->page[i];
        if (!page_ink_agrees(&c->facts[i], r)) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: the file's ink is not where it was drawn",
                        i + 1);
        }
        if (c->facts[i].blank) {
            continue;
        }
        bool boxed = r->boxes.trim.right > r->boxes.trim.left;
        struct box cut =
            boxed ? r->boxes.trim : (struct box){0, 0, r->boxes.width_pt, r->boxes.height_pt};
        double bleed = r->boxes.height_pt - (cut.bottom - cut.top);
        double margin = bleed > PREFLIGHT_SLACK_PT ? profile->bleed_margin_pt : profile->margin_pt;
        double left = r->ink.left - cut.left;
        double right = cut.right - r->ink.right;
        bool right_page = i % 2 == 0;
        const double found[4] = {right_page ? left : right, right_page ? right : left,
                                 r->ink.top - cut.top, cut.bottom - r->ink.bottom};
        const double wanted[4] = {fmax(gutter, margin), margin, margin, margin};
        for (int side = 0; side < 4; side++) {
            least[side] = fmin(least[side], found[side]);
            if (found[side] < wanted[side] - PREFLIGHT_SLACK_PT) {
                verdict_add(v, PREFLIGHT_FAILED,
                            "page %zu: ink %.1f pt from the %s edge; %s needs %.1f", i + 1,
                            found[side], sides[side], profile->name, wanted[side]);
            }
        }
    }
    if (gutter < 0) {
        verdict_add(v, PREFLIGHT_FAILED, "%s has no gutter for %zu pages", profile->name,
                    c->pdf.page_count);
    }
    verdict_measured(v, "ink at least %.1f pt inside, %.1f outside, %.1f top, %.1f bottom",
                     least[0], least[1], least[2], least[3]);
}

void rule_lines(const struct file_check *c, struct verdict *v)
{
    double least = INFINITY;
    double wanted = c->file->profile->min_line_pt;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double width = c->facts[i].thinnest_pt;
        least = fmin(least, width);
        if (width < wanted - 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: a line of %.3f pt; %s needs %.2f", i + 1,
                        width, c->file->profile->name, wanted);
        }
    }
    verdict_measured(v, least < INFINITY ? "thinnest line %.2f pt" : "no lines", least);
}

void rule_type_size(const struct file_check *c, struct verdict *v)
{
    double least = INFINITY;
    const char *who = c->file->profile->name;
    double wanted = c->file->profile->min_text_pt;
    if (c->boards && c->file->book && book_min_text_pt(c->file->book) > wanted) {
        wanted = book_min_text_pt(c->file->book);
        who = "large print";
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double size = c->facts[i].smallest_pt;
        least = fmin(least, size);
        if (size < wanted - 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: type of %.2f pt; %s needs %.1f", i + 1,
                        size, who, wanted);
        }
    }
    verdict_measured(v, least < INFINITY ? "smallest type %.2f pt" : "no type", least);
}

/* Every text, in the order of drawing: its characters and its place. */
void rule_texts(const struct file_check *c, struct verdict *v)
{
    size_t count = 0;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        const struct page_facts *found = &c->facts[i];
        const struct page_record *drawn = &c->file->page[i];
        count += found->texts;
        if (found->fontless) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: %zu texts are in a font that is not there",
                        i + 1, found->fontless);
        } else if (found->unreadable) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: %zu texts are in a font from which they cannot be read", i + 1,
                        found->unreadable);
        } else if (found->texts != drawn->text_count) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has %zu texts; %u were drawn", i + 1,
                        found->texts, drawn->text_count);
        } else if (found->text_digest != drawn->text_digest) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: a text is not what was drawn, or not where it was drawn", i + 1);
        }
    }
    verdict_measured(v, "%zu texts read back as they were drawn", count);
}

/* A pixel's part of slack, since sizes are rounded to whole ones. */
void rule_images(const struct file_check *c, struct verdict *v)
{
    double coarsest = INFINITY;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double dpi = c->facts[i].coarsest_dpi;
        coarsest = fmin(coarsest, dpi);
        if (dpi < 0.99 * MIN_PICTURE_DPI) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: an image of %.0f dots per inch; print needs %.0f", i + 1, dpi,
                        MIN_PICTURE_DPI);
        }
    }
    if (isinf(coarsest)) {
        verdict_measured(v, "no images of pixels");
    } else {
        verdict_measured(v, "coarsest image %.0f dots per inch", coarsest);
    }
}

/* The page's /Spot is the config's ink: its name, and what comes closest to it. */
static bool is_spot(const struct file_check *c, size_t page, const struct spot_ink *ink)
{
    const struct pdf_file *f = &c->pdf;
    struct pdf_value resources = pdf_get(f, page_object(c, page), "/Resources");
    struct pdf_value space = pdf_get(f, pdf_get(f, resources, "/ColorSpace"), "/Spot");
    struct pdf_value tint = pdf_item(f, space, 3);
    struct text name = {0};
    double full[4];
    text_printf(&name, "/%s", ink->name);
    bool same = !name.failed && pdf_is(f, pdf_item(f, space, 0), "/Separation") &&
                pdf_is(f, pdf_item(f, space, 1), name.data) &&
                pdf_is(f, pdf_item(f, space, 2), "/DeviceCMYK") &&
                pdf_numbers(f, pdf_get(f, tint, "/C1"), full, 4) == 4;
    for (unsigned i = 0; i < 4 && same; i++) {
        same = fabs(full[i] - ink->cmyk[i]) < 1e-3;
    }
    text_free(&name);
    pdf_forget(f);
    return same;
}

/* Only black and the second ink may be used. On paper for colour and on black pages, pictures may
 * have other colours, but texts may not. Black pages, which nobody prints, may have any sum. */
static void check_inks(const struct file_check *c, size_t page, struct verdict *v)
{
    const struct second_ink *second = book_second_ink(c->file->book);
    const struct page_facts *facts = &c->facts[page];
    const bool black = c->file->config->style.pages == TONE_BLACK;
    bool pictures = book_in_colour(c->file->book) || black;
    const struct colour_facts *colours = pictures ? &facts->text_colours : &facts->colours;
    double most = c->file->profile->cover->max_ink;
    if (colours->any && (!second->used || second->spot)) {
        verdict_add(v, PREFLIGHT_FAILED, "page %zu has %s", page + 1,
                    pictures ? "text in colour" : "colour");
    } else if (colours->any) {
        bool same = !colours->many;
        for (unsigned i = 0; i < 4; i++) {
            same = same && fabs(colours->cmyk[i] - second->ink.cmyk[i]) < 1e-3;
        }
        if (!same) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has another colour than print.ink",
                        page + 1);
        }
    }
    if (!black && facts->greatest_ink > most + 1e-6) {
        verdict_add(v, PREFLIGHT_FAILED, "page %zu has %.0f %% of ink; printers allow at most %.0f",
                    page + 1, 100 * facts->greatest_ink, 100 * most);
    }
    if (facts->spot && !(second->used && second->spot && is_spot(c, page, &second->ink))) {
        verdict_add(v, PREFLIGHT_FAILED, "page %zu has a spot ink that is not print.ink", page + 1);
    }
}

/* Black pages are black from edge to edge. */
static void check_ground(const struct file_check *c, size_t page, struct verdict *v)
{
    bool part = c->file->kind == PREFLIGHT_PART;
    if (part && c->file->config->style.pages == TONE_BLACK && !c->facts[page].black_ground) {
        verdict_add(v, PREFLIGHT_FAILED, "page %zu is not black from edge to edge", page + 1);
    }
}

void rule_gray(const struct file_check *c, struct verdict *v)
{
    double lightest = 0;
    size_t inked = 0;
    double most = c->file->profile->max_fill_gray;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        check_inks(c, i, v);
        check_ground(c, i, v);
        inked += c->facts[i].colours.any || c->facts[i].spot;
        lightest = fmax(lightest, c->facts[i].lightest);
        if (c->facts[i].lightest > most + 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: a gray of %.0f %%; %s needs at least %.0f %%", i + 1,
                        100 * (1 - c->facts[i].lightest), c->file->profile->name, 100 * (1 - most));
        }
    }
    const struct second_ink *second = book_second_ink(c->file->book);
    if (second->used && !inked && c->file->part == BOOK_INTERIOR) {
        verdict_add(v, PREFLIGHT_WARNING, "nothing is printed in the second ink");
    }
    if (inked) {
        verdict_measured(v, "black, gray, and on %zu pages %s", inked,
                         second->spot                    ? second->ink.name
                         : book_in_colour(c->file->book) ? "colours"
                                                         : "a second colour");
    }
    verdict_measured(v, "only black and gray, lightest %.0f %%", 100 * (1 - lightest));
}

void rule_folios(const struct file_check *c, struct verdict *v)
{
    size_t count = book_puzzle_count(c->file->book);
    size_t shift = SIZE_MAX;
    for (size_t n = 1; n <= count && c->file->part == BOOK_INTERIOR; n++) {
        const struct book_puzzle *p = book_puzzle_at(c->file->book, n);
        bool inside = p->solution_part == BOOK_INTERIOR && p->solution_folio;
        const size_t pages[2] = {p->page, inside ? p->solution_page : p->page};
        const unsigned folios[2] = {p->folio, inside ? p->solution_folio : p->folio};
        for (int k = 0; k < 2 && folios[k]; k++) {
            size_t here = pages[k] + 1 - folios[k];
            shift = shift == SIZE_MAX ? here : shift;
            if (here != shift) {
                verdict_add(v, PREFLIGHT_FAILED, "page %zu of the file is numbered %u out of turn",
                            pages[k] + 1, folios[k]);
            }
            if (folios[k] % 2 == pages[k] % 2) {
                verdict_add(v, PREFLIGHT_FAILED, "page %u is on the wrong side", folios[k]);
            }
        }
    }
    verdict_measured(v, "in sequence, odd ones on right pages");
}
