/* Page descriptions: which pages a book has, in order, and what each of them holds. The parts of a
 * book list them (render/book/pages/part.h), and render/book/book_draw.c draws them, each alone and
 * in any order.
 *
 * Ownership: the plan owns the lists; what a page points to lives until the pages are listed anew
 * (page_memory.h). Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PLAN_PAGE_LIST_H
#define NONET_RENDER_BOOK_PLAN_PAGE_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "config/book_config.h"
#include "render/book/book.h"
#include "render/text/flow/flow.h"

struct page;
struct text_below;

/* What stands around a page's content: nothing, and no number is counted for it; a running head,
 * but no number is shown; both. */
enum page_frame { FRAME_NONE, FRAME_HEAD, FRAME_HEAD_AND_FOLIO };

/* A kind of page. Each is defined in the file of the part that lists such pages. */
struct page_kind {
    const char *name;
    /* Draw the content of a page into its block of type; NULL: there is none. */
    void (*draw)(const struct book *b, struct canvas *c, const struct page *p, struct box block);
    enum page_frame frame;
    bool lesson_of_section; /* a lesson that stands with the sections */
    const char *field;      /* of the config, which decides on such pages: "parts.contents", or
                             * ".title" of the page's section; NULL: none */
};

/* A page as it is planned. */
struct page {
    const struct page_kind *kind;
    const char *field; /* as of its kind, which it may replace */
    enum book_part part;
    const struct config_part *item; /* of the config's lists; NULL: of none */
    const struct flow *flow;        /* running text; NULL: none */
    struct flow *loose;             /* the same, if its lines may move apart; else NULL */
    const void *content;            /* what else its kind draws; NULL: nothing */
    size_t first, count; /* puzzles by index, flow lines, contents entries, steps, boards */
    const char *title;   /* heading of a text page or section page */
    const char *detail;  /* second line of a section page */
    const char *head;    /* running head; NULL: none */
    const char *heading; /* the title that opens it, a heading in tagged files; NULL: none */
    size_t section;      /* whose page it is; SIZE_MAX: of none */
    const struct text_below *below; /* short parts that share the page; NULL: none */
    bool has_levels;                /* a table of the book's levels stands on it */
    double foot_pt; /* where what it begins with ends, if parts may stand below; 0: none may */
    size_t solved;  /* how many puzzles there are up to its end; 0: it has none */
    unsigned folio; /* 0: none shown */
    bool roman;
    bool opens;  /* the first page of its text: the title is drawn */
    bool figure; /* a picture stands below the text */
    bool turns;  /* it is there only so that the next page is on the other side */
};

struct page_list {
    struct page *page;
    size_t count, capacity;
    size_t run;  /* the first page of the parts that stand together: these may share pages */
    size_t body; /* the first page behind the front matter */
};

/* A line of the contents, and a bookmark. */
struct contents_entry {
    const char *title;
    const char *detail; /* "Puzzles 1 to 40"; NULL: none */
    const char *facts;  /* the detail with what else is said of a section; NULL: no more */
    size_t page;
};

/* The most items of a list of parts, with the usual parts that it stands for. */
enum { MAX_LISTED_PARTS = 120, MAX_ENTRIES = 2 * MAX_LISTED_PARTS + 2 * CONFIG_MAX_SECTIONS };

struct book_contents {
    const char *title[MAX_ENTRIES]; /* of all entries, known before their pages are */
    size_t title_count;
    struct contents_entry entry[MAX_ENTRIES];
    size_t count;
    size_t page; /* where the contents stand; SIZE_MAX: nowhere */
};

/* Add a page to a list. Never NULL: where memory ends, a page that no list holds, so that the
 * caller need not look; whoever planned looks at b->out_of_memory. */
struct page *page_list_add(struct book *b, struct page_list *list, const struct page_kind *kind);

/* The same for a page with a title, which opens a part that the contents list. */
struct page *page_list_add_titled(struct book *b, struct page_list *list,
                                  const struct page_kind *kind, const char *title);

/* The page holds these lines of a text with a title, which stands on the first of them. */
void page_takes_lines(struct page *p, const struct flow *flow, size_t from, size_t to,
                      const char *title);

/* Blank pages at the end so far. */
size_t page_list_blank_at_end(const struct page_list *list);

/* The next page will be a right one, or a left one: add a blank page if need be, or take one away
 * where the profile allows no more of them together. */
void page_turn_to_right(struct book *b, struct page_list *list);
void page_turn_to_left(struct book *b, struct page_list *list);

/* Add a line to the contents for what begins on this page of the interior. */
void contents_add(struct book *b, const char *title, const char *detail, size_t page);
void contents_add_section(struct book *b, const char *title, const char *detail, const char *facts,
                          size_t page);

extern const struct page_kind page_blank;

/* Printed page number; buffer holds it. */
const char *folio_text(const struct page *p, char buffer[24]);

#endif
