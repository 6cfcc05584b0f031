#include "render/book/scenes/foot_path.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/scenes/scenes.h"

/* Heights in parts of the path's, by eye. */
static const double house_part = 1;
static const double walker_part = 0.78;

static const struct plant {
    enum scene scene;
    double part;
    double lift; /* over the ground */
} plants[] = {
    {SCENE_GRASS, 0.26, 0},       {SCENE_FLOWERS, 0.56, 0}, {SCENE_MUSHROOM, 0.46, 0},
    {SCENE_GRASS, 0.22, 0},       {SCENE_SNAIL, 0.4, 0},    {SCENE_FLOWERS, 0.48, 0},
    {SCENE_BUTTERFLY, 0.34, 0.6}, {SCENE_GRASS, 0.3, 0},    {SCENE_MUSHROOM, 0.36, 0},
};
enum { PLANTS = sizeof plants / sizeof plants[0] };

/* On the ground, its left edge there. Returns its right edge. */
static double put(const struct book *b, struct canvas *c, enum scene scene, double left, double y,
                  double high)
{
    const double right = left + high * scene_ratio(b, scene);
    draw_scene(b, c, scene, (struct box){left, y - high, right, y});
    return right;
}

/* What grows along the way differs from page to page. */
static void draw_plants(const struct book *b, struct canvas *c, unsigned page, double left,
                        double right, double y, double high, double from, double to)
{
    const double least = 12; /* below, it could not be recognised */
    const double pitch = 1.6 * high;
    size_t turn = page * 5U;
    for (double x = left + 0.4 * high; x < right; turn++) {
        const struct plant *plant = &plants[turn % PLANTS];
        const double size = plant->part * high;
        const double wide = size * scene_ratio(b, plant->scene);
        if (size >= least && x + wide < right && (x + wide < from || x > to)) {
            (void)put(b, c, plant->scene, x, y - plant->lift * high, size);
        }
        x += wide + pitch * (0.45 + 0.13 * (double)((turn * 7) % 5));
    }
}

void draw_foot_path(const struct book *b, struct canvas *c, const struct page *p,
                    const struct box *room, double part)
{
    const double most = 60;
    const double air = 3; /* under the boards */
    const double left = room->left;
    const double right = room->right;
    const double y = room->bottom;
    const double high = fmin(most, y - room->top - air);
    const double least = 24; /* below, the drawings on the path would be too small to recognise */
    const enum scene walker = p->folio % 2 ? SCENE_WALKING_FOX : SCENE_WALKING_HEDGEHOG;
    const double size = walker_part * high;
    const double wide = high < least ? 0 : size * scene_ratio(b, walker);
    const double house =
        high < least ? right : right - house_part * high * scene_ratio(b, SCENE_HOUSE);
    const double from = left + part * (house - wide - left);
    const struct paint ink = book_ink(b, INKED_HEADS);
    if (high >= least) {
        draw_plants(b, c, p->folio, left, house - 0.2 * high, y, high, from, from + wide);
        (void)put(b, c, SCENE_HOUSE, house, y, house_part * high);
        (void)put(b, c, walker, from, y, size);
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, left, y, right, y, b->source.profile->min_line_pt, paint_gray(0.5));
    canvas_line(c, left, y, from + wide / 2, y, 2, ink);
    canvas_untag(c);
}
