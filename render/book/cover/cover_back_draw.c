/* The drawing of a cover's back. */
#include <math.h>

#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_tools.h"
#include "render/pictures/ean13.h"

struct box cover_back_plate(const struct cover_back *k)
{
    struct box b = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    const struct box *parts[] = {&k->words, &k->sample, &k->column};
    bool words = width_of(&k->words) > 0;
    for (unsigned i = 0; i < 3; i++) {
        if (width_of(parts[i]) > 0) {
            b = (struct box){fmin(b.left, parts[i]->left), fmin(b.top, parts[i]->top),
                             fmax(b.right, parts[i]->right), fmax(b.bottom, parts[i]->bottom)};
        }
    }
    if (words) {
        b.top = k->measure.top;
    }
    double left = words || width_of(&k->sample) > 0 ? PLATE_PAD : BARCODE_PAD;
    double right = width_of(&k->column) > 0 ? BARCODE_PAD : PLATE_PAD;
    return b.right > b.left
               ? (struct box){b.left - left, b.top - left, b.right + right, b.bottom + BARCODE_PAD}
               : (struct box){0};
}

bool cover_back_takes(const struct cover_back *k, const struct box *place, double space)
{
    const struct box *parts[] = {&k->words, &k->sample, &k->column};
    bool takes = false;
    for (unsigned i = 0; i < 3; i++) {
        const struct box *b = parts[i];
        takes |= width_of(b) > 0 && place->left < b->right + space &&
                 place->right > b->left - space && place->top < b->bottom + space &&
                 place->bottom > b->top - space;
    }
    return takes;
}

static void draw_bullet(const struct cover_scene *s, struct canvas *c, double left, double middle,
                        double size)
{
    double half = 0.28 * size;
    struct box square = {left, middle - half, left + 2 * half, middle + half};
    const double corner[3][2] = {
        {square.left, square.top}, {square.right, middle}, {square.left, square.bottom}};
    switch (look_of(s)->bullet) {
    case BULLET_SQUARE:
        canvas_fill(c, square, s->accent);
        break;
    case BULLET_DISC:
        canvas_circle(c, left + half, middle, half, 0, s->accent);
        break;
    case BULLET_TRIANGLE:
        cover_polygon(c, corner, 3, s->accent);
        break;
    case BULLET_CELL:
        canvas_frame(c, square, 0.12 * size, s->accent);
        break;
    case BULLET_LINE:
        canvas_fill(
            c, (struct box){left, middle - 0.06 * size, left + 0.9 * size, middle + 0.06 * size},
            s->accent);
        break;
    }
}

static void draw_points(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    double y = k->points_top;
    for (size_t i = 0; i < k->point_count; i++) {
        const struct cover_block_fit *point = &k->point[i];
        y += i ? 0.35 * point->size_pt : 0;
        draw_bullet(s, c, k->points_left, y + point->leading * point->size_pt / 2, point->size_pt);
        y = cover_block_draw(s->book, c, point, k->points_left + point_indent(point->size_pt), y);
    }
}

/* On a card with an edge, as a front's. */
static void draw_sample(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct box *card = &k->sample;
    double pad = 0.05 * width_of(card);
    struct box board = {card->left + pad, card->top + pad, card->right - pad, card->bottom - pad};
    struct box edge = {card->left - CARD_EDGE, card->top - CARD_EDGE, card->right + CARD_EDGE,
                       card->bottom + CARD_EDGE};
    canvas_fill(c, edge, s->accent);
    canvas_fill(c, *card, PAINT_WHITE);
    cover_board(s->book, c, k->sample_puzzle, board);
}

static void draw_column(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    struct box box = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    if (logo) {
        canvas_art_in_colour(c, k->logo, logo, s->book->source.profile->min_line_pt);
    }
    if (k->price_pt > 0) {
        struct text_style style = price_style(s, k->price_pt);
        canvas_text(c, box.left, k->price_y, ALIGN_LEFT, &style, cover->price);
    }
    if (cover->barcode == BARCODE_NONE) {
        return;
    }
    canvas_fill(c, box, PAINT_WHITE);
    if (cover->barcode == BARCODE_EAN13) {
        ean13_draw(c, box, s->book->cfg->book.isbn, s->book->faces.sans);
    }
}

void cover_draw_back(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct art *portrait = book_picture(s->book, &cover_of(s)->author_picture);
    double aside = is_centred(s) ? (width_of(&k->measure) - k->text.width_pt) / 2 : 0;
    cover_block_draw(s->book, c, &k->text, k->measure.left + aside, k->text_top);
    draw_points(s, k, c);
    if (width_of(&k->sample) > 0) {
        draw_sample(s, k, c);
    }
    if (portrait) {
        canvas_art_in_colour(c, k->portrait, portrait, s->book->source.profile->min_line_pt);
    }
    cover_block_draw(s->book, c, &k->author, k->author_left, k->author_top);
    draw_column(s, k, c);
}
