#include <math.h>
#include <string.h>

#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_tools.h"

#define TEXT_LEADING 1.42
/* Of the largest sample that has room in width; smaller ones only keep the type legible. */
#define MIN_SAMPLE_PART 0.75
enum { MAX_PRICE_PT = 16, BETWEEN_COLUMNS = 20 };

struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back)
{
    double inset = rules->barcode_inset_pt + 9;
    return (struct box){back->right - inset - rules->barcode_width_pt,
                        back->bottom - inset - rules->barcode_height_pt, back->right - inset,
                        back->bottom - inset};
}

static double gap_of(const struct cover_scene *s)
{
    return 0.028 * s->height;
}

static double min_size(const struct cover_scene *s)
{
    const double asked = cover_of(s)->back_size_pt;
    return asked > 0 ? asked : fmax(9, s->book->source.profile->min_text_pt);
}

/* A long text alone is set as a book's; a few words, or a text among other things, as a poster's.
 */
static double max_size(const struct cover_scene *s, const struct cover_back *k)
{
    enum { FEW_CHARACTERS = 240 };
    const struct config_cover *cover = cover_of(s);
    bool alone = !cover->points.count && !k->sample_puzzle && !cover->author_text;
    bool few = alone && cover->back_text && strlen(cover->back_text) < FEW_CHARACTERS;
    double most = few ? fmin(21, 0.044 * s->width) : fmin(20, 0.04 * s->width);
    return cover->back_size_pt > 0 ? cover->back_size_pt : alone && !few ? 12.5 : fmax(12.5, most);
}

/* The author's lines are a little smaller, but not under the least. */
static double author_size(const struct cover_scene *s, double size)
{
    return fmax(0.92 * size, min_size(s));
}

static struct cover_block_fit block_of(const struct cover_scene *s, const struct cover_back *k,
                                       const char *text, const void *field, const char *name)
{
    return (struct cover_block_fit){.font = s->book->faces.serif,
                                    .text = text,
                                    .field = field,
                                    .name = name,
                                    .max_pt = max_size(s, k),
                                    .min_pt = min_size(s),
                                    .leading = TEXT_LEADING,
                                    .centre = is_centred(s),
                                    .markup = true,
                                    .paint = s->ink};
}

/* ---- the foot: a sample, and next to it logo, price and barcode in one column ---- */

/* The price is smaller where the column is too narrow for it. */
static double fitting_price(const struct cover_scene *s, double width)
{
    const char *price = cover_of(s)->price;
    double size = price ? MAX_PRICE_PT : 0;
    struct text_style style = price_style(s, 1);
    double em = price ? text_width_pt(&style, price) : 0;
    size = em * size > width ? width / em : size;
    return size < min_size(s) ? 0 : size;
}

static void place_column(const struct cover_scene *s, struct cover_back *k)
{
    enum { OVER_BARCODE = 9, OVER_PRICE = 8 };
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    struct box barcode = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    bool has_barcode = cover->barcode != BARCODE_NONE;
    double y = has_barcode ? barcode.top : barcode.bottom;
    k->price_pt = fitting_price(s, width_of(&barcode));
    if (k->price_pt > 0) {
        k->price_y = y - (has_barcode ? OVER_BARCODE : 2);
        y = k->price_y - k->price_pt;
    }
    if (logo) {
        bool beside = has_barcode && !k->sample_puzzle; /* where the sample would be */
        struct box room = {barcode.left, y - OVER_PRICE - 0.085 * s->height, barcode.right,
                           y - OVER_PRICE};
        if (beside) {
            room = (struct box){
                k->measure.left, barcode.top,
                fmin(k->measure.left + 0.34 * s->width, barcode.left - BETWEEN_COLUMNS),
                barcode.bottom};
        }
        double fit = fmin(width_of(&room) / logo->width, height_of(&room) / logo->height);
        k->logo = (struct box){room.left, room.bottom - fit * logo->height,
                               room.left + fit * logo->width, room.bottom};
        y = beside ? fmin(y, k->logo.top) : k->logo.top;
    }
    bool any = has_barcode || logo || k->price_pt > 0;
    double left = logo ? fmin(k->logo.left, barcode.left) : barcode.left;
    k->column = any ? (struct box){left, y, barcode.right, barcode.bottom} : (struct box){0};
}

