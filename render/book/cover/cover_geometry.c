/* The places of back, spine and front on the cover's page: a paperback's, cut all around, or the
 * sheet that is wrapped around a hard cover's boards. */
#include "render/book/book_data.h"
#include "render/book/cover/book_cover.h"
#include "render/book/cover/cover_design.h"

/* What one page adds to the spine. */
static double page_thickness(const struct book *b)
{
    const struct config_page *page = &b->cfg->page;
    const struct cover_rules *rules = b->source.profile->cover;
    const struct paper *paper = paper_find(page->paper);
    return page->caliper_pt > 0       ? page->caliper_pt
           : rules->spine_page_pt > 0 ? rules->spine_page_pt
           : paper                    ? paper->page_pt
                                      : paper_at(0)->page_pt;
}

static bool is_hard(const struct book *b)
{
    return b->cfg->cover.binding == BINDING_HARDCOVER;
}

static double either(double own, double usual)
{
    return own >= 0 ? own : usual;
}

/* A case's spine holds the boards too. */
static double case_spine(const struct book *b, size_t pages)
{
    const struct case_rules *rules = b->source.profile->cover->hard;
    double width = (double)pages * page_thickness(b) + rules->spine_extra_pt;
    for (const struct spine_row *row = rules->spine; row && row->max_pages; row++) {
        width = row->width_pt;
        if (pages <= row->max_pages) {
            break;
        }
    }
    return either(b->cfg->cover.hard.spine_pt, width);
}

static double paper_spine(const struct book *b, size_t pages)
{
    double extra = b->cfg->page.caliper_pt > 0 ? 0 : b->source.profile->cover->spine_extra_pt;
    return (double)pages * page_thickness(b) + extra;
}

/* From the spine's edge to the board's outer edge, and the board's height. */
static void measure_board(const struct book *b, double *width, double *height)
{
    const struct config_case *own = &b->cfg->cover.hard;
    const struct case_rules *rules = b->source.profile->cover->hard;
    double wrap = either(own->wrap_pt, rules->wrap_pt);
    double overhang = either(own->overhang_pt, rules->overhang_pt);
    *width = b->sheet.width_pt + rules->broader_pt + overhang - rules->overhang_pt;
    *height = b->sheet.height_pt + 2 * overhang;
    if (own->size.width_pt > 0) {
        *width = (own->size.width_pt - 2 * wrap - own->spine_pt) / 2;
        *height = own->size.height_pt - 2 * wrap;
    }
}

struct cover_geometry cover_geometry(const struct book *b)
{
    const struct config_case *own = &b->cfg->cover.hard;
    const struct cover_rules *rules = b->source.profile->cover;
    size_t pages = book_page_count(b, BOOK_INTERIOR);
    struct cover_geometry g = {.outside_pt = rules->bleed_pt, .spine_pt = paper_spine(b, pages)};
    double width = b->sheet.width_pt;
    double height = b->sheet.height_pt;
    g.hard = is_hard(b);
    if (g.hard) {
        g.outside_pt = either(own->wrap_pt, rules->hard->wrap_pt);
        g.hinge_pt = either(own->hinge_pt, rules->hard->hinge_pt);
        g.spine_pt = case_spine(b, pages);
        measure_board(b, &width, &height);
    }
    g.width_pt = 2 * width + g.spine_pt + 2 * g.outside_pt;
    g.height_pt = height + 2 * g.outside_pt;
    double top = g.outside_pt;
    double bottom = top + height;
    double spine = g.outside_pt + width;
    g.fold = spine + g.spine_pt;
    g.back = (struct box){g.outside_pt, top, spine - g.hinge_pt, bottom};
    g.spine = (struct box){spine, top, g.fold, bottom};
    g.front = (struct box){g.fold + g.hinge_pt, top, g.fold + width, bottom};
    g.cut = g.hard ? (struct box){0, 0, g.width_pt, g.height_pt}
                   : (struct box){g.back.left, top, g.front.right, bottom};
    g.spine_text = b->cfg->cover.spine_text && pages >= rules->spine_text_pages &&
                   g.spine_pt > 2 * rules->spine_clear_pt;
    return g;
}

struct cover_geometry cover_ebook_geometry(void)
{
    const double beside = -1000;
    struct cover_geometry g = {.width_pt = EBOOK_WIDTH_PT, .height_pt = EBOOK_HEIGHT_PT};
    g.front = (struct box){0, 0, EBOOK_WIDTH_PT, EBOOK_HEIGHT_PT};
    g.spine = (struct box){beside, 0, beside, EBOOK_HEIGHT_PT};
    g.back = g.spine;
    g.cut = g.front;
    return g;
}

