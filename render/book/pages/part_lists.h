/* The parts that a book has: the table of all kinds, and what the config's lists make of it.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PAGES_PART_LISTS_H
#define NONET_RENDER_BOOK_PAGES_PART_LISTS_H

#include "render/book/pages/part.h"

/* Names for the config: those of the table, and "usual", which stands for what the switches ask for
 * and no other item names. NULL: no more. */
const char *part_name(size_t index);
const char *part_doc(size_t index);
void part_add_fields(size_t index, struct text *out); /* "; title, text" */

/* A part of a book: an item of the config's lists, or what the switches ask for. */
struct part {
    const struct part_kind *kind;
    const struct config_part *item; /* NULL: by a switch */
};

/* The parts of one place, in order, up to MAX_LISTED_PARTS; `before`: of the section with this
 * index, for PART_BETWEEN. */
size_t part_list(const struct book *b, enum part_place place, size_t before,
                 struct part part[MAX_LISTED_PARTS]);

/* The item that follows in its list, if it is of this kind; NULL: it is of another, or the last. */
const struct config_part *part_item_after(const struct book *b, const struct config_part *item,
                                          const struct part_kind *kind);

/* The lists ask for what there is, where it may be, with what it takes. */
enum status parts_check(const struct book *b, struct diag *d);

/* What cannot continue on another page fits on its own. */
enum status parts_check_usual(const struct book *b, struct diag *d);
enum status parts_check_pages(struct book *b, struct diag *d);

/* Read the pictures and PDFs of the lists. */
enum status parts_load_files(struct book *b, struct diag *d);

#endif
