#include "render/book/pages/text_page.h"

#include <assert.h>
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/subheads.h"
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

/* ---- columns ---- */

/* Our choice, by eye. */
static const double gap_pt = 18;
static const double min_width_pt = 140;

double text_width(const struct book *b, enum text_columns columns)
{
    const double full = book_block_width(b);
    const double half = (full - gap_pt) / 2;
    const bool two = columns == TEXT_IN_TWO || b->cfg->style.text_columns == 2;
    return two && !b->cfg->style.large_print && half >= min_width_pt ? half : full;
}

/* Lists have no headings that could stand outside, and columns no room for them. */
struct flow *keep_page_flow(struct book *b, struct flow_style style)
{
    const double width = text_width(b, TEXT_STYLED);
    const bool may = width >= book_block_width(b) && style.hanging_pt <= 0;
    const double outside = may ? subheads_outside_pt(b, width) : 0;
    subheads_set(b, &style, outside);
    return keep_narrow_flow(b, &style, width - outside);
}

struct flow *keep_text_flow(struct book *b, const char *text)
{
    struct flow *flow = keep_page_flow(b, book_flow_style(b, b->type.body));
    if (flow) {
        flow_add(flow, text);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

struct flow *keep_filled_flow(struct book *b, const struct flow_style *style,
                              void (*fill)(struct book *b, struct flow *f))
{
    struct flow *flow = keep_page_flow(b, *style);
    if (flow) {
        fill(b, flow);
    }
    if (flow && flow_overflows(flow) && (flow = keep_flow(b, style))) {
        fill(b, flow);
    }
    b->out_of_memory |= flow && flow->failed;
    return flow;
}

static bool in_two(const struct book *b, const struct flow *flow)
{
    return flow->width_pt < 0.5 * book_block_width(b);
}

/* Where a page of this height ends that begins with line `from`, and where its second column
 * begins; without one, that is its end too. */
static size_t page_end(const struct book *b, const struct flow *flow, size_t from, double height,
                       size_t *second)
{
    *second = flow_break(flow, from, height);
    return in_two(b, flow) && *second < flow->line_count ? flow_break(flow, *second, height)
                                                         : *second;
}

/* The same for a height that two columns of about the same length need; a few lines need one. */
static size_t even_end(const struct book *b, const struct flow *flow, size_t from, double most,
                       size_t *second)
{
    enum { FEW_LINES = 3 };
    const double step = 4;
    size_t end = page_end(b, flow, from, most, second);
    if (!in_two(b, flow) || end < flow->line_count ||
        (*second == end && flow->line_count - from <= FEW_LINES)) {
        return end;
    }
    double height = fmin(most, flow_height(flow, from, flow->line_count) / 2);
    while (page_end(b, flow, from, height, second) < flow->line_count) {
        height = fmin(most, height + step);
    }
    return flow->line_count;
}

static double columns_height(const struct flow *flow, size_t from, size_t second, size_t to)
{
    return fmax(flow_height(flow, from, second), flow_height(flow, second, to));
}

/* The lines before this one, as a flow that owns nothing. */
static struct flow part_of(const struct flow *flow, size_t to)
{
    struct flow part = *flow;
    part.line_count = to;
    return part;
}

double text_pages_height(const struct book *b, const struct flow *flow, size_t from, size_t to)
{
    const struct flow part = part_of(flow, to);
    size_t second;
    (void)even_end(b, &part, from, INFINITY, &second);
    return columns_height(&part, from, second, to);
}

/* ---- drawing ---- */

/* The lines from … to - 1 from y on, those from `second` on in a second column. Returns where they
 * end. */
static double draw_columns(const struct book *b, struct canvas *c, const struct flow *flow,
                           const size_t bounds[3], double block_left, double y)
{
    const size_t from = bounds[0];
    const size_t second = bounds[1];
    const size_t end = bounds[2];
    const double left = block_left + fmax(0, -flow->style.heading_x_pt);
    const double right = left + flow->width_pt + gap_pt;
    subheads_draw(b, c, flow, from, second, left, y);
    double foot = flow_draw(c, flow, from, second, left, y);
    if (second == end) {
        return foot;
    }
    subheads_draw(b, c, flow, second, end, right, y);
    foot = fmax(foot, flow_draw(c, flow, second, end, right, y));
    if (b->cfg->style.column_rules) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, right - gap_pt / 2, y, right - gap_pt / 2, foot, 0.75, PAINT_BLACK);
        canvas_untag(c);
    }
    return foot;
}

