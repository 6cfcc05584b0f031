/* Puzzles that must not be made again: those of earlier volumes, of a bank, of a feed.
 *
 * A list keeps one number of 64 bits a puzzle, equivalent_form, so that a million take 8 MB. Two
 * puzzles that are not equivalent share a number once in some 10^19 pairs; then a new puzzle is
 * made anew without need, and nothing else goes wrong.
 *
 * Threads: filled by one; read by any number. */
#ifndef NONET_GEN_MAKE_AVOID_H
#define NONET_GEN_MAKE_AVOID_H

#include <stdint.h>

#include "gen/board/record.h"

struct avoid_list {
    uint64_t *form; /* in ascending order after avoid_list_finish */
    size_t count;
    size_t capacity;
};

/* Start from {0}. False: out of memory. */
bool avoid_list_add(struct avoid_list *list, const struct record *r);
/* Call it after the last puzzle and before the first question. */
void avoid_list_finish(struct avoid_list *list);
bool avoid_list_has(const struct avoid_list *list, uint64_t form);
void avoid_list_free(struct avoid_list *list);

#endif
