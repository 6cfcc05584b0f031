/* Triangles in many tints all over, and the words on a plate. */
#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/cover_tools.h"

enum { COLUMNS = 8, ROWS = 12 };

static struct box plate_of(const struct cover_scene *s)
{
    double side = fmax(s->safe_pt, 0.06 * s->width);
    return (struct box){s->g.front.left + side, front_y(s, 0.092), s->g.front.right - side,
                        front_y(s, 0.68)};
}

static void place_words(const struct cover_scene *s, struct cover_words *w)
{
    struct box plate = plate_of(s);
    double pad = 0.06 * s->width;
    w->head = (struct box){plate.left + pad, plate.top + 0.055 * s->height, plate.right - pad,
                           plate.bottom - 0.12 * s->height};
    w->foot = (struct box){plate.left + pad, plate.bottom - 0.1 * s->height, plate.right - pad,
                           plate.bottom - 0.045 * s->height};
    w->in_middle = true;
    w->title_pt = 0.22 * s->width;
    w->title_leading = 0.98;
    w->title_font = s->strong_font;
    w->subtitle_font = s->text_font;
    w->author_font = s->text_font;
}

/* Corners of the lattice, pushed about inside the page. */
static void make_lattice(struct cover_scene *s, const struct box *room,
                         double at[ROWS + 1][COLUMNS + 1][2])
{
    double width = room->right - room->left;
    double height = room->bottom - room->top;
    for (int row = 0; row <= ROWS; row++) {
        for (int column = 0; column <= COLUMNS; column++) {
            double dx = (cover_chance(s) - 0.5) * 0.62;
            double dy = (cover_chance(s) - 0.5) * 0.62;
            bool edge_x = column == 0 || column == COLUMNS;
            bool edge_y = row == 0 || row == ROWS;
            at[row][column][0] =
                room->left - 2 + (column + (edge_x ? 0 : dx)) * (width + 4) / COLUMNS;
            at[row][column][1] = room->top - 2 + (row + (edge_y ? 0 : dy)) * (height + 4) / ROWS;
        }
    }
}

/* From the ground at the lower left to the accent at the upper right, with some sparks. */
static struct paint tint(struct cover_scene *s, int row, int column)
{
    double chance = cover_chance(s);
    double other = cover_chance(s);
    double up = 0.55 * (ROWS - 1 - row) / (ROWS - 1) + 0.45 * column / (COLUMNS - 1);
    uint32_t rgb = cover_shade(s, fmin(1, fmax(0.22, 0.18 + 0.9 * up + 0.3 * (chance - 0.5))));
    return cover_mix(s, rgb, other < 0.5 ? s->rgb.ink : 0x000000, 0.22 * fabs(other - 0.5));
}

static void draw_triangles(struct cover_scene *s, const struct box *room, struct canvas *c)
{
    double at[ROWS + 1][COLUMNS + 1][2];
    make_lattice(s, room, at);
    for (int row = 0; row < ROWS; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            const double *a = at[row][column];
            const double *b = at[row][column + 1];
            const double *d = at[row + 1][column];
            const double *e = at[row + 1][column + 1];
            bool falls = cover_chance(s) < 0.5;
            const double one[3][2] = {
                {a[0], a[1]}, {b[0], b[1]}, {falls ? e[0] : d[0], falls ? e[1] : d[1]}};
            const double two[3][2] = {
                {falls ? a[0] : b[0], falls ? a[1] : b[1]}, {d[0], d[1]}, {e[0], e[1]}};
            cover_polygon(c, one, 3, tint(s, row, column));
            cover_polygon(c, two, 3, tint(s, row, column));
        }
    }
}

static void draw_plate(const struct cover_scene *s, struct canvas *c, struct box plate, double in)
{
    canvas_fill(c, plate, s->ground);
    struct box line = {plate.left + in, plate.top + in, plate.right - in, plate.bottom - in};
    canvas_frame(c, line, 1, s->accent);
}

static void draw(struct cover_scene *s, struct canvas *c)
{
    struct box room = {s->g.fold, s->page.top, s->page.right, s->page.bottom};
    draw_triangles(s, &room, c);
    draw_plate(s, c, plate_of(s), 0.014 * s->width);
}

static void draw_back(struct cover_scene *s, const struct cover_back *back, struct canvas *c)
{
    struct box room = {s->page.left, s->page.top, s->g.spine.left - 2, s->page.bottom};
    struct box plate = cover_back_plate(back);
    draw_triangles(s, &room, c);
    if (plate.right > plate.left) {
        const double in = 4; /* the barcode is near */
        draw_plate(s, c, plate, in);
    }
}

const struct cover_design cover_design_prism = {
    .name = "prism",
    .doc = "triangles in many tints, with the title on a plate",
    .colours = {0x2A1748, 0xFFF9F0, 0xFF8A4C, 110},
    .title_font = "Open Sans Extrabold, Lato Black",
    .text_font = "Open Sans, Lato",
    .place_words = place_words,
    .draw = draw,
    .back = {.card = CARD_PAPER,
             .max_head = 0.4,
             .plate = true,
             .bullet = BULLET_TRIANGLE,
             .draw = draw_back},
};
