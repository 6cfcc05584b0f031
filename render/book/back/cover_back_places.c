/* Where all but the words stands on a back. */
#include <math.h>

#include "render/book/back/cover_back.h"

enum { MAX_PRICE_PT = 13, BETWEEN_COLUMNS = 20 };

struct box cover_barcode_box(const struct cover_rules *rules, const struct box *back)
{
    double inset = rules->barcode_inset_pt + 9;
    return (struct box){back->right - inset - rules->barcode_width_pt,
                        back->bottom - inset - rules->barcode_height_pt, back->right - inset,
                        back->bottom - inset};
}

static struct box barcode_of(const struct cover_scene *s)
{
    return cover_barcode_box(s->book->source.profile->cover, &s->g.back);
}

static bool has_column(const struct cover_back *k)
{
    return width_of(&k->column) > 0;
}

/* Does anything stand at the right of a sample at the foot? */
static bool shares_foot(const struct cover_back *k)
{
    return has_column(k) || k->list.count;
}

/* ---- logo, publisher, price and barcode, in one column ---- */

static struct text_style imprint_style(const struct cover_scene *s, double size)
{
    return (struct text_style){.font = s->text_font, .size_pt = size};
}

static struct text_style price_style(const struct cover_scene *s, double size)
{
    return (struct text_style){.font = s->strong_font, .size_pt = size};
}

/* The largest size at which words have room in one line; 0: they have none at the least. */
static double one_line(const struct cover_scene *s, struct text_style style, const char *words,
                       double most, double width)
{
    const double em = words ? font_width_em(style.font, words) : 0;
    const double size = words ? fmin(most, width / fmax(em, 0.01)) : 0;
    return size < fmin(min_size(s), 9) ? 0 : size;
}

/* The publisher's name and the price share a line over the barcode, or stand on two; the frame of
 * the barcode is around them too. */
static double place_imprint(const struct cover_scene *s, struct cover_back *k,
                            const struct box *barcode, double y, bool has_barcode)
{
    enum { IMPRINT_PAD = 7, IMPRINT_PT = 10 };
    const struct config_cover *cover = cover_of(s);
    const double max_imprint = IMPRINT_PT * larger_type(s);
    const char *publisher =
        book_picture(s->book, &cover->logo) ? NULL : s->book->cfg->book.publisher;
    const double width = width_of(barcode) - (has_barcode ? 2 * IMPRINT_PAD : 0);
    const double price_em = cover->price ? font_width_em(s->strong_font, cover->price) : 0;
    const double apart = 1;
    const double both =
        publisher ? width / (font_width_em(s->text_font, publisher) + apart + 1.1 * price_em) : 0;
    k->price_right = publisher && cover->price && both >= fmax(9, min_size(s));
    const double pad = has_barcode ? IMPRINT_PAD : 2;
    k->imprint_left = barcode->left + (width_of(barcode) - width) / 2;
    if (!publisher && !cover->price) {
        return y;
    }
    y -= pad;
    if (k->price_right) {
        k->imprint_pt = fmin(max_imprint, both);
        k->price_pt = 1.1 * k->imprint_pt;
        k->imprint_y = k->price_y = y;
        return y - 0.8 * k->price_pt - pad;
    }
    k->price_pt =
        one_line(s, price_style(s, 1), cover->price, MAX_PRICE_PT * larger_type(s), width);
    k->price_y = y;
    y -= k->price_pt > 0 ? 1.25 * k->price_pt : 0;
    k->imprint_pt = one_line(s, imprint_style(s, 1), publisher, max_imprint, width);
    k->imprint_y = y;
    return y - 0.8 * k->imprint_pt - pad;
}

void cover_place_column(const struct cover_scene *s, struct cover_back *k)
{
    enum { UNDER_LOGO = 8 };
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    struct box barcode = barcode_of(s);
    bool has_barcode = cover->barcode != BARCODE_NONE;
    double foot = has_barcode ? barcode.top : barcode.bottom;
    double y = place_imprint(s, k, &barcode, foot, has_barcode);
    k->imprint_top = y;
    k->column_framed = has_barcode;
    if (logo) {
        struct box room = {barcode.left, y - UNDER_LOGO - 0.085 * s->height, barcode.right,
                           y - UNDER_LOGO};
        double fit = fmin(width_of(&room) / logo->width, height_of(&room) / logo->height);
        k->logo = (struct box){room.left, room.bottom - fit * logo->height,
                               room.left + fit * logo->width, room.bottom};
        y = k->logo.top;
    }
    bool any = has_barcode || logo || k->price_pt > 0 || k->imprint_pt > 0;
    k->column =
        any ? (struct box){barcode.left, y, barcode.right, barcode.bottom} : (struct box){0};
}

