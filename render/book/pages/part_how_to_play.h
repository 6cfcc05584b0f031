/* What the cages of a book add to its how-to text.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H
#define NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H

#include <stdbool.h>

#include "render/book/plan/page_list.h"

struct book;

/* For the first section with cages of a book in which fewer than half of the puzzles have them:
 * the pages that teach them. list NULL: only says whether the section is that one. */
bool cages_lesson_add(struct book *b, struct page_list *list, size_t section);

#endif
