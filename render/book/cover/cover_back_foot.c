/* The foot of a back: a puzzle with its caption, the list of sections, and what belongs to the
 * barcode. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/level.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/section_constraints.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"

/* ---- which puzzle ---- */

/* The lowest level that a section's puzzles may have. */
static unsigned lowest_level(const struct config_section *section)
{
    const char *asked = section->level ? section->level : section->level_range;
    for (unsigned level = 0; asked && level < LEVEL_COUNT; level++) {
        const char *name = level_name((enum level)level);
        if (strncmp(asked, name, strlen(name)) == 0) {
            return level;
        }
    }
    return LEVEL_BEYOND;
}

/* The lower, the better it goes with the front. */
static unsigned misfit(const struct cover_scene *s, const struct book_puzzle *p, bool of_front)
{
    /* Puzzles of these kinds have few givens or none: small, they look pale. */
    static const kind_set pale = (kind_set)1 << CONSTRAINT_CAGE |
                                 (kind_set)1 << CONSTRAINT_CALC_CAGE |
                                 (kind_set)1 << CONSTRAINT_SIGNLESS_CAGE;
    static const unsigned OTHER_KIND = 10000, SAME_SECTION = 100, PALE = 50, A_COLUMN = 10;
    const struct cover_design *design = s->design;
    const struct layout *v = p->record->variant;
    const kind_set kinds = section_constraints_of(s->book, p->section).kinds;
    if (design->shows_easiest) {
        return A_COLUMN * board_longer_side(v) + lowest_level(&s->book->cfg->section[p->section]);
    }
    const bool shown = (kinds & design->shows) || (design->shows_jigsaw && v->jigsaw);
    return (shown ? 0 : OTHER_KIND + (kinds & pale ? PALE : 0)) + (of_front ? SAME_SECTION : 0);
}

struct sample_choice {
    unsigned number, misfit;
};

static int by_misfit(const void *one, const void *two)
{
    const struct sample_choice *a = one;
    const struct sample_choice *b = two;
    return a->misfit != b->misfit ? (a->misfit > b->misfit) - (a->misfit < b->misfit)
                                  : (a->number > b->number) - (a->number < b->number);
}

/* Of each section the first puzzle, of the front's section the next one. */
size_t cover_sample_candidates(const struct cover_scene *s, unsigned number[MAX_BACK_CANDIDATES])
{
    const struct book *b = s->book;
    const size_t front = cover_of(s)->art_puzzle ? cover_of(s)->art_puzzle : 1;
    const size_t section = b->puzzle[front - 1].section;
    const bool last = front == b->puzzle_count || b->puzzle[front].section != section;
    struct sample_choice found[MAX_BACK_CANDIDATES];
    size_t count = 0;
    for (size_t i = 0; i < b->puzzle_count && count < MAX_BACK_CANDIDATES; i++) {
        const struct book_puzzle *p = &b->puzzle[i];
        const bool of_front = p->section == section;
        const bool first = p->number_in_section == 1;
        if (of_front && !last ? i == front : first && i + 1 != front) {
            found[count++] = (struct sample_choice){(unsigned)(i + 1), misfit(s, p, of_front)};
        }
    }
    qsort(found, count, sizeof *found, by_misfit);
    for (size_t i = 0; i < count; i++) {
        number[i] = found[i].number;
    }
    return count;
}

/* ---- places: a sample, and next to it what belongs to the barcode, in one column ---- */

enum { MAX_PRICE_PT = 13, BETWEEN_COLUMNS = 20 };

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

/* The publisher's name and the price share a line over the barcode, or stand on two. */
static double place_imprint(const struct cover_scene *s, struct cover_back *k,
                            const struct box *barcode, double y, bool has_barcode)
{
    enum { OVER_BARCODE = 8, IMPRINT_PT = 10 };
    const struct config_cover *cover = cover_of(s);
    const char *publisher =
        book_picture(s->book, &cover->logo) ? NULL : s->book->cfg->book.publisher;
    const double width = width_of(barcode);
    const double price_em = cover->price ? font_width_em(s->strong_font, cover->price) : 0;
    const double apart = 1;
    const double both =
        publisher ? width / (font_width_em(s->text_font, publisher) + apart + 1.1 * price_em) : 0;
    k->price_right = publisher && cover->price && both >= fmax(9, min_size(s));
    y -= has_barcode ? OVER_BARCODE : 2;
    if (k->price_right) {
        k->imprint_pt = fmin(IMPRINT_PT, both);
        k->price_pt = 1.1 * k->imprint_pt;
        k->imprint_y = k->price_y = y;
        return y - k->price_pt;
    }
    k->price_pt = one_line(s, price_style(s, 1), cover->price, MAX_PRICE_PT, width);
    k->price_y = y;
    y -= k->price_pt > 0 ? 1.25 * k->price_pt : 0;
    k->imprint_pt = one_line(s, imprint_style(s, 1), publisher, IMPRINT_PT, width);
    k->imprint_y = y;
    return y - k->imprint_pt;
}

