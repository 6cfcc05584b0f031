#include "gen/make/run/generate_one.h"

#include "gen/make/run/generate.h"

static bool take_generate_one(void *context, const struct record *record)
{
    record_copy(context, record);
    return true;
}

enum status generate_one(const struct layout_choice *choice,
                         const struct constraint_spec *constraints, const enum level *level,
                         uint64_t seed, struct record *out, struct diag *d)
{
    struct generate_request request;
    generate_request_init(&request);
    request.variant = choice->layout;
    request.choice = choice->kind == LAYOUT_FIXED ? NULL : choice;
    request.constraints = *constraints;
    target_init(&request.target, choice->layout);
    if (level) {
        request.target.level_low = request.target.level_high = *level;
    }
    request.seed = seed;
    request.emit = take_generate_one;
    request.context = out;
    request.diag = d;
    return generate(&request, NULL);
}
