/* What stands around a puzzle on its page but for its head (puzzle_head.h): check boxes, the way to
 * the solution, marks and codes below.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PUZZLE_SURROUNDINGS_H
#define NONET_RENDER_BOOK_PUZZLES_PUZZLE_SURROUNDINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "render/board/board_draw.h"
#include "render/book/puzzles/section_layout.h"
#include "render/book/scenes/scenes.h"
#include "render/canvas/canvas.h"

/* A puzzle on its page, or a half of it on one of two. */
struct puzzle_place {
    size_t index;
    size_t answered;            /* whose solution stands at it; SIZE_MAX: none */
    bool left_half, right_half; /* both false: all of it */
    double left, top, width, height, cell;
    double aside_left, aside_right; /* the column of labels next to the board */
    double foot;                    /* baseline of the line under it */
    double frame_pt;                /* the width of the line around the board */
    const struct label_style *label;
};

/* The size of a setter's note in two lines, or the least where it has more. */
double setter_note_size(const struct book *b, const struct label_style *label, const char *note,
                        double width, bool *failed);

/* Where the head of a half of a board over two pages stands: over the cells of the half's top row,
 * not over the room between two grids. */
struct puzzle_place place_of_half_head(const struct board_content *half,
                                       const struct puzzle_place *at);

/* The rows without cells that end a half of a board of several grids. */
unsigned rows_below_half(const struct board_content *half);

/* Everything under the puzzle, and a solution next to it. */
void draw_below_puzzle(const struct book *b, struct canvas *c, struct puzzle_place *at);

/* A drawing where labels stand next to the boards, at the foot of this one: under the label, or
 * next to it where boards are low and their column is wide. */
void draw_friend_aside(const struct book *b, struct canvas *c, enum scene friend,
                       const struct puzzle_place *at);

#endif
