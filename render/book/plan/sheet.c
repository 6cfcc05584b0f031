#include "render/book/plan/sheet.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"

double book_block_width(const struct book *b)
{
    return b->sheet.width_pt - b->sheet.margins.inside_pt - b->sheet.margins.outside_pt;
}

double book_block_height(const struct book *b)
{
    return b->sheet.height_pt - b->sheet.margins.top_pt - b->sheet.margins.bottom_pt;
}

struct box book_block(const struct book *b, size_t page)
{
    bool right_page = page_is_right(page);
    double left = right_page ? b->sheet.margins.inside_pt : b->sheet.margins.outside_pt;
    return (struct box){left, b->sheet.margins.top_pt, left + book_block_width(b),
                        b->sheet.margins.top_pt + book_block_height(b)};
}

/* ---- size and margins ---- */

static double or_auto(double configured, double automatic)
{
    return configured < 0 ? automatic : configured;
}

void sheet_set_size(struct book *b)
{
    const struct profile *profile = b->source.profile;
    b->sheet.width_pt = b->cfg->page.trim.width_pt;
    b->sheet.height_pt = b->cfg->page.trim.height_pt;
    const bool bleeds = profile->always_bleed || b->cfg->style.thumb_tabs;
    b->sheet.bleed_pt = or_auto(b->cfg->page.bleed_pt, bleeds ? profile->bleed_pt : 0);
}

static const double head_from_edge_pt = 0.33 * PT_PER_INCH;

double sheet_vendor_margin(const struct book *b)
{
    const struct profile *p = b->source.profile;
    return b->sheet.bleed_pt > 0 ? p->bleed_margin_pt : p->margin_pt;
}

double sheet_side_spare(const struct book *b)
{
    const struct book_margins *m = &b->sheet.margins;
    const double vendor = sheet_vendor_margin(b);
    const double gutter =
        profile_gutter_pt(b->source.profile, (unsigned)b->part[BOOK_INTERIOR].count);
    return fmin(m->outside_pt - vendor, m->inside_pt - fmax(gutter, vendor));
}

/* The outer line of the largest boards, which the printer's least line may widen, too. */
static double widest_outer_pt(const struct book *b, const struct config_look *look)
{
    const double largest_cell_pt = 1000;
    const struct board_style style = {.cell_line_pt = look->cell_line_pt,
                                      .box_line_pt = look->box_line_pt,
                                      .outer_line_pt = look->outer_line_pt,
                                      .min_line_pt = b->source.profile->min_line_pt};
    return board_lines(&style, largest_cell_pt).outer_pt;
}

/* The outer line of a board at the block's edge stands half outside it. */
double sheet_line_reach(const struct book *b)
{
    double widest = widest_outer_pt(b, &b->cfg->style.look);
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        widest = fmax(widest, widest_outer_pt(b, &b->cfg->section[i].look));
    }
    return b->cfg->style.frame == GRID_FRAME_DOUBLE ? board_frame_reach_pt(widest) : widest / 2;
}

/* The margins, the config's own too, may leave no room for what reaches out of the block, or for
 * heads and page numbers: then the block is smaller, so that the printer's margin stays free and no
 * text meets another. */
void sheet_set_margins(struct book *b, double gutter_pt)
{
    const struct config_margins *m = &b->cfg->page.margins;
    double vendor = sheet_vendor_margin(b);
    double half_inch = 0.5 * PT_PER_INCH;
    const double line = sheet_line_reach(b);
    double reach = fmax(line, b->type.overhang);
    b->sheet.margins.inside_pt = fmax(or_auto(m->inside_pt, gutter_pt + 0.125 * PT_PER_INCH),
                                      fmax(gutter_pt, vendor) + reach);
    const double tab = b->cfg->style.thumb_tabs ? THUMB_TAB_PT + THUMB_TAB_GAP_PT : 0;
    const double beside = vendor + fmax(reach, tab);
    b->sheet.margins.outside_pt = fmax(or_auto(m->outside_pt, half_inch), beside);
    bool at_head = b->cfg->style.folios == FOLIOS_HEAD;
    double head = 0;
    if (b->cfg->style.running_heads || at_head) {
        head = fmax(fmax(head_from_edge_pt, vendor) + b->type.head, vendor + b->type.head_ink) +
               HEAD_TO_BLOCK_PT;
    }
    const double top = fmax(half_inch, vendor) + 0.05 * PT_PER_INCH;
    b->sheet.margins.top_pt = fmax(or_auto(m->top_pt, top), fmax(head, vendor + line));
    double folio = b->cfg->style.folios == FOLIOS_NONE || at_head
                       ? 0
                       : 0.72 * b->type.folio + FOLIO_TO_BLOCK_PT;
    folio = b->cfg->style.progress ? fmax(folio, PROGRESS_GAP_PT + 2) : folio;
    const double from_edge = fmax(FOLIO_FROM_EDGE_PT, vendor);
    const double bottom = from_edge + fmax(folio, 0.1 * PT_PER_INCH);
    b->sheet.margins.bottom_pt =
        fmax(or_auto(m->bottom_pt, bottom), folio > 0 ? from_edge + folio : vendor + line);
}

