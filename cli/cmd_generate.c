#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "base/portable/program.h"
#include "base/work/stop.h"
#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/stream_command.h"
#include "gen/make/dig/mask.h"
#include "gen/make/run/generate.h"
#include "gen/make/run/generate_options.h"
#include "gen/make/run/resume_file.h"
#include "render/press/puzzles/avoid_files.h"

struct generate_settings {
    struct generate_options spec;
    const char *seed_text;
    const char *mask;
    const char *resume;
    const char *around;
    const char *constraint_mask;
    int64_t vary;
    struct option_list avoid;
    bool stats;
};

static const struct generate_settings defaults = {.spec.number = 1};

static const struct option options[] = {
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "number of puzzles to make (default: 1)",
     .offset = offsetof(struct generate_settings, spec.number),
     .min = 1,
     .max = INT64_MAX},
    SEED_OPTION(struct generate_settings,
                "seed of all random choices, 0 to 2^64 - 1 (default: a new one, printed); the same "
                "seed and options give the same puzzles"),
    {.name = "level",
     .kind = OPTION_STRING,
     .metavar = "L",
     .doc = "level of difficulty: easy, medium, hard, unfair or extreme, or a range such as "
            "easy..hard (default: any)",
     .offset = offsetof(struct generate_settings, spec.level),
     .choice = level_choice},
    {.name = "se",
     .kind = OPTION_TENTHS,
     .metavar = "A..B",
     .doc = "Sudoku Explainer 1.2.1 rating, 1.0 to 12.0, as in 3.0..4.5 (default: any)",
     .offset = offsetof(struct generate_settings, spec.se),
     .min = 10,
     .max = 120},
    {.name = "givens",
     .kind = OPTION_RANGE,
     .metavar = "A..B",
     .doc = "number of givens: 30, 28..32, ..26 or 30.. (default: Nonet removes givens while the "
            "solution stays unique)",
     .offset = offsetof(struct generate_settings, spec.givens),
     .min = 0,
     .max = MAX_CELLS},
    {.name = "minimal",
     .kind = OPTION_FLAG,
     .doc = "make minimal puzzles: remove every given and constraint that is not needed",
     .offset = offsetof(struct generate_settings, spec.minimal)},
    {.name = "symmetry",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "symmetry of the givens ('nonet help symmetries'; default: none); 'any' picks one at "
            "random for each puzzle; where none fits, the puzzle has none",
     .offset = offsetof(struct generate_settings, spec.symmetry),
     .choice = generate_symmetry_choice},
    {.name = "mask",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "place givens only in the marked cells of FILE, a text picture ('#' and '.') or a PBM",
     .offset = offsetof(struct generate_settings, mask)},
    {.name = "requires",
     .kind = OPTION_STRING,
     .metavar = "T,…",
     .doc = "make only puzzles that need these techniques, because simpler ones do not solve them; "
            "sets the level too unless --level is given",
     .offset = offsetof(struct generate_settings, spec.requires),
     .choice = technique_choice},
    {.name = "excludes",
     .kind = OPTION_STRING,
     .metavar = "T,…",
     .doc = "make only puzzles whose solution path uses none of these techniques",
     .offset = offsetof(struct generate_settings, spec.excludes),
     .choice = technique_choice},
    GENERATE_SPEC_OPTIONS(struct generate_settings, spec),
    {.name = "singles-only",
     .kind = OPTION_FLAG,
     .doc = "make only puzzles that full houses, naked singles and hidden singles solve",
     .offset = offsetof(struct generate_settings, spec.singles_only)},
    {.name = "few",
     .kind = OPTION_INT,
     .metavar = "G",
     .doc = "search for puzzles with exactly G givens, 17 to 25 on the classic board; with "
            "constraints, for the fewest givens or constraints",
     .offset = offsetof(struct generate_settings, spec.few),
     .min = 1,
     .max = MAX_CELLS},
    {.name = "distinct",
     .kind = OPTION_FLAG,
     .doc = "make no two equivalent puzzles (always on with --few)",
     .offset = offsetof(struct generate_settings, spec.distinct)},
    {.name = "avoid",
     .kind = OPTION_LIST,
     .metavar = "FILE",
     .doc = "make no puzzle that is equivalent to one in FILE: a bank, a book's folder or "
            "manifest, or puzzles in any format; may be given more than once",
     .offset = offsetof(struct generate_settings, avoid)},
    {.name = "constraint-style",
     .kind = OPTION_STRING,
     .metavar = "W,…",
     .doc = "how constraints look and lie: straight, bent, orthogonal, apart, bare, needed, "
            "length=A..B, share=A..B, symmetry=S (see Details)",
     .offset = offsetof(struct generate_settings, spec.constraint_style),
     .choice = constraint_style_choice},
    {.name = "constraint-mask",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "draw constraints only in the marked cells of FILE, a text picture ('#' and '.') or a "
            "PBM",
     .offset = offsetof(struct generate_settings, constraint_mask)},
    {.name = "around",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc =
         "complete the drawing in FILE: choose the numbers that its constraints do not have, and "
         "add as few givens as possible; instead of FILE, the drawing's JSON or link",
     .offset = offsetof(struct generate_settings, around)},
    {.name = "vary",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "with --around, complete the drawing in N different ways (default: 1)",
     .offset = offsetof(struct generate_settings, vary),
     .min = 1,
     .max = INT64_MAX},
    LAYOUT_OPTIONS(struct generate_settings, spec.layout,
                   "board ('nonet help variants'; default: classic)"),
    LAYOUT_OPTION_CONSTRAINTS(struct generate_settings, spec.layout),
    {.name = "shard",
     .kind = OPTION_STRING,
     .metavar = "K/N",
     .doc = "make only part K of N, so that N machines can share the work; needs --seed",
     .offset = offsetof(struct generate_settings, spec.shard)},
    {.name = "resume",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "save each puzzle in FILE as soon as it is found, and continue from FILE when run "
            "again; needs --seed",
     .offset = offsetof(struct generate_settings, resume)},
    {.name = "tries",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "give up on a puzzle after N attempts (default: when the search is hopeless)",
     .offset = offsetof(struct generate_settings, spec.tries),
     .min = 1,
     .max = INT64_MAX},
    {.name = "recheck",
     .kind = OPTION_FLAG,
     .doc = "count the solutions of each puzzle a second time, by another method",
     .offset = offsetof(struct generate_settings, spec.recheck)},
    {.name = "stats",
     .kind = OPTION_FLAG,
     .doc = "print on standard error how many attempts were made and why they failed",
     .offset = offsetof(struct generate_settings, stats)},
};

