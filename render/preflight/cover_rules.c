/* The rules of covers, by the vendor's figures in profile.c. What follows from them (spine, places)
 * is worked out here anew, not taken from what drew the cover. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_plan.h"
#include "render/pictures/ean13.h"
#include "render/preflight/preflight_private.h"

static const struct cover_rules *rules_of(const struct file_check *c)
{
    return c->file->profile->cover;
}

/* NULL: a paperback. */
static const struct case_rules *case_of(const struct file_check *c)
{
    return c->file->config->cover.binding == BINDING_HARDCOVER ? rules_of(c)->hard : NULL;
}

static double case_figure(double own, double usual)
{
    return own >= 0 ? own : usual;
}

/* Around back, spine and front: the bleed, or what is folded around the boards. */
static double outside_pt(const struct file_check *c)
{
    const struct case_rules *hard = case_of(c);
    return hard ? case_figure(c->file->config->cover.hard.wrap_pt, hard->wrap_pt)
                : rules_of(c)->bleed_pt;
}

static double hinge_pt(const struct file_check *c)
{
    const struct case_rules *hard = case_of(c);
    return hard ? case_figure(c->file->config->cover.hard.hinge_pt, hard->hinge_pt) : 0;
}

/* With the vendor's table of widths, or with what the boards add. */
static double case_spine_pt(const struct file_check *c, double pages, double each)
{
    const struct case_rules *hard = case_of(c);
    double width = pages * each + hard->spine_extra_pt;
    const struct spine_row *row = hard->spine;
    if (row) {
        while (row[1].max_pages && pages > row->max_pages) {
            row++;
        }
        width = row->width_pt;
    }
    return case_figure(c->file->config->cover.hard.spine_pt, width);
}

static double spine_pt(const struct file_check *c)
{
    const struct config_page *page = &c->file->config->page;
    const struct cover_rules *rules = rules_of(c);
    double pages = (double)book_page_count(c->file->book, BOOK_INTERIOR);
    const struct paper *paper = paper_find(page->paper);
    bool own = page->caliper_pt > 0;
    double each = own                        ? page->caliper_pt
                  : rules->spine_page_pt > 0 ? rules->spine_page_pt
                  : paper                    ? paper->page_pt
                                             : 0;
    return case_of(c) ? case_spine_pt(c, pages, each)
                      : pages * each + (own ? 0 : rules->spine_extra_pt);
}

/* The page without the outside: twice the trim and the spine, or the boards with theirs. */
static void inner_size(const struct file_check *c, double *width, double *height)
{
    const struct config_trim *trim = &c->file->config->page.trim;
    const struct config_case *own = &c->file->config->cover.hard;
    const struct case_rules *hard = case_of(c);
    *width = 2 * trim->width_pt + spine_pt(c);
    *height = trim->height_pt;
    if (hard && own->size.width_pt > 0) {
        *width = own->size.width_pt - 2 * outside_pt(c);
        *height = own->size.height_pt - 2 * outside_pt(c);
    } else if (hard) {
        double overhang = case_figure(own->overhang_pt, hard->overhang_pt);
        *width += 2 * (hard->broader_pt + overhang - hard->overhang_pt);
        *height += 2 * overhang;
    }
}

void cover_mark(struct file_check *c, const struct pdf_mark *mark)
{
    struct cover_facts *f = &c->cover;
    struct pdf_mark *room = array_room(f->mark, &f->capacity, f->count, sizeof *room);
    if (!room) {
        f->out_of_memory = true;
        return;
    }
    f->mark = room;
    f->mark[f->count] = *mark;
    f->mark[f->count++].utf8 = NULL;
}

/* A part of the page, from its lower left corner. */
struct area {
    double left, bottom, right, top;
};

static bool within(const struct area *in, const struct area *out)
{
    return in->left >= out->left - PREFLIGHT_SLACK_PT &&
           in->right <= out->right + PREFLIGHT_SLACK_PT &&
           in->bottom >= out->bottom - PREFLIGHT_SLACK_PT &&
           in->top <= out->top + PREFLIGHT_SLACK_PT;
}

static bool overlap(const struct area *a, const struct area *b)
{
    return a->left < b->right && b->left < a->right && a->bottom < b->top && b->bottom < a->top;
}

/* The ink of a line or a fill; the coordinates in the file are rounded, by a sixteenth at most. */
static struct area mark_area(const struct pdf_mark *m)
{
    double half = m->kind == PDF_STROKE ? m->width_pt / 2 : 0;
    return (struct area){m->left - half, m->bottom - half, m->right + half, m->top + half};
}