void cover_photo_size(const struct book *b, double *width_pt, double *height_pt)
{
    double outside = b->source.profile->cover->bleed_pt;
    double width = b->sheet.width_pt;
    double height = b->sheet.height_pt;
    if (is_hard(b)) {
        outside = either(b->cfg->cover.hard.wrap_pt, b->source.profile->cover->hard->wrap_pt);
        measure_board(b, &width, &height);
    }
    *width_pt = width + outside;
    *height_pt = COVER_PHOTO_PART * height + outside;
}

/* ---- checks ---- */

static enum status refuse(const struct book *b, const void *field, const char *hint, struct diag *d,
                          const char *message)
{
    struct diag_at at;
    d->hint = hint;
    return diag_usage(d, book_config_at(b->cfg, field, &at), "%s", message);
}

/* Figures that nothing would use, and those that contradict each other. */
static enum status check_figures(const struct book *b, struct diag *d)
{
    const struct config_case *own = &b->cfg->cover.hard;
    const double *lengths[] = {&own->wrap_pt, &own->hinge_pt, &own->overhang_pt, &own->spine_pt};
    bool sized = own->size.width_pt > 0;
    const void *given = sized ? (const void *)&own->size : NULL;
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        given = *lengths[i] >= 0 ? lengths[i] : given;
    }
    if (given && !is_hard(b)) {
        return refuse(b, given, "write 'binding: hardcover', or remove cover.case", d,
                      "a paperback has no case");
    }
    if (sized && own->spine_pt < 0) {
        return refuse(b, &own->size, "take the spine's width from the same template", d,
                      "case: size needs the spine's width too");
    }
    if (sized && own->overhang_pt >= 0) {
        return refuse(b, &own->overhang_pt, "leave one of the two out", d,
                      "case: the overhang follows from size, wrap and spine");
    }
    return STATUS_OK;
}

static enum status check_boards(const struct book *b, struct diag *d)
{
    const struct config_case *own = &b->cfg->cover.hard;
    double hinge = either(own->hinge_pt, b->source.profile->cover->hard->hinge_pt);
    double width;
    double height;
    struct diag_at at;
    measure_board(b, &width, &height);
    if (width + 0.1 < b->sheet.width_pt || height + 0.1 < b->sheet.height_pt) {
        d->hint = "use the template for this book, and give all its figures (wrap, spine)";
        return diag_usage(
            d, book_config_at(b->cfg, &own->size, &at),
            "case: boards and hinges of %.3f x %.3f in do not cover pages of %.3f x %.3f in",
            width / PT_PER_INCH, height / PT_PER_INCH, b->sheet.width_pt / PT_PER_INCH,
            b->sheet.height_pt / PT_PER_INCH);
    }
    if (hinge > 0.25 * width) {
        return diag_usage(d, book_config_at(b->cfg, &own->hinge_pt, &at),
                          "case: a hinge of %.3f in is too wide for a board of %.3f in",
                          hinge / PT_PER_INCH, width / PT_PER_INCH);
    }
    return STATUS_OK;
}

/* Sizes and page counts that the vendor binds in boards. */
static enum status check_vendor(const struct book *b, struct diag *d)
{
    const struct profile *p = b->source.profile;
    const struct case_rules *rules = p->cover->hard;
    const struct config_page *page = &b->cfg->page;
    size_t pages = book_page_count(b, BOOK_INTERIOR);
    struct diag_at at;
    enum status status = STATUS_OK;
    if (p->for_press && !case_takes_trim(rules, &page->trim)) {
        struct text sizes = {0};
        for (const struct config_trim *row = rules->trim; row->name; row++) {
            text_printf(&sizes, "%s%s", row == rules->trim ? "" : ", ", row->name);
        }
        d->hint = "choose one of these sizes for page.trim, or another profile";
        status = diag_usage(
            d, book_config_at(b->cfg, &page->trim, &at),
            "profile '%s' makes no hard covers for pages of %.2f x %.2f in, only for %s (in)",
            p->name, page->trim.width_pt / PT_PER_INCH, page->trim.height_pt / PT_PER_INCH,
            sizes.data ? sizes.data : "");
        text_free(&sizes);
    }
    if (p->for_press && !b->source.draft &&
        (pages < rules->min_pages || pages > rules->max_pages)) {
        d->hint = pages < rules->min_pages
                      ? "print more puzzles, put fewer on a page, or set parts.notes_pages"
                      : "print fewer puzzles, or put more on a page";
        status =
            diag_usage(d, book_config_at(b->cfg, &b->cfg->cover.binding, &at),
                       "the book has %zu pages, but profile '%s' makes hard covers for %u to %u",
                       pages, p->name, rules->min_pages, rules->max_pages);
    }
    return status;
}

enum status cover_check_case(const struct book *b, struct diag *d)
{
    enum status status = check_figures(b, d);
    if (status != STATUS_OK || !is_hard(b) || !b->cfg->cover.make) {
        return status;
    }
    enum status boards = check_boards(b, d);
    status = check_vendor(b, d);
    return boards == STATUS_OK ? status : boards;
}