enum status sheet_check(const struct book *b, struct diag *d)
{
    const struct profile *p = b->source.profile;
    const struct config_page *page = &b->cfg->page;
    struct diag_at at;
    enum status status = STATUS_OK;
    if (!profile_takes_trim(p, &page->trim)) {
        d->hint = "choose another page.trim, or another profile";
        status = diag_usage(d, book_config_at(b->cfg, &page->trim, &at),
                            "profile '%s' prints no pages of %.2f x %.2f in; they must be %.2f to "
                            "%.2f in wide and %.2f to %.2f in high",
                            p->name, page->trim.width_pt / PT_PER_INCH,
                            page->trim.height_pt / PT_PER_INCH, p->min_trim_pt[0] / PT_PER_INCH,
                            p->max_trim_pt[0] / PT_PER_INCH, p->min_trim_pt[1] / PT_PER_INCH,
                            p->max_trim_pt[1] / PT_PER_INCH);
    }
    if (b->cfg->style.text_size_pt < book_min_text_pt(b)) {
        d->hint = "choose a larger style.text_size, or leave it out";
        status =
            diag_usage(d, book_config_at(b->cfg, &b->cfg->style.text_size_pt, &at),
                       "text of %g pt: %s has at least %g pt", b->cfg->style.text_size_pt,
                       b->cfg->style.large_print ? "large print" : p->name, book_min_text_pt(b));
    }
    if (b->cfg->style.pages == TONE_BLACK && !p->navigation) {
        d->hint = "choose 'pages: white', or the profile screen";
        status =
            diag_usage(d, book_config_at(b->cfg, &b->cfg->style.pages, &at),
                       "pages: black pages are for screens; profile '%s' prints on paper", p->name);
    }
    bool none = b->sheet.bleed_pt < 1e-6;
    bool right = fabs(b->sheet.bleed_pt - p->bleed_pt) < 1e-6;
    if (p->bleed_pt > 0 && !right && (!none || p->always_bleed)) {
        d->hint = "leave page.bleed out, or write 'bleed: auto'";
        status = diag_usage(d, book_config_at(b->cfg, &page->bleed_pt, &at),
                            "bleed: %.3f in, but profile '%s' takes %.3f in%s",
                            b->sheet.bleed_pt / PT_PER_INCH, p->name, p->bleed_pt / PT_PER_INCH,
                            p->always_bleed ? "" : " or none");
    }
    return status;
}

static enum status check_margins(const struct book *b, struct diag *d)
{
    const struct config_margins *m = &b->cfg->page.margins;
    const struct profile *p = b->source.profile;
    double vendor = sheet_vendor_margin(b);
    double gutter = profile_gutter_pt(p, (unsigned)b->part[BOOK_INTERIOR].count);
    const struct {
        const char *name;
        const double *field;
        double least;
    } rows[] = {{"inside", &m->inside_pt, gutter},
                {"outside", &m->outside_pt, vendor},
                {"top", &m->top_pt, vendor},
                {"bottom", &m->bottom_pt, vendor}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (*rows[i].field >= 0 && *rows[i].field + 1e-6 < rows[i].least) {
            struct diag_at at;
            status = diag_usage(
                d, book_config_at(b->cfg, rows[i].field, &at),
                "the %s margin is %.3f in, but profile '%s' needs at least %.3f in for %zu pages",
                rows[i].name, *rows[i].field / PT_PER_INCH, p->name, rows[i].least / PT_PER_INCH,
                b->part[BOOK_INTERIOR].count);
        }
    }
    return status;
}

/* ---- the page count ---- */

/* What the profile and the config together allow. */
struct page_bounds {
    unsigned least, most;  /* most 0: no limit */
    bool own_min, own_max; /* they are the config's */
};

