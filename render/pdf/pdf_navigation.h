/* Links and outlines of a PDF, kept until every page that they may lead to is there.
 *
 * Pages count from 0, and a box's y runs upwards. Functions that return bool return false when
 * memory runs out. Ownership: start from {0}, end with pdf_navigation_free; the pages are
 * libharu's.
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_NAVIGATION_H
#define NONET_RENDER_PDF_PDF_NAVIGATION_H

#include "render/art/paint.h"
#include "render/libraries/hpdf_calls.h"

struct pdf_navigation {
    HPDF_Page *page;
    size_t page_count, page_capacity;
    struct pdf_link *link;
    size_t link_count, link_capacity;
    struct pdf_outline *outline;
    size_t outline_count, outline_capacity;
};

void pdf_navigation_free(struct pdf_navigation *n);

bool pdf_navigation_add_page(struct pdf_navigation *n, HPDF_Page page);

/* A link on the newest page. words: its text, copied. */
bool pdf_navigation_add_link(struct pdf_navigation *n, const struct box *up, size_t target,
                             const char *words);

/* A link's annotation, by its number, once they are written; NULL: its target is no page. */
HPDF_Dict pdf_navigation_link(const struct pdf_navigation *n, size_t link);

/* An entry of the outline under the last one of a lower level; target SIZE_MAX: none. The title is
 * copied. */
bool pdf_navigation_add_outline(struct pdf_navigation *n, const char *title, unsigned level,
                                size_t target);

/* Write all of it into the document. An error of libharu goes to its handler, which sets *failed;
 * nothing more is written then. */
bool pdf_navigation_write(const struct pdf_navigation *n, HPDF_Doc doc, const bool *failed);

#endif
