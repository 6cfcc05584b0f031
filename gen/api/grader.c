/* Grading, and solution paths. */
#include <stdlib.h>

#include "gen/api/api.h"
#include "gen/grade/explain/explain.h"
#include "gen/solve/proper.h"

enum scale { SCALE_ALL, SCALE_HODOKU, SCALE_STABLE };

/* What an option is read into before it goes to the grader. */
struct grader_settings {
    int scale;
    const char *with;
    const char *without;
    bool no_uniqueness;
    bool se_full;
};

OPTION_NAMES(scale_name, "all", "hodoku", "stable")

#define AT(field) .offset = offsetof(struct grader_settings, field)
static const struct option options[] = {
    {.name = "scale", .kind = OPTION_CHOICE, AT(scale), .choice = scale_name},
    {.name = "with", .kind = OPTION_STRING, AT(with)},
    {.name = "without", .kind = OPTION_STRING, AT(without)},
    {.name = "no-uniqueness", .kind = OPTION_FLAG, AT(no_uniqueness)},
    {.name = "se-full", .kind = OPTION_FLAG, AT(se_full)},
};

nonet_grader *nonet_grader_create(nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_grader *g = calloc(1, sizeof *g);
    if (g) {
        g->scratch = grade_record_scratch_new(true);
        g->options.rate_se = true;
        grade_options_init(&g->options.grade);
        se_options_init(&g->options.se);
    }
    if (g && !g->scratch) {
        free(g);
        g = NULL;
    }
    api_end(&call, g ? STATUS_OK : STATUS_FAILED);
    return g;
}

void nonet_grader_drop(nonet_grader *grader)
{
    if (grader) {
        grade_record_scratch_drop(grader->scratch);
        free(grader);
    }
}

/* Techniques come on and go off in the order in which they are named. */
static enum status apply(const struct grader_settings *s, struct grade_record_options *o,
                         struct diag *d)
{
    struct technique_set named = {{0}};
    enum status status = STATUS_OK;
    if (s->with || s->without) {
        status = technique_set_parse(s->with ? s->with : s->without, &named, NULL, d);
    }
    for (size_t i = 0; status == STATUS_OK && i < technique_count(); i++) {
        if (technique_set_has(&named, (int)i)) {
            (s->with ? technique_set_remove : technique_set_add)(&o->grade.disabled, (int)i);
        }
    }
    o->rate_se = s->scale == SCALE_ALL;
    o->grade.stable = s->scale == SCALE_STABLE;
    o->grade.assume_unique = !s->no_uniqueness;
    return status;
}

enum nonet_status nonet_grader_set(nonet_grader *grader, const char *option, const char *value,
                                   nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct grade_record_options *o = &grader->options;
    struct arena strings = {0};
    struct grader_settings s = {.scale = o->grade.stable ? SCALE_STABLE
                                         : o->rate_se    ? SCALE_ALL
                                                         : SCALE_HODOKU,
                                .no_uniqueness = !o->grade.assume_unique,
                                .se_full = o->se.work_limit == 0};
    bool was_full = s.se_full;
    enum status status =
        api_set(options, sizeof options / sizeof *options, &s, &strings, option, value, d);
    if (status == STATUS_OK) {
        status = apply(&s, o, d);
    }
    if (status == STATUS_OK && s.se_full != was_full) {
        se_options_init(&o->se);
        o->se.work_limit = s.se_full ? 0 : o->se.work_limit;
    }
    arena_free(&strings);
    return api_end(&call, status);
}

enum nonet_status nonet_grade(nonet_grader *grader, nonet_puzzle *puzzle, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = puzzle_require_proper(&puzzle->record, NULL, d);
    if (status == STATUS_OK && !stop_is_asked()) {
        grade_record(&puzzle->record, &grader->options, grader->scratch);
    }
    if (stop_is_asked()) { /* what is known by now may be wrong */
        record_reset(&puzzle->record, puzzle->record.variant);
    }
    return api_end_long(&call, status);
}

