#include "render/book/style/page_heading.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

enum {
    HEADING_PT = 24,
    BAND_PT = 38,
    BAND_TEXT_PT = 20,
    LARGE_BAND_PT = 44, /* in large print */
    LARGE_BAND_TEXT_PT = 26,
    BAND_PAD_PT = 12
};

/* From left to right; a short one stands at the heading's side. */
static void draw_heading_rule(const struct book *b, struct canvas *c, struct box block,
                              enum align align, double y)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double middle = (block.left + block.right) / 2;
    const double from = align == ALIGN_LEFT    ? block.left
                        : align == ALIGN_RIGHT ? block.right - 40
                                               : middle - 20;
    switch (b->cfg->style.heading_rule) {
    case HEADING_NONE:
        break;
    case HEADING_THIN:
        if (align == ALIGN_CENTRE && b->cfg->style.head_style == HEAD_ORNATE) {
            draw_ornate_rule(b, c, block.left, block.right, y);
        } else if (align == ALIGN_CENTRE) {
            canvas_line(c, middle - 40, y, middle + 40, y, 0.75, ink);
        } else {
            canvas_line(c, block.left, y, block.right, y, 0.75, ink);
        }
        break;
    case HEADING_DOUBLE:
        canvas_line(c, block.left, y - 1, block.right, y - 1, 2, ink);
        canvas_line(c, block.left, y + 2.5, block.right, y + 2.5, 0.75, ink);
        break;
    case HEADING_THICK:
        canvas_line(c, from, y, from + 40, y, 4, ink);
        break;
    }
}

static double band_height(const struct book *b)
{
    return b->cfg->style.large_print ? LARGE_BAND_PT : BAND_PT;
}

/* What stands behind the heading. */
static void draw_heading_ground(const struct book *b, struct canvas *c, struct box block)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const struct box band = {block.left, block.top, block.right, block.top + band_height(b)};
    switch (b->cfg->style.headings) {
    case HEADINGS_BAND:
        canvas_fill(c, band, ink);
        break;
    case HEADINGS_MASTHEAD:
        /* The thick line between the fine ones: these would be one path, which preflight takes for
         * a board's frame on a page of solutions. */
        canvas_line(c, block.left, block.top + 3.5, block.right, block.top + 3.5, 0.75, ink);
        canvas_line(c, block.left, block.top, block.right, block.top, 3, ink);
        canvas_line(c, block.left, block.top + 40, block.right, block.top + 40, 0.75, ink);
        break;
    default:
        break;
    }
}

bool block_is_wide(struct box block)
{
    const double wide = 1.15;
    return block.right - block.left > wide * (block.bottom - block.top);
}

enum align heading_align(const struct book *b)
{
    static const enum align aligns[] = {[HEADINGS_LEFT] = ALIGN_LEFT,
                                        [HEADINGS_CENTRED] = ALIGN_CENTRE,
                                        [HEADINGS_RIGHT] = ALIGN_RIGHT,
                                        [HEADINGS_BAND] = ALIGN_LEFT,
                                        [HEADINGS_MASTHEAD] = ALIGN_CENTRE};
    return aligns[b->cfg->style.headings];
}

double placed_as_headings(const struct book *b, double left, double right, double width)
{
    const enum config_headings headings = b->cfg->style.headings;
    return headings == HEADINGS_LEFT    ? left
           : headings == HEADINGS_RIGHT ? right - width
                                        : (left + right - width) / 2;
}

static double usual_size(const struct book *b)
{
    return b->cfg->style.headings != HEADINGS_BAND ? HEADING_PT
           : b->cfg->style.large_print             ? LARGE_BAND_TEXT_PT
                                                   : BAND_TEXT_PT;
}

/* Sets its type too. */
static struct heading_line line_of(const struct book *b, const char *title, struct box block,
                                   double beside_pt, struct text_style *style, bool *failed)
{
    const enum config_headings how = b->cfg->style.headings;
    const bool band = how == HEADINGS_BAND;
    const enum align align = heading_align(b);
    struct heading_line l = {.left = block.left + (band ? BAND_PAD_PT : 0),
                             .right = block.right - (band ? BAND_PAD_PT : 0),
                             .baseline = block.top + (band ? 0.68 * band_height(b)
                                                      : how == HEADINGS_MASTHEAD ? 30
                                                                                 : HEADING_PT)};
    const double width = l.right - l.left - (align == ALIGN_CENTRE ? 2 : 1) * beside_pt;
    style->font = b->faces.heading;
    style->size_pt = fitting_size(b->faces.heading, title, usual_size(b), width, 1, failed);
    style->paint = band ? PAINT_WHITE : book_ink(b, INKED_HEADINGS);
    const double full = text_width_pt(style, title);
    style->size_pt *= full > width ? width / full : 1;
    const double wide = fmin(full, width);
    l.title_left = align == ALIGN_LEFT    ? l.left
                   : align == ALIGN_RIGHT ? l.right - wide
                                          : (l.left + l.right - wide) / 2;
    l.title_right = l.title_left + wide;
    return l;
}

struct heading_line draw_heading(const struct book *b, struct canvas *c, const char *title,
                                 struct box block)
{
    return draw_heading_beside(b, c, title, block, 0);
}

struct heading_line draw_heading_beside(const struct book *b, struct canvas *c, const char *title,
                                        struct box block, double beside_pt)
{
    const enum config_headings how = b->cfg->style.headings;
    const enum align align = heading_align(b);
    struct text_style style = {0};
    bool failed = false;
    const struct heading_line l = line_of(b, title, block, beside_pt, &style, &failed);
    const double x = align == ALIGN_LEFT    ? l.left
                     : align == ALIGN_RIGHT ? l.right
                                            : (l.left + l.right) / 2;
    canvas_note_failure(c, failed);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_heading_ground(b, c, block);
    canvas_untag(c);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, x, l.baseline, align, &style, title);
    canvas_untag(c);
    if (how != HEADINGS_BAND && how != HEADINGS_MASTHEAD) {
        draw_heading_rule(b, c, block, align, l.baseline + 11);
    }
    return l;
}

double heading_part_beside(const struct book *b, const char *title, struct box block,
                           double beside_pt, bool *failed)
{
    struct text_style style = {0};
    (void)line_of(b, title, block, beside_pt, &style, failed);
    return style.size_pt / usual_size(b);
}

double draw_page_opening(const struct book *b, struct canvas *c, const char *title,
                         const char *text, struct box block)
{
    struct flow f;
    struct flow_style style = book_flow_faces(b, b->type.body, 1.38);
    draw_heading(b, c, title, block);
    flow_init(&f, &style, block.right - block.left);
    flow_add(&f, text);
    double height = flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left, block.top + TEXT_HEADING_PT);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return TEXT_HEADING_PT + height + 12;
}
