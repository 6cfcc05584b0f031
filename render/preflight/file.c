#include "render/preflight/preflight.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/preflight/preflight_private.h"

static void take_mark(void *context, const struct pdf_mark *m)
{
    struct checking *c = context;
    struct page_facts *facts = &c->facts[c->now];
    switch (c->file->kind) {
    case PREFLIGHT_PART:
        boards_mark(c->boards, m);
        break;
    case PREFLIGHT_COVER:
        cover_mark(c, m);
        break;
    case PREFLIGHT_SHEETS:
        sheets_mark(c->sheets, c->now, m);
        break;
    }
    facts->colour |= m->colour;
    if (m->gray >= 1 && !m->colour) {
        return;
    }
    facts->blank = false;
    facts->lightest = fmax(facts->lightest, m->gray);
    double half = 0;
    double bearing = 0;
    if (m->kind == PDF_STROKE) {
        facts->thinnest_pt = fmin(facts->thinnest_pt, m->width_pt);
        half = m->width_pt / 2;
    } else if (m->kind == PDF_TEXT) {
        facts->smallest_pt = fmin(facts->smallest_pt, m->size_pt);
        /* A glyph's ink begins a little behind its origin. */
        bearing = m->size_pt / 4;
    }
    bool turned = m->quarter_turns == 2;
    facts->left = fmin(facts->left, m->left - half + (turned ? 0 : bearing));
    facts->right = fmax(facts->right, m->right + half - (turned ? bearing : 0));
    facts->bottom = fmin(facts->bottom, m->bottom - half);
    facts->top = fmax(facts->top, m->top + half);
}

/* Read every page. NULL, or what is wrong with the file. */
static const char *gather(struct checking *c)
{
    if (c->pdf.page_count != c->file->page_count) {
        return "the file has not as many pages as were drawn";
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        c->facts[i] = (struct page_facts){.blank = true,
                                          .thinnest_pt = INFINITY,
                                          .smallest_pt = INFINITY,
                                          .left = INFINITY,
                                          .bottom = INFINITY,
                                          .right = -INFINITY,
                                          .top = -INFINITY};
        c->now = i;
        const char *fault = pdf_each_mark(&c->pdf, i, take_mark, c);
        if (fault) {
            return fault;
        }
        if (c->boards) {
            boards_end_page(c->boards, i);
        }
    }
    return NULL;
}

static struct pdf_value page_object(const struct checking *c, size_t page)
{
    return pdf_object(&c->pdf, c->pdf.page[page]);
}

static bool read_box(const struct checking *c, size_t page, const char *key, double box[4])
{
    return pdf_numbers(&c->pdf, pdf_get(&c->pdf, page_object(c, page), key), box, 4) == 4;
}

/* ---- the rules ---- */

static void rule_page_size(const struct checking *c, struct verdict *v)
{
    const struct config_trim *trim = &c->file->config->page.trim;
    const struct profile *profile = c->file->profile;
    double bleed = 0;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double media[4];
        double cut[4];
        if (!read_box(c, i, "/MediaBox", media)) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no MediaBox", i + 1);
            continue;
        }
        if (!read_box(c, i, "/TrimBox", cut)) {
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
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: bleed of %.2f pt; %s wants %.2f", i + 1,
                        outer, profile->name, profile->bleed_pt);
        }
        if (profile->always_bleed && outer < PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no bleed; %s wants %.2f pt", i + 1,
                        profile->name, profile->bleed_pt);
        }
        bleed = fmax(bleed, outer);
    }
    if (!profile_takes_trim(profile, trim)) {
        verdict_add(v, PREFLIGHT_FAILED, "%.2f x %.2f pt is no trim size of %s", trim->width_pt,
                    trim->height_pt, profile->name);
    }
    verdict_measured(v, "%.2f x %.2f pt on every page, bleed %.2f pt", trim->width_pt,
                     trim->height_pt, bleed);
}

static void rule_page_count(const struct checking *c, struct verdict *v)
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
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s binds no fewer than %u", pages,
                        profile->name, least);
        }
        if (most && pages > most) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s binds no more than %u", pages,
                        profile->name, most);
        }
        if (profile->page_multiple > 1 && pages % profile->page_multiple) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; %s wants a multiple of %u", pages,
                        profile->name, profile->page_multiple);
        }
        if (asked->max && (pages < (size_t)asked->min || pages > (size_t)asked->max)) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu pages; the config asks for %d..%d", pages,
                        asked->min, asked->max);
        }
    }
    verdict_measured(v, "%zu pages", pages);
}

