/* The basic shapes of SVG, each as a path. */
#include "render/art/art_svg.h"

/* A circle of four curves. */
static void add_ellipse(struct art_svg *s, double x, double y, double rx, double ry)
{
    if (rx > 0 && ry > 0) {
        svg_move_to(s, x + rx, y);
        svg_arc_to(s, rx, ry, 0, false, true, x, y + ry);
        svg_arc_to(s, rx, ry, 0, false, true, x - rx, y);
        svg_arc_to(s, rx, ry, 0, false, true, x, y - ry);
        svg_arc_to(s, rx, ry, 0, false, true, x + rx, y);
        svg_close_path(s);
    }
}

static void add_rectangle(struct art_svg *s, const double at[2], const double size[2], double rx,
                          double ry)
{
    double right = at[0] + size[0];
    double bottom = at[1] + size[1];
    rx = fmin(rx < 0 ? fmax(0, ry) : rx, size[0] / 2);
    ry = fmin(ry < 0 ? fmax(0, rx) : ry, size[1] / 2);
    if (size[0] <= 0 || size[1] <= 0) {
        return;
    }
    svg_move_to(s, at[0] + rx, at[1]);
    svg_line_to(s, right - rx, at[1]);
    if (rx > 0 && ry > 0) {
        svg_arc_to(s, rx, ry, 0, false, true, right, at[1] + ry);
        svg_line_to(s, right, bottom - ry);
        svg_arc_to(s, rx, ry, 0, false, true, right - rx, bottom);
        svg_line_to(s, at[0] + rx, bottom);
        svg_arc_to(s, rx, ry, 0, false, true, at[0], bottom - ry);
        svg_line_to(s, at[0], at[1] + ry);
        svg_arc_to(s, rx, ry, 0, false, true, at[0] + rx, at[1]);
    } else {
        svg_line_to(s, right, bottom);
        svg_line_to(s, at[0], bottom);
    }
    svg_close_path(s);
}

void shape_path(struct art_svg *s, const XML_Char **a)
{
    const char *data = svg_attribute(a, "d");
    svg_read_path_data(s, data ? data : "");
}

void shape_rect(struct art_svg *s, const XML_Char **a)
{
    const double at[2] = {svg_number_of(s, a, "x", 0), svg_number_of(s, a, "y", 0)};
    const double size[2] = {svg_number_of(s, a, "width", 0), svg_number_of(s, a, "height", 0)};
    add_rectangle(s, at, size, svg_number_of(s, a, "rx", -1), svg_number_of(s, a, "ry", -1));
}

void shape_circle(struct art_svg *s, const XML_Char **a)
{
    double radius = svg_number_of(s, a, "r", 0);
    add_ellipse(s, svg_number_of(s, a, "cx", 0), svg_number_of(s, a, "cy", 0), radius, radius);
}

void shape_ellipse(struct art_svg *s, const XML_Char **a)
{
    add_ellipse(s, svg_number_of(s, a, "cx", 0), svg_number_of(s, a, "cy", 0),
                svg_number_of(s, a, "rx", 0), svg_number_of(s, a, "ry", 0));
}

void shape_line(struct art_svg *s, const XML_Char **a)
{
    svg_move_to(s, svg_number_of(s, a, "x1", 0), svg_number_of(s, a, "y1", 0));
    svg_line_to(s, svg_number_of(s, a, "x2", 0), svg_number_of(s, a, "y2", 0));
}

void shape_polyline(struct art_svg *s, const XML_Char **a)
{
    const char *p = svg_attribute(a, "points");
    p = svg_skip_blanks(p ? p : "");
    for (bool first = true; *p && s->status == STATUS_OK; first = false) {
        double x;
        double y = 0;
        const char *next = svg_scan_number(p, &x);
        next = next ? svg_scan_number(svg_skip_comma(next), &y) : NULL;
        if (!next) {
            COMPLAIN(s, "the points cannot be read at \"%.20s\"", p);
            return;
        }
        (first ? svg_move_to : svg_line_to)(s, x, y);
        p = svg_skip_comma(next);
    }
}

void shape_polygon(struct art_svg *s, const XML_Char **a)
{
    shape_polyline(s, a);
    svg_close_path(s);
}
