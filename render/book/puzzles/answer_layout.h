/* How many solutions stand on a page, and how large.
 *
 * Threads: one planner at a time. */
#ifndef NONET_RENDER_BOOK_PUZZLES_ANSWER_LAYOUT_H
#define NONET_RENDER_BOOK_PUZZLES_ANSWER_LAYOUT_H

#include "base/diag.h"
#include "render/book/puzzles/page_boards.h"

struct book;

/* Choose the layouts of all sections' solutions. An error where a number that the config sets
 * leaves them too small. */
enum status answer_layouts_choose(struct book *b, const struct section_boards *boards,
                                  struct diag *d);

#endif
