/* The faces of a cover: a design's own, which the title of a poster asks for, or the book's.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_FACES_H
#define NONET_RENDER_BOOK_COVER_COVER_FACES_H

#include "base/diag.h"

struct book;

/* Find those of the config's design, after the book's. One that is not installed, or that has not
 * every character of the cover's words, is passed over; what cover.title_font names must be there.
 */
enum status cover_find_faces(struct book *b, struct diag *d);

#endif
