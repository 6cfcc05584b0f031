/* The title as large as the front lets it be, on the accent from edge to edge. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    struct paint ink = cover_ink_on(s, s->rgb.accent);
    w->align = ALIGN_LEFT;
    w->title_font = s->book->faces.serif_bold;
    w->subtitle_font = s->book->faces.serif_italic;
    w->author_font = s->book->faces.serif;
    w->title_pt = 0.29 * s->width;
    w->title_leading = 0.96;
    w->in_middle = true;
    w->head.top = front_y(s, 0.07);
    w->head.bottom = front_y(s, 0.88);
    w->title = ink;
    w->subtitle = ink;
    w->author = ink;
    w->rule = ink;
    w->badge = s->ground;
    w->badge_ink = cover_ink_on(s, s->rgb.ground);
    w->spine_ground = s->accent;
    w->spine_ink = ink;
    w->has_rule = true;
}

/* A few lines of a large grid, hardly darker than the ground. */
static void draw_lines(struct cover_scene *s, struct canvas *c, double left, double right)
{
    enum { ACROSS = 3, MAX_LINES = 8 };
    double cell = s->width / ACROSS;
    struct paint line = cover_mix(s, s->rgb.accent, 0x000000, 0.1);
    for (int i = -MAX_LINES; i <= MAX_LINES; i++) {
        double x = s->g.front.left + i * cell;
        double y = s->g.front.top + i * cell;
        if (x > left && x < right) {
            canvas_line(c, x, s->page.top - 1, x, s->page.bottom + 1, 3, line);
        }
        if (y > s->page.top && y < s->page.bottom) {
            canvas_line(c, left, y, right, y, 3, line);
        }
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box all = {s->g.fold - 1, s->page.top - 1, s->page.right + 1, s->page.bottom + 1};
    canvas_fill(c, all, s->accent);
    draw_lines(s, c, all.left, all.right);
}

/* A broad bar at the head, a thin one at the foot. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    (void)back;
    double left = s->page.left - 1;
    double right = s->g.spine.left + 1;
    canvas_fill(c, (struct box){left, s->page.top - 1, right, front_y(s, 0.075)}, s->accent);
    canvas_fill(c, (struct box){left, front_y(s, 0.985), right, s->page.bottom + 1}, s->accent);
}

const struct cover_design cover_design_type = {
    .name = "type",
    .doc = "the title as large as possible, on the accent from edge to edge",
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.135, .bullet = BULLET_LINE, .draw = draw_back},
};
