/* One shape of a sketch (shape_draw.h): how many of its kind, how long, and which cells.
 *
 * For shape_draw.c and line_find.c alone. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_SHAPE_GROW_H
#define NONET_GEN_MAKE_CONSTRAINTS_SHAPE_GROW_H

#include "gen/make/constraints/constraint_style.h"
#include "gen/make/constraints/line_find.h"
#include "gen/make/constraints/sketch.h"

/* What is drawn so far. */
struct shapes {
    const struct layout *v;
    const struct line_ways *ways; /* of that layout; NULL: they are looked up one by one */
    const struct constraint_spec *w;
    const struct constraint_style *style;
    struct pcg32 *rng;
    struct sketch *out;
    uint64_t used[(MAX_CELLS + 63) / 64];   /* by lines and areas */
    uint64_t marked[(MAX_CELLS + 63) / 64]; /* have any constraint inside the board */
    unsigned marked_count;
    unsigned drawn[CONSTRAINT_KIND_COUNT];
    unsigned length; /* of the shape that is tried; 0: each try draws its own */
};

/* A constraint that is tried. */
struct shape {
    enum constraint_kind_id kind;
    unsigned sum;
    unsigned count;
    uint16_t cell[MAX_SIZE + 1];
};

static inline bool shape_has(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

static inline bool shape_is_line(enum constraint_kind_id kind)
{
    return constraint_kinds[kind]->shape == CONSTRAINT_LINE;
}

/* Do other lines and areas keep off its cells? */
static inline bool shape_takes_cells(enum constraint_kind_id kind)
{
    enum constraint_shape shape = constraint_kinds[kind]->shape;
    return shape == CONSTRAINT_LINE || shape == CONSTRAINT_AREA || shape == CONSTRAINT_CLONE_OF;
}

static inline bool shape_is_outside(enum constraint_kind_id kind)
{
    const struct constraint c = {.kind = (uint8_t)kind};
    return constraint_is_outside(&c);
}

/* Are the cells the same, or neighbours, if only at a corner? */
bool shape_touches(const struct layout *v, unsigned one, unsigned other);

/* May the line take a step in this direction: without touching itself but in the cell before a
 * bend, and without crossing another? */
bool shape_may_step(const struct shapes *s, const struct shape *line, unsigned direction);

/* The cell beside it: 0 is right, 1 is down and right, and so on around. LAYOUT_NO_CELL: there is
 * none. */
unsigned shape_next_cell(const struct layout *v, unsigned cell, unsigned direction);

/* A random number of cells for a line or an area of the kind. */
unsigned shape_length(struct shapes *s, enum constraint_kind_id kind);

/* A number of constraints of the kind, at random where it is asked for as a range. */
unsigned shape_number(struct shapes *s, enum constraint_kind_id kind);

/* Is the kind drawn already, as one of two marks (or_else)? */
bool shape_is_drawn_with_other(const struct shapes *s, enum constraint_kind_id kind);

/* Tries a shape of the kind from a random cell. False: it cannot be there. */
bool shape_grow(struct shapes *s, enum constraint_kind_id kind, struct shape *out);

#endif