static struct stop interrupt;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    stop_ask(&interrupt);
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
        char line[MAX_CELLS + 1];
        fprintf(o->writer.out, "# %s, %u givens\n# %s\n", record->level,
                grid_given_count(record->variant, &record->givens),
                grid_to_line(record->variant, &record->givens, line));
    }
    progress_bar_set(&o->bar, ++o->done);
    return true;
}

/* A search for few givens reports what it has found and how near it has come. */
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
    r->max_steps = (uint64_t)in->shared.limit;
    const char *parted = s->spec.shard ? "shard" : s->resume ? "resume" : NULL;
    if (parted && !s->seed_text) {
        in->diag->hint = s->spec.shard
                             ? "all parts of a run need the same seed, as in --seed 1"
                             : "a run that continues needs its first seed, as in --seed 1";
        return diag_usage(in->diag, NULL, "--%s needs --seed", parted);
    }
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
        fprintf(stderr, "%12" PRIu64 "  duplicates made again\n", stats->duplicates);
    }
    for (int i = 0; i < REJECT_COUNT; i++) {
        if (stats->rejects[i]) {
            fprintf(stderr, "%12" PRIu64 "  %5.1f %%  %s\n", stats->rejects[i],
                    100.0 * (double)stats->rejects[i] / (double)stats->tries,
                    reject_reason_name((enum reject_reason)i));
        }
    }
}

/* On a terminal a grid is followed by its level and its line, to be copied, as comments that every
 * reader passes over. */
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
    struct output o = {.few = r->constraints.kinds ? 0 : r->few_givens,
                       .resume = resume,
                       .diag = in->diag,
                       .unit = "puzzles"};
    seed_option_print(s->seed_text, in->shared.quiet, r->seed);
    writer_init(&o.writer, stream, format);
    o.tell_level = tells_level(in, format);
    r->emit = emit;
    r->progress = show_progress;
    r->save = resume ? keep : NULL;
    r->recall = resume ? recall : NULL;
    r->refused = resume ? refuse : NULL;
    r->context = &o;
    invocation_progress(in, &o.bar);
    progress_bar_begin(&o.bar, o.unit, r->count / r->shards);
    stop_use(&interrupt);
    /* The first Ctrl-C ends the run in order. */
    program_on_interrupt(on_interrupt);
    enum status status = generate(r, &stats);
    stop_use(NULL);
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

/* The options that a drawing decides. */
static enum status check_around(const struct generate_settings *s, struct diag *d)
{
    if (!s->around) {
        return s->vary
                   ? diag_usage(d, NULL, "--vary needs --around; use -n for the number of puzzles")
                   : STATUS_OK;
    }
    const char *other = s->resume ? "--resume" : s->spec.number > 1 ? "-n" : NULL;
    if (!other) {
        return STATUS_OK;
    }
    d->hint = s->spec.number > 1 ? "use --vary for the number of puzzles" : "leave it out";
    return diag_usage(d, NULL, "%s does not work with --around", other);
}

/* Read the drawing, and make its board the request's. */
static enum status take_sketch(const struct invocation *in, struct sketch *sketch,
                               struct layout_spec *layout, struct generate_request *r)
{
    const struct generate_settings *s = in->settings;
    enum status status = check_around(s, in->diag);
    if (status != STATUS_OK || !s->around) {
        return status;
    }
    status = sketch_read(sketch, s->around, in->diag);
    if (status == STATUS_OK) {
        const uint64_t ways = s->vary ? (uint64_t)s->vary : 1;
        status = generate_use_sketch(&s->spec, sketch, ways, "--", layout, r);
    }
    return status;
}

