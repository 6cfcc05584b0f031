/* The volumes of the series. */
#include "render/book/book_data.h"
#include "render/book/pages/book_list_page.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"

static struct book_list list_of(const struct book *b, const struct config_part *item)
{
    const struct config_series *series = &b->cfg->series;
    return (struct book_list){.title = item->title    ? item->title
                                       : series->name ? series->name
                                                      : book_text(b, TEXT_series),
                              .numbered = true,
                              .volume = series->volume};
}

static void draw_volumes(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    struct book_list list = list_of(b, p->item);
    draw_book_list(b, c, p, block, &list);
}

static bool fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct book_list list = list_of(b, item);
    return book_list_fits(b, item, &list, failed);
}

static const struct page_kind page_volumes = {
    .name = "series", .draw = draw_volumes, .frame = FRAME_NONE, .field = "series.name"};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    page_list_add(b, list, &page_volumes)->item = item;
    return STATUS_OK;
}

const struct part_kind part_series = {
    .name = "series",
    .doc = "the volumes of the series, one a line, numbered, with this one in bold",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT,
    .needs = PART_TEXT,
    .add = add_pages,
    .fits = fits,
};
