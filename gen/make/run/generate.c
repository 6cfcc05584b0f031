#include "gen/make/run/generate.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/format/records/record_fields.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/generate_failure.h"
#include "gen/make/search/puzzle_search.h"
#include "gen/make/threads/pool.h"
#include "gen/solve/solve.h"

enum { MAX_VARIATIONS = 1000, MAX_DISTINCT = 1 << 28 };

struct generate_run {
    const struct generate_request *request;
    struct generate_stats stats;
    struct generate_live live;
    enum status status;
    atomic_bool unsaved; /* a puzzle could not be kept */
    /* Where puzzles must be distinct: the hashes of their canonical forms, open addressing, 0 free;
     * and what makes a duplicate anew. */
    uint64_t *known;
    uint64_t known_size;
    struct searcher *searcher;
};

/* What a worker hands over for an index. */
struct index_result {
    struct search_item item;
    struct recall_difference refused;
    uint64_t form; /* where they must differ: see equivalent_form */
};

static uint64_t index_of(const struct generate_request *r, uint64_t position)
{
    /* The shard's first index is the first one of the run that is its own. */
    uint64_t lead = (r->shard - 1 + r->shards - r->first % r->shards) % r->shards;
    return r->first + lead + position * r->shards;
}

static uint64_t position_count(const struct generate_request *r)
{
    uint64_t lead = index_of(r, 0) - r->first;
    return lead >= r->count ? 0 : (r->count - lead - 1) / r->shards + 1;
}

static void *worker_new(void *context)
{
    struct generate_run *run = context;
    return searcher_new(run->request, &run->live);
}

static void worker_drop(void *worker)
{
    searcher_drop(worker);
}

static void save(struct generate_run *run, const struct record *record)
{
    const struct generate_request *r = run->request;
    if (r->save && !r->save(r->context, record)) {
        atomic_store(&run->unsaved, true);
    }
}

/* Find the puzzles that were not recalled. */
static void find(struct generate_run *run, struct searcher *s, struct search_item *const *items,
                 unsigned count, const atomic_bool *stop)
{
    search_puzzles(s, items, count, stop);
    for (unsigned i = 0; i < count; i++) {
        if (items[i]->found && run->request->few_givens) {
            atomic_fetch_add_explicit(&run->live.found, 1, memory_order_relaxed);
        }
        if (items[i]->found && !stop_is_asked()) { /* it may have been cut short */
            save(run, &items[i]->record);
        }
    }
}

static void process_generate(void *context, void *worker, uint64_t first, unsigned count,
                             void *slots, const atomic_bool *stop)
{
    struct generate_run *run = context;
    const struct generate_request *r = run->request;
    struct index_result *results = slots;
    struct search_item *wanted[MAX_SEARCHES];
    unsigned wanted_count = 0;
    for (unsigned i = 0; i < count && !*stop; i++) {
        struct search_item *o = &results[i].item;
        memset(&o->stats, 0, sizeof o->stats);
        results[i].refused.field = -1;
        o->index = index_of(r, first + i);
        o->found = r->recall && r->recall(r->context, o->index, &o->record) &&
                   (r->recalls_own || search_accepts(worker, &o->record, &results[i].refused));
        if (!o->found) {
            wanted[wanted_count++] = o;
        }
        if (wanted_count == search_at_once(worker) || (wanted_count && i + 1 == count)) {
            find(run, worker, wanted, wanted_count, stop);
            wanted_count = 0;
        }
    }
    for (unsigned i = 0; i < count && !*stop && run->known; i++) {
        results[i].form = results[i].item.found ? equivalent_form(&results[i].item.record) : 0;
    }
}

static void slot_drop(void *slot)
{
    struct index_result *o = slot;
    record_free(&o->item.record);
}

static void add_stats(struct generate_stats *sum, const struct generate_stats *more)
{
    sum->delivered += more->delivered;
    sum->boards += more->boards;
    sum->tries += more->tries;
    sum->visited += more->visited;
    sum->duplicates += more->duplicates;
    sum->near += more->near;
    sum->starved |= more->starved;
    for (int i = 0; i < REJECT_COUNT; i++) {
        sum->rejects[i] += more->rejects[i];
    }
    for (int i = 0; i <= LEVEL_BEYOND; i++) {
        sum->too_easy[i] += more->too_easy[i];
    }
}

static bool not_found(struct generate_run *run, const struct search_item *o)
{
    run->status = generate_failure(run->request, o);
    return false;
}

/* Is the puzzle equivalent to an earlier one? If not, it is known from now on. */
static bool is_known(struct generate_run *run, uint64_t form)
{
    uint64_t place = form % run->known_size;
    while (run->known[place] && run->known[place] != form) {
        place = place + 1 < run->known_size ? place + 1 : 0;
    }
    bool known = run->known[place] == form;
    run->known[place] = form;
    return known;
}

/* Is it equivalent to one that was made earlier, in this run or before it? */
static bool must_differ(struct generate_run *run, uint64_t form)
{
    const struct avoid_list *avoid = run->request->avoid;
    return (avoid && avoid_list_has(avoid, form)) || is_known(run, form);
}