/* ---- paths ---- */

struct nonet_path {
    const struct layout *variant;
    struct grade_scratch *scratch;
    struct path *path; /* in the scratch */
    const struct step *step;
    struct explain_style style;
    struct text sentence;
    struct text json;
};

nonet_path *nonet_path_create(const nonet_grader *grader, const nonet_puzzle *puzzle,
                              const char *language, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct record r = puzzle->record;
    struct translation translation;
    enum status status = api_language(language, &translation, d);
    if (status == STATUS_OK) {
        status = puzzle_require_proper(&r, NULL, d);
    }
    if (stop_is_asked()) {
        api_end_long(&call, status);
        return NULL;
    }
    nonet_path *p = status == STATUS_OK ? calloc(1, sizeof *p) : NULL;
    if (p) {
        p->variant = layout_keep(r.variant);
        p->style.translation = translation;
        p->scratch = grade_scratch_new();
    }
    if (p && p->scratch) {
        p->path = path_begin(r.variant, &r.givens, &grader->options.grade, p->scratch);
    } else {
        nonet_path_drop(p);
        p = NULL;
        status = status == STATUS_OK ? STATUS_FAILED : status;
    }
    api_end(&call, status);
    return p;
}

void nonet_path_drop(nonet_path *path)
{
    if (path) {
        text_free(&path->sentence);
        text_free(&path->json);
        grade_scratch_drop(path->scratch);
        layout_drop(path->variant);
        free(path);
    }
}

enum nonet_status nonet_path_next(nonet_path *path)
{
    text_clear(&path->sentence);
    text_clear(&path->json);
    path->step = path_next(path->path);
    return path->step ? NONET_OK : stop_is_asked() ? NONET_CANCELLED : NONET_END;
}

int nonet_path_is_solved(const nonet_path *path)
{
    return path_solved(path->path);
}

const char *nonet_path_technique(const nonet_path *path)
{
    return path->step ? technique_at((size_t)path->step->technique)->key : NULL;
}

/* The step's text, made when it is first asked for. */
static const char *reported(nonet_path *p, struct text *text,
                            void (*tell)(const struct explain_style *, const struct layout *,
                                         const struct step *, struct text *))
{
    struct api_call call;
    if (!p->step) {
        return NULL;
    }
    api_begin(&call, NULL);
    if (text->length == 0) {
        tell(&p->style, p->variant, p->step, text);
    }
    api_end(&call, STATUS_OK);
    return text->failed ? NULL : text->data;
}

const char *nonet_path_sentence(nonet_path *path)
{
    return reported(path, &path->sentence, step_explain);
}

const char *nonet_path_json(nonet_path *path)
{
    return reported(path, &path->json, step_to_json);
}

int nonet_path_mark(const nonet_path *path, size_t index, unsigned *cell, unsigned *digit,
                    int *mark)
{
    if (!path->step || index >= path->step->mark_count) {
        return 0;
    }
    const struct mark *m = &path->step->mark[index];
    if (cell) {
        *cell = m->at.cell;
    }
    if (digit) {
        *digit = m->at.digit;
    }
    if (mark) {
        *mark = m->role; /* enum nonet_mark counts as enum mark_role does */
    }
    return 1;
}

_Static_assert((int)NONET_MARK_PLACE == (int)MARK_PLACE &&
                   (int)NONET_MARK_ELIMINATE == (int)MARK_ELIMINATE &&
                   (int)NONET_MARK_PATTERN == (int)MARK_PATTERN &&
                   (int)NONET_MARK_FIN == (int)MARK_FIN && (int)NONET_MARK_SET == (int)MARK_SET_A,
               "the public marks are the grader's");

unsigned nonet_path_digit(const nonet_path *path, unsigned cell)
{
    return cell < path->variant->cell_count ? path_board(path->path)->cell[cell] : 0;
}

uint32_t nonet_path_candidates(const nonet_path *path, unsigned cell)
{
    return cell < path->variant->cell_count ? path_candidates(path->path, cell) : 0;
}
