/* A page drawn: its content, and what stands around the content of every page: heads and folios,
 * page labels, bookmarks. */
#include <math.h>
#include <string.h>

#include "base/work/stop.h"
#include "render/book/book_data.h"
#include "render/book/page_furniture.h"
#include "render/book/puzzles/puzzle_pages.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"

static double disc_radius(const struct text_style *style, double half_width)
{
    return fmax(half_width + 0.3 * style->size_pt, 0.85 * style->size_pt);
}

/* A page number whose middle is at x. */
static void put_folio(const struct book *b, struct canvas *c, double x, double baseline,
                      struct text_style style, const char *number)
{
    double half = text_width_pt(&style, number) / 2;
    double middle = baseline - font_cap_height_em(style.font) * style.size_pt / 2;
    double gap = 0.45 * style.size_pt;
    if (b->cfg->style.folio_style == FOLIO_DISC) {
        canvas_circle(c, x, middle, disc_radius(&style, half), 0, book_ink(b, INKED_HEADS));
        style.paint = PAINT_WHITE;
    } else if (b->cfg->style.folio_style == FOLIO_DASHES) {
        canvas_line(c, x - half - gap - style.size_pt, middle, x - half - gap, middle, 1,
                    book_ink(b, INKED_HEADS));
        canvas_line(c, x + half + gap, middle, x + half + gap + style.size_pt, middle, 1,
                    book_ink(b, INKED_HEADS));
    }
    canvas_text(c, x, baseline, ALIGN_CENTRE, &style, number);
}

/* The baseline of heads; rise: of what stands on it. */
static double head_baseline(const struct book *b, const struct box *block, double size_pt,
                            double rise)
{
    double least = sheet_vendor_margin(b) + rise;
    double baseline = fmax(block->top - HEAD_TO_BLOCK_PT - HEAD_DROP_EM * size_pt, least);
    bool ruled = b->cfg->style.head_style >= HEAD_RULED && b->cfg->style.running_heads;
    return baseline - (ruled ? fmin(3, baseline - least) : 0);
}

static bool shows_folio(const struct book *b, const struct page *p, char number[24])
{
    return b->cfg->style.folios != FOLIOS_NONE && p->kind->frame == FRAME_HEAD_AND_FOLIO &&
           *folio_text(p, number);
}

static struct text_style folio_style(const struct book *b)
{
    bool disc = b->cfg->style.folio_style == FOLIO_DISC;
    return (struct text_style){.font = disc ? b->faces.sans_bold : b->faces.sans,
                               .size_pt = b->type.folio,
                               .paint = book_ink(b, INKED_HEADS)};
}

/* From its middle to where its ink ends at either side. */
static double folio_reach(const struct book *b, const struct text_style *style, const char *number)
{
    double half = text_width_pt(style, number) / 2;
    enum config_folio_style kind = b->cfg->style.folio_style;
    return kind == FOLIO_DISC ? disc_radius(style, half)
                              : half + (kind == FOLIO_DASHES ? 1.45 * style->size_pt : 0);
}

/* Where a page's number stands: the middle of it, and how far it reaches to either side. */
struct folio_place {
    double x, baseline, reach;
    struct text_style style;
};

static struct folio_place folio_place(const struct book *b, size_t page, const struct box *block,
                                      const char *number)
{
    bool disc = b->cfg->style.folio_style == FOLIO_DISC;
    struct text_style style = folio_style(b);
    double reach = folio_reach(b, &style, number);
    double cap = font_cap_height_em(style.font) * style.size_pt;
    /* Of all that page numbers are made of, so that each has the same baseline. */
    double ink = text_ink(&style, 0, 0, "0123456789ivxlcdm").bottom;
    double below = disc ? reach - cap / 2 : ink;
    double least = sheet_vendor_margin(b) + below;
    double room = b->sheet.margins.bottom_pt - 0.72 * style.size_pt - FOLIO_TO_BLOCK_PT;
    double baseline = b->sheet.height_pt - fmax(fmin(FOLIO_FROM_EDGE_PT, room), least);
    if (b->cfg->style.folios == FOLIOS_HEAD) {
        baseline = head_baseline(b, block, head_text_style(b).size_pt,
                                 disc ? reach + cap / 2 : b->type.head_ink);
    }
    double x = b->cfg->style.folios == FOLIOS_CENTRE ? (block->left + block->right) / 2
               : page_is_right(page)                 ? block->right - reach
                                                     : block->left + reach;
    return (struct folio_place){x, baseline, reach, style};
}

static void draw_folio(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                       const struct box *block)
{
    char number[24];
    if (shows_folio(b, p, number)) {
        struct folio_place at = folio_place(b, page, block, number);
        put_folio(b, c, at.x, at.baseline, at.style, number);
    }
}

/* The strip stands on the line of the page number, where that is at the foot outside. */
static void draw_strip(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                       const struct box *block)
{
    if (!b->cfg->style.progress || !p->solved) {
        return;
    }
    char number[24];
    double y =
        fmin(block->bottom + PROGRESS_GAP_PT, b->sheet.height_pt - sheet_vendor_margin(b) - 2);
    double left = block->left;
    double right = block->right;
    if (b->cfg->style.folios == FOLIOS_OUTSIDE && shows_folio(b, p, number)) {
        struct folio_place at = folio_place(b, page, block, number);
        double room = 2 * at.reach + 0.8 * at.style.size_pt;
        y = at.baseline - font_cap_height_em(at.style.font) * at.style.size_pt / 2;
        left += page_is_right(page) ? 0 : room;
        right -= page_is_right(page) ? room : 0;
    }
    draw_progress(b, c, p, &(struct box){left, puzzle_page_foot(b, p, *block), right, y});
}

