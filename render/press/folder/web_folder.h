/* The book's puzzles as a page that they are played on (gen/format/page/html.h), in the book's
 * order and language, so that the page's "#12" is the book's puzzle 12.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_FOLDER_WEB_FOLDER_H
#define NONET_RENDER_PRESS_FOLDER_WEB_FOLDER_H

#include "config/book_config.h"
#include "render/book/book.h"

#define WEB_PAGE_NAME "index.html"

/* Append the page. */
enum status web_page(const struct book_config *cfg, const struct book *book, struct text *out,
                     struct diag *d);

#endif
