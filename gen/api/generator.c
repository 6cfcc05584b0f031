/* Generating: options by name become a request; its callbacks become the caller's. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/make/dig/mask.h"
#include "gen/make/run/generate_options.h"

struct generator_settings {
    struct generate_options spec;
    uint64_t seed;
    int64_t first;
    int64_t threads;
    const char *mask;
    const char *around; /* the text of a drawing */
    bool grade;
    bool rate_se;
};

struct nonet_generator {
    struct generator_settings settings;
    struct arena strings;
    struct stop stop; /* asked by nonet_generator_cancel */
};

enum { MAX_THREADS = 1024 };

#define AT(field)   .offset = offsetof(struct generator_settings, field)
#define WISH(field) .offset = offsetof(struct generator_settings, spec.field)
static const struct option options[] = {
    {.name = "number", .kind = OPTION_INT, WISH(number), .min = 1, .max = INT64_MAX},
    {.name = "first", .kind = OPTION_INT, AT(first), .min = 0, .max = INT64_MAX},
    {.name = "seed", .kind = OPTION_UINT64, AT(seed)},
    {.name = "variant", .kind = OPTION_NAME, WISH(layout.variant), .choice = layout_or_map_choice},
    {.name = "regions", .kind = OPTION_STRING, WISH(layout.regions)},
    {.name = "houses", .kind = OPTION_LIST, WISH(layout.houses)},
    {.name = "grids", .kind = OPTION_STRING, WISH(layout.grids)},
    {.name = "constraints", .kind = OPTION_STRING, WISH(layout.constraints)},
    {.name = "all-signs", .kind = OPTION_FLAG, WISH(layout.all_signs)},
    {.name = "level", .kind = OPTION_STRING, WISH(level)},
    {.name = "se", .kind = OPTION_TENTHS, WISH(se), .min = 10, .max = 120},
    {.name = "givens", .kind = OPTION_RANGE, WISH(givens), .min = 0, .max = MAX_CELLS},
    {.name = "minimal", .kind = OPTION_FLAG, WISH(minimal)},
    {.name = "singles-only", .kind = OPTION_FLAG, WISH(singles_only)},
    {.name = "symmetry", .kind = OPTION_CHOICE, WISH(symmetry), .choice = generate_symmetry_choice},
    {.name = "requires", .kind = OPTION_STRING, WISH(requires)},
    {.name = "excludes", .kind = OPTION_STRING, WISH(excludes)},
    GENERATE_SPEC_OPTIONS(struct generator_settings, spec),
    {.name = "constraint-style", .kind = OPTION_STRING, WISH(constraint_style)},
    {.name = "few", .kind = OPTION_INT, WISH(few), .min = 1, .max = MAX_CELLS},
    {.name = "distinct", .kind = OPTION_FLAG, WISH(distinct)},
    {.name = "shard", .kind = OPTION_STRING, WISH(shard)},
    {.name = "threads", .kind = OPTION_INT, AT(threads), .min = 1, .max = MAX_THREADS},
    {.name = "tries", .kind = OPTION_INT, WISH(tries), .min = 1, .max = INT64_MAX},
    {.name = "recheck", .kind = OPTION_FLAG, WISH(recheck)},
    {.name = "around", .kind = OPTION_STRING, AT(around)},
    {.name = "mask", .kind = OPTION_STRING, AT(mask)},
    {.name = "grade", .kind = OPTION_FLAG, AT(grade)},
    {.name = "rate-se", .kind = OPTION_FLAG, AT(rate_se)},
};

nonet_generator *nonet_generator_create(nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_generator *g = calloc(1, sizeof *g);
    if (g) {
        g->settings.spec.number = 1;
        g->settings.threads = 1;
    }
    api_end(&call, g ? STATUS_OK : STATUS_FAILED);
    return g;
}

void nonet_generator_drop(nonet_generator *generator)
{
    if (generator) {
        arena_free(&generator->strings);
        free(generator);
    }
}

