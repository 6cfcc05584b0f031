/* An empty page. */
#include "render/book/book_data.h"
#include "render/book/pages/part.h"

/* No page where the list already ends with as many blank ones as the profile allows together, such
 * as the back of a coupon. */
static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    if (page_list_blank_at_end(list) < b->source.profile->max_blank_inside) {
        page_list_add(b, list, &page_blank);
    }
    return STATUS_OK;
}

const struct part_kind part_blank = {
    .name = "blank",
    .doc = "an empty page",
    .places = PART_ANYWHERE,
    .add = add_pages,
};
