/* Boards for those who hear a page: their words, and their digits one by one.
 *
 * Until canvas_untag a board is drawn as a figure with these words and its digits: one by one, so
 * that they are not read as numbers; 0 is an empty cell.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_BOARDS_BOARD_TAGS_H
#define NONET_RENDER_BOOK_BOARDS_BOARD_TAGS_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/board/board.h"
#include "gen/board/layout.h"
#include "render/canvas/canvas.h"

struct book;

/* g NULL: the words alone. index: of the puzzle whose signs it has; SIZE_MAX: it has digits. */
void tag_grid(const struct book *b, struct canvas *c, const char *words, const struct layout *v,
              const struct grid *g, size_t index, struct box board);

/* A puzzle, by its number - 1, or its solution. */
void tag_board(const struct book *b, struct canvas *c, size_t index, bool solution,
               struct box board);

#endif
