#include "gen/make/target.h"

#include <string.h>

#include "gen/make/singles.h"

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
        [VERDICT_FITS] = "fits",
        [VERDICT_NOT_UNIQUE] = "several solutions",
        [VERDICT_FEW_GIVENS] = "too few givens",
        [VERDICT_MANY_GIVENS] = "too many givens",
        [VERDICT_TOO_EASY] = "too easy",
        [VERDICT_TOO_HARD] = "too hard",
        [VERDICT_NOT_NEEDED] = "required technique not needed",
        [VERDICT_EXCLUDED] = "excluded technique used",
        [VERDICT_SE_LOW] = "SE rating too low",
        [VERDICT_SE_HIGH] = "SE rating too high",
    };
    return names[verdict];
}

void target_init(struct target *t, const struct variant *v)
{
    memset(t, 0, sizeof *t);
    t->level_low = LEVEL_EASY;
    t->level_high = LEVEL_BEYOND;
    t->givens_high = v->cell_count;
}

static bool technique_set_empty(const struct technique_set *s)
{
    for (size_t i = 0; i < sizeof s->bits / sizeof s->bits[0]; i++) {
        if (s->bits[i]) {
            return false;
        }
    }
    return true;
}

/* The levels that a puzzle may have: no lower than the required techniques', and, where the target
 * has no highest level, no higher than theirs. */
static void target_levels(const struct target *t, enum level *low, enum level *high)
{
    *low = t->level_low;
    *high = t->level_high;
    if (technique_set_empty(&t->requires)) {
        return;
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        enum level level = technique_at((size_t)id)->level;
        if (technique_set_has(&t->requires, id) && level > *low) {
            *low = level;
        }
    }
    *high = t->level_high < LEVEL_BEYOND ? t->level_high : *low;
}

bool target_needs_grade(const struct target *t)
{
    return t->level_low > LEVEL_EASY || t->level_high < LEVEL_BEYOND || t->singles_only ||
           !technique_set_empty(&t->requires) || !technique_set_empty(&t->excludes);
}

/* Solved, and by nothing but singles. */
static bool only_singles(const struct grade *g)
{
    static const char *const singles[] = {"full-house", "naked-single", "hidden-single"};
    unsigned steps = 0;
    for (size_t i = 0; i < sizeof singles / sizeof singles[0]; i++) {
        int id = technique_find(singles[i]);
        steps += id >= 0 ? g->count[id] : 0U;
    }
    return g->solved && steps == g->step_count;
}

enum status judge_init(struct judge *j, bool with_se)
{
    j->grading = grade_scratch_new();
    j->rating = with_se ? se_scratch_new() : NULL;
    j->se_tenths = -1;
    if (!j->grading || (with_se && !j->rating)) {
        judge_free(j);
        return STATUS_FAILED;
    }
    return STATUS_OK;
}

void judge_free(struct judge *j)
{
    if (j->grading) {
        grade_scratch_drop(j->grading);
    }
    if (j->rating) {
        se_scratch_drop(j->rating);
    }
    j->grading = NULL;
    j->rating = NULL;
}

void judge_grade(struct judge *j, const struct variant *v, const struct grid *givens)
{
    struct grade_options options;
    grade_options_init(&options);
    grade_puzzle(v, givens, &options, j->grading, &j->grade);
}

int judge_rate(struct judge *j, const struct variant *v, const struct grid *givens, int cap_tenths)
{
    struct se_options options;
    struct se_rating rating;
    se_options_init(&options);
    options.cap_tenths = cap_tenths;
    bool rated = se_rate(v, givens, &options, j->rating, &rating);
    return rated && !rating.bounded ? rating.er_tenths : -1;
}

/* Is the puzzle, whose path uses the technique, out of reach without it? */
static bool is_needed(struct judge *j, const struct target *t, const struct variant *v,
                      const struct grid *givens, int technique)
{
    struct grade_options options;
    struct grade without;
    enum level low;
    grade_options_init(&options);
    target_levels(t, &low, &options.cap);
    technique_set_add(&options.disabled, technique);
    grade_puzzle(v, givens, &options, j->grading, &without);
    return without.level == LEVEL_BEYOND;
}

static enum verdict judge_techniques(struct judge *j, const struct target *t,
                                     const struct variant *v, const struct grid *givens)
{
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->excludes, id) && j->grade.count[id] > 0) {
            return VERDICT_EXCLUDED;
        }
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id) && j->grade.count[id] == 0) {
            return VERDICT_NOT_NEEDED;
        }
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id) && !is_needed(j, t, v, givens, id)) {
            return VERDICT_NOT_NEEDED;
        }
    }
    return VERDICT_FITS;
}

static enum verdict judge_grading(struct judge *j, const struct target *t, const struct variant *v,
                                  const struct grid *givens)
{
    struct grade_options options;
    enum level low;
    enum level high;
    target_levels(t, &low, &high);
    if (v->classic && (low > LEVEL_EASY || high == LEVEL_EASY)) {
        bool easy = singles_solve(givens);
        if (easy && low > LEVEL_EASY) {
            return VERDICT_TOO_EASY;
        }
        if (!easy && high == LEVEL_EASY) {
            return VERDICT_TOO_HARD;
        }
    }
    grade_options_init(&options);
    options.cap = high;
    grade_puzzle(v, givens, &options, j->grading, &j->grade);
    if (j->grade.level > high || (t->singles_only && !only_singles(&j->grade))) {
        return VERDICT_TOO_HARD;
    }
    return j->grade.level < low ? VERDICT_TOO_EASY : judge_techniques(j, t, v, givens);
}

enum verdict judge_puzzle(struct judge *j, const struct target *t, const struct variant *v,
                          const struct grid *givens)
{
    unsigned count = grid_given_count(v, givens);
    j->se_tenths = -1;
    if (count < t->givens_low) {
        return VERDICT_FEW_GIVENS;
    }
    if (count > t->givens_high) {
        return VERDICT_MANY_GIVENS;
    }
    enum verdict verdict = VERDICT_FITS;
    if (target_needs_grade(t)) {
        verdict = judge_grading(j, t, v, givens);
    }
    if (verdict == VERDICT_FITS && t->by_se) {
        j->se_tenths = judge_rate(j, v, givens, t->se_high_tenths);
        verdict = j->se_tenths < 0 || j->se_tenths > t->se_high_tenths ? VERDICT_SE_HIGH
                  : j->se_tenths < t->se_low_tenths                    ? VERDICT_SE_LOW
                                                                       : VERDICT_FITS;
    }
    return verdict;
}

bool verdict_too_easy(enum verdict verdict)
{
    return verdict == VERDICT_TOO_EASY || verdict == VERDICT_SE_LOW ||
           verdict == VERDICT_MANY_GIVENS || verdict == VERDICT_NOT_NEEDED;
}

bool verdict_too_hard(enum verdict verdict)
{
    return verdict == VERDICT_TOO_HARD || verdict == VERDICT_SE_HIGH ||
           verdict == VERDICT_FEW_GIVENS || verdict == VERDICT_EXCLUDED;
}
