#include "render/text/glyph_art.h"

#include <stdlib.h>

#include "render/libraries/freetype_calls.h"

enum { GLYPH_MEMORY_LIMIT = 1 << 20 };

/* An outline being taken apart; y is turned downwards at the end. */
struct tracing {
    struct art_path *path;
    double at[2];
    double scale;
    bool open;
};

static void add(struct tracing *t, enum art_verb verb, const double (*point)[2], unsigned count)
{
    t->path->verb[t->path->verb_count++] = (uint8_t)verb;
    for (unsigned i = 0; i < count; i++) {
        double *to = t->path->point[t->path->point_count++];
        to[0] = t->at[0] = point[i][0];
        to[1] = t->at[1] = point[i][1];
    }
}

static void take_glyph_art(const struct tracing *t, const FT_Vector *v, double out[2])
{
    out[0] = (double)v->x * t->scale;
    out[1] = (double)v->y * t->scale;
}

static void close_part(struct tracing *t)
{
    if (t->open) {
        add(t, ART_CLOSE, NULL, 0);
    }
    t->open = false;
}

static int move_to(const FT_Vector *to, void *user)
{
    struct tracing *t = user;
    double p[1][2];
    close_part(t);
    take_glyph_art(t, to, p[0]);
    add(t, ART_MOVE, (const double(*)[2])p, 1);
    t->open = true;
    return 0;
}

static int line_to(const FT_Vector *to, void *user)
{
    struct tracing *t = user;
    double p[1][2];
    take_glyph_art(t, to, p[0]);
    add(t, ART_LINE, (const double(*)[2])p, 1);
    return 0;
}

/* A quadratic curve as the cubic one that it is. */
static int conic_to(const FT_Vector *control, const FT_Vector *to, void *user)
{
    struct tracing *t = user;
    double q[2];
    double p[3][2];
    take_glyph_art(t, control, q);
    take_glyph_art(t, to, p[2]);
    for (int i = 0; i < 2; i++) {
        p[0][i] = t->at[i] + 2 * (q[i] - t->at[i]) / 3;
        p[1][i] = p[2][i] + 2 * (q[i] - p[2][i]) / 3;
    }
    add(t, ART_CURVE, (const double(*)[2])p, 3);
    return 0;
}

static int cubic_to(const FT_Vector *one, const FT_Vector *two, const FT_Vector *to, void *user)
{
    struct tracing *t = user;
    double p[3][2];
    take_glyph_art(t, one, p[0]);
    take_glyph_art(t, two, p[1]);
    take_glyph_art(t, to, p[2]);
    add(t, ART_CURVE, (const double(*)[2])p, 3);
    return 0;
}

static bool trace(struct art *art, FT_Outline *outline, double scale)
{
    static const FT_Outline_Funcs functions = {
        .move_to = move_to, .line_to = line_to, .conic_to = conic_to, .cubic_to = cubic_to};
    /* Of a curve with implied points, each of its points makes one curve of three. */
    size_t most = (size_t)outline->n_points + (size_t)outline->n_contours + 1;
    struct art_path *path = arena_alloc(&art->memory, sizeof *path);
    if (!path) {
        return false;
    }
    *path = (struct art_path){.fill = 0, .stroke = -1};
    path->verb = arena_array(&art->memory, 2 * most, sizeof *path->verb);
    path->point = arena_array(&art->memory, 3 * most, sizeof *path->point);
    struct tracing t = {.path = path, .scale = scale};
    if (!path->verb || !path->point || FT_Outline_Decompose(outline, &functions, &t) != 0) {
        return false;
    }
    close_part(&t);
    double box[4];
    double mean[2];
    art_path_extent(path, box, mean);
    for (size_t i = 0; i < path->point_count; i++) {
        path->point[i][0] -= box[0];
        path->point[i][1] = box[3] - path->point[i][1];
    }
    art->path = path;
    art->path_count = 1;
    art->width = box[2] - box[0];
    art->height = box[3] - box[1];
    return art->width > 0 && art->height > 0;
}

struct art *glyph_art(const struct font *font, uint32_t code_point)
{
    FT_Face face = font_face(font);
    FT_UInt glyph = FT_Get_Char_Index(face, code_point);
    struct art *art = calloc(1, sizeof *art);
    if (!art || !glyph || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) != 0 ||
        face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) {
        art_drop(art);
        return NULL;
    }
    art->memory.limit = GLYPH_MEMORY_LIMIT;
    if (!trace(art, &face->glyph->outline, 1000.0 / face->units_per_EM)) {
        art_drop(art);
        return NULL;
    }
    return art;
}
