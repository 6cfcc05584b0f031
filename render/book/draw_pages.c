/* What stands around the content of every page: heads and folios, page labels, bookmarks. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_private.h"

static void draw_folio(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                       const struct box *block)
{
    if (b->cfg->style.folios == FOLIOS_NONE || page_frame_of(p->kind) != FRAME_HEAD_AND_FOLIO) {
        return;
    }
    char number[24];
    struct text_style style = {.font = b->sans, .size_pt = b->type.folio, .paint = PAINT_BLACK};
    /* Round digits reach a fiftieth of the size below the baseline. */
    double least = b->source.profile->margin_pt + 0.02 * style.size_pt;
    double room = b->margins.bottom_pt - 0.72 * style.size_pt - FOLIO_TO_BLOCK_PT;
    double baseline = b->height_pt - fmax(fmin(0.5 * PT_PER_INCH, room), least);
    bool right_page = page % 2 == 0;
    if (b->cfg->style.folios == FOLIOS_CENTRE) {
        canvas_text(c, (block->left + block->right) / 2, baseline, ALIGN_CENTRE, &style,
                    folio_text(p, number));
    } else {
        canvas_text(c, right_page ? block->right : block->left, baseline,
                    right_page ? ALIGN_RIGHT : ALIGN_LEFT, &style, folio_text(p, number));
    }
}

static void draw_head(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                      const struct box *block)
{
    if (!b->cfg->style.running_heads || !p->head || p->opens) {
        return;
    }
    struct text_style style = {.font = b->sans, .size_pt = b->type.head, .paint = PAINT_BLACK};
    double least = b->source.profile->margin_pt + 0.75 * style.size_pt;
    double baseline = fmax(block->top - HEAD_TO_BLOCK_PT - 0.28 * style.size_pt, least);
    double width = block->right - block->left;
    if (page % 2 == 0) {
        draw_fitted(b, c, block->right, baseline, ALIGN_RIGHT, style, width, p->head);
    } else {
        draw_fitted(b, c, block->left, baseline, ALIGN_LEFT, style, width, b->cfg->book.title);
    }
}

struct page_boxes book_page_boxes(const struct book *b, enum book_part part, size_t page)
{
    (void)part;
    const struct profile *profile = b->source.profile;
    double bleed = b->bleed_pt;
    bool right_page = page % 2 == 0;
    double inner = profile->bleed_inside ? bleed : 0;
    double left = right_page ? inner : bleed;
    double right = right_page ? bleed : inner;
    struct page_boxes boxes = {.width_pt = left + b->width_pt + right,
                               .height_pt = b->height_pt + 2 * bleed};
    if (bleed > 0 || profile->pdf_x) {
        boxes.trim = (struct box){left, bleed, left + b->width_pt, bleed + b->height_pt};
        boxes.bleed = (struct box){0, 0, boxes.width_pt, boxes.height_pt};
    }
    return boxes;
}

void draw_blank_page(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    (void)b, (void)c, (void)p, (void)block;
}

static const struct {
    void (*draw)(const struct book *b, struct canvas *c, const struct page *p, struct box block);
    enum page_frame frame;
} kinds[PAGE_KIND_COUNT] = {
#define PAGE_KIND_ROW(id, draw, frame) [PAGE_##id] = {draw, frame},
    PAGE_KINDS(PAGE_KIND_ROW)
#undef PAGE_KIND_ROW
};

enum page_frame page_frame_of(enum page_kind kind)
{
    return kinds[kind].frame;
}

void book_draw_content(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    const struct page *p = &b->part[part].page[page];
    struct box block = book_block(b, page);
    kinds[p->kind].draw(b, c, p, block);
    if (page_frame_of(p->kind) == FRAME_NONE) {
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_head(b, c, p, page, &block);
    draw_folio(b, c, p, page, &block);
    canvas_untag(c);
}

void book_draw_page(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    struct page_boxes boxes = book_page_boxes(b, part, page);
    canvas_begin_page(c, &boxes);
    canvas_push(c, (struct placement){1, 0, boxes.trim.left, boxes.trim.top});
    book_draw_content(b, part, page, c);
    canvas_pop(c);
    canvas_end_page(c);
}

/* Page labels follow the printed numbers: a new run wherever the style or the count changes. */
static void label_pages(const struct book *b, enum book_part part, struct canvas *c)
{
    const struct page_list *list = &b->part[part];
    size_t body = 0;
    while (body < list->count && list->page[body].kind != PAGE_SECTION &&
           list->page[body].kind != PAGE_PUZZLES) {
        body++;
    }
    if (part == BOOK_INTERIOR && body > 0) {
        canvas_page_label(c, 0, b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN, 1);
    }
    if (body < list->count) {
        unsigned first = list->page[body].folio;
        canvas_page_label(c, body, false, first ? first : 1);
    }
}

void book_draw(const struct book *b, enum book_part part, struct canvas *c)
{
    for (size_t i = 0; i < b->part[part].count; i++) {
        book_draw_page(b, part, i, c);
    }
    label_pages(b, part, c);
    if (part != BOOK_INTERIOR) {
        return;
    }
    canvas_outline(c, b->cfg->book.title, 0, 0);
    if (b->contents_page != SIZE_MAX) {
        canvas_outline(c, book_text(b, TEXT_contents), 0, b->contents_page);
    }
    for (size_t i = 0; i < b->entry_count; i++) {
        canvas_outline(c, b->entry[i].title, 0, b->entry[i].page);
        for (size_t k = 0; b->entry[i].detail && k < b->puzzle_count; k++) {
            const struct book_puzzle *p = &b->puzzle[k];
            bool first_here = k == 0 || b->puzzle[k - 1].page != p->page;
            if (first_here && strcmp(b->part[part].page[p->page].head, b->entry[i].title) == 0 &&
                p->page >= b->entry[i].page &&
                (i + 1 == b->entry_count || p->page < b->entry[i + 1].page)) {
                struct text t = {0};
                text_printf(&t, "%s %zu", book_text(b, TEXT_puzzle), k + 1);
                canvas_outline(c, t.data ? t.data : "", 1, p->page);
                canvas_note_failure(c, t.failed);
                text_free(&t);
            }
        }
    }
}
