/* What sells the next book: an advertisement in a frame, and a coupon to cut out. */
#include <math.h>

#include "render/book/plan/book_parts.h"

enum { PAD_PT = 22 };

/* Title, picture and text one below the other, `by` at the foot. Returns the height, and draws
 * where a canvas is given. */
static double promotion(const struct book *b, struct canvas *c, const struct config_part *item,
                        struct box in, double foot, bool *failed)
{
    double width = in.right - in.left;
    double y = in.top;
    if (item->title) {
        double size = fmin(34, 0.1 * width);
        struct part_lines style = {b->sans_bold, size, 1.15 * size, false};
        if (c) {
            canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
        }
        y += part_lines(b, c, &style, item->title, in.left, y, width, failed) + 0.6 * size;
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
        struct part_lines style = {b->serif, 1.2 * b->type.body, 1.65 * b->type.body, true};
        y += part_lines(b, c, &style, item->text, in.left, y, width, failed);
    }
    if (item->by) {
        struct part_lines style = {b->sans_bold, b->type.body, 1.35 * b->type.body, false};
        double height = part_lines(b, NULL, &style, item->by, 0, 0, width, failed);
        if (c) {
            part_lines(b, c, &style, item->by, in.left, foot - height, width, failed);
        }
        y += height + 8;
    }
    return y - in.top;
}

static struct box inside(struct box block)
{
    return (struct box){block.left + PAD_PT, block.top + PAD_PT, block.right - PAD_PT,
                        block.bottom - PAD_PT};
}

static bool advertisement_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct box in = inside((struct box){0, 0, book_block_width(b), book_block_height(b)});
    return promotion(b, NULL, item, in, in.bottom, failed) <= in.bottom - in.top + 1e-6;
}

void draw_advertisement(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    bool failed = false;
    struct box in = inside(block);
    double height = promotion(b, NULL, p->item, in, in.bottom, &failed);
    canvas_frame(c, block, 1.5, PAINT_BLACK);
    double spare = fmax(0, in.bottom - in.top - height);
    struct box shifted = {in.left, in.top + 0.35 * spare, in.right, in.bottom + 0.35 * spare};
    promotion(b, c, p->item, shifted, in.bottom, &failed);
    canvas_note_failure(c, failed);
}

static void promotion_size(const struct book *b, const struct config_part *item, double size[2])
{
    (void)item;
    struct box in = inside((struct box){0, 0, book_block_width(b), book_block_height(b)});
    size[0] = in.right - in.left;
    size[1] = 0.42 * (in.bottom - in.top);
}

static void add_advertisement(struct book *b, struct page_list *list,
                              const struct config_part *item)
{
    book_add_page(b, list, PAGE_ADVERTISEMENT)->item = item;
}

const struct part_kind part_advertisement = {
    .name = "advertisement",
    .doc = "a page in a frame for another book: title, picture, text, and where to get it (by)",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_BY | PART_PICTURE,
    .needs = PART_TEXT | PART_PICTURE,
    .add = add_advertisement,
    .fits = advertisement_fits,
    .picture_size = promotion_size,
};

/* ---- coupon ---- */

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
    struct box in = {0, 0, width - 2 * PAD_PT, book_block_height(b)};
    return promotion(b, NULL, item, in, 0, failed) + 2 * PAD_PT + 4.5 * b->type.caption;
}

static bool coupon_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    return coupon_height(b, item, book_block_width(b), failed) <= book_block_height(b) + 1e-6;
}

void draw_coupon(const struct book *b, struct canvas *c, const struct page *p, struct box block)
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
    struct box in = inside(card);
    double lines = card.bottom - PAD_PT;
    struct box words = {in.left, in.top, in.right, in.top + book_block_height(b)};
    promotion(b, c, &item, words, lines - 4.5 * b->type.caption, &failed);
    struct text_style small = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
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

/* Nothing is printed on the back of what is cut. */
static void add_coupon(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_turn_to_right_page(b, list);
    book_add_page(b, list, PAGE_COUPON)->item = item;
    book_add_page(b, list, PAGE_BLANK);
}

const struct part_kind part_coupon = {
    .name = "coupon",
    .doc = "a card to cut out, with lines for name and date; its back is empty",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_BY,
    .needs = PART_TEXT,
    .add = add_coupon,
    .fits = coupon_fits,
};
