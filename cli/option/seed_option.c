#include "cli/option/seed_option.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "gen/board/seed.h"

enum status seed_option_read(const char *text, uint64_t *seed, struct diag *d)
{
    if (!text) {
        *seed = seed_draw();
        return STATUS_OK;
    }
    char *end;
    errno = 0;
    *seed = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end != '\0' || errno) {
        return diag_usage(d, NULL, "--seed must be from 0 to 18446744073709551615, not '%s'", text);
    }
    return STATUS_OK;
}

void seed_option_print(const char *text, bool quiet, uint64_t seed)
{
    if (!text && !quiet) {
        fprintf(stderr, "seed %" PRIu64 "\n", seed);
    }
}
