/* Forcing nets with patterns: puzzles that need them, and what their proofs say. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"
#include "gen/solve/solve.h"

/* A killer without givens whose cages are all needed. */
static const char cages[] =
    "[{\"kind\":\"cage\",\"cells\":[\"r1c2\",\"r1c3\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":["
    "\"r1c5\",\"r1c6\",\"r1c7\"],\"sum\":20},{\"kind\":\"cage\",\"cells\":[\"r1c8\",\"r2c8\"],\"s"
    "um\":11},{\"kind\":\"cage\",\"cells\":[\"r2c2\",\"r3c2\",\"r3c3\"],\"sum\":9},{\"kind\":\"ca"
    "ge\",\"cells\":[\"r2c5\",\"r3c4\",\"r3c5\"],\"sum\":14},{\"kind\":\"cage\",\"cells\":[\"r2c7"
    "\",\"r3c7\",\"r3c8\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":[\"r3c9\",\"r4c8\",\"r4c9\"],"
    "\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r4c2\",\"r5c1\",\"r5c2\"],\"sum\":17},{"
    "\"kind\":\"cage\",\"cells\":[\"r4c5\",\"r4c6\",\"r4c7\"],\"sum\":17},{\"kind\":\"cage\",\"ce"
    "lls\":[\"r5c5\",\"r5c6\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r6c2\",\"r6c3\",\"r6c4"
    "\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r6c5\",\"r6c6\",\"r7c5\",\"r7c6\"],\"sum\":1"
    "7},{\"kind\":\"cage\",\"cells\":[\"r7c2\",\"r8c1\",\"r8c2\",\"r8c3\"],\"sum\":18},{\"kind\":"
    "\"cage\",\"cells\":[\"r7c3\",\"r7c4\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":[\"r7c7\",\"r"
    "7c8\",\"r8c7\",\"r9c7\",\"r9c8\"],\"sum\":26},{\"kind\":\"cage\",\"cells\":[\"r8c4\",\"r8c5"
    "\",\"r9c5\"],\"sum\":19},{\"kind\":\"cage\",\"cells\":[\"r8c6\",\"r9c6\"],\"sum\":3}]";

/* The candidates as they stand in a proof; cells are filled only where it fills them. */
struct open_board {
    const struct layout *v;
    digit_set open[MAX_CELLS];
    uint8_t filled[MAX_CELLS];
};

static void put(struct open_board *b, unsigned cell, unsigned digit)
{
    b->filled[cell] = (uint8_t)digit;
    b->open[cell] = digit_bit(digit);
    for (unsigned i = 0; i < b->v->peer_count[cell]; i++) {
        b->open[b->v->peer[cell][i]] &= ~digit_bit(digit);
    }
}

/* Does any instance take the candidate away, or put another digit in its cell? */
struct asked {
    struct candidate at;
    bool gone;
};

static bool look_for_removal(void *context, const struct engine_result *r, const struct step *s)
{
    struct asked *a = context;
    (void)s;
    for (unsigned i = 0; i < r->place_count; i++) {
        a->gone |= r->place[i].cell == a->at.cell && r->place[i].digit != a->at.digit;
    }
    for (unsigned i = 0; i < r->eliminated_count; i++) {
        a->gone |= r->eliminated[i].cell == a->at.cell && r->eliminated[i].digit == a->at.digit;
    }
    return !a->gone;
}

static bool technique_takes(const struct open_board *b, int technique, struct candidate at)
{
    static const struct grid none;
    struct grade_options o;
    struct grade_scratch *s = grade_scratch_new();
    struct asked asked = {.at = at};
    void *engine;
    cr_assert_not_null(s);
    const struct engine_ops *ops = scratch_engine(s, b->v, &engine);
    grade_options_init(&o);
    ops->begin(engine, b->v, &none, &o);
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        if (b->filled[cell]) {
            ops->fill(engine, cell, b->filled[cell]);
        }
    }
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        for (unsigned digit = 1; digit <= b->v->size && !b->filled[cell]; digit++) {
            if (!(b->open[cell] & digit_bit(digit))) {
                ops->remove(engine, cell, digit);
            }
        }
    }
    ops->each(engine, technique, look_for_removal, &asked, NULL);
    grade_scratch_drop(s);
    return asked.gone;
}

static unsigned places_of(const struct open_board *b, const struct inference *f)
{
    unsigned count = 0;
    for (unsigned i = 0; i < b->v->size; i++) {
        count += (b->open[b->v->house[f->house].cell[i]] & digit_bit(f->at.digit)) != 0;
    }
    return count;
}

/* Each line follows from those before it; what one step removes follows from the position before
 * that step. Returns the lines that other techniques gave. */
static unsigned proof_holds(const struct open_board *before, const struct step *s)
{
    struct open_board b = *before;
    struct open_board at_step = b;
    unsigned by_techniques = 0;
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        const digit_set digit = f->at.digit ? digit_bit(f->at.digit) : 0;
        const bool goes_on = i && f->kind == INFER_TECHNIQUE &&
                             s->inference[i - 1].kind == INFER_TECHNIQUE &&
                             s->inference[i - 1].technique == f->technique;
        at_step = goes_on ? at_step : b;
        switch ((enum inference_kind)f->kind) {
        case INFER_ASSUME:
            cr_assert_eq(i, 0);
            cr_assert(b.open[f->at.cell] & digit);
            put(&b, f->at.cell, f->at.digit);
            break;
        case INFER_CELL:
            cr_assert_eq(b.open[f->at.cell], digit);
            put(&b, f->at.cell, f->at.digit);
            break;
        case INFER_HOUSE:
            cr_assert_eq(places_of(&b, f), 1);
            cr_assert(b.open[f->at.cell] & digit);
            put(&b, f->at.cell, f->at.digit);
            break;
        case INFER_TECHNIQUE:
            cr_assert_leq(technique_at(f->technique)->level, LEVEL_HARD);
            cr_assert(b.open[f->at.cell] & digit);
            cr_assert(technique_takes(&at_step, f->technique, f->at) ||
                          technique_takes(&b, f->technique, f->at),
                      "line %u: %s", i, technique_at(f->technique)->key);
            b.open[f->at.cell] &= ~digit;
            by_techniques++;
            break;
        case INFER_DEAD_CELL:
            cr_assert_eq(b.open[f->at.cell], 0);
            break;
        case INFER_DEAD_HOUSE:
            cr_assert_eq(places_of(&b, f), 0);
            break;
        default:
            cr_assert_fail("line %u is of another net", i);
        }
        cr_assert_eq(i + 1U == s->inference_count,
                     f->kind == INFER_DEAD_CELL || f->kind == INFER_DEAD_HOUSE);
    }
    return by_techniques;
}

