/* The drawing of a cover's back. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/cover/cover_tools.h"
#include "render/pictures/ean13.h"

enum { PARTS = 5 };

struct box cover_back_plate(const struct cover_back *k)
{
    struct box b = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    const struct box *parts[PARTS] = {&k->column, &k->words, &k->sample, &k->facts, &k->points};
    bool any = false; /* but the column, which has its own edge */
    for (int i = 0; i < PARTS; i++) {
        if (width_of(parts[i]) > 0) {
            b = (struct box){fmin(b.left, parts[i]->left), fmin(b.top, parts[i]->top),
                             fmax(b.right, parts[i]->right), fmax(b.bottom, parts[i]->bottom)};
            any |= i > 0;
        }
    }
    b.top = width_of(&k->words) > 0 ? k->measure.top : b.top;
    const double left = any ? PLATE_PAD : BARCODE_PAD;
    const double right = width_of(&k->column) > 0 ? BARCODE_PAD : PLATE_PAD;
    return b.right > b.left
               ? (struct box){b.left - left, b.top - left, b.right + right, b.bottom + BARCODE_PAD}
               : (struct box){0};
}

bool cover_back_takes(const struct cover_back *k, const struct box *place, double space)
{
    const struct box *parts[PARTS] = {&k->column, &k->words, &k->sample, &k->facts, &k->points};
    bool takes = false;
    for (unsigned i = 0; i < PARTS; i++) {
        const struct box *b = parts[i];
        takes |= width_of(b) > 0 && place->left < b->right + space &&
                 place->right > b->left - space && place->top < b->bottom + space &&
                 place->bottom > b->top - space;
    }
    return takes;
}

static void draw_bullet(const struct cover_scene *s, struct canvas *c, double left, double middle,
                        double size, struct paint p)
{
    double half = 0.28 * size;
    struct box square = {left, middle - half, left + 2 * half, middle + half};
    const double corner[3][2] = {
        {square.left, square.top}, {square.right, middle}, {square.left, square.bottom}};
    switch (look_of(s)->bullet) {
    case BULLET_SQUARE:
        canvas_fill(c, square, p);
        break;
    case BULLET_DISC:
        canvas_circle(c, left + half, middle, half, 0, p);
        break;
    case BULLET_TRIANGLE:
        cover_polygon(c, corner, 3, p);
        break;
    case BULLET_CELL:
        canvas_frame(c, square, 0.12 * size, p);
        break;
    case BULLET_LINE:
        canvas_fill(
            c, (struct box){left, middle - 0.06 * size, left + 0.9 * size, middle + 0.06 * size},
            p);
        break;
    }
}

static void draw_points(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    double y = k->points_top;
    for (size_t i = 0; i < k->point_count; i++) {
        struct cover_block_fit point = k->point[i];
        point.paint = cover_back_ink(k, &k->points, false);
        y += i ? POINTS_APART * point.size_pt : 0;
        draw_bullet(s, c, k->points_left, y + point.leading * point.size_pt / 2, point.size_pt,
                    cover_back_ink(k, &k->points, true));
        y = cover_block_draw(s->book, c, &point, k->points_left + point_indent(point.size_pt), y);
    }
}

/* What is read on the motif has a plate of the ground under it, or a white one as round as the
 * sample's card. */
static void draw_plates(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct box *parts[2] = {&k->column, &k->facts};
    enum { ROUND_PT = 7 };
    struct box plate[2];
    const double pad = plate_pad(s);
    if (!look_of(s)->on_motif) {
        return;
    }
    for (unsigned i = 0; i < 2; i++) {
        const struct box *b = parts[i];
        plate[i] = (struct box){b->left - pad, b->top - pad, b->right + pad, b->bottom + pad};
    }
    /* One over the other, they are one. */
    if (width_of(&k->column) > 0 && k->facts.bottom <= k->column.top) {
        plate[0].top = fmin(plate[0].top, width_of(&k->facts) > 0 ? plate[1].top : INFINITY);
        plate[0].left = fmin(plate[0].left, width_of(&k->facts) > 0 ? plate[1].left : INFINITY);
        plate[1] = (struct box){0};
    }
    canvas_begin_decoration(c);
    for (unsigned i = 0; i < 2; i++) {
        if (width_of(parts[i]) > 0 && width_of(&plate[i]) > 0) {
            look_of(s)->card == CARD_ROUND ? cover_tile(c, plate[i], ROUND_PT, PAINT_WHITE)
                                           : canvas_fill(c, plate[i], s->ground);
        }
    }
    canvas_end_decoration(c);
}

