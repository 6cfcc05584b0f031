/* The introduction. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

static bool wants_introduction(const struct book *b)
{
    return b->cfg->book.introduction != NULL;
}

static const char *introduction_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_introduction);
}

/* A few lines look planned in larger type, narrower, and away from the heading. */
static const double few = 0.25;     /* of the page */
static const double measure = 0.76; /* of its width */
static const double lowered = 0.2;  /* of its height */

static bool is_short(const struct book *b, const struct flow *flow)
{
    return flow_height(flow, 0, flow->line_count) < few * book_block_height(b);
}

static struct flow *keep_short_flow(struct book *b, const char *text)
{
    struct flow_style style = book_flow_style(b, 1.3 * b->type.body);
    style.justify = false;
    struct flow *flow = keep_narrow_flow(b, &style, measure * book_block_width(b));
    if (flow) {
        flow_add(flow, text);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

static void draw_short(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    const double spare = (1 - measure) * (block.right - block.left);
    const enum config_headings how = b->cfg->style.headings;
    const double indent = how == HEADINGS_RIGHT                                 ? spare
                          : how == HEADINGS_CENTRED || how == HEADINGS_MASTHEAD ? spare / 2
                                                                                : 0;
    draw_heading(b, c, p->title, block);
    double y = block.top + fmax(TEXT_HEADING_PT, lowered * (block.bottom - block.top));
    y = flow_draw(c, p->flow, 0, p->flow->line_count, block.left + indent, y);
    draw_tail_piece(b, c, (struct box){block.left, y, block.right, block.bottom});
}

static const struct page_kind page_short = {
    .name = "introduction", .draw = draw_short, .frame = FRAME_HEAD_AND_FOLIO};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = introduction_title(b, item);
    struct flow *flow = keep_text_flow(b, b->cfg->book.introduction);
    contents_add(b, title, NULL, list->count);
    if (flow && is_short(b, flow) && (flow = keep_short_flow(b, b->cfg->book.introduction))) {
        page_takes_lines(page_list_add(b, list, &page_short), flow, 0, flow->line_count, title);
    } else if (flow) {
        const struct text_pages pages = {.kind = &page_text, .flow = flow, .title = title};
        text_pages_add(b, list, &pages);
    }
    return STATUS_OK;
}

const struct part_kind part_introduction = {
    .name = "introduction",
    .doc = "book.introduction",
    .places = PART_FRONT,
    .once = true,
    .usual = wants_introduction,
    .usual_place = PART_FRONT,
    .title = introduction_title,
    .add = add_pages,
};
