#include "render/book/plan/level_times.h"

#include <math.h>
#include <stdlib.h>

static int by_size(const void *a, const void *b)
{
    const double one = *(const double *)a;
    const double two = *(const double *)b;
    return (one > two) - (one < two);
}

struct level_time level_time_of(double *minutes, size_t count)
{
    qsort(minutes, count, sizeof *minutes, by_size);
    const size_t quarter = (count - 1) / 4;
    return (struct level_time){fmax(1, round(minutes[quarter])),
                               fmax(1, round(minutes[count - 1 - quarter]))};
}
