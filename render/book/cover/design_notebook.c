/* Small grids all over, as on the paper of old notebooks, and a label with the words. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

/* The strip of cloth over the spine reaches this far on both sides. */
static double cloth_of(const struct cover_scene *s)
{
    return 0.026 * s->width;
}
static struct box label_of(const struct cover_scene *s)
{
    double side = fmax(s->safe_pt, 0.06 * s->width);
    double cloth = cloth_of(s);
    return (struct box){s->g.front.left + cloth + side, front_y(s, 0.09), s->g.front.right - side,
                        front_y(s, 0.68)};
}

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    struct box label = label_of(s);
    double pad = 0.065 * s->width;
    w->head = (struct box){label.left + pad, label.top + 0.045 * s->height, label.right - pad,
                           label.bottom - 0.1 * s->height};
    w->foot = (struct box){label.left + pad, label.bottom - 0.1 * s->height, label.right - pad,
                           label.bottom - 0.045 * s->height};
    w->in_middle = true;
    w->title_pt = 0.21 * s->width;
    w->title_leading = 1.0;
    w->author_font = s->book->faces.serif_italic;
    w->spine_ground = cover_mix(s, s->rgb.accent, 0x000000, 0.55);
    w->spine_ink = cover_ink_on(s, cover_mixed(s->rgb.accent, 0x000000, 0.55));
}

/* A box of three by three cells, each second one with a few of its cells filled. */
static void draw_small_grid(struct cover_scene *s, struct canvas *c, double x, double y,
                            double side, const struct paint *line)
{
    double cell = side / 3;
    for (unsigned i = 0; i < 9; i++) {
        unsigned row = i / 3;
        unsigned column = i % 3;
        struct box b = {x + column * cell, y + row * cell, x + (column + 1) * cell,
                        y + (row + 1) * cell};
        if (cover_chance(s) < 0.3) {
            canvas_fill(c, b, *line);
        }
    }
    for (unsigned i = 0; i <= 3; i++) {
        double width = i % 3 ? 0.75 : 1.5;
        canvas_line(c, x + i * cell, y, x + i * cell, y + side, width, *line);
        canvas_line(c, x, y + i * cell, x + side, y + i * cell, width, *line);
    }
}

/* With its paper so far around the frame, and a thin line so far inside it. */
static void draw_label(const struct cover_scene *s, struct canvas *c, struct box label,
                       double around, double inside)
{
    canvas_fill(c, box_grown(label, around), s->ground);
    canvas_frame(c, label, 2.5, s->ink);
    canvas_frame(c, box_grown(label, -inside), 0.75, s->ink);
}

/* The pattern is lighter than the cover, as if it were pressed into it. */
static struct paint pressed(const struct cover_scene *s)
{
    return cover_mix(s, s->rgb.accent, s->rgb.ground, 0.24);
}

static struct paint cloth_paint(const struct cover_scene *s)
{
    return cover_mix(s, s->rgb.accent, 0x000000, 0.55);
}

/* Corners as of leather, at the outer edge; they turn around it. */
static void draw_corners(const struct cover_scene *s, struct canvas *c, double edge, double inwards)
{
    double reach = 0.13 * s->width;
    for (int i = 0; i < 2; i++) {
        double y = i ? s->g.front.bottom : s->g.front.top;
        double up = i ? -1 : 1;
        double over = s->g.outside_pt + 1;
        const double corner[3][2] = {{edge - inwards * over, y - up * over},
                                     {edge + inwards * (reach + over), y - up * over},
                                     {edge - inwards * over, y + up * (reach + over)}};
        cover_polygon(c, corner, 3, cloth_paint(s));
    }
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    double side = s->width / 8;
    double pitch = 1.3 * side;
    struct paint line = pressed(s);
    struct box front = {s->g.fold - 1, s->page.top - 1, s->page.right + 1, s->page.bottom + 1};
    canvas_fill(c, front, s->accent);
    int more = cover_more_cells(s, pitch);
    for (int row = -more; s->g.front.top + (row - 0.5) * pitch < s->page.bottom; row++) {
        for (int column = -more; column < 7 + more; column++) {
            draw_small_grid(s, c, s->g.front.left + 0.3 * side + column * pitch,
                            s->g.front.top + (row - 0.35) * pitch, side, &line);
        }
    }
    canvas_fill(c, (struct box){front.left, front.top, s->g.front.left + cloth_of(s), front.bottom},
                cloth_paint(s));
    draw_corners(s, c, s->g.front.right, -1);
    draw_label(s, c, label_of(s), 7, 5);
}

/* From the fold outwards: none is cut there. */
static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct box all = {s->page.left - 1, s->page.top - 1, s->g.spine.left + 1, s->page.bottom + 1};
    struct box label = cover_back_plate(back);
    canvas_fill(c, all, s->accent);
    const double side = s->width / 8;
    const double pitch = 1.3 * side;
    const struct paint line = pressed(s);
    const int more = cover_more_cells(s, pitch);
    for (int row = -more; s->g.back.top + (row - 0.35) * pitch < s->page.bottom; row++) {
        for (int column = 1; column < 8 + more; column++) {
            draw_small_grid(s, c, s->g.back.right - column * pitch - 0.3 * side,
                            s->g.back.top + (row - 0.35) * pitch, side, &line);
        }
    }
    /* The cloth leaves the label whole. */
    const double clear = label.right > label.left ? label.right + 9 : 0;
    const double cloth = fmin(s->g.spine.left, fmax(s->g.back.right - cloth_of(s), clear));
    canvas_fill(c, (struct box){cloth, all.top, all.right, all.bottom}, cloth_paint(s));
    draw_corners(s, c, s->g.back.left, 1);
    if (label.right > label.left) {
        /* Its lines keep clear of the barcode's. */
        draw_label(s, c, box_grown(label, 2), 3, 3.5);
    }
}

const struct cover_design cover_design_notebook = {
    .name = "notebook",
    .doc = "small grids all over, with a notebook's label",
    .colours = {0xF7EEDB, 0x241A16, 0x7A2230, 0},
    .place_words = place_words,
    .draw = draw,
    .back = {.arrangement = BACK_ACROSS,
             .card = CARD_PAPER,
             .head = 0.085,
             .max_head = 0.4,
             .plate = true,
             .align = ALIGN_CENTRE,
             .draw = draw_back},
};