/* The ink of a text, glyph by glyph. */
static struct area text_area(const struct file_check *c, const struct text_record *t)
{
    double height = c->file->page[0].boxes.height_pt;
    return (struct area){t->ink.left, height - t->ink.bottom, t->ink.right, height - t->ink.top};
}

static struct area page_area(const struct file_check *c)
{
    return (struct area){0, 0, c->file->page[0].boxes.width_pt, c->file->page[0].boxes.height_pt};
}

/* Nothing need be printed for its ground. */
static bool is_white(const struct file_check *c)
{
    return cover_colours_of(c->file->config).ground == 0xFFFFFF;
}

/* A fill of the whole page is paper of another colour. */
static bool is_background(const struct file_check *c, const struct pdf_mark *m)
{
    struct area page = page_area(c);
    struct area mark = mark_area(m);
    return m->kind == PDF_FILL && within(&page, &mark);
}

/* Between the folds, over the whole height. */
static struct area spine_area(const struct file_check *c)
{
    double width;
    double height;
    inner_size(c, &width, &height);
    double left = outside_pt(c) + (width - spine_pt(c)) / 2;
    return (struct area){left, -INFINITY, left + spine_pt(c), INFINITY};
}

/* What every allowed place of the vendor's barcode has in common: the box is at least so far from
 * cut and fold, and not much farther. */
static struct area barcode_area(const struct file_check *c)
{
    const struct cover_rules *rules = rules_of(c);
    const double farther = 0.125 * PT_PER_INCH;
    double right = spine_area(c).left - hinge_pt(c) - rules->barcode_inset_pt;
    double bottom = outside_pt(c) + rules->barcode_inset_pt;
    return (struct area){right - rules->barcode_width_pt, bottom + farther, right - farther,
                         bottom + rules->barcode_height_pt};
}

void rule_cover_size(const struct file_check *c, struct verdict *v)
{
    double width;
    double height;
    double media[4] = {0};
    inner_size(c, &width, &height);
    width += 2 * outside_pt(c);
    height += 2 * outside_pt(c);
    struct pdf_value page = pdf_object(&c->pdf, c->pdf.page[0]);
    pdf_numbers(&c->pdf, pdf_get(&c->pdf, page, "/MediaBox"), media, 4);
    if (c->pdf.page_count != 1) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu pages; a cover is one", c->pdf.page_count);
    }
    if (fabs(media[2] - media[0] - width) > PREFLIGHT_SLACK_PT ||
        fabs(media[3] - media[1] - height) > PREFLIGHT_SLACK_PT) {
        verdict_add(v, PREFLIGHT_FAILED, "%.2f x %.2f pt, not %.2f x %.2f", media[2] - media[0],
                    media[3] - media[1], width, height);
    }
    bool filled = is_white(c);
    for (size_t i = 0; i < c->cover.count; i++) {
        filled |= is_background(c, &c->cover.mark[i]);
    }
    if (!filled) {
        verdict_add(v, PREFLIGHT_FAILED, "the background does not reach the edge of the bleed");
    }
    verdict_measured(v, "%.2f x %.2f pt with a spine of %.2f for %zu pages", width, height,
                     spine_pt(c), book_page_count(c->file->book, BOOK_INTERIOR));
}

/* Each text that the canvas recorded is also in the file, at the same place, and no other. */
static bool texts_agree(const struct file_check *c)
{
    const double near = 0.1;
    size_t n = 0;
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        if (m->kind != PDF_TEXT) {
            continue;
        }
        const struct text_record *t = &c->file->text[n++];
        if (n > c->file->text_count || fabs(t->at[0] - m->left) > near ||
            fabs(page_area(c).top - t->at[1] - m->bottom) > near ||
            fabs(t->size_pt - m->size_pt) > 0.01) {
            return false;
        }
    }
    return n == c->file->text_count;
}

/* How far the ink stands inside the area; negative: outside. */
static double clearance(const struct area *ink, const struct area *around)
{
    return fmin(fmin(ink->left - around->left, around->right - ink->right),
                fmin(ink->bottom - around->bottom, around->top - ink->top));
}

