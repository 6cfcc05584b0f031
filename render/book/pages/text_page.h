/* Pages of running text, in one column or two.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_PAGES_TEXT_PAGE_H
#define NONET_RENDER_BOOK_PAGES_TEXT_PAGE_H

#include "render/book/plan/page_list.h"

/* Running text, and below its last line the theme's tail piece. */
extern const struct page_kind page_text;

/* A short part that stands below others on the last page of the first: a page's `below`. */
struct text_below {
    const struct text_below *before; /* NULL: the page's own content is */
    const struct flow *flow;
    const char *title;
    const struct config_part *item; /* NULL: none of the config's lists has it */
    size_t second;                  /* its first line in the second column */
    double top, bottom;             /* with its heading, from the block's top */
    /* Draws it from the box's top on, on page p; NULL: heading and lines as of any text. */
    void (*draw)(const struct book *b, struct canvas *c, const struct page *p,
                 const struct text_below *t, struct box box);
};

/* The room for a part below others that end here, from the block's top. */
double room_below(const struct book *b, double foot_pt);

/* The room below the list's last page, for a part with this item, which may be NULL. 0: it may not
 * stand there. */
double room_below_parts(const struct book *b, const struct page_list *list,
                        const struct config_part *item);

/* Put it there; its height is the room that it takes. */
void part_put_below(struct book *b, struct page_list *list, const struct text_below *part,
                    double height);

/* All that stands below. Returns where it ends. */
double draw_parts_below(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block);

/* The width that a text is set in for one column, the style's columns, or two. Narrow pages and
 * large print have one. A text's width decides in how many columns its pages are. */
enum text_columns { TEXT_STYLED, TEXT_IN_TWO };
double text_width(const struct book *b, enum text_columns columns);

/* An empty flow in the columns and the manner of the theme; and one of a text in the running text's
 * size. NULL where memory ended. */
struct flow *keep_page_flow(struct book *b, struct flow_style style);
struct flow *keep_text_flow(struct book *b, const char *text);

/* The same filled by a function; in one column if a word is too long for several. */
struct flow *keep_filled_flow(struct book *b, const struct flow_style *style,
                              void (*fill)(struct book *b, struct flow *f));

/* A text that needs pages. */
struct text_pages {
    const struct page_kind *kind;
    struct flow *flow;
    const char *title;
    double above_pt; /* between the heading and the text */
    double below_pt; /* what must have room below the last line */
    /* If it and the text before it fit on one page, it follows there. On a separate page, it has
     * air where much of the page would be empty. */
    bool joins;
};

/* A few lines are no page: set the lines closer, as little as saves the last page, if so little
 * does. */
void text_pages_fit(const struct book *b, const struct text_pages *text);

/* The same for the lines from … to - 1, which begin a page. */
void text_pages_fit_lines(const struct book *b, const struct text_pages *text, size_t from,
                          size_t to);

/* Has the text, with its heading, room in this height? Its lines are set closer if that makes it
 * fit. */
bool text_fits_below(const struct book *b, const struct text_pages *text, double room_pt);

/* The height that would remain on the last page; negative: the text has no lines. *pages: how many
 * it needs. */
double text_pages_measure(const struct book *b, const struct text_pages *text, size_t *pages);

/* Add pages for the lines from … to - 1. Returns the last one; NULL: there are no lines. */
struct page *text_pages_put(struct book *b, struct page_list *list, const struct text_pages *text,
                            size_t from, size_t to);

/* Fit them, and add all. */
void text_pages_add(struct book *b, struct page_list *list, const struct text_pages *text);

/* The same with their line of the contents. A text that joins others, and a few lines of any,
 * stand below the last text of the page before, if it and the item, which may be NULL, allow it;
 * below a table more do. */
void text_part_add(struct book *b, struct page_list *list, const struct text_pages *text,
                   const struct config_part *item);

/* Once all parts are there: set texts that have a page to themselves and may join others so that
 * they fill more of it. */
void text_pages_loosen(const struct book *b, struct page_list *list);

/* The height of lines that stand on one page, in the flow's columns of about the same length. */
double text_pages_height(const struct book *b, const struct flow *flow, size_t from, size_t to);

/* Heading, portrait and text; returns where the text ends. And: is it the text's last page? */
double draw_running_text(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block);
bool is_last_of_text(const struct page *p);

/* The portrait of an item stands at the left under the heading, the text below it. The height that
 * it takes, with the room below; 0: there is none. */
double portrait_height(const struct book *b, const struct config_part *item, double *width);
enum { PORTRAIT_GAP_PT = 14 };

#endif
