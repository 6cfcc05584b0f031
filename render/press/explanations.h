/* The explanations in a book: a hint for each puzzle, and walkthroughs of some. Which steps are
 * shown is decided here; the book lays them out.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_EXPLANATIONS_H
#define NONET_RENDER_PRESS_EXPLANATIONS_H

#include "config/book_config.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/technique.h"
#include "render/book/book.h"

/* How a book explains steps: in its language and words, with its symbols for the digits. */
struct explain_style explanations_style(const struct book_config *cfg);

/* puzzle and signs, in all of these: the book's, by number - 1, with their solutions; signs may be
 * NULL: the config's digits. */

/* The steps of each puzzle that help most, in words and in the order of its solution path: those
 * of the techniques that the puzzle is about (about[number - 1]; NULL: none, and so may `about`
 * be), else the hardest, and singles only where there is nothing else. One string a puzzle, freed
 * with hints_free. NULL when out of memory. */
char **hints_make(const struct book_config *cfg, const struct record *const *puzzle,
                  const struct technique_set *const *about, const struct book_signs *signs,
                  size_t count);
void hints_free(char **hints);

/* A part of a step (gen/grade/explain/proof_chunks.h), from 0, as a separate picture; free its
 * text. False: out of memory. */
bool explanations_part(const struct walkthrough_step *from, unsigned part, const struct layout *v,
                       const struct explain_style *style, struct walkthrough_step *to);

struct walkthroughs {
    struct book_walkthrough *item; /* by the puzzles' numbers, ascending */
    size_t count;
};

/* The puzzles that the config names and its hardest ones, each with its hardest steps in the order
 * of the solution path. A puzzle of singles alone gets its first steps. One without any step to
 * show is skipped with a warning. Free also after an error. */
enum status walkthroughs_make(struct walkthroughs *walkthroughs, const struct book_config *cfg,
                              const struct record *const *puzzle, const struct book_signs *signs,
                              size_t count, struct diag *d);
void walkthroughs_free(struct walkthroughs *walkthroughs);

#endif
