/* A run of the generator that keeps what it makes. */
#ifndef NONET_TESTS_PROPERTY_COLLECTED_RUN_H
#define NONET_TESTS_PROPERTY_COLLECTED_RUN_H

#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/grade_scratch.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"

/* Collects what a run emits. */
struct collected_run {
    unsigned count;
    unsigned limit; /* emit refuses beyond; 0: none */
    struct record record[64];
};

static inline bool collected_run_take(void *context, const struct record *record)
{
    struct collected_run *c = context;
    if (c->limit && c->count == c->limit) {
        return false;
    }
    cr_assert_lt(c->count, sizeof c->record / sizeof c->record[0]);
    c->record[c->count++] = *record;
    return true;
}

static struct diag collected_run_diag = {.out = NULL};

static inline void collected_run_prepare(struct generate_request *r, struct collected_run *c,
                                         unsigned count)
{
    memset(c, 0, sizeof *c);
    memset(&collected_run_diag, 0, sizeof collected_run_diag);
    generate_request_init(r);
    r->count = count;
    r->seed = 17;
    r->emit = collected_run_take;
    r->context = c;
    r->diag = &collected_run_diag;
}

static inline void assert_record_sound(const struct record *r)
{
    uint64_t positions;
    struct grid solution = {{0}};
    uint64_t count =
        solve_method_find("guess")->count(r->variant, &r->givens, 2, &solution, &positions);
    cr_assert_eq(count, 1, "puzzle %u has %u solutions", (unsigned)r->index, (unsigned)count);
    cr_assert_eq(memcmp(solution.cell, r->solution.cell, r->variant->cell_count), 0);
}

static inline void assert_runs_same(const struct collected_run *a, const struct collected_run *b)
{
    cr_assert_eq(a->count, b->count);
    for (unsigned i = 0; i < a->count; i++) {
        const struct record *x = &a->record[i];
        const struct record *y = &b->record[i];
        cr_assert_eq(x->index, y->index);
        cr_assert_eq(memcmp(x->givens.cell, y->givens.cell, x->variant->cell_count), 0);
        cr_assert_eq(memcmp(x->solution.cell, y->solution.cell, x->variant->cell_count), 0);
        cr_assert_str_eq(x->techniques, y->techniques);
    }
}

static inline bool grades_as_recorded(const struct record *r, struct grade *grade)
{
    struct grade_options options;
    struct grade_scratch *scratch = grade_scratch_new();
    grade_options_init(&options);
    grade_puzzle(r->variant, &r->givens, &options, scratch, grade);
    grade_scratch_drop(scratch);
    return strcmp(r->level, level_name(grade->level)) == 0 && r->score == grade->score;
}

#endif
