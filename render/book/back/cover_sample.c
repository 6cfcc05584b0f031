/* The sample on a back: which puzzle, and its card with a caption. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/level.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/back/cover_back.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/boards/section_constraints.h"
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
    static const kind_set pale = KIND_SET(CAGE) | KIND_SET(CALC_CAGE) | KIND_SET(SIGNLESS_CAGE);
    static const unsigned OTHER_KIND = 10000, SAME_SECTION = 100, PALE = 50, NO_PICTURES = 1000,
                          A_COLUMN = 10, OTHER_SIZE = 500, USUAL_SIDE = 9;
    const struct cover_design *design = s->design;
    const struct layout *v = p->record->variant;
    const kind_set kinds = section_constraints_of(s->book, p->section).kinds;
    if (design->shows_easiest) {
        return (p->signs->pictures ? 0 : NO_PICTURES) + A_COLUMN * board_longer_side(v) +
               lowest_level(&s->book->cfg->section[p->section]);
    }
    const bool shown = (kinds & design->shows) || (design->shows_jigsaw && v->jigsaw);
    /* A buyer knows a sudoku by its nine rows; the nearer to it a smaller board is, the better. */
    const unsigned side = board_longer_side(v);
    const unsigned smaller = side < USUAL_SIDE ? USUAL_SIDE - side : 0;
    return (shown ? 0 : OTHER_KIND + (kinds & pale ? PALE : 0)) + (of_front ? SAME_SECTION : 0) +
           (side != USUAL_SIDE) * OTHER_SIZE + smaller * OTHER_SIZE;
}

/* The squares of cells, as large as a box of most boards, in which nothing is given: a board with
 * many of them looks unfinished. */
static unsigned empty_places(const struct record *r)
{
    const struct layout *v = r->variant;
    const unsigned columns = frame_columns(v), side = v->size > 6 ? 3 : 2;
    unsigned count = 0;
    for (unsigned row = 0; row + side <= frame_rows(v); row++) {
        for (unsigned column = 0; column + side <= columns; column++) {
            bool empty = true;
            for (unsigned i = 0; i < side * side && empty; i++) {
                const uint16_t cell = v->cell_at[(row + i / side) * columns + column + i % side];
                empty = cell < v->cell_count && !r->givens.cell[cell];
            }
            count += empty;
        }
    }
    return count;
}

struct sample_choice {
    unsigned number, misfit, empty;
};

static int by_misfit(const void *one, const void *two)
{
    const struct sample_choice *a = one;
    const struct sample_choice *b = two;
    return a->misfit != b->misfit ? (a->misfit > b->misfit) - (a->misfit < b->misfit)
                                  : (a->number > b->number) - (a->number < b->number);
}

/* Of each section the puzzle with the fewest empty places among its first ones, but not the
 * front's. */
size_t cover_sample_candidates(const struct cover_scene *s, unsigned number[MAX_BACK_CANDIDATES])
{
    enum { LOOKED_AT = 24 /* of a section */ };
    const struct book *b = s->book;
    const size_t front = cover_of(s)->art_puzzle ? cover_of(s)->art_puzzle : 1;
    const size_t section = b->puzzle[front - 1].section;
    struct sample_choice found[MAX_BACK_CANDIDATES];
    size_t count = 0;
    size_t last = SIZE_MAX; /* the section of the last one found */
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct book_puzzle *p = &b->puzzle[i];
        if (i + 1 == front || p->number_in_section > LOOKED_AT) {
            continue;
        }
        const struct sample_choice one = {(unsigned)(i + 1), misfit(s, p, p->section == section),
                                          empty_places(p->record)};
        if (p->section != last && count < MAX_BACK_CANDIDATES) {
            found[count++] = one;
            last = p->section;
        } else if (p->section == last && one.empty < found[count - 1].empty) {
            found[count - 1] = one;
        }
    }
    qsort(found, count, sizeof *found, by_misfit);
    for (size_t i = 0; i < count; i++) {
        number[i] = found[i].number;
    }
    return count;
}

/* ---- the card ---- */