double draw_running_text(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    const size_t *content = p->content;
    const size_t end = p->first + p->count;
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        y += TEXT_HEADING_PT;
        y += draw_portrait(b, c, p->item, block.left, y);
    }
    const size_t bounds[] = {p->first, content ? *content : end, end};
    return draw_columns(b, c, p->flow, bounds, block.left, y);
}

bool is_last_of_text(const struct page *p)
{
    return p->first + p->count == p->flow->line_count;
}

static void draw_below(const struct book *b, struct canvas *c, const struct page *p,
                       const struct text_below *t, struct box block)
{
    if (t->before) {
        draw_below(b, c, p, t->before, block);
    }
    const size_t bounds[] = {0, t->second, t->flow ? t->flow->line_count : 0};
    block.bottom = block.top + t->bottom;
    block.top += t->top;
    if (t->draw) {
        t->draw(b, c, p, t, block);
    } else {
        assert(t->flow);
        draw_heading(b, c, t->title, block);
        (void)draw_columns(b, c, t->flow, bounds, block.left, block.top + TEXT_HEADING_PT);
    }
}

double draw_parts_below(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    draw_below(b, c, p, p->below, block);
    return block.top + p->below->bottom;
}

/* The height of the page's own text, with its heading. */
static double page_height(const struct book *b, const struct page *p)
{
    const size_t *content = p->content;
    const size_t end = p->first + p->count;
    double width;
    const double portrait = p->opens && p->item ? portrait_height(b, p->item, &width) : 0;
    return (p->opens ? TEXT_HEADING_PT : 0) + (portrait > 0 ? portrait + PORTRAIT_GAP_PT : 0) +
           columns_height(p->flow, p->first, content ? *content : end, end);
}

static bool is_short(const struct book *b, double height)
{
    const double few = 0.15; /* of the page */
    return height - TEXT_HEADING_PT <= few * book_block_height(b);
}

/* A few lines alone on their page stand with their heading at its optical centre. */
static void draw_text_page(const struct book *b, struct canvas *c, const struct page *p,
                           struct box block)
{
    const double centre = 0.4;
    const double height = page_height(b, p);
    const bool last = is_last_of_text(p);
    /* At the foot of children's pages there is a picture. */
    if (p->opens && last && !p->below && is_short(b, height) && !b->cfg->style.friends) {
        block.top += centre * (block.bottom - block.top) - height / 2;
    }
    double y = draw_running_text(b, c, p, block);
    if (p->below) {
        y = draw_parts_below(b, c, p, block);
    }
    if (last) {
        draw_tail_piece(b, c, p, (struct box){block.left, y, block.right, block.bottom});
    }
}

const struct page_kind page_text = {
    .name = "text", .draw = draw_text_page, .frame = FRAME_HEAD_AND_FOLIO};

/* ---- pages ---- */

static double room_on_page(const struct book *b, const struct text_pages *text, size_t from)
{
    return book_block_height(b) - (from ? 0 : TEXT_HEADING_PT + text->above_pt);
}

/* The same for the lines from … to - 1. */
static double measure_lines(const struct book *b, const struct text_pages *text, size_t from,
                            size_t to, size_t *pages)
{
    const struct flow part = part_of(text->flow, to);
    double left = -1;
    *pages = 0;
    for (; from < to; ++*pages) {
        const double room = room_on_page(b, text, from);
        size_t second;
        const size_t end = even_end(b, &part, from, room, &second);
        left = room - columns_height(&part, from, second, end);
        from = end;
    }
    return left;
}

