/* An empty page. */
#include "render/book/pages/part.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    page_list_add(b, list, &page_blank);
    return STATUS_OK;
}

const struct part_kind part_blank = {
    .name = "blank",
    .doc = "an empty page",
    .places = PART_ANYWHERE,
    .add = add_pages,
};
