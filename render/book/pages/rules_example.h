/* The puzzles that the how-to text shows solved. None of them is in the book: its first puzzle
 * would be spoilt.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_RULES_EXAMPLE_H
#define NONET_RENDER_BOOK_PAGES_RULES_EXAMPLE_H

#include <stdbool.h>

#include "gen/board/board.h"

struct book;

struct rules_example {
    const struct layout *layout; /* a reference; NULL: there is none */
    struct grid givens, solution;
};

/* Make the book's: the usual one, and where it has cages a killer of four digits, whose solving the
 * text explains. False: out of memory. And drop them. */
bool rules_examples_init(struct book *b);
void rules_examples_free(struct book *b);

#endif
