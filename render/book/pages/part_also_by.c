/* Other books of the author. */
#include "render/book/book_data.h"
#include "render/book/pages/book_list_page.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"

static void fill_title(const struct book *b, const struct config_part *item, struct text *out)
{
    if (item->title) {
        text_puts(out, item->title);
    } else {
        const char *values[] = {b->cfg->book.author ? b->cfg->book.author : b->cfg->book.publisher};
        values[0] = values[0] ? values[0] : "";
        translation_fill(out, book_text(b, TEXT_also_by), values, 1);
    }
}

static void draw_other_books(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    struct text title = {0};
    fill_title(b, p->item, &title);
    draw_book_list(b, c, p, block, &(struct book_list){.title = title.data ? title.data : ""});
    canvas_note_failure(c, title.failed);
    text_free(&title);
}

static bool fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct text title = {0};
    fill_title(b, item, &title);
    const struct book_list list = {.title = title.data ? title.data : ""};
    bool fits = book_list_fits(b, item, &list, failed);
    *failed |= title.failed;
    text_free(&title);
    return fits;
}

static const struct page_kind page_other_books = {
    .name = "also-by", .draw = draw_other_books, .frame = FRAME_NONE};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_list_add(b, list, &page_other_books)->item = item;
    return STATUS_OK;
}

const struct part_kind part_also_by = {
    .name = "also-by",
    .doc = "other books by the author, one a line",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .add = add_pages,
    .fits = fits,
};
