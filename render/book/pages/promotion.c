#include "render/book/pages/promotion.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/style/set_text.h"

double put_promotion(const struct book *b, struct canvas *c, const struct config_part *item,
                     struct box in, double foot, bool *failed)
{
    double width = in.right - in.left;
    double y = in.top;
    if (item->title) {
        double size = fmin(34, 0.1 * width);
        struct display_text style = {
            .font = b->faces.sans_bold, .size_pt = size, .leading_pt = 1.15 * size};
        if (c) {
            canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
        }
        y += put_display_text(c, &style, item->title, in.left, y, width, failed) + 0.6 * size;
        if (c) {
            canvas_untag(c);
        }
    }
    if (item->picture) {
        const struct art *art = book_picture(b, &item->picture);
        double most = 0.42 * (in.bottom - in.top);
        double height = art ? fmin(most, width * art->height / art->width) : 0;
        if (c && art) {
            book_draw_picture(b, c, (struct box){in.left, y, in.right, y + height}, art);
        }
        y += height + 14;
    }
    if (item->text) {
        struct display_text style = {b->faces.serif, 1.2 * b->type.body,  1.65 * b->type.body,
                                     true,           b->faces.serif_bold, b->faces.serif_italic,
                                     false};
        y += put_display_text(c, &style, item->text, in.left, y, width, failed);
    }
    if (item->by) {
        struct display_text style = {
            .font = b->faces.sans_bold, .size_pt = b->type.body, .leading_pt = 1.35 * b->type.body};
        double height = put_display_text(NULL, &style, item->by, 0, 0, width, failed);
        if (c) {
            put_display_text(c, &style, item->by, in.left, foot - height, width, failed);
        }
        y += height + 8;
    }
    return y - in.top;
}

struct box promotion_inside(struct box frame)
{
    return (struct box){frame.left + PROMOTION_PAD_PT, frame.top + PROMOTION_PAD_PT,
                        frame.right - PROMOTION_PAD_PT, frame.bottom - PROMOTION_PAD_PT};
}
