/* How the boards of a book look: digits, signs, lines and shades, puzzle by puzzle.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_STYLE_BOARD_LOOKS_H
#define NONET_RENDER_BOOK_STYLE_BOARD_LOOKS_H

#include <stddef.h>

#include "render/board/board_style.h"

struct book;

/* The style that all boards of the book share, once its faces are found. */
void book_set_board_style(struct book *b);

/* How the digits of a puzzle, by its number - 1, are drawn. */
struct board_style book_style_of(const struct book *b, size_t index);

/* What solutions of such a board are drawn on: answers.constraints decides. */
const struct layout *book_solution_layout_of(const struct book *b, const struct layout *v);

#endif
