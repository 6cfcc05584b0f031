#include "gen/grade/grade_record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/symmetry.h"
#include "gen/grade/minutes.h"
#include "gen/solve/solve.h"

struct grade_record_scratch *grade_record_scratch_new(bool with_se)
{
    struct grade_record_scratch *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->grade = grade_scratch_new();
    s->se = with_se ? se_scratch_new() : NULL;
    if (!s->grade || (with_se && !s->se)) {
        grade_record_scratch_drop(s);
        return NULL;
    }
    return s;
}

void grade_record_scratch_drop(struct grade_record_scratch *s)
{
    if (s) {
        grade_scratch_drop(s->grade);
        se_scratch_drop(s->se);
        free(s);
    }
}

void grade_record(struct record *r, const struct grade_record_options *o,
                  struct grade_record_scratch *s)
{
    struct grade grade;
    grade_puzzle(r->variant, &r->givens, &o->grade, s->grade, &grade);
    struct grade plain = grade;
    struct grade_options options;
    if (o->grade.stable) { /* the same columns, from the stable rating */
        grade.level = grade.rating_level;
        grade.score = grade.rating;
        grade.hardest = grade.rating_hardest;
    }
    grade_to_record(&grade, r);
    if (o->rate_se) {
        struct se_rating rating;
        se_rate(r->variant, &r->givens, &o->se, s->se, &rating);
        se_to_record(&rating, r);
    }
    grade_options_init(&options);
    if (!grade_options_agree(&o->grade, &options)) {
        grade_puzzle(r->variant, &r->givens, &options, s->grade, &plain);
    }
    minutes_to_record(&plain, r);
    if (o->course) {
        course_of(r->variant, &r->givens, true, s->grade, &s->course);
        course_text(&s->course.figures, r->course);
    }
    snprintf(r->symmetry, sizeof r->symmetry, "%s",
             symmetry_name(symmetry_of(r->variant, &r->givens)));
}

void techniques_of_record(const struct record *r, struct technique_set *used)
{
    char key[RECORD_NAME_SIZE];
    memset(used, 0, sizeof *used);
    for (const char *p = r->techniques; *p; p += strspn(p, " ")) {
        size_t length = strcspn(p, " ");
        size_t end = strcspn(p, "= ");
        if (end < sizeof key) {
            memcpy(key, p, end);
            key[end] = '\0';
            int id = technique_find(key);
            if (id >= 0) {
                technique_set_add(used, id);
            }
        }
        p += length;
    }
}

bool solve_by_techniques(const struct layout *v, const struct grid *givens, struct grade_scratch *s,
                         struct grid *solution, uint64_t *steps)
{
    struct grade_options options;
    grade_options_init(&options);
    options.assume_unique = solve_count(v, givens, 2, NULL) == 1;
    struct path *path = path_begin(v, givens, &options, s);
    *steps = 0;
    while (path_next(path)) {
        ++*steps;
    }
    *solution = *path_board(path);
    return path_solved(path);
}
