#include "gen/make/run/generate.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/board/canon/canon.h"
#include "gen/format/records/record_fields.h"
#include "gen/make/constraints/constraint_use.h"
#include "gen/make/constraints/shape_draw.h"
#include "gen/make/few/few_orbits.h"
#include "gen/make/run/equivalent.h"
#include "gen/make/run/pool.h"
#include "gen/make/search/never_required.h"
#include "gen/make/search/puzzle_search.h"
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

void generate_request_init(struct generate_request *r)
{
    memset(r, 0, sizeof *r);
    r->variant = variant_at(0);
    r->count = 1;
    r->shard = 1;
    r->shards = 1;
    r->threads = 1;
    target_init(&r->target, r->variant);
}

enum status generate_request_set_shard(struct generate_request *r, const char *text)
{
    char *end;
    unsigned long shard = strtoul(text, &end, 10);
    unsigned long shards = *end == '/' ? strtoul(end + 1, &end, 10) : 0;
    if (*text < '0' || *text > '9' || *end != '\0' || shard < 1 || shard > shards ||
        shards > INT_MAX) {
        return diag_usage(r->diag, NULL, "--shard takes K/N with K from 1 to N, not '%s'", text);
    }
    r->shard = (unsigned)shard;
    r->shards = (unsigned)shards;
    return STATUS_OK;
}

static enum status check_specs(const struct generate_request *r)
{
    const struct specs *w = &r->target.specs;
    const struct spec_range *ranges[] = {&w->openings, &w->bottleneck, &w->hard_steps};
    static const char *const names[] = {"openings", "bottleneck", "hard steps"};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        if (ranges[i]->low > ranges[i]->high) {
            return diag_usage(r->diag, NULL, "the range %d..%d of %s is empty", ranges[i]->low,
                              ranges[i]->high, names[i]);
        }
    }
    if (technique_set_is_empty(&w->opening)) {
        return STATUS_OK;
    }
    enum level least = LEVEL_BEYOND;
    for (int id = 0; id < (int)technique_count(); id++) {
        enum level level = technique_at((size_t)id)->level;
        if (technique_set_has(&w->opening, id) && technique_is_single(id)) {
            return diag_usage(
                r->diag, NULL,
                "--opening: %s is a single, but the opening is the first step that is not a single",
                technique_at((size_t)id)->key);
        }
        least = technique_set_has(&w->opening, id) && level < least ? level : least;
    }
    return least <= r->target.level_high
               ? STATUS_OK
               : diag_usage(
                     r->diag, NULL,
                     "the opening makes a puzzle %s or harder, but --level allows %s at most",
                     level_name(least), level_name(r->target.level_high));
}

/* Can so few givens be had at all? */
static enum status check_few(const struct generate_request *r)
{
    if (r->variant->classic && r->few_givens < MIN_FEW_GIVENS) {
        return diag_usage(r->diag, NULL, "no puzzle with fewer than %d givens has one solution",
                          MIN_FEW_GIVENS);
    }
    if (few_givens_suit(r->variant, r->symmetry, r->mask) && r->few_givens > MAX_FEW_GIVENS) {
        r->diag->hint = "use --givens for puzzles with more givens";
        return diag_usage(r->diag, NULL, "--few searches for at most %d givens", MAX_FEW_GIVENS);
    }
    struct orbits *orbits = malloc(sizeof *orbits);
    if (!orbits) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
    }
    bool possible = false;
    bool any = r->symmetry == GENERATE_ANY_SYMMETRY;
    for (int i = any ? 1 : r->symmetry; i <= (any ? SYMMETRY_COUNT - 1 : r->symmetry); i++) {
        symmetry_orbits(r->variant, (enum symmetry)i, orbits);
        possible = possible || (symmetry_suits(r->variant, (enum symmetry)i) &&
                                few_orbits_add_up(orbits, r->mask, r->few_givens));
    }
    free(orbits);
    const char *name = any ? "any" : symmetry_name((enum symmetry)r->symmetry);
    return possible ? STATUS_OK
                    : diag_usage(r->diag, NULL,
                                 "no pattern with the symmetry %s%s has exactly %u givens", name,
                                 r->mask ? " under the mask" : "", r->few_givens);
}

