/* The puzzles of a book by number, and the sections that they belong to.
 *
 * Threads: constant once planned. */
#ifndef NONET_RENDER_BOOK_PLAN_PUZZLE_LIST_H
#define NONET_RENDER_BOOK_PLAN_PUZZLE_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/grade/level.h"
#include "render/book/book.h"

/* Number the puzzles of all sections; false: out of memory. */
bool book_number_puzzles(struct book *b);
void book_free_puzzles(struct book *b);

/* The number - 1 of a section's first puzzle. */
size_t section_first_puzzle(const struct book *b, size_t section);

/* A section's number, from 1, on title page and thumb tab. One that is mixed into another or
 * continues it has the other's. */
size_t section_number(const struct book *b, size_t section);

/* Is the next section mixed into this one: printed on its pages? */
bool section_has_mixed(const struct book *b, size_t section);

/* The lowest and the highest level of a section's puzzles, with those of sections that are mixed
 * into it or continue it. False: one has no level of ours. */
struct section_levels {
    enum level least, most;
};
bool section_levels(const struct book *b, size_t section, struct section_levels *out);

/* How many puzzles need a technique; and the numbers of the first of them, "7, 8, 9". */
size_t technique_users(const struct book *b, int technique);
void technique_users_add(const struct book *b, int technique, size_t most, struct text *out);

/* Do the times of the book's levels rise with the levels? */
bool book_times_rise(const struct book *b);

/* Does the book print the times of levels and sections? For children only where they rise: a harder
 * level that takes less time puzzles them. */
bool book_has_level_times(const struct book *b);

/* How many puzzles have cages. */
size_t book_cage_count(const struct book *b);

/* The number of digits of the largest board of a section with cages; 0: none has any. */
unsigned book_cage_digits(const struct book *b);

/* Has some board of the book boxes, or the regions of a jigsaw? */
bool book_has_boxes(const struct book *b);

#endif
