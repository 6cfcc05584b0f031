/* The half title: the title alone, on the book's first leaf. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/set_text.h"

static const char *half_title_text(const struct book *b, const struct config_part *item)
{
    return item->title ? item->title : b->cfg->book.title;
}

static void draw_half_title(const struct book *b, struct canvas *c, const struct page *p,
                            struct box block)
{
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double size = fmin(24, 0.06 * width);
    bool failed = false;
    struct display_text style = {.font = b->faces.serif, .size_pt = size, .leading_pt = 1.3 * size};
    put_display_text(c, &style, half_title_text(b, p->item), block.left + 0.1 * width,
                     block.top + 0.24 * height, 0.8 * width, &failed);
}

static const struct page_kind page_half_title = {
    .name = "half-title", .draw = draw_half_title, .frame = FRAME_NONE, .field = "book.title"};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_turn_to_right(b, list);
    page_list_add(b, list, &page_half_title)->item = item;
    return STATUS_OK;
}

const struct part_kind part_half_title = {
    .name = "half-title",
    .doc = "the title alone, on a right page",
    .places = PART_FRONT,
    .takes = PART_TITLE,
    .add = add_pages,
};
