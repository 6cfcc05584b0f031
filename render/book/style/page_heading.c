#include "render/book/style/page_heading.h"

#include "render/book/book_data.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

static void draw_heading_rule(const struct book *b, struct canvas *c, struct box block, double y)
{
    switch (b->cfg->style.heading_rule) {
    case HEADING_NONE:
        break;
    case HEADING_THIN:
        canvas_line(c, block.left, y, block.right, y, 0.75, book_ink(b, INKED_HEADINGS));
        break;
    case HEADING_DOUBLE:
        canvas_line(c, block.left, y - 1, block.right, y - 1, 2, book_ink(b, INKED_HEADINGS));
        canvas_line(c, block.left, y + 2.5, block.right, y + 2.5, 0.75,
                    book_ink(b, INKED_HEADINGS));
        break;
    case HEADING_THICK:
        canvas_line(c, block.left, y, block.left + 40, y, 4, book_ink(b, INKED_HEADINGS));
        break;
    }
}

void draw_heading(const struct book *b, struct canvas *c, const char *title, struct box block)
{
    double width = block.right - block.left;
    bool failed = false;
    double size = fitting_size(b->faces.heading, title, 24, width, 1, &failed);
    canvas_note_failure(c, failed);
    struct text_style style = {
        .font = b->faces.heading, .size_pt = size, .paint = book_ink(b, INKED_HEADINGS)};
    double full = text_width_pt(&style, title);
    style.size_pt *= full > width ? width / full : 1;
    double baseline = block.top + 24;
    canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
    canvas_text(c, block.left, baseline, ALIGN_LEFT, &style, title);
    canvas_untag(c);
    draw_heading_rule(b, c, block, baseline + 11);
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
