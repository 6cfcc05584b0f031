/* The pictures of a cover: a photo in two inks, the author's portrait, a logo.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_PICTURES_H
#define NONET_RENDER_BOOK_COVER_COVER_PICTURES_H

#include "base/diag.h"

struct book;

/* Read those that the cover shows, where there is one, and prepare them; the book owns them. Errors
 * are located. */
enum status cover_load_pictures(struct book *b, struct diag *d);

#endif
