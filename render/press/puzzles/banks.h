/* The banks that a book takes puzzles from. Each is locked from the first question to the marking
 * of what was printed, so that no other book can take the same puzzles meanwhile; a book that is
 * not finished leaves no marks.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_BANKS_H
#define NONET_RENDER_PRESS_BANKS_H

#include "config/book_config.h"
#include "gen/bank/bank.h"

enum { LOCKED_BANKS_MAX = 16 };

/* Start from {0}; end with locked_banks_close. */
struct locked_banks {
    struct {
        const char *path; /* borrowed from the config */
        struct bank *bank;
    } open[LOCKED_BANKS_MAX];
    size_t count;
};

/* The bank of a section, locked; its index goes to *index. STATUS_USAGE, at the section's path,
 * where it cannot be used. */
enum status locked_banks_open(struct locked_banks *banks, const struct book_config *cfg,
                              const struct config_section *section, size_t *index, struct diag *d);

/* Forget the marks that this book made before, in every bank that it uses now. */
enum status locked_banks_release(struct locked_banks *banks, const char *book, struct diag *d);

enum status locked_banks_commit(struct locked_banks *banks, struct diag *d);

/* What is not committed is undone. */
void locked_banks_close(struct locked_banks *banks);

#endif