static enum status run_request(const struct invocation *in, const struct layout_choice *choice,
                               struct generate_request *r)
{
    const struct generate_settings *s = in->settings;
    const struct format *format;
    kind_set kinds = r->sketch ? r->sketch->kinds : r->constraints.kinds;
    enum status status = stream_format_for(in, choice, kinds, "grid", "line", &format);
    r->grade = status == STATUS_OK && (stream_format_has_fields(format) || tells_level(in, format));
    r->level_only = true;
    status = status == STATUS_OK ? generate_check(r) : status;
    bool named = !r->constraints.kinds && choice->kind != LAYOUT_RANDOM &&
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
    struct sketch sketch = {0};
    enum status status = command_expect_arguments(in, 0, 0);
    if (status == STATUS_OK) {
        status = fill_request(in, &layout, &request);
    }
    if (status == STATUS_OK) {
        status = take_sketch(in, &sketch, &layout, &request);
    }
    if (status == STATUS_OK && s->mask) {
        status = mask_read(s->mask, request.variant, mask, in->diag);
        request.mask = mask;
    }
    static bool constraint_mask[MAX_CELLS];
    if (status == STATUS_OK && s->constraint_mask) {
        status = mask_read(s->constraint_mask, request.variant, constraint_mask, in->diag);
        request.style.mask = constraint_mask;
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
    sketch_free(&sketch);
    return status;
}

const struct command command_generate = {
    .name = "generate",
    .group = GROUP_MAKE,
    .arguments = "",
    .doc = "Make puzzles with one solution each",
    .detail =
        "Every puzzle has exactly one solution. The same seed and options give the same puzzles, "
        "whatever the number of threads.\n\nMany machines: --shard K/N makes every N-th puzzle of "
        "the run. Together, sorted by index, the N parts are the same as one run without "
        "--shard.\n\nLong runs: --resume FILE saves "
        "each puzzle in FILE as soon as it is found. If the run is killed, start the same command "
        "again: it continues from FILE and gives the same output. It also joins shards: gather "
        "their tsv lines in FILE under one header, then run the command without "
        "--shard.\n\nGivens: without --level and --givens, Nonet removes givens until no more can "
        "be removed. On boards larger than 16x16, or with constraints, it keeps a given unless a "
        "short search proves it unnecessary. Add --minimal to search fully.\n\nFew givens: --few G "
        "searches for puzzles with exactly G givens. With constraints it searches for few givens, "
        "or with --givens 0 for few constraints and no givens; the search swaps constraints in and "
        "out and merges neighbouring cages. There --tries is the number of steps of the search "
        "(default: 120 for constraints, 2000 for givens). The result is the best puzzle on the "
        "way, or the first with G or fewer.\n\nConstraints: a puzzle has each kind named by "
        "--constraints or by the variant, "
        "and its "
        "solution path uses each of them. With --minimal, one constraint of each kind stays even "
        "if the puzzle does not need it, as 'nonet check --keep' allows. A number behind a kind, "
        "as in "
        "thermo:4..8, says how many there are.\n\nStyles of constraints, with commas between: "
        "straight "
        "or bent lines; orthogonal (no diagonal steps); apart (lines and cages do not touch); bare "
        "(no "
        "given on a constraint); needed (no constraint can be left out); length=A..B cells of a "
        "line "
        "or cage; share=A..B per cent of the cells that have a constraint; symmetry=S; KIND=A..B "
        "as "
        "behind a kind. Nonet draws the constraints first then, and fills the board around "
        "them.\n\nDrawings: --around FILE completes a drawing in any format that has constraints. "
        "In "
        "JSON, Nonet chooses a number or digits that are missing; for the kinds dot, xv, parity "
        "and inequality, it chooses one of the two marks. Without --level, the techniques can "
        "solve the puzzle.\n\nIf no puzzle fits "
        "after --tries attempts, Nonet stops and says which condition failed most often. Without "
        "--tries, it stops earlier when the search is hopeless.",
    .examples =
        "nonet generate|one puzzle\nnonet generate -n 500 --level medium --seed 7 -o "
        "medium.tsv|500 graded puzzles with their solutions\nnonet generate --symmetry rotate180 "
        "--givens 28..32|a pattern of givens that is the same upside down\nnonet generate "
        "--requires x-wing "
        "--level hard|a puzzle to practise the X-wing\nnonet generate --level hard --opening "
        "x-wing --hard-steps 1..2 --openings 4..|an easy start and one or two hard steps\nnonet "
        "generate -n 100 --few 18 --seed 1 --resume work.tsv -o few.txt|a hundred puzzles with 18 "
        "givens; run it again to continue\nnonet generate --variant killer --few 1 --givens 0 "
        "--format json|a killer with few cages and no givens\nnonet generate --constraints "
        "thermo:4..6 --constraint-style symmetry=rotate180 --format json|symmetrical "
        "thermometers\nnonet generate --around drawing.json --vary 3|three puzzles with the "
        "constraints that you drew",
    .shared = SHARED_STREAM | SHARED_LIMIT,
    .formats = stream_format_name,
    COMMAND_SETTINGS,
    .run = run_generate,
};
