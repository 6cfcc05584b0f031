/* Does a puzzle fit the conditions of a section? */
#include <string.h>

#include "gen/board/layout_turn.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/grade_record.h"
#include "gen/grade/minutes.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/proper.h"
#include "render/press/conditions/conditions.h"

static bool names_techniques(const struct section_conditions *c)
{
    return c->target.singles_only || !technique_set_is_empty(&c->target.requires) ||
           !technique_set_is_empty(&c->target.excludes);
}

void record_complete_grade(struct record *r, bool techniques, struct grader *judge)
{
    if (!r->level[0] || r->score < 0 || (techniques && !r->techniques[0])) {
        grader_grade(judge, r->variant, &r->givens);
        grade_to_record(&judge->grade, r);
    }
}

void record_grade_anew(struct record *r, struct grader *judge)
{
    grader_grade(judge, r->variant, &r->givens);
    grade_to_record(&judge->grade, r);
    minutes_to_record(&judge->grade, r);
    r->se_tenths = -1;
    r->se_least = -1;
    r->course[0] = '\0';
}

static bool same_text(const char *one, const char *other)
{
    return one == other || (one && other && strcmp(one, other) == 0);
}

static bool constraints_fit(const struct section_conditions *c, const struct layout *v)
{
    kind_set kinds = v->constraints ? v->constraints->kinds : 0;
    bool fits =
        (kinds & ~c->layout.constraints.kinds) == 0 && (kinds || !c->layout.constraints.kinds);
    for (size_t i = 0; i < c->constraint_name_count; i++) {
        fits &= (kinds & c->constraint_name_kinds[i]) != 0;
    }
    return fits;
}

/* Does the map look the same upside down? */
static bool keeps_half_turn(const struct layout *v)
{
    uint16_t from[MAX_CELLS];
    const struct layout *turned = layout_turned(v, 2, from);
    bool same = turned == v;
    layout_drop(turned);
    return same;
}

/* Any map where the section names a jigsaw without one, with the section's further houses. */
static bool is_of_variant(const struct section_conditions *c, const struct layout *constrained)
{
    const struct layout *v = constrained->bare;
    enum layout_choice_kind kind = c->layout.choice.kind;
    return v == c->variant ||
           (kind != LAYOUT_FIXED && v->jigsaw && strcmp(v->base, c->variant->base) == 0 &&
            same_text(v->houses, c->variant->houses) &&
            (kind != LAYOUT_RANDOM_HALF_TURN || keeps_half_turn(v)));
}

static bool pattern_fits(const struct section_conditions *c, const struct record *r)
{
    unsigned givens = grid_given_count(r->variant, &r->givens);
    if (givens < c->target.givens_low || givens > c->target.givens_high) {
        return false;
    }
    for (unsigned cell = 0; c->mask && cell < r->variant->cell_count; cell++) {
        if (r->givens.cell[cell] && !c->mask[cell]) {
            return false;
        }
    }
    if (c->symmetry == GENERATE_ANY_SYMMETRY) {
        return true;
    }
    unsigned asked = symmetry_movements((enum symmetry)c->symmetry);
    unsigned has = symmetry_movements(symmetry_of(r->variant, &r->givens));
    return c->symmetry == SYMMETRY_NONE ? has == asked : (has & asked) == asked;
}

static bool level_fits(const struct target *t, const struct record *r)
{
    enum level level;
    if (t->level_low == LEVEL_EASY && t->level_high == LEVEL_BEYOND) {
        return true;
    }
    return level_find(r->level, &level) && level >= t->level_low && level <= t->level_high;
}

static bool only_singles(const struct technique_set *used)
{
    static const char *const singles[] = {"full-house", "naked-single", "hidden-single"};
    struct technique_set allowed = {{0}};
    for (size_t i = 0; i < sizeof singles / sizeof *singles; i++) {
        technique_set_add(&allowed, technique_find(singles[i]));
    }
    for (size_t i = 0; i < sizeof used->bits / sizeof used->bits[0]; i++) {
        if (used->bits[i] & ~allowed.bits[i]) {
            return false;
        }
    }
    return true;
}

static bool techniques_fit(const struct target *t, const struct record *r)
{
    struct technique_set used;
    techniques_of_record(r, &used);
    for (size_t i = 0; i < sizeof used.bits / sizeof used.bits[0]; i++) {
        if ((t->requires.bits[i] & ~used.bits[i]) || (t->excludes.bits[i] & used.bits[i])) {
            return false;
        }
    }
    return !t->singles_only || only_singles(&used);
}

