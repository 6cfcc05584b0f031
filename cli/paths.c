#include "cli/paths.h"

#include "gen/solve/solve.h"

enum status require_one_solution(struct stream_item *item, struct diag *d)
{
    struct record *r = &item->record;
    enum status status = grid_validate(r->variant, &r->givens, &item->at, d);
    if (status != STATUS_OK) {
        return status;
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    r->has_solution = count == 1;
    if (count == 0) {
        return diag_error(d, &item->at, "this puzzle has no solution");
    }
    if (count > 1) {
        return diag_error(d, &item->at, "this puzzle has more than one solution");
    }
    return STATUS_OK;
}

enum status techniques_chosen(const struct invocation *in, struct grade_options *o)
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

struct path *path_of_item(const struct stream_item *item, const struct grade_options *options,
                          struct grade_scratch *scratch)
{
    return path_begin(item->record.variant, &item->record.givens, options, scratch);
}

void *scratch_worker_new(const void *context)
{
    (void)context;
    return grade_scratch_new();
}

void scratch_worker_drop(void *worker)
{
    grade_scratch_drop(worker);
}