/* As large as what is next to it lets it be. */
static double max_sample(const struct cover_scene *s, const struct cover_back *k)
{
    if (!k->sample_puzzle) {
        return 0;
    }
    double right = width_of(&k->column) > 0 ? k->column.left - BETWEEN_COLUMNS : k->measure.right;
    return fmin(right - k->measure.left - CARD_EDGE, 0.34 * s->height);
}

static void place_sample(const struct cover_scene *s, struct cover_back *k, double side)
{
    double bottom = k->measure.bottom - CARD_EDGE;
    double left = k->measure.left + CARD_EDGE;
    if (is_centred(s) && width_of(&k->column) <= 0) {
        left = (k->measure.left + k->measure.right - side) / 2;
    }
    k->sample = side > 0 ? (struct box){left, bottom - side, left + side, bottom} : (struct box){0};
}

static double foot_top(const struct cover_back *k)
{
    double top = k->measure.bottom;
    top = width_of(&k->column) > 0 ? fmin(top, k->column.top) : top;
    return width_of(&k->sample) > 0 ? fmin(top, k->sample.top - CARD_EDGE) : top;
}

static void place_margins(const struct cover_scene *s, struct cover_back *k)
{
    const double usual_head = 0.12;
    const struct cover_back_look *look = look_of(s);
    const struct box *back = &s->g.back;
    struct box barcode = cover_barcode_box(s->book->source.profile->cover, back);
    double side = fmax(s->safe_pt + 9, back->right - barcode.right);
    double inset = back->right - barcode.right;
    double left = look->plate ? inset + PLATE_PAD - BARCODE_PAD : side;
    double right = look->plate ? left : is_centred(s) ? side : inset;
    double head = look->head > 0 ? look->head : usual_head;
    k->measure = (struct box){back->left + left + look->outer * s->width,
                              back->top + head * s->height, back->right - right, barcode.bottom};
}

/* ---- the words: text, points and author, from the head down ---- */

/* A layout in progress: the parts of the back placed so far at one size of type, from the top down.
 */
struct back_layout {
    const struct cover_scene *s;
    struct cover_back *k;
    double size;
    double more; /* between the parts, over the usual gap */
    double y;
    unsigned gaps;
    bool too_wide; /* a word has no room in its column */
};

static double block_in(struct back_layout *l, struct cover_block_fit *t, double width, double size)
{
    t->width_pt = width;
    t->size_pt = size;
    l->too_wide |= cover_block_widest_word_em(t) * size > width;
    return cover_block_height(l->s->book, t, size);
}

static void keep_apart(struct back_layout *l)
{
    if (l->y > l->k->text_top) {
        l->y += 0.9 * gap_of(l->s) + l->more;
        l->gaps++;
    }
}

/* Centred, they stand in the middle as a group. */
static void lay_points(struct back_layout *l)
{
    struct cover_back *k = l->k;
    double width = width_of(&k->measure);
    double indent = point_indent(l->size);
    double widest = 0;
    keep_apart(l);
    k->points_top = l->y;
    for (size_t i = 0; i < k->point_count; i++) {
        l->y += (i ? 0.35 * l->size : 0) + block_in(l, &k->point[i], width - indent, l->size);
        double line = font_width_em(k->point[i].font, k->point[i].text) * l->size;
        widest = fmax(widest, fmin(line, width - indent));
    }
    k->points_left = k->measure.left + (is_centred(l->s) ? (width - indent - widest) / 2 : 0);
}

/* Places the portrait at the left, and the words next to it. */
static void lay_author(struct back_layout *l)
{
    struct cover_back *k = l->k;
    const struct art *portrait = book_picture(l->s->book, &cover_of(l->s)->author_picture);
    double width = width_of(&k->measure);
    double part = l->size / max_size(l->s, k);
    double taken = 0;
    double height = 0;
    keep_apart(l);
    if (portrait) {
        double fit = part * fmin(0.2 * width / portrait->width, 0.26 * width / portrait->height);
        k->portrait = (struct box){k->measure.left, l->y, k->measure.left + fit * portrait->width,
                                   l->y + fit * portrait->height};
        height = height_of(&k->portrait);
        taken = width_of(&k->portrait) + 0.04 * width;
    }
    if (is_centred(l->s) && portrait && k->author.text) {
        double line = font_width_em(k->author.font, k->author.text) * author_size(l->s, l->size);
        double room = fmax(0, width - taken - line) / 2;
        k->portrait.left += room;
        k->portrait.right += room;
        taken += room;
    }
    k->author_left = k->measure.left + taken;
    k->author_top = l->y;
    k->author.centre = is_centred(l->s) && !portrait;
    if (k->author.text) {
        height = fmax(height, block_in(l, &k->author, width - taken, author_size(l->s, l->size)));
    }
    l->y += height;
}