enum status generate_check(const struct generate_request *r)
{
    const struct target *t = &r->target;
    struct diag *d = r->diag;
    enum status kinds =
        constraint_spec_check(&r->constraints, r->variant, r->choice != NULL, NULL, d);
    if (kinds == STATUS_OK) {
        kinds = constraint_style_check(&r->constraints, &r->style, r->variant, NULL, d);
    }
    if (kinds != STATUS_OK) {
        return kinds;
    }
    if (t->givens_low > t->givens_high || t->givens_low > r->variant->cell_count) {
        return diag_usage(d, NULL, "%s boards have %u cells, so they cannot have %u givens",
                          r->variant->name, r->variant->cell_count, t->givens_low);
    }
    if (r->symmetry != GENERATE_ANY_SYMMETRY &&
        !symmetry_suits(r->variant, (enum symmetry)r->symmetry)) {
        d->hint = "use --symmetry any or none";
        return diag_usage(d, NULL, "the shape of a %s board does not have the symmetry %s",
                          r->variant->name, symmetry_name((enum symmetry)r->symmetry));
    }
    bool bare = !r->constraints.kinds && !(r->sketch && r->sketch->kinds);
    if (r->variant->classic && bare && t->givens_high < 17) {
        d->hint = "--givens must allow 17 or more";
        return diag_usage(d, NULL, "no puzzle with fewer than 17 givens has one solution");
    }
    if (r->few_givens && r->constraints.kinds && (r->symmetry != SYMMETRY_NONE || r->mask)) {
        return diag_usage(d, NULL, "--few does not work with --symmetry or --mask; leave them out");
    }
    enum status few = r->few_givens && !r->constraints.kinds ? check_few(r) : STATUS_OK;
    if (few != STATUS_OK) {
        return few;
    }
    if (t->level_low > t->level_high) {
        return diag_usage(d, NULL, "the level range %s to %s is empty", level_name(t->level_low),
                          level_name(t->level_high));
    }
    if (t->level_low == LEVEL_BEYOND && r->variant->size <= 16) {
        d->hint = "ask for extreme, the hardest level of the techniques";
        return diag_usage(d, NULL,
                          "Nonet cannot search for %s puzzles that the techniques do not solve",
                          r->variant->name);
    }
    if (t->by_se && (!r->variant->classic || !bare)) {
        return diag_usage(d, NULL, "only classic boards have an SE rating, not %s; leave --se out",
                          r->variant->name);
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id) && technique_set_has(&t->excludes, id)) {
            return diag_usage(d, NULL, "%s is in both --requires and --excludes",
                              technique_at((size_t)id)->key);
        }
        const kind_set drawn = r->constraints.kinds | (r->sketch ? r->sketch->kinds : 0);
        struct never_required never;
        if (technique_set_has(&t->requires, id) &&
            technique_never_required(id, r->variant, drawn, &never)) {
            d->hint = never.hint;
            return diag_usage(d, NULL, "no %s puzzle needs %s: %s", r->variant->name,
                              technique_at((size_t)id)->key, never.why);
        }
        if (technique_set_has(&t->requires, id) &&
            technique_at((size_t)id)->level > t->level_high) {
            return diag_usage(
                d, NULL, "%s makes a puzzle %s or harder, but --level allows %s at most",
                technique_at((size_t)id)->key, level_name(technique_at((size_t)id)->level),
                level_name(t->level_high));
        }
    }
    return check_specs(r);
}

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
    for (int i = 0; i < REJECT_COUNT; i++) {
        sum->rejects[i] += more->rejects[i];
    }
    for (int i = 0; i <= LEVEL_BEYOND; i++) {
        sum->too_easy[i] += more->too_easy[i];
    }
}

/* "too hard 71 %, too many givens 20 %": what the tries failed by, commonest first. */
static void describe_failures(const struct generate_stats *stats, char *buffer, size_t size)
{
    bool reported[REJECT_COUNT] = {[REJECT_NONE] = true};
    size_t length = 0;
    buffer[0] = '\0';
    for (int round = 0; round < 3; round++) {
        int most = REJECT_NONE;
        for (int i = 0; i < REJECT_COUNT; i++) {
            if (!reported[i] && stats->rejects[i] > (reported[most] ? 0 : stats->rejects[most])) {
                most = i;
            }
        }
        if (reported[most] || length >= size) {
            return;
        }
        reported[most] = true;
        length += (size_t)snprintf(buffer + length, size - length, "%s%s %.3g %%",
                                   length ? ", " : "", reject_reason_name((enum reject_reason)most),
                                   100.0 * (double)stats->rejects[most] / (double)stats->tries);
    }
}

/* "easy 98.3 %, medium 1.5 %, harder 0.2 %": the levels of tries that missed the one wanted.
 * Returns the hardest below it. */
static enum level describe_levels(const struct generate_stats *stats, char *buffer, size_t size)
{
    enum level hardest = LEVEL_EASY;
    size_t length = 0;
    buffer[0] = '\0';
    for (int i = 0; i <= LEVEL_BEYOND + 1 && length < size; i++) {
        bool harder = i > LEVEL_BEYOND;
        uint64_t count = harder ? stats->rejects[REJECT_TOO_HARD] : stats->too_easy[i];
        if (count) {
            hardest = harder ? hardest : (enum level)i;
            length += (size_t)snprintf(buffer + length, size - length, "%s%s %.3g %%",
                                       length ? ", " : "", harder ? "harder" : level_name(hardest),
                                       100.0 * (double)count / (double)stats->tries);
        }
    }
    return hardest;
}

static const char *tries_name(const struct generate_request *r)
{
    return r->tries_name ? r->tries_name : "--tries N";
}