static void rule_blank_pages(const struct checking *c, struct verdict *v)
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
            verdict_add(v, PREFLIGHT_FAILED, "%zu blank pages up to page %zu; %s takes %u", run,
                        i + 1, profile->name, profile->max_blank_inside);
        }
        longest = run > longest ? run : longest;
    }
    if (run > profile->max_blank_end) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu blank pages at the end; %s takes %u", run,
                    profile->name, profile->max_blank_end);
    }
    if (profile->last_page_blank && c->file->part == BOOK_INTERIOR && pages && run == 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the last page is not blank; %s wants it so",
                    profile->name);
    }
    verdict_measured(v, "%zu blank pages, at most %zu together", blank, longest);
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

static void rule_margins(const struct checking *c, struct verdict *v)
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
                            "page %zu: ink %.1f pt from the %s edge; %s wants %.1f", i + 1,
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

static void rule_lines(const struct checking *c, struct verdict *v)
{
    double least = INFINITY;
    double wanted = c->file->profile->min_line_pt;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double width = c->facts[i].thinnest_pt;
        least = fmin(least, width);
        if (width < wanted - 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: a line of %.3f pt; %s wants %.2f", i + 1,
                        width, c->file->profile->name, wanted);
        }
    }
    verdict_measured(v, least < INFINITY ? "thinnest line %.2f pt" : "no lines", least);
}

static void rule_text(const struct checking *c, struct verdict *v)
{
    double least = INFINITY;
    double wanted = c->file->profile->min_text_pt;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double size = c->facts[i].smallest_pt;
        least = fmin(least, size);
        if (size < wanted - 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu: type of %.2f pt; %s wants %.1f", i + 1,
                        size, c->file->profile->name, wanted);
        }
    }
    verdict_measured(v, least < INFINITY ? "smallest type %.2f pt" : "no type", least);
}

static void rule_gray(const struct checking *c, struct verdict *v)
{
    double lightest = 0;
    double most = c->file->profile->max_fill_gray;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        if (c->facts[i].colour) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has colour", i + 1);
        }
        lightest = fmax(lightest, c->facts[i].lightest);
        if (c->facts[i].lightest > most + 1e-4) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "page %zu: a gray of %.0f %%; %s prints none under %.0f %%", i + 1,
                        100 * (1 - c->facts[i].lightest), c->file->profile->name, 100 * (1 - most));
        }
    }
    verdict_measured(v, "black and gray alone, lightest %.0f %%", 100 * (1 - lightest));
}

static bool is_embedded(const struct checking *c, struct pdf_value font)
{
    if (pdf_is(&c->pdf, pdf_get(&c->pdf, font, "/Subtype"), "/Type0")) {
        font = pdf_item(&c->pdf, pdf_get(&c->pdf, font, "/DescendantFonts"), 0);
    }
    struct pdf_value descriptor = pdf_get(&c->pdf, font, "/FontDescriptor");
    struct text program = {0};
    bool embedded =
        pdf_stream(&c->pdf, pdf_get(&c->pdf, descriptor, "/FontFile2"), &program) && program.length;
    text_free(&program);
    return embedded;
}

static void rule_fonts(const struct checking *c, struct verdict *v)
{
    size_t count = 0;
    for (size_t i = 1; i < c->pdf.object_count; i++) {
        pdf_forget(&c->pdf);
        struct pdf_value object = pdf_object(&c->pdf, (uint32_t)i);
        struct pdf_value type = pdf_get(&c->pdf, object, "/Type");
        struct pdf_value subtype = pdf_get(&c->pdf, object, "/Subtype");
        bool part_of_another =
            pdf_is(&c->pdf, subtype, "/CIDFontType2") || pdf_is(&c->pdf, subtype, "/CIDFontType0");
        if (!pdf_is(&c->pdf, type, "/Font") || part_of_another) {
            continue;
        }
        count++;
        if (!is_embedded(c, object)) {
            verdict_add(v, PREFLIGHT_FAILED, "the font %s is not embedded",
                        pdf_written(&c->pdf, pdf_get(&c->pdf, object, "/BaseFont")));
        }
    }
    verdict_measured(v, "%zu fonts, each embedded", count);
}

static bool has_outline(const struct checking *c)
{
    struct pdf_value root = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
    return pdf_get(&c->pdf, root, "/Outlines").handle != 0;
}

static bool is_linked(const struct checking *c, size_t from, size_t to)
{
    struct pdf_value links = pdf_get(&c->pdf, page_object(c, from), "/Annots");
    struct pdf_value link = pdf_item(&c->pdf, links, 0);
    bool found = false;
    for (size_t n = 1; link.handle && !found; n++) {
        struct pdf_value target = pdf_item(&c->pdf, pdf_get(&c->pdf, link, "/Dest"), 0);
        found = pdf_number_of(&c->pdf, target) == c->pdf.page[to];
        link = pdf_item(&c->pdf, links, n);
    }
    pdf_forget(&c->pdf);
    return found;
}

