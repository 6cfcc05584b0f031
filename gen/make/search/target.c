#include "gen/make/search/target.h"

#include <string.h>

#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"

const char *reject_reason_name(enum reject_reason reject_reason)
{
    static const char *const names[REJECT_COUNT] = {
        [REJECT_NONE] = "fits",
        [REJECT_NO_BOARD] = "no full board",
        [REJECT_NOT_UNIQUE] = "several solutions",
        [REJECT_UNDECIDED] = "not proven minimal",
        [REJECT_FEW_GIVENS] = "too few givens",
        [REJECT_MANY_GIVENS] = "too many givens",
        [REJECT_TOO_EASY] = "too easy",
        [REJECT_TOO_HARD] = "too hard",
        [REJECT_NOT_USED] = "required technique not used",
        [REJECT_NOT_NEEDED] = "required technique not needed",
        [REJECT_EXCLUDED] = "excluded technique used",
        [REJECT_DIGITS] = "givens not spread over the digits",
        [REJECT_BOXES] = "givens not spread over the boxes",
        [REJECT_OPENINGS_FEW] = "too few openings",
        [REJECT_OPENINGS_MANY] = "too many openings",
        [REJECT_BOTTLENECK_TIGHT] = "bottleneck too tight",
        [REJECT_BOTTLENECK_WIDE] = "bottleneck too wide",
        [REJECT_HARD_STEPS_FEW] = "too few hard steps",
        [REJECT_HARD_STEPS_MANY] = "too many hard steps",
        [REJECT_COURSE] = "another course",
        [REJECT_OPENING] = "another first hard step",
        [REJECT_DEAD_GIVENS] = "dead givens",
        [REJECT_NO_KIND] = "a kind of constraint missing",
        [REJECT_KIND_UNUSED] = "a kind of constraint not needed",
        [REJECT_KIND_FEW] = "too few constraints of a kind needed",
        [REJECT_SE_LOW] = "SE rating too low",
        [REJECT_SE_HIGH] = "SE rating too high",
    };
    return names[reject_reason];
}

void target_init(struct target *t, const struct layout *v)
{
    memset(t, 0, sizeof *t);
    t->level_low = LEVEL_EASY;
    t->level_high = LEVEL_BEYOND;
    t->givens_high = v->cell_count;
    specs_init(&t->specs);
}

void target_cap_level(struct target *t, const struct layout *v)
{
    enum { LARGEST_SOLVED = 16 };
    if (v->size <= LARGEST_SOLVED) {
        t->level_high = LEVEL_EXTREME;
    }
}

/* Are techniques required of a target without a highest level? */
static bool is_open(const struct target *t)
{
    return t->level_high == LEVEL_BEYOND && !technique_set_is_empty(&t->requires);
}

/* The levels of a puzzle's techniques: its own is no lower than the required ones', and, where the
 * target has no highest level, none is higher than theirs. */
static void target_levels(const struct target *t, enum level *low, enum level *high)
{
    *low = t->level_low;
    *high = t->level_high;
    if (technique_set_is_empty(&t->requires)) {
        return;
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        enum level level = technique_at((size_t)id)->level;
        if (technique_set_has(&t->requires, id) && level > *low) {
            *low = level;
        }
    }
    *high = is_open(t) ? *low : t->level_high;
}

static void enable_required(const struct target *t, struct grade_options *o)
{
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id)) {
            technique_set_remove(&o->disabled, id);
        }
    }
}

/* What grading towards the target takes into account, `high` from target_levels. For an open
 * target the score has no cap: puzzles with rare techniques usually have many other steps too, and
 * would pass their level's cap. */
static void target_options(const struct target *t, enum level high, struct grade_options *o)
{
    grade_options_init(o);
    o->cap = t->level_high;
    enable_required(t, o);
    for (int id = 0; is_open(t) && id < (int)technique_count(); id++) {
        if (technique_at((size_t)id)->level > high) {
            technique_set_add(&o->disabled, id);
        }
    }
}

