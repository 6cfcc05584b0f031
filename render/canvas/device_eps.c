#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/canvas/device.h"

/* One page of Encapsulated PostScript (Adobe technical note 5002), level 2. Letters are shapes, so
 * that no font is needed. */
struct eps {
    struct text body;
    double width_pt, height_pt;
};

static bool eps_open(struct canvas *c)
{
    c->state = calloc(1, sizeof(struct eps));
    return c->state != NULL;
}

static struct eps *state(struct canvas *c)
{
    return c->state;
}

static void eps_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    state(c)->width_pt = boxes->width_pt;
    state(c)->height_pt = boxes->height_pt;
}

static void put(struct eps *s, const double *number, unsigned count, const char *name)
{
    for (unsigned i = 0; i < count; i++) {
        text_printf(&s->body, "%.5g ", fabs(number[i]) < 1e-9 ? 0.0 : number[i]);
    }
    text_printf(&s->body, "%s\n", name);
}

static void put_point(struct eps *s, double x, double y, const char *name)
{
    const double at[2] = {x, s->height_pt - y};
    put(s, at, 2, name);
}

static void put_paint(struct eps *s, const struct paint *p)
{
    put(s, p->is_cmyk ? p->cmyk : &p->gray, p->is_cmyk ? 4 : 1,
        p->is_cmyk ? "setcmykcolor" : "setgray");
}

/* What the path before it is for: width 0 is filled. */
static void end_path(struct eps *s, double width_pt, const struct paint *p)
{
    put_paint(s, p);
    if (width_pt > 0) {
        put(s, &width_pt, 1, "setlinewidth stroke");
    } else {
        text_puts(&s->body, "fill\n");
    }
}

static void eps_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                     const struct paint *p)
{
    struct eps *s = state(c);
    put_point(s, from[0], from[1], "moveto");
    put_point(s, to[0], to[1], "lineto");
    end_path(s, width_pt, p);
}

static void eps_dashed_line(struct canvas *c, const double from[2], const double to[2],
                            double width_pt, const struct paint *p, const struct dashes *dashes)
{
    const double pattern[2] = {dashes->length_pt, dashes->pitch_pt - dashes->length_pt};
    struct eps *s = state(c);
    text_puts(&s->body, "[");
    put(s, pattern, 2, "] 0 setdash");
    eps_line(c, from, to, width_pt, p);
    text_puts(&s->body, "[] 0 setdash\n");
}

static void eps_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    struct eps *s = state(c);
    put_point(s, b->left, b->top, "moveto");
    put_point(s, b->right, b->top, "lineto");
    put_point(s, b->right, b->bottom, "lineto");
    put_point(s, b->left, b->bottom, "lineto closepath");
    end_path(s, width_pt, p);
}

static void eps_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                       const struct paint *p)
{
    struct eps *s = state(c);
    const double arc[3] = {centre[0], s->height_pt - centre[1], radius_pt};
    put(s, arc, 3, "0 360 arc closepath");
    end_path(s, width_pt, p);
}

static void put_path(struct eps *s, const struct art_path *path)
{
    const double(*p)[2] = (const double(*)[2])path->point;
    for (size_t i = 0; i < path->verb_count; i++) {
        switch ((enum art_verb)path->verb[i]) {
        case ART_MOVE:
            put(s, *p++, 2, "moveto");
            break;
        case ART_LINE:
            put(s, *p++, 2, "lineto");
            break;
        case ART_CURVE:
            put(s, *p, 6, "curveto");
            p += 3;
            break;
        case ART_CLOSE:
            text_puts(&s->body, "closepath\n");
            break;
        }
    }
}

static void put_art_path(struct eps *s, const struct art_path *path, double min_width,
                         const struct paint *ink)
{
    struct paint fill = ink ? *ink : paint_gray(path->fill);
    struct paint stroke = ink ? *ink : paint_gray(path->stroke);
    put_path(s, path);
    if (path->fill >= 0) {
        put_paint(s, &fill);
        text_printf(&s->body, "%s%s\n", path->stroke >= 0 ? "gsave " : "",
                    path->even_odd ? "eofill" : "fill");
        text_puts(&s->body, path->stroke >= 0 ? "grestore\n" : "");
    }
    if (path->stroke >= 0) {
        double width = fmax(path->width, min_width);
        put_paint(s, &stroke);
        text_printf(&s->body, "%d setlinecap %d setlinejoin ", path->cap, path->join);
        put(s, &width, 1, "setlinewidth stroke");
    }
}

/* Of the art's size, with its first row at the top. */
static void put_image(struct eps *s, const struct art *art)
{
    const struct art_image *image = &art->image;
    unsigned components = image->cmyk ? 4 : 1;
    const unsigned char *byte = image->cmyk ? image->cmyk : image->gray;
    size_t count = (size_t)image->width * image->height * components;
    const double size[2] = {art->width, art->height};
    put(s, size, 2, "scale");
    text_printf(&s->body,
                "/row %zu string def\n%u %u 8 [%u 0 0 %u 0 0] {currentfile row readhexstring pop} "
                "%s\n",
                (size_t)image->width * components, image->width, image->height, image->width,
                image->height, image->cmyk ? "false 4 colorimage" : "image");
    for (size_t i = 0; i < count; i++) {
        text_printf(&s->body, i % 40 == 39 ? "%02x\n" : "%02x", byte[i]);
    }
    text_puts(&s->body, "\n");
}

static void eps_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                    const struct paint *ink)
{
    struct eps *s = state(c);
    const double matrix[6] = {m[0], -m[1], m[2], -m[3], m[4], s->height_pt - m[5]};
    text_puts(&s->body, "gsave [");
    put(s, matrix, 6, "] concat");
    for (size_t i = 0; i < art->path_count; i++) {
        put_art_path(s, &art->path[i], min_width, ink);
    }
    if (art->image.gray || art->image.cmyk) {
        put_image(s, art);
    }
    text_puts(&s->body, "grestore\n");
}

static enum status eps_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct eps *s = state(c);
    if (s->body.failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    text_printf(out,
                "%%!PS-Adobe-3.0 EPSF-3.0\n%%%%BoundingBox: 0 0 %.0f %.0f\n"
                "%%%%HiResBoundingBox: 0 0 %.3f %.3f\n%%%%LanguageLevel: 2\n%%%%EndComments\n"
                "gsave\n",
                ceil(s->width_pt), ceil(s->height_pt), s->width_pt, s->height_pt);
    text_add(out, s->body.data ? s->body.data : "", s->body.length);
    text_puts(out, "grestore\nshowpage\n%%EOF\n");
    return STATUS_OK;
}

static void eps_drop(struct canvas *c)
{
    text_free(&state(c)->body);
    free(state(c));
}

static const struct device_functions functions = {
    .open = eps_open,
    .begin_page = eps_begin_page,
    .line = eps_line,
    .dashed_line = eps_dashed_line,
    .rect = eps_rect,
    .circle = eps_circle,
    .art = eps_art,
    .finish = eps_finish,
    .drop = eps_drop,
};

const struct canvas_device canvas_eps = {
    .name = "eps",
    .doc = "encapsulated PostScript, letters as shapes",
    .extension = ".eps",
    .media_type = "application/postscript",
    .functions = &functions,
};
