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
    for (size_t i = 1; i < count; i++) {
        time[i].high = fmax(time[i].high, time[i - 1].high);
    }
    for (size_t i = count; i-- > 1;) {
        time[i - 1].low = fmin(time[i].low, time[i - 1].low);
    }
    for (size_t i = 0; i < count; i++) {
        const double least = time[i].low + 1;
        const double middle =
            i + 1 < count ? round((time[i].high + time[i + 1].low) / 2) : time[i].high;
        time[i].high = fmax(least, middle);
        if (i + 1 < count) {
            time[i + 1].low = time[i].high;
        }
    }
}
