/* A board being drawn: what, where, and where its cells and candidates lie.
 *
 * Threads: no shared state. All pointers are borrowed. */
#ifndef NONET_RENDER_BOARD_DRAWING_H
#define NONET_RENDER_BOARD_DRAWING_H

#include "gen/grade/step.h"
#include "render/board/board_style.h"

/* The first three are those that people choose, in the order of their names. */
enum candidate_marks {
    CANDIDATE_MARKS_NONE,
    CANDIDATE_MARKS_FULL,   /* each candidate at its place in the cell */
    CANDIDATE_MARKS_CORNER, /* an empty box in the corner of each empty cell, for the pencil */
    CANDIDATE_MARKS_STEP,   /* those that the step marks or links, as large as they can be */
};

/* How far lines and cages of a detail run over the sides where its board is cut; a share of a cell.
 */
static const double detail_overhang = 0.28;

/* What to draw; NULL leaves the part out. */
struct board_content {
    const struct layout *variant;
    const struct grid *givens;
    const struct grid *filled; /* digits beyond the givens, drawn in solved_font */
    enum candidate_marks candidates;
    const digit_set *candidate; /* one a cell for CANDIDATE_MARKS_FULL; NULL: by the houses */
    const digit_set *struck;    /* one a cell: candidates with the stroke of what is removed */
    const uint8_t *shaded;      /* one a cell: true where it is shaded like an extra house */
    const struct step *step; /* its marks and links; without CANDIDATE_MARKS_FULL on whole cells */
    /* Only these columns and rows of the frame: a board over two pages, or a detail. 0: all. */
    unsigned first_column;
    unsigned column_count;
    unsigned first_row;
    unsigned row_count;
    double overhang;  /* of lines and cages over the sides where it is cut; a share of a cell */
    bool whole_cages; /* those that are cut are left out */
};

struct drawing {
    struct canvas *canvas;
    double left, top, cell;
    const struct board_style *style;
    const struct board_content *content;
    const struct layout *v;
    const uint8_t *tile; /* one a cell: 1 + the shade of the tile that its cage is; 0: it is in
                            none. NULL: cages have outlines */
    struct candidate_grid grid; /* of candidates in a cell */
    const digit_set *marked;    /* one a cell, for CANDIDATE_MARKS_STEP */
};

/* The digits that a step marks or links, by their cells; and a grid for the most in a cell. */
void step_digits(const struct step *s, digit_set digits[MAX_CELLS]);
struct candidate_grid step_digits_grid(const struct layout *v, const struct step *s);

/* Is the cell among the columns and rows that are drawn? */
bool drawing_shows(const struct drawing *d, unsigned cell);

/* Has its frame round corners? Not where the thick borders of cages run along the frame, nor in
 * characters. */
bool drawing_is_round(const struct drawing *d);

/* Neither a given nor a filled digit stands in the cell. */
bool drawing_is_empty(const struct drawing *d, unsigned cell);

struct box drawing_cell(const struct drawing *d, unsigned cell);

/* The columns and rows of a cell in characters: room for a digit, or for its candidates. */
void drawing_characters(const struct board_content *content, unsigned *columns, unsigned *rows);

/* The candidates that are drawn in a cell; none in one that is not empty. */
digit_set drawing_candidates(const struct drawing *d, unsigned cell);

/* Where a candidate stands, and how far it is to the next one. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2]);
double drawing_pitch(const struct drawing *d);

/* The cell at a point; LAYOUT_NO_CELL where none is. */
unsigned drawing_cell_at(const struct drawing *d, const double at[2]);

#endif
