/* What a book holds, for a buyer: its kinds of puzzles, their levels, and how many there are. Backs
 * of covers and pictures for a shop's page list it.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_BACK_BOOK_FACTS_H
#define NONET_RENDER_BOOK_BACK_BOOK_FACTS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct book;

enum { MAX_BOOK_FACTS = 8 };

/* A section's title, or its kind of puzzle and its levels. */
struct book_fact {
    struct text name, levels; /* levels may be empty */
    size_t count;             /* of puzzles */
    unsigned first;           /* the number of the first of them */
};

struct book_facts {
    struct book_fact row[MAX_BOOK_FACTS];
    size_t count;
    bool failed; /* memory ended */
};

/* Sections that would have the same row share it. Where that leaves too many rows, sections
 * have no titles: a row for each kind with its levels, or else for each kind alone, the last row
 * being that of all further kinds. */
void book_facts_make(const struct book *b, struct book_facts *facts);
void book_facts_free(struct book_facts *facts);

#endif
