/* Lined pages for notes. */
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

static void draw_notes(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_notes), block);
        block.top += TEXT_HEADING_PT - WRITING_LINE_PITCH_PT;
    }
    draw_writing_lines(c, block);
}

static const struct page_kind page_notes = {
    .name = "notes", .draw = draw_notes, .frame = FRAME_HEAD_AND_FOLIO};

static bool wants_notes(const struct book *b)
{
    return b->cfg->parts.notes_pages > 0;
}

static const char *notes_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_notes);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    unsigned count = item && item->count ? item->count : b->cfg->parts.notes_pages;
    count = count ? count : 1;
    contents_add(b, notes_title(b, item), NULL, list->count);
    for (unsigned i = 0; i < count; i++) {
        struct page *p = page_list_add(b, list, &page_notes);
        p->head = notes_title(b, item);
        p->opens = i == 0;
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
    .title = notes_title,
    .add = add_pages,
};