static struct page_bounds bounds_of(const struct book *b)
{
    const struct config_page *page = &b->cfg->page;
    struct page_bounds bounds = {0};
    profile_bounds(b->source.profile, &page->trim, page->paper, &bounds.least, &bounds.most);
    if ((unsigned)page->pages.min > bounds.least) {
        bounds.least = (unsigned)page->pages.min;
        bounds.own_min = true;
    }
    if (page->pages.max && (!bounds.most || (unsigned)page->pages.max < bounds.most)) {
        bounds.most = (unsigned)page->pages.max;
        bounds.own_max = true;
    }
    return bounds;
}

static size_t up_to_multiple(size_t pages, size_t multiple)
{
    return (pages + multiple - 1) / multiple * multiple;
}

size_t sheet_padding(const struct book *b)
{
    const struct profile *p = b->source.profile;
    const struct page_list *list = &b->part[BOOK_INTERIOR];
    const size_t pages = list->count;
    const size_t blank = page_list_blank_at_end(list); /* that parts asked for: a coupon's back */
    const size_t allowed = p->max_blank_end - (blank < p->max_blank_end ? blank : p->max_blank_end);
    size_t least = bounds_of(b).least;
    size_t wanted = pages + p->last_page_blank;
    wanted = up_to_multiple(wanted > least ? wanted : least, p->page_multiple);
    /* Beyond what the profile takes, only its multiple is kept, and the count refused. */
    if (wanted - pages > allowed) {
        size_t most = pages + allowed;
        wanted = most - most % p->page_multiple;
    }
    return wanted - pages;
}

static enum status refuse_many(const struct book *b, const struct page_bounds *bounds,
                               struct diag *d)
{
    const struct config_page *page = &b->cfg->page;
    size_t count = b->part[BOOK_INTERIOR].count;
    struct diag_at at;
    d->hint = "print fewer puzzles, or more on each page (per_page, answers.per_page)";
    if (bounds->own_max) {
        return diag_usage(d, book_config_at(b->cfg, &page->pages, &at),
                          "the book has %zu pages, but page.pages allows at most %u", count,
                          bounds->most);
    }
    return diag_usage(
        d, book_config_at(b->cfg, &page->profiles, &at),
        "the book has %zu pages, but profile '%s' binds at most %u of this trim size and paper",
        count, b->source.profile->name, bounds->most);
}

static enum status refuse_few(const struct book *b, const struct page_bounds *bounds,
                              struct diag *d)
{
    const struct config_page *page = &b->cfg->page;
    size_t count = b->part[BOOK_INTERIOR].count;
    struct diag_at at;
    char hint[160];
    snprintf(hint, sizeof hint,
             "add %zu pages: more puzzles, fewer on a page, or 'parts: {notes_pages: %zu}'",
             bounds->least - count, b->cfg->parts.notes_pages + bounds->least - count);
    d->hint = hint;
    enum status status = bounds->own_min
                             ? diag_usage(d, book_config_at(b->cfg, &page->pages, &at),
                                          "the book has only %zu pages, even with all blank pages "
                                          "that Nonet may add; page.pages needs %u",
                                          count, bounds->least)
                             : diag_usage(d, book_config_at(b->cfg, &page->profiles, &at),
                                          "the book has only %zu pages, even with all blank pages "
                                          "that Nonet may add; profile '%s' needs at least %u",
                                          count, b->source.profile->name, bounds->least);
    return status;
}

/* libharu holds a PDF's pages in one array, which takes no more. */
enum { MAX_PDF_PAGES = 32767 };

enum status sheet_check_bounds(const struct book *b, struct diag *d)
{
    struct page_bounds bounds = bounds_of(b);
    size_t count = b->part[BOOK_INTERIOR].count;
    for (size_t i = 0; i < sizeof b->part / sizeof b->part[0]; i++) {
        if (b->part[i].count > MAX_PDF_PAGES) {
            d->hint = "print fewer puzzles, or more on each page (per_page, answers.per_page)";
            return diag_usage(d, NULL, "cannot make a PDF of %zu pages; the limit is %d",
                              b->part[i].count, MAX_PDF_PAGES);
        }
    }
    if (bounds.most && count > bounds.most) {
        return refuse_many(b, &bounds, d);
    }
    if (count < bounds.least && !b->source.draft) {
        return refuse_few(b, &bounds, d);
    }
    return check_margins(b, d);
}
