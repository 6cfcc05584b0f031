/* A board as the lane kernels use it. Every cell is a lane of some vector, and lists of moves bring
 * cells to their houses and back.
 *
 * A vector has 64 bytes: 32 lanes of 16 bits, or 16 lanes of 32 bits if a board has more than 16
 * digits. A lane holds a set of digits (bit d - 1 for digit d). Vectors of cells have a lane for
 * each cell, vectors of houses one for each house, and vectors of segments one for each crossing of
 * two houses. A move takes a source block (one vector, or two of the wide ones) and fills a vector
 * with some of its lanes in some order; with AVX-512 this is one instruction. Cells are distributed
 * over vectors so that few moves bring together the cells of all houses.
 *
 * Any set of houses works, so an unusual board costs only more moves. The plan of a board is made
 * at the first question and kept in the variant's plan slot.
 *
 * Threads: it is constant once made. If two threads make one at once, both keep the first. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_PLAN_H
#define NONET_GEN_SOLVE_LAYOUTS_PLAN_H

#include "gen/board/board.h"

enum {
    PLAN_VECTOR_BYTES = 64,
    PLAN_NARROW_DIGITS = 16, /* with up to this many digits, a lane has 16 bits; otherwise 32 */
    PLAN_MAX_VECTORS = 48,
    PLAN_MAX_LANES = 48 * 32,
    PLAN_RANKED_VECTORS = 4,
    PLAN_MAX_SLOTS = 2 * MAX_SIZE,
    PLAN_TABLES = 7,
    PLAN_NONE = 0xffff,
    PLAN_NO_LANE = 64, /* a multiple of the lanes of any block, and larger than any lane number */
};

/* Some lanes of a source block, and the places of a vector that they go to. */
struct lane_move {
    uint32_t mask; /* the places that are filled; the others stay empty */
    uint8_t from;  /* the source's first vector */
    uint8_t
        slot; /* for cells_to_houses: moves to a vector with the same slot fill different places */
};

/* All moves that lead to some vectors. The moves to vector v are first[v] and every stride-th one
 * after it, up to end[v]. Several moves may fill the same place. */
struct lane_moves {
    bool exact; /* no masks are needed, because places left empty take an empty lane */
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
    /* The numbers of vectors, which are multiples of span. */
    uint8_t cell_vectors;
    uint8_t house_vectors;
    uint8_t segment_vectors; /* 0 if no two houses share more than one cell */
    uint8_t aspect_vectors;
    uint16_t lane_of[MAX_CELLS];
    uint16_t cell_of[PLAN_MAX_LANES];  /* PLAN_NONE for a lane without a cell */
    uint16_t house_at[PLAN_MAX_LANES]; /* by lane; PLAN_NONE for a lane without a house */

    struct lane_moves cells_to_houses;
    uint8_t slots; /* the largest number of slots of a vector of houses */
    struct lane_moves houses_to_cells;
    /* Both are exact, and ordered by rank: the k-th move between cell vector v and the only house
     * vector is first[0] + k * cell_vectors + v. */
    bool ranked;
    uint8_t house_rank; /* the largest number of moves between two vectors */
    uint8_t cell_rank;
    /* For locked candidates. A segment is the cells that two houses share, or the rest of a house.
     * An aspect is a house as it is cut into segments by one family of houses that do not overlap.
     * A segment has one or two aspects, a and b. */
    struct lane_moves cells_to_segments;
    struct lane_moves segments_to_aspects;
    struct lane_moves aspects_to_segments_a;
    struct lane_moves aspects_to_segments_b;
    /* From vectors of segments and the same number of further ones: the former go to their aspect
     * b, the latter to their aspect a. */
    struct lane_moves segments_to_aspects_x;
    struct lane_moves segments_to_cells;

    uint16_t move_count;
    const struct lane_move *move;
    /* By move: for each place the lane it takes, or PLAN_NO_LANE. */
    const uint8_t (*order)[PLAN_VECTOR_BYTES];
    /* All digits in lanes that have a cell (or a house), nothing in the others. */
    const uint8_t (*cell_digits)[PLAN_VECTOR_BYTES];
    const uint8_t (*house_digits)[PLAN_VECTOR_BYTES];
    const uint8_t (*two_aspects)[PLAN_VECTOR_BYTES]; /* all ones for segments with two aspects */

    /* [house][place]: the lanes of its cells, digit_count for each house. */
    const uint16_t *house_lane;
    const uint32_t *peers; /* [lane of a cell][cell vector]: the lanes of its peers, one bit each */

    void *owned[PLAN_TABLES]; /* the tables above, to be freed */
};

/* Makes the plan of a board, unless it exists. Returns false when out of memory. */
bool plan_prepare(const struct layout *v);

/* Returns the plan of a board. Call plan_prepare first; otherwise the plan is made here, and this
 * must not run out of memory. */
const struct plan *plan_of(const struct layout *v);

#endif
