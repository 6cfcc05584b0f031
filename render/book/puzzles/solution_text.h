/* The text that the code of a puzzle's solution holds: its number, and the solution row by row.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PUZZLES_SOLUTION_TEXT_H
#define NONET_RENDER_BOOK_PUZZLES_SOLUTION_TEXT_H

#include <stddef.h>

#include "base/text.h"

struct book;

void solution_text_add(const struct book *b, size_t index, struct text *out);
size_t solution_text_length(const struct book *b, size_t index); /* the most that it can be */

#endif
