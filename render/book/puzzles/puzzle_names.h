/* How much room the names of puzzles, their levels and times take in their heads.
 *
 * Where these measure, *failed is set if memory ended. Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PUZZLES_PUZZLE_NAMES_H
#define NONET_RENDER_BOOK_PUZZLES_PUZZLE_NAMES_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/board/record.h"
#include "render/book/puzzles/section_layout.h"

enum { MAX_ASIDE_NAME_LINES = 6 }; /* in the column next to a board */

/* What a section calls its i-th puzzle, besides its number; nothing: it has no name. */
void puzzle_name_add(const struct book *b, size_t section, size_t i, struct text *out);

/* The estimated time, where the book shows it. */
void puzzle_time_add(const struct book *b, const struct record *r, struct text *out);

/* How wide the board must be for the section's puzzles to have all of it in one line. *failed is
 * set if memory ended. */
double puzzle_head_width(const struct book *b, size_t section, const struct label_style *label,
                         bool *failed);

/* How wide it must be for the way to a solution in full to have room under it, in the smallest
 * type. */
double puzzle_reference_min_width(const struct book *b, const struct label_style *label,
                                  bool *failed);

/* How many lines names take between their numbers and boards of this width, at most two; 0: each
 * has room in its number's line. */
unsigned puzzle_name_lines(const struct book *b, size_t section, const struct label_style *label,
                           double width, bool *failed);

/* The first of the section's puzzles whose name has no room: over a board of this width, or in a
 * column of it next to the board. SIZE_MAX: there is none. */
size_t puzzle_name_without_room(const struct book *b, size_t section,
                                const struct label_style *label, double width, bool *failed);

/* The size of a name that is broken into this many lines; 0: there is no room for it. */
double puzzle_name_size(const struct book *b, const struct label_style *label, const char *name,
                        double width, size_t lines, bool *failed);

#endif