/* At the outer side; at the inner one where the page number stands there. */
static void draw_running_head(const struct book *b, struct canvas *c, const struct page *p,
                              size_t page, const struct box *block)
{
    if (!page_has_head(b, p)) {
        return;
    }
    char number[24];
    struct text_style style = head_text_style(b);
    bool right_page = page_is_right(page);
    const char *head = right_page ? p->head : b->cfg->book.title;
    double baseline = head_baseline(b, block, style.size_pt, head_rise_pt(&style, head));
    double width = block->right - block->left;
    bool beside = b->cfg->style.folios == FOLIOS_HEAD;
    if (beside && shows_folio(b, p, number)) {
        struct text_style folio = folio_style(b);
        width -= 2 * folio_reach(b, &folio, number) + style.size_pt;
    }
    if (b->cfg->style.head_style == HEAD_ORNATE) {
        double middle = (block->left + block->right) / 2;
        draw_fitted(b, c, middle, baseline, ALIGN_CENTRE, style, width, head);
        draw_ornate_rule(b, c, block->left, block->right, baseline + 0.5 * style.size_pt);
        return;
    }
    if (right_page != beside) {
        draw_fitted(b, c, block->right, baseline, ALIGN_RIGHT, style, width, head);
    } else {
        draw_fitted(b, c, block->left, baseline, ALIGN_LEFT, style, width, head);
    }
    if (b->cfg->style.head_style == HEAD_RULED) {
        double y = baseline + 0.4 * style.size_pt;
        canvas_line(c, block->left, y, block->right, y, 0.75, book_ink(b, INKED_HEADS));
    }
}

struct page_boxes book_page_boxes(const struct book *b, size_t page)
{
    const struct profile *profile = b->source.profile;
    double bleed = b->sheet.bleed_pt;
    bool right_page = page_is_right(page);
    double inner = profile->bleed_inside ? bleed : 0;
    double left = right_page ? inner : bleed;
    double right = right_page ? bleed : inner;
    struct page_boxes boxes = {.width_pt = left + b->sheet.width_pt + right,
                               .height_pt = b->sheet.height_pt + 2 * bleed};
    if (bleed > 0 || book_pdf_x(b) != CANVAS_NO_PDF_X) {
        boxes.trim =
            (struct box){left, bleed, left + b->sheet.width_pt, bleed + b->sheet.height_pt};
        boxes.bleed = (struct box){0, 0, boxes.width_pt, boxes.height_pt};
    }
    return boxes;
}

const char *book_title_on(const struct book *b, enum book_part part, size_t page)
{
    return b->part[part].page[page].heading;
}

void book_draw_content(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    const struct page *p = &b->part[part].page[page];
    struct box block = book_block(b, page);
    if (p->kind->draw) {
        p->kind->draw(b, c, p, block);
    }
    if (p->kind->frame == FRAME_NONE) {
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_running_head(b, c, p, page, &block);
    draw_folio(b, c, p, page, &block);
    draw_thumb_tab(b, c, p, page, &block);
    canvas_untag(c);
    draw_strip(b, c, p, page, &block);
}

void book_draw_page(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    struct page_boxes boxes = book_page_boxes(b, page);
    canvas_begin_page(c, &boxes);
    if (b->cfg->style.pages == TONE_BLACK) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_invert(c);
        canvas_untag(c);
    }
    canvas_push(c, (struct placement){1, 0, boxes.trim.left, boxes.trim.top});
    book_draw_content(b, part, page, c);
    canvas_pop(c);
    canvas_end_page(c);
}

/* Page labels follow the printed numbers: a new run wherever the style or the count changes. */
static void label_pages(const struct book *b, enum book_part part, struct canvas *c)
{
    const struct page_list *list = &b->part[part];
    const size_t body = list->body;
    const bool through = b->cfg->style.front_folios == FRONT_FOLIOS_ARABIC;
    if (part == BOOK_INTERIOR && body > 0) {
        canvas_page_label(c, 0, b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN, 1);
    }
    if (body < list->count) {
        canvas_page_label(c, body, false, through ? (unsigned)body + 1 : 1);
    }
}

void book_draw(const struct book *b, enum book_part part, struct canvas *c)
{
    for (size_t i = 0; i < b->part[part].count && !stop_is_asked(); i++) {
        book_draw_page(b, part, i, c);
    }
    if (stop_is_asked()) {
        return;
    }
    label_pages(b, part, c);
    if (part != BOOK_INTERIOR) {
        return;
    }
    canvas_outline(c, b->cfg->book.title, 0, 0);
    if (b->contents.page != SIZE_MAX) {
        canvas_outline(c, book_text(b, TEXT_contents), 0, b->contents.page);
    }
    for (size_t i = 0; i < b->contents.count; i++) {
        canvas_outline(c, b->contents.entry[i].title, 0, b->contents.entry[i].page);
        for (size_t k = 0; b->contents.entry[i].detail && k < b->puzzle_count; k++) {
            const struct book_puzzle *p = &b->puzzle[k];
            bool first_here = k == 0 || b->puzzle[k - 1].page != p->page;
            if (first_here &&
                strcmp(b->part[part].page[p->page].head, b->contents.entry[i].title) == 0 &&
                p->page >= b->contents.entry[i].page &&
                (i + 1 == b->contents.count || p->page < b->contents.entry[i + 1].page)) {
                struct text t = {0};
                text_printf(&t, "%s %zu", book_text(b, TEXT_puzzle), k + 1);
                canvas_outline(c, t.data ? t.data : "", 1, p->page);
                canvas_note_failure(c, t.failed);
                text_free(&t);
            }
        }
    }
}
