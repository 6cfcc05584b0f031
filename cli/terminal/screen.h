/* The terminal: starting and leaving it, and a board drawn on it. Shared by play and solve --watch.
 *
 * The board takes the largest cells that fit: three rows high, two (which fits 9x9 with candidates
 * into 80 x 24), or one (digits only).
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_SCREEN_H
#define NONET_CLI_TERMINAL_SCREEN_H

#include "config/diag.h"
#include "gen/board/board.h"

/* Take the terminal over, with the mouse when wanted; STATUS_FAILED, reported, where standard input
 * or output is not one. */
enum status screen_start(bool mouse, struct diag *d);
/* Give it back; harmless when not started. */
void screen_end(void);

/* Signals that ask the program to end are remembered from now on, so that it can end by itself. */
void screen_catch_end_signals(void);
bool screen_told_to_end(void);

/* How things look; screen_attribute maps each to a colour or, without colours (NO_COLOR, a plain
 * terminal), to bold, underline and reverse. */
enum look {
    LOOK_PLAIN,
    LOOK_GIVEN,
    LOOK_ENTRY,
    LOOK_WRONG,
    LOOK_PLACE,   /* what a hint enters */
    LOOK_PATTERN, /* what a hint rests on */
    LOOK_REMOVE,  /* what a hint removes */
    LOOK_DIM,
    LOOK_TITLE,
};
enum { LOOK_COUNT = LOOK_TITLE + 1 };
int screen_attribute(enum look look);

struct cell_look {
    unsigned digit;
    enum look look;  /* of the digit, or of the whole cell where it is empty */
    digit_set marks; /* candidates to show in an empty cell */
    digit_set place; /* of these, shown as LOOK_PLACE; and so on */
    digit_set pattern;
    digit_set remove;
    bool cursor;
};

struct board_view {
    const struct layout *variant;
    bool fits;
    int top, left;     /* of the frame */
    int width, height; /* of the frame */
    int cell_w, cell_h;
    int marks_per_row;
    /* Of columns and rows of the frame: is there a line before one, and where does it begin, from
     * the frame's corner; one more of each for its far ends. */
    bool line_x[MAX_FRAME + 1], line_y[MAX_FRAME + 1];
    int column_x[MAX_FRAME + 1], row_y[MAX_FRAME + 1];
    int panel_x; /* where text beside the board can begin; -1: no room */
};

/* Choose the layout for the terminal's present size; `reserved` rows below stay free. */
void board_view_fit(struct board_view *view, const struct layout *v, int reserved);
void board_view_frame(const struct board_view *view);
void board_view_cell(const struct board_view *view, unsigned cell, const struct cell_look *look);
/* The cell at a place on the screen; -1 for none. */
int board_view_cell_at(const struct board_view *view, int y, int x);

/* Print within `columns`, broken between words; returns the next free row, at most `limit`. */
int screen_paragraph(int y, int x, int columns, int limit, const char *words);

#endif
