#include <inttypes.h>
#include <stdlib.h>

#include "base/file/outfile.h"
#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/search_notice.h"
#include "cli/stream_command.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/make/board/full_boards.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/make/constraints/constraint_use.h"

struct board_settings {
    int64_t number;
    const char *seed_text;
    int method; /* 0: the variant's own */
    struct layout_settings layout;
    bool stats;
};

static const struct board_settings defaults = {.number = 1};

static const char *method_name(size_t index)
{
    if (index == 0) {
        return "auto";
    }
    return index <= board_method_count() ? board_method_at(index - 1)->name : NULL;
}

static const struct option options[] = {
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "number of boards to make (default: 1)",
     .offset = offsetof(struct board_settings, number),
     .min = 1,
     .max = INT32_MAX},
    SEED_OPTION(struct board_settings,
                "seed of all random choices, 0 to 2^64 - 1 (default: a new one, printed)"),
    {.name = "method",
     .kind = OPTION_CHOICE,
     .metavar = "M",
     .doc = "how to fill the board (default: auto, which is retry up to 10x10 without extra "
            "houses, else fill)",
     .offset = offsetof(struct board_settings, method),
     .choice = method_name},
    LAYOUT_OPTIONS(struct board_settings, layout,
                   "board ('nonet help variants'; default: classic)"),
    {.name = "stats",
     .kind = OPTION_FLAG,
     .doc = "print on standard error how many attempts the boards took",
     .offset = offsetof(struct board_settings, stats)},
};

static void print_stats(uint64_t *attempts, size_t count, const char *method)
{
    struct attempts_summary sum = attempts_summarise(attempts, count);
    fprintf(stderr,
            "%zu boards by %s: attempts min %" PRIu64 ", median %" PRIu64
            ", mean %.1f, max %" PRIu64 "\n",
            count, method, sum.least, sum.median, sum.mean, sum.most);
}

static bool emit(void *context, const struct record *record)
{
    writer_put(context, record);
    return true;
}

/* The method that was asked for, or that of the layout with its rules. STATUS_USAGE after reporting
 * that it cannot obey these. */
static enum status choose_method(const struct board_settings *s, const struct layout_spec *spec,
                                 const struct board_method **out, struct diag *d)
{
    const struct layout *ground = constraint_spec_ground(&spec->constraints, spec->choice.layout);
    enum status status = STATUS_OK;
    if (!ground) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    const struct board_method *own = board_method_for(ground);
    *out = s->method ? board_method_at((size_t)s->method - 1) : own;
    if (ground->constraints && *out != own) {
        d->hint = "leave out --method";
        status = diag_usage(d, NULL, "--method: %s cannot obey the rule of %s", (*out)->name,
                            ground->name);
    }
    layout_drop(ground);
    return status;
}

static enum status write_boards(const struct invocation *in, const struct layout_choice *choice,
                                struct full_boards_request *r, uint64_t *attempts)
{
    const struct format *format;
    struct outfile file;
    struct writer writer;
    struct search_notice notice;
    enum status status =
        stream_format_for(in, choice, constraint_spec_rules(r->rules), "grid", "line", &format);
    if (status == STATUS_OK) {
        status = outfile_open(&file, in->shared.output, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    writer_init(&writer, file.stream, format);
    search_notice_begin(&notice, in);
    struct progress progress = search_notice_progress(&notice);
    r->emit = emit;
    r->context = &writer;
    r->progress = &progress;
    status = full_boards_make(r, attempts, notice.inside.diag);
    search_notice_end(&notice);
    enum status written = writer_finish(&writer, in->diag);
    status = status == STATUS_OK ? written : status;
    if (status == STATUS_OK) {
        return outfile_commit(&file, in->diag);
    }
    outfile_discard(&file);
    return status;
}

static enum status make_boards(const struct invocation *in, const struct layout_spec *spec,
                               const struct board_method *method)
{
    const struct board_settings *s = in->settings;
    const struct layout_choice *choice = &spec->choice;
    struct full_boards_request request = {
        .variant = choice->layout,
        .choice = choice->kind == LAYOUT_FIXED ? NULL : choice,
        .rules = &spec->constraints,
        .method = method,
        .count = (uint64_t)s->number,
        .max_steps = (uint64_t)in->shared.limit,
    };
    enum status status = seed_option_read(s->seed_text, &request.seed, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    uint64_t *attempts = calloc(request.count, sizeof *attempts);
    if (!attempts) {
        return diag_error(in->diag, NULL, "out of memory for %" PRId64 " boards", s->number);
    }
    seed_option_print(s->seed_text, in->shared.quiet, request.seed);
    status = write_boards(in, choice, &request, attempts);
    if (status == STATUS_OK && s->stats) {
        print_stats(attempts, request.count, request.method->name);
    }
    free(attempts);
    return status;
}

static enum status run_board(const struct invocation *in)
{
    const struct board_settings *s = in->settings;
    struct layout_spec spec = {0};
    const struct board_method *method = NULL;
    enum status status = command_expect_arguments(in, 0, 0);
    if (status == STATUS_OK) {
        status = layout_options_read(&s->layout, true, &spec, in->diag);
    }
    if (status == STATUS_OK) {
        status = constraint_spec_check(&spec.constraints, spec.choice.layout,
                                       spec.choice.kind != LAYOUT_FIXED, NULL, in->diag);
    }
    if (status == STATUS_OK) {
        status = choose_method(s, &spec, &method, in->diag);
    }
    if (status == STATUS_OK) {
        status = make_boards(in, &spec, method);
    }
    layout_spec_free(&spec);
    return status;
}

const struct command command_board = {
    .name = "board",
    .group = GROUP_MAKE,
    .arguments = "",
    .doc = "Make solved boards, without removing digits",
    .detail =
        "The retry method places each digit row by row, in a random empty cell whose column "
        "and box do not have that digit yet. When no such cell exists, it clears the board "
        "and starts again. --stats counts these attempts. On boards larger than 10x10 and "
        "boards with extra houses this almost never succeeds, so they are filled by a "
        "search. So are boards that obey a rule, such as those of --variant "
        "anti-knight.\n\n--limit gives up on a board after N attempts or positions.\n\nWith the "
        "retry method, some boards are a little likelier than others. "
        "--method uniform makes all equally likely, on 4x4 and 6x6 boards.",
    .examples =
        "nonet board|one full board\nnonet board -n 1000 --seed 7 --stats -o boards.txt|a thousand "
        "boards, and how many attempts they took\nnonet board --variant 16x16|a 16x16 board",
    .shared = SHARED_PROGRESS | SHARED_OUTPUT | SHARED_FORMAT | SHARED_LIMIT,
    .formats = stream_format_name,
    COMMAND_SETTINGS,
    .run = run_board,
};
