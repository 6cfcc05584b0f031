/* The puzzle diary. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/table_page.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

static double row_pitch(const struct book *b)
{
    return fmax(WRITING_LINE_PITCH_PT, 1.8 * b->type.caption);
}

static void draw_diary(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    static const struct table_head head = {
        {TEXT_date, TEXT_puzzle, TEXT_time, TEXT_remarks}, {0, 0.2, 0.36, 0.52}, 4};
    if (p->opens) {
        draw_heading(b, c, title_of_part(b, &part_diary, p->item), block);
        block.top += TEXT_HEADING_PT;
    }
    draw_form(b, c, &head, block, row_pitch(b));
}

static const struct page_kind page_diary = {
    .name = "puzzle-diary", .draw = draw_diary, .frame = FRAME_HEAD_AND_FOLIO};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    contents_add(b, title_of_part(b, &part_diary, item), NULL, list->count);
    for (unsigned i = 0; i < (item->count ? item->count : 2); i++) {
        struct page *p = page_list_add(b, list, &page_diary);
        p->item = item;
        p->opens = i == 0;
        p->head = title_of_part(b, &part_diary, item);
    }
    return STATUS_OK;
}

const struct part_kind part_diary = {
    .name = "puzzle-diary",
    .doc = "lines for date, puzzle, time and remarks, on two pages or the number in count",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_COUNT,
    .listed = true,
    .title = TEXT_diary,
    .add = add_pages,
};
