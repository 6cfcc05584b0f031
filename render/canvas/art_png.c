/* PNG files as art: any kind of PNG, its colours as grays, its see-through parts on white. */
#include <png.h>
#include <stdlib.h>

#include "render/canvas/art.h"

enum { MOST_PIXELS_ACROSS = 10000 };

enum status art_read_png(struct art *art, const char *name, const char *bytes, size_t length,
                         struct diag *d)
{
    struct diag_at at = {.file = name};
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_memory(&image, bytes, length)) {
        return diag_usage(d, &at, "not a PNG that can be read: %s", image.message);
    }
    if (image.width > MOST_PIXELS_ACROSS || image.height > MOST_PIXELS_ACROSS) {
        png_image_free(&image);
        return diag_usage(d, &at, "%u x %u pixels; a picture has up to %d a side", image.width,
                          image.height, MOST_PIXELS_ACROSS);
    }
    image.format = PNG_FORMAT_GRAY;
    art->image.gray = arena_alloc(&art->memory, PNG_IMAGE_SIZE(image));
    if (!art->image.gray) {
        png_image_free(&image);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    const png_color white = {255, 255, 255};
    if (!png_image_finish_read(&image, &white, art->image.gray, 0, NULL)) {
        return diag_usage(d, &at, "not a PNG that can be read: %s", image.message);
    }
    art->image.width = image.width;
    art->image.height = image.height;
    art->width = image.width;
    art->height = image.height;
    return STATUS_OK;
}

bool art_write_png(const struct art_image *image, struct text *out)
{
    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = image->width,
                     .height = image->height,
                     .format = PNG_FORMAT_GRAY};
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    char *bytes = malloc(size);
    bool written = bytes && png_image_write_to_memory(&png, bytes, &size, 0, image->gray, 0, NULL);
    if (written) {
        text_add(out, bytes, size);
    }
    free(bytes);
    return written && !out->failed;
}
