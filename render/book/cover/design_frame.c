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
    w->head.top = front_y(s, 0.1);
}

/* A thick line and a thin one inside it, a box of nine cells in each of the first `corners`
 * corners. The lower right corner is the last one, because a back has its barcode there. */
static void draw_frames(const struct cover_scene *s, struct canvas *c, const struct box *side,
                        int corners)
{
    enum { CELLS = 3 };
    double in = 0.62 * s->safe_pt;
    double box = 0.055 * s->width;
    double cell = box / CELLS;
    struct box line = {side->left + in, side->top + in, side->right - in, side->bottom - in};
    struct box thin = {line.left + 5, line.top + 5, line.right - 5, line.bottom - 5};
    canvas_frame(c, line, 2.2, s->accent);
    canvas_frame(c, thin, 0.75, s->accent);
    for (int corner = 0; corner < corners; corner++) {
        double x = corner % 2 ? line.right - box : line.left;
        double y = corner / 2 ? line.bottom - box : line.top;
        canvas_fill(c, (struct box){x, y, x + box, y + box}, s->ground);
        canvas_frame(c, (struct box){x, y, x + box, y + box}, 1.2, s->accent);
        for (int i = 0; i < CELLS * CELLS; i += 2) {
            double left = x + i % CELLS * cell;
            double top = y + i / CELLS * cell;
            canvas_fill(c, (struct box){left, top, left + cell, top + cell},
                        i == 4 ? s->accent : cover_mix(s, s->rgb.ground, s->rgb.accent, 0.45));
        }
    }
}

/* The frame passes over a back's barcode instead of under it. */
static void draw_notch(const struct cover_scene *s, struct canvas *c)
{
    const double pad = 7;
    struct box code = cover_barcode_box(s->book->source.profile->cover, &s->g.back);
    double in = 0.62 * s->safe_pt;
    double right = s->g.back.right - in;
    double bottom = s->g.back.bottom - in;
    double x = code.left - pad;
    double y = code.top - pad;
    canvas_fill(c, (struct box){x - 5, y - 5, right + 2, bottom + 2}, s->ground);
    canvas_line(c, x - 1.1, y, right + 1.1, y, 2.2, s->accent);
    canvas_line(c, x, y, x, bottom + 1.1, 2.2, s->accent);
    canvas_line(c, x - 5.4, y - 5, right - 5, y - 5, 0.75, s->accent);
    canvas_line(c, x - 5, y - 5, x - 5, bottom - 5, 0.75, s->accent);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    draw_frames(s, c, &s->g.front, 4);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    bool barcode = s->book->cfg->cover.barcode != BARCODE_NONE;
    draw_frames(s, c, &s->g.back, barcode ? 3 : 4);
    if (barcode) {
        draw_notch(s, c);
    }
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
    struct box shadow = {edge.left + 7, edge.top + 7, edge.right + 7, edge.bottom + 7};
    canvas_fill(c, shadow, cover_mix(s, s->rgb.ground, s->rgb.accent, 0.35));
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
             .notched = true,
             .draw = draw_back},
};
