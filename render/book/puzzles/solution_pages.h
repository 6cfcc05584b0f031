/* Solutions: their pages, and those under or next to their puzzles.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_SOLUTION_PAGES_H
#define NONET_RENDER_BOOK_PUZZLES_SOLUTION_PAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "render/book/plan/page_list.h"

/* Does the book print its solutions, some of them at its back, or all in a separate file? */
bool book_has_answers(const struct book *b);
bool book_has_answers_at_back(const struct book *b);
bool book_has_answer_key(const struct book *b);

/* The words at the head of the first page of solutions. */
struct solutions_opening {
    const char *title, *detail;
};

/* Should they be there? In an answer key, only if there is no title page. */
bool solutions_ask_for_head(const struct book *b, enum book_part part);

/* May it stand there, in place of the first row of boards? This takes no more pages than a separate
 * page in the book, and than none in an answer key. */
bool solutions_may_open(struct book *b, enum book_part part, const char *title);

/* Add the pages of the solutions of puzzles from … to - 1 that stand at this place; a page holds
 * boards of one layout only. Reversed, they count from the last. opening may be NULL. */
void solution_pages_add(struct book *b, enum book_part part, enum config_answers_at at, size_t from,
                        size_t to, const struct solutions_opening *opening);

/* Over a board: between its number and a day, and at least before the page of its puzzle. */
#define SOLUTION_NUMBER_GAP_EM 0.4
#define SOLUTION_PAGE_GAP_PT   6
/* Of the board's width, that a day may take there. */
#define SOLUTION_TITLE_PART 0.5

/* A solution on its head, its board's corner at the right bottom when the page is upright. */
void draw_small_solution(const struct book *b, struct canvas *c, size_t index, double right,
                         double bottom, double cell);
#define SMALL_SOLUTION_HEAD   1.5 /* room for its number, of the profile's least type */
#define SMALL_SOLUTION_GAP_PT 8   /* between it and its puzzle */

#endif
