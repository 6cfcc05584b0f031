/* How the contents are set: their type, what the style's look has around the titles, and which
 * entries share a column and a page. As few pages as can be: entries that need a page more are set
 * closer, then smaller, then in two columns; what needs more pages fills them alike.
 *
 * Where these measure, *failed is set if memory ended. Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_STYLE_CONTENTS_TYPE_H
#define NONET_RENDER_BOOK_STYLE_CONTENTS_TYPE_H

#include "base/text.h"
#include "render/canvas/canvas.h"

struct book;

enum { CONTENTS_HEADING_PT = 64, CONTENTS_COLUMN_GAP_PT = 22 };
#define CONTENTS_NUMBER_EM 3.4 /* of a column of page numbers at the right */

/* What entries are made of, by style.contents; by eye. All sizes are of b->type.contents. */
struct contents_look {
    double title_em, number_em, facts_em;
    double leading;   /* from entry to entry, of the usual one */
    double indent_em; /* of titles: for numbers or blocks before them */
    bool leader, rules, blocks, discs, marks;
    bool before; /* the page number stands before the title */
};

const struct contents_look *contents_look(const struct book *b);

/* How all pages of the contents are set. */
struct contents_type {
    const struct book *b;
    double size;   /* from which the sizes of all parts follow */
    double closer; /* the leading, in parts of the look's */
    double width;  /* of a column */
    bool two;      /* columns on each page */
    bool mixed;    /* a section has several levels */
    bool levels;   /* stand at the right: as marks, or where some are mixed, in words */
    double levels_pt;
};

/* The usual one, or what saves pages; few entries are larger. */
struct contents_type contents_choose(const struct book *b, bool *failed);

double contents_leading(const struct contents_type *t);
double contents_line_pitch(const struct contents_type *t);
double contents_marks_size(const struct contents_type *t);
struct text_style contents_title_style(const struct contents_type *t);
struct text_style contents_facts_style(const struct contents_type *t);

/* The column of page numbers before the titles; and the room of titles. */
double contents_indent(const struct contents_type *t);
double contents_title_width(const struct contents_type *t);

/* Copy a title's first line, at least a word; returns the rest of the title. */
const char *contents_take_line(const struct contents_type *t, const char *title, struct text *line,
                               bool *failed);

/* The height of an entry, whose title may take several lines. */
double contents_entry_height(const struct contents_type *t, const char *title, bool *failed);

/* The height of columns with which all pages are about as full, and where a page with such columns
 * ends that begins with a title, and its first column. */
double contents_even_height(const struct contents_type *t, bool *failed);
size_t contents_page_end(const struct contents_type *t, size_t from, double most, size_t *second,
                         bool *failed);

#endif
