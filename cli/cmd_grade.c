#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/paths.h"
#include "gen/board/symmetry.h"
#include "gen/grade/cases.h"
#include "gen/grade/minutes.h"
#include "gen/grade/se/se.h"

enum scale { SCALE_ALL, SCALE_HODOKU, SCALE_STABLE };

struct grade_settings {
    int scale; /* enum scale */
    const char *cases;
    bool se_full;
    bool list;
};

/* What all workers share. */
struct grading {
    struct grade_options options;
    struct se_options se;
    bool rate_se;
};

struct worker {
    struct grade_scratch *scratch;
    struct se_scratch *se;
};

static const struct grade_settings defaults = {0};

static const char *scale_name(size_t index)
{
    static const char *const names[] = {
        [SCALE_ALL] = "all", [SCALE_HODOKU] = "hodoku", [SCALE_STABLE] = "stable"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const struct option options[] = {
    {.name = "scale",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "all: HoDoKu's level and score, and SE's rating; hodoku: without SE's, quicker; "
            "stable: level and score that are the same for all isomorphs",
     .offset = offsetof(struct grade_settings, scale),
     .choice = scale_name},
    {.name = "case",
     .kind = OPTION_STRING,
     .metavar = "FILE",
     .doc = "run a file of technique cases (HoDoKu's library format), print a table per code, and "
            "stop",
     .offset = offsetof(struct grade_settings, cases)},
    {.name = "se-full",
     .kind = OPTION_FLAG,
     .doc = "rate by Sudoku Explainer's scale however long it takes (default: after a fixed "
            "amount of work, which only the very hardest puzzles need, the rating is given as "
            "a lower bound: >=10.5)",
     .offset = offsetof(struct grade_settings, se_full)},
    {.name = "list",
     .kind = OPTION_FLAG,
     .doc = "list the techniques with their keys, levels and scores, and stop",
     .offset = offsetof(struct grade_settings, list)},
};

static void *worker_new(const void *context)
{
    (void)context;
    struct worker *w = calloc(1, sizeof *w);
    if (w) {
        w->scratch = grade_scratch_new();
        w->se = se_scratch_new();
        if (w->scratch && w->se) {
            return w;
        }
        grade_scratch_drop(w->scratch);
        se_scratch_drop(w->se);
        free(w);
    }
    return NULL;
}

static void worker_drop(void *worker)
{
    struct worker *w = worker;
    if (w) {
        grade_scratch_drop(w->scratch);
        se_scratch_drop(w->se);
        free(w);
    }
}

static enum status work(const void *context, void *worker, struct stream_item *item, struct diag *d)
{
    const struct grading *grading = context;
    struct worker *w = worker;
    struct record *r = &item->record;
    enum status status = require_one_solution(item, d);
    if (status == STATUS_OK) {
        struct grade grade;
        struct se_rating rating;
        grade_puzzle(r->variant, &r->givens, &grading->options, w->scratch, &grade);
        if (grading->options.stable) { /* the same columns, by the other reckoning */
            grade.level = grade.rating_level;
            grade.score = grade.rating;
            grade.hardest = grade.rating_hardest;
        }
        grade_to_record(&grade, r);
        if (grading->rate_se) {
            se_rate(r->variant, &r->givens, &grading->se, w->se, &rating);
            se_to_record(&rating, r);
        }
        minutes_to_record(&grade, r);
        snprintf(r->symmetry, sizeof r->symmetry, "%s",
                 symmetry_name(symmetry_of(r->variant, &r->givens)));
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

static enum status run_cases(const char *path, struct diag *d)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        return diag_error(d, NULL, "cannot open %s: %s", path, strerror(errno));
    }
    struct text out = {0};
    struct grade_scratch *scratch = grade_scratch_new();
    enum status status =
        scratch ? cases_run(file, path, scratch, &out, d) : diag_error(d, NULL, "out of memory");
    grade_scratch_drop(scratch);
    fclose(file);
    enum status printed = help_print(&out, d);
    return status == STATUS_OK ? printed : status;
}

static enum status run(const struct invocation *in)
{
    const struct grade_settings *s = in->settings;
    if (s->list) {
        return list_techniques(in->diag);
    }
    if (s->cases) {
        return run_cases(s->cases, in->diag);
    }
    struct grading grading = {.rate_se = s->scale == SCALE_ALL};
    enum status status = techniques_chosen(in, &grading.options);
    if (status != STATUS_OK) {
        return status;
    }
    grading.options.stable = s->scale == SCALE_STABLE;
    se_options_init(&grading.se);
    if (s->se_full) {
        grading.se.work_limit = 0;
    }
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "tsv", "tsv"),
        .context = &grading,
        .worker_new = worker_new,
        .worker_drop = worker_drop,
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
              "score, Sudoku Explainer's rating (se, classic boards only; where it was not worked "
              "out to the end, see --se-full, a lower bound: >=10.5), the hardest technique, how "
              "often each technique was used, and the minutes a person takes. A puzzle that "
              "the techniques do not solve is 'beyond'; the grader never guesses. A puzzle "
              "without exactly one solution is reported and skipped. The choice of techniques does "
              "not change se, which has its own.",
    .examples = "nonet grade puzzles.txt|a table, one row a puzzle\n"
                "nonet grade --format json puzzles.txt|one JSON object a puzzle\n"
                "nonet grade --without x-wing,swordfish puzzles.txt|what they are without fish\n"
                "nonet grade --no-uniqueness puzzles.txt|what they are where nobody assumes one "
                "solution",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES,
    .formats = stream_format_name,
    COMMAND_SETTINGS,
    .run = run,
};
