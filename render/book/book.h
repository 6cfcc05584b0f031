/* A book: its pages planned, its puzzles numbered and referred to, and each page drawn on request.
 *
 * The room render/book/ makes pages of a checked config and of puzzles that are there: plan,
 * layout, drawing, book_cover.h, impose.h, and profile.h, the vendors' figures. It knows no source
 * of puzzles and writes no file. It may include render/canvas, render/board, config, gen/board and
 * gen/grade; not preflight, the press, gen/make or the bank. The press calls it, and preflight asks
 * it what was planned.
 *
 * The plan is made for one profile. Gutter and page count depend on each other, so planning repeats
 * with the wider gutter until both agree. Afterwards any page can be drawn alone and in any order,
 * which is what pictures and imposition need.
 *
 * Ownership: a book borrows its source (config, records, fonts), which must outlive it.
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_BOOK_H
#define NONET_RENDER_BOOK_BOOK_H

#include "render/board/drawing.h"
#include "render/book/plan/book_source.h"
#include "render/book/plan/second_ink.h"
#include "render/canvas/canvas.h"

/* The legend under a page's puzzles of pictures: each picture in a square, and to the right of it,
 * at half its height, the number of its digit. */
struct sign_legend {
    double number_pt;  /* size of the number */
    double rise_pt;    /* from its baseline to its middle */
    double picture_pt; /* side of the square */
    double gap_pt;     /* between the two */
    double pitch_pt;   /* from one picture to the next, where there is room */
};

enum book_part { BOOK_INTERIOR, BOOK_ANSWERS };

struct book;
struct sign_legend book_legend(const struct book *b);

/* Plan a book. Errors point into the config; *out is NULL after one. */
enum status book_plan(struct book **out, const struct book_source *source, struct diag *d);
void book_drop(struct book *b);

/* Pages of a part; 0 where the book has no such part (answers that are not apart). */
size_t book_page_count(const struct book *b, enum book_part part);

/* The press standard and intent of the book's PDFs; *intent lives as long as the book. */
enum canvas_pdf_x book_pdf_x(const struct book *b);
const struct canvas_intent *book_intent_of(const struct book *b);

/* The second ink of its interior. */
const struct second_ink *book_second_ink(const struct book *b);

/* Is the interior printed on paper for colour? Then its pictures keep their colours. */
bool book_in_colour(const struct book *b);

/* The boxes that a page has in the book's profile. Pages count from 0; even ones are right pages.
 */
struct page_boxes book_page_boxes(const struct book *b, size_t page);

/* Begin a page on the canvas, draw it, end it. */
void book_draw_page(const struct book *b, enum book_part part, size_t page, struct canvas *c);

/* The same without beginning or ending, from the trimmed page's corner: for imposition. */
void book_draw_content(const struct book *b, enum book_part part, size_t page, struct canvas *c);

/* The title that opens the page and is a heading in tagged files: the book's, a part's or a
 * section's. NULL: none does. */
const char *book_title_on(const struct book *b, enum book_part part, size_t page);

/* All pages of a part, with its bookmarks and page labels. */
void book_draw(const struct book *b, enum book_part part, struct canvas *c);

/* A puzzle in the plan. Numbers count from 1. Pages count from 0, SIZE_MAX: none; folios are the
 * printed page numbers, 0: none. */
struct book_puzzle {
    const struct record *record;
    const struct book_signs *signs; /* never NULL */
    size_t section;                 /* index in the config */
    size_t number_in_section;       /* from 1 */
    size_t page, solution_page;
    unsigned split; /* columns of the frame that stand on `page`, the others on the next, which
                       faces it; 0: all stand on one */
    unsigned folio, solution_folio;
    enum book_part solution_part;
    char *link; /* in the QR code under it; NULL: none */
};

/* A section's own title, or its level's printed name, or its board's. */
const char *book_section_title(const struct book *b, size_t section);

/* How the board of a puzzle, by its number from 1, or of its solution is drawn in this book: its
 * fonts, signs and candidates. Not to be copied: the content points into it. */
struct book_board {
    struct board_content content;
    struct board_style style;
    uint8_t shaded[MAX_CELLS];
};
void book_board_of(const struct book *b, size_t number, bool solution, struct book_board *board);

/* The text of the QR code under a puzzle, by its number from 1, that holds its solution; nothing
 * where it has none. */
void book_solution_code(const struct book *b, size_t number, struct text *out);

/* The smallest type of any page, in points: the profile's, and in large print larger. */
double book_min_text_pt(const struct book *b);

/* May two puzzles be the same up to relabelling? */
bool book_allows_repeats(const struct book *b);
/* May these two, by their numbers from 1? A calendar's may after years. */
bool book_allows_repeat(const struct book *b, size_t number, size_t other);

size_t book_puzzle_count(const struct book *b);
const struct book_puzzle *book_puzzle_at(const struct book *b, size_t number);

/* Does the puzzle, by its number, name the page of its solution; and does its solution that of the
 * puzzle? answers.references decides. */
bool book_names_solution(const struct book *b, size_t number);
bool book_names_puzzle(const struct book *b, size_t number);

/* What the puzzle's solution is drawn on, by its number: without constraints and
 * the numbers outside, unless answers.constraints is true. */
const struct layout *book_solution_layout(const struct book *b, size_t number);

/* The items that small print under a puzzle can have, by their names in the config; NULL: past the
 * last. */
const char *small_print_name(size_t index);

#endif