/* ---- the margins ---- */

/* Has the foot room for the points? */
static bool stands_on_foot(const struct cover_back *k)
{
    return k->arrangement == BACK_ACROSS || k->arrangement == BACK_WINDOW ||
           k->arrangement == BACK_BAND;
}

static struct box usual_measure(const struct cover_scene *s)
{
    const struct box *back = &s->g.back;
    const struct box barcode = barcode_of(s);
    const double inset = back->right - barcode.right;
    const double side = fmax(s->safe_pt + 9, inset);
    double left = side;
    double right = is_centred(s) ? side : inset;
    if (look_of(s)->plate) {
        left = right = inset + PLATE_PAD - BARCODE_PAD;
    }
    return (struct box){back->left + left, back->top, back->right - right, barcode.bottom};
}

void cover_place_margins(const struct cover_scene *s, struct cover_back *k)
{
    k->measure = usual_measure(s);
    k->strip = (struct box){0};
    k->points_at_foot =
        stands_on_foot(k) && has_column(k) && k->point_count && !look_of(s)->on_motif;
}

/* ---- the arrangements ---- */

/* A window of whole cells of the motif's grid in the middle of the back's columns, one row below
 * its head; the card fills it. It is never less than the design wants. */
static void place_window(const struct cover_scene *s, struct cover_back *k, double side)
{
    const int columns = look_of(s)->window_columns;
    const double cell = cover_window_cell(s);
    const double pad = fmax(0.2 * cell, s->safe_pt - cell);
    const int half = columns / 2 + (columns / 2 + columns) % 2;
    const int least = look_of(s)->window_least ? look_of(s)->window_least : half;
    int count = (int)((cover_sample_height(s, side) + 2 * pad) / cell);
    count = count - (columns + count) % 2;
    count = count > least ? count : least;
    const double right = s->g.spine.left - cell * (columns - count) / 2;
    const double top = s->g.back.top + cell;
    k->window = (struct box){right - count * cell, top, right, top + count * cell};
    cover_fill_window(s, k, pad);
}

static double foot_of_points(const struct cover_back *k)
{
    return height_of(&k->points) > 0 ? k->points.top : k->measure.bottom;
}

double cover_foot_top(const struct cover_back *k)
{
    const bool beside = k->arrangement == BACK_BESIDE;
    const bool over = k->arrangement == BACK_WINDOW || beside;
    const bool under_sample = beside && k->facts.left < k->measure.left;
    double top = fmin(k->measure.bottom, foot_of_points(k));
    top = has_column(k) ? fmin(top, k->column.top) : top;
    top = width_of(&k->facts) > 0 && !under_sample ? fmin(top, k->facts.top) : top;
    top = width_of(&k->strip) > 0 ? fmin(top, k->strip.top) : top;
    return width_of(&k->sample) > 0 && !over ? fmin(top, k->sample.top - CARD_EDGE) : top;
}

static double left_or_middle(const struct cover_scene *s, const struct cover_back *k, double side)
{
    return is_centred(s) ? (k->measure.left + k->measure.right - side) / 2
                         : k->measure.left + CARD_EDGE;
}

/* At the foot, to the left of the column. */
static struct box room_beside_column(const struct cover_scene *s, const struct cover_back *k)
{
    return (struct box){
        k->measure.left + plate_pad(s), has_column(k) ? k->column.top : barcode_of(s).top,
        has_column(k) ? k->column.left - BETWEEN_COLUMNS - 2 * plate_pad(s) : k->measure.right,
        k->measure.bottom};
}

struct box cover_points_place(const struct cover_scene *s, const struct cover_back *k,
                              double height)
{
    const struct box room = room_beside_column(s, k);
    return (struct box){room.left, room.bottom - height, room.right, room.bottom};
}

/* Over the points there, from the column's head on; many facts need more than that height. */
static struct box room_for_facts(const struct cover_scene *s, const struct cover_back *k)
{
    struct box room = room_beside_column(s, k);
    room.bottom = height_of(&k->points) > 0 ? k->points.top - 0.7 * gap_of(s) : room.bottom;
    room.top = fmin(room.top, room.bottom - cover_facts_height(s, k, width_of(&room)));
    return room;
}

/* The sample at the foot; the facts over the barcode next to it, or between the two on a wide
 * back. */
