/* A puzzle on a card in the middle. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    (void)s, (void)w;
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    (void)s, (void)c;
}

/* A frame around it all, between the cut and the barcode's place. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    double in = 0.7 * s->safe_pt;
    struct box line = {s->g.back.left + in, s->g.back.top + in, s->g.back.right - in,
                       s->g.back.bottom - in};
    canvas_frame(c, line, 2, s->accent);
}

/* Between subtitle and author, as large as the room between them lets it be. */
static struct box card_of(const struct cover_scene *s)
{
    double height = s->height;
    bool subtitle = s->book->cfg->cover.subtitle || s->book->cfg->book.subtitle;
    double y = s->head_bottom + (subtitle ? 0 : 0.036 * height);
    double foot = s->author.top - 0.03 * height;
    double measure = s->safe.right - s->safe.left;
    double side = fmax(0, fmin(measure * 0.82, foot - y - 0.05 * height));
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
    struct box edge = {card.left - 4, card.top - 4, card.right + 4, card.bottom + 4};
    double pad = 0.04 * (card.right - card.left);
    struct box board = {card.left + pad, card.top + pad, card.right - pad, card.bottom - pad};
    canvas_fill(c, edge, s->accent);
    canvas_fill(c, card, PAINT_WHITE);
    cover_board(s->book, c, puzzle, board);
}

const struct cover_design cover_design_frame = {
    .name = "frame",
    .doc = "a puzzle on a framed white card in the middle",
    .place_words = place_words,
    .draw = draw,
    .add = add,
    .board_side = board_side,
    .back = {.head = 0.13,
             .align = ALIGN_CENTRE,
             .sample = SAMPLE_MIDDLE,
             .bullet = BULLET_SQUARE,
             .capped_spine = true,
             .draw = draw_back},
};
