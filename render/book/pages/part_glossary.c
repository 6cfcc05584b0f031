/* The glossary. */
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    struct flow_style style = book_flow_style(b, b->type.small);
    const char *title = title_of_part(b, &part_glossary, item);
    struct flow *flow = keep_narrow_flow(b, &style, text_width(b, TEXT_IN_TWO));
    if (flow) {
        flow_add(flow, item->text ? item->text : book_text(b, TEXT_glossary_text));
        b->out_of_memory |= flow->failed;
        const struct text_pages text = {
            .kind = &page_text, .flow = flow, .title = title, .joins = true};
        text_part_add(b, list, &text, item);
    }
    return STATUS_OK;
}

const struct part_kind part_glossary = {
    .name = "glossary",
    .doc = "the terms of sudoku explained, or your own text",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .listed = true,
    .title = TEXT_glossary,
    .add = add_pages,
};
