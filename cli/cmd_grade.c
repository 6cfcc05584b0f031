#include "cli/command.h"
#include "cli/help.h"
#include "cli/paths.h"
#include "gen/board/symmetry.h"

struct grade_settings {
    const char *without;
    bool list;
};

static const struct grade_settings defaults = {0};

static const struct option options[] = {
    {.name = "without",
     .kind = OPTION_STRING,
     .metavar = "T,…",
     .doc = "techniques that may not be used, by key",
     .offset = offsetof(struct grade_settings, without)},
    {.name = "list",
     .kind = OPTION_FLAG,
     .doc = "list the techniques with their keys, levels and scores, and stop",
     .offset = offsetof(struct grade_settings, list)},
};

static enum status work(const void *context, void *worker, struct stream_item *item, struct diag *d)
{
    const struct grade_options *grading = context;
    enum status status = require_one_solution(item, d);
    if (status == STATUS_OK) {
        struct grade grade;
        grade_puzzle(item->record.variant, &item->record.givens, grading, worker, &grade);
        grade_to_record(&grade, &item->record);
        snprintf(item->record.symmetry, sizeof item->record.symmetry, "%s",
                 symmetry_name(symmetry_of(item->record.variant, &item->record.givens)));
    }
    return status;
}

static enum status list_techniques(struct diag *d)
{
    struct text out = {0};
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        text_printf(&out, "%s\t%s\t%d\t%s%s\n", t->key, level_name(t->level), t->score, t->name,
                    t->off_by_default ? " (off by default)" : "");
    }
    return help_print(&out, d);
}

static enum status run(const struct invocation *in)
{
    const struct grade_settings *s = in->settings;
    if (s->list) {
        return list_techniques(in->diag);
    }
    struct grade_options grading;
    grade_options_init(&grading);
    grading.assume_unique = true;
    if (s->without) {
        struct diag_at at = {.file = "--without"};
        enum status status = technique_set_parse(s->without, &grading.disabled, &at, in->diag);
        if (status != STATUS_OK) {
            return status;
        }
    }
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "tsv", "tsv"),
        .context = &grading,
        .worker_new = scratch_worker_new,
        .worker_drop = scratch_worker_drop,
        .work = work,
    };
    return stream_map_run(&map, in);
}

const struct command command_grade = {
    .name = "grade",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "Grade puzzles by the techniques that a person needs",
    .detail = "Prints each puzzle with its level (easy, medium, hard, unfair, extreme), HoDoKu's "
              "score, the hardest technique and how often each technique was used. A puzzle that "
              "the techniques do not solve is 'beyond'; the grader never guesses. A puzzle "
              "without exactly one solution is reported and skipped.",
    .examples = "nonet grade puzzles.txt|a table, one row a puzzle\n"
                "nonet grade --format json puzzles.txt|one JSON object a puzzle\n"
                "nonet grade --without x-wing,swordfish puzzles.txt|what they are without fish",
    .shared = SHARED_STREAM,
    .formats = stream_format_name,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run,
};
