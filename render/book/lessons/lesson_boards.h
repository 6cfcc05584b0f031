/* What the boards of lessons have in common, of whole pages and of half ones.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_LESSONS_LESSON_BOARDS_H
#define NONET_RENDER_BOOK_LESSONS_LESSON_BOARDS_H

#include <stdbool.h>

#include "gen/board/layout.h"
#include "render/board/board_style.h"

struct book;
struct book_lesson;

enum { LESSON_OUTSIDE_GAP_PT = 4 }; /* between numbers outside a board and what is next to them */

bool lesson_has_numbers_outside(const struct layout *v);

/* The least side of a lesson's boards whose candidates and constraints are of this size. */
double lesson_board_min_side(const struct book *b, const struct book_lesson *lesson,
                             double size_pt);

/* The book's, with boxes untinted: the marks of steps are gray too. */
struct board_style lesson_board_style(const struct book *b);

#endif
