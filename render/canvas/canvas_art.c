/* Pictures on a canvas, and pages of other PDFs. */
#include <math.h>

#include "render/canvas/canvas_place.h"

/* The ink of an art's path at its place. */
static void add_path_ink(struct canvas *c, const double m[6], double scale,
                         const struct art_path *path, double min_width, const struct paint *ink)
{
    double line[4];
    double mean[2];
    art_path_extent(path, line, mean);
    double half = path->stroke >= 0 ? fmax(path->width, min_width) * scale / 2 : 0;
    struct box box = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (unsigned corner = 0; corner < 4; corner++) {
        double x = line[corner & 1 ? 2 : 0];
        double y = line[corner & 2 ? 3 : 1];
        double at[2] = {m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
        box = (struct box){fmin(box.left, at[0] - half), fmin(box.top, at[1] - half),
                           fmax(box.right, at[0] + half), fmax(box.bottom, at[1] + half)};
    }
    struct page_record *r = canvas_record(c);
    struct paint fill = ink ? *ink : paint_gray(path->fill);
    if (path->fill >= 0 && (fill.is_cmyk || fill.gray < 1)) {
        canvas_add_ink(c, &box, &fill);
        r->lightest_fill = fmax(r->lightest_fill, fill.is_cmyk ? 0 : fill.gray);
    }
    struct paint stroke = ink ? *ink : paint_gray(path->stroke);
    if (path->stroke >= 0 && (stroke.is_cmyk || stroke.gray < 1)) {
        canvas_add_ink(c, &box, &stroke);
        r->thinnest_line_pt = fmin(r->thinnest_line_pt, 2 * half);
    }
}

/* The fill of a path, if i is even, else its stroke, as a picture by itself. */
static struct art fill_or_stroke(const struct art *art, size_t i, struct art_path *path)
{
    *path = art->path[i / 2];
    *(i % 2 ? &path->fill : &path->stroke) = -1;
    return (struct art){.width = art->width, .height = art->height, .path = path, .path_count = 1};
}

void canvas_art_in_colour(struct canvas *c, struct box b, const struct art *art, double min_line_pt)
{
    if (!art->path_count) {
        canvas_art(c, b, art, min_line_pt);
    }
    for (size_t i = 0; i < 2 * art->path_count; i++) {
        struct art_path path;
        const struct art one = fill_or_stroke(art, i, &path);
        if (path.fill >= 0 || path.stroke >= 0) {
            canvas_art_inked(c, b, &one, min_line_pt,
                             paint_rgb(i % 2 ? path.stroke_rgb : path.fill_rgb));
        }
    }
}

void canvas_own_page(struct canvas *c, double x, double y, const double media[4],
                     const struct imported_pdf *pdf, size_t page)
{
    double width = media[2] - media[0];
    double height = media[3] - media[1];
    if (c->page_open && c->device->functions->imported_page) {
        const struct placement *p = canvas_placement(c);
        double corner[2];
        double right[2];
        double up[2];
        placement_point(p, x - media[0], y + media[3], corner);
        placement_turn(p->quarter_turns, p->scale, 0, right);
        placement_turn(p->quarter_turns, 0, -p->scale, up);
        const double m[6] = {right[0], right[1], up[0], up[1], corner[0], corner[1]};
        c->device->functions->imported_page(c, m, pdf, page);
        return;
    }
    canvas_frame(c, (struct box){x, y, x + width, y + height}, 1, PAINT_BLACK);
    canvas_line(c, x, y, x + width, y + height, 1, PAINT_BLACK);
    canvas_line(c, x, y + height, x + width, y, 1, PAINT_BLACK);
}

/* Each path's fill and stroke by itself, with their own grays turned around. */
static void draw_inverted(struct canvas *c, const double m[6], const struct art *art,
                          double min_width, const struct paint *ink)
{
    for (size_t i = 0; i < 2 * art->path_count; i++) {
        struct art_path path;
        const struct art one = fill_or_stroke(art, i, &path);
        const double gray = i % 2 ? path.stroke : path.fill;
        if (gray >= 0) {
            struct paint p = canvas_shown(c, ink ? *ink : paint_gray(gray));
            c->device->functions->art(c, m, &one, min_width, &p);
        }
    }
}

static void place_art(struct canvas *c, struct box b, const struct art *art, double min_line_pt,
                      const struct paint *ink)
{
    if (!c->page_open || !c->device->functions->art) {
        return;
    }
    const struct placement *p = canvas_placement(c);
    double fit = fmin((b.right - b.left) / art->width, (b.bottom - b.top) / art->height);
    double scale = fit * p->scale;
    double corner[2];
    double right[2];
    double down[2];
    placement_point(p, (b.left + b.right - fit * art->width) / 2,
                    (b.top + b.bottom - fit * art->height) / 2, corner);
    placement_turn(p->quarter_turns, scale, 0, right);
    placement_turn(p->quarter_turns, 0, scale, down);
    const double m[6] = {right[0], right[1], down[0], down[1], corner[0], corner[1]};
    double min_width = min_line_pt / fit;
    for (size_t i = 0; i < art->path_count; i++) {
        add_path_ink(c, m, scale, &art->path[i], min_width, ink);
    }
    if (art->image.gray || art->image.cmyk) {
        canvas_record(c)->colour |= art->image.cmyk != NULL;
        struct box local = {0, 0, art->width, art->height};
        struct placement q = {scale, p->quarter_turns, corner[0], corner[1]};
        struct box placed = placement_box(&q, &local);
        struct paint black = PAINT_BLACK;
        canvas_add_ink(c, &placed, &black);
    }
    if (c->inverted && art->path_count) {
        draw_inverted(c, m, art, min_width, ink);
        return;
    }
    const struct paint shown = ink ? canvas_shown(c, *ink) : PAINT_BLACK;
    c->device->functions->art(c, m, art, min_width, ink ? &shown : NULL);
}

void canvas_art(struct canvas *c, struct box b, const struct art *art, double min_line_pt)
{
    place_art(c, b, art, min_line_pt, NULL);
}

void canvas_art_inked(struct canvas *c, struct box b, const struct art *art, double min_line_pt,
                      struct paint ink)
{
    place_art(c, b, art, min_line_pt, &ink);
}
