/* What is written down of a puzzle that was found; and whether a puzzle kept from an earlier run
 * fits the request. */
#include "gen/make/search/searcher.h"

/* Fill the fields of rating. */
static void rate_record(struct searcher *s, struct record *out)
{
    const struct generate_request *r = s->request;
    bool graded = target_needs_grade(&r->target) && !s->grader.level_only;
    if (r->grade && !graded) {
        grader_grade(&s->grader, s->layout, &out->givens);
    }
    if (r->target.by_se || r->rate_se) {
        out->se_tenths = r->target.by_se ? s->grader.se_tenths
                                         : grader_rate(&s->grader, s->layout, &out->givens, 0);
    }
    if (r->grade || graded) {
        grade_to_record(&s->grader.grade, out);
    }
    if (r->grade || (graded && r->save)) {
        minutes_to_record(&s->grader.grade, out);
    }
    if (specs_need_course(&r->target.specs)) {
        course_figures_of(s->layout, &out->givens, true, s->grader.grading, &s->grader.course);
        course_text(&s->grader.course, out->course);
    }
}

void fill_record(struct searcher *s, uint64_t index, enum symmetry symmetry, struct record *out)
{
    record_reset(out, s->layout);
    out->has_solution = true;
    out->has_seed = true;
    out->seed = s->request->seed;
    out->index = index;
    strcpy(out->symmetry, symmetry_name(symmetry));
    rate_record(s, out);
}

/* Is the record's board one of the request's? Takes its layout. */
static bool suits_request(struct searcher *s, const struct record *record)
{
    const struct generate_request *r = s->request;
    if (r->choice || r->constraints.kinds) {
        take_layout(s, layout_keep(record->variant));
    }
    const struct layout *v = s->layout;
    return solve_prepare(record->variant) && record->variant == v &&
           v->cell_count == r->variant->cell_count && (r->choice || v->bare == r->variant->bare) &&
           !(v->constraints ? v->constraints->kinds & ~r->constraints.kinds : r->constraints.kinds);
}

static bool fits_request(struct searcher *s, const struct record *record)
{
    const struct generate_request *r = s->request;
    bool few = r->few_givens && !r->constraints.kinds;
    return (!few || grid_given_count(s->layout, &record->givens) == r->few_givens) &&
           target_check(&s->grader, &r->target, s->layout, &record->givens) == REJECT_NONE;
}

bool search_accepts(struct searcher *s, struct record *record, struct recall_difference *difference)
{
    const struct generate_request *r = s->request;
    struct record *kept = &s->kept;
    *difference = (struct recall_difference){.field = -1};
    if (!suits_request(s, record)) {
        return false;
    }
    record_copy(kept, record);
    if (solve_count(s->layout, &record->givens, 2, &record->solution) != 1) {
        difference->field = FIELD_PUZZLE;
        return false;
    }
    if (!fits_request(s, record)) {
        return false;
    }
    struct generate_stats unasked = {0};
    if (check_kinds(s, &record->givens, &record->solution, &unasked) != REJECT_NONE) {
        return false;
    }
    record_reset(record, s->layout);
    record->has_solution = true;
    record->has_seed = true;
    record->seed = r->seed;
    record->index = kept->index;
    rate_record(s, record);
    bool graded = r->grade || (target_needs_grade(&r->target) && !s->grader.level_only);
    if (!recall_work_out(kept, &s->grader, graded, r->symmetry, record)) {
        return false;
    }
    recall_compare(kept, record, difference);
    return difference->field < 0;
}
