/* Forcing nets with patterns: puzzles that need them, and what their proofs say. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/property/hard_killer.h"
#include "tests/property/open_board.h"

/* One for paths, one for the positions in their proofs. */
static struct grade_scratch *scratch;
static struct grade_scratch *replays;

static void setup(void)
{
    scratch = grade_scratch_new();
    replays = grade_scratch_new();
    cr_assert(scratch && replays);
}

static void teardown(void)
{
    grade_scratch_drop(scratch);
    grade_scratch_drop(replays);
}

TestSuite(pattern_net, .init = setup, .fini = teardown);

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
    struct grade_options o;
    struct asked asked = {.at = at};
    void *engine;
    grade_options_init(&o);
    const struct engine_ops *ops = open_board_engine(b, replays, &o, &engine);
    ops->each(engine, technique, look_for_removal, &asked, NULL);
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

/* Does the line follow in the position `b`? */
static bool line_follows(const struct open_board *b, const struct inference *f)
{
    const digit_set digit = f->at.digit ? digit_bit(f->at.digit) : 0;
    const bool open = b->open[f->at.cell] & digit;
    switch ((enum inference_kind)f->kind) {
    case INFER_ASSUME:
        return open;
    case INFER_CELL:
        return b->open[f->at.cell] == digit;
    case INFER_HOUSE:
        return open && places_of(b, f) == 1;
    case INFER_TECHNIQUE:
        return open && technique_at(f->technique)->level <= LEVEL_HARD &&
               technique_takes(b, f->technique, f->at);
    case INFER_DEAD_CELL:
        return b->open[f->at.cell] == 0;
    case INFER_DEAD_HOUSE:
        return places_of(b, f) == 0;
    default:
        return false; /* of another net */
    }
}

/* The first line that does not follow from those before it; their number: each does. The line
 * `skipped` is left out. What one step of another technique takes away follows from the position
 * before that step, which is one of those where the technique goes on. */
static unsigned first_wrong_line(const struct open_board *before, const struct step *s,
                                 unsigned skipped)
{
    static struct open_board at[STEP_MAX_INFERENCES + 1];
    const struct inference *last = NULL;
    unsigned count = 0;
    unsigned begun = 0;
    at[0] = *before;
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        if (i == skipped) {
            continue;
        }
        const bool goes_on = last && f->kind == INFER_TECHNIQUE && last->kind == INFER_TECHNIQUE &&
                             last->technique == f->technique;
        begun = goes_on ? begun : count;
        last = f;
        bool follows = false;
        for (unsigned k = count + 1; k-- > begun && !follows;) {
            follows = line_follows(&at[k], f);
        }
        const bool done =
            inference_takes_away(f) && !(at[count].open[f->at.cell] & digit_bit(f->at.digit));
        if (!follows || done) {
            return i;
        }
        struct open_board *b = &at[count + 1];
        *b = at[count++];
        if (f->kind == INFER_TECHNIQUE) {
            b->open[f->at.cell] &= ~digit_bit(f->at.digit);
        } else if (!inference_is_dead_end(f)) {
            put(b, f->at.cell, f->at.digit);
        }
    }
    return s->inference_count;
}

/* What the proofs of some paths have. */
struct tally {
    unsigned nets;
    unsigned by_techniques; /* lines that other techniques gave */
    unsigned lines;         /* of the proofs that were looked through for … */
    unsigned needless;      /* … lines that can be left out */
};

/* It begins with the assumption, each line follows, the last is the contradiction, and there is
 * nothing left out. */
static void check_proof(const struct open_board *before, const struct step *s, struct tally *t)
{
    enum { NO_LINE = STEP_MAX_INFERENCES };
    const unsigned wrong = first_wrong_line(before, s, NO_LINE);
    cr_assert_eq(wrong, s->inference_count, "%s: line %u of %u: %s", before->v->name, wrong,
                 s->inference_count, technique_at(s->inference[wrong].technique)->key);
    cr_assert_eq(s->inference[0].kind, INFER_ASSUME);
    cr_assert_eq(step_branch_count(s), 1);
    cr_assert_eq(s->left_out, 0);
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        cr_assert_eq(i + 1U == s->inference_count, inference_is_dead_end(f));
        t->by_techniques += f->kind == INFER_TECHNIQUE;
    }
    for (unsigned i = 1; i + 1U < s->inference_count && t->nets % 16 == 0; i++) {
        t->lines++;
        t->needless += first_wrong_line(before, s, i) == s->inference_count;
    }
    t->nets++;
}

/* Its hint says where to look by the one cell that the assumption is about, in every language. */
static void check_hint(const struct layout *v, const struct step *s)
{
    const struct config_names languages = translation_languages();
    uint16_t cell[MAX_CELLS];
    cr_assert_eq(step_hint_cells(v, s, cell), 1);
    cr_assert_eq(cell[0], s->inference[0].at.cell);
    for (size_t l = 0; l < languages.count; l++) {
        const struct explain_style style = {.translation.language = languages.item[l]};
        struct text t = {0};
        char name[CELL_NAME_SIZE];
        unsigned digits = 0;
        step_hint(&style, v, s, HINT_WHERE, &t);
        for (const char *at = t.data; *at; at++) {
            digits += isdigit((unsigned char)*at) != 0;
        }
        cr_assert_not_null(strstr(t.data, cell_name(v, cell[0], name)), "%s", t.data);
        cr_assert_eq(digits, 2, "%s", t.data);
        text_free(&t);
    }
}