void cover_place_column(const struct cover_scene *s, struct cover_back *k)
{
    enum { UNDER_LOGO = 8 };
    const struct config_cover *cover = cover_of(s);
    const struct art *logo = book_picture(s->book, &cover->logo);
    struct box barcode = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    bool has_barcode = cover->barcode != BARCODE_NONE;
    double foot = has_barcode ? barcode.top : barcode.bottom;
    double y = place_imprint(s, k, &barcode, foot, has_barcode);
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

/* The bar over a board so wide. */
double cover_sample_bar(double side)
{
    return fmin(24, fmax(17, 0.085 * side));
}

/* As large as what is next to it lets it be. */
double cover_max_sample(const struct cover_scene *s, const struct cover_back *k)
{
    if (!k->sample_puzzle) {
        return 0;
    }
    double right = width_of(&k->column) > 0 ? k->column.left - BETWEEN_COLUMNS - plate_pad(s)
                                            : k->measure.right;
    return fmin(right - k->measure.left - CARD_EDGE, 0.34 * s->height);
}

void cover_set_sample(struct cover_back *k, double left, double bottom, double side)
{
    k->bar_pt = cover_sample_bar(side);
    k->sample = (struct box){left, bottom - side - k->bar_pt, left + side, bottom};
}

/* What the book holds stands over the barcode, next to the sample, or in the sample's place. */
void cover_place_sections(const struct cover_scene *s, struct cover_back *k, bool beside_sample)
{
    const struct box barcode = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    const bool column = width_of(&k->column) > 0;
    struct box room = {k->measure.left, barcode.top,
                       column ? k->column.left - BETWEEN_COLUMNS - 2 * plate_pad(s)
                              : k->measure.right,
                       k->measure.bottom};
    room.left += plate_pad(s);
    if (width_of(&k->sample) > 0 && !beside_sample) {
        room.top = fmax(room.top, k->sample.bottom + gap_of(s));
    }
    if (beside_sample) {
        room = (struct box){fmin(barcode.left, k->sample.right + 1.5 * BETWEEN_COLUMNS),
                            k->sample.top + (plate_pad(s) > 0 ? plate_pad(s) - CARD_EDGE : 0),
                            barcode.right,
                            column ? k->column.top - 0.6 * gap_of(s) : k->measure.bottom};
    }
    k->sections_pt = cover_sections_size(s, width_of(&room), height_of(&room));
    k->sections = (struct box){0};
    if (k->sections_pt > 0) {
        const double height = cover_sections_height(s, k->sections_pt, height_of(&room));
        k->sections = (struct box){room.left, room.bottom - height, room.right, room.bottom};
        if (beside_sample) {
            k->sections.top = room.top;
            k->sections.bottom = room.top + height;
        }
    }
}

void cover_place_sample(const struct cover_scene *s, struct cover_back *k, double side)
{
    k->sample = (struct box){0};
    if (side > 0) {
        double left = k->measure.left + CARD_EDGE;
        if (is_centred(s) && width_of(&k->column) <= 0) {
            left = (k->measure.left + k->measure.right - side) / 2;
        }
        cover_set_sample(k, left, k->measure.bottom + plate_pad(s) - CARD_EDGE, side);
    }
    cover_place_sections(s, k, side > 0);
}

double cover_foot_top(const struct cover_back *k)
{
    double top = k->measure.bottom;
    top = width_of(&k->column) > 0 ? fmin(top, k->column.top) : top;
    top = width_of(&k->sections) > 0 ? fmin(top, k->sections.top) : top;
    return width_of(&k->sample) > 0 ? fmin(top, k->sample.top - CARD_EDGE) : top;
}

/* ---- the card ---- */

/* What kind of puzzle it is, its level and its number, as far as they have room. */
static void draw_caption(const struct cover_scene *s, const struct cover_back *k,
                         const struct box *bar, struct paint ink, struct canvas *c)
{
    const struct book *b = s->book;
    const struct book_puzzle *p = &b->puzzle[k->sample_puzzle - 1];
    const double size = 0.52 * height_of(bar);
    const double pad = 0.5 * height_of(bar);
    const double apart = 1.2 * size;
    const double room = width_of(bar) - 2 * pad;
    const char *title = book_section_title(b, p->section);
    const char *level = p->record->level[0] && b->cfg->style.show_level
                            ? translation_level(&b->translation, p->record->level)
                            : NULL;
    struct text number = {0};
    struct text kind = {0};
    struct text_style strong = {.font = s->strong_font, .size_pt = size, .paint = ink};
    struct text_style plain = {.font = s->text_font, .size_pt = size, .paint = ink};
    const double baseline =
        (bar->top + bar->bottom + font_cap_height_em(strong.font) * strong.size_pt) / 2;
    text_puts(&kind, title);
    if (level && strcmp(level, title) != 0) {
        text_printf(&kind, " \xC2\xB7 %s", level);
    }
    if (!book_is_dated(b, p->section)) {
        book_range_add(b, k->sample_puzzle, k->sample_puzzle, &number);
    }
    canvas_note_failure(c, number.failed | kind.failed);
    if (!number.failed && !kind.failed) {
        double beside = number.length ? text_width_pt(&plain, number.data) + apart : 0;
        if (text_width_pt(&strong, kind.data) + beside > room) {
            beside = 0;
        }
        draw_fitted(b, c, bar->left + pad, baseline, ALIGN_LEFT, strong, room - beside, kind.data);
        if (beside > 0) {
            canvas_text(c, bar->right - pad, baseline, ALIGN_RIGHT, &plain, number.data);
        }
    }
    text_free(&number);
    text_free(&kind);
}

void cover_draw_sample(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const uint32_t rgb =
        look_of(s)->on_accent ? cover_mixed(s->rgb.accent, 0x000000, 0.4) : s->rgb.accent;
    const struct paint paint = cover_mix(s, rgb, rgb, 0);
    const struct box *card = &k->sample;
    const struct box bar = {card->left, card->top, card->right, card->top + k->bar_pt};
    const double pad = 0.05 * width_of(card);
    const struct box board = {card->left + pad, bar.bottom + pad, card->right - pad,
                              card->bottom - pad};
    const struct box edge = {card->left - CARD_EDGE, card->top - CARD_EDGE, card->right + CARD_EDGE,
                             card->bottom + CARD_EDGE};
    const struct box paper = {card->left, bar.bottom, card->right, card->bottom};
    canvas_fill(c, edge, paint);
    canvas_fill(c, paper, PAINT_WHITE);
    draw_caption(s, k, &bar, cover_ink_on(s, rgb), c);
    const bool seen = cover_contrast(rgb, 0xFFFFFF) >= 3; /* WCAG 2, for what is no text */
    cover_board(s->book, c, k->sample_puzzle, board, seen ? &paint : NULL);
}

/* ---- the list of sections ---- */

/* The height of a row; where there is room, it is higher. */
static const double row_em = 1.85;
static const double max_row_em = 2.7;

static size_t section_rows(const struct book *b)
{
    size_t count = 0;
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        count += b->source.section[i].count > 0;
    }
    return count;
}

