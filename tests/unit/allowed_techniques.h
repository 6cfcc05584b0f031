/* Paths of some techniques only. */
#ifndef NONET_TESTS_UNIT_ALLOWED_TECHNIQUES_H
#define NONET_TESTS_UNIT_ALLOWED_TECHNIQUES_H

#include <string.h>

#include "gen/grade/grade.h"
#include "gen/grade/technique/techniques.h"

/* "singles", "subsets" or all, and this one. */
static inline void allow(const char *allowed, int technique, struct grade_options *o)
{
    static const struct {
        const char *name;
        int last;
    } sets[] = {{"singles", TECHNIQUE_HIDDEN_SINGLE}, {"subsets", TECHNIQUE_HIDDEN_TRIPLE}};
    grade_options_init(o);
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        for (int id = 0; strcmp(allowed, sets[i].name) == 0 && id < TECHNIQUE_COUNT; id++) {
            if (id > sets[i].last) {
                technique_set_add(&o->disabled, id);
            }
        }
    }
    technique_set_remove(&o->disabled, technique);
}

#endif
