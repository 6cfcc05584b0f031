#include "render/book/openers/notes_page.h"

#include "render/book/book_data.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

static void draw_notes(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        block.top += TEXT_HEADING_PT - WRITING_LINE_PITCH_PT;
    }
    draw_writing_lines(c, block);
}

static const struct page_kind page_notes = {.name = "notes",
                                            .draw = draw_notes,
                                            .frame = FRAME_HEAD_AND_FOLIO,
                                            .field = "parts.notes_pages"};

struct page *notes_page_add(struct book *b, struct page_list *list, bool opens)
{
    struct page *p = page_list_add(b, list, &page_notes);
    p->title = p->head = book_text(b, TEXT_notes);
    p->opens = opens;
    return p;
}
