/* A picture in a file, for tests of what is printed. */
#ifndef NONET_TESTS_UNIT_A_PICTURE_H
#define NONET_TESTS_UNIT_A_PICTURE_H

#include <criterion/criterion.h>
#include <stdio.h>

#include "base/text.h"
#include "render/art/art.h"

/* Write it as a JPEG, in place of what the file holds. */
static inline void write_jpeg(const char *path, const struct art_image *image)
{
    struct text bytes = {0};
    cr_assert(art_write_jpeg(image, &bytes));
    FILE *f = fopen(path, "wb");
    cr_assert_not_null(f, "%s", path);
    cr_assert_eq(fwrite(bytes.data, 1, bytes.length, f), bytes.length);
    fclose(f);
    text_free(&bytes);
}

#endif
