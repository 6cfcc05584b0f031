/* The back of a cover, from its head down: the text, the selling points, a row with a sample puzzle
 * and the author, and at the foot logo, price and barcode. */
#include <math.h>
#include <string.h>

#include "render/book/cover_design.h"
#include "render/book/ean13.h"

#define TEXT_LEADING 1.44

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

static double measure_width(const struct cover_back *k)
{
    return k->measure.right - k->measure.left;
}

/* A long text alone is set as a book's; a few words, or a text among other things, as a poster's.
 */
static double most_size(const struct cover_scene *s)
{
    enum { FEW_CHARACTERS = 240 };
    const struct config_cover *cover = cover_of(s);
    bool alone = !cover->points.count && !cover->sample_puzzle && !cover->author_text;
    bool few = alone && cover->back_text && strlen(cover->back_text) < FEW_CHARACTERS;
    double most = few ? fmin(19, 0.042 * s->width) : fmin(17.5, 0.039 * s->width);
    return alone && !few ? 12.5 : fmax(12.5, most);
}

static double gap_of(const struct cover_scene *s)
{
    return 0.028 * s->height;
}

static void place(const struct cover_scene *s, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    const struct box *back = &s->g.back;
    double margin = s->safe_pt + 0.06 * s->width;
    struct box barcode = cover_barcode_box(s->book->source.profile->cover, back);
    bool strip = cover->barcode != BARCODE_NONE || cover->logo || cover->price;
    double foot = strip ? barcode.top - 9 : back->bottom - s->safe_pt;
    k->measure =
        (struct box){back->left + margin, back->top + 0.12 * s->height, back->right - margin, foot};
    double right = cover->barcode == BARCODE_NONE ? back->right - margin : barcode.left - 12;
    k->strip = (struct box){k->measure.left, barcode.top, right, barcode.bottom};
}

static struct block_fit block_of(const struct cover_scene *s, const struct cover_words *w,
                                 const char *text, const void *field, const char *name)
{
    return (struct block_fit){.font = s->book->serif,
                              .text = text,
                              .field = field,
                              .name = name,
                              .most_pt = most_size(s),
                              .least_pt = fmax(9, s->book->source.profile->min_text_pt),
                              .leading = TEXT_LEADING,
                              .markup = true,
                              .paint = w->back_ink};
}

static double point_indent(double size)
{
    return 1.5 * size;
}

/* The height of all but the row, and the row's, for this size of type. */
static double text_heights(const struct cover_scene *s, struct cover_back *k, double size)
{
    double height = 0;
    if (k->text.text) {
        height += block_height(s->book, &k->text, size);
    }
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i].width_pt = measure_width(k) - point_indent(size);
        height += (i              ? 0.35 * size
                   : k->text.text ? gap_of(s)
                                  : 0) +
                  block_height(s->book, &k->point[i], size);
    }
    return height;
}

static double row_height(const struct cover_scene *s, struct cover_back *k, double size)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *portrait = book_picture(s->book, &cover->author_picture);
    double part = fmin(1, size / most_size(s));
    double width = measure_width(k);
    k->sample_pt = cover->sample_puzzle ? 0.46 * width * part : 0;
    double right = width - (k->sample_pt > 0 ? k->sample_pt + 0.06 * width : 0);
    double height = k->sample_pt;
    double beside = 0;
    if (portrait) {
        double fit =
            fmin(0.24 * width * part / portrait->width, 0.3 * width * part / portrait->height);
        k->portrait_pt[0] = fit * portrait->width;
        k->portrait_pt[1] = fit * portrait->height;
        height = fmax(height, k->portrait_pt[1]);
        /* In a narrow column the words stand below the portrait. */
        beside = k->sample_pt > 0 ? 0 : k->portrait_pt[0] + 0.04 * width;
    }
    if (k->author.text) {
        k->author.width_pt = right - beside;
        double words = block_height(s->book, &k->author, 0.92 * size);
        bool below = portrait && beside == 0;
        height = fmax(height, words + (below ? k->portrait_pt[1] + 0.6 * size : 0));
    }
    return height;
}

