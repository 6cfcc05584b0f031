#include "gen/make/board/full_boards.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/work/stop.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/solve/solve.h"

/* The caller drops it. NULL: out of memory. */
static const struct layout *with_rules(const struct full_boards_request *r, const struct layout *v)
{
    return r->rules ? constraint_spec_ground(r->rules, v) : layout_keep(v);
}

/* STATUS_END: there is no board to be found; STATUS_FAILED: out of memory. */
static enum status fill_next(const struct full_boards_request *r, const struct board_method *method,
                             struct pcg32 *rng, struct record *record, uint64_t *attempts)
{
    enum { MAX_MAPS = 200 };
    for (unsigned maps = 0; maps < (r->choice ? MAX_MAPS : 1); maps++) {
        if (r->choice) {
            const struct layout *map = layout_choice_take(r->choice, rng);
            const struct layout *v = map ? with_rules(r, map) : NULL;
            layout_drop(map);
            if (!v) {
                return STATUS_FAILED;
            }
            layout_drop(record->variant);
            record->variant = v;
        }
        if (!solve_prepare(record->variant)) {
            return STATUS_FAILED;
        }
        uint64_t most = board_attempts(record->variant, r->choice != NULL);
        uint64_t left = stop_steps_left();
        if (method->fill(record->variant, rng, most < left ? most : left, &record->givens,
                         attempts)) {
            return STATUS_OK;
        }
        /* Each attempt is a step. If the limit allowed no more, another was wanted. */
        if (stop_step(*attempts + (*attempts == left))) {
            break;
        }
    }
    return STATUS_END;
}

/* The same within the limit. STATUS_END is reported as well. */
static enum status fill_within_limit(const struct full_boards_request *r,
                                     const struct board_method *method, uint64_t index,
                                     struct record *record, uint64_t *attempts, struct diag *d)
{
    struct pcg32 rng;
    struct stop limit;
    pcg32_seed(&rng, r->seed, index);
    struct stop *before = stop_use_limit(&limit, r->max_steps);
    enum status status = fill_next(r, method, &rng, record, attempts);
    stop_use(before);
    if (status == STATUS_OK) {
        return status;
    }
    progress_hide(r->progress);
    if (status == STATUS_FAILED) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (stop_has_run_out(&limit)) {
        d->hint = STEPS_HINT;
        return diag_error(d, NULL, "board %" PRIu64 ": " STEPS_OVER, index + 1, r->max_steps);
    }
    return diag_error(d, NULL, "board %" PRIu64 ": none found in %" PRIu64 " attempts", index + 1,
                      *attempts);
}

static enum status make_all(const struct full_boards_request *r, struct record *record,
                            uint64_t *attempts, struct diag *d)
{
    const struct board_method *method = r->method ? r->method : board_method_for(record->variant);
    record->has_seed = true;
    record->seed = r->seed;
    for (uint64_t i = 0; i < r->count; i++) {
        enum status status = fill_within_limit(r, method, i, record, &attempts[i], d);
        if (status != STATUS_OK) {
            return status;
        }
        record->index = i;
        if (!r->emit(r->context, record)) {
            return STATUS_FAILED;
        }
        progress_set(r->progress, i + 1);
    }
    return STATUS_OK;
}

enum status full_boards_make(const struct full_boards_request *r, uint64_t *attempts,
                             struct diag *d)
{
    const struct layout *ground = with_rules(r, r->variant);
    if (!ground) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    progress_begin(r->progress, "boards", r->count);
    struct record record;
    record_init(&record, ground);
    layout_drop(ground);
    enum status status = make_all(r, &record, attempts, d);
    record_free(&record);
    progress_end(r->progress);
    return status;
}

static int compare_counts(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a;
    uint64_t y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

struct attempts_summary attempts_summarise(uint64_t *attempts, size_t count)
{
    uint64_t total = 0;
    for (size_t i = 0; i < count; i++) {
        total += attempts[i];
    }
    qsort(attempts, count, sizeof attempts[0], compare_counts);
    return (struct attempts_summary){.least = attempts[0],
                                     .median = attempts[count / 2],
                                     .most = attempts[count - 1],
                                     .mean = (double)total / (double)count};
}
