#include "render/book/cover/cover_back.h"

#include <math.h>
#include <string.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/cover/ean13.h"

#define TEXT_LEADING 1.44
#define COMPACT_HEAD 0.15
#define USUAL_MARGIN 0.06 /* over what is safe, in parts of the width */
/* Between the words and what stands at the foot; between logo, price and barcode. */
enum { FOOT_GAP = 15, BESIDE_BARCODE = 12, PRICE_PT = 12, NOTCH_PT = 9 };

struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back)
{
    double inset = rules->barcode_inset_pt + 9;
    return (struct box){back->right - inset - rules->barcode_width_pt,
                        back->bottom - inset - rules->barcode_height_pt, back->right - inset,
                        back->bottom - inset};
}

static const struct config_cover *cover_of(const struct cover_scene *s)
{
    return &s->book->cfg->cover;
}

/* A long text alone is set as a book's; a few words, or a text among other things, as a poster's.
 */
static double max_size(const struct cover_scene *s)
{
    enum { FEW_CHARACTERS = 240 };
    const struct config_cover *cover = cover_of(s);
    bool alone = !cover->points.count && !cover->sample_puzzle && !cover->author_text;
    bool few = alone && cover->back_text && strlen(cover->back_text) < FEW_CHARACTERS;
    double most = few ? fmin(19, 0.042 * s->width) : fmin(17.5, 0.039 * s->width);
    return cover->back_size_pt > 0 ? cover->back_size_pt : alone && !few ? 12.5 : fmax(12.5, most);
}

static double gap_of(const struct cover_scene *s)
{
    return 0.028 * s->height;
}

static const struct cover_back_look *look_of(const struct cover_scene *s)
{
    return &s->design->back;
}

/* From the words to the edge of their plate. */
static double plate_pad(const struct cover_scene *s)
{
    return USUAL_MARGIN * s->width;
}

static void place_back(const struct cover_scene *s, struct cover_back *k)
{
    const double usual_head = 0.12;
    const struct config_cover *cover = cover_of(s);
    const struct cover_back_look *look = look_of(s);
    const struct box *back = &s->g.back;
    double inner = s->safe_pt + USUAL_MARGIN * s->width;
    double outer = look->outer > 0 ? s->safe_pt + look->outer * s->width : inner;
    struct box barcode = cover_barcode_box(s->book->source.profile->cover, back);
    bool strip = cover->barcode != BARCODE_NONE || cover->logo || cover->price;
    double foot = strip ? barcode.top - FOOT_GAP : back->bottom - s->safe_pt;
    foot -= look->plate ? plate_pad(s) : 0;
    foot -= look->notched ? NOTCH_PT : 0;
    double part = look->head > 0 ? look->head : usual_head;
    double head = back->top + (k->compact ? fmin(COMPACT_HEAD, part) : part) * s->height;
    k->measure = (struct box){back->left + outer, head, back->right - inner, foot};
    double right =
        cover->barcode == BARCODE_NONE ? back->right - inner : barcode.left - BESIDE_BARCODE;
    right -= look->notched && cover->barcode != BARCODE_NONE ? NOTCH_PT : 0;
    k->strip = (struct box){k->measure.left, barcode.top, right, barcode.bottom};
}

static struct text_style price_style(const struct cover_scene *s)
{
    return (struct text_style){.font = s->book->faces.sans, .size_pt = PRICE_PT, .paint = s->ink};
}

static double price_width(const struct cover_scene *s)
{
    struct text_style style = price_style(s);
    return cover_of(s)->price ? text_width_pt(&style, cover_of(s)->price) : 0;
}

static double min_size(const struct cover_scene *s)
{
    const double asked = cover_of(s)->back_size_pt;
    return asked > 0 ? asked : fmax(9, s->book->source.profile->min_text_pt);
}

/* The author's lines are a little smaller, but not under the least. */
static double author_size(const struct cover_scene *s, double size)
{
    return fmax(0.92 * size, min_size(s));
}

