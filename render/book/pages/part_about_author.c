/* About the author. */
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    return prose_add(b, list, item, title_of_part(b, &part_about_author, item), "");
}

const struct part_kind part_about_author = {
    .name = "about-the-author",
    .doc = "a text about the author, under a portrait",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_PICTURE,
    .needs = PART_TEXT,
    .picture_size = portrait_size,
    .listed = true,
    .title = TEXT_about_author,
    .add = add_pages,
};
