/* The introduction. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"
#include "render/text/flow/flow_blocks.h"

static bool wants_introduction(const struct book *b)
{
    return b->cfg->book.introduction != NULL;
}

static const char *introduction_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_introduction);
}

/* A few lines look planned in much larger type, narrower, in the middle of what the heading leaves:
 * a short text in the type of titles where these are light, else in italics where they are
 * centred. */
static const double few = 0.25;      /* of the page, in the usual type */
static const double measure = 0.82;  /* of its width */
static const double most = 0.4;      /* of its height, in the larger type */
static const double middle = 0.42;   /* of its height */
static const double largest = 2.3;   /* times the running text */
static const double smallest = 1.15; /* the same */

enum { FLEURON_PT = 30, FLEURON_BELOW_PT = 40 };

/* Headings, rules, lists and tables keep the usual type. */
static bool is_plain(const char *text)
{
    struct flow_block block;
    bool plain = true;
    while ((text = flow_block_next(text, &block))) {
        plain = plain && block.kind == BLOCK_PARAGRAPH;
    }
    return plain;
}

static bool is_short(const struct book *b, const struct flow *flow)
{
    return is_plain(b->cfg->book.introduction) &&
           flow_height(flow, 0, flow->line_count) < few * book_block_height(b);
}

static bool is_centred(const struct book *b)
{
    const enum config_headings how = b->cfg->style.headings;
    return how == HEADINGS_CENTRED || how == HEADINGS_MASTHEAD;
}

static struct flow_style short_style(const struct book *b, double times)
{
    struct flow_style style = book_flow_style(b, times * b->type.body);
    style.leading_pt = 1.36 * style.size_pt;
    style.justify = false;
    style.hyphenator = NULL;
    style.centre = is_centred(b);
    if (b->cfg->style.headings == HEADINGS_LEFT && b->cfg->style.heading_font) {
        style.regular = b->faces.heading;
    } else if (is_centred(b) && !b->cfg->style.large_print) {
        style.regular = b->faces.serif_italic;
        style.bold = b->faces.serif_bold_italic;
        style.italic = b->faces.serif;
    }
    return style;
}

/* A text as it would be set. */
struct setting {
    size_t lines;
    double height_pt;
    bool overflows;
};

static struct setting setting_of(struct book *b, const struct flow_style *style, const char *text,
                                 double width)
{
    struct flow f;
    flow_init(&f, style, width);
    flow_add(&f, text);
    const struct setting s = {f.line_count, flow_height(&f, 0, f.line_count), flow_overflows(&f)};
    b->out_of_memory |= f.failed;
    flow_free(&f);
    return s;
}

/* As narrow as the number of lines allows, so that none holds a word alone. */
static double even_width(struct book *b, const struct flow_style *style, const char *text,
                         double width)
{
    const double least = 0.6;
    const size_t lines = setting_of(b, style, text, width).lines;
    double even = width;
    for (double part = 1; part > least; part -= 0.02) {
        const struct setting s = setting_of(b, style, text, part * width);
        if (s.lines > lines || s.overflows) {
            break;
        }
        even = part * width;
    }
    return even;
}

static bool has_room(struct book *b, const char *text, double times, double width)
{
    const struct flow_style style = short_style(b, times);
    const struct setting s = setting_of(b, &style, text, width);
    return s.height_pt <= most * book_block_height(b) && !s.overflows;
}

/* The largest type in which the text takes no more than its part of the page. */
static struct flow *keep_short_flow(struct book *b, const char *text)
{
    const double step = 0.05;
    const double width = measure * book_block_width(b);
    double times = largest;
    while (times > smallest && !has_room(b, text, times, width)) {
        times -= step;
    }
    const struct flow_style style = short_style(b, times);
    struct flow *flow = keep_narrow_flow(b, &style, even_width(b, &style, text, width));
    if (flow) {
        flow_add(flow, text);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

static void draw_short(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    const double spare = block.right - block.left - p->flow->width_pt;
    const double height = flow_height(p->flow, 0, p->flow->line_count);
    const double free = middle * (block.bottom - block.top) - height / 2;
    draw_heading(b, c, p->title, block);
    double y = block.top + fmax(1.3 * TEXT_HEADING_PT, free);
    y = flow_draw(c, p->flow, 0, p->flow->line_count, block.left + (is_centred(b) ? spare / 2 : 0),
                  y);
    if (b->cfg->style.ornament == ORNAMENT_FLEURON) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        draw_fleuron(b, c, (block.left + block.right) / 2, y + FLEURON_BELOW_PT, FLEURON_PT);
        canvas_untag(c);
    }
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
