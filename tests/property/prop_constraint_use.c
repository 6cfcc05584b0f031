/* Puzzles of every kind of constraint at every level: their solution paths use the kind, and they
 * do not make up for it with givens. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/step.h"
#include "gen/make/constraints/constraint_use.h"
#include "gen/make/run/generate.h"

enum { MAX_GIVENS = 28 }; /* 30 and more are those of easy puzzles without constraints */

struct asked {
    const char *what;
    kind_set kinds;
    unsigned count;
    struct grade_scratch *scratch;
};

/* The kinds of the constraints that the steps of the path rest on, found anew. */
static kind_set kinds_of_path(const struct record *r, struct grade_scratch *s)
{
    struct grade_options options;
    kind_set kinds = 0;
    grade_options_init(&options);
    struct path *path = path_begin(r->variant, &r->givens, &options, s);
    for (const struct step *step; (step = path_next(path)) != NULL;) {
        for (unsigned i = 0; i < step->constraint_count; i++) {
            kinds |= (kind_set)1 << constraint_at(r->variant, step->constraint[i].index)->kind;
        }
        for (unsigned i = 0; i < step->inference_count; i++) {
            const struct inference *line = &step->inference[i];
            kinds |= line->kind == INFER_CONSTRAINT
                         ? (kind_set)1 << constraint_at(r->variant, line->constraint.index)->kind
                         : 0;
        }
    }
    return kinds;
}

static bool take_record(void *context, const struct record *r)
{
    struct asked *a = context;
    kind_set unused;
    kind_set cited = kinds_of_path(r, a->scratch);
    cr_assert(constraint_kinds_unused(r->variant, &r->givens, &r->solution, a->kinds, a->scratch,
                                      &unused));
    cr_assert_eq(unused, 0, "%s: a kind is not used", a->what);
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        /* what only makes cells differ goes with every filled cell, without a step */
        bool silent =
            constraint_kinds[k]->shape == CONSTRAINT_BOARD && constraint_kinds[k]->cells_differ;
        cr_assert(silent || !(a->kinds >> k & 1) || cited >> k & 1, "%s: no step rests on %s",
                  a->what, constraint_kinds[k]->name);
    }
    cr_assert(grid_given_count(r->variant, &r->givens) <= MAX_GIVENS, "%s: %u givens", a->what,
              grid_given_count(r->variant, &r->givens));
    a->count++;
    return true;
}

static void make_and_check(const char *kinds, enum level level, unsigned count, uint64_t seed)
{
    struct generate_request r;
    struct diag silent = {.out = NULL};
    struct asked asked = {.what = kinds, .scratch = grade_scratch_new()};
    generate_request_init(&r);
    cr_assert(asked.scratch);
    cr_assert_eq(constraint_spec_parse(kinds, &r.constraints, NULL, &silent), STATUS_OK);
    r.target.level_low = r.target.level_high = level;
    r.seed = seed;
    r.count = count;
    r.emit = take_record;
    r.context = &asked;
    r.diag = &silent;
    asked.kinds = r.constraints.kinds;
    cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s %s", kinds, level_name(level));
    cr_assert_eq(asked.count, count);
    grade_scratch_drop(asked.scratch);
}

static const char *const kinds[] = {"killer",      "thermo",      "arrow",    "greater",
                                    "consecutive", "kropki",      "xv",       "odd-even",
                                    "sandwich",    "anti-knight", "anti-king"};
static const char *const mixtures[] = {"anti-knight,thermo", "kropki,thermo", "sandwich,odd",
                                       "thermo,arrow,greater,odd"};

Test(constraint_use, easy_and_medium_puzzles_use_their_kinds)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        make_and_check(kinds[i], LEVEL_EASY, 6, 1000 + i);
        make_and_check(kinds[i], LEVEL_MEDIUM, 4, 2000 + i);
    }
}

Test(constraint_use, hard_puzzles_use_their_kinds)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        make_and_check(kinds[i], LEVEL_HARD, 1, 3000 + i);
        if (strcmp(kinds[i], "greater") != 0) { /* rare, and slow to find */
            make_and_check(kinds[i], LEVEL_EXTREME, 1, 5000 + i);
        }
    }
}

Test(constraint_use, mixtures_use_every_kind)
{
    for (size_t i = 0; i < sizeof mixtures / sizeof *mixtures; i++) {
        make_and_check(mixtures[i], LEVEL_EASY, 3, 100 + i);
    }
}

/* A kind that does nothing is found: thermometers whose order the givens already show. */
Test(constraint_use, a_constraint_that_nothing_rests_on_is_found)
{
    struct constraint_list l = {0};
    struct grid givens;
    struct grid solution;
    kind_set unused;
    struct grade_scratch *s = grade_scratch_new();
    const struct layout *base = variant_find("4x4");
    const uint16_t cells[2] = {0, 1};
    memset(&givens, 0, sizeof givens);
    memset(&solution, 0, sizeof solution);
    for (unsigned i = 0; i < 16; i++) {
        solution.cell[i] = (uint8_t)("1234341221434321"[i] - '0');
        givens.cell[i] = i == 15 ? 0 : solution.cell[i];
    }
    constraint_list_add(&l, CONSTRAINT_THERMO, false, 0, cells, 2);
    constraint_list_add(&l, CONSTRAINT_ODD, false, 0, &(uint16_t){15}, 1);
    const struct layout *v = constraints_lay(base, &l);
    const kind_set both = KIND_SET(THERMO) | KIND_SET(ODD);
    cr_assert(constraint_kinds_unused(v, &givens, &solution, both, s, &unused));
    cr_assert_eq(unused, both, "the last cell follows from its row");
    layout_drop(v);
    constraint_list_free(&l);
    grade_scratch_drop(s);
}