/* The same without a cap by level or score. */
static void target_options_all(const struct target *t, struct grade_options *o)
{
    enum level low;
    enum level high;
    target_levels(t, &low, &high);
    target_options(t, high, o);
    o->cap = high < LEVEL_EXTREME ? high : LEVEL_EXTREME;
}

int target_reach(struct grader *g, const struct target *t, const struct layout *v,
                 const struct grid *givens, const struct pattern_room *room, bool *open)
{
    struct grade_options options;
    target_options_all(t, &options);
    return need_reach(v, givens, &options, &t->requires, room, open, g->grading);
}

unsigned target_open_cells(struct grader *g, const struct target *t, const struct layout *v,
                           const struct grid *givens, bool open[MAX_CELLS])
{
    struct grade_options options;
    target_options_all(t, &options);
    return need_open_cells(v, givens, &options, g->grading, open);
}

bool target_needs_grade(const struct target *t)
{
    return t->level_low > LEVEL_EASY || t->level_high < LEVEL_BEYOND || t->singles_only ||
           !technique_set_is_empty(&t->requires) || !technique_set_is_empty(&t->excludes);
}

/* Solved, and by nothing but singles. */
static bool only_singles(const struct grade *g)
{
    unsigned steps = 0;
    for (int id = 0; id < (int)technique_count(); id++) {
        steps += technique_is_single(id) ? g->count[id] : 0U;
    }
    return g->solved && steps == g->step_count;
}

enum status grader_init(struct grader *g, bool with_se)
{
    g->grading = grade_scratch_new();
    g->rating = with_se ? se_scratch_new() : NULL;
    g->se_tenths = -1;
    if (!g->grading || (with_se && !g->rating)) {
        grader_free(g);
        return STATUS_FAILED;
    }
    return STATUS_OK;
}

void grader_free(struct grader *g)
{
    if (g->grading) {
        grade_scratch_drop(g->grading);
    }
    if (g->rating) {
        se_scratch_drop(g->rating);
    }
    g->grading = NULL;
    g->rating = NULL;
}

void grader_grade(struct grader *g, const struct layout *v, const struct grid *givens)
{
    struct grade_options options;
    grade_options_init(&options);
    grade_puzzle(v, givens, &options, g->grading, &g->grade);
}

int grader_rate(struct grader *g, const struct layout *v, const struct grid *givens, int cap_tenths)
{
    struct se_options options;
    struct se_rating rating;
    se_options_init(&options);
    options.cap_tenths = cap_tenths;
    bool rated = se_rate(v, givens, &options, g->rating, &rating);
    return rated && !rating.bounded ? rating.er_tenths : -1;
}

static enum reject_reason check_techniques(struct grader *g, const struct target *t,
                                           const struct layout *v, const struct grid *givens)
{
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->excludes, id) && g->grade.count[id] > 0) {
            return REJECT_EXCLUDED;
        }
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id) && g->grade.count[id] == 0) {
            return REJECT_NOT_USED;
        }
    }
    return target_reach(g, t, v, givens, NULL, NULL) == NEED_MET ? REJECT_NONE : REJECT_NOT_NEEDED;
}

/* Is what singles solve easy, however dear each of them is? */
static bool singles_stay_easy(const struct layout *v, const struct grid *givens)
{
    int dearest = 0;
    for (int id = 0; id < (int)technique_count(); id++) {
        const struct technique *one = technique_at((size_t)id);
        dearest = technique_is_single(id) && one->score > dearest ? one->score : dearest;
    }
    int steps = v->cell_count - (int)grid_given_count(v, givens);
    return steps * dearest <= level_score_cap(LEVEL_EASY, v);
}

enum { REJECT_UNKNOWN = -1 };

/* A cheap check of the level by closures. REJECT_UNKNOWN: only grading can decide. REJECT_NONE: the
 * level is right. */