double cover_sections_height(const struct cover_scene *s, double size, double room)
{
    return fmin(room, (double)section_rows(s->book) * max_row_em * size);
}

/* The width of a row's words and the space between them, in ems. */
static double row_width_em(const struct cover_scene *s, size_t section)
{
    const double apart_em = 1;
    char number[24];
    snprintf(number, sizeof number, "%zu", s->book->source.section[section].count);
    return font_width_em(s->text_font, book_section_title(s->book, section)) + apart_em +
           font_width_em(s->strong_font, number);
}

double cover_sections_size(const struct cover_scene *s, double width, double height)
{
    const struct book *b = s->book;
    const size_t rows = section_rows(b);
    const double most = fmin(13, fmax(10.5, 0.025 * s->width));
    const double least = fmax(9, b->source.profile->min_text_pt);
    double widest = 1;
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        widest = b->source.section[i].count > 0 ? fmax(widest, row_width_em(s, i)) : widest;
    }
    if (rows == 0 || rows > MAX_BACK_SECTIONS) {
        return 0;
    }
    const double size = fmin(most, fmin(width / widest, height / ((double)rows * row_em)));
    return size >= least ? size : 0;
}

void cover_draw_sections(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct book *b = s->book;
    const double line_pt = 0.75;
    const double row = height_of(&k->sections) / (double)section_rows(b);
    const struct text_style name = {
        .font = s->text_font, .size_pt = k->sections_pt, .paint = k->ink};
    const struct text_style count = {
        .font = s->strong_font, .size_pt = k->sections_pt, .paint = k->accent};
    double y = k->sections.top;
    for (size_t i = 0; i < b->cfg->section_count; i++) {
        if (b->source.section[i].count == 0) {
            continue;
        }
        char number[24];
        snprintf(number, sizeof number, "%zu", b->source.section[i].count);
        const double baseline = y + (row + font_cap_height_em(name.font) * name.size_pt) / 2;
        canvas_text(c, k->sections.left, baseline, ALIGN_LEFT, &name, book_section_title(b, i));
        canvas_text(c, k->sections.right, baseline, ALIGN_RIGHT, &count, number);
        y += row;
        canvas_fill(c, (struct box){k->sections.left, y - line_pt, k->sections.right, y},
                    k->accent);
    }
}
