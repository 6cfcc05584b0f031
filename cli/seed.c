#include "cli/seed.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Seeds are drawn short enough to be typed again. */
static uint64_t draw_seed(void)
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

enum status seed_parse(const char *text, uint64_t *seed, struct diag *d)
{
    if (!text) {
        *seed = draw_seed();
        return STATUS_OK;
    }
    char *end;
    errno = 0;
    *seed = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno) {
        return diag_usage(d, NULL, "--seed takes a number from 0 to 18446744073709551615, not '%s'",
                          text);
    }
    return STATUS_OK;
}

void seed_tell(const char *text, bool quiet, uint64_t seed)
{
    if (!text && !quiet) {
        fprintf(stderr, "seed %" PRIu64 "\n", seed);
    }
}
