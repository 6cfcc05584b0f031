#include "render/canvas/flow_draw.h"

static bool is_strong(const struct flow *f, const struct flow_line *line, const struct font *font)
{
    return line->heading || font == f->style.bold || font == f->style.bold_italic;
}

static struct paint words_paint(const struct flow *f, bool strong)
{
    const struct paint paint = f->style.paint;
    const bool soft = !strong && !paint.is_cmyk && paint.gray <= 0;
    return soft ? paint_gray(f->style.soft_gray) : paint;
}

double flow_draw(struct canvas *c, const struct flow *f, size_t from, size_t to, double x, double y)
{
    for (size_t i = from; i < to; i++) {
        const struct flow_line *line = &f->line[i];
        if (line->heading && (line->begins || i == from)) {
            canvas_tag(c, CANVAS_HEADING_3, NULL, NULL);
        }
        y += i > from ? line->space_above_pt : 0;
        if (line->rule) {
            const double middle = y + line->height_pt / 2;
            canvas_line(c, x, middle, x + f->width_pt, middle, 0.5, f->style.paint);
        }
        const bool white = line->heading && f->style.heading_white;
        double size = line->heading ? f->style.heading_size_pt : f->style.size_pt;
        double baseline = y + (line->height_pt + line->rise_pt) / 2 + 0.33 * size;
        const bool numbered = f->style.number_x_pt > 0 && flow_item_number(f, i);
        for (size_t k = line->first; k < line->first + line->count; k++) {
            const bool number = numbered && k == line->first;
            const bool strong = is_strong(f, line, f->piece[k].font);
            struct text_style style = {.font = f->piece[k].font,
                                       .size_pt = f->piece[k].size_pt,
                                       .paint =
                                           white || number ? PAINT_WHITE : words_paint(f, strong),
                                       .features = f->piece[k].features};
            canvas_text(c, x + f->piece[k].x + (number ? f->style.number_x_pt : 0),
                        baseline + f->piece[k].drop_pt, ALIGN_LEFT, &style, f->piece[k].text);
        }
        if (line->heading && (line->ends || i + 1 == to)) {
            canvas_untag(c);
        }
        y += line->height_pt;
    }
    return y;
}
