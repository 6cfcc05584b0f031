/* The title as large as the front lets it be, a puzzle as a ghost behind it. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->book->faces.serif_bold;
    w->subtitle_font = s->book->faces.serif_italic;
    w->author_font = s->book->faces.serif;
    w->title_pt = 0.27 * s->width;
    w->title_leading = 1.0;
    w->head.top = front_y(s, 0.12);
    w->head.bottom = front_y(s, 0.86);
    w->title = s->ink;
    w->subtitle = s->ink;
    w->spine_ground = s->accent;
    w->spine_ink = s->ground;
    w->has_rule = true;
}

/* A bar along the fold and a thin one under the head. */
static void draw_bars(const struct cover_scene *s, struct canvas *c, double left, double right)
{
    canvas_fill(c, (struct box){left, s->page.top - 1, right, front_y(s, 0.055)}, s->accent);
    canvas_fill(c, (struct box){left, front_y(s, 0.985), right, s->page.bottom + 1}, s->accent);
}

/* The puzzle as a ghost behind the words: its lines, and its givens. */
static void draw_ghost(struct cover_scene *s, struct canvas *c, double left, double right)
{
    enum { ACROSS = 6 };
    double cell = s->width / ACROSS;
    double origin = s->g.front.left;
    struct paint line = cover_mix(s, s->rgb.ground, s->rgb.accent, 0.22);
    struct paint digit = cover_mix(s, s->rgb.ground, s->rgb.accent, 0.12);
    int first = (int)floor((left - origin) / cell);
    int last = (int)ceil((right - origin) / cell);
    int rows = (int)ceil((s->page.bottom - s->g.front.top) / cell) + 1;
    for (int row = -2; row < rows; row++) {
        double y = front_y(s, 0.055) + row * cell;
        canvas_line(c, left, y, right, y, 0.8, line);
        for (int column = first; column < last; column++) {
            double x = origin + column * cell;
            struct box b = {x + 0.24 * cell, y + 0.2 * cell, x + 0.76 * cell, y + 0.8 * cell};
            if (x > left && x + cell < right + cell && cover_given(s, row, column)) {
                cover_draw_digit(s, c, b, cover_digit(s, row, column), digit);
            }
        }
    }
    for (int column = first; column <= last; column++) {
        double x = origin + column * cell;
        if (x > left && x < right) {
            canvas_line(c, x, s->page.top - 1, x, s->page.bottom + 1, 0.8, line);
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    draw_ghost(s, c, s->g.fold - 1, s->page.right + 1);
    draw_bars(s, c, s->g.fold - 1, s->page.right + 1);
}

/* They go round the book. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    draw_bars(s, c, s->page.left - 1, s->g.spine.left + 1);
}

const struct cover_design cover_design_type = {
    .name = "type",
    .doc = "the title as large as possible, with a faint grid behind it",
    .place_words = place_words,
    .draw = draw,
    .back = {.bullet = BULLET_LINE,
             .sample = SAMPLE_RIGHT,
             .points_beside = true,
             .draw = draw_back},
};
