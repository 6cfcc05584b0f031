/* Parts of a few lines or a picture, mostly before the puzzles: half title, epigraph, frontispiece,
 * pictures, and blank pages. */
#include <math.h>

#include "render/book/plan/book_parts.h"

static struct page *add_item_page(struct book *b, struct page_list *list, enum page_kind kind,
                                  const struct config_part *item)
{
    struct page *p = book_add_page(b, list, kind);
    p->item = item;
    return p;
}

/* ---- half title: the title alone, on the book's first leaf ---- */

static const char *half_title_text(const struct book *b, const struct config_part *item)
{
    return item->title ? item->title : b->cfg->book.title;
}

void draw_half_title(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double size = fmin(24, 0.06 * width);
    bool failed = false;
    struct part_lines style = {b->serif, size, 1.3 * size, false};
    part_lines(b, c, &style, half_title_text(b, p->item), block.left + 0.1 * width,
               block.top + 0.24 * height, 0.8 * width, &failed);
}

static void add_half_title(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_turn_to_right_page(b, list);
    add_item_page(b, list, PAGE_HALF_TITLE, item);
}

const struct part_kind part_half_title = {
    .name = "half-title",
    .doc = "the title alone, on a right page",
    .places = PART_FRONT,
    .takes = PART_TITLE,
    .add = add_half_title,
};

/* ---- epigraph: lines as the writer set them, and who wrote them ---- */

static double epigraph_height(const struct book *b, struct canvas *c,
                              const struct config_part *item, double left, double top, double width,
                              bool *failed)
{
    double size = fmax(13, 1.1 * b->type.body);
    struct part_lines lines = {b->serif_italic, size, 1.45 * size, true};
    double height = part_lines(b, c, &lines, item->text, left, top, width, failed);
    if (item->by) {
        double small = fmax(b->type.small, 0.85 * size);
        struct part_lines by = {b->serif, small, 1.4 * small, false};
        height += 0.8 * size;
        height += part_lines(b, c, &by, item->by, left, top + height, width, failed);
    }
    return height;
}

void draw_epigraph(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    bool failed = false;
    double width = block.right - block.left;
    double left = block.left + 0.1 * width;
    double height = epigraph_height(b, NULL, p->item, 0, 0, 0.8 * width, &failed);
    double spare = block.bottom - block.top - height;
    epigraph_height(b, c, p->item, left, block.top + 0.33 * spare, 0.8 * width, &failed);
    canvas_note_failure(c, failed);
}

void part_add_epigraph(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_turn_to_right_page(b, list);
    add_item_page(b, list, PAGE_EPIGRAPH, item);
}

bool part_epigraph_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    return !item->text || epigraph_height(b, NULL, item, 0, 0, 0.8 * book_block_width(b), failed) <=
                              book_block_height(b) + 1e-6;
}

const struct part_kind part_epigraph = {
    .name = "epigraph",
    .doc = "a quotation on a right page, its lines as they are written, and whose it is",
    .places = PART_ANYWHERE,
    .takes = PART_TEXT | PART_BY,
    .needs = PART_TEXT,
    .add = part_add_epigraph,
    .fits = part_epigraph_fits,
};

/* ---- pictures ---- */

/* A page with its bleed. */
static void bled_size(const struct book *b, double size[2])
{
    size[0] = b->width_pt + (b->source.profile->bleed_inside ? 2 : 1) * b->bleed_pt;
    size[1] = b->height_pt + 2 * b->bleed_pt;
}

enum status part_cut_picture(struct book *b, const struct config_part *item, struct diag *d)
{
    struct diag_at at;
    double size[2];
    bled_size(b, size);
    if (b->bleed_pt <= 0) {
        d->hint = "set page.bleed to what the printer asks for, often 0.125 in or 3 mm";
        return diag_usage(d, book_config_at(b->cfg, &item->bleed, &at),
                          "bleed: the book's pages have none");
    }
    const struct art *whole = book_picture(b, &item->picture);
    if (!whole || !(whole->image.gray || whole->image.cmyk)) {
        return diag_usage(d, book_config_at(b->cfg, &item->bleed, &at),
                          "bleed: only a PNG or a JPEG can fill a page");
    }
    struct art *cut = art_cut(whole, size[0] / size[1], NULL, NULL);
    if (!cut) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    book_replace_picture(b, &item->picture, cut);
    return STATUS_OK;
}

