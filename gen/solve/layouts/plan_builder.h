/* A plan while it is built, and the steps that build it. Private to plan*.c. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_PLAN_BUILDER_H
#define NONET_GEN_SOLVE_LAYOUTS_PLAN_BUILDER_H

#include "base/portable/aligned.h"
#include "gen/solve/layouts/plan.h"
#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FAMILIES = 8 + MAX_EXTRA_HOUSES,
    MAX_HOPS = 2 * MAX_CELLS * MAX_HOUSES_OF_CELL,
    NONE = PLAN_NONE,
};

/* What lanes stand for. */
struct plan_side {
    unsigned vectors;
    uint32_t owned[PLAN_MAX_VECTORS]; /* lanes that stand for something, a bit each */
    uint8_t empty[PLAN_MAX_VECTORS]; /* by block: a lane that is always empty, where there is one */
    bool has_empty[PLAN_MAX_VECTORS];
    bool empty_matters; /* some move takes it, so moves to here must leave it empty */
};

/* From a lane of one side to a lane of another. */
struct hop {
    uint16_t to;
    uint16_t from;
};

struct plan_builder {
    const struct layout *v;
    struct plan *plan;
    unsigned width_bits; /* lane >> width_bits is its vector */
    unsigned block_bits; /* lane >> block_bits is its block */
    struct lane_move *move;
    uint8_t (*order)[PLAN_VECTOR_BYTES];
    unsigned capacity; /* of moves */
    bool starved;      /* out of memory: what is built goes to waste */

    struct plan_side cells;
    struct plan_side houses;
    struct plan_side segments;
    struct plan_side aspects;
    uint16_t house_lane[MAX_HOUSES]; /* of houses */

    unsigned hop_count;
    struct hop hop[MAX_HOPS];
    uint8_t seen[PLAN_MAX_LANES * PLAN_MAX_VECTORS]; /* hops by lane and source block */

    unsigned family_count;
    uint16_t family_of[MAX_HOUSES];
    uint16_t house_in[MAX_FAMILIES][MAX_CELLS]; /* [family][cell]: the house, or NONE */
    uint16_t aspect[MAX_HOUSES][MAX_FAMILIES];  /* [house][family]: lane, or NONE */
    unsigned segment_room; /* lanes of a vector of segments or aspects that are used */
    unsigned aspect_count;
    unsigned segment_count;
    uint16_t segment_a[PLAN_MAX_LANES]; /* aspects of a segment */
    uint16_t segment_b[PLAN_MAX_LANES];
    unsigned in_segment_count;
    struct hop in_segment[MAX_HOPS]; /* to: segment, from: cell's lane */
};

/* Not cleared; NULL when out of memory. */
void *plan_allocate_raw(size_t alignment, size_t size);
void *plan_allocate(size_t alignment, size_t size);
void set_lane(const struct plan_builder *b, uint8_t vector[PLAN_VECTOR_BYTES], unsigned lane,
              uint32_t value);
void side_init(const struct plan_builder *b, struct plan_side *s, unsigned lanes);
void own_lane(const struct plan_builder *b, struct plan_side *s, unsigned lane);
/* Of each block, a lane that nothing owns. */
void find_empty(const struct plan_builder *b, struct plan_side *s);
void plan_add_hop(struct plan_builder *b, unsigned to, unsigned from);
/* The moves that do all hops. If a lane takes several from one block, it needs that many moves.
 * `copies` is the number of copies of a side in the source. Ranked: see struct plan. Returns the
 * most moves between a vector and a block. */
unsigned build_moves(struct plan_builder *b, struct lane_moves *moves, const struct plan_side *to,
                     struct plan_side *from, unsigned copies, bool ranked);
/* Families: houses of one kind that do not meet. */
void find_families(struct plan_builder *b);
/* Give houses their lanes, a family after the other; one that fits into a block is not parted, so
 * that a cell's houses of a family are all in the same block. */
void place_houses(struct plan_builder *b);
/* Distributes the cells over blocks so that each house has about the same number of cells in every
 * block. A vector of houses needs one move from a block for each cell that its fullest house has
 * there. At most `room` lanes of a block are used. */
void deal_cells(struct plan_builder *b, unsigned room);
void build_house_moves(struct plan_builder *b, bool ranked);
/* Which houses does a family cut into segments of which one at least has two cells? */
void find_aspects(struct plan_builder *b);
/* Each cell is in one segment of each pair of families that it has an aspect of. */
void find_segments(struct plan_builder *b);
/* The n-th segment or aspect; the last lane of each vector stays empty where room is for less. */
unsigned nth_lane(const struct plan_builder *b, unsigned n);
/* Moves among cells, segments and aspects. */
void build_segment_moves(struct plan_builder *b);

#endif