static int check_closures(const struct target *t, const struct layout *v, const struct grid *givens,
                          enum level low, enum level high, enum level *easy)
{
    /* A classic puzzle of medium techniques is passed over for hard ones even if its score would
     * raise it: there is hardly any, unless the hard techniques are excluded. On larger boards
     * there are many. */
    const bool subsets = v->classic && technique_set_is_empty(&t->excludes) &&
                         (low > LEVEL_MEDIUM || high == LEVEL_MEDIUM);
    /* Closures know houses alone. */
    if (v->group_count || v->constraints || (!subsets && low == LEVEL_EASY && high > LEVEL_EASY)) {
        return REJECT_UNKNOWN;
    }
    *easy = LEVEL_MEDIUM;
    if (subsets && low > LEVEL_MEDIUM && solve_plainly(v, givens)) {
        return REJECT_TOO_EASY;
    }
    enum closure by = closure_least(v, givens, subsets ? CLOSURE_SUBSETS : CLOSURE_SINGLES);
    *easy = by == CLOSURE_SINGLES ? LEVEL_EASY : LEVEL_MEDIUM;
    if (low > LEVEL_EASY &&
        (by == CLOSURE_SINGLES || (by == CLOSURE_SUBSETS && low > LEVEL_MEDIUM))) {
        return REJECT_TOO_EASY;
    }
    if (by == CLOSURE_NONE && (high == LEVEL_EASY || (subsets && high == LEVEL_MEDIUM))) {
        return REJECT_TOO_HARD;
    }
    return by == CLOSURE_SINGLES && singles_stay_easy(v, givens) ? (int)REJECT_NONE
                                                                 : (int)REJECT_UNKNOWN;
}

/* Some techniques stand before others of a lower level. Where one above `high` comes first, the
 * puzzle has a higher level than the grade without it says. */
static enum reject_reason check_harder(struct grader *g, const struct target *t,
                                       const struct layout *v, const struct grid *givens,
                                       enum level high)
{
    struct grade_options options;
    grade_options_init(&options);
    enable_required(t, &options);
    grade_puzzle(v, givens, &options, g->grading, &g->grade);
    for (int id = 0; id < (int)technique_count(); id++) {
        if (g->grade.count[id] > 0 && technique_at((size_t)id)->level > high) {
            return REJECT_TOO_HARD;
        }
    }
    return REJECT_NONE;
}

static enum reject_reason check_grade(struct grader *g, const struct target *t,
                                      const struct layout *v, const struct grid *givens)
{
    struct grade_options options;
    enum level low;
    enum level high;
    target_levels(t, &low, &high);
    bool level_only = g->level_only && !t->singles_only && technique_set_is_empty(&t->requires) &&
                      technique_set_is_empty(&t->excludes);
    g->wanted_level = low;
    int known = check_closures(t, v, givens, low, high, &g->easy_level);
    if (known > REJECT_NONE || (known == REJECT_NONE && level_only)) {
        return (enum reject_reason)known;
    }
    target_options(t, high, &options);
    enum grade_fit fit = grade_towards(v, givens, &options, low, level_only, g->grading, &g->grade);
    if (fit == GRADE_TOO_HARD || (is_open(t) && !g->grade.solved) ||
        (t->singles_only && !only_singles(&g->grade))) {
        return REJECT_TOO_HARD;
    }
    g->easy_level = g->grade.level;
    enum reject_reason reject_reason =
        fit == GRADE_TOO_EASY ? REJECT_TOO_EASY : check_techniques(g, t, v, givens);
    return reject_reason == REJECT_NONE && is_open(t) ? check_harder(g, t, v, givens, high)
                                                      : reject_reason;
}

static enum reject_reason check_pattern(const struct specs *w, const struct layout *v,
                                        const struct grid *givens)
{
    if (w->even_digits && !digits_are_even(v, givens)) {
        return REJECT_DIGITS;
    }
    return w->even_boxes && !boxes_are_even(v, givens) ? REJECT_BOXES : REJECT_NONE;
}

/* Outside of the range: which side. */
static enum reject_reason side(const struct spec_range *r, int value, enum reject_reason low,
                               enum reject_reason high)
{
    return value < r->low ? low : value > r->high ? high : REJECT_NONE;
}

