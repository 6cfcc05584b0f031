/* A puzzle on a card in the middle. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    double in = 0.02 * s->width; /* the frame's */
    w->head.left += in;
    w->head.right = cover_lies(s) ? front_x(s, 0.47) : w->head.right - in;
    w->foot.right = w->head.right;
    w->head.top = front_y(s, 0.075);
    w->head.bottom = front_y(s, cover_lies(s) ? 0.84 : 0.47);
    w->in_middle = cover_lies(s);
    w->title_pt = 0.17 * fmin(s->width, s->height);
    w->title_leading = 1.0;
    w->title_font = s->book->faces.serif_bold;
    cover_words_on_accent(s, w);
}

/* A ring of cells inside a box, every other one filled; the cells are as near to this size as their
 * number allows. */
static void draw_ring(struct canvas *c, const struct box *b, double size, struct paint line)
{
    const int across = 2 * (int)lround((width_of(b) / size - 1) / 2) + 1;
    const int down = 2 * (int)lround((height_of(b) / size - 1) / 2) + 1;
    const double width = width_of(b) / across;
    const double height = height_of(b) / down;
    for (int row = 0; row < down; row++) {
        const bool whole = row == 0 || row == down - 1;
        for (int column = 0; column < across; column += whole ? 1 : across - 1) {
            const double x = b->left + column * width;
            const double y = b->top + row * height;
            if ((row + column) % 2 == 0) {
                canvas_fill(c, (struct box){x, y, x + width, y + height}, line);
            }
        }
    }
}

/* A panel with a ring of cells between two lines, narrow enough for a back's barcode. */
static void draw_frame(const struct cover_scene *s, struct canvas *c, const struct box *side,
                       struct paint panel, struct paint line)
{
    const double in = 0.2 * s->safe_pt;
    const double cell = 0.2 * s->safe_pt;
    const double line_pt = 1.2;
    const struct box all = box_grown(*side, -in);
    const struct box ring = box_grown(all, -0.5 * cell);
    const struct box within = box_grown(ring, -cell);
    canvas_fill(c, all, panel);
    draw_ring(c, &ring, cell, line);
    canvas_frame(c, ring, line_pt, line);
    canvas_frame(c, within, line_pt, line);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    draw_frame(s, c, &s->g.front, s->accent, s->ground);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    draw_frame(s, c, &s->g.back, s->accent, s->ground);
}

/* Between subtitle and author, as large as the room between them lets it be. */
static struct box card_of(const struct cover_scene *s)
{
    double height = s->height;
    bool subtitle = s->book->cfg->cover.subtitle || s->book->cfg->book.subtitle;
    bool aside = cover_lies(s);
    double left = aside ? front_x(s, 0.5) : s->safe.left;
    double y = aside ? s->safe.top : s->head_bottom + (subtitle ? 0.03 : 0.036) * height;
    double foot = aside ? s->safe.bottom : s->author.top - 0.03 * height;
    double measure = s->safe.right - left - 0.04 * s->width;
    double side = fmax(0, fmin(measure, foot - y));
    double x = (left + s->safe.right) / 2;
    double top = y + (foot - y - side) / 2;
    return (struct box){x - side / 2, top, x + side / 2, top + side};
}

static double board_side(const struct cover_scene *s)
{
    struct box card = card_of(s);
    return 0.92 * (card.right - card.left);
}

static void add(struct cover_scene *s, struct canvas *c)
{
    unsigned puzzle = s->book->cfg->cover.art_puzzle;
    if (!puzzle) {
        return;
    }
    struct box card = card_of(s);
    struct box shade = {card.left + 5, card.top + 5, card.right + 5, card.bottom + 5};
    double pad = 0.045 * (card.right - card.left);
    struct box board = {card.left + pad, card.top + pad, card.right - pad, card.bottom - pad};
    canvas_fill(c, shade, cover_mix(s, s->rgb.accent, 0x000000, 0.35));
    canvas_fill(c, card, PAINT_WHITE);
    cover_board(s->book, c, puzzle, board, NULL);
}

const struct cover_design cover_design_frame = {
    .name = "frame",
    .doc = "a puzzle on a framed white card in the middle",
    .colours = {0xFBF5E6, 0x1A1A1A, 0x1C4B40, 0},
    .title_font = "Linux Libertine O, EB Garamond 12",
    .title_style = FONT_BOLD,
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .board_side = board_side,
    .back = {.arrangement = BACK_ACROSS,
             .card = CARD_SHADE,
             .head = 0.1,
             .max_head = 0.3,
             .on_accent = true,
             .align = ALIGN_CENTRE,
             .bullet = BULLET_SQUARE,
             .draw = draw_back},
};
