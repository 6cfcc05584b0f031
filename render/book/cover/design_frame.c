/* A puzzle on a card in the middle. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    double in = 0.03 * s->width; /* the frame's */
    w->head.left += in;
    w->head.right -= in;
    w->head.top = front_y(s, 0.085);
    w->title_pt = 0.145 * s->width;
    w->title_leading = 1.04;
}

/* A thick line and a thin one inside it, with a box of nine cells in each corner, which is small
 * enough for a back's barcode. */
static void draw_frame(const struct cover_scene *s, struct canvas *c, const struct box *side)
{
    enum { CELLS = 3 };
    double in = 0.46 * s->safe_pt;
    double box = fmin(0.05 * s->width, 0.47 * s->safe_pt);
    double cell = box / CELLS;
    struct box line = {side->left + in, side->top + in, side->right - in, side->bottom - in};
    struct box thin = {line.left + 4.5, line.top + 4.5, line.right - 4.5, line.bottom - 4.5};
    canvas_frame(c, line, 2, s->accent);
    canvas_frame(c, thin, 0.75, s->accent);
    for (int corner = 0; corner < 4; corner++) {
        double x = corner % 2 ? line.right - box : line.left;
        double y = corner / 2 ? line.bottom - box : line.top;
        canvas_fill(c, (struct box){x, y, x + box, y + box}, s->ground);
        canvas_frame(c, (struct box){x, y, x + box, y + box}, 1.2, s->accent);
        for (int i = 0; i < CELLS * CELLS; i += 2) {
            double left = x + i % CELLS * cell;
            double top = y + i / CELLS * cell;
            canvas_fill(c, (struct box){left, top, left + cell, top + cell}, s->accent);
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    draw_frame(s, c, &s->g.front);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    draw_frame(s, c, &s->g.back);
}

/* Between subtitle and author, as large as the room between them lets it be. */
static struct box card_of(const struct cover_scene *s)
{
    double height = s->height;
    bool subtitle = s->book->cfg->cover.subtitle || s->book->cfg->book.subtitle;
    double y = s->head_bottom + (subtitle ? 0.034 : 0.04) * height;
    double foot = s->author.top - 0.035 * height;
    double measure = s->safe.right - s->safe.left;
    double side = fmax(0, fmin(measure * 0.86, foot - y));
    double x = (s->g.front.left + s->g.front.right) / 2;
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
    struct box edge = {card.left - 3, card.top - 3, card.right + 3, card.bottom + 3};
    struct box air = {edge.left - 4, edge.top - 4, edge.right + 4, edge.bottom + 4};
    struct box rule = {air.left - 1, air.top - 1, air.right + 1, air.bottom + 1};
    double pad = 0.04 * (card.right - card.left);
    struct box board = {card.left + pad, card.top + pad, card.right - pad, card.bottom - pad};
    canvas_fill(c, rule, s->accent);
    canvas_fill(c, air, s->ground);
    canvas_fill(c, edge, s->accent);
    canvas_fill(c, card, PAINT_WHITE);
    cover_board(s->book, c, puzzle, board);
}

const struct cover_design cover_design_frame = {
    .name = "frame",
    .doc = "a puzzle on a framed white card in the middle",
    .title_font = "Linux Libertine Display O, EB Garamond 12",
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .board_side = board_side,
    .back = {.head = 0.13,
             .align = ALIGN_CENTRE,
             .bullet = BULLET_SQUARE,
             .capped_spine = true,
             .draw = draw_back},
};