/* What kind of puzzle it is, its level and its number, as far as they have room. */
static void draw_caption(const struct cover_scene *s, const struct cover_back *k,
                         const struct box *bar, double pad, struct paint ink, struct canvas *c)
{
    const struct book *b = s->book;
    const struct book_puzzle *p = &b->puzzle[k->sample_puzzle - 1];
    const double size = 0.52 * k->bar_pt;
    const double apart = 1.2 * size;
    /* The words may be light ones. */
    const double least = fmax(book_min_text_pt(b), COVER_REVERSED_PT);
    const double room = width_of(bar) - 2 * pad;
    const char *title = b->cfg->section[p->section].title;
    const char *level = p->record->level[0] && b->cfg->style.show_level
                            ? translation_level(&b->translation, p->record->level)
                            : NULL;
    struct text number = {0};
    struct text kind = {0};
    struct text_style strong = {.font = s->strong_font, .size_pt = size, .paint = ink};
    struct text_style plain = {.font = s->text_font, .size_pt = size, .paint = ink};
    const double baseline =
        (bar->top + bar->bottom + font_cap_height_em(strong.font) * strong.size_pt) / 2;
    if (title) {
        text_puts(&kind, title);
    } else {
        section_kind_put(b, p->section, &kind);
    }
    if (level && (!title || strcmp(level, title) != 0)) {
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
        draw_fitted_from(c, bar->left + pad, baseline, ALIGN_LEFT, strong, least, room - beside,
                         kind.data);
        if (beside > 0) {
            canvas_text(c, bar->right - pad, baseline, ALIGN_RIGHT, &plain, number.data);
        }
    }
    text_free(&number);
    text_free(&kind);
}

/* What the card is painted with. */
struct card_paints {
    uint32_t line_rgb;
    struct paint line; /* of the bar, and of the board's frame */
    bool line_is_seen; /* on white */
};

static struct card_paints paints_of(const struct cover_scene *s)
{
    const double enough = 3; /* WCAG 2, for what is no text */
    const uint32_t rgb =
        look_of(s)->on_accent ? cover_mixed(s->rgb.accent, 0x000000, 0.4) : s->rgb.accent;
    return (struct card_paints){.line_rgb = rgb,
                                .line = cover_mix(s, rgb, rgb, 0),
                                .line_is_seen = cover_contrast(rgb, 0xFFFFFF) >= enough};
}

/* The place of the caption, from the edges of the card. */
static struct box caption_box(const struct cover_back *k, bool over)
{
    const struct box *all = &k->sample;
    return over ? (struct box){all->left, all->top, all->right, all->top + k->bar_pt}
                : (struct box){all->left, all->bottom - k->bar_pt, all->right, all->bottom};
}

/* A card's function for each of enum back_card; the board comes after it. */
static void draw_bar_card(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    const struct card_paints paints = paints_of(s);
    const struct box *card = &k->sample;
    const struct box bar = caption_box(k, true);
    const struct box edge = {card->left - CARD_EDGE, card->top - CARD_EDGE, card->right + CARD_EDGE,
                             card->bottom + CARD_EDGE};
    const struct box paper = {card->left, bar.bottom, card->right, card->bottom};
    canvas_fill(c, edge, paints.line);
    canvas_fill(c, paper, PAINT_WHITE);
    draw_caption(s, k, &bar, 0.5 * height_of(&bar), cover_ink_on(s, paints.line_rgb), c);
}

static void draw_shaded_card(const struct cover_scene *s, const struct cover_back *k,
                             struct canvas *c)
{
    enum { SHADE = 4 };
    const struct box words = caption_box(k, false);
    const struct box card = {k->sample.left, k->sample.top, k->sample.right, words.top};
    const struct box shade = {card.left + SHADE, card.top + SHADE, card.right + SHADE,
                              card.bottom + SHADE};
    const struct box below = {words.left, words.top + 1.5 * SHADE, words.right,
                              words.bottom + 0.5 * SHADE};
    const uint32_t under = look_of(s)->on_accent ? s->rgb.accent : s->rgb.ground;
    canvas_fill(c, shade, cover_mix(s, under, 0x000000, 0.35));
    canvas_fill(c, card, PAINT_WHITE);
    draw_caption(s, k, &below, 0, k->ink, c);
}

