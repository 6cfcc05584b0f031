#include <inttypes.h>

#include "base/file/outfile.h"
#include "base/work/stop.h"
#include "cli/command.h"
#include "cli/stream_command.h"
#include "cli/terminal/watch.h"
#include "gen/grade/grade_record.h"
#include "gen/solve/proof.h"
#include "gen/solve/solve.h"

struct solve_settings {
    int64_t count; /* 0: print a solution */
    int method;
    bool any;
    const char *proof;
    bool stats;
    bool watch;
    int64_t speed;
};

static const struct solve_settings defaults = {.speed = 20};

/* The solver's methods, and behind them the grader's techniques. */
static const char *method_name(size_t index)
{
    if (index < solve_method_count()) {
        return solve_method_at(index)->name;
    }
    return index == solve_method_count() ? "logic" : NULL;
}

static const struct option options[] = {
    {.name = "count",
     .kind = OPTION_INT,
     .metavar = "K",
     .doc = "count solutions, stop at K, and print the count, a tab and the puzzle",
     .offset = offsetof(struct solve_settings, count),
     .min = 1,
     .max = INT64_MAX},
    {.name = "method",
     .kind = OPTION_CHOICE,
     .metavar = "M",
     .doc =
         "how to solve (default: fast); 'logic' uses the techniques of a person and never guesses",
     .offset = offsetof(struct solve_settings, method),
     .choice = method_name},
    {.name = "any",
     .kind = OPTION_FLAG,
     .doc = "print a solution without checking that it is the only one",
     .offset = offsetof(struct solve_settings, any)},
    {.name = "proof",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "write a proof to FILE that no puzzle has another solution, or any, for an independent "
            "checker",
     .offset = offsetof(struct solve_settings, proof)},
    {.name = "stats",
     .kind = OPTION_FLAG,
     .doc = "add a tab and the number of positions tried (logic: of steps)",
     .offset = offsetof(struct solve_settings, stats)},
    {.name = "watch",
     .kind = OPTION_FLAG,
     .doc = "animate the method in the terminal (brute, guess or logic)",
     .offset = offsetof(struct solve_settings, watch)},
    {.name = "speed",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "positions a second with --watch (default: 20); the keys + and - change it",
     .offset = offsetof(struct solve_settings, speed),
     .min = 1,
     .max = 1000000},
};

struct solve_context {
    const struct solve_settings *settings;
    const struct solve_method *method; /* NULL: logic */
    uint64_t max_positions;            /* of the search for another solution */
    const struct format *format;
    bool has_fields; /* the format has a field for the solution */
};

static void print_count(struct stream_item *item, uint64_t count, const uint64_t *positions)
{
    char line[MAX_CELLS + 1];
    const struct record *r = &item->record;
    text_printf(&item->out, "%" PRIu64 "\t%s", count, grid_to_line(r->variant, &r->givens, line));
    if (positions) {
        text_printf(&item->out, "\t%" PRIu64, *positions);
    }
    text_add(&item->out, "\n", 1);
}

static void print_solution(struct stream_item *item, const struct solve_context *c,
                           const struct grid *solution, uint64_t positions)
{
    struct record *r = &item->record;
    if (c->settings->stats) {
        char line[MAX_CELLS + 1];
        text_printf(&item->out, "%s\t%" PRIu64 "\n", grid_to_line(r->variant, solution, line),
                    positions);
        return;
    }
    r->solution = *solution;
    r->has_solution = true;
    if (!c->has_fields && format_supports(c->format, r->variant)) {
        r->givens = *solution;
    }
}

/* Limit on the search for another solution on boards other than the classic one: a solution may be
 * easy to find where the proof that it is the only one takes hours. */
enum { UNIQUE_POSITIONS = 8000000 };

/* A classic puzzle's solution and whether there is another are one question. */
static bool asks_for_two(const struct solve_context *c, const struct record *r)
{
    const struct solve_settings *s = c->settings;
    return r->variant->classic && c->method == solve_method_at(0) && !s->any && !s->stats;
}

