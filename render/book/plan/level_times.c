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

void level_times_meet(struct level_time *time, size_t count)
{
    const double farthest = 2; /* minutes: sections and puzzles say their own times */
    for (size_t i = 0; i + 1 < count; i++) {
        const double bound = round((time[i].high + time[i + 1].low) / 2);
        const double overlap = time[i].high - time[i + 1].low;
        if (overlap > 0 && overlap <= 2 * farthest && bound > time[i].low &&
            bound < time[i + 1].high) {
            time[i].high = time[i + 1].low = bound;
        }
    }
}
