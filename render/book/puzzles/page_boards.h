/* Boards that a page may hold: how small their cells may be, and what stands around them.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PAGE_BOARDS_H
#define NONET_RENDER_BOOK_PUZZLES_PAGE_BOARDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "gen/board/layout.h"
#include "gen/constraint/constraint.h"
#include "render/book/plan/page_layout.h"
#include "render/book/puzzles/section_layout.h"

/* The largest boards of a section: most digits, most cells across and down. */
struct section_boards {
    const struct book_section_source *source;
    const struct layout *variant; /* of most digits; NULL: the section is empty */
    unsigned across, down;
    unsigned answer_across, answer_down; /* of their solutions, which may have no numbers outside */
    bool several_grids;                  /* on every board */
    kind_set to_come; /* kinds that have room, although the puzzles do not have them yet */
};

/* The smallest cell that will do, and for whom. */
struct cell_need {
    double cell_pt;
    const char *who;
};

/* A section's puzzles or their solutions, for one page. */
struct page_boards {
    const struct book *book;
    size_t section;
    const struct section_boards *boards;
    bool solutions;
    struct cell_need need;
    unsigned columns;    /* 0: any */
    double height_pt;    /* of the room for them */
    double most_cell_pt; /* no cell is larger; 0: as large as any book's */
    bool plain_labels;   /* over the boards, and the way to the solution below */
    bool over_two_pages; /* its halves: the left one names the page of the right one */
};

struct section_boards section_boards_of(const struct book *b, size_t section);
/* The same with room for the constraints to come: at least what the puzzles will need. */
struct section_boards section_boards_to_come(const struct book *b, size_t section);

/* What the smallest cell must be: at least this; for digits that can be read; for a section's
 * puzzles, with all that stands around them. */
void cell_need_raise(struct cell_need *need, double cell_pt, const char *who);
void cell_need_of_digits(const struct page_boards *k, struct cell_need *need);
void cell_need_of_puzzles(struct page_boards *k);

/* The labels of solutions, this many on a page. */
struct label_style solution_labels(const struct book *b, unsigned count);

/* The layout to ask for with `count` boards, and the sizes of their labels. Those of puzzles are
 * plain. */
struct page_layout_request page_boards_request(const struct page_boards *k, unsigned count,
                                               struct label_style *label);

/* The layout of `count` boards with the labels that there is room for: next to the boards only
 * where these stay about as large, the way to the solution above them where they are wide enough.
 * middle: room between the rows. *failed is set if memory ended. */
void page_boards_choose(const struct page_boards *k, unsigned count, double middle_pt,
                        struct label_style *label, struct page_layout *out, bool *failed);

/* How wide the largest of the boards is. */
double page_board_width(const struct page_boards *k, const struct page_layout *l);

/* Is a cell large enough? The most boards, fewer than `below`, whose cells are; 0: none. */
bool cell_is_enough(const struct page_boards *k, double cell_pt);
unsigned max_boards_with_room(const struct page_boards *k, unsigned below, bool *failed);

/* The layout of a page with `count` solutions, fewer than those of the section's pages: they are
 * larger, so that less of it stays empty. False: there is none that looks better. */
bool solutions_few_layout(const struct book *b, size_t section, unsigned count,
                          struct page_layout *out, struct label_style *label);

/* One board over two facing pages, its halves as near to each other as the margins let them. */
void choose_spread(const struct page_boards *k, struct page_layout *out, struct label_style *label);

/* The error that `count` boards do not fit; fits: how many the page has room for. */
enum status refuse_boards(const struct page_boards *k, const struct page_layout *l, unsigned count,
                          unsigned fits, const void *field, struct diag *d);

#endif
