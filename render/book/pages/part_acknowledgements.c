/* A text that thanks. */
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    return prose_add(b, list, item, title_of_part(b, &part_acknowledgements, item), "");
}

const struct part_kind part_acknowledgements = {
    .name = "acknowledgements",
    .doc = "thanks to people",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .listed = true,
    .title = TEXT_acknowledgements,
    .add = add_pages,
};
