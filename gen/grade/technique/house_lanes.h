/* A position of a classic board in vectors: for each digit a lane of 16 bits a house. Singles lead
 * to the same position in whatever order they are carried out, if to any; where only that is asked,
 * many houses are looked at at once here. In which position a contradiction is found depends on the
 * order: that is grade_position.h's. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_HOUSE_LANES_H
#define NONET_GEN_GRADE_TECHNIQUE_HOUSE_LANES_H

#include "gen/grade/technique/grade_position.h"

enum { LANE_DIGITS = 9, LANE_CELLS = 81, HOUSE_VECTORS = 4, ROW_VECTORS = 2 };
enum { LANES_OF_VECTOR = 8 };

typedef uint16_t lane_vector
    __attribute__((vector_size(LANES_OF_VECTOR * sizeof(uint16_t)), may_alias));

/* Houses by number, so the rows are first. Of a lane, bit i + 1: the digit is or can be in the i-th
 * cell; bit 0: it was not placed in the house yet. What is behind the houses is 0. */
struct house_lanes {
    lane_vector at[LANE_DIGITS][HOUSE_VECTORS];
    lane_vector filled[ROW_VECTORS]; /* cells, in the lanes of rows */
};

/* Masks for placing a digit in a cell: what remains of each lane of that digit, and of the other
 * digits. */
struct lane_tables {
    bool made;
    lane_vector own[LANE_CELLS][HOUSE_VECTORS];
    lane_vector other[LANE_CELLS][HOUSE_VECTORS];
};

/* Make the tables, where they are not yet. */
void lanes_prepare(struct lane_tables *t, const struct layout *v) OF_WIDTH(lanes_prepare);

void lanes_of_position(const struct layout *v, const struct position *p, struct house_lanes *to)
    OF_WIDTH(lanes_of_position);

/* The cells that each digit holds or can go to, and those that it holds. */
void lanes_cells(const struct house_lanes *from, cell_set open[ENGINE_DIGITS],
                 cell_set filled[ENGINE_DIGITS]) OF_WIDTH(lanes_cells);

/* Where singles lead after a candidate is filled, or taken away. False: to a contradiction. */
bool lanes_place(const struct lane_tables *t, const struct house_lanes *from, unsigned cell,
                 unsigned digit, struct house_lanes *to) OF_WIDTH(lanes_place);
bool lanes_remove(const struct lane_tables *t, struct house_lanes *at, unsigned cell,
                  unsigned digit) OF_WIDTH(lanes_remove);

/* Where singles lead from what two positions have in common. */
bool lanes_meet(const struct lane_tables *t, const struct house_lanes *a,
                const struct house_lanes *b, struct house_lanes *to) OF_WIDTH(lanes_meet);

#endif
