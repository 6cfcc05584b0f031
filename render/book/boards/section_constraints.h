/* The kinds of constraints that a section has.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_BOARDS_SECTION_CONSTRAINTS_H
#define NONET_RENDER_BOOK_BOARDS_SECTION_CONSTRAINTS_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/constraint/constraint.h"

struct book;

/* The kinds of constraints that the puzzles of a section have (bit k: kind k of gen/constraint),
 * and whether some kind shows all its signs. */
struct section_constraints {
    kind_set kinds;
    bool all_signs;
};
struct section_constraints section_constraints_of(const struct book *b, size_t section);

#endif
