#include "gen/grade/grade_options.h"

#include <string.h>

void grade_options_init(struct grade_options *o)
{
    memset(o, 0, sizeof *o);
    o->cap = LEVEL_EXTREME;
    o->assume_unique = true;
    for (size_t i = 0; i < technique_count(); i++) {
        if (technique_at(i)->off_by_default) {
            technique_set_add(&o->disabled, (int)i);
        }
    }
}

bool grade_options_agree(const struct grade_options *a, const struct grade_options *b)
{
    return a->cap == b->cap && memcmp(&a->disabled, &b->disabled, sizeof a->disabled) == 0 &&
           a->assume_unique == b->assume_unique &&
           a->no_missing_candidates == b->no_missing_candidates &&
           a->small_empty_rectangles == b->small_empty_rectangles && a->overlap == b->overlap &&
           a->als_in_chains == b->als_in_chains && a->siamese == b->siamese;
}
