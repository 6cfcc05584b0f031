/* How the steps of a walkthrough stand on its pages: each a picture with its words below or next to
 * it, as few pages as leave the candidates readable.
 *
 * Threads: constant once made; planning as for the book. */
#ifndef NONET_RENDER_BOOK_LESSONS_WALKTHROUGH_LAYOUT_H
#define NONET_RENDER_BOOK_LESSONS_WALKTHROUGH_LAYOUT_H

#include "render/board/drawing.h"
#include "render/book/plan/book_source.h"
#include "render/text/flow/flow.h"

struct book;

enum { STEP_GAP_X_PT = 16, STEP_GAP_Y_PT = 14 };

/* Between a picture and the words below it. */
double step_gap_under(const struct book *b);

/* The columns and rows of its board that a step's picture shows, with the room around them. */
struct step_frame {
    unsigned first_column, first_row;
    unsigned columns, rows; /* 0: all */
    unsigned across, down;  /* in cells */
};

/* A step on a board of several grids lies in one of them, or in all. */
struct step_frame step_frame_of(const struct layout *v, const struct step *s);

/* A page: its first step, its pictures' width, and the candidates in them. */
struct walkthrough_sheet {
    uint16_t first;
    bool below; /* the words of its only step are below the picture, wherever those of others are */
    double side_pt;
    enum candidate_marks candidates;
};

struct walkthrough_layout {
    unsigned columns; /* pictures a row */
    bool joined;      /* steps are named in the headings of their pages, each by itself */
    bool beside;      /* the words are next to their picture, not below */
    bool names_apart; /* how cells are named has a page by itself, as no picture has room below */
    double words_pt;  /* their size */
    double ratio;     /* of a picture's room: its height to its width */
    unsigned page_count;
    unsigned max_steps;                                           /* on a page */
    struct walkthrough_sheet page[BOOK_WALKTHROUGH_PICTURES + 1]; /* then one: the steps' number */
};

/* A walkthrough being measured. */
struct walkthrough_measure {
    const struct book *b;
    const struct book_walkthrough *walkthrough;
    double names_pt; /* of the first page, how cells are named */
    bool overflows;  /* a word, say the cells of a long thermometer, is wider than its column */
    bool failed;     /* memory ended: the figures are too small */
};

/* How the boards of a puzzle's pictures look: without a tint, as marks are gray, and without
 * pictures for digits, as the words have their numbers. */
struct board_style walkthrough_style(const struct book *b, size_t index);

/* How far a picture's frame reaches beyond its cells. across: the cells in a row. */
double walkthrough_frame_pt(const struct board_style *style, double side_pt, unsigned across);

/* The widths of a step's words, of a column, and of a row, which ends before step `to`: its height
 * without the gap below. */
double walkthrough_words_width(const struct book *b, const struct walkthrough_layout *l,
                               double side_pt);
double walkthrough_column_width(const struct book *b, const struct walkthrough_layout *l);
double walkthrough_row_height(struct walkthrough_measure *m, const struct walkthrough_layout *l,
                              double side_pt, size_t first, size_t to);

/* The words of a step, with what the steps before it did: running text, broken into lines; to be
 * freed. */
void walkthrough_words(const struct book *b, const struct book_walkthrough *w, size_t step,
                       double size_pt, double width, struct flow *f);

/* The key at a page's foot: only measured where c is NULL. */
double walkthrough_key(const struct book *b, struct canvas *c, unsigned kinds, double left,
                       double top);

/* How cells are named is explained where the steps begin: here, where no hints come before. */
bool walkthrough_tells_names(const struct book *b, size_t walkthrough);
void walkthrough_names(const struct book *b, double size_pt, double width, struct flow *f);

/* False: the steps do not fit on their pages; *cell_pt is how large their cells would be. */
bool walkthrough_arrange(struct walkthrough_measure *m, size_t index,
                         struct walkthrough_layout *best, double *cell_pt);

#endif