/* Looks at each net with patterns on the path, as long as there are fewer than `most`. */
static void check_path(const struct layout *v, const struct grid *givens,
                       const struct grid *solution, const struct grade_options *o, unsigned most,
                       struct tally *t)
{
    const struct step *s;
    const unsigned end = t->nets + most;
    struct path *p = path_begin(v, givens, o, scratch);
    while (t->nets < end && (s = path_next(p)) != NULL) {
        struct open_board before = {.v = v};
        if (s->technique != TECHNIQUE_PATTERN_FORCING_NET) {
            continue;
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            before.filled[cell] = path_board(p)->cell[cell];
            before.open[cell] =
                before.filled[cell] ? digit_bit(before.filled[cell]) : path_candidates(p, cell);
        }
        cr_assert_neq(solution->cell[s->inference[0].at.cell], s->inference[0].at.digit);
        check_proof(&before, s, t);
        check_hint(v, s);
    }
}

/* Every step is true in the solution, and every proof holds line by line. */
Test(pattern_net, says_why)
{
    static const struct grid none;
    const struct layout *v = hard_killer();
    struct grade_options o;
    struct grid solution;
    struct grade g;
    struct tally t = {0};
    cr_assert_eq(solve_count(v, &none, 2, &solution), 1);
    grade_options_init(&o);
    check_path(v, &none, &solution, &o, UINT16_MAX, &t);
    grade_puzzle(v, &none, &o, scratch, &g);
    cr_expect(g.solved);
    cr_expect_gt(t.nets, 0);
    cr_expect_gt(t.by_techniques, 5 * t.nets);
    layout_drop(v);
}

/* A generated puzzle of which the other nets leave nothing to this one is solved without them. */
static bool check_generated(void *context, const struct record *r)
{
    struct grade_options o;
    grade_options_init(&o);
    technique_set_add(&o.disabled, TECHNIQUE_FORCING_NET);
    technique_set_add(&o.disabled, TECHNIQUE_NESTED_FORCING_NET);
    check_path(r->variant, &r->givens, &r->solution, &o, effort(8, 100), context);
    return true;
}

/* On boards with constraints of many kinds every proof holds, whole, and has little that could be
 * left out. */
Test(pattern_net, proofs_hold_and_are_short)
{
    static const char *const kinds[] = {"cage", "little-killer", "renban", "region-sum",
                                        "anti-knight"};
    struct tally all = {0};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct diag silent = {.out = NULL};
        struct generate_request r;
        struct tally t = {0};
        generate_request_init(&r);
        cr_assert_eq(constraint_spec_parse(kinds[i], &r.constraints, NULL, &silent), STATUS_OK);
        r.count = effort(3, 12);
        r.seed = 5;
        r.target.minimal = true;
        r.emit = check_generated;
        r.context = &t;
        r.diag = &silent;
        cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", kinds[i]);
        cr_expect_gt(t.nets, effort(10, 60), "%s: %u", kinds[i], t.nets);
        all.lines += t.lines;
        all.needless += t.needless;
    }
    cr_expect_gt(all.lines, 150, "%u", all.lines);
    cr_expect_lt(100 * all.needless, 2 * all.lines, "%u of %u lines", all.needless, all.lines);
}

/* It comes last but for nets with sums: without both the puzzle is beyond, and the path is the same
 * up to the first one. */
Test(pattern_net, comes_after_all_others)
{
    static const struct grid none;
    const struct layout *v = hard_killer();
    struct grade_scratch *const one = scratch;
    struct grade_scratch *const other = replays;
    struct grade_options o;
    struct grade_options without;
    struct grade g;
    const struct step *s;
    grade_options_init(&o);
    technique_set_add(&o.disabled, TECHNIQUE_SUM_FORCING_NET);
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
    layout_drop(v);
}

/* Asked for with other options, it leaves the puzzle's own in force: what these forbid is not found
 * afterwards. */
Test(pattern_net, leaves_the_options_as_they_were)
{
    static const struct grid none;
    const struct layout *v = hard_killer();
    struct grade_options usual;
    struct grade_options any;
    void *engine;
    const struct engine_ops *ops = scratch_engine(scratch, v, &engine);
    grade_options_init(&any);
    usual = any;
    usual.cap = LEVEL_HARD;
    ops->begin(engine, v, &none, &usual);
    while (ops->next(engine, NULL) >= 0) {
        ops->apply(engine);
    }
    cr_assert_eq(ops->next_of(engine, TECHNIQUE_PATTERN_FORCING_NET, &any),
                 TECHNIQUE_PATTERN_FORCING_NET);
    const int next = ops->next(engine, NULL);
    cr_expect_eq(next, -1, "%s", next < 0 ? "" : technique_at((size_t)next)->key);
    layout_drop(v);
}
