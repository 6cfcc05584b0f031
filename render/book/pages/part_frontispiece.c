/* The frontispiece: a picture opposite the title page. */
#include "render/book/pages/part.h"
#include "render/book/pages/picture_page.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_turn_to_left(b, list);
    picture_page_add(b, list, item);
    return STATUS_OK;
}

const struct part_kind part_frontispiece = {
    .name = "frontispiece",
    .doc = "a picture on a left page, as large as fits, with a line under it unless it bleeds",
    .places = PART_FRONT,
    .takes = PART_PICTURE | PART_TEXT | PART_BLEED,
    .needs = PART_PICTURE,
    .load = picture_page_load,
    .add = add_pages,
    .picture_size = picture_page_size,
};
