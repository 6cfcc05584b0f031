/* The puzzles of books that were planned before, so that a book that is planned again and again
 * while it is designed makes only those that a change touches.
 *
 * Puzzles that are made are known one by one: by their wish, which is everything that decides on
 * them but their index, and by that index. So a section that grows makes only what is new to it.
 * Puzzles that are read are known by section: by a key, which is everything that decides which
 * puzzles the section has. The caller makes wishes and keys (render/api/section_keys.h). What was
 * not asked for lately is forgotten.
 *
 * Threads: any, also several at once. */
#ifndef NONET_RENDER_PRESS_PUZZLE_MEMORY_H
#define NONET_RENDER_PRESS_PUZZLE_MEMORY_H

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

/* The puzzles made for a wish, in use until they are given back: nothing is forgotten meanwhile.
 * NULL: out of memory. */
struct made_puzzles;
struct made_puzzles *puzzle_memory_borrow(struct puzzle_memory *m, const char *wish);
void puzzle_memory_return(struct made_puzzles *made);

/* Is the puzzle of an index known? */
bool made_puzzles_has(struct made_puzzles *made, uint64_t index);

/* Copy the puzzle of an index to a begun record. False: it is not known. */
bool made_puzzles_recall(struct made_puzzles *made, uint64_t index, struct record *out);

/* Keep a copy of the puzzle that was found for its index, unless one is known already. */
void made_puzzles_keep(struct made_puzzles *made, const struct record *record);

#endif
