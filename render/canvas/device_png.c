#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/canvas/device.h"
#include "render/libraries/freetype_calls.h"
#include "render/libraries/png_calls.h"

/* One page as a picture. Every shape becomes an outline that FreeType's smooth rasteriser turns
 * into spans of coverage; those are blended into RGB rows. */

enum { MAX_POINTS = 128, CIRCLE_POINTS = 48, MAX_PIXELS_ACROSS = 20000 };

struct png {
    FT_Library library;
    unsigned char *pixels; /* 3 bytes a pixel, rows from the top */
    unsigned width, height;
    unsigned char rgb[3]; /* of the shape being drawn */
    bool failed;
};

static bool picture_open(struct canvas *c)
{
    struct png *s = freetype_load_error() || png_load_error() ? NULL : calloc(1, sizeof *s);
    if (s && FT_Init_FreeType(&s->library) != 0) {
        free(s);
        s = NULL;
    }
    c->state = s;
    return s != NULL;
}

static struct png *state(struct canvas *c)
{
    return c->state;
}

static void png_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    struct png *s = state(c);
    double width = ceil(boxes->width_pt * c->options.scale);
    double height = ceil(boxes->height_pt * c->options.scale);
    if (!(width >= 1 && width <= MAX_PIXELS_ACROSS && height >= 1 && height <= MAX_PIXELS_ACROSS)) {
        s->failed = true;
        return;
    }
    s->width = (unsigned)width;
    s->height = (unsigned)height;
    size_t size = (size_t)s->width * s->height * 3;
    s->pixels = malloc(size);
    if (s->pixels) {
        memset(s->pixels, 255, size);
    } else {
        c->out_of_memory = true;
        s->failed = true;
    }
}

static void blend_spans(int y, int count, const FT_Span *spans, void *user)
{
    struct png *s = user;
    int row = (int)s->height - 1 - y;
    if (row < 0 || row >= (int)s->height) {
        return;
    }
    for (int i = 0; i < count; i++) {
        int from = spans[i].x > 0 ? spans[i].x : 0;
        int to = spans[i].x + spans[i].len;
        to = to < (int)s->width ? to : (int)s->width;
        unsigned cover = spans[i].coverage;
        for (int x = from; x < to; x++) {
            unsigned char *p = s->pixels + ((size_t)row * s->width + (size_t)x) * 3;
            for (int k = 0; k < 3; k++) {
                p[k] = (unsigned char)((p[k] * (255 - cover) + s->rgb[k] * cover + 127) / 255);
            }
        }
    }
}

static void set_rgb(struct png *s, const struct paint *p)
{
    for (unsigned i = 0; i < 3; i++) {
        double light = p->is_cmyk ? (1 - p->cmyk[i]) * (1 - p->cmyk[3]) : p->gray;
        s->rgb[i] = (unsigned char)lround(fmin(1, fmax(0, light)) * 255);
    }
}

static void fill_outline(struct png *s, FT_Outline *outline)
{
    FT_BBox clip = {0, 0, (FT_Pos)s->width, (FT_Pos)s->height};
    FT_Raster_Params params = {.source = outline,
                               .flags =
                                   FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP,
                               .gray_spans = blend_spans,
                               .user = s,
                               .clip_box = clip};
    FT_Outline_Render(s->library, outline, &params);
}

struct device_png_shape {
    FT_Vector point[MAX_POINTS];
    char tag[MAX_POINTS];
    short end[2];
    short points, contours;
};

/* FreeType counts in 1/64 pixels, upwards. */
static FT_Pos sixty_fourths(double pixels)
{
    return (FT_Pos)lround(pixels * 64);
}

static void add_point(struct canvas *c, struct device_png_shape *shape, double x, double y)
{
    double scale = c->options.scale;
    shape->point[shape->points] =
        (FT_Vector){sixty_fourths(x * scale), sixty_fourths(state(c)->height - y * scale)};
    shape->tag[shape->points++] = FT_CURVE_TAG_ON;
}

static void close_contour(struct device_png_shape *shape)
{
    shape->end[shape->contours++] = (short)(shape->points - 1);
}