/* Over all edges that are cut; the rules of margins are for what is read. */
static void draw_bled_picture(const struct book *b, struct canvas *c, const struct page *p)
{
    size_t page = (size_t)(p - b->part[p->part].page);
    double inner = b->source.profile->bleed_inside ? b->bleed_pt : 0;
    bool right_page = page % 2 == 0;
    double left = right_page ? inner : b->bleed_pt;
    double size[2];
    bled_size(b, size);
    canvas_begin_decoration(c);
    book_draw_picture(b, c,
                      (struct box){-left, -b->bleed_pt, size[0] - left, size[1] - b->bleed_pt},
                      book_picture(b, &p->item->picture));
    canvas_end_decoration(c);
}

static double caption_height(const struct book *b, struct canvas *c, const struct config_part *item,
                             struct box block, bool *failed)
{
    double size = b->type.caption;
    struct part_lines style = {b->serif_italic, size, 1.35 * size, false};
    if (!item->text) {
        return 0;
    }
    double width = block.right - block.left;
    double height = part_lines(b, NULL, &style, item->text, 0, 0, width, failed);
    if (c) {
        part_lines(b, c, &style, item->text, block.left, block.bottom - height, width, failed);
    }
    return height + 8;
}

static struct box picture_room(const struct book *b, const struct config_part *item,
                               struct box block)
{
    bool failed = false;
    block.bottom -= caption_height(b, NULL, item, block, &failed);
    return block;
}

void draw_picture_page(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    bool failed = false;
    if (p->item->bleed) {
        draw_bled_picture(b, c, p);
        return;
    }
    caption_height(b, c, p->item, block, &failed);
    canvas_note_failure(c, failed);
    book_draw_picture(b, c, picture_room(b, p->item, block), book_picture(b, &p->item->picture));
}

static void picture_size(const struct book *b, const struct config_part *item, double size[2])
{
    struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    if (item->bleed) {
        bled_size(b, size);
        return;
    }
    block = picture_room(b, item, block);
    size[0] = block.right;
    size[1] = block.bottom;
}

static const char *own_title(const struct book *b, const struct config_part *item)
{
    (void)b;
    return item->title;
}

static void add_picture(struct book *b, struct page_list *list, const struct config_part *item)
{
    if (item->title) {
        book_add_entry(b, item->title, NULL, list->count);
    }
    add_item_page(b, list, PAGE_PICTURE, item);
}

static void add_frontispiece(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_turn_to_left_page(b, list);
    add_item_page(b, list, PAGE_PICTURE, item);
}

const struct part_kind part_frontispiece = {
    .name = "frontispiece",
    .doc =
        "a picture on a left page, as large as the page lets it be, and a line under it (not where "
        "it bleeds)",
    .places = PART_FRONT,
    .takes = PART_PICTURE | PART_TEXT | PART_BLEED,
    .needs = PART_PICTURE,
    .add = add_frontispiece,
    .picture_size = picture_size,
};

const struct part_kind part_picture = {
    .name = "picture",
    .doc = "the same on the next page, whichever it is; with a title it stands in the contents",
    .places = PART_ANYWHERE,
    .takes = PART_PICTURE | PART_TEXT | PART_TITLE | PART_BLEED,
    .needs = PART_PICTURE,
    .title = own_title,
    .add = add_picture,
    .picture_size = picture_size,
};

static void add_blank(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    book_add_page(b, list, PAGE_BLANK);
}

const struct part_kind part_blank = {
    .name = "blank",
    .doc = "an empty page",
    .places = PART_ANYWHERE,
    .add = add_blank,
};