/* The front or the back, from fold to cut; of a case, from hinge to edge. */
static struct area panel_of(const struct file_check *c, const struct area *ink)
{
    const struct cover_rules *rules = rules_of(c);
    double outside = outside_pt(c);
    /* The fold is no cut: it wants no more than the spine's own distance; a hinge wants none. */
    double more = rules->safe_pt - (case_of(c) ? 0 : rules->spine_clear_pt);
    double inside = hinge_pt(c) - more;
    struct area page = page_area(c);
    struct area spine = spine_area(c);
    bool back = (ink->left + ink->right) / 2 < (spine.left + spine.right) / 2;
    return (struct area){back ? outside : spine.right + inside, outside,
                         back ? spine.left - inside : page.right - outside, page.top - outside};
}

static void check_safe(const struct file_check *c, const struct area *ink, const char *what,
                       double *least, struct verdict *v)
{
    const struct cover_rules *rules = rules_of(c);
    struct area panel = panel_of(c, ink);
    double clear = clearance(ink, &panel);
    *least = fmin(*least, clear);
    if (clear < rules->safe_pt - PREFLIGHT_SLACK_PT) {
        verdict_add(v, PREFLIGHT_FAILED, "%s at %.0f, %.0f is %.1f pt from the %s; %s needs %.1f",
                    what, ink->left, ink->bottom, clear,
                    case_of(c) ? "edge of the board (with hinge)" : "cut or the fold",
                    c->file->profile->name, rules->safe_pt);
    }
}

void rule_safe_area(const struct file_check *c, struct verdict *v)
{
    double least = INFINITY;
    struct area spine = spine_area(c);
    if (!texts_agree(c)) {
        verdict_add(v, PREFLIGHT_FAILED, "the file's words are not where they were drawn");
    }
    for (size_t i = 0; i < c->file->text_count; i++) {
        struct area ink = text_area(c, &c->file->text[i]);
        if (!overlap(&ink, &spine)) {
            check_safe(c, &ink, "text", &least, v);
        }
    }
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        if (m->kind != PDF_TEXT && !m->decoration && !is_background(c, m)) {
            struct area ink = mark_area(m);
            check_safe(c, &ink, "a line or fill", &least, v);
        }
    }
    verdict_measured(v, "ink at least %.1f pt from cuts, %.1f asked", least, rules_of(c)->safe_pt);
}

void rule_spine(const struct file_check *c, struct verdict *v)
{
    const struct cover_rules *rules = rules_of(c);
    struct area spine = spine_area(c);
    struct area page = page_area(c);
    size_t pages = book_page_count(c->file->book, BOOK_INTERIOR);
    double clear = INFINITY;
    double ends = INFINITY;
    for (size_t i = 0; i < c->file->text_count; i++) {
        struct area ink = text_area(c, &c->file->text[i]);
        if (overlap(&ink, &spine)) {
            clear = fmin(clear, fmin(ink.left - spine.left, spine.right - ink.right));
            ends = fmin(ends, fmin(ink.bottom, page.top - ink.top) - outside_pt(c));
        }
    }
    bool words = clear < INFINITY;
    if (words && pages < rules->spine_text_pages) {
        verdict_add(v, PREFLIGHT_FAILED,
                    "words on the spine of %zu pages; %s allows them from %u pages on", pages,
                    c->file->profile->name, rules->spine_text_pages);
    }
    if (words && (clear < rules->spine_clear_pt - PREFLIGHT_SLACK_PT ||
                  ends < rules->safe_pt - PREFLIGHT_SLACK_PT)) {
        verdict_add(
            v, PREFLIGHT_FAILED,
            "words on the spine %.1f pt from a fold and %.1f from its ends; %s needs %.1f and %.1f",
            clear, ends, c->file->profile->name, rules->spine_clear_pt, rules->safe_pt);
    }
    const struct config_page *sheet = &c->file->config->page;
    if (case_of(c)) {
        if (case_of(c)->own_figures && c->file->config->cover.hard.spine_pt < 0) {
            verdict_add(v, PREFLIGHT_WARNING,
                        "a case by the usual figures, with a spine of %.2f pt; take cover.case "
                        "from your printer's template",
                        spine_pt(c));
        }
    } else if (rules->own_caliper && sheet->caliper_pt <= 0) {
        verdict_add(v, PREFLIGHT_WARNING,
                    "a spine of %.2f pt by the usual paper; set page.caliper to that of your "
                    "printer's paper",
                    spine_pt(c));
    }
    verdict_measured(v, words ? "words %.1f pt clear of the folds" : "no words on the spine",
                     clear);
}