bool section_figures_fit(const struct section_conditions *c, const struct record *r)
{
    int minutes = (int)(r->minutes + 0.5);
    return (!c->has_score || (r->score >= c->score_low && r->score <= c->score_high)) &&
           (!c->has_minutes ||
            (r->minutes >= 0 && minutes >= c->minutes_low && minutes <= c->minutes_high));
}

static bool is_minimal(const struct section_conditions *c, const struct record *r)
{
    struct orbits orbits;
    enum symmetry symmetry = c->symmetry == GENERATE_ANY_SYMMETRY
                                 ? symmetry_of(r->variant, &r->givens)
                                 : (enum symmetry)c->symmetry;
    symmetry_orbits(r->variant, symmetry, &orbits);
    bool needed = false; /* out of memory: it is not taken */
    return dig_is_minimal(r->variant, &r->solution, &orbits, &r->givens) &&
           constraints_are_minimal(r->variant, &r->givens, &r->solution,
                                   c->layout.constraints.kinds, &needed) &&
           needed;
}

static bool rating_fits(const struct target *t, struct record *r, struct grader *judge)
{
    if (r->se_tenths < 0 && r->se_least < 0 && judge) {
        r->se_tenths = grader_rate(judge, r->variant, &r->givens, 0);
    }
    return r->se_tenths >= t->se_low_tenths && r->se_tenths <= t->se_high_tenths;
}

bool section_specs_fit(const struct section_conditions *c, struct record *r, struct grader *judge)
{
    const struct specs *w = &c->target.specs;
    struct course_figures course;
    if ((w->even_digits && !digits_are_even(r->variant, &r->givens)) ||
        (w->even_boxes && !boxes_are_even(r->variant, &r->givens))) {
        return false;
    }
    if (specs_need_course(w) && !course_parse(r->course, &course)) {
        course_figures_of(r->variant, &r->givens, true, judge->grading, &course);
        course_text(&course, r->course);
    }
    if (specs_need_course(w) && specs_check_course(w, &course) != REJECT_NONE) {
        return false;
    }
    return !w->no_dead_givens || find_dead_given(r->variant, &r->givens, 0, judge->grading) < 0;
}

/* What costs little first. */
bool section_board_fits(const struct section_conditions *c, const struct layout *layout)
{
    return is_of_variant(c, layout) && constraints_fit(c, layout);
}

bool section_conditions_fit(const struct section_conditions *c, struct record *r,
                            struct grader *judge)
{
    const struct target *t = &c->target;
    if (!section_board_fits(c, r->variant) || !pattern_fits(c, r)) {
        return false;
    }
    if (judge) {
        record_complete_grade(r, names_techniques(c), judge);
    }
    if (judge && c->has_minutes && r->minutes < 0) {
        grader_grade(judge, r->variant, &r->givens);
        minutes_to_record(&judge->grade, r);
    }
    if (!level_fits(t, r) || !techniques_fit(t, r) || !section_figures_fit(c, r)) {
        return false;
    }
    return (!t->minimal || is_minimal(c, r)) && (!judge || section_specs_fit(c, r, judge)) &&
           (!t->by_se || rating_fits(t, r, judge));
}

/* ---- asking a bank ---- */

static size_t technique_names(const struct technique_set *set, const char **name)
{
    size_t count = 0;
    for (size_t id = 0; id < technique_count(); id++) {
        if (technique_set_has(set, (int)id)) {
            name[count++] = technique_at(id)->key;
        }
    }
    return count;
}

void section_conditions_filter(const struct section_conditions *c, struct bank_filter *filter,
                               struct condition_names *names)
{
    const struct target *t = &c->target;
    filter->board = c->variant;
    filter->constrained = c->layout.constraints.kinds != 0;
    filter->level = (struct bank_range){t->level_low > LEVEL_EASY || t->level_high < LEVEL_BEYOND,
                                        t->level_low, t->level_high};
    filter->requires_count = technique_names(&t->requires, names->requires);
    filter->requires = names->requires;
    filter->excludes_count = technique_names(&t->excludes, names->excludes);
    filter->excludes = names->excludes;
    bool any_givens = t->givens_low == 0 && t->givens_high == c->variant->cell_count;
    filter->givens = (struct bank_range){!any_givens, t->givens_low, t->givens_high};
    filter->score = (struct bank_range){c->has_score, c->score_low, c->score_high};
    filter->se_tenths = (struct bank_range){t->by_se, t->se_low_tenths, t->se_high_tenths};
}
