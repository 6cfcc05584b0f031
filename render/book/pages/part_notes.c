/* Lined pages for notes. */
#include "render/book/book_data.h"
#include "render/book/openers/notes_page.h"
#include "render/book/pages/part.h"

static bool wants_notes(const struct book *b)
{
    return b->cfg->parts.notes_pages > 0;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    unsigned count = item && item->count ? item->count : b->cfg->parts.notes_pages;
    count = count ? count : 1;
    contents_add(b, title_of_part(b, &part_notes, item), NULL, list->count);
    for (unsigned i = 0; i < count; i++) {
        (void)notes_page_add(b, list, i == 0);
    }
    return STATUS_OK;
}

const struct part_kind part_notes = {
    .name = "notes",
    .doc = "lined pages; their number is count or parts.notes_pages",
    .places = PART_ANYWHERE,
    .takes = PART_COUNT,
    .usual = wants_notes,
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_notes,
    .add = add_pages,
};