/* The inks of a mark: black and gray ones have black alone. */
static void inks_of(const struct pdf_mark *m, double ink[4])
{
    bool process = m->cmyk[0] + m->cmyk[1] + m->cmyk[2] + m->cmyk[3] > 0;
    for (unsigned i = 0; i < 4; i++) {
        ink[i] = process ? m->cmyk[i] : i == 3 ? 1 - m->gray : 0;
    }
}

/* What was filled last under the beginning of a text; NULL: the bare paper. */
static const struct pdf_mark *ground_of(const struct file_check *c, size_t text)
{
    const struct pdf_mark *t = &c->cover.mark[text];
    for (size_t i = text; i-- > 0;) {
        const struct pdf_mark *m = &c->cover.mark[i];
        if (m->kind == PDF_FILL && m->left <= t->left && m->right >= t->left &&
            m->bottom <= t->bottom && m->top >= t->bottom) {
            return m;
        }
    }
    return NULL;
}

/* Near-black areas would be screens of dots, and light type that is small fills in on any: only an
 * ink in full has clean edges. */
static void check_reversed(const struct file_check *c, struct verdict *v)
{
    const double near_black = 0.874; /* of the darkest colour that stays one (cover_palette.c) */
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        double ink[4];
        inks_of(m, ink);
        if (m->kind == PDF_FILL && ink[3] > near_black && ink[3] < 1) {
            verdict_add(v, PREFLIGHT_FAILED, "an area of %.0f %% black; near-black needs 100 %%",
                        100 * ink[3]);
        }
        const struct pdf_mark *ground = m->kind == PDF_TEXT ? ground_of(c, i) : NULL;
        if (!ground || ground->ink < m->ink + 0.3) {
            continue;
        }
        double under[4];
        inks_of(ground, under);
        bool solid = under[0] >= 1 || under[1] >= 1 || under[2] >= 1 || under[3] >= 1;
        if (!solid && m->size_pt < COVER_REVERSED_PT) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "light type of %.1f pt on a ground of dots; it needs %.1f", m->size_pt,
                        COVER_REVERSED_PT);
        }
    }
}

void rule_ink(const struct file_check *c, struct verdict *v)
{
    double max_ink = rules_of(c)->max_ink;
    double found = 0;
    for (size_t i = 0; i < c->cover.count; i++) {
        found = fmax(found, c->cover.mark[i].ink);
    }
    if (found > max_ink + 1e-6) {
        verdict_add(v, PREFLIGHT_FAILED, "%.0f %% of ink; printers allow at most %.0f %%",
                    100 * found, 100 * max_ink);
    }
    check_reversed(c, v);
    verdict_measured(v, "at most %.0f %% of ink", 100 * found);
}

/* ---- the barcode ---- */

/* The bars as a scanner meets them: black fills in the barcode's place, and what is between them.
 */
struct bars {
    struct area all;
    double module_pt;
    double height_pt; /* of the shorter ones */
    bool module[EAN13_MODULES];
    size_t count;
};

/* The first mark that is not under the white box in the barcode's place. */
static size_t first_over_place(const struct file_check *c)
{
    /* Places in the file are rounded. */
    const double rounding = 0.1;
    struct area place = barcode_area(c);
    place.left += rounding;
    place.bottom += rounding;
    place.right -= rounding;
    place.top -= rounding;
    size_t first = 0;
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        struct area ink = mark_area(m);
        if (m->kind == PDF_FILL && m->rectangle && m->ink <= 0 && within(&place, &ink)) {
            first = i + 1;
        }
    }
    return first;
}

static bool is_under_place(const struct file_check *c, const struct pdf_mark *m)
{
    return m < c->cover.mark + first_over_place(c);
}

static bool is_bar(const struct file_check *c, const struct pdf_mark *m)
{
    struct area place = barcode_area(c);
    struct area bar = mark_area(m);
    return m->kind == PDF_FILL && m->rectangle && !is_under_place(c, m) && m->gray == 0 &&
           !m->colour && m->ink > 0.99 && overlap(&bar, &place) && !is_background(c, m);
}

