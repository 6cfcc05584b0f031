/* What the grader keeps from step to step, or leaves out because of it, changes no step: held
 * against a grader that comes to each position afresh. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/step.h"
#include "gen/grade/technique.h"
#include "gen/grade/technique/chain/candidate_closure.h"

static const struct kept_case {
    const char *variant;
    const char *puzzle;
} cases[] = {
    {"classic",
     ".4..2....8.1.7.6..7....6..4..43....2....4.859..5....4..17..2..65...6......3....1."},
    {"classic",
     ".6..8.7...8...5.4....4....8..1.....6...92.5....8..3.9...3.......2..7.4..75..1..2."},
    {"classic",
     "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"},
    {"classic",
     "4.........39..4.2.......95.15..6..........7..7.3.85.1...8.23..6....7...937.6....."},
    {"x", ".6.......75..3......81.2....3.....5....5..46...........2.94....1.7.8.......37...."},
};

static struct grid grid_of(const char *text)
{
    struct grid g;
    memset(&g, 0, sizeof g);
    for (unsigned i = 0; text[i]; i++) {
        g.cell[i] = (uint8_t)digit_from_char(text[i]);
    }
    return g;
}

/* The next step in the position of `p` by a grader without any stored state: it fills the cells
 * that are filled there, then searches. */
static const struct step *afresh(const struct layout *v, const struct grid *givens,
                                 const struct grade_options *o, const struct path *p,
                                 struct grade_scratch *s)
{
    digit_set left[MAX_CELLS];
    unsigned filled = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = path_board(p)->cell[cell];
        left[cell] = digit ? digit_bit(digit) : path_candidates(p, cell);
        filled += digit && !givens->cell[cell];
    }
    struct path *q = path_begin(v, givens, o, s);
    path_limit(q, left);
    while (filled-- > 0) {
        const struct step *single = path_next(q);
        cr_assert(single && technique_is_single(single->technique));
    }
    return path_next(q);
}

static bool same_marks(const struct step *a, const struct step *b)
{
    return a->mark_count == b->mark_count &&
           memcmp(a->mark, b->mark, a->mark_count * sizeof a->mark[0]) == 0;
}

/* Nets are worked out once for several steps, which may leave others first than new ones would. */
static void check_path(const struct kept_case *c, int first_net, unsigned *compared)
{
    const struct layout *v = variant_find(c->variant);
    struct grid givens = grid_of(c->puzzle);
    struct grade_scratch *kept = grade_scratch_new();
    struct grade_scratch *fresh = grade_scratch_new();
    struct grade_options o;
    const struct step *step;
    cr_assert(v && kept && fresh);
    grade_options_init(&o);
    struct path *p = path_begin(v, &givens, &o, kept);
    while ((step = path_next(p))) {
        if (technique_is_single(step->technique)) {
            continue;
        }
        const struct step *other = afresh(v, &givens, &o, p, fresh);
        cr_assert(other);
        cr_assert_eq(step->technique, other->technique);
        cr_expect(step->technique >= first_net || same_marks(step, other));
        ++*compared;
    }
    cr_expect(path_solved(p));
    grade_scratch_drop(kept);
    grade_scratch_drop(fresh);
}

Test(grade_kept, each_step_is_that_of_a_fresh_grader)
{
    unsigned compared = 0;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        check_path(&cases[i], technique_find("forcing-net"), &compared);
    }
    cr_expect_gt(compared, 100);
}

/* A closure that a search's share of work does not reach for is not there, the second time either.
 */
Test(grade_kept, a_closure_takes_work)
{
    struct grid givens = grid_of(cases[2].puzzle);
    struct grade_scratch *scratch = grade_scratch_new();
    struct grade_options o;
    grade_options_init(&o);
    struct path *p = path_begin(variant_find(cases[2].variant), &givens, &o, scratch);
    while (technique_is_single(path_next(p)->technique)) {
    }
    struct engine *e = scratch->small;
    e->work_end = UINT64_MAX;
    cr_assert(graph_make(e, NODE_CANDIDATE));
    e->closure->stamp = 0;
    e->work_end = e->work;
    cr_expect_not(closure_make(e));
    cr_expect_not(closure_make(e));
    e->closure->stamp = 0;
    e->work_end = UINT64_MAX;
    cr_expect(closure_make(e));
    cr_expect(closure_make(e));
    grade_scratch_drop(scratch);
}
