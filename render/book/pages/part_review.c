/* A page that asks for a review, with a code that leads to where it can be written. */
#include <math.h>
#include <string.h>

#include "render/art/art.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"
#include "render/pictures/qr.h"

enum { STARS = 5 };

/* Drawn, as few faces have one. */
static void draw_star(const struct book *b, struct canvas *c, double x, double y, double radius)
{
    enum { POINTS = 5, CORNERS = 2 * POINTS };
    uint8_t verb[CORNERS + 1] = {ART_MOVE};
    double point[CORNERS][2];
    for (int i = 0; i < CORNERS; i++) {
        const double reach = i % 2 ? 0.42 * radius : radius;
        verb[i] = i ? ART_LINE : ART_MOVE;
        point[i][0] = radius + reach * sin(i * M_PI / POINTS);
        point[i][1] = radius - reach * cos(i * M_PI / POINTS);
    }
    verb[CORNERS] = ART_CLOSE;
    struct art_path path = {.verb = verb,
                            .verb_count = CORNERS + 1,
                            .point = point,
                            .point_count = CORNERS,
                            .fill = 0,
                            .stroke = -1};
    const struct art star = {
        .width = 2 * radius, .height = 2 * radius, .path = &path, .path_count = 1};
    struct box box = {x - radius, y - radius, x + radius, y + radius};
    canvas_art_inked(c, box, &star, 0, book_ink(b, INKED_HEADINGS));
}

/* Five stars, as readers give them. */
static double put_stars(const struct book *b, struct canvas *c, struct box block)
{
    const double size = fmin(28, 0.08 * (block.right - block.left));
    const double pitch = 1.4 * size;
    if (c) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        for (int i = 0; i < STARS; i++) {
            const double middle = (block.left + block.right) / 2;
            const double first =
                book_from_left(b) ? block.left + size / 2 : middle - (STARS - 1) / 2.0 * pitch;
            const double x = first + i * pitch;
            draw_star(b, c, x, block.top + size / 2, size / 2);
        }
        canvas_untag(c);
    }
    return 1.9 * size;
}

/* Stars, title and words in the upper part, the code in the middle, its address below it. */
static double put_words(const struct book *b, struct canvas *c, const struct config_part *item,
                        struct box block, bool *failed)
{
    const char *title = item->title ? item->title : book_text(b, TEXT_review);
    const char *text = item->text ? item->text : book_text(b, TEXT_review_text);
    const bool left = book_from_left(b);
    const double width = block.right - block.left;
    double y = block.top + put_stars(b, c, block);
    if (title[0]) {
        double size = fmin(34, 0.075 * width);
        struct display_text style = {
            .font = b->faces.heading, .size_pt = size, .leading_pt = 1.2 * size, .from_left = left};
        if (c) {
            canvas_tag(c, CANVAS_HEADING_2, NULL, NULL);
        }
        y += put_display_text(c, &style, title, block.left, y, width, failed) + 0.8 * size;
        if (c) {
            canvas_untag(c);
        }
    }
    if (text[0]) {
        struct display_text style = {b->faces.serif,
                                     1.15 * b->type.body,
                                     1.65 * b->type.body,
                                     true,
                                     b->faces.serif_bold,
                                     b->faces.serif_italic,
                                     left};
        const double indent = left ? 0 : 0.08 * width;
        y += put_display_text(c, &style, text, block.left + indent, y, 0.84 * width, failed);
    }
    return y - block.top + 2 * b->type.body;
}

static double address_room(const struct book *b)
{
    return 2.2 * b->type.caption;
}

/* The code's module, so that it is as wide as a quarter of the block; 0: the least. */
static double module_of(const struct book *b, const char *link)
{
    const double pixel = 100;
    double modules = qr_side_on(link, pixel) / pixel;
    double least = qr_side_pt(link);
    double wanted = 0.27 * book_block_width(b);
    return modules > 0 && wanted > least ? wanted / modules : 0;
}

/* Where the words and the code with its address stand: one over the other, or on pages wider than
 * high side by side. */
struct review {
    struct box words, code;
    double side, module; /* of the code */
    bool fits;
};

static struct review lay_out(const struct book *b, const struct config_part *item, struct box block,
                             bool *failed)
{
    const double part = 0.6; /* of the width, of words next to the code */
    const double above = b->cfg->style.friends ? 0.1 : 0.34; /* for a picture below */
    const double width = block.right - block.left;
    const double height = block.bottom - block.top;
    const bool beside = block_is_wide(block);
    struct review r = {.words = block, .code = block, .module = module_of(b, item->link)};
    r.side = qr_side_on(item->link, r.module);
    *failed |= r.side <= 0;
    r.words.right -= beside ? (1 - part) * width : 0;
    const double words = put_words(b, NULL, item, r.words, failed);
    const double code = r.side + address_room(b);
    const double spare = height - (beside ? fmax(words, code) : words + code);
    r.fits = spare >= -1e-6 && r.side <= width + 1e-6;
    if (beside) {
        r.words.top += fmax(0, height - words) / 2;
        r.code.left = r.words.right;
        r.code.top += fmax(0, height - code) / 2;
    } else {
        r.words.top += above * fmax(0, spare);
        r.code.top = r.words.top + words;
    }
    return r;
}

static bool review_fits(const struct book *b, const struct config_part *item, bool *failed)
{
    struct box block = {0, 0, book_block_width(b), book_block_height(b)};
    return lay_out(b, item, block, failed).fits;
}

static void draw_review(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    const struct config_part *item = p->item;
    bool failed = false;
    const struct review r = lay_out(b, item, block, &failed);
    put_words(b, c, item, r.words, &failed);
    const bool from_left = book_from_left(b);
    const double middle = (r.code.left + r.code.right) / 2;
    double top = r.code.top;
    double left = from_left ? r.code.left : middle - r.side / 2;
    if (r.module > 0) { /* where it comes to stand */
        left = (from_left ? ceil(left / r.module) : round(left / r.module)) * r.module;
        top = round(top / r.module) * r.module;
    }
    struct box box = {left, top, left + r.side, top + r.side};
    canvas_tag(c, CANVAS_FIGURE, book_text(b, TEXT_code_words), &box);
    failed |= !qr_draw_on(c, left, top, item->link, r.module);
    canvas_untag(c);
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    draw_fitted(b, c, from_left ? r.code.left : middle, top + r.side + 1.2 * style.size_pt,
                from_left ? ALIGN_LEFT : ALIGN_CENTRE, style, r.code.right - r.code.left,
                item->link);
    if (b->cfg->style.friends && !block_is_wide(block)) {
        block.top = top + r.side + address_room(b);
        draw_tail_piece(b, c, p, block);
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_review = {
    .name = "review", .draw = draw_review, .frame = FRAME_HEAD_AND_FOLIO};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    struct diag_at at;
    if (strlen(item->link) > MAX_QR_CHARACTERS) {
        return diag_usage(d, book_config_at(b->cfg, &item->link, &at),
                          "link: too long for a code; it may have %d characters",
                          MAX_QR_CHARACTERS);
    }
    page_list_add(b, list, &page_review)->item = item;
    return STATUS_OK;
}

const struct part_kind part_review = {
    .name = "review",
    .doc =
        "a page that asks for a review, with a QR code of the link; title and text replace Nonet's "
        "words",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_TEXT | PART_LINK,
    .needs = PART_LINK,
    .add = add_pages,
    .fits = review_fits,
};