static void fill_shape(struct canvas *c, struct device_png_shape *shape, const struct paint *p)
{
    FT_Outline outline = {.n_contours = shape->contours,
                          .n_points = shape->points,
                          .points = shape->point,
                          .tags = shape->tag,
                          .contours = shape->end,
                          .flags = FT_OUTLINE_EVEN_ODD_FILL};
    set_rgb(state(c), p);
    fill_outline(state(c), &outline);
}

static void png_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                     const struct paint *p)
{
    double dx = to[0] - from[0];
    double dy = to[1] - from[1];
    double length = hypot(dx, dy);
    if (state(c)->failed || length == 0) {
        return;
    }
    double ox = -dy / length * width_pt / 2;
    double oy = dx / length * width_pt / 2;
    struct device_png_shape shape = {.points = 0};
    add_point(c, &shape, from[0] + ox, from[1] + oy);
    add_point(c, &shape, to[0] + ox, to[1] + oy);
    add_point(c, &shape, to[0] - ox, to[1] - oy);
    add_point(c, &shape, from[0] - ox, from[1] - oy);
    close_contour(&shape);
    fill_shape(c, &shape, p);
}

static void add_box(struct canvas *c, struct device_png_shape *shape, const struct box *b,
                    double outset)
{
    add_point(c, shape, b->left - outset, b->top - outset);
    add_point(c, shape, b->right + outset, b->top - outset);
    add_point(c, shape, b->right + outset, b->bottom + outset);
    add_point(c, shape, b->left - outset, b->bottom + outset);
    close_contour(shape);
}

static void png_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p)
{
    if (state(c)->failed) {
        return;
    }
    struct device_png_shape shape = {.points = 0};
    add_box(c, &shape, b, width_pt / 2);
    if (width_pt > 0) {
        add_box(c, &shape, b, -width_pt / 2);
    }
    fill_shape(c, &shape, p);
}

static void add_circle(struct canvas *c, struct device_png_shape *shape, const double centre[2],
                       double radius)
{
    for (int i = 0; i < CIRCLE_POINTS; i++) {
        double angle = 2 * 3.14159265358979323846 * i / CIRCLE_POINTS;
        add_point(c, shape, centre[0] + radius * cos(angle), centre[1] + radius * sin(angle));
    }
    close_contour(shape);
}

static void png_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                       const struct paint *p)
{
    if (state(c)->failed) {
        return;
    }
    struct device_png_shape shape = {.points = 0};
    add_circle(c, &shape, centre, radius_pt + width_pt / 2);
    if (width_pt > 0) {
        add_circle(c, &shape, centre, radius_pt - width_pt / 2);
    }
    fill_shape(c, &shape, p);
}

static FT_Vector pixel_of(struct canvas *c, const double m[6], const double p[2])
{
    double scale = c->options.scale;
    double x = m[0] * p[0] + m[2] * p[1] + m[4];
    double y = m[1] * p[0] + m[3] * p[1] + m[5];
    return (FT_Vector){sixty_fourths(x * scale), sixty_fourths(state(c)->height - y * scale)};
}

/* An art's path as FreeType has outlines; false: not for it. */
static bool make_outline(struct canvas *c, const double m[6], const struct art_path *path,
                         FT_Outline *outline)
{
    FT_Library library = state(c)->library;
    size_t parts = 0;
    for (size_t i = 0; i < path->verb_count; i++) {
        parts += path->verb[i] == ART_MOVE;
    }
    if (path->point_count > SHRT_MAX ||
        FT_Outline_New(library, (FT_UInt)path->point_count, (FT_Int)parts, outline) != 0) {
        return false;
    }
    const double(*p)[2] = (const double(*)[2])path->point;
    short count = 0;
    short part = -1;
    for (size_t i = 0; i < path->verb_count; i++) {
        unsigned points = path->verb[i] == ART_CURVE ? 3 : path->verb[i] != ART_CLOSE;
        part = (short)(part + (path->verb[i] == ART_MOVE));
        for (unsigned k = 0; k < points; k++, p++) {
            bool on = k + 1 == points;
            outline->points[count] = pixel_of(c, m, *p);
            outline->tags[count] = on ? FT_CURVE_TAG_ON : FT_CURVE_TAG_CUBIC;
            outline->contours[part] = count++;
        }
    }
    return true;
}