/* The search led nowhere: what these boards are instead, and what to ask for. */
static void report_hopeless(struct generate_run *run, const struct search_item *o)
{
    const struct generate_request *r = run->request;
    char shares[120];
    char hint[240];
    struct text kinds = {0};
    enum level hardest = describe_levels(&o->stats, shares, sizeof shares);
    uint32_t most = 0;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        most = o->stats.unused[k] > most ? o->stats.unused[k] : most;
    }
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (2 * o->stats.unused[k] > most) {
            text_printf(&kinds, "%s%s", kinds.length ? ", " : "", constraint_kinds[k]->name);
        }
    }
    r->diag->hint = hint;
    if (2 * (o->stats.rejects[REJECT_TOO_EASY] + o->stats.rejects[REJECT_TOO_HARD]) >=
        o->stats.tries) {
        bool bound = r->symmetry != SYMMETRY_NONE || r->mask || r->target.givens_low;
        snprintf(hint, sizeof hint,
                 "ask for %s at most or for another board%s%s, or search longer with %s",
                 level_name(hardest), r->constraints.kinds ? " or other constraints" : "",
                 bound ? r->tries_name ? ", without symmetry and givens"
                                       : ", without --symmetry, --mask and --givens"
                       : "",
                 tries_name(r));
        run->status = diag_error(
            r->diag, NULL,
            "puzzle %" PRIu64 ": %s puzzles%s rarely or never have this level: none of %" PRIu64
            " attempts had it (%s)",
            o->index + 1, r->variant->name, r->constraints.kinds ? " with these constraints" : "",
            o->stats.tries, shares);
    } else {
        snprintf(hint, sizeof hint, "leave out %s, allow more givens, or search longer with %s",
                 kinds.length && !kinds.failed ? kinds.data : "a kind", tries_name(r));
        run->status = diag_error(r->diag, NULL,
                                 "puzzle %" PRIu64 ": none of %" PRIu64
                                 " attempts used every kind of constraint",
                                 o->index + 1, o->stats.tries);
    }
    text_free(&kinds);
}

static bool not_found(struct generate_run *run, const struct search_item *o)
{
    const struct generate_request *r = run->request;
    uint64_t tries = o->stats.tries + o->stats.visited;
    char failures[200];
    char hint[120];
    if (o->stats.starved) {
        run->status = diag_error(r->diag, NULL, OUT_OF_MEMORY);
        return false;
    }
    if (o->stats.out_of_steps) {
        r->diag->hint = STEPS_HINT;
        run->status = diag_error(r->diag, NULL, "puzzle %" PRIu64 ": " STEPS_OVER, o->index + 1,
                                 r->max_steps);
        return false;
    }
    if (o->stats.hopeless) {
        report_hopeless(run, o);
        return false;
    }
    if (r->max_tries && tries > r->max_tries) {
        tries = r->max_tries; /* the last board's tries are all made */
    }
    describe_failures(&o->stats, failures, sizeof failures);
    if (r->sketch && o->stats.rejects[REJECT_NO_BOARD]) {
        r->diag->hint = "leave out a constraint or a given";
        run->status = diag_error(
            r->diag, NULL, "puzzle %" PRIu64 ": Nonet found no solution that fits the drawing",
            o->index + 1);
        return false;
    }
    if (shapes_kinds(&r->constraints, &r->style) && o->stats.rejects[REJECT_NO_BOARD]) {
        r->diag->hint = "ask for fewer or shorter constraints, or for less of a style";
        run->status = diag_error(r->diag, NULL,
                                 "puzzle %" PRIu64 ": the board has no room for these constraints",
                                 o->index + 1);
        return false;
    }
    snprintf(hint, sizeof hint, "loosen a condition, or allow more attempts with %s",
             tries_name(r));
    r->diag->hint =
        o->stats.rejects[REJECT_NO_BOARD]
            ? "the houses may contradict one another, so that no full board has them all"
            : hint;
    run->status =
        diag_error(r->diag, NULL, "puzzle %" PRIu64 ": none fits after %" PRIu64 " attempts%s%s%s",
                   o->index + 1, tries, failures[0] ? "; reasons: " : "", failures, "");
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
    return run->known && run->searcher
               ? STATUS_OK
               : diag_error(run->request->diag, NULL, "out of memory for distinct puzzles");
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
    if (!solve_prepare(r->variant)) {
        return diag_error(r->diag, NULL, OUT_OF_MEMORY);
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
    if (r->few_givens || r->distinct || r->avoid) {
        run.status = prepare_distinct(&run, count);
    }
    if (run.status == STATUS_OK && pool_run(&job) == POOL_NO_MEMORY) {
        run.status = diag_error(r->diag, NULL, "out of memory for %u threads", r->threads);
    }
    searcher_drop(run.searcher);
    free(run.known);
    if (stats) {
        *stats = run.stats;
    }
    return run.status;
}
