#include "render/book/plan/level_times.h"

#include <math.h>

void level_time_add(struct level_time *t, double minutes)
{
    if (minutes < 0) {
        t->untimed++;
        return;
    }
    const double whole = fmax(1, round(minutes));
    t->low = t->timed ? fmin(t->low, whole) : whole;
    t->high = fmax(t->high, whole);
    t->timed++;
}
