/* A page that asks for a review, with a code that leads to where it can be written. */
#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/pictures/qr.h"

/* Title and words in the upper part, the code in the middle, its address below it. */
static double put_words(const struct book *b, struct canvas *c, const struct config_part *item,
                        struct box block, bool *failed)
{
    double width = block.right - block.left;
    double y = block.top;
    if (item->title) {
        double size = fmin(26, 0.075 * width);
        struct centred_lines style = {
            .font = b->faces.heading, .size_pt = size, .leading_pt = 1.2 * size};
        if (c) {
            canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
        }
        y += put_centred_lines(c, &style, item->title, block.left, y, width, failed) + 0.8 * size;
        if (c) {
            canvas_untag(c);
        }
    }
    if (item->text) {
        struct centred_lines style = {b->faces.serif, b->type.body,        1.45 * b->type.body,
                                      true,           b->faces.serif_bold, b->faces.serif_italic};
        y += put_centred_lines(c, &style, item->text, block.left, y, width, failed);
    }
    return y - block.top + 1.5 * b->type.body;
}

static double address_room(const struct book *b)
{
    return 2.2 * b->type.caption;
}

static bool review_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    double side = qr_side_pt(item->link);
    *failed |= side <= 0;
    return put_words(b, NULL, item, block, failed) + side + address_room(b) <=
               block.bottom + 1e-6 &&
           side <= block.right + 1e-6;
}

static void draw_review(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    const struct config_part *item = p->item;
    bool failed = false;
    double side = qr_side_pt(item->link);
    double words = put_words(b, NULL, item, block, &failed);
    double spare = block.bottom - block.top - words - side - address_room(b);
    block.top += 0.4 * fmax(0, spare);
    put_words(b, c, item, block, &failed);
    double middle = (block.left + block.right) / 2;
    double top = block.top + words;
    struct box box = {middle - side / 2, top, middle + side / 2, top + side};
    canvas_tag(c, CANVAS_FIGURE, book_text(b, TEXT_code_words), &box);
    failed |= !qr_draw(c, box.left, top, item->link);
    canvas_untag(c);
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    draw_fitted(b, c, middle, top + side + 1.2 * style.size_pt, ALIGN_CENTRE, style,
                block.right - block.left, item->link);
    canvas_note_failure(c, failed);
}

static const struct page_kind page_review = {
    .name = "review", .draw = draw_review, .frame = FRAME_HEAD_AND_FOLIO};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    struct diag_at at;
    if (strlen(item->link) > MAX_QR_CHARACTERS) {
        return diag_usage(d, book_config_at(b->cfg, &item->link, &at),
                          "link: too long for a code; it may have %d characters",
                          MAX_QR_CHARACTERS);
    }
    page_list_add(b, list, &page_review)->item = item;
    return STATUS_OK;
}

const struct part_kind part_review = {
    .name = "review",
    .doc = "a page that asks for a review: title, text, and a QR code of the link",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_LINK,
    .needs = PART_LINK,
    .add = add_pages,
    .fits = review_fits,
};
