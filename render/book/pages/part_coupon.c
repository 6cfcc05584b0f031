/* A coupon to cut out. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/promotion.h"
#include "render/book/style/book_words.h"

static void draw_dashes(struct canvas *c, double x1, double y1, double x2, double y2)
{
    const double dash = 5;
    double length = hypot(x2 - x1, y2 - y1);
    unsigned count = (unsigned)(length / (2 * dash));
    for (unsigned i = 0; i <= count; i++) {
        double from = i * 2 * dash / length;
        double to = fmin(1, from + dash / length);
        canvas_line(c, x1 + from * (x2 - x1), y1 + from * (y2 - y1), x1 + to * (x2 - x1),
                    y1 + to * (y2 - y1), 1, PAINT_BLACK);
    }
}

/* The frame, from the block's top; lines for name and date at its foot. */
static double coupon_height(const struct book *b, const struct config_part *item, double width,
                            bool *failed)
{
    struct box in = {0, 0, width - 2 * PROMOTION_PAD_PT, book_block_height(b)};
    return put_promotion(b, NULL, item, in, 0, failed) + 2 * PROMOTION_PAD_PT +
           4.5 * b->type.caption;
}

static bool coupon_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    return coupon_height(b, item, book_block_width(b), failed) <= book_block_height(b) + 1e-6;
}

static void draw_coupon(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    bool failed = false;
    struct config_part item = *p->item;
    item.title = item.title ? item.title : book_text(b, TEXT_coupon);
    double height = coupon_height(b, &item, block.right - block.left, &failed);
    double top = block.top + 0.4 * fmax(0, block.bottom - block.top - height);
    struct box card = {block.left, top, block.right, top + height};
    draw_dashes(c, card.left, card.top, card.right, card.top);
    draw_dashes(c, card.left, card.bottom, card.right, card.bottom);
    draw_dashes(c, card.left, card.top, card.left, card.bottom);
    draw_dashes(c, card.right, card.top, card.right, card.bottom);
    struct box in = promotion_inside(card);
    double lines = card.bottom - PROMOTION_PAD_PT;
    struct box words = {in.left, in.top, in.right, in.top + book_block_height(b)};
    put_promotion(b, c, &item, words, lines - 4.5 * b->type.caption, &failed);
    struct text_style small = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double middle = (in.left + in.right) / 2;
    const struct {
        enum text_id id;
        double left, right;
    } rules[] = {{TEXT_name, in.left, middle - 8}, {TEXT_date, middle + 8, in.right}};
    for (unsigned i = 0; i < 2; i++) {
        double y = lines - 1.5 * small.size_pt;
        canvas_line(c, rules[i].left, y, rules[i].right, y, 0.75, PAINT_BLACK);
        canvas_text(c, rules[i].left, y + 1.3 * small.size_pt, ALIGN_LEFT, &small,
                    book_text(b, rules[i].id));
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_coupon = {
    .name = "coupon", .draw = draw_coupon, .frame = FRAME_NONE};

/* Nothing is printed on the back of what is cut. */
static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_turn_to_right(b, list);
    page_list_add(b, list, &page_coupon)->item = item;
    page_list_add(b, list, &page_blank);
    return STATUS_OK;
}

const struct part_kind part_coupon = {
    .name = "coupon",
    .doc = "a card to cut out, with lines for name and date and a blank back",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_BY,
    .needs = PART_TEXT,
    .add = add_pages,
    .fits = coupon_fits,
};