/* What the column stands on. */
static struct paint column_ground(const struct cover_scene *s, const struct cover_back *k)
{
    const struct cover_back_look *look = look_of(s);
    const bool white = look->on_motif && look->card == CARD_ROUND;
    return width_of(&k->strip) > 0              ? k->strip_ground
           : white                              ? PAINT_WHITE
           : look->on_accent && !look->on_motif ? s->accent
                                                : s->ground;
}

/* Publisher and price stand in the head of the barcode's box, which so is seen on white too. */
static void draw_column_frame(const struct cover_scene *s, const struct cover_back *k,
                              const struct box *barcode, struct canvas *c)
{
    const double line = 0.75;
    const struct box all = {barcode->left - line, k->imprint_top - line, barcode->right + line,
                            barcode->bottom + line};
    const struct box head = {barcode->left, k->imprint_top, barcode->right, barcode->top - line};
    canvas_begin_decoration(c);
    canvas_fill(c, all, cover_back_ink(k, &k->column, false));
    if (head.bottom > head.top) {
        canvas_fill(c, head, column_ground(s, k));
    }
    canvas_end_decoration(c);
}

static void draw_column(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    const struct paint ink = cover_back_ink(k, &k->column, false);
    struct box box = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    if (k->column_framed) {
        draw_column_frame(s, k, &box, c);
    }
    if (logo) {
        canvas_art_in_colour(c, k->logo, logo, s->book->source.profile->min_line_pt);
    }
    if (k->imprint_pt > 0) {
        struct text_style style = {.font = s->text_font, .size_pt = k->imprint_pt, .paint = ink};
        canvas_text(c, k->imprint_left, k->imprint_y, ALIGN_LEFT, &style,
                    s->book->cfg->book.publisher);
    }
    if (k->price_pt > 0) {
        struct text_style style = {.font = s->strong_font, .size_pt = k->price_pt, .paint = ink};
        const double right = k->column.left + k->column.right - k->imprint_left;
        canvas_text(c, k->price_right ? right : k->imprint_left, k->price_y,
                    k->price_right ? ALIGN_RIGHT : ALIGN_LEFT, &style, cover->price);
    }
    if (cover->barcode == BARCODE_NONE) {
        return;
    }
    canvas_fill(c, box, PAINT_WHITE);
    if (cover->barcode == BARCODE_EAN13) {
        ean13_draw(c, box, s->book->cfg->book.isbn, s->book->faces.sans);
    }
}

static double aside_of(const struct cover_scene *s, const struct cover_back *k,
                       const struct cover_block_fit *t)
{
    return k->measure.left + (is_centred(s) ? (width_of(&k->measure) - t->width_pt) / 2 : 0);
}

static void draw_rule(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const double width = 0.22 * width_of(&k->measure);
    const double left =
        is_centred(s) ? (k->measure.left + k->measure.right - width) / 2 : k->measure.left;
    if (k->headline.text && k->rule_y > 0) {
        canvas_fill(c, (struct box){left, k->rule_y, left + width, k->rule_y + 2.5}, k->accent);
    }
}

void cover_draw_back(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct art *portrait = book_picture(s->book, &cover_of(s)->author_picture);
    canvas_begin_decoration(c);
    if (width_of(&k->strip) > 0) {
        canvas_fill(c, k->strip, k->strip_ground);
    }
    canvas_end_decoration(c);
    cover_block_draw(s->book, c, &k->headline, aside_of(s, k, &k->headline), k->headline_top);
    draw_rule(s, k, c);
    cover_block_draw(s->book, c, &k->text, aside_of(s, k, &k->text), k->text_top);
    draw_points(s, k, c);
    draw_plates(s, k, c);
    if (width_of(&k->sample) > 0) {
        cover_draw_sample(s, k, c);
    }
    if (width_of(&k->facts) > 0) {
        cover_draw_facts(s, k, c);
    }
    if (portrait) {
        canvas_art_in_colour(c, k->portrait, portrait, s->book->source.profile->min_line_pt);
    }
    cover_block_draw(s->book, c, &k->author, k->author_left, k->author_top);
    draw_column(s, k, c);
}