static struct cover_block_fit block_of(const struct cover_scene *s, const char *text,
                                       const void *field, const char *name)
{
    return (struct cover_block_fit){.font = s->book->faces.serif,
                                    .text = text,
                                    .field = field,
                                    .name = name,
                                    .max_pt = max_size(s),
                                    .min_pt = min_size(s),
                                    .leading = TEXT_LEADING,
                                    .centre = look_of(s)->align == ALIGN_CENTRE,
                                    .markup = true,
                                    .paint = s->ink};
}

/* ---- places ---- */

/* A layout in progress: the parts of the back placed so far at one size of type, from the top down.
 */
struct back_layout {
    const struct cover_scene *s;
    struct cover_back *k;
    double size, part; /* of the type; how much smaller than the most, at most 1 */
    double grow;       /* of the sample, where there is room for more than its usual size */
    double more;       /* between text, sample and author, over the usual gap */
    double y;
    unsigned gaps;
    bool too_wide; /* a word has no room in its column */
};

static double width_of(const struct box *b)
{
    return b->right - b->left;
}

static double height_of(const struct box *b)
{
    return b->bottom - b->top;
}

static double point_indent(double size)
{
    return 1.5 * size;
}

static double block_in(struct back_layout *l, struct cover_block_fit *t, double width, double size)
{
    t->width_pt = width;
    t->size_pt = size;
    l->too_wide |= cover_block_widest_word_em(t) * size > width;
    return cover_block_height(l->s->book, t, size);
}

/* Below what is there already, so much more apart. */
static void keep_apart(struct back_layout *l, double more)
{
    if (l->y > l->k->measure.top) {
        double gap = gap_of(l->s) + more;
        l->k->split = l->k->split > 0 || more <= 0 ? l->k->split : l->y + gap / 2;
        l->y += gap;
    }
}

/* From the given edge; returns their height. Centred, they stand in the middle as a group. */
static double lay_points(struct back_layout *l, double left, double width)
{
    struct cover_back *k = l->k;
    double indent = point_indent(l->size);
    double height = 0;
    double widest = 0;
    for (size_t i = 0; i < k->point_count; i++) {
        height += (i ? 0.35 * l->size : 0) + block_in(l, &k->point[i], width - indent, l->size);
        double line = font_width_em(k->point[i].font, k->point[i].text) * l->size;
        widest = fmax(widest, fmin(line, width - indent));
    }
    bool centre = look_of(l->s)->align == ALIGN_CENTRE;
    k->points_left = left + (centre ? (width - indent - widest) / 2 : 0);
    k->points_top = l->y;
    return height;
}

/* Places the portrait in the corner, and the words next to it or, in a narrow column, below. */
static double lay_author(struct back_layout *l, double left, double width, bool below)
{
    struct cover_back *k = l->k;
    const struct art *portrait = book_picture(l->s->book, &cover_of(l->s)->author_picture);
    double measure = width_of(&k->measure) * l->part;
    double smaller = cover_of(l->s)->sample_puzzle && !below ? 0.75 : 1;
    double taken = 0;
    double height = 0;
    if (portrait) {
        double fit =
            smaller * fmin(0.24 * measure / portrait->width, 0.3 * measure / portrait->height);
        k->portrait =
            (struct box){left, l->y, left + fit * portrait->width, l->y + fit * portrait->height};
        height = height_of(&k->portrait);
        taken = below ? 0 : width_of(&k->portrait) + 0.04 * width_of(&k->measure);
    }
    bool centre = look_of(l->s)->align == ALIGN_CENTRE;
    if (centre && portrait && k->author.text) {
        double line = font_width_em(k->author.font, k->author.text) * author_size(l->s, l->size);
        double room = fmax(0, width - taken - line) / 2;
        k->portrait.left += room;
        k->portrait.right += room;
        taken += room;
    }
    k->author_left = left + taken;
    k->author_top = l->y + (portrait && below ? height + 0.6 * l->size : 0);
    k->author.centre = centre && !portrait;
    if (k->author.text) {
        double words = block_in(l, &k->author, width - taken, author_size(l->s, l->size));
        height = fmax(height, k->author_top - l->y + words);
    }
    return height;
}