enum reject_reason specs_check_course(const struct specs *w, const struct course_figures *f)
{
    enum reject_reason reject_reason = f->solved ? REJECT_NONE : REJECT_TOO_HARD;
    reject_reason = reject_reason ? reject_reason
                                  : side(&w->hard_steps, f->hard_steps, REJECT_HARD_STEPS_FEW,
                                         REJECT_HARD_STEPS_MANY);
    reject_reason =
        reject_reason ? reject_reason
                      : side(&w->openings, f->openings, REJECT_OPENINGS_FEW, REJECT_OPENINGS_MANY);
    reject_reason = reject_reason ? reject_reason
                                  : side(&w->bottleneck, f->bottleneck, REJECT_BOTTLENECK_TIGHT,
                                         REJECT_BOTTLENECK_WIDE);
    if (reject_reason) {
        return reject_reason;
    }
    if (!technique_set_is_empty(&w->opening) &&
        (f->opening < 0 || !technique_set_has(&w->opening, f->opening))) {
        return REJECT_OPENING;
    }
    return w->course != WISH_ANY && w->course != (int)f->spread ? REJECT_COURSE : REJECT_NONE;
}

static enum reject_reason check_specs(struct grader *g, const struct specs *w,
                                      const struct layout *v, const struct grid *givens)
{
    enum reject_reason reject_reason = REJECT_NONE;
    if (specs_need_course(w)) {
        course_figures_of(v, givens, false, g->grading, &g->course);
        reject_reason = specs_check_course(w, &g->course);
    }
    if (reject_reason == REJECT_NONE && w->no_dead_givens &&
        find_dead_given(v, givens, 0, g->grading) >= 0) {
        reject_reason = REJECT_DEAD_GIVENS;
    }
    return reject_reason;
}

static enum reject_reason check_rating(struct grader *g, const struct target *t,
                                       const struct layout *v, const struct grid *givens)
{
    g->se_tenths = grader_rate(g, v, givens, t->se_high_tenths);
    if (g->se_tenths < 0 || g->se_tenths > t->se_high_tenths) {
        return REJECT_SE_HIGH;
    }
    return g->se_tenths < t->se_low_tenths ? REJECT_SE_LOW : REJECT_NONE;
}

enum reject_reason target_check(struct grader *g, const struct target *t, const struct layout *v,
                                const struct grid *givens)
{
    unsigned count = grid_given_count(v, givens);
    g->se_tenths = -1;
    if (count < t->givens_low) {
        return REJECT_FEW_GIVENS;
    }
    if (count > t->givens_high) {
        return REJECT_MANY_GIVENS;
    }
    enum reject_reason reject_reason = check_pattern(&t->specs, v, givens);
    if (reject_reason == REJECT_NONE && target_needs_grade(t)) {
        reject_reason = check_grade(g, t, v, givens);
    }
    if (reject_reason == REJECT_NONE) {
        reject_reason = check_specs(g, &t->specs, v, givens);
    }
    return reject_reason == REJECT_NONE && t->by_se ? check_rating(g, t, v, givens) : reject_reason;
}

enum reject_side reject_side(enum reject_reason reject_reason)
{
    static const enum reject_side sides[REJECT_COUNT] = {
        [REJECT_MANY_GIVENS] = REJECT_EASY,     [REJECT_TOO_EASY] = REJECT_EASY,
        [REJECT_NOT_NEEDED] = REJECT_EASY,      [REJECT_NOT_USED] = REJECT_EASY,
        [REJECT_OPENINGS_MANY] = REJECT_EASY,   [REJECT_BOTTLENECK_WIDE] = REJECT_EASY,
        [REJECT_HARD_STEPS_FEW] = REJECT_EASY,  [REJECT_SE_LOW] = REJECT_EASY,
        [REJECT_KIND_UNUSED] = REJECT_EASY,     [REJECT_FEW_GIVENS] = REJECT_HARD,
        [REJECT_TOO_HARD] = REJECT_HARD,        [REJECT_EXCLUDED] = REJECT_HARD,
        [REJECT_OPENINGS_FEW] = REJECT_HARD,    [REJECT_BOTTLENECK_TIGHT] = REJECT_HARD,
        [REJECT_HARD_STEPS_MANY] = REJECT_HARD, [REJECT_SE_HIGH] = REJECT_HARD,
    };
    return sides[reject_reason];
}
