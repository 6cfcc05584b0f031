#include <inttypes.h>
#include <string.h>

#include "base/file/outfile.h"
#include "cli/bank_plot.h"
#include "cli/bank_rate.h"
#include "cli/command.h"
#include "cli/option/output_ending.h"
#include "cli/search_notice.h"
#include "cli/stream_command.h"
#include "gen/bank/grading.h"
#include "gen/bank/query_options.h"
#include "gen/bank/use_puzzle.h"
#include "gen/board/symmetry.h"

struct bank_settings {
    struct bank_query_options filter;
    bool regrade;
    bool rate_se;
    const char *book;
    int64_t page;
};

static const struct bank_settings defaults = {0};

static const struct option options[] = {
    BANK_QUERY_OPTIONS(struct bank_settings, filter),
    {"regrade", '\0', OPTION_FLAG, NULL, "add: grade puzzles again that already have a level",
     offsetof(struct bank_settings, regrade), 0, 0, NULL},
    {"rate-se", '\0', OPTION_FLAG, NULL,
     "add: also find the SE rating of puzzles without one; takes longer",
     offsetof(struct bank_settings, rate_se), 0, 0, NULL},
    {"book", '\0', OPTION_STRING, "NAME",
     "use: name of the book that prints the puzzles; query: see --unused, --used",
     offsetof(struct bank_settings, book), 0, 0, NULL},
    {"page", '\0', OPTION_INT, "N", "use: page of the book, 1 to 100000",
     offsetof(struct bank_settings, page), 1, 100000, NULL},
};

/* ---- add ---- */

struct add_sink {
    struct bank *bank;
    struct bank_counts counts;
    struct diag *diag;
    bool failed;
};

static void *add_worker_new(const void *context)
{
    const struct bank_settings *s = context;
    return bank_grading_new(s->regrade, s->rate_se);
}

static void add_worker_drop(void *worker)
{
    bank_grading_drop(worker);
}

/* A worker makes the entry; it goes to the writing side as bytes in item->out. */
static enum status work_add(const void *context, void *worker, struct stream_item *item,
                            struct diag *d)
{
    (void)context;
    struct bank_entry entry;
    memset(&entry, 0, sizeof entry); /* all of its bytes are copied, whatever is meaningful */
    enum status status = bank_entry_make(&item->record, worker, &item->at, &entry, d);
    if (status == STATUS_OK) {
        text_add(&item->out, (const char *)&entry, sizeof entry);
    }
    bank_entry_free(&entry); /* the item's record keeps its layout until it is written */
    return status;
}

static bool sink_add(void *context, const struct stream_item *item)
{
    struct add_sink *sink = context;
    const void *bytes = item->out.data; /* allocated, so aligned for any type */
    if (!sink->failed && item->out.length == sizeof(struct bank_entry)) {
        sink->failed = bank_add(sink->bank, bytes, &sink->counts, sink->diag) != STATUS_OK;
    }
    return false;
}

static enum status run_add(const struct invocation *in, struct bank *b)
{
    struct add_sink sink = {.bank = b, .diag = in->diag};
    struct stream_map map = {
        .unit = "puzzles",
        .context = in->settings,
        .worker_new = add_worker_new,
        .worker_drop = add_worker_drop,
        .work = work_add,
        .keep = sink_add,
        .keep_context = &sink,
    };
    enum status status = stream_command_run(&map, in);
    if (sink.failed || bank_flush(b, &sink.counts, in->diag) != STATUS_OK) {
        status = STATUS_FAILED;
    }
    if (!in->shared.quiet) {
        fprintf(stderr, "%" PRIu64 " added, %" PRIu64 " already there\n", sink.counts.added,
                sink.counts.duplicates);
    }
    return status;
}

/* ---- query and export ---- */

struct row_sink {
    struct writer writer;
    struct diag *diag;
    bool refused;
};

struct column_search {
    const struct format *format;
    bool found;
};