static void check_links(const struct checking *c, struct verdict *v)
{
    size_t links = 0;
    size_t count = book_puzzle_count(c->file->book);
    for (size_t n = 1; n <= count; n++) {
        const struct book_puzzle *p = book_puzzle_at(c->file->book, n);
        if (p->solution_part != BOOK_INTERIOR || p->solution_page >= c->pdf.page_count ||
            p->page >= c->pdf.page_count) {
            continue;
        }
        links++;
        if (!is_linked(c, p->page, p->solution_page)) {
            verdict_add(v, PREFLIGHT_FAILED, "puzzle %zu has no link to its solution", n);
        }
        if (p->folio && !is_linked(c, p->solution_page, p->page)) {
            verdict_add(v, PREFLIGHT_WARNING, "solution %zu has no link to its puzzle", n);
        }
    }
    verdict_measured(v, "bookmarks, and %zu puzzles linked with their solutions both ways", links);
}

static void rule_navigation(const struct checking *c, struct verdict *v)
{
    if (c->file->profile->navigation && c->file->kind == PREFLIGHT_PART) {
        if (c->file->part == BOOK_INTERIOR) {
            if (!has_outline(c)) {
                verdict_add(v, PREFLIGHT_FAILED, "there are no bookmarks");
            }
            check_links(c, v);
        }
        verdict_measured(v, "none needed");
        return;
    }
    if (has_outline(c)) {
        verdict_add(v, PREFLIGHT_FAILED, "there are bookmarks; %s wants none",
                    c->file->profile->name);
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        if (pdf_get(&c->pdf, page_object(c, i), "/Annots").handle) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has links; %s wants none", i + 1,
                        c->file->profile->name);
        }
    }
    verdict_measured(v, "no bookmarks, no links");
}

static void rule_metadata(const struct checking *c, struct verdict *v)
{
    static const char *const keys[] = {"/Title", "/Author", "/Subject", "/Keywords"};
    struct pdf_value root = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
    struct pdf_value info = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Info");
    /* PDF/X asks for a title itself. */
    bool wanted = c->file->profile->metadata || c->file->profile->pdf_x;
    if (wanted && !pdf_get(&c->pdf, info, "/Title").handle) {
        verdict_add(v, PREFLIGHT_WARNING, "the file does not name its title");
    }
    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && !wanted; i++) {
        if (pdf_get(&c->pdf, info, keys[i]).handle) {
            verdict_add(v, PREFLIGHT_FAILED, "the file says %s; %s wants no metadata", keys[i],
                        c->file->profile->name);
        }
    }
    if (pdf_get(&c->pdf, root, "/Metadata").handle && !c->file->profile->metadata) {
        verdict_add(v, PREFLIGHT_FAILED, "the file has an XMP block; %s wants no metadata",
                    c->file->profile->name);
    }
    verdict_measured(v, wanted ? "title named" : "none");
}

static void rule_plain(const struct checking *c, struct verdict *v)
{
    static const char *const words[] = {"/SMask",     "/ca",         "/CA",          "/BM",
                                        "/JS",        "/JavaScript", "/AcroForm",    "/OCGs",
                                        "/DeviceRGB", "/ICCBased",   "/EmbeddedFile"};
    if (pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Encrypt").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "the file is encrypted");
    }
    for (size_t i = 1; i < c->pdf.object_count; i++) {
        const char *written = pdf_written(&c->pdf, pdf_object(&c->pdf, (uint32_t)i));
        for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
            if (pdf_mentions(written, words[k])) {
                verdict_add(v, PREFLIGHT_FAILED, "object %zu has %s", i, words[k]);
            }
        }
        pdf_forget(&c->pdf);
    }
    verdict_measured(v, "no encryption, transparency, scripts, forms, layers or colour spaces");
}

static void rule_pdf_x(const struct checking *c, struct verdict *v)
{
    if (!c->file->profile->pdf_x) {
        verdict_measured(v, "not asked for");
        return;
    }
    struct pdf_value info = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Info");
    struct pdf_value root = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
    if (!pdf_get(&c->pdf, info, "/GTS_PDFXVersion").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "no /GTS_PDFXVersion");
    }
    if (!pdf_get(&c->pdf, info, "/Trapped").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "no /Trapped");
    }
    if (!pdf_get(&c->pdf, root, "/OutputIntents").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "no /OutputIntents");
    }
    if (!pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/ID").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "no /ID");
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double box[4];
        if (!read_box(c, i, "/TrimBox", box)) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has no TrimBox", i + 1);
        }
    }
    verdict_measured(v, "the keys of PDF/X-1a:2001 and a TrimBox on every page");
}

static void rule_size(const struct checking *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    if (c->file->pdf_length > profile->max_bytes) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu KB; %s takes no more than %u",
                    (c->file->pdf_length + 500) / 1000, profile->name, profile->max_bytes / 1000);
    }
    verdict_measured(v, "%zu KB", (c->file->pdf_length + 500) / 1000);
}

