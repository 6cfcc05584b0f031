/* The kinds of clues that a section has.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PAGES_SECTION_CLUES_H
#define NONET_RENDER_BOOK_PAGES_SECTION_CLUES_H

#include <stdbool.h>
#include <stddef.h>

#include "gen/clue/clue.h"

struct book;

/* The kinds of clues that the puzzles of a section have (bit k: kind k of gen/clue), and whether
 * some kind shows all its signs. */
struct section_clues {
    kind_set kinds;
    bool all_signs;
};
struct section_clues section_clues_of(const struct book *b, size_t section);

#endif
