#include "render/book/pages/text_page.h"

#include <math.h>

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

double text_pages_add(struct book *b, struct page_list *list, const struct page_kind *kind,
                      const struct flow *flow, const char *title, double above_pt)
{
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