/* A stroker that is fed a path. FreeType writes before its memory where a part ends of which it has
 * passed over every step as too short, or after an error. */
struct stroke {
    FT_Stroker stroker;
    FT_Vector start, at;
    bool open;
    bool drawn; /* a step of this part was not passed over */
    FT_Error error;
};

static bool is_step(const FT_Vector *from, const FT_Vector *to)
{
    return labs(to->x - from->x) > 1 || labs(to->y - from->y) > 1;
}

static void stroke_line(struct stroke *s, const FT_Vector *to)
{
    FT_Vector v = *to;
    s->drawn |= to->x != s->at.x || to->y != s->at.y;
    s->error = s->error ? s->error : FT_Stroker_LineTo(s->stroker, &v);
    s->at = *to;
}

static void stroke_curve(struct stroke *s, FT_Vector v[3])
{
    s->drawn |= is_step(&s->at, &v[0]) || is_step(&v[0], &v[1]) || is_step(&v[1], &v[2]);
    s->error = s->error ? s->error : FT_Stroker_CubicTo(s->stroker, &v[0], &v[1], &v[2]);
    s->at = v[2];
}

/* A part without a step is a dot: a step that nobody sees makes it one. */
static void end_part(struct stroke *s)
{
    if (s->open && !s->drawn) {
        stroke_line(s, &(FT_Vector){s->at.x + 2, s->at.y});
    }
    if (s->open && !s->error) {
        s->error = FT_Stroker_EndSubPath(s->stroker);
    }
    s->open = false;
}

static void begin_part(struct stroke *s, const FT_Vector *at, bool closed)
{
    end_part(s);
    s->start = s->at = *at;
    s->open = true;
    s->drawn = false;
    s->error = s->error ? s->error : FT_Stroker_BeginSubPath(s->stroker, &s->start, !closed);
}

/* Is the part closed that begins with this verb? */
static bool is_closed_part(const struct art_path *path, size_t move)
{
    size_t end = move + 1;
    while (end < path->verb_count && path->verb[end] != ART_MOVE && path->verb[end] != ART_CLOSE) {
        end++;
    }
    return end < path->verb_count && path->verb[end] == ART_CLOSE;
}

/* Feed a path's parts to a stroker, closed ones as closed. */
static bool stroke_parts(struct canvas *c, const double m[6], const struct art_path *path,
                         FT_Stroker stroker)
{
    const double(*p)[2] = (const double(*)[2])path->point;
    struct stroke s = {.stroker = stroker};
    for (size_t i = 0; i < path->verb_count && !s.error; i++) {
        FT_Vector v[3];
        unsigned points = path->verb[i] == ART_CURVE ? 3 : path->verb[i] != ART_CLOSE;
        for (unsigned k = 0; k < points; k++, p++) {
            v[k] = pixel_of(c, m, *p);
        }
        switch ((enum art_verb)path->verb[i]) {
        case ART_MOVE:
            begin_part(&s, &v[0], is_closed_part(path, i));
            break;
        case ART_LINE:
            stroke_line(&s, &v[0]);
            break;
        case ART_CURVE:
            stroke_curve(&s, v);
            break;
        case ART_CLOSE:
            stroke_line(&s, &s.start);
            break;
        }
    }
    end_part(&s);
    return s.error == 0;
}

