#include "gen/make/target.h"

#include <string.h>

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

bool technique_set_empty(const struct technique_set *s)
{
    for (size_t i = 0; i < sizeof s->bits / sizeof s->bits[0]; i++) {
        if (s->bits[i]) {
            return false;
        }
    }
    return true;
}

bool target_needs_grade(const struct target *t)
{
    return t->level_low > LEVEL_EASY || t->level_high < LEVEL_BEYOND || t->singles_only ||
           t->by_se || !technique_set_empty(&t->requires) || !technique_set_empty(&t->excludes);
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

/* Is the puzzle, whose path uses the technique, out of reach without it? */
static bool is_needed(const struct target *t, const struct variant *v, const struct grid *givens,
                      struct grade_scratch *scratch, int technique)
{
    struct grade_options options;
    struct grade without;
    grade_options_init(&options);
    options.cap = t->level_high;
    technique_set_add(&options.disabled, technique);
    grade_puzzle(v, givens, &options, scratch, &without);
    return !without.solved || without.level > options.cap;
}

static enum verdict judge_techniques(const struct target *t, const struct variant *v,
                                     const struct grid *givens, struct grade_scratch *scratch,
                                     const struct grade *grade)
{
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->excludes, id) && grade->count[id] > 0) {
            return VERDICT_EXCLUDED;
        }
        if (technique_set_has(&t->requires, id) && grade->count[id] == 0) {
            return VERDICT_NOT_NEEDED;
        }
    }
    for (int id = 0; id < (int)technique_count(); id++) {
        if (technique_set_has(&t->requires, id) && !is_needed(t, v, givens, scratch, id)) {
            return VERDICT_NOT_NEEDED;
        }
    }
    return VERDICT_FITS;
}

enum verdict target_judge(const struct target *t, const struct variant *v,
                          const struct grid *givens, struct grade_scratch *scratch,
                          struct grade *grade)
{
    unsigned count = grid_given_count(v, givens);
    if (count < t->givens_low) {
        return VERDICT_FEW_GIVENS;
    }
    if (count > t->givens_high) {
        return VERDICT_MANY_GIVENS;
    }
    if (!target_needs_grade(t)) {
        return VERDICT_FITS;
    }
    struct grade_options options;
    grade_options_init(&options);
    options.cap = t->level_high;
    grade_puzzle(v, givens, &options, scratch, grade);
    if (grade->level > t->level_high || (t->singles_only && !only_singles(grade))) {
        return VERDICT_TOO_HARD;
    }
    if (grade->level < t->level_low) {
        return VERDICT_TOO_EASY;
    }
    return judge_techniques(t, v, givens, scratch, grade);
}
