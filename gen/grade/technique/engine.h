/* The technique engine as gen/grade/ calls it: a position, and the search for its next step. There
 * is one for each width of cell sets; each is this table of functions.
 *
 * Threads: an engine belongs to one thread at a time. No allocation. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_ENGINE_H
#define NONET_GEN_GRADE_TECHNIQUE_ENGINE_H

#include "gen/grade/grade_options.h"
#include "gen/grade/step.h"

enum { ENGINE_MAX_ELIMINATED = 1024 };

/* What one instance of a technique does. */
struct engine_result {
    uint16_t place_count;
    uint16_t eliminated_count;
    struct candidate place[MAX_CELLS];
    struct candidate eliminated[ENGINE_MAX_ELIMINATED];
};

/* Is shown an instance, and why it holds (NULL: nobody asked). Returns whether it wants more. */
typedef bool engine_visit(void *context, const struct engine_result *r, const struct step *s);

struct engine_ops {
    size_t (*size)(void); /* of an engine, in bytes; it begins as zeros */

    /* Start on a puzzle. options and givens are kept by reference. */
    void (*begin)(void *engine, const struct layout *v, const struct grid *givens,
                  const struct grade_options *o);

    /* Find the next step at or under the cap, and keep it. -1: none; else the technique. `step`
     * takes the reasons; NULL is faster. */
    int (*next)(void *engine, struct step *step);

    /* The same, all instances of the simplest technique at once. */
    int (*next_round)(void *engine);

    /* The same for one technique and those that are looked for together with it, with these options
     * in place of the puzzle's. */
    int (*next_of)(void *engine, int technique, const struct grade_options *o);

    /* Until the next puzzle, `next` gives up (-1) once every technique that it has not searched yet
     * scores more than this. */
    void (*limit)(void *engine, int score);

    /* The table is not in the order of levels. Is there a step above the cap by a technique that
     * comes before the one of the step that `next` has just found? */
    bool (*harder_first)(void *engine);

    /* Carry out what next or next_round has kept. */
    void (*apply)(void *engine);

    bool (*solved)(const void *engine);
    unsigned (*unfilled)(const void *engine); /* cells */
    bool (*broken)(const void *engine);
    unsigned (*value)(const void *engine, unsigned cell);
    digit_set (*candidates)(const void *engine, unsigned cell);

    /* Set up a position: fill a cell, or take a candidate away. */
    void (*fill)(void *engine, unsigned cell, unsigned digit);
    void (*remove)(void *engine, unsigned cell, unsigned digit);

    /* Visit every instance of one technique in the position. `step` as for next. */
    void (*each)(void *engine, int technique, engine_visit *visit, void *context,
                 struct step *step);
};

/* The bounds of engine_small; the other takes every layout. */
enum { SMALL_ENGINE_CELLS = 128, SMALL_ENGINE_SIZE = 11, SMALL_ENGINE_HOUSES = 58 };
extern const struct engine_ops engine_small;
extern const struct engine_ops
    engine_small_avx2; /* the same for processors with AVX2; x86-64 only */
extern const struct engine_ops engine_large;

#endif