static void stroke_path(struct canvas *c, const double m[6], const struct art_path *path,
                        double width_px)
{
    static const FT_Stroker_LineCap caps[] = {FT_STROKER_LINECAP_BUTT, FT_STROKER_LINECAP_ROUND,
                                              FT_STROKER_LINECAP_SQUARE};
    static const FT_Stroker_LineJoin joins[] = {
        FT_STROKER_LINEJOIN_MITER_FIXED, FT_STROKER_LINEJOIN_ROUND, FT_STROKER_LINEJOIN_BEVEL};
    FT_Stroker stroker;
    FT_Outline outline;
    FT_UInt points = 0;
    FT_UInt parts = 0;
    FT_Library library = state(c)->library;
    if (FT_Stroker_New(library, &stroker) != 0) {
        return;
    }
    FT_Stroker_Set(stroker, sixty_fourths(width_px / 2), caps[path->cap], joins[path->join],
                   4 * 0x10000);
    bool fed = stroke_parts(c, m, path, stroker);
    FT_Stroker_GetCounts(stroker, &points, &parts);
    if (fed && points <= SHRT_MAX &&
        FT_Outline_New(library, points, (FT_Int)parts, &outline) == 0) {
        outline.n_points = 0;
        outline.n_contours = 0;
        FT_Stroker_Export(stroker, &outline);
        fill_outline(state(c), &outline);
        outline.n_points = (short)points;
        FT_Outline_Done(library, &outline);
    }
    FT_Stroker_Done(stroker);
}

/* Red, green or blue of a pixel; SIZE_MAX: outside the image. */
static unsigned light_of(const struct art_image *image, size_t at, int which)
{
    if (at == SIZE_MAX) {
        return 255;
    }
    if (!image->cmyk) {
        return image->gray[at];
    }
    const unsigned char *ink = image->cmyk + 4 * at;
    return (255U - ink[which]) * (255U - ink[3]) / 255;
}

/* Each pixel of the page that the image covers takes the mean of the image's pixels on it. */
static void draw_image(struct canvas *c, const double m[6], const struct art_image *image)
{
    struct png *s = state(c);
    double scale = c->options.scale;
    double det = m[0] * m[3] - m[1] * m[2];
    double x2 = m[4] + m[0] * image->width + m[2] * image->height;
    double y2 = m[5] + m[1] * image->width + m[3] * image->height;
    long left = (long)fmax(0, fmin(m[4], x2) * scale);
    long top = (long)fmax(0, fmin(m[5], y2) * scale);
    long right = (long)fmin(s->width, ceil(fmax(m[4], x2) * scale));
    long bottom = (long)fmin(s->height, ceil(fmax(m[5], y2) * scale));
    enum { SAMPLES = 4 };
    for (long y = top; y < bottom; y++) {
        for (long x = left; x < right; x++) {
            unsigned sum[3] = {0, 0, 0};
            for (int k = 0; k < SAMPLES * SAMPLES; k++) {
                const int column = k % SAMPLES;
                const int row = k / SAMPLES;
                double px = ((double)x + (column + 0.5) / SAMPLES) / scale - m[4];
                double py = ((double)y + (row + 0.5) / SAMPLES) / scale - m[5];
                double u = floor((m[3] * px - m[2] * py) / det);
                double v = floor((m[0] * py - m[1] * px) / det);
                bool in = u >= 0 && v >= 0 && u < image->width && v < image->height;
                size_t at = in ? (size_t)v * image->width + (size_t)u : SIZE_MAX;
                for (int i = 0; i < 3; i++) {
                    sum[i] += light_of(image, at, i);
                }
            }
            for (int i = 0; i < 3; i++) {
                s->pixels[((size_t)y * s->width + (size_t)x) * 3 + (size_t)i] =
                    (unsigned char)(sum[i] / (SAMPLES * SAMPLES));
            }
        }
    }
}

static void png_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                    const struct paint *ink)
{
    struct png *s = state(c);
    double scale = sqrt(fabs(m[0] * m[3] - m[1] * m[2])) * c->options.scale;
    for (size_t i = 0; i < art->path_count && !s->failed; i++) {
        const struct art_path *path = &art->path[i];
        FT_Outline outline;
        if (path->fill >= 0 && make_outline(c, m, path, &outline)) {
            struct paint fill = ink ? *ink : paint_gray(path->fill);
            outline.flags |= path->even_odd ? FT_OUTLINE_EVEN_ODD_FILL : 0;
            set_rgb(s, &fill);
            fill_outline(s, &outline);
            FT_Outline_Done(s->library, &outline);
        }
        if (path->stroke >= 0) {
            struct paint stroke = ink ? *ink : paint_gray(path->stroke);
            set_rgb(s, &stroke);
            stroke_path(c, m, path, fmax(path->width, min_width) * scale);
        }
    }
    if ((art->image.gray || art->image.cmyk) && !s->failed) {
        draw_image(c, m, &art->image);
    }
}

