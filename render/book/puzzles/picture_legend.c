#include "render/book/puzzles/picture_legend.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/scenes/foot_path.h"

static const double above_legend_pt = 10;

struct sign_legend book_legend(const struct book *b)
{
    double number = fmax(11 * b->type.scale, book_min_text_pt(b));
    return (struct sign_legend){.number_pt = number,
                                .rise_pt = font_cap_height_em(b->faces.sans_bold) * number / 2,
                                .picture_pt = 2.6 * number,
                                .gap_pt = 0.35 * number,
                                .pitch_pt = 5 * number};
}

double legend_lift(const struct book *b)
{
    const struct config_style *style = &b->cfg->style;
    return style->friends && style->progress ? FOOT_PATH_PT - PROGRESS_GAP_PT : 0;
}

double legend_height(const struct book *b, size_t section)
{
    const struct book_signs *signs = b->puzzle[section_first_puzzle(b, section)].signs;
    return signs->pictures ? book_legend(b).picture_pt + above_legend_pt + legend_lift(b) : 0;
}

void draw_legend(const struct book *b, struct canvas *c, const struct sign_pictures *pictures,
                 double middle_x, double top)
{
    struct sign_legend l = book_legend(b);
    struct text_style number = {
        .font = b->faces.sans_bold, .size_pt = l.number_pt, .paint = PAINT_BLACK};
    double last = l.picture_pt + l.gap_pt + font_width_em(b->faces.sans_bold, "00") * l.number_pt;
    unsigned steps = pictures->count - 1;
    l.pitch_pt = fmin(l.pitch_pt, (book_block_width(b) - last) / steps);
    double width = steps * l.pitch_pt + last;
    double x = middle_x - width / 2;
    double baseline =
        top + l.picture_pt / 2 + font_cap_height_em(b->faces.sans_bold) * l.number_pt / 2;
    for (unsigned i = 0; i < pictures->count; i++, x += l.pitch_pt) {
        struct box box = {x, top, x + l.picture_pt, top + l.picture_pt};
        char digits[24];
        snprintf(digits, sizeof digits, "%u", i + 1);
        canvas_art(c, box, pictures->art[i], b->board.min_line_pt);
        canvas_text(c, box.right + l.gap_pt, baseline, ALIGN_LEFT, &number, digits);
    }
}
