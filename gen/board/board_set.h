/* A set of boards, to find repeated ones.
 *
 * Boards are kept whole (4 or 5 bits a cell), so that two different ones are never taken for the
 * same. Threads: one owner at a time. */
#ifndef NONET_GEN_BOARD_BOARD_SET_H
#define NONET_GEN_BOARD_BOARD_SET_H

#include "gen/board/board.h"

struct board_set {
    size_t count;
    size_t capacity;  /* slots; a power of two */
    uint64_t *hashes; /* by slot; 0: free */
    uint8_t **boards; /* by slot */
};

enum board_set_result { BOARD_SET_NEW, BOARD_SET_KNOWN, BOARD_SET_NO_MEMORY };

/* Start from {0}. */
enum board_set_result board_set_add(struct board_set *s, const struct layout *v,
                                    const struct grid *g);
void board_set_free(struct board_set *s);

#endif