/* A puzzle with more than one solution is reported, and the one that was found is printed. */
static void report_several(const struct solve_context *c, struct stream_item *item, uint64_t found,
                           struct diag *d)
{
    const struct record *r = &item->record;
    if (!c->settings->any && !asks_for_two(c, r) && !stop_is_asked()) {
        struct stop *limit = stop_use(NULL); /* which is for the solution */
        found = solve_count_within(r->variant, &r->givens, 2, c->max_positions, NULL, NULL);
        stop_use(limit);
    }
    if (found == SOLVE_UNKNOWN) {
        diag_warning(d, &item->at, "another solution may exist: the search for one was given up");
    }
    if (found == 2) {
        d->hint = "Nonet printed one of them; add --any to allow this";
        diag_error(d, &item->at, "this puzzle has more than one solution");
        item->flawed = true;
    }
}

/* The proof waits in item->aside for its turn in the file. NULL: there is no solution. */
static enum status prove(struct stream_item *item, const struct grid *solution, struct diag *d)
{
    const struct record *r = &item->record;
    enum proof_result result = PROOF_IMPOSSIBLE;
    if (!solve_prepare(r->variant)) {
        return diag_error(d, &item->at, OUT_OF_MEMORY);
    }
    if (!solution) {
        diag_warning(d, &item->at, "this puzzle has no solution; the proof says why");
    }
    if (!solution || !solve_another(r->variant, &r->givens, solution, NULL)) {
        result = proof_write(r->variant, &r->givens, solution, &item->aside);
    }
    return result == PROOF_IMPOSSIBLE
               ? diag_error(d, &item->at,
                            "this puzzle has more than one solution, so there is no proof")
               : STATUS_OK;
}

static bool keep_proof(void *context, const struct stream_item *item)
{
    fwrite(item->aside.data, 1, item->aside.length, ((struct outfile *)context)->stream);
    return true;
}

static enum status process_solve_puzzle(const void *context, void *worker, struct stream_item *item,
                                        struct diag *d)
{
    const struct solve_context *c = context;
    struct record *r = &item->record;
    uint64_t limit = c->settings->count ? (uint64_t)c->settings->count : 1;
    uint64_t positions = 0;
    uint64_t found = 1;
    struct grid solution;
    if (c->settings->count) {
        bool wanted = c->settings->stats;
        uint64_t count = wanted ? c->method->count(r->variant, &r->givens, limit, NULL, &positions)
                                : solve_count(r->variant, &r->givens, limit, NULL);
        print_count(item, count, wanted ? &positions : NULL);
        return STATUS_OK;
    }
    enum status status = grid_validate(r->variant, &r->givens, &item->at, d);
    if (status != STATUS_OK) {
        return status;
    }
    if (!c->method) {
        if (!solve_by_techniques(r->variant, &r->givens, worker, &solution, &positions)) {
            d->hint = "use another --method; the others solve every puzzle";
            status =
                diag_error(d, &item->at, "the techniques cannot go further after %" PRIu64 " steps",
                           positions);
        }
    } else {
        found = c->method->count(r->variant, &r->givens, asks_for_two(c, r) ? 2 : 1, &solution,
                                 &positions);
        if (found == 0 && c->settings->proof) {
            return prove(item, NULL, d);
        }
        if (found == 0) {
            d->hint = SHOW_WHY_HINT;
            status = diag_error(d, &item->at, "this puzzle has no solution");
        }
    }
    if (status == STATUS_OK && c->settings->proof) {
        status = prove(item, &solution, d);
        print_solution(item, c, &solution, positions);
    } else if (status == STATUS_OK) {
        report_several(c, item, found, d);
        print_solution(item, c, &solution, positions);
    }
    return status;
}

/* Classic boards have at most milliseconds of work, where not more solutions are counted. */
static bool is_quick(const void *context, const struct record *record)
{
    enum { MAX_QUICK_COUNT = 1000 };
    const struct solve_context *c = context;
    return c->method == solve_method_at(0) && c->settings->count <= MAX_QUICK_COUNT &&
           record->variant == variant_at(0);
}

