/* The parts of a book around its puzzles: title page, contents, solutions, glossary …, each a row
 * of one table. What stands in a book, and in which order, the config's lists say, or else its
 * switches.
 *
 * To add a part: a function that adds its pages (in a file part_NAME.c, or beside its like), and a
 * row of BOOK_PARTS; where its pages are of a new kind, a row of PAGE_KINDS too. */
#ifndef NONET_RENDER_BOOK_PLAN_BOOK_PARTS_H
#define NONET_RENDER_BOOK_PLAN_BOOK_PARTS_H

#include "render/book/book_private.h"

/* What an item of the lists may say. */
enum part_field {
    PART_TITLE = 1 << 0,
    PART_TEXT = 1 << 1,
    PART_BY = 1 << 2,
    PART_PICTURE = 1 << 3,
    PART_PDF = 1 << 4,
    PART_PAGES = 1 << 5,
    PART_COUNT = 1 << 6,
    PART_BLEED = 1 << 7,
};

/* Where a part may stand. */
enum part_place { PART_FRONT = 1 << 0, PART_BETWEEN = 1 << 1, PART_BACK = 1 << 2 };
enum { PART_ANYWHERE = PART_FRONT | PART_BETWEEN | PART_BACK };

/* A part of a book: an item of the config's lists, or what the switches ask for. */
struct part {
    const struct part_kind *kind;
    const struct config_part *item; /* NULL: by a switch */
};

struct part_kind {
    const char *name;
    const char *doc;
    unsigned places; /* of enum part_place */
    unsigned takes;  /* of enum part_field */
    unsigned needs;  /* one of these at least; 0: none */
    bool once;
    /* Do the config's switches ask for it? NULL: it comes by a list alone. */
    bool (*usual)(const struct book *b);
    enum part_place usual_place;
    /* Its line of the contents; NULL, or a function that gives NULL: none. */
    const char *(*title)(const struct book *b, const struct config_part *item);
    void (*add)(struct book *b, struct page_list *list, const struct config_part *item);
    /* The room that a picture of the item has; NULL: it has none. */
    void (*picture_size)(const struct book *b, const struct config_part *item, double size[2]);
    /* Does all of it fit on its page? NULL: it goes on on as many as it needs. */
    bool (*fits)(const struct book *b, const struct config_part *item, bool *failed);
};

/* The usual ones in their usual order: of the front first, then of the back. */
#define BOOK_PARTS(ROW)                                                                            \
    ROW(title)                                                                                     \
    ROW(copyright)                                                                                 \
    ROW(dedication)                                                                                \
    ROW(contents)                                                                                  \
    ROW(introduction)                                                                              \
    ROW(how_to_play)                                                                               \
    ROW(boards)                                                                                    \
    ROW(techniques)                                                                                \
    ROW(hints)                                                                                     \
    ROW(walkthroughs)                                                                              \
    ROW(solutions)                                                                                 \
    ROW(index)                                                                                     \
    ROW(sums)                                                                                      \
    ROW(cut_out)                                                                                   \
    ROW(certificate)                                                                               \
    ROW(notes)                                                                                     \
    ROW(half_title)                                                                                \
    ROW(frontispiece)                                                                              \
    ROW(epigraph)                                                                                  \
    ROW(text)                                                                                      \
    ROW(acknowledgements)                                                                          \
    ROW(about_author)                                                                              \
    ROW(glossary)                                                                                  \
    ROW(also_by)                                                                                   \
    ROW(series)                                                                                    \
    ROW(levels)                                                                                    \
    ROW(diary)                                                                                     \
    ROW(score_sheet)                                                                               \
    ROW(advertisement)                                                                             \
    ROW(coupon)                                                                                    \
    ROW(picture)                                                                                   \
    ROW(pdf)                                                                                       \
    ROW(blank)

#define BOOK_PART_DECLARED(id) extern const struct part_kind part_##id;
BOOK_PARTS(BOOK_PART_DECLARED)
#undef BOOK_PART_DECLARED

/* Names for the config: those of the table, and "usual", which stands for what the switches ask for
 * and no other item names. NULL: no more. */
const char *part_name(size_t index);
const char *part_doc(size_t index);
void part_add_fields(size_t index, struct text *out); /* "; title, text" */

/* The parts of one place, in order, up to BOOK_MOST_PARTS; `before`: of the section with this
 * index, for PART_BETWEEN. */
size_t book_parts(const struct book *b, enum part_place place, size_t before,
                  struct part part[BOOK_MOST_PARTS]);

/* The lists ask for what there is, where it may be, with what it takes. */
enum status book_check_parts(const struct book *b, struct diag *d);
/* What cannot go on on another page fits on its own. */
enum status book_check_part_pages(struct book *b, struct diag *d);

/* Read the pictures and PDFs of the lists. */
enum status book_load_part_files(struct book *b, struct diag *d);

/* ---- for the functions that add pages (pages.c) ---- */

struct page *book_add_page(struct book *b, struct page_list *list, enum page_kind kind);
void book_turn_to_right_page(struct book *b, struct page_list *list);
void book_turn_to_left_page(struct book *b, struct page_list *list);
void book_add_entry(struct book *b, const char *title, const char *detail, size_t page);

/* Pages of running text, below `above_pt` on the first besides its heading. Returns the height that
 * the text leaves on its last page; negative where it has no page. */
double book_add_flow(struct book *b, struct page_list *list, const struct flow *flow,
                     const char *title, double above_pt);

/* A flow of the item's own, in the book's text type, which lives until the pages are planned anew;
 * NULL where memory ended (then b->out_of_memory is set). */
struct flow *book_part_flow(struct book *b, const char *text);
void book_forget_part_flows(struct book *b);

/* Shared by parts of a few lines: epigraph and dedication. */
void part_add_epigraph(struct book *b, struct page_list *list, const struct config_part *item);
bool part_epigraph_fits(const struct book *b, const struct config_part *item, bool *failed);

/* PDFs of the config's lists. */
enum status book_load_own_pdf(struct book *b, const struct config_part *item, struct diag *d);
void book_drop_own_pdfs(struct book *b);

/* ---- for those that draw ---- */

/* The picture of a part of running text; the height that it takes, with the room below. */
double part_draw_portrait(const struct book *b, struct canvas *c, const struct config_part *item,
                          double left, double top);

/* Make of an item's picture what fills the page and its bleed. */
enum status part_cut_picture(struct book *b, const struct config_part *item, struct diag *d);

/* The largest size up to most_pt at which a text of one line fits. */
double part_fitting_size(const struct font *font, const char *text, double most_pt, double width);

/* A text in the middle of the page's width, in lines as they are written; returns its height, and
 * draws it where a canvas is given. */
struct part_lines {
    const struct font *font;
    double size_pt, leading_pt;
    bool as_written; /* its line ends are kept; else it is one text, centred */
};
double part_lines(const struct book *b, struct canvas *c, const struct part_lines *style,
                  const char *text, double left, double top, double width, bool *failed);

#endif
