/* A puzzle's ID: "p" and 12 hexadecimal digits, the same for all equivalent puzzles. Manifests and
 * reports print it; an editor's choices name puzzles by it. Of 100,000 puzzles two share an ID once
 * in some 50,000 such collections.
 *
 * Threads: no shared state but tables that are built once. */
#ifndef NONET_GEN_MAKE_PUZZLE_ID_H
#define NONET_GEN_MAKE_PUZZLE_ID_H

#include "gen/board/record.h"

enum { PUZZLE_ID_SIZE = 14 };

/* The ID as a number, from an equivalent_form. */
static inline uint64_t puzzle_id_of_form(uint64_t form)
{
    return form >> 16;
}

/* Writes the ID and returns `id`. */
const char *puzzle_id(const struct record *r, char id[PUZZLE_ID_SIZE]);

/* Reads an ID as a number; false where the text is none. */
bool puzzle_id_parse(const char *text, uint64_t *number);

#endif
