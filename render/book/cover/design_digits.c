/* Rows of digits all over, which leave whole lines to the words. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->head.top = front_y(s, 0.19);
    w->head.bottom = front_y(s, 0.66);
    w->foot.bottom = front_y(s, 0.885);
    w->foot.top = front_y(s, 0.7);
    w->title_font = s->book->faces.serif_bold;
    w->title_pt = 0.19 * s->width;
    w->title_leading = 1.0;
}

static bool meets(const struct box *a, double left, double top, double right, double bottom)
{
    return a->left < right && a->right > left && a->top < bottom && a->bottom > top;
}

enum { COLUMNS = 13, MAX_ROWS = 40 };
#define CELLS_ACROSS 11.5

/* The digit's place in its cell. */
static struct box digit_box(double left, double top, double cell)
{
    double pad = 0.13 * cell;
    return (struct box){left + pad, top + pad, left + cell - pad, top + cell - pad};
}

static void draw_one(struct cover_scene *s, struct canvas *c, struct box b, unsigned digit,
                     double hot, double clear)
{
    /* They glow towards the foot. */
    double down = fmin(1, fmax(0, (b.top - s->page.top) / (s->page.bottom - s->page.top)));
    uint32_t glow = cover_shade(s, 0.4 + 0.5 * down);
    cover_draw_digit(s, c, b, digit,
                     hot < 0.06 ? s->accent
                                : cover_mix(s, s->rgb.ground, glow, hot < clear ? 1 : 0.5));
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double cell = s->width / CELLS_ACROSS;
    double left = s->g.front.left + 0.2 * cell;
    double top = s->g.front.top - 0.55 * cell;
    const double space = 0.75 * cell; /* around the title: a row that is nearer seems to touch it */
    bool author = s->book->cfg->cover.author || s->book->cfg->book.author;
    int more = cover_more_cells(s, cell);
    for (int row = -more; row < MAX_ROWS && top + row * cell < s->page.bottom; row++) {
        for (int column = -more; column < COLUMNS + more; column++) {
            double hot = cover_chance(s);
            struct box b = digit_box(left + column * cell, top + row * cell, cell);
            bool taken =
                (b.bottom > s->head_top - space && b.top < s->head_bottom + space) ||
                (author && meets(&b, s->author.left - 0.5 * cell, s->author.top - 0.2 * cell,
                                 s->author.right + 0.5 * cell, s->author.bottom + 0.2 * cell));
            if (!taken) {
                draw_one(s, c, b, cover_digit(s, row, column), hot, 0.4);
            }
        }
    }
}

/* Over the words, or next to a sample that has its own lines. */
static bool is_free_row(const struct cover_back *back, const struct box *b)
{
    const struct box *sample = &back->sample;
    const bool alone = back->arrangement == BACK_ACROSS && sample->bottom > sample->top;
    return b->bottom <= back->motif_bottom ||
           (alone && b->top >= sample->top && b->bottom <= sample->bottom);
}

/* The rows continue from the fold outwards, and leave whole lines to what is read. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    double cell = s->width / CELLS_ACROSS;
    double right = s->g.back.right - 0.2 * cell;
    double top = s->g.front.top - 0.55 * cell;
    double space = 0.3 * cell;
    int more = cover_more_cells(s, cell);
    for (int row = -more; row < MAX_ROWS && top + row * cell < s->page.bottom; row++) {
        for (int column = -more; column < COLUMNS + more; column++) {
            double hot = cover_chance(s);
            struct box b = digit_box(right - (column + 1) * cell, top + row * cell, cell);
            bool taken = b.right > s->g.spine.left || b.right < s->page.left ||
                         !is_free_row(back, &b) || cover_back_takes(back, &b, space);
            if (!taken) {
                draw_one(s, c, b, cover_digit(s, row, -1 - column), hot, 0.25);
            }
        }
    }
}

const struct cover_design cover_design_digits = {
    .name = "digits",
    .doc = "rows of digits from the book's solutions, with room for the title",
    .colours = {0x14203C, 0xFFF8EA, 0xFFB238, 180},
    .place_words = place_words,
    .draw = draw,
    .back = {.arrangement = BACK_ACROSS,
             .card = CARD_PAPER,
             .head = 0.175,
             .max_head = 0.36,
             .align = ALIGN_CENTRE,
             .draw = draw_back},
};
