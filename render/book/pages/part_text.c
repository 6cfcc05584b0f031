/* Any text with a title. */
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    return prose_add(b, list, item, title_of_part(b, &part_text, item), "");
}

const struct part_kind part_text = {
    .name = "text",
    .doc = "any text with a title; same markup as book.introduction",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_PICTURE,
    .needs = PART_TEXT,
    .picture_size = portrait_size,
    .listed = true,
    .title = TEXT_notes,
    .add = add_pages,
};