static void *worker_new(const void *context)
{
    (void)context;
    return grade_scratch_new();
}

static void worker_drop(void *worker)
{
    grade_scratch_drop(worker);
}

/* The proofs are written whole or not at all, and only if every puzzle has one. */
static enum status run_with_proof(struct stream_map *map, const struct invocation *in)
{
    const struct solve_settings *s = in->settings;
    struct outfile file;
    if (s->count || s->stats || s->any || s->method != 0) {
        return diag_usage(in->diag, NULL,
                          "--proof works without --count, --stats, --any and --method");
    }
    enum status status = outfile_open(&file, s->proof, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    map->keep = keep_proof;
    map->keep_context = &file;
    map->is_quick = NULL;
    status = stream_command_run(map, in);
    if (status != STATUS_OK) {
        outfile_discard(&file);
        return status;
    }
    return outfile_commit(&file, in->diag);
}

static enum status run_solve(const struct invocation *in)
{
    const struct solve_settings *s = in->settings;
    struct solve_context c = {.settings = s, .format = stream_format_chosen(in, "grid", "line")};
    c.max_positions = in->shared.limit ? (uint64_t)in->shared.limit : UNIQUE_POSITIONS;
    c.has_fields = stream_format_has_fields(c.format);
    if ((size_t)s->method < solve_method_count()) {
        c.method = solve_method_at((size_t)s->method);
    } else if (s->count) {
        return diag_usage(in->diag, NULL,
                          "--count does not work with --method logic, which finds one solution");
    }
    if (s->watch && c.method && !c.method->watch) {
        in->diag->hint = "choose --method brute, guess or logic";
        return diag_usage(in->diag, NULL, "--watch does not work with --method %s", c.method->name);
    }
    if (s->watch) {
        const char *file = in->arguments.count ? in->arguments.item[0] : NULL;
        return watch_puzzles(file, c.method, s->speed, in->diag);
    }
    if (in->shared.format >= 0 && (s->count || s->stats)) {
        in->diag->hint = "leave --format out, or name a .txt file";
        return diag_usage(in->diag, NULL, "--%s writes only lines with tabs",
                          s->count ? "count" : "stats");
    }
    struct stream_map map = {
        .unit = "puzzles",
        .output = s->count || s->stats ? NULL : c.format,
        .context = &c,
        .work = process_solve_puzzle,
        .is_quick = is_quick,
        .counts_only = c.method == solve_method_at(0),
    };
    if (!c.method) {
        map.worker_new = worker_new;
        map.worker_drop = worker_drop;
    }
    return s->proof ? run_with_proof(&map, in) : stream_command_run(&map, in);
}

const struct command command_solve = {
    .name = "solve",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "Solve puzzles, or count their solutions",
    .detail =
        "Prints the solution of each puzzle, in the order of the input. The input may be in "
        "any format ('nonet help formats').\n\nA puzzle with no solution, or one that cannot "
        "be read, is reported and skipped. If a puzzle has several solutions, that is "
        "reported and one of them is printed, unless --any is given. The exit status is 1 "
        "if anything was reported. Use --count 2 to find such puzzles.\n\nOn large "
        "boards, it can take very long to prove that a solution is the only one. Nonet "
        "gives that up after 8 million positions, or after --limit, prints the solution and warns "
        "you. A puzzle with constraints that takes long is searched by every thread that has "
        "nothing else to do.\n\n--proof FILE writes down why no other solution exists, or no "
        "solution at all, in "
        "steps that another program can check (doc/proof.md).",
    .examples = "nonet solve puzzles.txt|the solution of each puzzle\nnonet solve --count 2 "
                "puzzles.txt|0, 1 or 2 solutions: only 1 is a valid puzzle\nnonet solve --method "
                "brute --stats puzzles.txt|how many positions trial and error examines\nnonet "
                "solve --count 2 --limit 100000 hard.json|skip puzzles that take longer\nnonet "
                "solve --watch --method guess puzzle.txt|an animation of the search",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_solve,
};
