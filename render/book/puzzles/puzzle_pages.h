/* The pages of a section's puzzles.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PUZZLE_PAGES_H
#define NONET_RENDER_BOOK_PUZZLES_PUZZLE_PAGES_H

#include <stddef.h>

#include "render/book/plan/page_list.h"

/* Add the pages of a section, and of the one that is mixed in, whose first puzzle has the number
 * first + 1: title page, puzzles, and the solutions that follow them. Returns how many puzzles it
 * has. */
size_t section_pages_add(struct book *b, struct page_list *list, size_t section, size_t first);

#endif