/* Make the puzzle anew while it is equivalent to an earlier one. False: no other was found. */
static bool make_distinct(struct generate_run *run, struct index_result *result)
{
    const struct generate_request *r = run->request;
    struct search_item *o = &result->item;
    atomic_bool stop = false;
    for (unsigned variation = 1; must_differ(run, result->form); variation++) {
        if (variation > MAX_VARIATIONS ||
            !search_puzzle(run->searcher, o->index, variation, &o->record, &o->stats, &stop)) {
            if (o->stats.starved || o->stats.out_of_steps) {
                return not_found(run, o);
            }
            r->diag->hint = "there may be no more of them; ask for fewer puzzles";
            run->status =
                diag_error(r->diag, NULL,
                           "puzzle %" PRIu64 ": every puzzle found is equivalent to an earlier one",
                           o->index + 1);
            return false;
        }
        result->form = equivalent_form(&o->record);
        o->stats.duplicates++;
        save(run, &o->record);
    }
    return true;
}

/* The independent count: the seeds' guessing method, which shares no code with the kernels. */
static bool recheck(struct generate_run *run, const struct record *r)
{
    uint64_t positions;
    struct grid solution = {{0}};
    uint64_t count =
        solve_method_find("guess")->count(r->variant, &r->givens, 2, &solution, &positions);
    if (count == 1 && memcmp(solution.cell, r->solution.cell, r->variant->cell_count) == 0) {
        return true;
    }
    run->status =
        diag_error(run->request->diag, NULL, "puzzle %" PRIu64 ": the two solvers disagree (%s)",
                   r->index + 1, count == 1 ? "other solution" : "other number of solutions");
    return false;
}

static bool is_interrupted(struct generate_run *run)
{
    const struct generate_request *r = run->request;
    if (atomic_load(&run->unsaved)) {
        run->status = STATUS_FAILED;
        return true;
    }
    if (!stop_is_asked()) {
        return false;
    }
    run->status = diag_error(r->diag, NULL, "interrupted after %" PRIu64 " of %" PRIu64 " puzzles",
                             run->stats.delivered, position_count(r));
    return true;
}

static bool deliver(void *context, uint64_t position, void *slot)
{
    struct generate_run *run = context;
    const struct generate_request *r = run->request;
    struct index_result *result = slot;
    struct search_item *o = &result->item;
    (void)position;
    if (is_interrupted(run)) {
        return false;
    }
    if (result->refused.field >= 0 && r->refused) {
        r->refused(r->context, o->index, fields[result->refused.field].name, result->refused.kept,
                   result->refused.right);
    }
    if (!o->found) {
        add_stats(&run->stats, &o->stats);
        return not_found(run, o);
    }
    bool fresh = !run->known || make_distinct(run, result);
    add_stats(&run->stats, &o->stats);
    if (!fresh) {
        return false;
    }
    if (r->recheck && !recheck(run, &o->record)) {
        return false;
    }
    if (!r->emit(r->context, &o->record)) {
        run->status = STATUS_FAILED;
        return false;
    }
    run->stats.delivered++;
    return true;
}

static bool tick(void *context)
{
    struct generate_run *run = context;
    if (run->request->progress) {
        run->request->progress(run->request->context, &run->stats, &run->live);
    }
    return !is_interrupted(run);
}

/* Room for the canonical forms of all puzzles, at most three quarters full. */
static enum status prepare_distinct(struct generate_run *run, uint64_t count)
{
    if (count > MAX_DISTINCT) {
        return diag_usage(run->request->diag, NULL, "at most %d distinct puzzles can be made",
                          MAX_DISTINCT);
    }
    run->known_size = count + count / 3 + 16;
    run->known = calloc(run->known_size, sizeof run->known[0]);
    run->searcher = searcher_new(run->request, &run->live);
    run->stats.starved = !run->known || !run->searcher;
    return run->stats.starved
               ? diag_error(run->request->diag, NULL, "out of memory for distinct puzzles")
               : STATUS_OK;
}

/* Indices that a thread takes at a time. */
static unsigned chunk_for(const struct generate_request *r, uint64_t count)
{
    uint64_t share = count / r->threads;
    return r->few_givens                         ? 1
           : share > 64 * (uint64_t)MAX_SEARCHES ? MAX_SEARCHES
           : share > 64                          ? 16
                                                 : 1;
}

enum status generate(const struct generate_request *r, struct generate_stats *stats)
{
    struct generate_run run = {.request = r, .status = generate_check(r)};
    if (run.status != STATUS_OK) {
        return run.status;
    }
    uint64_t count = position_count(r);
    struct pool_job job = {
        .count = count,
        .threads = r->threads,
        .chunk = chunk_for(r, count),
        .slot_size = sizeof(struct index_result),
        .context = &run,
        .worker_new = worker_new,
        .worker_drop = worker_drop,
        .work = process_generate,
        .slot_drop = slot_drop,
        .deliver = deliver,
        .tick = tick,
    };
    if (!solve_prepare(r->variant)) {
        run.stats.starved = true;
        run.status = diag_error(r->diag, NULL, OUT_OF_MEMORY);
    } else if (r->few_givens || r->distinct || r->avoid) {
        run.status = prepare_distinct(&run, count);
    }
    if (run.status == STATUS_OK && pool_run(&job) == POOL_NO_MEMORY) {
        run.stats.starved = true;
        run.status = diag_error(r->diag, NULL, "out of memory for %u thread%s", r->threads,
                                r->threads == 1 ? "" : "s");
    }
    searcher_drop(run.searcher);
    free(run.known);
    if (stats) {
        *stats = run.stats;
    }
    return run.status;
}
