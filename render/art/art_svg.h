/* What reading an SVG file keeps, and its parts: elements and styles (art_svg.c), numbers and
 * colours, paths, shapes. Private to those files. Source: SVG 1.1, second edition, W3C 2011. */
#ifndef NONET_RENDER_ART_ART_SVG_H
#define NONET_RENDER_ART_ART_SVG_H

#include "base/array.h"
#include "base/library/expat_calls.h"
#include "base/limits.h"
#include "base/text.h"
#include "render/art/art.h"
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A colour, and the gray that is as bright; negative: none. */
struct colour {
    double gray;
    uint32_t rgb;
};

/* What an element hands on to those within. */
struct art_svg_state {
    double matrix[6]; /* x' = m0 x + m2 y + m4, y' = m1 x + m3 y + m5 */
    struct colour fill, stroke, current;
    double width;
    bool even_odd;
    bool skipped; /* nothing within is drawn */
    enum art_cap cap;
    enum art_join join;
};

struct art_svg {
    struct art *art;
    XML_Parser parser;
    const char *name;
    struct diag *diag;
    enum status status;
    struct art_svg_state stack[LIMIT_SVG_DEPTH];
    unsigned depth;
    bool has_root;
    double origin[2]; /* of the view box */
    size_t path_capacity;
    /* The path being made, in the file's own coordinates. */
    uint8_t *verb;
    size_t verb_count, verb_capacity;
    double (*point)[2];
    size_t point_count, point_capacity;
    double start[2], at[2];
};

#define COMPLAIN(s, ...)                                                                           \
    do {                                                                                           \
        struct diag_at place_ = {.file = (s)->name,                                                \
                                 .line = XML_GetCurrentLineNumber((s)->parser),                    \
                                 .col = XML_GetCurrentColumnNumber((s)->parser) + 1};              \
        if ((s)->status == STATUS_OK) {                                                            \
            (s)->status = diag_usage((s)->diag, &place_, __VA_ARGS__);                             \
            XML_StopParser((s)->parser, XML_FALSE);                                                \
        }                                                                                          \
    } while (0)

void svg_out_of_memory(struct art_svg *s);
const char *svg_skip_blanks(const char *p);
const char *svg_skip_comma(const char *p);
/* A number in the way of SVG, whatever the locale; NULL: there is none. */
const char *svg_scan_number(const char *p, double *value);
/* A length in the drawing's own units, with or without "px". */
bool svg_read_length(const char *text, double *value);
const char *svg_attribute(const XML_Char **attributes, const char *name);
/* A number of an element that has one; else the value for none. */
double svg_number_of(struct art_svg *s, const XML_Char **attributes, const char *name, double none);
bool svg_read_paint(const char *text, const struct art_svg_state *now, struct colour *colour);
void svg_begin_path(struct art_svg *s);
void svg_move_to(struct art_svg *s, double x, double y);
void svg_line_to(struct art_svg *s, double x, double y);
void svg_close_path(struct art_svg *s);
/* An arc as its end points give it (appendix F.6), in curves of at most a quarter. */
void svg_arc_to(struct art_svg *s, double rx, double ry, double degrees, bool large, bool sweep,
                double x, double y);
void svg_read_path_data(struct art_svg *s, const char *text);
void shape_path(struct art_svg *s, const XML_Char **a);
void shape_rect(struct art_svg *s, const XML_Char **a);
void shape_circle(struct art_svg *s, const XML_Char **a);
void shape_ellipse(struct art_svg *s, const XML_Char **a);
void shape_line(struct art_svg *s, const XML_Char **a);
void shape_polyline(struct art_svg *s, const XML_Char **a);
void shape_polygon(struct art_svg *s, const XML_Char **a);

#endif
