#include "render/book/pages/picture_page.h"

#include "render/book/book_data.h"
#include "render/book/style/set_text.h"

/* A page with its bleed. */
static void bled_size(const struct book *b, double size[2])
{
    size[0] = b->sheet.width_pt + (b->source.profile->bleed_inside ? 2 : 1) * b->sheet.bleed_pt;
    size[1] = b->sheet.height_pt + 2 * b->sheet.bleed_pt;
}

enum status picture_page_load(struct book *b, const struct config_part *item, struct diag *d)
{
    struct diag_at at;
    double size[2];
    if (!item->bleed) {
        return STATUS_OK;
    }
    bled_size(b, size);
    if (b->sheet.bleed_pt <= 0) {
        d->hint = "set page.bleed to the printer's value, often 0.125 in or 3 mm";
        return diag_usage(d, book_config_at(b->cfg, &item->bleed, &at),
                          "bleed: this page needs bleed, but the book has none");
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
    double inner = b->source.profile->bleed_inside ? b->sheet.bleed_pt : 0;
    bool right_page = page_is_right(page);
    double left = right_page ? inner : b->sheet.bleed_pt;
    double size[2];
    bled_size(b, size);
    canvas_begin_decoration(c);
    book_draw_picture(
        b, c, (struct box){-left, -b->sheet.bleed_pt, size[0] - left, size[1] - b->sheet.bleed_pt},
        book_picture(b, &p->item->picture));
    canvas_end_decoration(c);
}

static double caption_height(const struct book *b, struct canvas *c, const struct config_part *item,
                             struct box block, bool *failed)
{
    double size = b->type.caption;
    struct display_text style = {b->faces.serif_italic, size,           1.35 * size, false,
                                 b->faces.serif_bold,   b->faces.serif, false};
    if (!item->text) {
        return 0;
    }
    double width = block.right - block.left;
    double height = put_display_text(NULL, &style, item->text, 0, 0, width, failed);
    if (c) {
        put_display_text(c, &style, item->text, block.left, block.bottom - height, width, failed);
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

static void draw_picture_page(const struct book *b, struct canvas *c, const struct page *p,
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

void picture_page_size(const struct book *b, const struct config_part *item, double size[2])
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

static const struct page_kind page_picture = {
    .name = "picture", .draw = draw_picture_page, .frame = FRAME_NONE};

void picture_page_add(struct book *b, struct page_list *list, const struct config_part *item)
{
    page_list_add(b, list, &page_picture)->item = item;
}
