#include <inttypes.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/stream_command.h"
#include "gen/make/dig/mask.h"
#include "gen/make/run/generate.h"
#include "gen/make/run/generate_options.h"
#include "gen/make/run/resume_file.h"
#include "render/press/avoid_files.h"

struct generate_settings {
    struct generate_options spec;
    const char *seed_text;
    const char *mask;
    const char *resume;
    struct option_list avoid;
    bool stats;
};

static const struct generate_settings defaults = {.spec.number = 1};

static const struct option options[] = {
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "how many puzzles (1)",
     .offset = offsetof(struct generate_settings, spec.number),
     .min = 1,
     .max = INT64_MAX},
    SEED_OPTION(struct generate_settings,
                "a number; the same seed and options give the same puzzles"),
    {.name = "level",
     .kind = OPTION_STRING,
     .metavar = "L",
     .doc = "easy, medium, hard, unfair or extreme, or a range of them: easy..hard",
     .offset = offsetof(struct generate_settings, spec.level),
     .choice = level_choice},
    {.name = "se",
     .kind = OPTION_TENTHS,
     .metavar = "A..B",
     .doc = "rating by Sudoku Explainer 1.2.1",
     .offset = offsetof(struct generate_settings, spec.se),
     .min = 10,
     .max = 120},
    {.name = "givens",
     .kind = OPTION_RANGE,
     .metavar = "A..B",
     .doc = "how many givens: 30, 28..32, ..26 or 30.. (no more than it takes)",
     .offset = offsetof(struct generate_settings, spec.givens),
     .min = 0,
     .max = MAX_CELLS},
    {.name = "minimal",
     .kind = OPTION_FLAG,
     .doc = "no given (with a symmetry: no group of givens) can go, and no clue but the last of a "
            "kind asked for, and signs where all are shown",
     .offset = offsetof(struct generate_settings, spec.minimal)},
    {.name = "symmetry",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "of the pattern of givens; any picks one for each puzzle",
     .offset = offsetof(struct generate_settings, spec.symmetry),
     .choice = generate_symmetry_choice},
    {.name = "mask",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "a picture, as text or PBM: givens stand only where it is marked",
     .offset = offsetof(struct generate_settings, mask)},
    {.name = "requires",
     .kind = OPTION_STRING,
     .metavar = "T,…",
     .doc = "techniques without which others up to the level fail; if none is given, up to theirs, "
            "and the puzzle's score may be any",
     .offset = offsetof(struct generate_settings, spec.requires),
     .choice = technique_choice},
    {.name = "excludes",
     .kind = OPTION_STRING,
     .metavar = "T,…",
     .doc = "techniques that its solution path does not use",
     .offset = offsetof(struct generate_settings, spec.excludes),
     .choice = technique_choice},
    GENERATE_SPEC_OPTIONS(struct generate_settings, spec),
    {.name = "singles-only",
     .kind = OPTION_FLAG,
     .doc = "full houses, naked and hidden singles solve it",
     .offset = offsetof(struct generate_settings, spec.singles_only)},
    {.name = "few",
     .kind = OPTION_INT,
     .metavar = "G",
     .doc = "exactly G givens (classic boards: 17 to 25), by searching the vicinity of puzzles; "
            "with clues: as few givens, or clues, as are found",
     .offset = offsetof(struct generate_settings, spec.few),
     .min = 1,
     .max = MAX_CELLS},
    {.name = "distinct",
     .kind = OPTION_FLAG,
     .doc = "no two puzzles are equivalent, isomorphs of one another (always so with --few)",
     .offset = offsetof(struct generate_settings, spec.distinct)},
    {.name = "avoid",
     .kind = OPTION_LIST,
     .metavar = "FILE",
     .doc = "no puzzle that is equivalent to one in FILE: a bank, a book's folder or manifest, or "
            "puzzles in any format; may be given several times",
     .offset = offsetof(struct generate_settings, avoid)},
    LAYOUT_OPTIONS(struct generate_settings, spec.layout, "size and houses"),
    LAYOUT_OPTION_CLUES(struct generate_settings, spec.layout),
    {.name = "shard",
     .kind = OPTION_STRING,
     .metavar = "K/N",
     .doc = "make the K-th of N parts; together they are the whole",
     .offset = offsetof(struct generate_settings, spec.shard)},
    {.name = "resume",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "keep each puzzle in FILE when it is found, and take up what FILE holds already",
     .offset = offsetof(struct generate_settings, resume)},
    {.name = "tries",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc =
         "give a puzzle up after N tries; without it also sooner, where the search leads nowhere",
     .offset = offsetof(struct generate_settings, spec.tries),
     .min = 1,
     .max = INT64_MAX},
    {.name = "recheck",
     .kind = OPTION_FLAG,
     .doc = "count the solutions of each puzzle again by another method",
     .offset = offsetof(struct generate_settings, spec.recheck)},
    {.name = "stats",
     .kind = OPTION_FLAG,
     .doc = "tell on standard error how many tries it took, and why they failed",
     .offset = offsetof(struct generate_settings, stats)},
};

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* The first Ctrl-C ends the run in order, a second one at once. */
static void watch_interrupts(void)
{
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

struct output {
    struct writer writer;
    struct progress_bar bar;
    uint64_t done;
    bool tell_level; /* under each puzzle, where a person looks on */
    unsigned few;
    struct resume_file *resume; /* NULL: none */
    struct diag *diag;
    char unit[96]; /* of the progress bar */
};

static bool emit(void *context, const struct record *record)
{
    struct output *o = context;
    if (o->writer.interactive) {
        progress_bar_hide(&o->bar);
    }
    writer_put(&o->writer, record);
    if (o->tell_level) {
        fprintf(o->writer.out, "# %s, %u givens\n", record->level,
                grid_given_count(record->variant, &record->givens));
    }
    progress_bar_set(&o->bar, ++o->done);
    return true;
}

/* A search for few givens tells where it is: what it has found, and how near it has come. */
static void show_progress(void *context, const struct generate_stats *stats,
                          const struct generate_live *live)
{
    struct output *o = context;
    if (o->few) {
        uint64_t visited = 0;
        for (int i = 0; i <= MAX_FEW_GIVENS; i++) {
            visited += atomic_load_explicit(&live->visits[i], memory_order_relaxed);
        }
        unsigned near = o->few < MAX_FEW_GIVENS ? o->few + 1U : MAX_FEW_GIVENS;
        snprintf(o->unit, sizeof o->unit,
                 "puzzles (%" PRIu64 " found; %" PRIu64 " searched around, %" PRIu64
                 " of %u givens)",
                 (uint64_t)atomic_load_explicit(&live->found, memory_order_relaxed), visited,
                 (uint64_t)atomic_load_explicit(&live->visits[near], memory_order_relaxed), near);
    }
    progress_bar_set(&o->bar, stats->delivered);
}

static bool keep(void *context, const struct record *record)
{
    const struct output *o = context;
    return resume_file_add(o->resume, record);
}

static bool recall(void *context, uint64_t index, struct record *out)
{
    const struct output *o = context;
    return resume_file_find(o->resume, index, out);
}

static void refuse(void *context, uint64_t index, const char *field, const char *kept,
                   const char *right)
{
    struct output *o = context;
    progress_bar_hide(&o->bar);
    resume_file_refuse(o->resume, index, field, kept, right, o->diag);
}

static enum status fill_request(const struct invocation *in, struct layout_spec *layout,
                                struct generate_request *r)
{
    const struct generate_settings *s = in->settings;
    generate_request_init(r);
    r->diag = in->diag;
    r->threads = (unsigned)in->shared.threads;
    enum status status = generate_options_fill(&s->spec, layout, r);
    if (status == STATUS_OK) {
        status = seed_option_read(s->seed_text, &r->seed, in->diag);
    }
    return status;
}

static void print_stats(const struct generate_stats *stats)
{
    fprintf(stderr, "%" PRIu64 " puzzles in %" PRIu64 " tries on %" PRIu64 " boards\n",
            stats->delivered, stats->tries, stats->boards);
    if (stats->visited) {
        fprintf(stderr, "%12" PRIu64 "  puzzles searched around\n", stats->visited);
    }
    if (stats->duplicates) {
        fprintf(stderr, "%12" PRIu64 "  duplicates made anew\n", stats->duplicates);
    }
    for (int i = 0; i < REJECT_COUNT; i++) {
        if (stats->rejects[i]) {
            fprintf(stderr, "%12" PRIu64 "  %5.1f %%  %s\n", stats->rejects[i],
                    100.0 * (double)stats->rejects[i] / (double)stats->tries,
                    reject_reason_name((enum reject_reason)i));
        }
    }
}

/* On a terminal a grid is followed by its level, as a comment that every reader passes over. */
static bool tells_level(const struct invocation *in, const struct format *format)
{
    bool to_file = in->shared.output && strcmp(in->shared.output, "-") != 0;
    return !to_file && isatty(STDOUT_FILENO) && format == format_find("grid");
}

/* Generate into a writer that is ready. */
static enum status write_puzzles(const struct invocation *in, struct generate_request *r,
                                 struct resume_file *resume, FILE *stream,
                                 const struct format *format)
{
    const struct generate_settings *s = in->settings;
    struct generate_stats stats = {0};
    struct output o = {.few = r->clues.kinds ? 0 : r->few_givens,
                       .resume = resume,
                       .diag = in->diag,
                       .unit = "puzzles"};
    seed_option_tell(s->seed_text, in->shared.quiet, r->seed);
    writer_init(&o.writer, stream, format);
    o.tell_level = tells_level(in, format);
    r->emit = emit;
    r->progress = show_progress;
    r->save = resume ? keep : NULL;
    r->recall = resume ? recall : NULL;
    r->refused = resume ? refuse : NULL;
    r->context = &o;
    r->interrupted = &interrupted;
    invocation_progress(in, &o.bar);
    progress_bar_begin(&o.bar, o.unit, r->count / r->shards);
    watch_interrupts();
    enum status status = generate(r, &stats);
    progress_bar_end(&o.bar);
    enum status written = writer_finish(&o.writer, in->diag);
    if (s->stats) {
        print_stats(&stats);
    }
    return status == STATUS_OK ? written : status;
}

/* Write into the output file, which keeps what it held unless all goes well. Closes the resume
 * file. */
static enum status write_file(const struct invocation *in, struct generate_request *r,
                              struct resume_file *resume, const struct format *format)
{
    struct outfile file;
    enum status opened = outfile_open(&file, in->shared.output, in->diag);
    enum status status =
        opened == STATUS_OK ? write_puzzles(in, r, resume, file.stream, format) : opened;
    if (resume) {
        enum status closed = resume_file_close(resume, in->diag);
        status = status == STATUS_OK ? closed : status;
    }
    if (status == STATUS_OK) {
        return outfile_commit(&file, in->diag);
    }
    if (opened == STATUS_OK) {
        outfile_discard(&file);
    }
    return status;
}

static enum status run_request(const struct invocation *in, const struct layout_choice *choice,
                               struct generate_request *r)
{
    const struct generate_settings *s = in->settings;
    const struct format *format;
    enum status status = stream_format_for(in, choice, r->clues.kinds, "grid", "line", &format);
    r->grade = status == STATUS_OK && (stream_format_has_fields(format) || tells_level(in, format));
    r->level_only = true;
    status = status == STATUS_OK ? generate_check(r) : status;
    bool named = !r->clues.kinds && choice->kind != LAYOUT_RANDOM &&
                 choice->kind != LAYOUT_RANDOM_HALF_TURN && r->variant->named;
    if (status != STATUS_OK || !s->resume) {
        return status == STATUS_OK ? write_file(in, r, NULL, format) : status;
    }
    struct resume_file resume;
    status = resume_file_open(&resume, s->resume, format_find(named ? "tsv" : "json"), r->seed,
                              in->diag);
    return status == STATUS_OK ? write_file(in, r, &resume, format) : status;
}

static enum status run_generate(const struct invocation *in)
{
    const struct generate_settings *s = in->settings;
    struct generate_request request;
    struct layout_spec layout = {0};
    static bool mask[MAX_CELLS];
    enum status status = command_expect_arguments(in, 0, 0);
    if (status == STATUS_OK) {
        status = fill_request(in, &layout, &request);
    }
    if (status == STATUS_OK && s->mask) {
        status = mask_read(s->mask, request.variant, mask, in->diag);
        request.mask = mask;
    }
    struct avoid_list avoid = {0};
    for (size_t i = 0; status == STATUS_OK && i < s->avoid.count; i++) {
        status = avoid_files_read(&avoid, s->avoid.item[i], in->diag);
    }
    avoid_list_finish(&avoid);
    request.avoid = s->avoid.count ? &avoid : NULL;
    status = status == STATUS_OK ? run_request(in, &layout.choice, &request) : status;
    avoid_list_free(&avoid);
    layout_spec_free(&layout);
    return status;
}

const struct command command_generate = {
    .name = "generate",
    .group = GROUP_MAKE,
    .arguments = "",
    .doc = "Make puzzles with one solution each",
    .detail =
        "A puzzle depends on the seed, its index and the options, never on the number of threads: "
        "the same command gives the same puzzles. --shard K/N makes every N-th one, so that many "
        "machines can share the work; ordered by index, the parts are the whole run.\n\n"
        "--resume FILE keeps each puzzle in FILE as soon as it is found. The same command, run "
        "again "
        "after it was cut off, takes up what FILE holds and gives the same output. It also merges "
        "shards: with the shards' tsv lines in FILE (one header), the unsharded command writes the "
        "whole.\n\n"
        "Without --level and --givens, each puzzle is dug until no given (or no group of the "
        "symmetry) can go; on boards larger than 16x16 and with clues that takes --minimal, since "
        "a given stays there where a short search cannot tell that it is not needed.\n\n"
        "--few looks for exactly G givens. With clues it looks for few givens beside all the clues "
        "that are drawn, or with --givens 0 for few clues and no givens: clues are put back and "
        "others taken, and cages that touch made one. It gives the fewest that it finds in --tries "
        "steps (left out: 120 for clues, 2000 for givens), or the first puzzle with G or fewer: "
        "--few 1 uses all the steps.\n\n"
        "With --clues, or a variant with clues, a puzzle has each kind that was asked for, and its "
        "solution path uses it. With --minimal, one clue of each kind stays even where the puzzle "
        "has one solution without it: 'nonet check --keep' with these kinds says minimal.\n\n"
        "A wish that cannot be met ends with a message after --tries tries a puzzle. Without "
        "--tries "
        "the search ends sooner where it leads nowhere: after 2000 tries of which none came within "
        "two levels of the one asked for, after 20000 that all had other levels, and after 500 of "
        "which "
        "half did not use every kind of clue.",
    .examples = "nonet generate|one puzzle\n"
                "nonet generate -n 500 --level medium --seed 7 -o medium.tsv --format tsv|a graded "
                "set, with its solutions\n"
                "nonet generate --symmetry rotate180 --givens 28..32|a pattern that looks the same "
                "upside down\n"
                "nonet generate --requires x-wing --level hard|practice for a technique\n"
                "nonet generate --level hard --opening x-wing --hard-steps 1..2 --openings 4..|one "
                "step that matters, and an easy start\n"
                "nonet generate -n 100 --few 18 --seed 1 --resume work.tsv -o few.txt|a hundred "
                "with 18 givens, in as many sittings as it takes\n"
                "nonet generate --variant killer --few 1 --givens 0 --format json|a killer of few "
                "cages and no givens",
    .shared = SHARED_STREAM,
    .formats = stream_format_name,
    COMMAND_SETTINGS,
    .run = run_generate,
};