static void draw_paper_card(const struct cover_scene *s, const struct cover_back *k,
                            struct canvas *c)
{
    const struct box caption = caption_box(k, false);
    canvas_fill(c, k->sample, PAINT_WHITE);
    draw_caption(s, k, &caption, k->board.left - k->sample.left, PAINT_BLACK, c);
}

static void draw_bare_card(const struct cover_scene *s, const struct cover_back *k,
                           struct canvas *c)
{
    const struct box caption = caption_box(k, false);
    canvas_fill(c, k->board, PAINT_WHITE);
    draw_caption(s, k, &caption, 0, k->ink, c);
}

static void draw_round_card(const struct cover_scene *s, const struct cover_back *k,
                            struct canvas *c)
{
    const struct box caption = caption_box(k, false);
    cover_tile(c, k->sample, 0.05 * width_of(&k->sample), PAINT_WHITE);
    draw_caption(s, k, &caption, k->board.left - k->sample.left, PAINT_BLACK, c);
}

/* The paper needs no edge around the board where the cover is as white. */
static double card_pad(const struct cover_scene *s, double side)
{
    const bool white = look_of(s)->window_columns ||
                       (!look_of(s)->on_accent && cover_contrast(s->rgb.ground, 0xFFFFFF) < 1.05);
    const bool bare = look_of(s)->card == CARD_BARE;
    return bare ? 0 : look_of(s)->card == CARD_PAPER && white ? 1.5 : 0.05 * side;
}

static const double caption_part = 0.085; /* of the board's side */

static double caption_height(const struct cover_scene *s, double side)
{
    return fmin(24 * larger_type(s), fmax(17.5 * larger_type(s), caption_part * side));
}

double cover_sample_height(const struct cover_scene *s, double side)
{
    return side + caption_height(s, side);
}

void cover_set_sample(const struct cover_scene *s, struct cover_back *k, double left, double bottom,
                      double side)
{
    const double height = cover_sample_height(s, side);
    const double pad = card_pad(s, side);
    const double top = bottom - height;
    k->bar_pt = height - side;
    k->sample = (struct box){left, top, left + side, bottom};
    const double first = top + (look_of(s)->card == CARD_BAR ? k->bar_pt : 0);
    k->board = (struct box){left + pad, first + pad, left + side - pad, first + side - pad};
}

void cover_fill_window(const struct cover_scene *s, struct cover_back *k, double pad)
{
    const struct box *w = &k->window;
    const double height = height_of(w) - 2 * pad;
    const double side = height - caption_height(s, height / (1 + caption_part));
    cover_set_sample(s, k, (w->left + w->right - side) / 2, w->bottom - pad, side);
}

struct cover_board_look cover_sample_look(const struct cover_scene *s, const struct cover_back *k)
{
    const struct card_paints paints = paints_of(s);
    return (struct cover_board_look){.digits = k->headline.font,
                                     .frame = paints.line_is_seen ? paints.line : PAINT_BLACK,
                                     .tint = cover_mix(s, 0xFFFFFF, s->rgb.accent, 0.14),
                                     .tinted_boxes = look_of(s)->tinted_boxes,
                                     .round = look_of(s)->card == CARD_ROUND};
}

void cover_draw_sample(const struct cover_scene *s, const struct cover_back *k, struct canvas *c)
{
    static void (*const draw_card[])(const struct cover_scene *s, const struct cover_back *k,
                                     struct canvas *c) = {[CARD_BAR] = draw_bar_card,
                                                          [CARD_SHADE] = draw_shaded_card,
                                                          [CARD_PAPER] = draw_paper_card,
                                                          [CARD_BARE] = draw_bare_card,
                                                          [CARD_ROUND] = draw_round_card};
    const struct cover_board_look look = cover_sample_look(s, k);
    draw_card[look_of(s)->card](s, k, c);
    cover_board(s->book, c, k->sample_puzzle, k->board, &look);
}