static void place_at_foot(const struct cover_scene *s, struct cover_back *k, double side)
{
    const struct box barcode = barcode_of(s);
    struct box room = room_for_facts(s, k);
    if (side > 0) {
        const double left =
            shares_foot(k) ? k->measure.left + CARD_EDGE : left_or_middle(s, k, side);
        cover_set_sample(s, k, left, k->measure.bottom + plate_pad(s) - CARD_EDGE, side);
        const double head = k->sample.top + fmax(0, plate_pad(s) - CARD_EDGE);
        room = (struct box){fmin(barcode.left, k->sample.right + 1.5 * BETWEEN_COLUMNS), head,
                            barcode.right,
                            has_column(k) ? k->column.top - 0.6 * gap_of(s) : k->measure.bottom};
        const double between = k->column.left - BETWEEN_COLUMNS - room.left;
        if (has_column(k) && between >= width_of(&barcode)) {
            room.right = room.left + between;
            room.bottom = k->measure.bottom;
        }
    }
    /* On the motif they share the column's plate, which so is no higher than it must be. */
    cover_place_facts(s, k, &room, side <= 0 || look_of(s)->on_motif);
}

static void place_facts_at_foot(const struct cover_scene *s, struct cover_back *k)
{
    const struct box room = room_for_facts(s, k);
    cover_place_facts(s, k, &room, height_of(&k->points) <= 0);
}

static void set_over_foot(const struct cover_scene *s, struct cover_back *k, double side)
{
    k->sample = (struct box){0}; /* it is no part of the foot */
    cover_set_sample(s, k, left_or_middle(s, k, side),
                     fmin(cover_foot_top(k), k->measure.bottom) - gap_of(s), side);
}

/* The sample over the foot, and the points right under it: it is over these alone where it ends
 * before the column begins, else they begin with the column. */
static void set_over_points(const struct cover_scene *s, struct cover_back *k, double side)
{
    set_over_foot(s, k, side);
    const double up = fmax(0, k->points.top - k->column.top);
    if (k->arrangement != BACK_ACROSS) {
        return;
    }
    if (k->sample.right + CARD_EDGE + BETWEEN_COLUMNS <= k->column.left) {
        cover_set_sample(s, k, k->sample.left, k->points.top - gap_of(s), side);
    } else {
        k->points.top -= up;
        k->points.bottom -= up;
        k->points_top = k->points.top;
    }
}

/* The sample over the foot; the facts at its right where the points take their place at the foot.
 */
static void place_across(const struct cover_scene *s, struct cover_back *k, double side)
{
    if (side > 0 && !is_centred(s) && height_of(&k->points) > 0) {
        set_over_points(s, k, side);
        const struct box aside = {k->sample.right + 1.2 * BETWEEN_COLUMNS, k->sample.top,
                                  k->measure.right,
                                  fmin(k->sample.bottom, k->column.top - gap_of(s))};
        cover_place_facts(s, k, &aside, false);
    }
    if (width_of(&k->facts) <= 0 || k->facts_form == FACTS_LIST) {
        k->facts = (struct box){0};
        place_facts_at_foot(s, k);
        if (side > 0) {
            set_over_foot(s, k, side);
        }
    }
}

/* The band begins over the higher one of column and points. */
static void place_on_band(const struct cover_scene *s, struct cover_back *k, double side)
{
    const double pad = 0.75 * gap_of(s);
    const double top = has_column(k) ? k->column.top : k->measure.bottom - 5 * gap_of(s);
    k->strip = (struct box){s->page.left - 1, fmin(top, foot_of_points(k)) - pad,
                            s->g.spine.left + 1, s->page.bottom + 1};
    place_across(s, k, side);
    if (width_of(&k->facts) > 0 && k->facts.bottom > k->strip.top) {
        k->strip.top = fmin(k->strip.top, k->facts.top - pad);
        if (side > 0) {
            set_over_foot(s, k, side);
        }
    }
}

/* The sample in a window of the motif; or as far from the page's head as from its side. */
static void place_in_window(const struct cover_scene *s, struct cover_back *k, double side)
{
    place_facts_at_foot(s, k);
    if (side > 0 && look_of(s)->window_columns) {
        place_window(s, k, side);
    } else if (side > 0) {
        const double top = k->measure.left - s->g.back.left + CARD_EDGE;
        cover_set_sample(s, k, left_or_middle(s, k, side),
                         s->g.back.top + top + cover_sample_height(s, side), side);
    }
}

/* The facts at the foot next to a sample that stands at the left, over the column. */
static void place_facts_over_column(const struct cover_scene *s, struct cover_back *k,
                                    const struct box *all)
{
    struct box room = {k->measure.left, k->measure.top, all->right,
                       has_column(k) ? k->column.top - 0.6 * gap_of(s) : all->bottom};
    room.left = has_column(k)
                    ? fmin(k->column.left, fmax(room.left, k->column.left - 0.1 * s->width))
                    : room.left;
    room.top = room.bottom - cover_facts_height(s, k, width_of(&room));
    cover_place_facts(s, k, &room, true);
}

