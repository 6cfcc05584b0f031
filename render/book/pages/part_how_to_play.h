/* What the cages of a book add to its how-to text.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H
#define NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H

#include <stdbool.h>

#include "render/book/plan/page_list.h"

struct book;

/* Is this the first section with cages, of a book in which fewer than half of the puzzles have
 * them?
 */
bool section_needs_cages_lesson(const struct book *b, size_t section);

/* The pages that teach them. */
void cages_lesson_add(struct book *b, struct page_list *list, size_t section);

#endif
