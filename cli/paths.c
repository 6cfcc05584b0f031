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

struct path *path_of_item(const struct stream_item *item, struct grade_scratch *scratch)
{
    struct grade_options options;
    grade_options_init(&options);
    options.assume_unique = true;
    return path_begin(item->record.variant, &item->record.givens, &options, scratch);
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