enum nonet_status nonet_generator_set(nonet_generator *generator, const char *option,
                                      const char *value, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct generator_settings wanted = generator->settings;
    enum status status = api_set(options, sizeof options / sizeof *options, &wanted,
                                 &generator->strings, option, value, d);
    if (status == STATUS_OK) {
        status = generate_option_check(&wanted.spec, option, d);
    }
    if (status == STATUS_OK) {
        generator->settings = wanted;
    }
    return api_end(&call, status);
}

void nonet_generator_cancel(nonet_generator *generator)
{
    stop_ask(&generator->stop);
}

struct generator_run {
    nonet_generator *generator;
    nonet_puzzle_function receive;
    struct api_progress progress;
    void *context;
    uint64_t total;
    bool refused, stopped;
};

/* Every callback comes on the calling thread, so that what it sets is seen there. */
static bool emit(void *context, const struct record *record)
{
    struct generator_run *run = context;
    nonet_puzzle puzzle = {*record};
    if (stop_is_asked()) { /* the puzzle may have been cut short */
        return false;
    }
    run->refused = run->refused || run->receive(run->context, &puzzle) != 0;
    return !run->refused;
}

static void progress(void *context, const struct generate_stats *stats,
                     const struct generate_live *live)
{
    (void)live;
    struct generator_run *run = context;
    api_progress_report(&run->progress, stats->delivered, run->total);
}

static enum status fill_request(const struct generator_settings *s, struct layout_spec *layout,
                                struct sketch *sketch, struct generate_request *r,
                                bool mask[MAX_CELLS], struct diag *d)
{
    generate_request_init(r);
    r->diag = d;
    enum status status = generate_options_fill(&s->spec, layout, r);
    r->seed = s->seed;
    r->first = (uint64_t)s->first;
    r->threads = (unsigned)s->threads;
    r->grade = s->grade;
    r->rate_se = s->rate_se;
    if (status == STATUS_OK && s->around) {
        status = sketch_read_text(sketch, "around", s->around, strlen(s->around), d);
        status = status == STATUS_OK ? generate_use_sketch(&s->spec, sketch,
                                                           (uint64_t)s->spec.number, "", layout, r)
                                     : status;
    }
    if (status == STATUS_OK && s->mask) {
        status = mask_parse("mask", s->mask, strlen(s->mask), r->variant, mask, r->diag);
        r->mask = mask;
    }
    return status == STATUS_OK ? generate_check(r) : status;
}

/* The run's own stop is asked by the progress function, the next by nonet_generator_cancel, the
 * last is the caller's. */
static enum status run_generator(struct generator_run *run, struct diag *d)
{
    nonet_generator *g = run->generator;
    struct generate_request request;
    struct layout_spec layout = {0};
    struct sketch sketch = {0};
    bool mask[MAX_CELLS];
    struct stop *before = stop_use(&run->progress.stop);
    run->progress.stop.outer = &g->stop;
    g->stop.outer = before;
    enum status status = fill_request(&g->settings, &layout, &sketch, &request, mask, d);
    if (status == STATUS_OK) {
        run->total = request.count / request.shards;
        request.emit = emit;
        request.progress = progress;
        request.context = run;
        status = generate(&request, NULL);
    }
    run->stopped = stop_is_asked();
    layout_spec_free(&layout);
    sketch_free(&sketch);
    stop_use(before);
    atomic_store(&g->stop.asked, false);
    return status;
}

enum nonet_status nonet_generate(nonet_generator *generator, nonet_puzzle_function receive,
                                 nonet_progress_function tell, void *context, nonet_error *error)
{
    struct api_call call;
    struct generator_run run = {.generator = generator,
                                .receive = receive,
                                .progress = {.tell = tell, .context = context},
                                .context = context};
    struct diag *d = api_begin(&call, error);
    if (!receive) {
        return api_end_without(&call, "receive");
    }
    enum status status = run_generator(&run, d);
    if (status != STATUS_OK && (run.stopped || run.refused)) {
        return api_end_with(&call, NONET_CANCELLED, "cancelled");
    }
    return api_end(&call, status);
}
