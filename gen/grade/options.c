#include "gen/grade/options.h"

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