/* They stand there too where no author would. */
static bool has_points_beside(const struct back_layout *l)
{
    const struct config_cover *cover = cover_of(l->s);
    const struct cover_back_look *look = look_of(l->s);
    bool author = cover->author_text || cover->author_picture;
    bool middle = look->sample == SAMPLE_MIDDLE && !l->k->compact;
    return cover->sample_puzzle && cover->points.count && !middle &&
           ((look->points_beside && !l->k->compact) || !author);
}

/* Returns what is next to the sample. */
static enum { NOTHING_BESIDE, POINTS_BESIDE, AUTHOR_BESIDE } lay_sample(struct back_layout *l)
{
    struct cover_back *k = l->k;
    const struct cover_back_look *look = look_of(l->s);
    double width = width_of(&k->measure);
    enum back_sample where =
        k->compact && look->sample == SAMPLE_MIDDLE ? SAMPLE_LEFT : look->sample;
    double side = (where == SAMPLE_MIDDLE ? 0.5 : 0.46) * width * l->part * l->grow;
    side = fmin(side, 0.36 * l->s->height * l->part * l->grow);
    double column = width - side - 0.06 * width;
    double left = where == SAMPLE_LEFT    ? k->measure.left
                  : where == SAMPLE_RIGHT ? k->measure.right - side
                                          : k->measure.left + (width - side) / 2;
    double beside = where == SAMPLE_LEFT ? k->measure.right - column : k->measure.left;
    k->sample = (struct box){left, l->y, left + side, l->y + side};
    double height = side;
    if (where == SAMPLE_MIDDLE) {
        l->y += height;
        return NOTHING_BESIDE;
    }
    if (has_points_beside(l)) {
        double points = lay_points(l, beside, column);
        k->points_top += fmax(0, (side - points) / 2);
        l->y += fmax(height, points);
        return POINTS_BESIDE;
    }
    l->y += fmax(height, lay_author(l, beside, column, true));
    return AUTHOR_BESIDE;
}

/* Returns the height. */
static double lay_out_back(struct back_layout *l)
{
    struct cover_back *k = l->k;
    const struct config_cover *cover = cover_of(l->s);
    bool points_beside = has_points_beside(l);
    bool author_laid = false;
    l->y = k->measure.top;
    l->gaps = 0;
    k->split = 0;
    k->text_top = l->y;
    l->y += k->text.text ? block_in(l, &k->text, width_of(&k->measure), l->size) : 0;
    if (k->point_count && !points_beside) {
        keep_apart(l, 0);
        l->y += lay_points(l, k->measure.left, width_of(&k->measure));
    }
    if (cover->sample_puzzle) {
        l->gaps += l->y > k->measure.top;
        keep_apart(l, l->more);
        author_laid = lay_sample(l) == AUTHOR_BESIDE;
    }
    if (!author_laid && (k->author.text || cover->author_picture)) {
        l->gaps += l->y > k->measure.top;
        keep_apart(l, l->more);
        l->y += lay_author(l, k->measure.left, width_of(&k->measure), false);
    }
    k->bottom = l->y;
    return l->y - k->measure.top;
}

/* The largest type at which all has room; 0: there is none. */
static double largest_size(struct back_layout *l, bool compact)
{
    double least = min_size(l->s);
    double most = max_size(l->s);
    l->k->compact = compact;
    place_back(l->s, l->k);
    l->more = 0;
    l->grow = 1;
    for (l->size = most;; l->size = fmax(least, l->size - 0.25)) {
        l->part = fmin(1, l->size / most);
        l->too_wide = false;
        bool fits = lay_out_back(l) <= height_of(&l->k->measure) && !l->too_wide;
        if (fits || l->size <= least) {
            return fits ? l->size : 0;
        }
    }
}

