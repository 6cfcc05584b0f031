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

/* What stands behind the heading, and where its baseline is. */
static double draw_heading_ground(const struct book *b, struct canvas *c, struct box block)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    const double high = b->cfg->style.large_print ? LARGE_BAND_PT : BAND_PT;
    const struct box band = {block.left, block.top, block.right, block.top + high};
    switch (b->cfg->style.headings) {
    case HEADINGS_BAND:
        canvas_fill(c, band, ink);
        return block.top + 0.68 * high;
    case HEADINGS_MASTHEAD:
        /* The thick line between the fine ones: these would be one path, which preflight takes for
         * a board's frame on a page of solutions. */
        canvas_line(c, block.left, block.top + 3.5, block.right, block.top + 3.5, 0.75, ink);
        canvas_line(c, block.left, block.top, block.right, block.top, 3, ink);
        canvas_line(c, block.left, block.top + 40, block.right, block.top + 40, 0.75, ink);
        return block.top + 30;
    default:
        return block.top + HEADING_PT;
    }
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

void draw_heading(const struct book *b, struct canvas *c, const char *title, struct box block)
{
    const enum config_headings how = b->cfg->style.headings;
    const bool band = how == HEADINGS_BAND;
    const enum align align = heading_align(b);
    const double left = block.left + (band ? BAND_PAD_PT : 0);
    const double width = block.right - left - (band ? BAND_PAD_PT : 0);
    const double x = align == ALIGN_LEFT    ? left
                     : align == ALIGN_RIGHT ? block.right
                                            : (block.left + block.right) / 2;
    bool failed = false;
    const double usual = !band                       ? HEADING_PT
                         : b->cfg->style.large_print ? LARGE_BAND_TEXT_PT
                                                     : BAND_TEXT_PT;
    double size = fitting_size(b->faces.heading, title, usual, width, 1, &failed);
    canvas_note_failure(c, failed);
    struct text_style style = {.font = b->faces.heading,
                               .size_pt = size,
                               .paint = band ? PAINT_WHITE : book_ink(b, INKED_HEADINGS)};
    double full = text_width_pt(&style, title);
    style.size_pt *= full > width ? width / full : 1;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    const double baseline = draw_heading_ground(b, c, block);
    canvas_untag(c);
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, x, baseline, align, &style, title);
    canvas_untag(c);
    if (!band && how != HEADINGS_MASTHEAD) {
        draw_heading_rule(b, c, block, align, baseline + 11);
    }
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
