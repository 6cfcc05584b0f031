#include "render/book/pages/part_epigraph.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/set_text.h"

static double epigraph_height(const struct book *b, struct canvas *c,
                              const struct config_part *item, double left, double top, double width,
                              bool *failed)
{
    double size = fmax(13, 1.1 * b->type.body);
    struct display_text lines = {b->faces.serif_italic, size,           1.45 * size, true,
                                 b->faces.serif_bold,   b->faces.serif, false};
    double height = put_display_text(c, &lines, item->text, left, top, width, failed);
    if (item->by) {
        double small = fmax(b->type.small, 0.85 * size);
        struct display_text by = {
            .font = b->faces.serif, .size_pt = small, .leading_pt = 1.4 * small};
        height += 0.8 * size;
        height += put_display_text(c, &by, item->by, left, top + height, width, failed);
    }
    return height;
}

static void draw_epigraph(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    bool failed = false;
    double width = block.right - block.left;
    double left = block.left + 0.1 * width;
    double height = epigraph_height(b, NULL, p->item, 0, 0, 0.8 * width, &failed);
    double spare = block.bottom - block.top - height;
    epigraph_height(b, c, p->item, left, block.top + 0.33 * spare, 0.8 * width, &failed);
    canvas_note_failure(c, failed);
}

static const struct page_kind page_epigraph = {
    .name = "epigraph", .draw = draw_epigraph, .frame = FRAME_NONE};

void epigraph_add(struct book *b, struct page_list *list, const struct config_part *item)
{
    page_turn_to_right(b, list);
    page_list_add(b, list, &page_epigraph)->item = item;
}

bool epigraph_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    return !item->text || epigraph_height(b, NULL, item, 0, 0, 0.8 * book_block_width(b), failed) <=
                              book_block_height(b) + 1e-6;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    epigraph_add(b, list, item);
    return STATUS_OK;
}

const struct part_kind part_epigraph = {
    .name = "epigraph",
    .doc = "a quotation on a right page, and who said it",
    .places = PART_ANYWHERE,
    .takes = PART_TEXT | PART_BY,
    .needs = PART_TEXT,
    .add = add_pages,
    .fits = epigraph_fits,
};
