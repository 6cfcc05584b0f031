/* Art: a picture on a page, or a sign in place of a digit. It is a drawing of paths or an image of
 * pixels. All of it is gray; a colour becomes the gray of the same brightness.
 *
 * An art's own coordinates run from (0, 0) at the top left to its width and height. Its paths are
 * lines and cubic curves, drawn in order, each filled first and then stroked.
 *
 * The SVG reader understands groups, paths, the basic shapes, transforms, and fills and strokes of
 * one colour, by attributes or `style`. Other things that would change the picture (text, style
 * sheets, gradients, transparency …) are errors that name them.
 *
 * Ownership: art_drop gives all of it up. Threads: constant once read. */
#ifndef NONET_RENDER_ART_ART_H
#define NONET_RENDER_ART_ART_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

enum art_verb { ART_MOVE, ART_LINE, ART_CURVE, ART_CLOSE }; /* of 1, 1, 3 and 0 points */
enum art_cap { ART_CAP_BUTT, ART_CAP_ROUND, ART_CAP_SQUARE };
enum art_join { ART_JOIN_MITER, ART_JOIN_ROUND, ART_JOIN_BEVEL };

struct art_path {
    uint8_t *verb;
    size_t verb_count;
    double (*point)[2];
    size_t point_count;
    double fill, stroke;           /* grays, 0 black … 1 white; negative: none */
    uint32_t fill_rgb, stroke_rgb; /* the colours that they stand for, as 0xRRGGBB */
    double width;                  /* of the stroke */
    bool even_odd;
    enum art_cap cap;
    enum art_join join;
};

/* Rows from the top: a byte of gray a pixel, or four of ink (0 none … 255 full). */
struct art_image {
    unsigned width, height;
    unsigned char *gray; /* both NULL: there is no image */
    unsigned char *cmyk;
};

struct art {
    double width, height;
    struct art_path *path;
    size_t path_count;
    struct art_image image; /* then there are no paths, and a pixel is 1 by 1 */
    struct arena memory;
};

/* Read an SVG, PNG or JPEG file; its first bytes show which it is. Messages use `name`.
 * STATUS_USAGE after reporting what is wrong, with *out NULL. */
enum status art_read(struct art **out, const char *name, const char *bytes, size_t length,
                     struct diag *d);
/* The same, but pixels keep their colours: they become inks as paint_rgb makes them, of which no
 * pixel has more than MAX_ART_INK (the limit that printers of covers set). */
#define MAX_ART_INK 2.4
enum status art_read_in_colour(struct art **out, const char *name, const char *bytes, size_t length,
                               struct diag *d);
/* The same from a file that a config names at a place, where errors are reported with advice. */
enum status art_read_file(struct art **out, bool colour, const char *path, const struct diag_at *at,
                          struct diag *d);
void art_drop(struct art *art);

/* The ways, for art_read alone: into an art of zeros, which is dropped after an error too. */
enum status art_read_svg(struct art *art, const char *name, const char *bytes, size_t length,
                         struct diag *d);
enum status art_read_png(struct art *art, bool colour, const char *name, const char *bytes,
                         size_t length, struct diag *d);
enum status art_read_jpeg(struct art *art, bool colour, const char *name, const char *bytes,
                          size_t length, struct diag *d);

/* Is it a whole JPEG? Its width and height, and its components of colour; false: what is wrong. */
bool art_check_jpeg(const char *bytes, size_t length, unsigned size[2], unsigned *components,
                    char words[100]);

/* For these: room in the art for an image of this many pixels. An error if it is too large or
 * memory runs out. */
enum status art_begin_image(struct art *art, bool colour, const char *name, unsigned width,
                            unsigned height, struct diag *d);
/* Red, green and blue as four inks. */
void art_inks_of(const unsigned char rgb[3], unsigned char cmyk[4]);
/* Less of the three colours where a pixel has more than MAX_ART_INK. */
void art_limit_inks(unsigned char cmyk[4]);

/* A new art with the middle of the image, cut to this ratio of width to height. Of
 * grays with paints: in two inks, where it is black in the one paint, where white in the other, and
 * between them in a mixture. NULL: out of memory, or no image. */
struct paint;
struct art *art_cut(const struct art *art, double width_by_height, const struct paint *dark,
                    const struct paint *light);

/* Append an image as a PNG file, inks as the colours that they look like. False: out of memory. */
bool art_write_png(const struct art_image *image, struct text *out);
/* The same as a JPEG of the best usual quality. */
bool art_write_jpeg(const struct art_image *image, struct text *out);

/* Red, green and blue of each pixel; NULL: out of memory. For free(). */
unsigned char *art_colours(const struct art_image *image);

/* The box around a path's line, estimated from the points and the quarters of its curves: left,
 * top, right, bottom. And the mean of all of these points. */
void art_path_extent(const struct art_path *path, double box[4], double mean[2]);

/* Are their paths and paints, or their pixels, so alike that a reader of the page cannot
 * distinguish them? Places closer than ART_NEAR of the longer side count as the same. */
#define ART_NEAR 0.01
bool art_alike(const struct art *one, const struct art *two);

#endif