/* A sample that is larger is a better one: as far as there is room, and its neighbours keep theirs.
 */
static void grow_sample(struct back_layout *l)
{
    const double most = has_points_beside(l) ? 1.1 : 1.4;
    const double step = 0.05;
    double room = height_of(&l->k->measure) - 2 * gap_of(l->s);
    for (l->grow = most; l->grow > 1; l->grow -= step) {
        l->too_wide = false;
        if (lay_out_back(l) <= room && !l->too_wide) {
            return;
        }
    }
    l->grow = 1;
}

/* Spare height goes between the parts and below. On low pages, or with much text, sample and author
 * are placed next to each other. */
static void fit_back(const struct cover_scene *s, struct cover_back *k)
{
    const double much_smaller = 0.8;
    struct back_layout l = {.s = s, .k = k};
    double compact = largest_size(&l, true);
    double own = largest_size(&l, false);
    k->compact = own < much_smaller * compact || own <= 0;
    place_back(s, k);
    l.size = fmax(k->compact ? compact : own, min_size(s));
    l.part = fmin(1, l.size / max_size(s));
    k->fits = own > 0 || compact > 0;
    l.grow = 1;
    if (k->fits && cover_of(s)->sample_puzzle) {
        grow_sample(&l);
    }
    double room = height_of(&k->measure) - lay_out_back(&l);
    double most = (look_of(s)->plate ? 0.5 : 2.5) * gap_of(s);
    l.more = l.gaps ? fmin(most, 0.45 * fmax(0, room) / l.gaps) : 0;
    lay_out_back(&l);
}

static void place_logo(const struct cover_scene *s, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    if (!logo) {
        return;
    }
    double price = cover->price ? 20 : 0;
    double width = fmin(0.34 * s->width, k->strip.right - k->strip.left);
    double fit = fmin(width / logo->width, (k->strip.bottom - k->strip.top - price) / logo->height);
    double height = fit * logo->height;
    k->logo = (struct box){k->strip.left, k->strip.bottom - price - height,
                           k->strip.left + fit * logo->width, k->strip.bottom - price};
}

void cover_plan_back(const struct cover_scene *s, const struct font *heading, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    *k = (struct cover_back){.fits = false};
    k->text = block_of(s, cover->back_text, &cover->back_text, "back text");
    k->text.heading = heading;
    k->author = block_of(s, cover->author_text, &cover->author_text, "text about the author");
    k->point_count = cover->points.count < 5 ? cover->points.count : 5;
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i] = block_of(s, cover->points.item[i], &cover->points.item[i], "selling point");
        k->point[i].font = s->book->faces.sans;
        k->point[i].leading = 1.3;
        k->point[i].centre = false;
    }
    fit_back(s, k);
    place_logo(s, k);
    k->failed = k->text.failed | k->author.failed;
    for (size_t i = 0; i < k->point_count; i++) {
        k->failed |= k->point[i].failed;
    }
}

struct back_check {
    const struct cover_scene *s;
    struct cover_back *k;
    struct cover_block_fit *block;
};

static bool has_room(void *context, const char *beginning)
{
    const struct back_check *check = context;
    const char *whole = check->block->text;
    struct back_layout l = {.s = check->s, .k = check->k, .size = min_size(check->s), .grow = 1};
    l.part = l.size / max_size(l.s);
    check->block->text = beginning;
    bool fits = lay_out_back(&l) <= height_of(&l.k->measure) && !l.too_wide;
    check->block->text = whole;
    return fits;
}

/* Report that the longest text must be shortened, and how much of it fits together with the others.
 */
