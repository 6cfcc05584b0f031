#include "gen/make/run/recall_check.h"

#include <stdio.h>
#include <string.h>

#include "gen/board/symmetry.h"
#include "gen/format/records/record_fields.h"
#include "gen/grade/course.h"
#include "gen/grade/minutes.h"

static bool has_grade(const struct record *r)
{
    return r->level[0] || r->hardest[0] || r->techniques[0] || r->score >= 0 || r->minutes >= 0;
}

/* Of a run of any symmetry, a puzzle has the one that was drawn for it; its pattern may happen to
 * have more. */
static void work_out_symmetry(const struct record *kept, int symmetry, struct record *right)
{
    enum symmetry is = symmetry_of(right->variant, &right->givens);
    enum symmetry said;
    if (symmetry != SYMMETRY_COUNT) {
        is = (enum symmetry)symmetry;
    } else if (symmetry_find(kept->symmetry, &said) &&
               (symmetry_movements(is) & symmetry_movements(said)) == symmetry_movements(said)) {
        is = said;
    }
    snprintf(right->symmetry, sizeof right->symmetry, "%s", symmetry_name(is));
}

bool recall_work_out(const struct record *kept, struct grader *g, bool graded, int symmetry,
                     struct record *right)
{
    if (has_grade(kept) && !graded) {
        grader_grade(g, right->variant, &right->givens);
        grade_to_record(&g->grade, right);
    }
    if (kept->minutes >= 0 && right->minutes < 0) {
        minutes_to_record(&g->grade, right);
    }
    if ((kept->se_tenths >= 0 || kept->se_least >= 0) && right->se_tenths < 0) {
        g->rating = g->rating ? g->rating : se_scratch_new();
        if (!g->rating) {
            return false;
        }
        right->se_tenths = grader_rate(g, right->variant, &right->givens, 0);
        right->se_least = -1;
    }
    if (kept->course[0] && !right->course[0]) {
        course_figures_of(right->variant, &right->givens, true, g->grading, &g->course);
        course_text(&g->course, right->course);
    }
    work_out_symmetry(kept, symmetry, right);
    return true;
}

void recall_compare(const struct record *kept, const struct record *right,
                    struct recall_difference *out)
{
    struct text was = {0};
    struct text is = {0};
    out->field = -1;
    for (int i = 0; i < FIELD_COUNT && out->field < 0; i++) {
        text_clear(&was);
        text_clear(&is);
        fields[i].print(&was, kept);
        fields[i].print(&is, right);
        bool same = was.length == is.length && memcmp(was.data, is.data, is.length) == 0;
        if (was.length && !same && !was.failed && !is.failed) {
            out->field = i;
            snprintf(out->kept, sizeof out->kept, "%s", was.data);
            snprintf(out->right, sizeof out->right, "%s", is.length ? is.data : "");
        }
    }
    text_free(&was);
    text_free(&is);
}
