/* A photo in two inks over the upper part, the words below. */
#include "render/book/book_data.h"
#include "render/book/cover/cover_back.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    w->align = ALIGN_LEFT;
    w->title_font = s->book->faces.sans_bold;
    w->subtitle_font = s->book->faces.sans;
    w->title_pt = 0.115 * s->width;
    w->title_leading = 1.05;
    w->has_rule = false;
    w->head.top = front_y(s, COVER_PHOTO_PART + 0.035);
    w->head.bottom = front_y(s, 0.89);
    w->foot.top = front_y(s, 0.86);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box photo = {s->g.fold, s->page.top, s->page.right, front_y(s, COVER_PHOTO_PART)};
    if (s->photo) {
        canvas_art(c, photo, s->photo, 0);
    }
    struct box bar = {s->g.fold, photo.bottom, s->page.right + 1, photo.bottom + 0.012 * s->height};
    canvas_fill(c, bar, s->accent);
}

/* A tint down to the bar, which goes round the book at the photo's foot, where the words let it. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    double foot = front_y(s, COVER_PHOTO_PART);
    double y = back->split > 0                    ? back->split - 0.006 * s->height
               : back->bottom < foot - s->safe_pt ? foot
                                                  : back->measure.bottom;
    struct box tinted = {s->page.left - 1, s->page.top - 1, s->g.spine.left + 1, y};
    struct box bar = {tinted.left, y, tinted.right, y + 0.012 * s->height};
    canvas_fill(c, tinted, cover_mix(s, s->rgb.ground, s->rgb.accent, 0.1));
    canvas_fill(c, bar, s->accent);
}

const struct cover_design cover_design_photo = {
    .name = "photo",
    .doc = "your photo in two of the cover's colours, with the title below it",
    .shows_picture = true,
    .place_words = place_words,
    .draw = draw,
    .back = {.head = 0.09, .capped_spine = true, .draw = draw_back},
};
