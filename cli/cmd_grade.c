#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/file/open_input.h"
#include "cli/command.h"
#include "cli/option/technique_options.h"
#include "cli/stream_command.h"
#include "gen/grade/cases/cases.h"
#include "gen/grade/explain/grade_text.h"
#include "gen/grade/grade_record.h"

enum scale { SCALE_ALL, SCALE_HODOKU, SCALE_STABLE };

struct grade_settings {
    int scale; /* enum scale */
    const char *cases;
    bool se_full;
    bool course;
    bool list;
};

static const struct grade_settings defaults = {0};

OPTION_NAMES(scale_name, [SCALE_ALL] = "all", [SCALE_HODOKU] = "hodoku", [SCALE_STABLE] = "stable")

static const struct option options[] = {
    {.name = "scale",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "what to find out (default: all): 'all' level, score and SE rating; 'hodoku' no SE "
            "rating; 'stable' gives equivalent puzzles the same grade",
     .offset = offsetof(struct grade_settings, scale),
     .choice = scale_name},
    {.name = "case",
     .kind = OPTION_STRING,
     .metavar = "FILE",
     .doc = "test the techniques on a file of cases in HoDoKu's library format, print a table and "
            "exit",
     .offset = offsetof(struct grade_settings, cases)},
    {.name = "se-full",
     .kind = OPTION_FLAG,
     .doc = "find the full SE rating of the very hardest puzzles too (default: stop early with a "
            "lower bound such as >=10.5)",
     .offset = offsetof(struct grade_settings, se_full)},
    {.name = "course",
     .kind = OPTION_FLAG,
     .doc = "show how the solving goes, round by round ('nonet help course')",
     .offset = offsetof(struct grade_settings, course)},
    {.name = "list",
     .kind = OPTION_FLAG,
     .doc = "list the techniques with their keys, levels and scores, and exit",
     .offset = offsetof(struct grade_settings, list)},
};

/* The formats of streams, and text for people. */
static const char text_format[] = "text";

static const char *grade_format_name(size_t index)
{
    const char *name = stream_format_name(index);
    return name || (index > 0 && !stream_format_name(index - 1)) ? name : text_format;
}

enum form { FORM_STREAM, FORM_TEXT, FORM_COURSE_TSV, FORM_COURSE_JSON };

struct grade_run {
    struct grade_record_options how;
    enum form form;
};

static void *worker_new(const void *context)
{
    const struct grade_run *run = context;
    return grade_record_scratch_new(run->how.rate_se);
}

static void worker_drop(void *worker)
{
    grade_record_scratch_drop(worker);
}

static void print(const struct grade_run *run, const struct grade_record_scratch *s,
                  struct stream_item *item)
{
    if (run->form == FORM_COURSE_TSV) {
        course_print_tsv(&item->out, item->position + 1, &s->course);
    } else if (run->form == FORM_COURSE_JSON) {
        format_find("json")->write(&item->out, &item->record, (size_t)item->position);
        text_shorten(&item->out, 2); /* the brace and the line's end */
        course_print_json(&item->out, &s->course);
        text_puts(&item->out, "}\n");
    } else if (run->form == FORM_TEXT) {
        grade_print_text(&item->out, &item->record);
        if (run->how.course) {
            course_print_text(&item->out, &s->course);
        }
    }
}

static enum status process_grade_puzzle(const void *context, void *worker, struct stream_item *item,
                                        struct diag *d)
{
    const struct grade_run *run = context;
    enum status status = stream_require_proper(item, d);
    if (status == STATUS_OK) {
        grade_record(&item->record, &run->how, worker);
        print(run, worker, item);
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
    return command_print(&out, d);
}

static enum status run_cases(const char *path, struct diag *d)
{
    FILE *file = input_open(path);
    if (!file) {
        return diag_error(d, NULL, "cannot open %s: %s", path, input_error_text(errno));
    }
    struct text out = {0};
    struct grade_scratch *scratch = grade_scratch_new();
    enum status status =
        scratch ? cases_run(file, path, scratch, &out, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    grade_scratch_drop(scratch);
    fclose(file);
    enum status printed = command_print(&out, d);
    return status == STATUS_OK ? printed : status;
}

/* What is written, and in which format. */
static enum status choose_form(const struct invocation *in, struct grade_run *run,
                               struct stream_map *map)
{
    const char *name = in->shared.format >= 0 ? grade_format_name((size_t)in->shared.format) : NULL;
    bool terminal = !in->shared.output && isatty(STDOUT_FILENO);
    if (name ? strcmp(name, text_format) == 0 : terminal) {
        run->form = FORM_TEXT;
    } else if (!run->how.course) {
        map->output = name ? format_find(name) : format_find("tsv");
    } else if (!name || strcmp(name, "tsv") == 0) {
        run->form = FORM_COURSE_TSV;
        map->header = course_columns;
    } else if (strcmp(name, "json") == 0) {
        run->form = FORM_COURSE_JSON;
    } else {
        return diag_usage(in->diag, NULL, "--course writes tsv, json or text, not %s", name);
    }
    return STATUS_OK;
}

static enum status run_grade_command(const struct invocation *in)
{
    const struct grade_settings *s = in->settings;
    if (s->list) {
        return list_techniques(in->diag);
    }
    if (s->cases) {
        return run_cases(s->cases, in->diag);
    }
    struct grade_run how = {.how = {.rate_se = s->scale == SCALE_ALL, .course = s->course}};
    enum status status = technique_options_read(in, &how.how.grade);
    if (status != STATUS_OK) {
        return status;
    }
    how.how.grade.stable = s->scale == SCALE_STABLE;
    se_options_init(&how.how.se);
    if (s->se_full) {
        how.how.se.work_limit = 0;
    }
    struct stream_map map = {
        .unit = "puzzles",
        .context = &how,
        .worker_new = worker_new,
        .worker_drop = worker_drop,
        .work = process_grade_puzzle,
    };
    status = choose_form(in, &how, &map);
    return status == STATUS_OK ? stream_command_run(&map, in) : status;
}

const struct command command_grade = {
    .name = "grade",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "Grade puzzles by the techniques that they need",
    .detail =
        "Prints a row for each puzzle: its level, score, SE rating, hardest technique, how often "
        "it uses each technique, and the minutes that a person needs. 'nonet help levels' explains "
        "levels and scores, 'nonet help fields' the columns.\n\nThe grader never guesses: a puzzle "
        "that the techniques do not solve has the level beyond. The SE rating is Sudoku "
        "Explainer's, for classic boards only. It has its own techniques, so --with and --without "
        "do not change it.\n\nIn the text format, minutes have the range of nine players in ten: "
        "12 (8–19). A puzzle that does not have exactly one solution is reported and skipped.",
    .examples =
        "nonet grade puzzles.txt|a table, a row for each puzzle\nnonet grade --format json "
        "puzzles.txt|a JSON object for each puzzle\nnonet grade --course --format text "
        "puzzles.txt|how the solving goes, round by round\nnonet grade --without x-wing,swordfish "
        "puzzles.txt|grades for players who do not know these techniques\nnonet grade "
        "--no-uniqueness puzzles.txt|grades for players who never assume one solution",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES | SHARED_LIMIT,
    .formats = grade_format_name,
    COMMAND_SETTINGS,
    .run = run_grade_command,
};
