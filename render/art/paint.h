/* What things on a page are painted with, and the boxes that they fill.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_ART_PAINT_H
#define NONET_RENDER_ART_PAINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct box {
    double left, top, right, bottom;
};

/* The box with this much more on each side; negative: less. */
static inline struct box box_grown(struct box b, double by)
{
    return (struct box){b.left - by, b.top - by, b.right + by, b.bottom + by};
}

/* A spot ink, by the name that printers know it by. Borrowed by its paints. */
struct spot_ink {
    const char *name;
    double cmyk[4]; /* what comes closest to it */
};

/* Ink. Interiors use gray (0 black … 1 white) and, where the book asks for one, a second ink;
 * covers may use colour (cmyk, 0 … 1). */
struct paint {
    bool is_cmyk;
    double gray;
    double cmyk[4];
    const struct spot_ink
        *spot; /* printed in full in place of cmyk, which is its own; NULL: none */
};
#define PAINT_BLACK ((struct paint){false, 0, {0, 0, 0, 0}, NULL})
#define PAINT_WHITE ((struct paint){false, 1, {0, 0, 0, 0}, NULL})

static inline struct paint paint_gray(double gray)
{
    return (struct paint){false, gray, {0, 0, 0, 0}, NULL};
}

/* 0xRRGGBB as CMYK without ink profile: gray component replacement in full. */
struct paint paint_rgb(uint32_t rgb);

#endif
