#include "gen/board/seed.h"

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "base/portable/posix_texts.h"

uint64_t seed_draw(void)
{
    uint32_t drawn = 0;
    FILE *source = fopen("/dev/urandom", "rb");
    bool read = source && fread(&drawn, sizeof drawn, 1, source) == 1;
    if (source) {
        fclose(source);
    }
    if (!read) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        drawn = (uint32_t)now.tv_nsec ^ (uint32_t)now.tv_sec * 2654435761U ^ (uint32_t)getpid();
    }
    return drawn;
}

uint64_t seed_of_day(time_t when)
{
    struct tm day;
    gmtime_r(&when, &day);
    return (uint64_t)(day.tm_year + 1900) * 10000 + (uint64_t)(day.tm_mon + 1) * 100 +
           (uint64_t)day.tm_mday;
}
