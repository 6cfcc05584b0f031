/* Which layout the pages of each section's puzzles and solutions have.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PUZZLES_SECTION_LAYOUT_H
#define NONET_RENDER_BOOK_PUZZLES_SECTION_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "config/book_config.h"
#include "render/book/plan/page_layout.h"

struct book;

/* Sizes that follow from the number of boards on a page. */
struct label_style {
    enum config_labels kind;
    bool reference_above; /* the way to the solution stands in the head, not in the foot */
    double side_pt;       /* of labels next to the board: their column, at least */
    double number_pt;     /* the puzzle's number */
    double detail_pt;     /* level and references */
    double marks_pt;      /* the marks of the level */
    double disc_pt;       /* of LABELS_DISC and LABELS_BADGE: the radius of a disc */
    double head_pt;       /* room above the board */
    double foot_pt;       /* room below */
    double foot_line_pt;  /* of which its line of references takes so much; 0: it has none */
    double lift_pt;       /* of a double frame, beyond its thick line */
    double row_pt;        /* of which its last row takes so much: codes and a small solution */
    double code_pt;       /* the height of QR codes in it; 0: there are none */
    double note_pt;       /* of what the setter says, over that row; 0: nothing */
    unsigned name_lines;  /* of names between the number and the board; 0: they stand in its line */
    double name_pt;       /* the size of these, at most */
    double name_room_pt;  /* what they take of the room above the board */
    double answer_pt;     /* the cells of a solution under or next to the board; 0: there is none */
    bool answer_aside;    /* it stands next to the board, in the column of labels there */
};

/* From one line of a foot to the next, of the details' size. */
#define LABEL_LEADING       1.3
#define SETTER_NOTE_LEADING 1.3

/* From a label's baseline down to its board, of the number's size. */
#define LABEL_GAP_EM 0.34

/* From one line of a name to the next, of its size. */
#define LABEL_NAME_LEADING 1.2

/* Between a board and the column next to it. */
#define LABEL_SIDE_GAP_PT 12

/* How the puzzles of a section stand on one of its pages. */
struct puzzle_layout {
    struct page_layout page;
    struct label_style label;
    double top_pt; /* where it begins, from the block's top */
};

struct section_layouts {
    struct puzzle_layout *puzzle; /* of all sections, one for each page of a rhythm */
    size_t *first;                /* of each section, and after the last */
    struct page_layout *answer;   /* of the solutions, one a section */
    struct label_style *answer_label;
    double widest_number_em; /* of the puzzles' numbers in discs */
    bool references_below;   /* the way to the solution does not fit above every board */
    /* References to pages are brief at all boards or over all solutions where one of these has no
     * room for more. */
    bool references_brief, answer_references_brief;
    unsigned walkthrough_reference; /* the same in headings of walkthroughs; 0: they are whole */
};

/* Room for the layouts of all sections; false: out of memory. */
bool section_layouts_make(struct book *b);
void section_layouts_free(struct book *b);

/* Choose them; errors name what would fit. */
enum status section_layouts_choose(struct book *b, struct diag *d);

/* The layout of a section's last page, if it has `count` boards, fewer than the others: they are
 * larger, so that less of it stays empty. False: there is none that looks better, or *out_of_memory
 * is set. */
bool section_last_layout(const struct book *b, size_t s, unsigned count, struct puzzle_layout *out,
                         bool *out_of_memory);

/* May solutions of a section be on a page laid out for another's? They then have cells of this
 * size. */
bool answers_may_share_page(const struct book *b, size_t page_section, size_t section);
double answer_cell_pt(const struct book *b, size_t page_section, size_t section);

#endif
