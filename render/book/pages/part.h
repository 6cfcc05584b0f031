/* The parts of a book around its puzzles: title page, contents, solutions, glossary …, each a row
 * of one table and a file. The config's lists of parts, or else its switches, decide which a book
 * has and in which order.
 *
 * To add a part: a file part_NAME.c that defines part_NAME, and a row of BOOK_PARTS. The file holds
 * all of it: its name and words for help and config, when a book has it, its pages and what is
 * drawn on them, and whether it fits.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_H
#define NONET_RENDER_BOOK_PAGES_PART_H

#include "config/translation/translation.h"
#include "render/book/plan/page_list.h"

/* The fields that an item of the lists may have. */
enum part_field {
    PART_TITLE = 1 << 0,
    PART_TEXT = 1 << 1,
    PART_BY = 1 << 2,
    PART_PICTURE = 1 << 3,
    PART_PDF = 1 << 4,
    PART_PAGES = 1 << 5,
    PART_COUNT = 1 << 6,
    PART_BLEED = 1 << 7,
    PART_LINK = 1 << 8,
};

/* Where a part may stand. */
enum part_place { PART_FRONT = 1 << 0, PART_BETWEEN = 1 << 1, PART_BACK = 1 << 2 };
enum { PART_ANYWHERE = PART_FRONT | PART_BETWEEN | PART_BACK };

struct part_kind {
    const char *name;
    const char *doc;
    unsigned places; /* of enum part_place */
    unsigned takes;  /* of enum part_field */
    unsigned needs;  /* one of these at least; 0: none */
    bool once;
    /* Do the config's switches ask for it? NULL: it comes by a list alone. */
    bool (*usual)(const struct book *b);
    const char *asked_by; /* these switches, for a part that a list cannot ask for; else NULL */
    enum part_place usual_place;
    bool listed;                               /* it has a line of the contents, */
    enum text_id title;                        /* where its item names none; 0: it has no title */
    bool (*has_content)(const struct book *b); /* and something to show; NULL: always */
    /* Read the files that its items name, apart from pictures; NULL: none. */
    enum status (*load)(struct book *b, const struct config_part *item, struct diag *d);
    /* Add its pages to the list. An error, located in the config, where it has no room on any. */
    enum status (*add)(struct book *b, struct page_list *list, const struct config_part *item,
                       struct diag *d);
    /* The room that a picture of the item has; NULL: it has none. */
    void (*picture_size)(const struct book *b, const struct config_part *item, double size[2]);
    /* Does all of it fit on its page? NULL: it continues on further pages. Where the item is NULL,
     * the text is usual_text, a field of the rest of the config, which messages call usual_words.
     */
    bool (*fits)(const struct book *b, const struct config_part *item, bool *failed);
    const char *const *(*usual_text)(const struct book *b);
    const char *usual_words;
};

/* The usual ones in their usual order: of the front first, then of the back. */
#define BOOK_PARTS(ROW)                                                                            \
    ROW(title)                                                                                     \
    ROW(copyright)                                                                                 \
    ROW(dedication)                                                                                \
    ROW(contents)                                                                                  \
    ROW(introduction)                                                                              \
    ROW(how_to_play)                                                                               \
    ROW(story)                                                                                     \
    ROW(trace)                                                                                     \
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
    ROW(grading)                                                                                   \
    ROW(review)                                                                                    \
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

/* The title of a part, whose item may be NULL; NULL: it has none. */
const char *title_of_part(const struct book *b, const struct part_kind *kind,
                          const struct config_part *item);

#define BOOK_PART_DECLARED(id) extern const struct part_kind part_##id;
BOOK_PARTS(BOOK_PART_DECLARED)
#undef BOOK_PART_DECLARED

#endif