static void find_bars(const struct file_check *c, struct bars *bars)
{
    *bars = (struct bars){.all = {INFINITY, INFINITY, -INFINITY, -INFINITY}, .height_pt = INFINITY};
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        if (is_bar(c, m)) {
            bars->all.left = fmin(bars->all.left, m->left);
            bars->all.right = fmax(bars->all.right, m->right);
            bars->all.bottom = fmin(bars->all.bottom, m->bottom);
            bars->all.top = fmax(bars->all.top, m->top);
            bars->height_pt = fmin(bars->height_pt, m->top - m->bottom);
            bars->count++;
        }
    }
    bars->module_pt = (bars->all.right - bars->all.left) / EAN13_MODULES;
    for (size_t i = 0; i < c->cover.count && bars->count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        for (unsigned k = 0; k < EAN13_MODULES && is_bar(c, m); k++) {
            double middle = bars->all.left + (k + 0.5) * bars->module_pt;
            bars->module[k] |= middle > m->left && middle < m->right;
        }
    }
}

/* White on both sides: a white fill reaches around bars and quiet zones, and no ink enters them. */
static bool is_quiet(const struct file_check *c, const struct bars *bars)
{
    const double left = 11 * bars->module_pt;
    const double right = 7 * bars->module_pt;
    const struct area *all = &bars->all;
    double foot = all->top - bars->height_pt; /* digits stand below the shorter bars */
    struct area around = {all->left - left, foot, all->right + right, all->top};
    struct area zones[2] = {{around.left, foot, all->left - 0.1, all->top},
                            {all->right + 0.1, foot, around.right, all->top}};
    size_t first = 0; /* over the white */
    for (size_t i = 0; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        struct area ink = mark_area(m);
        first = m->kind == PDF_FILL && m->ink <= 0 && within(&around, &ink) ? i + 1 : first;
    }
    for (size_t i = first; i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        struct area ink = mark_area(m);
        bool inks = m->kind != PDF_TEXT && m->ink > 0 && !is_background(c, m);
        if (inks && (overlap(&ink, &zones[0]) || overlap(&ink, &zones[1]))) {
            return false;
        }
    }
    for (size_t i = 0; i < c->file->text_count; i++) {
        struct area ink = text_area(c, &c->file->text[i]);
        if (overlap(&ink, &zones[0]) || overlap(&ink, &zones[1])) {
            return false;
        }
    }
    return first > 0 || is_white(c);
}

static void check_bars(const struct file_check *c, struct verdict *v)
{
    /* GS1: modules of 0.264 to 0.66 mm, the nominal 0.33. */
    const double min_mm = 0.264;
    const double max_mm = 0.66;
    char wanted[EAN13_DIGITS + 1];
    char found[EAN13_DIGITS + 1];
    struct bars bars;
    find_bars(c, &bars);
    double module_mm = bars.module_pt / PT_PER_MM;
    if (!bars.count || !ean13_read(bars.module, found)) {
        verdict_add(v, PREFLIGHT_FAILED, "there are no bars that can be read");
        return;
    }
    if (!ean13_from_isbn(c->file->config->book.isbn, wanted) || strcmp(wanted, found) != 0) {
        verdict_add(v, PREFLIGHT_FAILED, "the bars read %s, not the ISBN %s", found,
                    c->file->config->book.isbn);
    }
    if (module_mm < min_mm || module_mm > max_mm) {
        verdict_add(v, PREFLIGHT_FAILED, "the thinnest bar is %.3f mm; scanners need %.3f to %.2f",
                    module_mm, min_mm, max_mm);
    }
    if (!is_quiet(c, &bars)) {
        verdict_add(v, PREFLIGHT_FAILED, "the space next to the bars is not white");
    }
    verdict_measured(v, "the bars read %s, modules of %.3f mm", found, module_mm);
}

void rule_barcode(const struct file_check *c, struct verdict *v)
{
    struct area place = barcode_area(c);
    size_t taken = 0;
    for (size_t i = first_over_place(c); i < c->cover.count; i++) {
        const struct pdf_mark *m = &c->cover.mark[i];
        struct area ink = mark_area(m);
        taken += m->kind != PDF_TEXT && m->ink > 0 && !is_background(c, m) && overlap(&ink, &place);
    }
    for (size_t i = 0; i < c->file->text_count; i++) {
        struct area ink = text_area(c, &c->file->text[i]);
        taken += overlap(&ink, &place);
    }
    switch (c->file->config->cover.barcode) {
    case BARCODE_NONE:
        verdict_measured(v, "none");
        break;
    case BARCODE_SPACE:
        if (taken) {
            verdict_add(v, PREFLIGHT_FAILED, "%zu marks are in the place of the printer's barcode",
                        taken);
        }
        verdict_measured(v, "its place is free");
        break;
    case BARCODE_EAN13:
        check_bars(c, v);
        break;
    }
}
