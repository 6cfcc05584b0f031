#include "render/preflight/boards/printed_pictures.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"

void printed_marks_add(struct printed_marks *m, const struct pdf_mark *mark)
{
    struct pdf_mark *room = array_room(m->mark, &m->capacity, m->count, sizeof *room);
    if (!room) {
        m->out_of_memory = true;
        return;
    }
    m->mark = room;
    m->mark[m->count] = *mark;
    m->mark[m->count].segment = NULL;
    m->mark[m->count++].utf8 = NULL;
    for (size_t i = 0; mark->kind == PDF_STROKE && i < mark->segment_count; i++) {
        struct printed_line *line =
            array_room(m->line, &m->line_capacity, m->line_count, sizeof *line);
        if (!line) {
            m->out_of_memory = true;
            return;
        }
        m->line = line;
        m->line[m->line_count++] = (struct printed_line){mark->segment[i], mark->gray};
    }
}

void printed_marks_turn(struct printed_marks *m, double width, double height)
{
    for (size_t i = 0; i < m->count; i++) {
        struct pdf_mark *k = &m->mark[i];
        const struct pdf_mark was = *k;
        k->left = width - was.right;
        k->right = width - was.left;
        k->bottom = height - was.top;
        k->top = height - was.bottom;
        k->mean[0] = width - was.mean[0];
        k->mean[1] = height - was.mean[1];
    }
    for (size_t i = 0; i < m->line_count; i++) {
        struct pdf_segment *s = &m->line[i].at;
        *s = (struct pdf_segment){{width - s->from[0], height - s->from[1]},
                                  {width - s->to[0], height - s->to[1]}};
    }
}

void printed_marks_clear(struct printed_marks *m)
{
    m->count = 0;
    m->line_count = 0;
}

void printed_marks_free(struct printed_marks *m)
{
    free(m->mark);
    free(m->line);
    *m = (struct printed_marks){0};
}

/* The place of a picture on the page: what its own coordinates become. */
struct printed_pictures_placing {
    const struct art *art;
    double scale, left, top;
    double near; /* how far from its place a point may lie */
};

static struct printed_pictures_placing place(const struct art *art, struct printed_square inner)
{
    double scale = inner.side / fmax(art->width, art->height);
    return (struct printed_pictures_placing){
        .art = art,
        .scale = scale,
        .left = inner.left + (inner.side - scale * art->width) / 2,
        .top = inner.bottom + (inner.side + scale * art->height) / 2,
        .near = 0.4 * ART_NEAR * inner.side + 0.05};
}

static bool near(const struct printed_pictures_placing *p, double found, double wanted)
{
    return fabs(found - wanted) < p->near;
}

static bool is_box(const struct printed_pictures_placing *p, const struct pdf_mark *m,
                   const double box[4])
{
    return near(p, m->left, p->left + p->scale * box[0]) &&
           near(p, m->top, p->top - p->scale * box[1]) &&
           near(p, m->right, p->left + p->scale * box[2]) &&
           near(p, m->bottom, p->top - p->scale * box[3]);
}

static bool is_path(const struct printed_pictures_placing *p, const struct pdf_mark *m,
                    const struct art_path *path, bool stroke)
{
    double box[4];
    double mean[2];
    art_path_extent(path, box, mean);
    double gray = stroke ? path->stroke : path->fill;
    return (int)m->kind == (stroke ? PDF_STROKE : PDF_FILL) && !m->colour &&
           fabs(m->gray - gray) < 0.01 && is_box(p, m, box) &&
           near(p, m->mean[0], p->left + p->scale * mean[0]) &&
           near(p, m->mean[1], p->top - p->scale * mean[1]);
}

static bool is_image(const struct printed_pictures_placing *p, const struct pdf_mark *m)
{
    const struct art_image *image = &p->art->image;
    const double box[4] = {0, 0, image->width, image->height};
    return m->kind == PDF_IMAGE && m->pixels[0] == image->width && m->pixels[1] == image->height &&
           m->digest == pdf_image_digest(image->gray, (size_t)image->width * image->height) &&
           is_box(p, m, box);
}

/* All of the art, in its order, and nothing else. */
static bool is_art(const struct printed_pictures_placing *p, const struct pdf_mark *const *found,
                   size_t count)
{
    size_t next = 0;
    if (p->art->image.gray) {
        return count == 1 && is_image(p, found[0]);
    }
    for (size_t i = 0; i < p->art->path_count; i++) {
        const struct art_path *path = &p->art->path[i];
        for (unsigned stroke = 0; stroke < 2; stroke++) {
            if ((stroke ? path->stroke : path->fill) < 0) {
                continue;
            }
            if (next == count || !is_path(p, found[next++], path, stroke)) {
                return false;
            }
        }
    }
    return next == count;
}

int printed_picture(const struct printed_marks *m, const struct sign_pictures *pictures,
                    struct printed_square outer, struct printed_square inner)
{
    const double slack = 0.5;
    const struct pdf_mark **found = malloc((m->count + 1) * sizeof *found);
    size_t count = 0;
    int digit = PICTURE_UNKNOWN;
    if (!found) {
        return digit;
    }
    for (size_t i = 0; i < m->count; i++) {
        const struct pdf_mark *k = &m->mark[i];
        if (k->left > outer.left - slack && k->right < outer.left + outer.side + slack &&
            k->bottom > outer.bottom - slack && k->top < outer.bottom + outer.side + slack) {
            found[count++] = k;
        }
    }
    for (unsigned i = 0; i < pictures->count && count; i++) {
        struct printed_pictures_placing p = place(pictures->art[i], inner);
        if (is_art(&p, found, count)) {
            digit = (int)i + 1;
        }
    }
    free(found);
    return count ? digit : PICTURE_NONE;
}
