/* Can every text of the config be drawn in its font?
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_STYLE_TEXT_CHECK_H
#define NONET_RENDER_BOOK_STYLE_TEXT_CHECK_H

#include "base/diag.h"

struct book;
struct font;

/* Reports all texts that cannot. */
enum status book_check_texts(const struct book *b, struct diag *d);

/* One text of the config, by its field. */
enum status book_check_text(const struct book *b, const struct font *font, const char *const *text,
                            struct diag *d);

#endif
