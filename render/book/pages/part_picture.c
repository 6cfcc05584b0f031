/* A picture on the next page. */
#include "render/book/pages/part.h"
#include "render/book/pages/picture_page.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    if (item->title) {
        contents_add(b, item->title, NULL, list->count);
    }
    picture_page_add(b, list, item);
    return STATUS_OK;
}

const struct part_kind part_picture = {
    .name = "picture",
    .doc = "a picture on the next page, left or right; if it has a title, the contents list it",
    .places = PART_ANYWHERE,
    .takes = PART_PICTURE | PART_TEXT | PART_TITLE | PART_BLEED,
    .needs = PART_PICTURE,
    .listed = true,
    .load = picture_page_load,
    .add = add_pages,
    .picture_size = picture_page_size,
};
