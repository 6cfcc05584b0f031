#include "gen/make/generate_one.h"

#include "gen/make/generate.h"

static bool take(void *context, const struct record *record)
{
    *(struct record *)context = *record;
    return true;
}

enum status generate_one(const struct variant *v, const enum level *level, uint64_t seed,
                         struct record *out, struct diag *d)
{
    struct generate_request request;
    generate_request_init(&request);
    request.variant = v;
    target_init(&request.target, v);
    if (level) {
        request.target.level_low = request.target.level_high = *level;
    }
    request.seed = seed;
    request.emit = take;
    request.context = out;
    request.diag = d;
    return generate(&request, NULL);
}
