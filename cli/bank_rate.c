#include "cli/bank_rate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/portable/program.h"
#include "base/work/stop.h"
#include "cli/progress_bar.h"
#include "gen/grade/grade_record.h"
#include "gen/make/threads/pool.h"

enum { BATCH = 256, EVERYTHING = BANK_MISSING_MINUTES | BANK_MISSING_SE | BANK_MISSING_COURSE };

static struct stop interrupt;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stop_ask(&interrupt);
}

struct rating {
    struct bank *bank;
    struct diag *diag;
    struct progress_bar bar;
    struct grade_record_options how;
    size_t count;
    int64_t id[BATCH];
    struct record record[BATCH];
    bool given_up[BATCH]; /* a thread writes its own puzzle's */
    uint64_t max_steps;   /* for a puzzle; 0: no limit */
    uint64_t done;
    uint64_t rated;
    bool failed;
};

static bool collect(void *context, const struct bank_row *row)
{
    struct rating *r = context;
    r->id[r->count] = row->id;
    record_copy(&r->record[r->count++], &row->record);
    return r->count < BATCH;
}

static void *worker_new(void *context)
{
    (void)context;
    return grade_record_scratch_new(true);
}

static void worker_drop(void *worker)
{
    grade_record_scratch_drop(worker);
}

/* What is known stays: level and score are those that the bank was given. False: given up. */
static bool rate(const struct rating *r, void *worker, struct record *record)
{
    struct record fresh = {0};
    struct stop limit;
    struct stop *before = stop_use_limit(&limit, r->max_steps);
    struct grade_record_options how = r->how;
    record_copy(&fresh, record);
    how.course = !record->course[0];
    how.rate_se = record->variant->classic && record->se_tenths < 0 && record->se_least < 0;
    grade_record(&fresh, &how, worker);
    stop_use(before);
    if (stop_has_run_out(&limit)) {
        record_free(&fresh);
        return false;
    }
    if (record->minutes < 0) {
        record->minutes = fresh.minutes;
    }
    record->se_tenths = fresh.se_tenths;
    record->se_least = fresh.se_least;
    memcpy(record->course, fresh.course, sizeof record->course);
    record_free(&fresh);
    return true;
}

static void process_bank_rate_puzzle(void *context, void *worker, uint64_t first, unsigned count,
                                     void *slots, const atomic_bool *stop)
{
    struct rating *r = context;
    (void)slots;
    for (unsigned i = 0; i < count && !atomic_load(stop); i++) {
        r->given_up[first + i] = !rate(r, worker, &r->record[first + i]);
    }
}

static bool deliver(void *context, uint64_t index, void *slot)
{
    struct rating *r = context;
    (void)slot;
    if (stop_has_come(&interrupt)) { /* so what was found may be wrong */
        return false;
    }
    if (r->given_up[index]) {
        progress_bar_hide(&r->bar);
        r->diag->hint = STEPS_HINT;
        diag_error(r->diag, NULL, "puzzle %" PRId64 " of the bank: " STEPS_OVER, r->id[index],
                   r->max_steps);
    } else {
        r->failed = bank_fill(r->bank, r->id[index], &r->record[index], r->diag) != STATUS_OK;
        r->rated++;
    }
    progress_bar_set(&r->bar, ++r->done);
    return !r->failed;
}

static bool tick(void *context)
{
    struct rating *r = context;
    progress_bar_set(&r->bar, r->done);
    return !stop_has_come(&interrupt);
}

/* A batch is one transaction; what an interrupted one has delivered is kept too. */
static enum status rate_batch(struct rating *r, unsigned threads)
{
    struct pool_job job = {
        .count = r->count,
        .threads = threads,
        .chunk = 1,
        .slot_size = 1,
        .context = r,
        .worker_new = worker_new,
        .worker_drop = worker_drop,
        .work = process_bank_rate_puzzle,
        .deliver = deliver,
        .tick = tick,
    };
    if (bank_begin(r->bank, r->diag) != STATUS_OK) {
        return STATUS_FAILED;
    }
    enum pool_result result = pool_run(&job);
    enum status status = r->failed ? STATUS_FAILED
                         : result == POOL_NO_MEMORY
                             ? diag_error(r->diag, NULL, "out of memory for %u threads", threads)
                             : bank_commit(r->bank, r->diag);
    bank_rollback(r->bank);
    if (status == STATUS_OK && stop_has_come(&interrupt)) {
        progress_bar_hide(&r->bar);
        r->diag->hint = "ratings so far are saved; run the command again to continue";
        return diag_error(r->diag, NULL, "interrupted after %" PRIu64 " puzzles", r->done);
    }
    return status;
}

static enum status rate_all(const struct invocation *in, struct rating *r)
{
    enum status status = STATUS_OK;
    int64_t after = 0;
    do {
        r->count = 0;
        status = bank_visit_missing(r->bank, EVERYTHING, after, collect, r, in->diag);
        if (status == STATUS_OK && r->count > 0) {
            after = r->id[r->count - 1];
            status = rate_batch(r, (unsigned)in->shared.threads);
        }
    } while (status == STATUS_OK && r->count > 0);
    return status;
}

enum status bank_rate(const struct invocation *in, struct bank *b)
{
    int64_t count;
    struct rating *r = calloc(1, sizeof *r);
    if (!r) {
        return diag_error(in->diag, NULL, OUT_OF_MEMORY);
    }
    r->bank = b;
    r->diag = in->diag;
    r->max_steps = (uint64_t)in->shared.limit;
    grade_options_init(&r->how.grade);
    se_options_init(&r->how.se);
    enum status status = bank_count_missing(b, EVERYTHING, &count, in->diag);
    if (status == STATUS_OK) {
        struct stop *before = stop_use(&interrupt);
        program_on_interrupt(on_interrupt);
        invocation_progress(in, &r->bar);
        progress_bar_begin(&r->bar, "puzzles", (uint64_t)count);
        status = rate_all(in, r);
        progress_bar_end(&r->bar);
        stop_use(before);
    }
    if (status == STATUS_OK && r->rated < r->done) {
        status = STATUS_FAILED;
    }
    if (!in->shared.quiet) {
        fprintf(stderr, "%" PRIu64 " rated\n", r->rated);
    }
    for (size_t i = 0; i < BATCH; i++) {
        record_free(&r->record[i]);
    }
    free(r);
    return status;
}
