/* The links that the codes under puzzles hold: each puzzle's by a template, or the book's own page
 * in the web.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PLAN_PUZZLE_LINKS_H
#define NONET_RENDER_BOOK_PLAN_PUZZLE_LINKS_H

#include <stddef.h>

#include "base/diag.h"

struct book;

/* Give each puzzle its link. Reports an error if the format of a template cannot store the puzzle,
 * or if no code can hold the link. */
enum status book_link_puzzles(struct book *b, struct diag *d);
void book_drop_links(struct book *b);

/* The side of the largest code of a section's links; 0: it has none. */
double section_link_side_pt(const struct book *b, size_t section);

#endif
