/* The pages of a section's puzzles.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PUZZLE_PAGES_H
#define NONET_RENDER_BOOK_PUZZLES_PUZZLE_PAGES_H

#include <stddef.h>

#include "render/book/plan/page_list.h"

/* Where sections and the solutions open; never OPENERS_AUTO. On right pages, sections of few pages
 * would often have as many blank ones; of very few, title pages are too many. */
enum config_opener_side opener_side_of(const struct book *b);

/* Adds the pages that teach a section. */
typedef void add_lesson(struct book *b, struct page_list *list, size_t section);

/* Add the pages of a section, and of the one that is mixed in, whose first puzzle has the number
 * first + 1: title page, lesson (NULL: it needs none), puzzles, and the solutions that follow them.
 * Returns how many puzzles it has. */
size_t section_pages_add(struct book *b, struct page_list *list, size_t section, size_t first,
                         add_lesson *lesson);

/* The places of the boards on a page of puzzles, from the trimmed page's corner, with the lines
 * above each; at most `most`. Returns how many; 0 also for a page of another kind. */
struct board_area {
    struct box box;
    size_t index; /* the puzzle's number - 1 */
};
size_t puzzle_page_areas(const struct book *b, const struct page *p, struct box block,
                         struct board_area *out, size_t most);

/* Below this, a page of puzzles has nothing in its block. */
double puzzle_page_foot(const struct book *b, const struct page *p, struct box block);

#endif