double text_pages_measure(const struct book *b, const struct text_pages *text, size_t *pages)
{
    return measure_lines(b, text, 0, text->flow->line_count, pages);
}

/* How many pages the lines take with what stands below them, and how little the last one holds. */
static size_t count_pages(const struct book *b, const struct text_pages *text, size_t from,
                          size_t to, double *last_pt)
{
    size_t pages;
    const double left = measure_lines(b, text, from, to, &pages);
    const bool below = left >= text->below_pt;
    *last_pt = below ? book_block_height(b) - left : 0;
    return pages + !below;
}

/* What lines must fit, for set_closer: the heights of their columns, or a number of pages. */
struct fit {
    const struct text_pages *text;
    size_t from, to;
    double height_pt; /* 0: pages count */
    size_t pages;
};

static bool fits(const struct book *b, const struct fit *f)
{
    double last;
    return f->height_pt > 0 ? text_pages_height(b, f->text->flow, f->from, f->to) <= f->height_pt
                            : count_pages(b, f->text, f->from, f->to, &last) <= f->pages;
}

/* As little as makes them fit: paragraphs move closer first, then lines. Large print needs its
 * leading. False: they do not fit, and stay as they were. */
static bool set_closer(const struct book *b, const struct fit *f)
{
    enum { CLOSEST_SPACES = 60, CLOSEST_LINES = 94 };
    const int least = b->cfg->style.large_print ? 100 : CLOSEST_LINES;
    for (int lines = 100; lines >= least; lines--) {
        for (int spaces = 100; spaces >= CLOSEST_SPACES; spaces -= 5) {
            flow_lead(f->text->flow, lines / 100.0, spaces / 100.0);
            if (fits(b, f)) {
                return true;
            }
            flow_lead(f->text->flow, 100.0 / lines, 100.0 / spaces);
        }
    }
    return false;
}

void text_pages_fit_lines(const struct book *b, const struct text_pages *text, size_t from,
                          size_t to)
{
    const double few = 0.3;
    double last = 0;
    const size_t pages = count_pages(b, text, from, to, &last);
    if (pages >= 2 && last <= few * book_block_height(b)) {
        (void)set_closer(b, &(struct fit){text, from, to, 0, pages - 1});
    }
}

bool text_fits_below(const struct book *b, const struct text_pages *text, double room_pt)
{
    const size_t end = text->flow->line_count;
    return room_pt > TEXT_HEADING_PT &&
           set_closer(b, &(struct fit){text, 0, end, room_pt - TEXT_HEADING_PT, 0});
}

void text_pages_fit(const struct book *b, const struct text_pages *text)
{
    text_pages_fit_lines(b, text, 0, text->flow->line_count);
}

/* The room on a page, less where the next page would be the last and hold a few lines alone: some
 * more move to it. */
static double even_room(const struct book *b, const struct text_pages *text,
                        const struct flow *part, size_t from, double room)
{
    const double few = 0.33 * book_block_height(b);
    const double enough = 0.45 * book_block_height(b);
    size_t second;
    const size_t to = even_end(b, part, from, room, &second);
    const double rest =
        to < part->line_count ? text_pages_height(b, part, to, part->line_count) : few;
    return rest < few && text->below_pt <= 0 ? room - (enough - rest) : room;
}

struct page *text_pages_put(struct book *b, struct page_list *list, const struct text_pages *text,
                            size_t from, size_t to)
{
    struct page *p = NULL;
    const struct flow part = part_of(text->flow, to);
    b->out_of_memory |= text->flow->failed;
    while (from < to) {
        const double room = even_room(b, text, &part, from, room_on_page(b, text, from));
        size_t second;
        const size_t end = even_end(b, &part, from, room, &second);
        p = page_list_add(b, list, text->kind);
        /* Entries of a list stand alike in both columns. */
        if (second < end && text->flow->style.hanging_pt > 0) {
            flow_open_columns(text->flow, from, second, end, room);
        } else if (second < end) {
            flow_even_feet(text->flow, from, second, end);
        }
        page_takes_lines(p, text->flow, from, end, text->title);
        p->content = second < end ? keep_copy(b, &second, sizeof second) : NULL;
        from = end;
    }
    return p;
}

