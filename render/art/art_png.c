/* PNG files as art: any kind of PNG, its colours as grays or inks, its see-through parts on white.
 */
#include <stdlib.h>

#include "render/art/art.h"
#include "render/libraries/png_calls.h"

static const png_color white = {255, 255, 255};

/* Three bytes a pixel are read to the end of the room for four, and spread from its beginning: the
 * ink of a pixel never overtakes the colours that are still to come. */
static enum status read_inks(struct art *art, png_image *image, const struct diag_at *at,
                             struct diag *d)
{
    size_t count = (size_t)image->width * image->height;
    unsigned char *rgb = art->image.cmyk + count;
    if (!png_image_finish_read(image, &white, rgb, 0, NULL)) {
        return diag_usage(d, at, "cannot read this PNG: %s", image->message);
    }
    for (size_t i = 0; i < count; i++) {
        const unsigned char colour[3] = {rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]};
        art_inks_of(colour, art->image.cmyk + 4 * i);
    }
    return STATUS_OK;
}

enum status art_read_png(struct art *art, bool colour, const char *name, const char *bytes,
                         size_t length, struct diag *d)
{
    struct diag_at at = {.file = name};
    png_image image = {.version = PNG_IMAGE_VERSION};
    const char *fault = png_load_error();
    if (fault) {
        return diag_error(d, &at, "%s", fault);
    }
    if (!png_image_begin_read_from_memory(&image, bytes, length)) {
        return diag_usage(d, &at, "cannot read this PNG: %s", image.message);
    }
    colour = colour && image.format & PNG_FORMAT_FLAG_COLOR;
    image.format = colour ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
    enum status status = art_begin_image(art, colour, name, image.width, image.height, d);
    if (status != STATUS_OK) {
        png_image_free(&image);
        return status;
    }
    if (colour) {
        return read_inks(art, &image, &at, d);
    }
    if (!png_image_finish_read(&image, &white, art->image.gray, 0, NULL)) {
        return diag_usage(d, &at, "cannot read this PNG: %s", image.message);
    }
    return STATUS_OK;
}

bool art_write_png(const struct art_image *image, struct text *out)
{
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = image->width,
                     .height = image->height,
                     .format = image->cmyk ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY};
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    char *bytes = malloc(size);
    unsigned char *rgb = image->cmyk ? art_colours(image) : NULL;
    const unsigned char *pixels = image->cmyk ? rgb : image->gray;
    bool written = bytes && pixels && !png_load_error() &&
                   png_image_write_to_memory(&png, bytes, &size, 0, pixels, 0, NULL);
    if (written) {
        text_add(out, bytes, size);
    }
    free(rgb);
    free(bytes);
    return written && !out->failed;
}
