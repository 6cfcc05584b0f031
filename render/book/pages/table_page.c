#include "render/book/pages/table_page.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"

/* A rule stands this far before the next column. */
enum { RULE_PT = 5, BEFORE_RULE_PT = 4 };

static double head_width(const struct table_head *head, unsigned column, double width)
{
    return column + 1 < head->columns
               ? (head->at[column + 1] - head->at[column]) * width - RULE_PT - BEFORE_RULE_PT
               : (1 - head->at[column]) * width;
}

/* All heads have one size. */
void draw_table_head(const struct book *b, struct canvas *c, const struct table_head *head,
                     struct box block)
{
    struct text_style style = {.font = b->faces.sans_bold, .size_pt = b->type.caption};
    double width = block.right - block.left;
    double baseline = block.top + b->type.caption;
    style.paint = PAINT_BLACK;
    for (unsigned i = 0; i < head->columns; i++) {
        style.size_pt =
            fmin(style.size_pt, fitting_line_size(style.font, book_text(b, head->id[i]),
                                                  style.size_pt, head_width(head, i, width)));
    }
    style.size_pt = fmax(style.size_pt, fmin(b->type.caption, book_min_text_pt(b)));
    for (unsigned i = 0; i < head->columns; i++) {
        draw_fitted(b, c, block.left + head->at[i] * width, baseline, ALIGN_LEFT, style,
                    head_width(head, i, width), book_text(b, head->id[i]));
    }
    double line = baseline + 0.5 * b->type.caption;
    canvas_line(c, block.left, line, block.right, line, 1, book_quiet_paint(b));
}

double table_head_room(const struct book *b)
{
    return 1.5 * b->type.caption;
}

void draw_form(const struct book *b, struct canvas *c, const struct table_head *head,
               struct box block, double pitch)
{
    draw_table_head(b, c, head, block);
    double first = block.top + table_head_room(b);
    double last = first;
    for (int i = 1; first + i * pitch <= block.bottom + 1e-6; i++) {
        last = first + i * pitch;
        canvas_line(c, block.left, last, block.right, last, 0.75, book_quiet_paint(b));
    }
    for (unsigned i = 1; i < head->columns; i++) {
        double x = block.left + head->at[i] * (block.right - block.left) - RULE_PT;
        canvas_line(c, x, first, x, last, 0.75, book_quiet_paint(b));
    }
}
