/* Pictures for a shop's page: the front as a book that stands in space, three pages of the
 * interior, and the pieces of what Amazon calls A+ content: a banner and three squares.
 *
 * Threads: as for the book. */
#ifndef NONET_RENDER_PRESS_PICTURES_LISTING_H
#define NONET_RENDER_PRESS_PICTURES_LISTING_H

#include "render/press/folder/book_print.h"

/* In pixels. Amazon shows the sizes of A+ modules where they are filled, to those who are signed
 * in: 970 x 600 for an image header with text and 300 x 300 for each of three images are what many
 * guides say alike, and so are RGB, at least 72 dpi and at most 2 MB a file
 * (selfpublishingtitans.com, "A+ Content Guidelines"); read 2026-11-26. The standing front and the
 * pages are for any shop, at our choice: larger than the 1000 pixels from which Amazon's pictures
 * can be zoomed. */
enum {
    LISTING_FRONT_WIDTH = 1600,
    LISTING_FRONT_HEIGHT = 2000,
    LISTING_PAGE_HEIGHT = 1600,
    LISTING_BANNER_WIDTH = 970,
    LISTING_BANNER_HEIGHT = 600,
    LISTING_SQUARE = 300,
    LISTING_MIN_TEXT = 24 /* in a banner: it is read on telephones, at a third of its size */
};

/* Add them to the job's files. */
enum status listing_add(const struct print_job *job, const struct edition *e);

#endif