/* From text_top down. */
static void lay_words(struct back_layout *l)
{
    struct cover_back *k = l->k;
    l->y = k->text_top;
    l->gaps = 0;
    l->too_wide = false;
    l->y += k->text.text ? block_in(l, &k->text, width_of(&k->measure), l->size) : 0;
    if (k->point_count) {
        lay_points(l);
    }
    if (k->author.text || cover_of(l->s)->author_picture) {
        lay_author(l);
    }
    k->words = l->y > k->text_top
                   ? (struct box){k->measure.left, k->text_top, k->measure.right, l->y}
                   : (struct box){0};
}

/* Between the words and the foot. */
static double spare_height(const struct back_layout *l)
{
    bool any = l->y > l->k->text_top;
    return foot_top(l->k) - l->y - (any ? gap_of(l->s) : 0);
}

static bool has_room_for_words(struct back_layout *l)
{
    lay_words(l);
    return spare_height(l) >= 0 && !l->too_wide;
}

/* The largest type at which all has room. The sample gives way before the type does, and at the
 * least size further. */
static bool find_size(struct back_layout *l)
{
    const double usual_least = MIN_SAMPLE_PART;
    const double least = 0.5;
    const double step = 0.05;
    double most = max_sample(l->s, l->k);
    for (l->size = max_size(l->s, l->k);; l->size = fmax(min_size(l->s), l->size - 0.25)) {
        bool last = l->size <= min_size(l->s);
        for (double part = 1; part > (last ? least : usual_least) - step / 2; part -= step) {
            place_sample(l->s, l->k, part * most);
            if (has_room_for_words(l)) {
                return true;
            }
            if (most <= 0) {
                break;
            }
        }
        if (last) {
            return false;
        }
    }
}

/* A paragraph's last line of one word wants company: lines as short as their number allows, within
 * what is no change of the margin. */
static void even_lines(const struct cover_scene *s, struct cover_block_fit *t)
{
    const double least = 0.84;
    if (!t->text || t->size_pt <= 0) {
        return;
    }
    double whole = t->width_pt;
    double narrow = least * whole;
    double wide = whole;
    double height = cover_block_height(s->book, t, t->size_pt);
    for (unsigned round = 0; round < 8; round++) {
        t->width_pt = (narrow + wide) / 2;
        bool same = cover_block_height(s->book, t, t->size_pt) <= height &&
                    cover_block_widest_word_em(t) * t->size_pt <= t->width_pt;
        *(same ? &wide : &narrow) = t->width_pt;
    }
    t->width_pt = wide;
}

/* Few words leave room for a larger sample over price and barcode than next to them. */
static void raise_sample(const struct back_layout *l)
{
    const double worth_it = 1.2;
    const double most = 0.42 * l->s->height;
    struct cover_back *k = l->k;
    const struct box *m = &k->measure;
    double bottom = k->column.top - gap_of(l->s);
    double room = bottom - l->y - (l->y > k->text_top ? 2 * gap_of(l->s) : 0);
    double side = fmin(fmin(width_of(m) - 2 * CARD_EDGE, most), room);
    if (width_of(&k->column) > 0 && width_of(&k->sample) > 0 &&
        side > worth_it * width_of(&k->sample)) {
        double left = is_centred(l->s) ? (m->left + m->right - side) / 2 : m->left + CARD_EDGE;
        k->sample = (struct box){left, bottom - side, left + side, bottom};
    }
}