static const struct layout *killer(void)
{
    const struct layout *v = NULL;
    struct constraint_list list = {0};
    struct diag d = {.out = NULL};
    struct diag_at at = {.file = "cages", .line = 1};
    cr_assert_eq(
        constraints_read_json(cages, strlen(cages), variant_find("classic"), &at, &d, &list),
        STATUS_OK);
    v = constraints_lay(variant_find("classic"), &list);
    constraint_list_free(&list);
    cr_assert_not_null(v);
    return v;
}

/* Every step is true in the solution, every proof holds line by line, and the sentence names the
 * techniques. */
Test(pattern_net, says_why)
{
    static const struct grid none;
    const struct layout *v = killer();
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options o;
    struct grid solution;
    const struct step *s;
    unsigned nets = 0;
    unsigned by_techniques = 0;
    cr_assert_not_null(scratch);
    cr_assert_eq(solve_count(v, &none, 2, &solution), 1);
    grade_options_init(&o);
    struct path *p = path_begin(v, &none, &o, scratch);
    while ((s = path_next(p)) != NULL) {
        struct open_board before = {.v = v};
        if (s->technique != TECHNIQUE_PATTERN_FORCING_NET) {
            continue;
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            before.filled[cell] = path_board(p)->cell[cell];
            before.open[cell] =
                before.filled[cell] ? digit_bit(before.filled[cell]) : path_candidates(p, cell);
        }
        cr_assert_neq(solution.cell[s->inference[0].at.cell], s->inference[0].at.digit);
        by_techniques += proof_holds(&before, s);
        nets++;
    }
    cr_expect(path_solved(p));
    cr_expect_gt(nets, 0);
    cr_expect_gt(by_techniques, 10 * nets);
    grade_scratch_drop(scratch);
    layout_drop(v);
}

/* It comes last: without it the puzzle is beyond, and the path is the same up to the first one. */
Test(pattern_net, comes_after_all_others)
{
    static const struct grid none;
    const struct layout *v = killer();
    struct grade_scratch *one = grade_scratch_new();
    struct grade_scratch *other = grade_scratch_new();
    struct grade_options o;
    struct grade_options without;
    struct grade g;
    const struct step *s;
    cr_assert(one && other);
    grade_options_init(&o);
    without = o;
    technique_set_add(&without.disabled, TECHNIQUE_PATTERN_FORCING_NET);
    grade_puzzle(v, &none, &o, one, &g);
    cr_expect_eq(g.level, LEVEL_EXTREME);
    cr_expect_eq(g.hardest, TECHNIQUE_PATTERN_FORCING_NET);
    struct path *with = path_begin(v, &none, &o, one);
    struct path *p = path_begin(v, &none, &without, other);
    while ((s = path_next(p)) != NULL) {
        const struct step *same = path_next(with);
        cr_assert(same && same->technique == s->technique);
    }
    cr_expect_not(path_solved(p));
    cr_expect_eq(path_next(with)->technique, TECHNIQUE_PATTERN_FORCING_NET);
    grade_scratch_drop(one);
    grade_scratch_drop(other);
    layout_drop(v);
}