static enum status too_much(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    struct cover_block_fit *longest = k->text.text ? &k->text : &k->author;
    if (k->author.text && strlen(k->author.text) > strlen(longest->text ? longest->text : "")) {
        longest = &k->author;
    }
    for (size_t i = 0; i < k->point_count; i++) {
        if (!longest->text || strlen(k->point[i].text) > strlen(longest->text)) {
            longest = &k->point[i];
        }
    }
    struct back_check check = {s, k, longest};
    d->hint = "shorten it, or remove cover.sample_puzzle, cover.points or cover.author_text";
    return cover_block_refuse(s->book, longest, has_room, &check, d);
}

enum status cover_check_back(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    const struct config_cover *cover = cover_of(s);
    const struct book *b = s->book;
    struct diag_at at;
    if (cover->points.count > 5) {
        return diag_usage(d, book_config_at(b->cfg, &cover->points.item[5], &at),
                          "points: a cover has room for at most five");
    }
    if (!k->fits) {
        return too_much(s, k, d);
    }
    enum status status = book_check_picture(b, &cover->author_picture, width_of(&k->portrait),
                                            height_of(&k->portrait), d);
    enum status logo =
        book_check_picture(b, &cover->logo, width_of(&k->logo), height_of(&k->logo), d);
    if (price_width(s) > k->strip.right - k->strip.left) {
        return diag_usage(d, book_config_at(b->cfg, &cover->price, &at),
                          "the price is too long for its place next to the barcode; shorten it");
    }
    return status == STATUS_OK ? logo : status;
}

/* ---- drawing ---- */

struct box cover_back_plate(const struct cover_scene *s, const struct cover_back *k)
{
    struct box b = k->measure;
    double pad = plate_pad(s);
    bool any = k->bottom > b.top;
    return any ? (struct box){b.left - pad, b.top - pad, b.right + pad, k->bottom + pad}
               : (struct box){0, 0, 0, 0};
}

struct box cover_back_strip(const struct cover_scene *s, const struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    struct box b = k->strip;
    double pad = plate_pad(s);
    bool alone = cover->barcode == BARCODE_NONE;
    if (!cover->logo && cover->price) { /* no larger than the price */
        b.top = b.bottom - PRICE_PT - pad;
        b.left = alone ? b.left : b.right - price_width(s);
        b.right = b.left + price_width(s);
    }
    b.left -= pad;
    b.right += alone ? pad : BESIDE_BARCODE;
    return cover->logo || cover->price ? b : (struct box){0, 0, 0, 0};
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
    struct box edge = {card->left - 2, card->top - 2, card->right + 2, card->bottom + 2};
    canvas_fill(c, edge, s->accent);
    canvas_fill(c, *card, PAINT_WHITE);
    cover_board(s->book, c, cover_of(s)->sample_puzzle, board);
}

static void draw_strip(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    if (logo) {
        canvas_art_in_colour(c, k->logo, logo, s->book->source.profile->min_line_pt);
    }
    if (cover->price) {
        struct text_style style = price_style(s);
        bool beside = cover->barcode != BARCODE_NONE;
        canvas_text(c, beside ? k->strip.right : k->strip.left, k->strip.bottom - 2,
                    beside ? ALIGN_RIGHT : ALIGN_LEFT, &style, cover->price);
    }
    if (cover->barcode == BARCODE_NONE) {
        return;
    }
    struct box box = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    canvas_fill(c, box, PAINT_WHITE);
    if (cover->barcode == BARCODE_EAN13) {
        ean13_draw(c, box, s->book->cfg->book.isbn, s->book->faces.sans);
    }
}

void cover_draw_back(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct art *portrait = book_picture(s->book, &cover_of(s)->author_picture);
    cover_block_draw(s->book, c, &k->text, k->measure.left, k->text_top);
    draw_points(s, k, c);
    if (width_of(&k->sample) > 0) {
        draw_sample(s, k, c);
    }
    if (portrait) {
        canvas_art_in_colour(c, k->portrait, portrait, s->book->source.profile->min_line_pt);
    }
    cover_block_draw(s->book, c, &k->author, k->author_left, k->author_top);
    draw_strip(s, k, c);
}
