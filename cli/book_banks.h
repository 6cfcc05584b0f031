/* The banks that a book takes puzzles from. Each is locked from the first question to the marking
 * of what was printed, so that no other book can take the same puzzles meanwhile; a book that is
 * not finished leaves no marks.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_BOOK_BANKS_H
#define NONET_CLI_BOOK_BANKS_H

#include "config/book_config.h"
#include "gen/bank/bank.h"
#include "render/book/book.h"

enum { BOOK_BANKS_MAX = 16 };

/* A puzzle that was taken, and the page it is printed on (0: not known yet). */
struct bank_taken {
    size_t bank;
    int64_t id;
    unsigned page;
    const struct variant *variant;
    struct grid givens;
};

/* Start from {0}; end with book_banks_close. */
struct book_banks {
    struct {
        const char *path; /* borrowed from the config */
        struct bank *bank;
    } open[BOOK_BANKS_MAX];
    size_t open_count;
    struct bank_taken *taken;
    size_t taken_count, taken_capacity;
};

/* Take the section's puzzles: those that no other book has, and that no earlier section took.
 * record has room for section->count. */
enum status book_banks_take(struct book_banks *banks, const struct book_config *cfg,
                            const struct config_section *section, struct record *record,
                            size_t *count, struct diag *d);

/* Note the pages from the planned book. */
void book_banks_pages(struct book_banks *banks, const struct book *book);

/* Mark what was taken with the book's name and pages, and commit. */
enum status book_banks_mark(struct book_banks *banks, const struct book_config *cfg,
                            struct diag *d);

void book_banks_close(struct book_banks *banks);

#endif
