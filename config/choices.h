/* What an editor decided on single puzzles of a book: the file that `choices` of its config names.
 *
 *     keep: {3: "4.....8.5.3.........."}   # this puzzle is number 3, whatever the config drop:
 *     [p0123456789ab]                # another puzzle takes its place move: {p89abcdef0123: 12}
 *     # it becomes number 12 level: {p456789abcdef: hard}         # the book calls it hard
 *
 * Each key may be missing. A puzzle is named by the ID that the manifest and the report print
 * (gen/make/run/puzzle_id.h), so the file stays true when numbers change. render/press/puzzles
 * applies the choices.
 *
 * Ownership: book_choices owns everything it points to. Threads: constant once read. */
#ifndef NONET_CONFIG_CHOICES_H
#define NONET_CONFIG_CHOICES_H

#include "base/diag.h"
#include "config/values.h"

struct choices_record; /* where the values were written; private */

struct book_choices {
    struct config_pairs keep; /* a number, and a puzzle in any format that fits a text */
    struct config_texts drop;
    struct config_counts move; /* to a number */
    struct config_pairs level; /* to a level's name, not checked here */
    struct choices_record *record;
};

/* Read a file; `at` is what named it. Every error is reported, then the return is STATUS_USAGE and
 * *out is NULL. Free with book_choices_free, which takes NULL. */
enum status book_choices_read(struct book_choices **out, const char *path, const struct diag_at *at,
                              struct diag *d);
void book_choices_free(struct book_choices *c);

/* The place of an item of a list or map above. Fills and returns `at`, whose strings live as long
 * as `c`. */
const struct diag_at *book_choices_at(const struct book_choices *c, const void *item,
                                      struct diag_at *at);

#endif
