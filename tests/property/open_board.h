/* A position as it stands in the proof of a step, for tests of nets. */
#ifndef NONET_TESTS_PROPERTY_OPEN_BOARD_H
#define NONET_TESTS_PROPERTY_OPEN_BOARD_H

#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"

/* The candidates; cells are filled only where the proof fills them. */
struct open_board {
    const struct layout *v;
    digit_set open[MAX_CELLS];
    uint8_t filled[MAX_CELLS];
};

static inline void put(struct open_board *b, unsigned cell, unsigned digit)
{
    b->filled[cell] = (uint8_t)digit;
    b->open[cell] = digit_bit(digit);
    for (unsigned i = 0; i < b->v->peer_count[cell]; i++) {
        b->open[b->v->peer[cell][i]] &= ~digit_bit(digit);
    }
}

/* An engine at this position, to be asked for techniques. */
static inline const struct engine_ops *open_board_engine(const struct open_board *b,
                                                         struct grade_scratch *scratch,
                                                         const struct grade_options *o,
                                                         void **engine)
{
    static const struct grid none;
    const struct engine_ops *ops = scratch_engine(scratch, b->v, engine);
    ops->begin(*engine, b->v, &none, o);
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        if (b->filled[cell]) {
            ops->fill(*engine, cell, b->filled[cell]);
        }
    }
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        for (unsigned digit = 1; digit <= b->v->size && !b->filled[cell]; digit++) {
            if (!(b->open[cell] & digit_bit(digit))) {
                ops->remove(*engine, cell, digit);
            }
        }
    }
    return ops;
}

#endif
