/* A layout as it lies in memory: one block that holds the struct and all its tables. Private to
 * layout.c, which keeps the table of layouts, and to the files that fill such a block. */
#ifndef NONET_GEN_BOARD_LAYOUT_BLOCK_H
#define NONET_GEN_BOARD_LAYOUT_BLOCK_H

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/definition/layout_compile.h"
#include "gen/board/definition/layout_draft.h"
#include "gen/board/definition/layout_texts.h"
#include "gen/board/layout.h"
#include "gen/board/symmetry.h"

/* A layout with what interning needs. All its tables lie behind it, in the same block. */
struct built {
    struct layout v;
    struct built *next;
    uint64_t hash;
    size_t key_length;
    const uint8_t *key; /* defines all that the houses depend on; NULL: a layout with constraints */
    unsigned references; /* 0: a named row */
    struct plan_slot plan;
    struct plan_slot tables;
};

/* A block while it is filled, from front to back. */
struct block_room {
    uint8_t *block; /* NULL: only counted */
    size_t used;
};

/* What a layout is made from. */
struct layout_parts_state {
    const struct layout_draft *draft;
    const struct compiled *c;
    const uint8_t *key;
    size_t key_length;
    const char *name;
    const char *doc;
    const char *base;
    bool named;
    const char *houses;
    char grids[MAX_GRIDS * 8 + 1];
    char regions[MAX_CELLS + 1];
};

/* Take the next `size` bytes, aligned to 16; NULL where the block_room only counts. */
void *block_take(struct block_room *r, size_t size);
void *block_copy(struct block_room *r, const void *from, size_t size);

/* A layout of houses. The caller holds the table's lock. NULL: out of memory. */
struct built *layout_block_build(struct layout_parts_state *p);

/* The base with constraints, of one reference. Any thread may call it. NULL: out of memory. */
struct built *layout_block_build_constrained(const struct layout *base,
                                             const struct layout_constraints *constraints,
                                             uint64_t hash);

#endif