/* Spare height goes between the parts, over the words and under them. */
static void fit_back(const struct cover_scene *s, struct cover_back *k)
{
    struct back_layout l = {.s = s, .k = k};
    k->text_top = k->measure.top;
    k->fits = find_size(&l);
    raise_sample(&l);
    double room = fmax(0, spare_height(&l));
    l.more = l.gaps ? fmin(0.8 * gap_of(s), 0.3 * room / l.gaps) : 0;
    room -= l.gaps * l.more;
    k->text_top += fmin(0.3 * room, 0.06 * s->height);
    lay_words(&l);
    even_lines(s, &k->text);
    k->foot_top = foot_top(k);
}

static void plan_with_sample(const struct cover_scene *s, const struct font *heading,
                             unsigned sample_puzzle, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    *k = (struct cover_back){.sample_puzzle = sample_puzzle};
    k->text = block_of(s, k, cover->back_text, &cover->back_text, "back text");
    k->text.heading = heading;
    k->author = block_of(s, k, cover->author_text, &cover->author_text, "text about the author");
    k->point_count = cover->points.count < 5 ? cover->points.count : 5;
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i] =
            block_of(s, k, cover->points.item[i], &cover->points.item[i], "selling point");
        k->point[i].font = s->text_font;
        k->point[i].leading = 1.3;
        k->point[i].centre = false;
    }
    place_margins(s, k);
    place_column(s, k);
    fit_back(s, k);
    k->failed = k->text.failed | k->author.failed;
    for (size_t i = 0; i < k->point_count; i++) {
        k->failed |= k->point[i].failed;
    }
}

/* Is the sample large enough, and did the type stay at reading size next to it? */
static bool shows_sample_well(const struct cover_scene *s, const struct cover_back *k)
{
    const double reading_pt = 11;
    double type = k->text.text ? k->text.size_pt : k->point_count ? k->point[0].size_pt : INFINITY;
    double side = width_of(&k->sample);
    return k->fits && side >= (MIN_SAMPLE_PART - 0.01) * max_sample(s, k) &&
           type >= fmin(reading_pt, max_size(s, k)) &&
           cover_board_is_legible(s->book, k->sample_puzzle, side);
}

static bool tries_sample(const struct cover_scene *s, const struct font *heading, size_t number,
                         struct cover_back *k)
{
    plan_with_sample(s, heading, (unsigned)number, k);
    return k->failed || shows_sample_well(s, k);
}

/* A back shows what the front does not: the first puzzle of another section, else the puzzle after
 * the front's. The book may be planned before its puzzles are made, so their digits have no say. */
static void plan_with_any_sample(const struct cover_scene *s, const struct font *heading,
                                 struct cover_back *k)
{
    const struct book *b = s->book;
    const bool has_logo = book_picture(b, &cover_of(s)->logo) != NULL;
    const size_t front = cover_of(s)->art_puzzle ? cover_of(s)->art_puzzle : 1;
    /* A logo has the sample's place. */
    for (size_t i = 0; i < b->puzzle_count && !has_logo; i++) {
        const struct book_puzzle *p = &b->puzzle[i];
        if (p->number_in_section == 1 && p->section != b->puzzle[front - 1].section &&
            tries_sample(s, heading, i + 1, k)) {
            return;
        }
    }
    const size_t next = front % b->puzzle_count + 1;
    if (has_logo || next == front || !tries_sample(s, heading, next, k)) {
        plan_with_sample(s, heading, 0, k);
    }
}

void cover_plan_back(const struct cover_scene *s, const struct font *heading, struct cover_back *k)
{
    const unsigned asked = cover_of(s)->sample_puzzle;
    if (asked == CONFIG_AUTO_NUMBER) {
        plan_with_any_sample(s, heading, k);
    } else {
        plan_with_sample(s, heading, asked, k);
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
    struct back_layout l = {.s = check->s, .k = check->k, .size = min_size(check->s)};
    check->block->text = beginning;
    check->k->text_top = check->k->measure.top;
    place_sample(check->s, check->k, 0.5 * max_sample(check->s, check->k));
    bool fits = has_room_for_words(&l);
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
    if (cover->price && k->price_pt <= 0) {
        return diag_usage(d, book_config_at(b->cfg, &cover->price, &at),
                          "the price is too long for its place next to the barcode; shorten it");
    }
    return status == STATUS_OK ? logo : status;
}
