/* The puzzles of sections that were chosen before, so that a book that is planned again and again
 * while it is designed makes only those that a change touches.
 *
 * A section is known by its key: everything that decides which puzzles it has. The caller makes the
 * keys (render/api/section_keys.h). What was not asked for lately is forgotten.
 *
 * Threads: any, also several at once. */
#ifndef NONET_RENDER_PRESS_PUZZLES_PUZZLE_MEMORY_H
#define NONET_RENDER_PRESS_PUZZLES_PUZZLE_MEMORY_H

#include "render/press/puzzles/puzzles.h"

struct puzzle_memory;

struct puzzle_memory *puzzle_memory_new(void); /* NULL when out of memory */
void puzzle_memory_drop(struct puzzle_memory *m);

/* Copy the puzzles of a key to begun items. False: they are not known, or are another number. */
bool puzzle_memory_recall(struct puzzle_memory *m, const char *key, struct press_puzzle *item,
                          size_t count);

/* Keep copies of a section's puzzles. Out of memory, or where they are too many, nothing is kept.
 */
void puzzle_memory_keep(struct puzzle_memory *m, const char *key, const struct press_puzzle *item,
                        size_t count);

#endif
