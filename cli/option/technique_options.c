#include "cli/option/technique_options.h"

enum status technique_options_read(const struct invocation *in, struct grade_options *o)
{
    const struct shared_settings *s = &in->shared;
    enum status status = STATUS_OK;
    grade_options_init(o);
    o->assume_unique = !s->no_uniqueness;
    if (s->with) {
        struct technique_set on = {{0}};
        struct diag_at at = {.file = "--with"};
        status = technique_set_parse(s->with, &on, &at, in->diag);
        for (size_t i = 0; i < sizeof on.bits / sizeof *on.bits; i++) {
            o->disabled.bits[i] &= ~on.bits[i];
        }
    }
    if (s->without) {
        struct diag_at at = {.file = "--without"};
        enum status parsed = technique_set_parse(s->without, &o->disabled, &at, in->diag);
        status = status == STATUS_OK ? parsed : status;
    }
    return status;
}
