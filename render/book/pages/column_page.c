#include "render/book/pages/column_page.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

/* Our choice, by eye. */
static const double gap_pt = 18;
static const double min_width_pt = 140;

/* Where the second column begins. */
struct columns {
    size_t second;
};

static bool has_columns(const struct book *b)
{
    double width = (book_block_width(b) - gap_pt) / 2;
    return !b->cfg->style.large_print && width >= min_width_pt;
}

double column_width(const struct book *b)
{
    return has_columns(b) ? (book_block_width(b) - gap_pt) / 2 : book_block_width(b);
}

static void draw_columns(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    const struct columns *columns = p->content;
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        y += TEXT_HEADING_PT;
    }
    size_t end = p->first + p->count;
    double right = block.left + p->flow->width_pt + gap_pt;
    double foot = flow_draw(c, p->flow, p->first, columns->second, block.left, y);
    foot = fmax(foot, flow_draw(c, p->flow, columns->second, end, right, y));
    if (b->cfg->style.column_rules && columns->second < end) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, right - gap_pt / 2, y, right - gap_pt / 2, foot, 0.75, PAINT_BLACK);
        canvas_untag(c);
    }
}

static const struct page_kind page_columns = {
    .name = "columns", .draw = draw_columns, .frame = FRAME_HEAD_AND_FOLIO};

/* Where both columns of this height end. */
static size_t two_breaks(const struct flow *flow, size_t from, double height, size_t *second)
{
    *second = flow_break(flow, from, height);
    return *second < flow->line_count ? flow_break(flow, *second, height) : *second;
}

/* The least height, up to `most`, at which two columns hold all of the remaining text; `most` if
 * none does. */
static double even_height(const struct flow *flow, size_t from, double most)
{
    const double step = 4;
    size_t second;
    double height = flow_height(flow, from, flow->line_count) / 2;
    while (height < most && two_breaks(flow, from, height, &second) < flow->line_count) {
        height += step;
    }
    return fmin(height, most);
}

void column_pages_add(struct book *b, struct page_list *list, struct flow *flow, const char *title)
{
    if (!has_columns(b)) {
        text_pages_add(b, list, &page_text, flow, title, 0);
        return;
    }
    for (size_t from = 0; from < flow->line_count;) {
        bool opens = from == 0;
        double room = book_block_height(b) - (opens ? TEXT_HEADING_PT : 0);
        struct columns columns;
        size_t to = two_breaks(flow, from, even_height(flow, from, room), &columns.second);
        struct page *p = page_list_add(b, list, &page_columns);
        page_takes_lines(p, flow, from, to, title);
        p->content = keep_copy(b, &columns, sizeof columns);
        from = to;
    }
}
