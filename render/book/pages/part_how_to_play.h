/* The how-to text's example, and what the cages of a book add to it.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H
#define NONET_RENDER_BOOK_PAGES_PART_HOW_TO_PLAY_H

#include <stdbool.h>

#include "gen/board/board.h"
#include "render/book/plan/page_list.h"

struct book;

/* A killer of four digits, with its solution; the text explains how to solve it. */
struct killer_example {
    const struct layout *layout; /* a reference; NULL: the book has no cages */
    struct grid solution;
};

/* Make it for a book that has cages; false: out of memory. And drop it. */
bool killer_example_init(struct book *b);
void killer_example_free(struct book *b);

/* Before the first section with cages of a book in which fewer than half of the puzzles have them:
 * the pages that teach them. */
void cages_lesson_add(struct book *b, struct page_list *list, size_t section);

#endif
