/* A board drawn on the terminal, with the constraints that it has.
 *
 * It takes the largest cells that fit: three rows high, two (which fits 9x9 with candidates into
 * 80 x 24), or one (digits only).
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_BOARD_VIEW_H
#define NONET_CLI_TERMINAL_BOARD_VIEW_H

#include "cli/terminal/screen.h"
#include "gen/board/board.h"
#include "gen/grade/step.h"

struct cell_look {
    unsigned digit;
    enum look look;  /* of the digit, or of the whole cell where it is empty */
    digit_set marks; /* candidates to show in an empty cell */
    digit_set place; /* of these, shown as LOOK_PLACE; and so on */
    digit_set pattern;
    digit_set remove;
    bool cursor;
};

/* A constraint's sign in a cell, at a place of it. */
struct cell_sign {
    char text[8];
    uint16_t constraint;
    uint8_t width;
    uint8_t row, column;
};

enum { CELL_SIGNS = 6 }; /* a cell shows no more than these */

struct board_view {
    const struct layout *variant;
    bool fits;
    int top, left;     /* of the frame */
    int width, height; /* of the frame */
    int cell_w, cell_h;
    int base_w; /* of a cell without room for constraints; its digit is in the middle of this */
    int marks_per_row;
    /* Of columns and rows of the frame: is there a line before one, and where does it begin, from
     * the frame's corner; one more of each for its far ends. */
    bool line_x[MAX_FRAME + 1], line_y[MAX_FRAME + 1];
    int column_x[MAX_FRAME + 1], row_y[MAX_FRAME + 1];
    int panel_x; /* where text to the right of the board can begin; -1: no room */
    bool has_pair_signs;
    uint8_t sign_count[MAX_CELLS];
    struct cell_sign sign[MAX_CELLS][CELL_SIGNS];
    /* What makes constraints stand out; set behind board_view_fit. */
    const struct step *step; /* whose constraints do; NULL: none */
    int focus;               /* the cell whose constraints do; -1: none */
};

/* Choose the layout for the terminal's present size; `reserved` rows below stay free. */
void board_view_fit(struct board_view *view, const struct layout *v, int reserved);
void board_view_frame(const struct board_view *view);
void board_view_cell(const struct board_view *view, unsigned cell, const struct cell_look *look);
/* The signs between cells and the sums around the board; call it after all cells are drawn. */
void board_view_constraints(const struct board_view *view);
/* A cell's upper left corner on the screen. */
int board_view_y(const struct board_view *view, unsigned cell);
int board_view_x(const struct board_view *view, unsigned cell);
/* The cell at a place on the screen; -1 for none. */
int board_view_cell_at(const struct board_view *view, int y, int x);

#endif
