/* The puzzles of a book: generated, or read from files and banks, as each section of its config
 * asks, solved, graded and put in order.
 *
 * Threads: generate runs its own; the rest is the main thread's. */
#ifndef NONET_CLI_BOOK_PUZZLES_H
#define NONET_CLI_BOOK_PUZZLES_H

#include "cli/book_banks.h"
#include "cli/command.h"
#include "config/book_config.h"
#include "render/book/book.h"

/* The names that configs may use: levels, variants, techniques and what render knows. The arrays
 * are made once, at the first call, and constant after. */
const struct config_vocabulary *book_vocabulary(void);

/* Room for the puzzles of a config, with empty boards: enough to plan the book by, so that a book
 * that cannot be made is refused before its puzzles are. One entry a section: give the puzzles back
 * with book_puzzles_free, and the entries with free. NULL when out of memory. */
struct book_section_source *book_puzzles_reserve(const struct book_config *cfg);

/* Fill them. Progress goes to standard error. */
enum status book_puzzles_make(const struct book_config *cfg, const struct invocation *in,
                              struct book_banks *banks, struct book_section_source *sources);
/* Read every puzzle of a file ("-": standard input), solved and graded; free(*record). A stream
 * without puzzles is an error. */
enum status book_puzzles_read(const char *path, struct record **record, size_t *count,
                              struct diag *d);

void book_puzzles_free(struct book_section_source *sources, size_t count);

/* A full house, a naked or a hidden single: what a look gives away. */
bool book_step_is_single(const struct step *step);

/* How a book tells steps: in its words, with its digits. Borrows from the config. */
struct telling book_telling(const struct book_config *cfg);

/* The next step of each puzzle in words; one string a puzzle, freed with book_hints_free. NULL
 * when out of memory. */
char **book_hints_make(const struct book_config *cfg, const struct book_section_source *sources);
void book_hints_free(char **hints);

#endif
