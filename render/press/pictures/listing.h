/* Pictures for a shop's page: the front as a book that stands in space, three pages of the
 * interior, and the pieces of what Amazon calls A+ content: a banner and three squares.
 *
 * Threads: as for the book. */
#ifndef NONET_RENDER_PRESS_PICTURES_LISTING_H
#define NONET_RENDER_PRESS_PICTURES_LISTING_H

#include "render/press/folder/book_print.h"

/* In pixels: the sizes that modules of A+ content usually have. They are from memory; look them up
 * in the shop's guide before you rely on them. */
enum {
    LISTING_FRONT_WIDTH = 1600,
    LISTING_FRONT_HEIGHT = 2000,
    LISTING_PAGE_HEIGHT = 1600,
    LISTING_BANNER_WIDTH = 970,
    LISTING_BANNER_HEIGHT = 600,
    LISTING_SQUARE = 300
};

/* Add them to the job's files. */
enum status listing_add(const struct print_job *job, const struct edition *e);

#endif