static bool write_row(void *context, const struct bank_row *row)
{
    struct row_sink *s = context;
    if (!format_supports(s->writer.records.format, row->record.variant)) {
        s->refused = true;
        (void)format_refuse(s->writer.records.format, row->record.variant, NULL, s->diag);
        return false;
    }
    if (writer_loses_board(&s->writer, &row->record)) {
        writer_warn(&s->writer, &row->record, NULL, s->diag);
    }
    writer_put(&s->writer, &row->record);
    return !ferror(s->writer.out);
}

/* Warn that a query for a figure leaves out puzzles without it. */
static enum status print_unrated(const struct invocation *in, const struct bank_filter *filter,
                                 struct bank *b)
{
    const struct {
        bool asked;
        unsigned missing;
        const char *name;
    } figures[] = {
        {filter->se_tenths.given || filter->order == BANK_ORDER_SE, BANK_MISSING_SE, "SE rating"},
        {filter->minutes.given || filter->order == BANK_ORDER_MINUTES, BANK_MISSING_MINUTES,
         "minutes"},
    };
    enum status status = STATUS_OK;
    for (size_t i = 0; i < 2 && status == STATUS_OK && !in->shared.quiet; i++) {
        int64_t count = 0;
        if (figures[i].asked) {
            status = bank_count_missing(b, figures[i].missing, &count, in->diag);
        }
        if (count) {
            fprintf(stderr,
                    "%" PRId64 " puzzle%s of the bank %s no %s yet: 'nonet bank rate' finds it\n",
                    count, count == 1 ? "" : "s", count == 1 ? "has" : "have", figures[i].name);
        }
    }
    return status;
}

static bool find_wide(void *context, const struct bank_row *row)
{
    struct column_search *s = context;
    s->found = !s->format->fits(row->record.variant);
    return !s->found;
}

/* The answer is at hand, so a table gets one header, with the columns that any of its rows needs.
 */
static enum status choose_columns(struct bank *b, const struct bank_filter *filter,
                                  struct record_stream *records, struct diag *d)
{
    struct column_search search = {.format = records->format};
    bool any = false;
    enum status status = STATUS_OK;
    if (search.format->wider) {
        status = bank_has_own_boards(b, &any, d);
    }
    if (any && status == STATUS_OK) {
        status = bank_query(b, filter, find_wide, &search, d);
    }
    if (search.found) {
        record_stream_widen(records);
    }
    return status;
}

