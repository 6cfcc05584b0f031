#include "render/art/art.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void art_drop(struct art *art)
{
    if (art) {
        arena_free(&art->memory);
        free(art);
    }
}

/* What a path's points and the quarters of its curves add up to. */
struct art_extent {
    double *box;
    double sum[2];
    size_t count;
};

static void add_point(struct art_extent *e, double x, double y)
{
    e->box[0] = fmin(e->box[0], x);
    e->box[1] = fmin(e->box[1], y);
    e->box[2] = fmax(e->box[2], x);
    e->box[3] = fmax(e->box[3], y);
    e->sum[0] += x;
    e->sum[1] += y;
    e->count++;
}

static void add_curve(struct art_extent *e, double (*p)[2])
{
    for (int i = 1; i <= 4; i++) {
        double t = i / 4.0;
        double u = 1 - t;
        double weight[4] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};
        double at[2] = {0, 0};
        for (int k = 0; k < 4; k++) {
            at[0] += weight[k] * p[k][0];
            at[1] += weight[k] * p[k][1];
        }
        add_point(e, at[0], at[1]);
    }
}

void art_path_extent(const struct art_path *path, double box[4], double mean[2])
{
    struct art_extent e = {.box = box};
    double(*next)[2] = path->point;
    box[0] = box[1] = INFINITY;
    box[2] = box[3] = -INFINITY;
    for (size_t i = 0; i < path->verb_count; i++) {
        if (path->verb[i] == ART_CURVE) {
            add_curve(&e, next - 1);
            next += 3;
        } else if (path->verb[i] != ART_CLOSE) {
            add_point(&e, next[0][0], next[0][1]);
            next++;
        }
    }
    mean[0] = e.sum[0] / fmax(1, (double)e.count);
    mean[1] = e.sum[1] / fmax(1, (double)e.count);
}

/* Places are compared in parts of the longer side, from the middle. */
static bool near(const struct art *one, double x, const struct art *two, double y, bool across)
{
    double a = (x - (across ? one->width : one->height) / 2) / fmax(one->width, one->height);
    double b = (y - (across ? two->width : two->height) / 2) / fmax(two->width, two->height);
    return fabs(a - b) < ART_NEAR;
}

static bool paths_alike(const struct art *one, const struct art *two, size_t index)
{
    const struct art_path *p = &one->path[index];
    const struct art_path *q = &two->path[index];
    double box[2][4];
    double mean[2][2];
    art_path_extent(p, box[0], mean[0]);
    art_path_extent(q, box[1], mean[1]);
    bool alike = fabs(p->fill - q->fill) < ART_NEAR && fabs(p->stroke - q->stroke) < ART_NEAR;
    for (unsigned i = 0; i < 4; i++) {
        alike = alike && near(one, box[0][i], two, box[1][i], i % 2 == 0);
    }
    return alike && near(one, mean[0][0], two, mean[1][0], true) &&
           near(one, mean[0][1], two, mean[1][1], false);
}

bool art_alike(const struct art *one, const struct art *two)
{
    if (one->image.gray && two->image.gray) {
        return one->image.width == two->image.width && one->image.height == two->image.height &&
               memcmp(one->image.gray, two->image.gray,
                      (size_t)one->image.width * one->image.height) == 0;
    }
    bool alike = !one->image.gray == !two->image.gray && one->path_count == two->path_count;
    for (size_t i = 0; i < one->path_count && alike; i++) {
        alike = paths_alike(one, two, i);
    }
    return alike;
}
