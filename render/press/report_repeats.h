/* Which puzzles of a book are in banks already, for its report.
 *
 * Threads: the banks are read on the caller's. */
#ifndef NONET_RENDER_PRESS_REPORT_REPEATS_H
#define NONET_RENDER_PRESS_REPORT_REPEATS_H

#include "base/diag.h"

struct book;
struct book_config;
struct press_puzzles;

/* banked[number - 1] becomes the path of a bank that has the puzzle or an equivalent one: a bank of
 * the book's sections, or one of output.repeats. The entry that the book took the puzzle from does
 * not count. */
enum status report_find_repeats(const struct book_config *cfg, const struct book *book,
                                const struct press_puzzles *puzzles, const char **banked,
                                struct diag *d);

#endif
