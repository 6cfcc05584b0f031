#include "render/book/pages/text_page.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/plan/sheet.h"
#include "render/book/style/book_pictures.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

double portrait_height(const struct book *b, const struct config_part *item, double *width)
{
    const struct art *art = item->picture ? book_picture(b, &item->picture) : NULL;
    if (!art) {
        return 0;
    }
    double fit =
        fmin(0.45 * book_block_width(b) / art->width, 0.32 * book_block_height(b) / art->height);
    *width = fit * art->width;
    return fit * art->height;
}

static double draw_portrait(const struct book *b, struct canvas *c, const struct config_part *item,
                            double left, double top)
{
    double width = 0;
    double height = item ? portrait_height(b, item, &width) : 0;
    if (height <= 0) {
        return 0;
    }
    book_draw_picture(b, c, (struct box){left, top, left + width, top + height},
                      book_picture(b, &item->picture));
    return height + PORTRAIT_GAP_PT;
}

double draw_running_text(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        y += TEXT_HEADING_PT;
        y += draw_portrait(b, c, p->item, block.left, y);
    }
    return flow_draw(c, p->flow, p->first, p->first + p->count, block.left, y);
}

bool is_last_of_text(const struct page *p)
{
    return p->first + p->count == p->flow->line_count;
}

static void draw_text_page(const struct book *b, struct canvas *c, const struct page *p,
                           struct box block)
{
    double y = draw_running_text(b, c, p, block);
    if (is_last_of_text(p)) {
        draw_tail_piece(b, c, (struct box){block.left, y, block.right, block.bottom});
    }
}

const struct page_kind page_text = {
    .name = "text", .draw = draw_text_page, .frame = FRAME_HEAD_AND_FOLIO};

/* How many pages the text takes, and how much of the last one. */
static size_t count_pages(const struct book *b, const struct flow *flow, double above_pt,
                          double *last_pt)
{
    size_t pages = 0;
    for (size_t from = 0; from < flow->line_count; pages++) {
        double room = book_block_height(b) - (from ? 0 : TEXT_HEADING_PT + above_pt);
        size_t to = flow_break(flow, from, room);
        *last_pt = flow_height(flow, from, to);
        from = to;
    }
    return pages;
}

/* A few lines are no page: the lines of all pages move together, as little as saves it, if so
 * little does. Large print needs its leading. */
static void save_last_page(const struct book *b, struct flow *flow, double above_pt)
{
    enum { CLOSEST = 94 };
    const double few = 0.25;
    double last = 0;
    size_t pages = count_pages(b, flow, above_pt, &last);
    if (pages < 2 || last > few * book_block_height(b) || b->cfg->style.large_print) {
        return;
    }
    for (int percent = 99; percent >= CLOSEST; percent--) {
        flow_lead(flow, percent / 100.0);
        if (count_pages(b, flow, above_pt, &last) < pages) {
            return;
        }
        flow_lead(flow, 100.0 / percent);
    }
}

double text_pages_add(struct book *b, struct page_list *list, const struct page_kind *kind,
                      struct flow *flow, const char *title, double above_pt)
{
    save_last_page(b, flow, above_pt);
    size_t from = 0;
    double left = -1;
    while (from < flow->line_count) {
        bool opens = from == 0;
        double room = book_block_height(b) - (opens ? TEXT_HEADING_PT + above_pt : 0);
        size_t to = flow_break(flow, from, room);
        struct page *p = page_list_add(b, list, kind);
        page_takes_lines(p, flow, from, to, title);
        left = room - flow_height(flow, from, to);
        from = to;
    }
    return left;
}
