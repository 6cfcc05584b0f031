/* The dedication: the book's, or a text given in the list. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/part_epigraph.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* Its lines are the writer's own, as in a poem. */
static void fill_dedication(const struct book *b, double width, struct flow *f)
{
    double size = fmax(13, 1.1 * b->type.body);
    struct flow_style style = centred_style(b->faces.serif_italic, size, 1.45 * size);
    style.plain = false;
    style.cuts_words = true; /* of addresses */
    style.bold = b->faces.serif_bold;
    style.italic = b->faces.serif;
    style.heading = b->faces.serif_bold;
    flow_init(f, &style, 0.8 * width);
    flow_add_lines(f, b->cfg->book.dedication);
}

static void draw_dedication(const struct book *b, struct canvas *c, const struct page *p,
                            struct box block)
{
    (void)p;
    struct flow f;
    double width = block.right - block.left;
    fill_dedication(b, width, &f);
    double spare = block.bottom - block.top - flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left + 0.1 * width, block.top + 0.33 * spare);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static const struct page_kind page_dedication = {
    .name = "dedication", .draw = draw_dedication, .frame = FRAME_NONE, .field = "book.dedication"};

static bool fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct flow f;
    if (item || !b->cfg->book.dedication) {
        return !item || epigraph_fits(b, item, failed);
    }
    fill_dedication(b, book_block_width(b), &f);
    double height = flow_height(&f, 0, f.line_count);
    *failed |= f.failed;
    flow_free(&f);
    return height <= book_block_height(b) + 1e-6;
}

static const char *const *text_of(const struct book *b)
{
    return &b->cfg->book.dedication;
}

static bool wants_dedication(const struct book *b)
{
    return b->cfg->book.dedication != NULL;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    if (item && item->text) {
        epigraph_add(b, list, item);
    } else if (b->cfg->book.dedication) {
        page_turn_to_right(b, list);
        page_list_add(b, list, &page_dedication);
    }
    return STATUS_OK;
}

const struct part_kind part_dedication = {
    .name = "dedication",
    .doc = "book.dedication on a right page, or the text given here",
    .places = PART_FRONT,
    .takes = PART_TEXT,
    .usual = wants_dedication,
    .usual_place = PART_FRONT,
    .add = add_pages,
    .fits = fits,
    .usual_text = text_of,
    .usual_words = "the dedication",
};