static enum status run_query(const struct invocation *in, struct bank *b)
{
    const struct bank_settings *s = in->settings;
    struct bank_query_names names;
    struct bank_filter filter;
    struct outfile file;
    struct row_sink sink = {.diag = in->diag};
    enum status status = bank_query_options_fill(&s->filter, &filter, &names, in->diag);
    filter.book = s->book;
    if (status == STATUS_OK) {
        status = outfile_open(&file, in->shared.output, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    writer_init(&sink.writer, file.stream, stream_format_chosen(in, "tsv", "tsv"));
    status = choose_columns(b, &filter, &sink.writer.records, in->diag);
    if (status == STATUS_OK) {
        status = bank_query(b, &filter, write_row, &sink, in->diag);
    }
    enum status written = writer_finish(&sink.writer, in->diag);
    if (status != STATUS_OK || sink.refused || written != STATUS_OK) {
        outfile_discard(&file);
        return STATUS_FAILED;
    }
    status = outfile_commit(&file, in->diag);
    return status == STATUS_OK ? print_unrated(in, &filter, b) : status;
}

static enum status run_plot(const struct invocation *in, struct bank *b)
{
    const struct bank_settings *s = in->settings;
    struct bank_query_names names;
    struct bank_filter filter;
    enum status status = bank_query_options_fill(&s->filter, &filter, &names, in->diag);
    filter.book = s->book;
    return status == STATUS_OK ? bank_plot(in, b, &filter) : status;
}

/* ---- use ---- */

/* Mark the puzzles of one file, or those that are equivalent to them. */
static enum status use_file(const struct invocation *in, struct bank *b, const char *path,
                            uint64_t *count)
{
    const struct bank_settings *s = in->settings;
    struct record r = {0};
    struct reader *reader = reader_open(path, NULL, NULL, in->diag);
    enum status status = reader ? STATUS_OK : STATUS_FAILED;
    while (status == STATUS_OK && (status = reader_next(reader, &r)) == STATUS_OK) {
        struct diag_at at = reader_at(reader);
        status = bank_use_puzzle(b, &r, s->book, (unsigned)s->page, &at, in->diag);
        *count += status == STATUS_OK;
    }
    record_free(&r);
    if (reader) {
        reader_close(reader);
    }
    return status == STATUS_END ? STATUS_OK : status;
}

static enum status run_use(const struct invocation *in, struct bank *b)
{
    const struct bank_settings *s = in->settings;
    size_t files = in->arguments.count;
    uint64_t count = 0;
    if (!s->book) {
        return diag_usage(in->diag, NULL, "'nonet bank use' needs --book NAME");
    }
    enum status status = bank_begin(b, in->diag);
    for (size_t i = 0; status == STATUS_OK && i < (files ? files : 1); i++) {
        status = use_file(in, b, files ? in->arguments.item[i] : NULL, &count);
    }
    if (status == STATUS_OK) {
        status = bank_commit(b, in->diag);
    }
    bank_rollback(b);
    if (status == STATUS_OK && !in->shared.quiet) {
        fprintf(stderr, "%" PRIu64 " marked as used in '%s'\n", count, s->book);
    }
    return status;
}

/* ---- stats, verify, init ---- */

static enum status run_stats(const struct invocation *in, struct bank *b)
{
    struct text out = {0};
    enum status status = bank_stats(b, &out, in->diag);
    enum status printed = command_print(&out, in->diag);
    return status == STATUS_OK ? printed : status;
}

static enum status run_verify(const struct invocation *in, struct bank *b)
{
    uint64_t checked;
    struct search_notice notice;
    search_notice_begin(&notice, in);
    const struct progress progress = search_notice_progress(&notice);
    enum status status =
        bank_verify(b, (uint64_t)in->shared.limit, &progress, &checked, notice.inside.diag);
    search_notice_end(&notice);
    if (!in->shared.quiet) {
        fprintf(stderr, "%" PRIu64 " puzzles checked%s\n", checked,
                status == STATUS_OK ? ", all well" : "");
    }
    return status;
}

/* Opening has made it. */
static enum status run_init(const struct invocation *in, struct bank *b)
{
    (void)in;
    (void)b;
    return STATUS_OK;
}

static const struct action {
    const char *name;
    enum status (*run)(const struct invocation *in, struct bank *b);
    bool takes_files;
    bool takes_filter;
    bool takes_book;
    bool takes_grading;
    bool searches; /* so that --limit is one of positions */
} actions[] = {
    {"init", run_init, false, false, false, false, false},
    {"add", run_add, true, false, false, true, true},
    {"query", run_query, false, true, true, false, false},
    {"export", run_query, false, true, true, false, false},
    {"use", run_use, true, false, true, false, false},
    {"stats", run_stats, false, false, false, false, false},
    {"plot", run_plot, false, true, true, false, false},
    {"rate", bank_rate, false, false, false, false, true},
    {"verify", run_verify, false, false, false, false, true},
};

enum { ACTION_COUNT = sizeof actions / sizeof *actions };

static const struct action *find_action(const char *name, struct diag *d)
{
    const char *names[ACTION_COUNT];
    for (size_t i = 0; i < ACTION_COUNT; i++) {
        names[i] = actions[i].name;
        if (strcmp(names[i], name) == 0) {
            return &actions[i];
        }
    }
    const char *nearest = text_nearest(name, names, ACTION_COUNT);
    d->hint = "choose init, add, query, export, use, stats, plot, rate or verify";
    if (nearest) {
        diag_usage(d, NULL, "there is no action 'bank %s'; did you mean '%s'?", name, nearest);
    } else {
        diag_usage(d, NULL, "there is no action 'bank %s'", name);
    }
    return NULL;
}

/* An option of another action is a mistake, not noise. */
static enum status check_options(const struct action *a, const struct invocation *in)
{
    const struct bank_settings *s = in->settings;
    struct bank_query_options filter = s->filter;
    filter.limit = a->searches ? defaults.filter.limit : filter.limit;
    /* The settings began as a copy of the defaults, padding and all. */
    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison)
    const bool filtered = memcmp(&filter, &defaults.filter, sizeof filter) != 0;
    const struct {
        bool given, taken;
        const char *what;
    } limited[] = {
        {filtered, a->takes_filter, "the query options do"},
        {s->book, a->takes_book, "--book does"},
        {s->page, a->run == run_use, "--page does"},
        {s->regrade || s->rate_se, a->takes_grading, "the grading options do"},
        {in->arguments.count > 2, a->takes_files, "further files do"},
    };
    for (size_t i = 0; i < sizeof limited / sizeof *limited; i++) {
        if (limited[i].given && !limited[i].taken) {
            return diag_usage(in->diag, NULL, "%s not work with 'nonet bank %s'", limited[i].what,
                              a->name);
        }
    }
    return STATUS_OK;
}

static enum status run_bank(const struct invocation *in)
{
    enum status status = command_expect_arguments(in, 2, SIZE_MAX);
    if (status != STATUS_OK) {
        return status;
    }
    const struct action *a = find_action(in->arguments.item[0], in->diag);
    if (!a) {
        return STATUS_USAGE;
    }
    status = check_options(a, in);
    if (status != STATUS_OK) {
        return status;
    }
    struct invocation rest = *in;
    rest.arguments.count -= 2;
    rest.arguments.item += 2;
    rest.shared.limit = ((const struct bank_settings *)in->settings)->filter.limit;
    if (a->run == run_query && output_ending_choose(&rest) != STATUS_OK) {
        return STATUS_USAGE;
    }
    if (a->run == run_plot && bank_plot_check(in) != STATUS_OK) {
        return STATUS_USAGE;
    }
    struct bank *b =
        bank_open(in->arguments.item[1], a->run == run_init || a->run == run_add, in->diag);
    if (!b) {
        return STATUS_FAILED;
    }
    status = a->run(&rest, b);
    bank_close(b);
    return status;
}

const struct command command_bank = {
    .name = "bank",
    .group = GROUP_PRINT,
    .arguments = "init|add|query|export|use|stats|plot|rate|verify BANK [FILE…]",
    .needs = "an action and a bank, as in 'nonet bank add my.bank puzzles.txt'",
    .instead = "'nonet help bank' lists the actions",
    .doc = "Keep graded puzzles in a bank without duplicates",
    .detail =
        "init makes an empty bank.\n\nadd reads puzzles in any format, grades those without a "
        "level, "
        "and adds those that are not equivalent to one in the bank. It makes the bank too if there "
        "is none.\n\nquery and export print the puzzles that fit the options.\n\nuse marks the "
        "puzzles of a file as printed in a book, so that no other book takes them.\n\nstats counts "
        "puzzles. plot draws charts of the puzzles that fit; the ending of -o chooses svg, png, "
        "eps or pdf.\n\nrate adds the SE rating, minutes and course to puzzles without them. If "
        "you run it again, it continues where it stopped.\n\nverify checks the file and every "
        "puzzle in it.\n\nSeveral processes can use a bank at the same time. If one is killed, the "
        "bank stays intact. A "
        "bank on a read-only disk can still be read.",
    .examples = "nonet bank init puzzles.bank|a new bank\nnonet generate -n 500 --level hard "
                "--format tsv | nonet bank add puzzles.bank|500 hard puzzles for it\nnonet bank "
                "query puzzles.bank --level hard --unused --order sample --seed 7 -n 50|fifty "
                "unused hard puzzles at random\nnonet bank plot puzzles.bank --level hard -o "
                "hard.png|histograms of the hard puzzles\nnonet bank use puzzles.bank --book "
                "'Volume 1' volume1.txt|mark the puzzles of volume1.txt as printed",
    .shared = SHARED_STREAM,
    .formats = stream_format_name,
    .chooses_ending = true,
    COMMAND_SETTINGS,
    .run = run_bank,
};
