/* A text that thanks. */
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"

static const char *title_of(const struct book *b, const struct config_part *item)
{
    return prose_title(b, item, TEXT_acknowledgements);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    return prose_add(b, list, item, title_of(b, item), "");
}

const struct part_kind part_acknowledgements = {
    .name = "acknowledgements",
    .doc = "thanks to people",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .title = title_of,
    .add = add_pages,
};