static void fit(const struct cover_scene *s, struct cover_back *k)
{
    double least = fmax(9, s->book->source.profile->min_text_pt);
    double room = k->measure.bottom - k->measure.top;
    for (double size = most_size(s);; size = fmax(least, size - 0.25)) {
        /* The author's lines are a little smaller, but not under the least. */
        double height = text_heights(s, k, size);
        k->row_height = row_height(s, k, fmax(size, least / 0.92));
        double all = height + (k->row_height > 0 && height > 0 ? gap_of(s) : 0) + k->row_height;
        k->fits = all <= room;
        if (k->fits || size <= least) {
            k->row_top = k->measure.bottom - k->row_height - 0.55 * (room - all);
            k->text.size_pt = size;
            k->author.size_pt = 0.92 * fmax(size, least / 0.92);
            for (size_t i = 0; i < k->point_count; i++) {
                k->point[i].size_pt = size;
            }
            return;
        }
    }
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

void cover_plan_back(const struct cover_scene *s, const struct cover_words *w, struct cover_back *k)
{
    const struct config_cover *cover = cover_of(s);
    *k = (struct cover_back){.fits = false};
    place(s, k);
    k->text = block_of(s, w, cover->back_text, &cover->back_text, "back text");
    k->text.width_pt = measure_width(k);
    k->author = block_of(s, w, cover->author_text, &cover->author_text, "text about the author");
    k->point_count = cover->points.count < 5 ? cover->points.count : 5;
    for (size_t i = 0; i < k->point_count; i++) {
        k->point[i] =
            block_of(s, w, cover->points.item[i], &cover->points.item[i], "selling point");
        k->point[i].font = s->book->sans;
        k->point[i].leading = 1.3;
    }
    fit(s, k);
    place_logo(s, k);
    k->failed = k->text.failed | k->author.failed;
    for (size_t i = 0; i < k->point_count; i++) {
        k->failed |= k->point[i].failed;
    }
}

/* The longest text is what has to be shortened; it is told how much of it has room beside the rest.
 */
static enum status too_much(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    struct block_fit *longest = k->text.text ? &k->text : &k->author;
    if (k->author.text && strlen(k->author.text) > strlen(longest->text ? longest->text : "")) {
        longest = &k->author;
    }
    for (size_t i = 0; i < k->point_count; i++) {
        if (!longest->text || strlen(k->point[i].text) > strlen(longest->text)) {
            longest = &k->point[i];
        }
    }
    double least = fmax(9, s->book->source.profile->min_text_pt);
    double row = row_height(s, k, least / 0.92);
    double others = text_heights(s, k, least) + (row > 0 ? gap_of(s) + row : 0);
    others -= longest == &k->author ? row : block_height(s->book, longest, least);
    bool failed = false;
    longest->least_pt = least;
    longest->height_pt = k->measure.bottom - k->measure.top - others;
    size_t room = longest->height_pt > 0 ? block_room(s->book, longest, &failed) : 0;
    struct diag_at at;
    d->hint = "shorten it, or leave out the sample, the points or the author under 'cover'";
    return diag_usage(d, book_config_at(s->book->cfg, longest->field, &at),
                      "the %s is too long for the cover, even in type of %.0f pt: of its %zu "
                      "characters %zu have room",
                      longest->name, least, utf8_length(longest->text, strlen(longest->text), NULL),
                      room);
}

enum status cover_check_back(const struct cover_scene *s, struct cover_back *k, struct diag *d)
{
    const struct config_cover *cover = cover_of(s);
    const struct book *b = s->book;
    struct diag_at at;
    if (cover->points.count > 5) {
        return diag_usage(d, book_config_at(b->cfg, &cover->points.item[5], &at),
                          "points: a cover has room for five at most");
    }
    if (!k->fits) {
        return too_much(s, k, d);
    }
    enum status status =
        book_check_picture(b, &cover->author_picture, k->portrait_pt[0], k->portrait_pt[1], d);
    enum status logo = book_check_picture(b, &cover->logo, k->logo.right - k->logo.left,
                                          k->logo.bottom - k->logo.top, d);
    double price =
        cover->price
            ? text_width_pt(&(struct text_style){.font = b->sans, .size_pt = 11}, cover->price)
            : 0;
    if (price > k->strip.right - k->strip.left) {
        return diag_usage(d, book_config_at(b->cfg, &cover->price, &at),
                          "the price is too long for its place beside the barcode");
    }
    return status == STATUS_OK ? logo : status;
}

/* ---- drawing ---- */

/* A row of nine cells at the head, the volume's or the first digit's in full. */
static void draw_motif(const struct cover_scene *s, const struct cover_words *w,
                       const struct cover_back *k, struct canvas *c)
{
    double cell = 0.032 * s->width;
    double top = (s->g.back.top + s->safe_pt + k->measure.top - cell) / 2;
    unsigned volume = s->book->cfg->series.volume;
    for (unsigned i = 0; i < 9; i++) {
        double x = k->measure.left + i * 1.25 * cell;
        struct box b = {x, top, x + cell, top + cell};
        bool full = i == (volume ? (volume - 1) % 9 : cover_digit(s, 0, 0) - 1);
        canvas_fill(c, b, full ? w->back_accent : cover_mix(s->rgb.ground, s->rgb.accent, 0.35));
    }
}

static double draw_points(const struct cover_scene *s, const struct cover_words *w,
                          const struct cover_back *k, struct canvas *c, double y)
{
    for (size_t i = 0; i < k->point_count; i++) {
        double size = k->point[i].size_pt;
        double side = 0.56 * size;
        y += i ? 0.35 * size : k->text.text ? gap_of(s) : 0;
        double middle = y + k->point[i].leading * size / 2;
        struct box square = {k->measure.left, middle - side / 2, k->measure.left + side,
                             middle + side / 2};
        canvas_fill(c, square, w->back_accent);
        y = block_draw(s->book, c, &k->point[i], k->measure.left + point_indent(size), y);
    }
    return y;
}

static void draw_row(const struct cover_scene *s, const struct cover_words *w,
                     const struct cover_back *k, struct canvas *c)
{
    const struct config_cover *cover = cover_of(s);
    double top = k->row_top;
    double x = k->measure.left;
    if (k->sample_pt > 0) {
        struct box card = {x, top, x + k->sample_pt, top + k->sample_pt};
        double pad = 0.05 * k->sample_pt;
        struct box board = {card.left + pad, card.top + pad, card.right - pad, card.bottom - pad};
        struct box edge = {card.left - 2, card.top - 2, card.right + 2, card.bottom + 2};
        canvas_fill(c, edge, w->back_accent);
        canvas_fill(c, card, PAINT_WHITE);
        cover_board(s->book, c, cover->sample_puzzle, board);
        x += k->sample_pt + 0.06 * measure_width(k);
    }
    const struct art *portrait = book_picture(s->book, &cover->author_picture);
    double y = top;
    if (portrait) {
        canvas_art_in_colour(c, (struct box){x, y, x + k->portrait_pt[0], y + k->portrait_pt[1]},
                             portrait, s->book->source.profile->min_line_pt);
        if (k->sample_pt > 0) {
            y += k->portrait_pt[1] + 0.6 * k->text.size_pt;
        } else {
            x += k->portrait_pt[0] + 0.04 * measure_width(k);
        }
    }
    block_draw(s->book, c, &k->author, x, y);
}

static void draw_strip(const struct cover_scene *s, const struct cover_words *w,
                       const struct cover_back *k, struct canvas *c)
{
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    if (logo) {
        canvas_art_in_colour(c, k->logo, logo, s->book->source.profile->min_line_pt);
    }
    if (cover->price) {
        struct text_style style = {.font = s->book->sans, .size_pt = 11, .paint = w->back_ink};
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
        ean13_draw(c, box, s->book->cfg->book.isbn, s->book->sans);
    }
}

void cover_draw_back(const struct cover_scene *s, const struct cover_words *w,
                     const struct cover_back *k, struct canvas *c)
{
    if (cover_design_of(s->book->cfg)->board_side == NULL) {
        draw_motif(s, w, k, c);
    }
    double y = block_draw(s->book, c, &k->text, k->measure.left, k->measure.top);
    draw_points(s, w, k, c, y);
    if (k->row_height > 0) {
        draw_row(s, w, k, c);
    }
    draw_strip(s, w, k, c);
}
