/* The two compilations of the technique engine, as a table of functions; internal to gen/grade. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_ENGINE_OPS_H
#define NONET_GEN_GRADE_TECHNIQUE_ENGINE_OPS_H

#include "gen/grade/step.h"

enum { ENGINE_FIND_MAX = 1024 };

/* What one instance of a technique does, size-independent. */
struct engine_find {
    uint16_t place_count;
    uint16_t drop_count;
    struct candidate place[MAX_CELLS];
    struct candidate drop[ENGINE_FIND_MAX];
};

struct engine_ops {
    size_t size; /* of the engine, in bytes */

    /* Start on a puzzle. options and givens are kept by reference. */
    void (*begin)(void *engine, const struct variant *v, const struct grid *givens,
                  const struct grade_options *o);

    /* Find the next step at or under the cap, and keep it. -1: none; else the technique. `step`
     * asks for reasons; NULL is faster. */
    int (*next)(void *engine, struct step *step);

    /* The same, all instances of the simplest technique at once. */
    int (*next_round)(void *engine);

    /* Carry out what next or next_round has kept. */
    void (*apply)(void *engine);

    bool (*solved)(const void *engine);
    bool (*broken)(const void *engine);
    unsigned (*value)(const void *engine, unsigned cell);
    digit_set (*candidates)(const void *engine, unsigned cell);

    /* Set up a position: fill a cell, or take a candidate away. */
    void (*fill)(void *engine, unsigned cell, unsigned digit);
    void (*remove)(void *engine, unsigned cell, unsigned digit);

    /* Visit every instance of one technique in the position, until visit returns false. */
    void (*each)(void *engine, int technique,
                 bool (*visit)(void *context, const struct engine_find *f, const struct step *s),
                 void *context, struct step *step);
};

extern const struct engine_ops engine_small; /* up to 128 cells, sizes up to 11 */
extern const struct engine_ops engine_large;

#endif