static void draw_glyph(struct canvas *c, FT_Face face, FT_UInt glyph, const double pen[2],
                       const double size_px, unsigned quarter_turns)
{
    if (!glyph || FT_Set_Char_Size(face, 0, sixty_fourths(size_px), 72, 72) != 0 ||
        FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) {
        return;
    }
    static const FT_Fixed cosine[] = {0x10000, 0, -0x10000, 0};
    static const FT_Fixed sine[] = {0, -0x10000, 0, 0x10000};
    FT_Matrix turn = {cosine[quarter_turns], -sine[quarter_turns], sine[quarter_turns],
                      cosine[quarter_turns]};
    FT_Outline *outline = &face->glyph->outline;
    FT_Outline_Transform(outline, &turn);
    FT_Outline_Translate(outline, sixty_fourths(pen[0]), sixty_fourths(state(c)->height - pen[1]));
    fill_outline(state(c), outline);
}

static void png_show(struct canvas *c, const double at[2], unsigned quarter_turns,
                     const struct text_style *style, const char *utf8, const struct shaped *shaped)
{
    if (state(c)->failed) {
        return;
    }
    double scale = c->options.scale;
    double pen[2] = {at[0] * scale, at[1] * scale};
    (void)utf8;
    set_rgb(state(c), &style->paint);
    for (size_t i = 0; i < shaped->count; i++) {
        const struct shaped_glyph *g = &shaped->glyph[i];
        double step = (g->advance_em * style->size_pt + style->tracking_pt) * scale;
        double shift = g->shift_em * style->size_pt * scale;
        static const int along_x[] = {1, 0, -1, 0};
        static const int along_y[] = {0, 1, 0, -1};
        const double from[2] = {pen[0] + shift * along_x[quarter_turns],
                                pen[1] + shift * along_y[quarter_turns]};
        draw_glyph(c, font_face(g->font), g->id, from, style->size_pt * scale, quarter_turns);
        pen[0] += step * along_x[quarter_turns];
        pen[1] += step * along_y[quarter_turns];
    }
}

static void write_bytes(png_structp png, png_bytep bytes, png_size_t count)
{
    text_add(png_get_io_ptr(png), (const char *)bytes, count);
}

static void flush_bytes(png_structp png)
{
    (void)png;
}

static enum status png_finish(struct canvas *c, struct text *out, struct diag *d)
{
    struct png *s = state(c);
    if (s->failed || !s->pixels) {
        return c->out_of_memory
                   ? diag_error(d, NULL, OUT_OF_MEMORY)
                   : diag_usage(
                         d, NULL,
                         "a picture can have 1 to %d pixels on each side; reduce --cell or --dpi",
                         MAX_PIXELS_ACROSS);
    }
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return diag_error(d, NULL, "cannot make the PNG: out of memory");
    }
    png_set_write_fn(png, out, write_bytes, flush_bytes);
    png_set_IHDR(png, info, s->width, s->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (c->options.at_once) {
        png_set_compression_level(png, 1);
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    }
    png_uint_32 pixels_a_metre = (png_uint_32)lround(c->options.scale * 72 / 0.0254);
    png_set_pHYs(png, info, pixels_a_metre, pixels_a_metre, PNG_RESOLUTION_METER);
    png_write_info(png, info);
    for (unsigned y = 0; y < s->height; y++) {
        png_write_row(png, s->pixels + (size_t)y * s->width * 3);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return STATUS_OK;
}

static void png_drop(struct canvas *c)
{
    FT_Done_FreeType(state(c)->library);
    free(state(c)->pixels);
    free(c->state);
}

static const struct device_functions functions = {
    .open = picture_open,
    .begin_page = png_begin_page,
    .line = png_line,
    .rect = png_rect,
    .circle = png_circle,
    .text = png_show,
    .art = png_art,
    .finish = png_finish,
    .drop = png_drop,
};

const struct canvas_device canvas_png = {
    .name = "png",
    .doc = "picture of pixels",
    .extension = ".png",
    .media_type = "image/png",
    .in_pixels = true,
    .binary = true,
    .functions = &functions,
};
