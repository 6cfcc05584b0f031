/* The title as large as the front lets it be, and nothing else. */
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"

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

static void draw(struct cover_scene *s, struct canvas *c)
{
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
    .doc = "only the title, as large as possible",
    .place_words = place_words,
    .draw = draw,
    .back = {.bullet = BULLET_LINE,
             .sample = SAMPLE_RIGHT,
             .points_beside = true,
             .draw = draw_back},
};
