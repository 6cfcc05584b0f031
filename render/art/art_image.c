/* What can be done with an image's pixels, whatever file they came from. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/limits.h"
#include "render/art/art.h"
#include "render/art/paint.h"

enum status art_begin_image(struct art *art, bool colour, const char *name, unsigned width,
                            unsigned height, struct diag *d)
{
    struct diag_at at = {.file = name};
    if (width > LIMIT_ART_PIXELS_ACROSS || height > LIMIT_ART_PIXELS_ACROSS) {
        return diag_usage(d, &at, "%u x %u pixels; a picture can have at most %d on each side",
                          width, height, LIMIT_ART_PIXELS_ACROSS);
    }
    unsigned char *samples =
        arena_alloc(&art->memory, (size_t)width * height * (colour ? 4 : 1) + 1);
    if (!samples) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    *(colour ? &art->image.cmyk : &art->image.gray) = samples;
    art->image.width = width;
    art->image.height = height;
    art->width = width;
    art->height = height;
    return STATUS_OK;
}

void art_inks_of(const unsigned char rgb[3], unsigned char cmyk[4])
{
    const unsigned most = (unsigned)(MAX_ART_INK * 255);
    unsigned light = rgb[0] > rgb[1] ? rgb[0] : rgb[1];
    light = light > rgb[2] ? light : rgb[2];
    unsigned black = 255 - light;
    unsigned sum = 0;
    unsigned ink[3] = {0, 0, 0};
    for (unsigned i = 0; i < 3 && light; i++) {
        ink[i] = (light - rgb[i]) * 255 / light;
        sum += ink[i];
    }
    for (unsigned i = 0; i < 3; i++) {
        cmyk[i] = (unsigned char)(sum > most - black ? ink[i] * (most - black) / sum : ink[i]);
    }
    cmyk[3] = (unsigned char)black;
}

void art_limit_inks(unsigned char cmyk[4])
{
    const unsigned most = (unsigned)(MAX_ART_INK * 255);
    unsigned sum = (unsigned)cmyk[0] + cmyk[1] + cmyk[2];
    for (unsigned i = 0; i < 3 && sum + cmyk[3] > most; i++) {
        cmyk[i] = (unsigned char)(cmyk[i] * (most - cmyk[3]) / sum);
    }
}

static double ink_of(const struct paint *p, unsigned which)
{
    return p->is_cmyk ? p->cmyk[which] : which == 3 ? 1 - p->gray : 0;
}

static void make_table(const struct paint *dark, const struct paint *light,
                       unsigned char table[256][4])
{
    for (unsigned gray = 0; gray < 256; gray++) {
        double part = gray / 255.0;
        for (unsigned i = 0; i < 4; i++) {
            double ink = (1 - part) * ink_of(dark, i) + part * ink_of(light, i);
            table[gray][i] = (unsigned char)lround(255 * ink);
        }
    }
}

/* Rows of the image from (left, top) on, as large as the cut is. */
static void copy_rows(const struct art_image *from, size_t left, size_t top,
                      unsigned char table[256][4], struct art_image *cut)
{
    const unsigned char *samples = from->cmyk ? from->cmyk : from->gray;
    unsigned char *out = cut->cmyk ? cut->cmyk : cut->gray;
    size_t each = from->cmyk ? 4 : 1;
    bool tints = cut->cmyk && !from->cmyk;
    for (size_t y = 0; y < cut->height; y++) {
        const unsigned char *row = samples + ((y + top) * from->width + left) * each;
        for (size_t x = 0; x < cut->width && tints; x++) {
            memcpy(out + (y * cut->width + x) * 4, table[row[x]], 4);
        }
        if (!tints) {
            memcpy(out + y * cut->width * each, row, cut->width * each);
        }
    }
}

struct art *art_cut(const struct art *art, double width_by_height, const struct paint *dark,
                    const struct paint *light)
{
    const struct art_image *image = &art->image;
    struct art *cut = image->gray || image->cmyk ? calloc(1, sizeof *cut) : NULL;
    if (!cut) {
        return NULL;
    }
    cut->memory.limit = LIMIT_ART_MEMORY;
    unsigned width = (unsigned)fmax(1, fmin(image->width, round(image->height * width_by_height)));
    unsigned height = (unsigned)fmax(1, fmin(image->height, round(image->width / width_by_height)));
    bool tints = image->gray && dark && light;
    struct diag silent = {0};
    if (art_begin_image(cut, image->cmyk || tints, "", width, height, &silent) != STATUS_OK) {
        art_drop(cut);
        return NULL;
    }
    unsigned char table[256][4];
    if (tints) {
        make_table(dark, light, table);
    }
    copy_rows(image, (image->width - width) / 2, (image->height - height) / 2, table, &cut->image);
    return cut;
}

/* Red, green and blue of each pixel; NULL: out of memory. For free(). */
unsigned char *art_colours(const struct art_image *image)
{
    size_t count = (size_t)image->width * image->height;
    unsigned char *rgb = malloc(3 * count + 1);
    for (size_t i = 0; i < 3 * count && rgb; i++) {
        const unsigned char *ink = image->cmyk ? image->cmyk + i / 3 * 4 : NULL;
        rgb[i] =
            ink ? (unsigned char)((255U - ink[i % 3]) * (255U - ink[3]) / 255) : image->gray[i / 3];
    }
    return rgb;
}