/* The measure is what the sample leaves of it. The facts stand under the sample, if it leaves room
 * there. */
static void place_beside(const struct cover_scene *s, struct cover_back *k, double side)
{
    const struct box all = usual_measure(s);
    k->facts = (struct box){0};
    if (side > 0) {
        const double bottom = k->measure.top + CARD_EDGE + cover_sample_height(s, side);
        cover_set_sample(s, k, all.left + CARD_EDGE, fmin(bottom, all.bottom - CARD_EDGE), side);
        k->measure.left = k->sample.right + 1.5 * BETWEEN_COLUMNS;
        const struct box under = {k->sample.left, k->sample.bottom + 0.8 * gap_of(s),
                                  k->sample.right, all.bottom};
        if (height_of(&under) >= cover_facts_height(s, k, side)) {
            cover_place_facts(s, k, &under, true);
        }
    }
    if (width_of(&k->facts) <= 0) {
        place_facts_over_column(s, k, &all);
    }
}

static const struct arrangement {
    /* The largest sample, in parts of the measure's width and of the back's height; and the
     * smallest one, in parts of that. */
    double width, height, smallest;
    void (*place)(const struct cover_scene *s, struct cover_back *k, double side);
} arrangements[] = {
    [BACK_FOOT] = {1, 0.34, 0.75, place_at_foot},
    [BACK_ACROSS] = {1, 0.42, 0.6, place_across},
    [BACK_WINDOW] = {0.8, 0.43, 0.58, place_in_window},
    [BACK_BAND] = {1, 0.42, 0.6, place_on_band},
    [BACK_BESIDE] = {0.47, 0.66, 0.6, place_beside},
};

double cover_smallest_sample(const struct cover_back *k)
{
    return arrangements[k->arrangement].smallest;
}

double cover_max_sample(const struct cover_scene *s, const struct cover_back *k)
{
    const struct arrangement *a = &arrangements[k->arrangement];
    const bool beside = k->arrangement == BACK_FOOT && shares_foot(k);
    const double right =
        beside ? barcode_of(s).left - BETWEEN_COLUMNS - plate_pad(s) : k->measure.right;
    const double width = right - k->measure.left - 2 * CARD_EDGE;
    return k->sample_puzzle ? fmin(a->width * width, a->height * s->height) : 0;
}

void cover_place_sample(const struct cover_scene *s, struct cover_back *k, double side)
{
    k->sample = k->board = k->facts = k->window = k->strip = (struct box){0};
    arrangements[k->arrangement].place(s, k, side);
}

void cover_raise_sample(const struct cover_scene *s, struct cover_back *k, double words_bottom)
{
    const double worth_it = 1.2;
    const struct box *m = &k->measure;
    if (width_of(&k->sample) <= 0 || k->arrangement != BACK_FOOT || !has_column(k)) {
        return;
    }
    const double room = fmin(k->column.top, room_for_facts(s, k).top) - gap_of(s) -
                        fmax(m->top, words_bottom) - (words_bottom > 0 ? 1.5 * gap_of(s) : 0);
    double side = fmin(width_of(m) - 2 * CARD_EDGE, 0.5 * s->height);
    side = fmin(side, room - (cover_sample_height(s, side) - side) - CARD_EDGE);
    /* At the left it would leave as much empty. */
    const double least = (is_centred(s) ? 0.62 : 0.78) * width_of(m);
    if (side > worth_it * width_of(&k->sample) && side >= least) {
        k->arrangement = BACK_ACROSS;
        cover_place_sample(s, k, side);
    }
}

double cover_words_top(const struct cover_scene *s, const struct cover_back *k, double part)
{
    const double usual = 0.12;
    const double own = look_of(s)->head > 0 ? look_of(s)->head : usual;
    const double head = k->arrangement == BACK_BESIDE ? fmin(own, usual) : own;
    const double plate =
        look_of(s)->plate ? s->g.back.right - barcode_of(s).right + PLATE_PAD - BARCODE_PAD : 0;
    if (width_of(&k->window) > 0) {
        return k->window.bottom + cover_window_cell(s) + 1.5 * gap_of(s);
    }
    return k->arrangement == BACK_WINDOW && width_of(&k->sample) > 0
               ? k->sample.bottom + 1.3 * gap_of(s) + 0.5 * (k->sample.top - s->g.back.top)
               : s->g.back.top + fmax(fmax(part * head * s->height, s->safe_pt), plate);
}
