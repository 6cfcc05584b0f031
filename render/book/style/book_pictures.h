/* The pictures that a config names: read once when the book is planned, and checked against the
 * size at which they are printed.
 *
 * Ownership: the book owns what was read. Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_STYLE_BOOK_PICTURES_H
#define NONET_RENDER_BOOK_STYLE_BOOK_PICTURES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "render/canvas/canvas.h"

struct book;

/* Pictures by the fields of the config that name them. */
struct book_picture {
    const char *const *field;
    struct art *art;
};

struct book_pictures {
    struct book_picture *item;
    size_t count, capacity;
    struct art *cover_photo, *ebook_photo; /* cut and tinted; NULL: none */
};

/* Read a picture of the config, unless its field is NULL or it was read before. Errors name the
 * fault and the place in the config. */
enum status book_load_picture(struct book *b, const char *const *field, bool colour,
                              struct diag *d);
void book_drop_pictures(struct book *b);

/* The book takes the art over in place of what was read. */
void book_replace_picture(struct book *b, const char *const *field, struct art *art);

/* NULL: the field names none. */
const struct art *book_picture(const struct book *b, const char *const *field);

/* Draw one of the interior: in grays, or in its colours where the book has them. */
void book_draw_picture(const struct book *b, struct canvas *c, struct box box,
                       const struct art *art);

/* Has it pixels enough for this size? */
enum status book_check_picture(const struct book *b, const char *const *field, double width_pt,
                               double height_pt, struct diag *d);

#endif
