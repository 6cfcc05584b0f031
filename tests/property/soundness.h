/* Is every instance of a technique sound? For an engine's each(). */
#ifndef NONET_TESTS_PROPERTY_SOUNDNESS_H
#define NONET_TESTS_PROPERTY_SOUNDNESS_H

#include "gen/grade/technique/engine.h"

struct soundness {
    const struct grid *solution;
    unsigned most; /* instances to look at */
    unsigned wrong;
    unsigned seen;
};

static inline bool check_instance(void *context, const struct engine_result *f,
                                  const struct step *s)
{
    struct soundness *c = context;
    (void)s;
    c->seen++;
    for (unsigned i = 0; i < f->place_count; i++) {
        c->wrong += c->solution->cell[f->place[i].cell] != f->place[i].digit;
    }
    for (unsigned i = 0; i < f->eliminated_count; i++) {
        c->wrong += c->solution->cell[f->eliminated[i].cell] == f->eliminated[i].digit;
    }
    return c->wrong == 0 && c->seen < c->most;
}

#endif
