/* PDFs of the config's lists, whose pages stand in the book as they are.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_PDF_H
#define NONET_RENDER_BOOK_PAGES_PART_PDF_H

#include <stddef.h>

struct book;

/* PDFs by the items that name them. */
struct book_own_pdfs {
    struct book_own {
        const struct config_part *item;
        struct imported_pdf *pdf;
    } * item;
    size_t count, capacity;
};

void imported_pdfs_drop(struct book *b);

#endif