static const double between_parts_pt = 28;

double room_below(const struct book *b, double foot_pt)
{
    return fmax(0, book_block_height(b) - foot_pt - between_parts_pt);
}

double room_below_parts(const struct book *b, const struct page_list *list,
                        const struct config_part *item)
{
    const struct page *p = list->count > list->run ? &list->page[list->count - 1] : NULL;
    if (!p || (item && item->side != SIDE_ANY)) {
        return 0;
    }
    const bool text = p->kind == &page_text && is_last_of_text(p);
    const double foot = p->below ? p->below->bottom : text ? page_height(b, p) : p->foot_pt;
    return foot > 0 ? room_below(b, foot) : 0;
}

void part_put_below(struct book *b, struct page_list *list, const struct text_below *part,
                    double height)
{
    struct page *p = &list->page[list->count - 1];
    struct text_below t = *part;
    t.before = p->below;
    t.top = book_block_height(b) - room_below_parts(b, list, NULL);
    t.bottom = t.top + height;
    p->below = keep_copy(b, &t, sizeof t);
}

/* False: it shares no page. */
static bool share_page(struct book *b, struct page_list *list, const struct text_pages *text,
                       const struct config_part *item)
{
    const struct flow *flow = text->flow;
    struct text_below t = {.flow = flow, .title = text->title, .item = item};
    const double height = TEXT_HEADING_PT + text_pages_height(b, flow, 0, flow->line_count);
    const double room = room_below_parts(b, list, item);
    const bool may =
        text->joins || is_short(b, height) || (room > 0 && list->page[list->count - 1].foot_pt > 0);
    if (!may || text->above_pt > 0 || !text_fits_below(b, text, room)) {
        return false;
    }
    const double set = TEXT_HEADING_PT + text_pages_height(b, flow, 0, flow->line_count);
    (void)even_end(b, flow, 0, set, &t.second);
    part_put_below(b, list, &t, set);
    return true;
}

void text_pages_add(struct book *b, struct page_list *list, const struct text_pages *text)
{
    text_pages_fit(b, text);
    (void)text_pages_put(b, list, text, 0, text->flow->line_count);
}

void text_part_add(struct book *b, struct page_list *list, const struct text_pages *text,
                   const struct config_part *item)
{
    const bool shares = share_page(b, list, text, item);
    const size_t first = list->count;
    contents_add(b, text->title, NULL, first - shares);
    if (!shares) {
        text_pages_add(b, list, text);
    }
    if (text->joins && list->count == first + 1) {
        list->page[first].loose = text->flow;
    }
}

/* Lines first, as little as fills the page; then the spaces between paragraphs. */
static void loosen(const struct book *b, struct page *p)
{
    enum { LOOSEST_LINES = 118, LOOSEST_SPACES = 240 };
    const double full = 0.92 * book_block_height(b);
    const size_t end = p->loose->line_count;
    const size_t second = p->content ? *(const size_t *)p->content : end;
    for (int lines = LOOSEST_LINES; lines > 100; lines -= 2) {
        for (int spaces = LOOSEST_SPACES; spaces >= lines; spaces -= 10) {
            flow_lead(p->loose, lines / 100.0, spaces / 100.0);
            if (page_height(b, p) <= full) {
                flow_even_feet(p->loose, 0, second, end);
                return;
            }
            flow_lead(p->loose, 100.0 / lines, 100.0 / spaces);
        }
    }
}

/* At the foot of children's pages there is a picture, and a few lines stand in the middle. */
void text_pages_loosen(const struct book *b, struct page_list *list)
{
    for (size_t i = 0; i < list->count && !b->cfg->style.friends; i++) {
        struct page *p = &list->page[i];
        if (p->loose && !p->below && !is_short(b, page_height(b, p))) {
            loosen(b, p);
        }
    }
}
