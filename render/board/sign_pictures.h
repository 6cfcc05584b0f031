/* Pictures that stand for a board's digits: a built-in set, or the files of a folder.
 *
 * A folder's SVG and PNG files count, in the order of their names: those that are numbers by
 * number. If the first is called 1 there must be one for each digit (1.svg, 2.svg …); else the
 * first ones are taken.
 *
 * Threads: constant once opened. */
#ifndef NONET_RENDER_BOARD_SIGN_PICTURES_H
#define NONET_RENDER_BOARD_SIGN_PICTURES_H

#include "base/diag.h"
#include "render/art/art.h"

enum { SIGN_PICTURES_MAX = 25 };

/* The side of a digit's picture, as a part of the cell's. */
#define SIGN_PICTURE_SHARE 0.80

/* The picture of a candidate, or of another small place, takes more of it. */
#define SIGN_SMALL_SHARE 0.92

/* What a picture of pixels has at least where it is printed. */
#define MIN_PICTURE_DPI 300.0

struct sign_pictures {
    unsigned count;
    struct art *art[SIGN_PICTURES_MAX]; /* of digit 1, 2 … */
    char *name[SIGN_PICTURES_MAX];      /* "cat", or the file's path */
};

/* Open the pictures of digits 1 to count. `source` names a built-in set, or else a folder. After an
 * error, reported at `at` or in the file that is wrong, *out is NULL. */
enum status sign_pictures_load(struct sign_pictures **out, const char *source, unsigned count,
                               const struct diag_at *at, struct diag *d);
void sign_pictures_drop(struct sign_pictures *p);

/* Every picture of pixels has enough of them where cells are this large. STATUS_USAGE after
 * reporting at `at` one that has not, and how many would do. */
enum status sign_pictures_fine(const struct sign_pictures *p, double cell_pt,
                               const struct diag_at *at, struct diag *d);

#endif
