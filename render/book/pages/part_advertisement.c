/* An advertisement in a frame, for another book. */
#include <math.h>

#include "render/book/pages/part.h"
#include "render/book/pages/promotion.h"
#include "render/book/plan/sheet.h"

static bool advertisement_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct box in = promotion_inside((struct box){0, 0, book_block_width(b), book_block_height(b)});
    return put_promotion(b, NULL, item, in, in.bottom, failed) <= in.bottom - in.top + 1e-6;
}

static void draw_advertisement(const struct book *b, struct canvas *c, const struct page *p,
                               struct box block)
{
    bool failed = false;
    struct box in = promotion_inside(block);
    double height = put_promotion(b, NULL, p->item, in, in.bottom, &failed);
    canvas_frame(c, block, 1.5, PAINT_BLACK);
    double spare = fmax(0, in.bottom - in.top - height);
    struct box shifted = {in.left, in.top + 0.35 * spare, in.right, in.bottom + 0.35 * spare};
    put_promotion(b, c, p->item, shifted, in.bottom, &failed);
    canvas_note_failure(c, failed);
}

static void picture_size(const struct book *b, const struct config_part *item, double size[2])
{
    (void)item;
    struct box in = promotion_inside((struct box){0, 0, book_block_width(b), book_block_height(b)});
    size[0] = in.right - in.left;
    size[1] = 0.42 * (in.bottom - in.top);
}

static const struct page_kind page_advertisement = {
    .name = "advertisement", .draw = draw_advertisement, .frame = FRAME_NONE};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_list_add(b, list, &page_advertisement)->item = item;
    return STATUS_OK;
}

const struct part_kind part_advertisement = {
    .name = "advertisement",
    .doc = "a framed page that advertises another book: title, picture, text, and where to get it "
           "(by)",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_BY | PART_PICTURE,
    .needs = PART_TEXT | PART_PICTURE,
    .add = add_pages,
    .fits = advertisement_fits,
    .picture_size = picture_size,
};