/* Folios rise by one a page, and odd ones stand on right pages. */
static void rule_folios(const struct checking *c, struct verdict *v)
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

enum { PARTS = 1 << PREFLIGHT_PART, COVERS = 1 << PREFLIGHT_COVER, SHEETS = 1 << PREFLIGHT_SHEETS };
enum { ALL = PARTS | COVERS | SHEETS };

static const struct {
    unsigned where;
    const char *name;
    const char *doc;
    void (*check)(const struct checking *c, struct verdict *v);
} rules[] = {
    {PARTS, "page-size", "every page has the trim size, and the bleed that the profile wants",
     rule_page_size},
    {PARTS, "page-count", "as planned, and within the profile's bounds", rule_page_count},
    {PARTS, "blank-pages", "no more blank pages in a row than the profile takes", rule_blank_pages},
    {PARTS, "folios", "page numbers in sequence, odd ones on right pages", rule_folios},
    {PARTS, "margins", "no ink nearer to an edge than the profile lets it, by left and right pages",
     rule_margins},
    {PARTS | COVERS, "lines", "no line thinner than the profile prints", rule_lines},
    {PARTS | COVERS, "type-size", "no type smaller than the profile prints", rule_text},
    {PARTS | SHEETS, "gray", "black and gray alone, and no gray too light to print", rule_gray},
    {ALL, "fonts", "every font embedded", rule_fonts},
    {ALL, "navigation", "bookmarks and links where the profile has them, none where not",
     rule_navigation},
    {ALL, "metadata", "a title where the profile has metadata, nothing where not", rule_metadata},
    {ALL, "plain", "no encryption, transparency, scripts, forms, layers or colour spaces",
     rule_plain},
    {PARTS | COVERS, "pdf-x", "the keys of PDF/X-1a:2001 where the profile asks for them",
     rule_pdf_x},
    {ALL, "file-size", "no larger than vendors take", rule_size},
    {COVERS, "cover-size", "two trims, the spine for the page count, and bleed all around",
     rule_cover_size},
    {COVERS, "safe-area", "words and drawings inside what cutting and folding may reach",
     rule_safe_area},
    {COVERS, "spine", "words only where the spine is wide enough, and clear of its folds",
     rule_spine},
    {COVERS, "ink", "no more ink than paper holds", rule_ink},
    {COVERS, "barcode", "its place free, or the ISBN in bars that can be read", rule_barcode},
    {SHEETS, "sheet-size", "every side is the sheet that the config names", rule_sheet_size},
    {SHEETS, "sheet-margins", "no ink where home printers print none", rule_sheet_margins},
    {SHEETS, "page-order", "every page of the book once, in order when the sheets are folded",
     rule_sheet_order},
    {SHEETS, "fold", "pages meet at the fold, moved by the creep", rule_fold},
    {SHEETS, "fine-print", "no type or line too fine after the pages were made smaller",
     rule_fine_print},
};

static void check_rules(struct checking *c, struct preflight *p)
{
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        struct verdict v = {0};
        if (rules[i].where & 1U << c->file->kind) {
            rules[i].check(c, &v);
            verdict_report(&v, p, c->file->name, rules[i].name, rules[i].doc);
        }
    }
    if (c->boards) {
        boards_report(c->boards, p);
    }
}

/* NULL, or why the file cannot be judged. */
static const char *begin(struct checking *c)
{
    const char *fault = NULL;
    c->facts = calloc(c->pdf.page_count + 1, sizeof *c->facts);
    if (c->file->kind == PREFLIGHT_PART) {
        c->boards = boards_new(c->file);
        fault = c->boards ? NULL : "out of memory";
    } else if (c->file->kind == PREFLIGHT_SHEETS) {
        c->sheets = sheets_new(c->file, &fault);
    }
    return c->facts ? fault : "out of memory";
}

void preflight_check_file(struct preflight *p, const struct preflight_file *file)
{
    struct checking c = {.file = file};
    struct verdict sound = {0};
    const char *fault = pdf_open(&c.pdf, file->pdf, file->pdf_length);
    if (!fault) {
        fault = begin(&c);
        fault = fault ? fault : gather(&c);
        fault = c.cover.out_of_memory ? "out of memory" : fault;
    }
    if (fault) {
        verdict_add(&sound, PREFLIGHT_FAILED, "%s", fault);
    }
    verdict_measured(&sound, "%zu objects, every page read back", c.pdf.object_count);
    verdict_report(&sound, p, file->name, "file", "a sound PDF that can be read back");
    if (!fault) {
        check_rules(&c, p);
    }
    boards_drop(c.boards);
    sheets_drop(c.sheets);
    free(c.cover.mark);
    free(c.facts);
    pdf_close(&c.pdf);
}
