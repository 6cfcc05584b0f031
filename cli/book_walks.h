/* The walkthroughs of a book: which puzzles are explained, and by which steps. */
#ifndef NONET_CLI_BOOK_WALKS_H
#define NONET_CLI_BOOK_WALKS_H

#include "config/book_config.h"
#include "render/book/book.h"

struct book_walks {
    struct book_walk *item; /* by the puzzles' numbers, ascending */
    size_t count;
};

bool book_walks_wanted(const struct book_config *cfg);

/* The puzzles that the config names and its hardest ones, each with its hardest steps in the order
 * of the solution path. A puzzle of singles alone gets its first steps; one without any step to
 * show is left out with a warning. Free also after an error. */
enum status book_walks_make(const struct book_config *cfg,
                            const struct book_section_source *sources, struct book_walks *walks,
                            struct diag *d);
void book_walks_free(struct book_walks *walks);

#endif
