/* What the reading of a page's boards keeps, and its parts: words and frames, the digits in a
 * frame, what is checked of them. Private to printed_boards.c and board_*.c. */
#ifndef NONET_RENDER_PREFLIGHT_BOARDS_BOARD_STATE_H
#define NONET_RENDER_PREFLIGHT_BOARDS_BOARD_STATE_H

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "render/board/constraints/constraint_art.h"
#include "render/pictures/qr.h"
#include "render/preflight/boards/printed_boards.h"
#include "render/preflight/boards/printed_constraints.h"

enum { MAX_FRAMES = 64 };

/* A frame with sides under half an inch is a tick box or a corner, not a board. The smallest
 * solution under or next to a puzzle has four rows of the least legible digits. */
static const double min_side_pt = 36;
static const double min_small_side_pt = 24;

/* How far a board's labels may stand from it. */
static const double label_reach_pt = 48;
/* A number starts at the outer edge of the frame's line, or so far inside it on a bar or a disc. */
static const double number_slack_pt = 1.5;
static const double number_inset_pt = 30;
/* A rectangle, or what the black lines of a path that is none reach over: the outline of several
 * grids. */
struct frame {
    double left, bottom, right, top;
    bool rectangle;
    double above;     /* room of the constraints that stand over it, … */
    double below;     /* … and under it */
    size_t label;     /* index of the text that is its number; SIZE_MAX: none */
    double label_top; /* of that number; that of the frame, if there is none */
};

struct printed_word {
    double x, y, size_pt;
    unsigned quarter_turns;
    size_t offset;      /* in the texts */
    size_t frame;       /* the board that it labels; SIZE_MAX: none */
    bool inside;        /* … or stands in */
    bool legend;        /* the number of a picture in the legend */
    bool of_constraint; /* the sum of a cage, or another constraint's text */
};

/* What of a puzzle was found; its right half, where it stands over two pages. */
enum { SEEN_PUZZLE = 1, SEEN_SOLUTION = 2, SEEN_RIGHT_HALF = 4 };

enum page_role { ROLE_NONE = 0, ROLE_PUZZLES = 1, ROLE_SOLUTIONS = 2 }; /* a page may have both */

struct printed_boards {
    const struct preflight_file *file;
    struct frame frame[MAX_FRAMES];
    size_t frame_count;
    struct printed_word *word;
    size_t word_count, word_capacity;
    struct printed_marks marks; /* of pages with pictures for digits */
    struct text texts;          /* each NUL-terminated */
    unsigned char *role;        /* one a page */
    bool solutions;             /* what is being read of the page is its solutions */
    unsigned char *seen;        /* one a puzzle */
    size_t puzzle_count;
    size_t read_count;
    struct printed_sign *sign; /* the words, for the reader of constraints */
    bool has_pictures;         /* any puzzle for its digits, … */
    bool has_codes;            /* … or any solution in a code, … */
    bool has_constraints;      /* … or any puzzle */
    double min_side_pt;
    bool out_of_memory;
    struct verdict boards, references;
};

/* The part of a board that a frame holds. */
struct printed_boards_part {
    const struct book_puzzle *puzzle;
    const struct layout *variant;
    unsigned first_column, columns;
    unsigned first_row, rows; /* that have cells in these columns */
    bool right_half;
};

void add_word(struct printed_boards *b, const struct pdf_mark *m);
/* The lines of a board that a rectangle frames are no frame; those of one that none does are one
 * frame, the largest. */
void add_frame(struct printed_boards *b, const struct frame *f);
const char *word_text(const struct printed_boards *b, const struct printed_word *w);
/* A page that stands on its head is read with the book turned. */
void turn_upright(struct printed_boards *b, double width, double height);
bool word_is_inside(const struct frame *f, const struct printed_word *w);
bool is_number(const char *s);
/* The number of the puzzle that a board shows, from what is printed at it; 0: none. */
size_t number_of_frame(const struct printed_boards *b, const struct frame *f);
/* Find the board that each word of a page belongs to. */
void assign_words(struct printed_boards *b, size_t page);
struct printed_boards_part part_of_page(const struct book_puzzle *p, bool right_half);
double side_of_cell(const struct frame *f, const struct printed_boards_part *part);
/* The left edge of the part's first column. */
double left_of_part(const struct frame *f, const struct printed_boards_part *part);
/* False where the frame has not the board's shape, or cannot be read. */
bool read_grid(const struct printed_boards *b, size_t frame, const struct printed_boards_part *part,
               struct grid *g);
/* Are the digits of the part those wanted? */
bool same_part(const struct printed_boards_part *part, const struct grid *read,
               const struct grid *wanted);
bool has_small_solution(const struct printed_boards *b, const struct book_puzzle *p);
/* The strokes of a legend's pictures may be as large as a small solution's frame. */
void drop_legend_frames(struct printed_boards *b, size_t page);
/* The legend of a page's pictures: each once, with its number. */
void check_legend(struct printed_boards *b, size_t page);
/* If not all of the puzzle's word was given: does the solution spell it, and is it printed with it?
 */
void check_word(struct printed_boards *b, size_t frame, size_t number, const struct grid *read);
/* The constraints of a part of a board; whose texts are set apart from digits and labels. */
void check_constraints(struct printed_boards *b, size_t page, size_t frame,
                       const struct printed_boards_part *part, bool solution, size_t number);
/* Of a board over two pages: is this the second? */
bool is_right_half(const struct book_puzzle *p, size_t page);
void check_puzzle(struct printed_boards *b, size_t page, size_t frame, size_t number);
void check_solution(struct printed_boards *b, size_t page, size_t frame, size_t number);
void check_codes(struct printed_boards *b, const struct frame *f, size_t number);

#endif
