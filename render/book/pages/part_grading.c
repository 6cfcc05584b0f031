/* How the book's puzzles are graded. */
#include "render/book/pages/part.h"
#include "render/book/pages/prose_page.h"
#include "render/book/style/book_words.h"

static const char *title_of(const struct book *b, const struct config_part *item)
{
    return prose_title(b, item, TEXT_grading);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    return prose_add(b, list, item, title_of(b, item), book_text(b, TEXT_grading_text));
}

const struct part_kind part_grading = {
    .name = "grading",
    .doc = "how the puzzles are graded, or your own text",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .title = title_of,
    .add = add_pages,
};
