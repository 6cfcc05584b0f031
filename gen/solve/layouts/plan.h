/* A board as the lane kernels see it: every cell a lane of some vectors, and lists of the moves of
 * lanes by which houses look at their cells and cells at their houses.
 *
 * A vector has 64 bytes: 32 lanes of 16 bits, or 16 of 32 bits where a board has more than 16
 * digits. A lane holds a set of digits (bit d - 1 for digit d). Vectors of cells have a lane for
 * each cell, vectors of houses one for each house, vectors of segments one for each crossing of two
 * houses. A move takes a source block (one vector, or two of the wide ones) and fills a vector with
 * some of its lanes in some order: one instruction with AVX-512. Cells are dealt out to vectors so
 * that few moves bring the cells of all houses side by side.
 *
 * Any set of houses will do, so whatever a board looks like costs nothing but the moves. A plan is
 * made once for a board, at the first question, and kept in the variant's plan slot.
 *
 * Threads: constant once made; two threads that make one at once keep the first. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_PLAN_H
#define NONET_GEN_SOLVE_LAYOUTS_PLAN_H

#include "gen/board/board.h"

enum {
    PLAN_VECTOR_BYTES = 64,
    PLAN_NARROW_DIGITS = 16, /* up to so many digits a lane has 16 bits, else 32 */
    PLAN_MAX_VECTORS = 48,
    PLAN_MAX_LANES = 48 * 32,
    PLAN_RANKED_VECTORS = 4,
    PLAN_MAX_SLOTS = 2 * MAX_SIZE,
    PLAN_TABLES = 7,
    PLAN_NONE = 0xffff,
    PLAN_NO_LANE = 64, /* a multiple of the lanes of any block, and more than one has */
};

/* Lanes of a source block, in the places of a vector. */
struct lane_move {
    uint32_t mask; /* the places that are filled; the others stay empty */
    uint8_t from;  /* the source's first vector */
    uint8_t
        slot; /* of cells_to_houses: moves to a vector with the same slot fill different places */
};

/* All moves that lead to some vectors: those to vector v are first[v], every stride-th from there,
 * and before end[v]. A place may be filled by several of them. */
struct lane_moves {
    bool exact; /* no masks are needed: places left empty take a lane that is empty */
    uint8_t stride;
    uint16_t first[PLAN_MAX_VECTORS];
    uint16_t end[PLAN_MAX_VECTORS];
};

struct plan {
    uint16_t cell_count;
    uint16_t house_count;
    uint8_t digit_count;
    uint8_t lane_bits; /* 16 or 32 */
    uint8_t width;     /* lanes in a vector */
    uint8_t span;      /* vectors in a source block */
    /* Numbers of vectors, multiples of span. */
    uint8_t cell_vectors;
    uint8_t house_vectors;
    uint8_t segment_vectors; /* 0: no two houses cross in more than a cell */
    uint8_t aspect_vectors;
    uint16_t lane_of[MAX_CELLS];
    uint16_t cell_of[PLAN_MAX_LANES];  /* PLAN_NONE: a lane without a cell */
    uint16_t house_at[PLAN_MAX_LANES]; /* of each house lane; PLAN_NONE */

    struct lane_moves cells_to_houses;
    uint8_t slots; /* the most that a vector of houses has */
    struct lane_moves houses_to_cells;
    /* Both are exact, and they come in ranks: the k-th move between cell vector v and the only
     * house vector is first[0] + k * cell_vectors + v. */
    bool ranked;
    uint8_t house_rank; /* the most moves between two vectors */
    uint8_t cell_rank;
    /* Locked candidates. A segment is what two houses share, or what is left of a house; an aspect
     * is a house as cut into segments by one family of houses that do not meet. A segment has one
     * or two aspects, a and b. */
    struct lane_moves cells_to_segments;
    struct lane_moves segments_to_aspects;
    struct lane_moves aspects_to_segments_a;
    struct lane_moves aspects_to_segments_b;
    /* From vectors of segments and as many again: the former to their b, the latter to their a. */
    struct lane_moves segments_to_aspects_x;
    struct lane_moves segments_to_cells;

    uint16_t move_count;
    const struct lane_move *move;
    const uint8_t (*order)[PLAN_VECTOR_BYTES]; /* of each move: for each place the lane it takes, or
                                                  PLAN_NO_LANE */
    /* All digits in lanes that have a cell, or a house; nothing in the others. */
    const uint8_t (*cell_digits)[PLAN_VECTOR_BYTES];
    const uint8_t (*house_digits)[PLAN_VECTOR_BYTES];
    const uint8_t (*two_aspects)[PLAN_VECTOR_BYTES]; /* all ones for segments with two aspects */

    const uint16_t *house_lane; /* [house][place]: the lanes of its cells, digit_count a house */
    const uint32_t *peers; /* [lane of a cell][cell vector]: the lanes of its peers, a bit each */

    void *owned[PLAN_TABLES]; /* the same tables, to be freed */
};

/* Make the plan of a board, where there is none yet; false when out of memory. */
bool plan_prepare(const struct layout *v);

/* The plan of a board. Whoever has not asked plan_prepare must have memory enough to make it here.
 */
const struct plan *plan_of(const struct layout *v);

#endif
