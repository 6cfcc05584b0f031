#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/isomorphism.h"
#include "gen/board/regions/random_regions.h"
#include "gen/grade/cases/cases.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/engine.h"
#include "gen/grade/technique/techniques.h"
#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/property/minimal_puzzle.h"
#include "tests/property/soundness.h"

static struct grade_scratch *scratch;

static void setup(void)
{
    scratch = grade_scratch_new();
    cr_assert_not_null(scratch);
}

static void teardown(void)
{
    grade_scratch_drop(scratch);
}

TestSuite(grading, .init = setup, .fini = teardown);

static bool step_sound(const struct step *s, const struct grid *solution)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        const struct mark *m = &s->mark[i];
        bool is_solution = solution->cell[m->at.cell] == m->at.digit;
        if ((m->role == MARK_PLACE && !is_solution) || (m->role == MARK_ELIMINATE && is_solution)) {
            return false;
        }
    }
    return true;
}

/* Our own positions, two and a near miss for each technique: the file's cases are all met. */
Test(grading, every_case_is_reproduced)
{
    static const char path[] = "tests/golden/technique_cases.txt";
    FILE *in = fopen(path, "r");
    struct text out = {0};
    struct diag d = {.out = stderr};
    cr_assert_not_null(in, "the tests run in the top directory");
    cr_expect_eq(cases_run(in, path, scratch, &out, &d), STATUS_OK);
    cr_expect_null(strstr(out.data, "not reproduced"), "%s", strstr(out.data, "not reproduced"));
    cr_expect_not_null(strstr(out.data, "\t100.0\n"));
    text_free(&out);
    fclose(in);
}

/* Set a second engine up in the first one's position, from the givens. */
static void copy_position(const struct layout *v, const struct grid *givens,
                          const struct grade_options *o, const struct engine_ops *ops,
                          const void *from, void *to)
{
    ops->begin(to, v, givens, o);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (!givens->cell[cell] && ops->value(from, cell)) {
            ops->fill(to, cell, ops->value(from, cell));
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            digit_set gone = ops->candidates(to, cell) & ~ops->candidates(from, cell);
            if (gone & digit_bit(digit)) {
                ops->remove(to, cell, digit);
            }
        }
    }
}

static bool same_result(const struct step *a, const struct step *b)
{
    unsigned found = 0;
    unsigned want = 0;
    for (unsigned i = 0; i < b->mark_count; i++) {
        want += b->mark[i].role == MARK_PLACE || b->mark[i].role == MARK_ELIMINATE;
    }
    for (unsigned i = 0; i < a->mark_count; i++) {
        if (a->mark[i].role != MARK_PLACE && a->mark[i].role != MARK_ELIMINATE) {
            continue;
        }
        found++;
        bool known = false;
        for (unsigned k = 0; k < b->mark_count; k++) {
            known |= memcmp(&a->mark[i], &b->mark[k], sizeof a->mark[i]) == 0;
        }
        if (!known) {
            return false;
        }
    }
    return found == want;
}

/* What a path remembers from step to step saves work and changes nothing: a fresh engine finds the
 * same step in each position. (Singles come in the order in which they turned up, and what nets
 * proved is taken up before more is looked for; there the technique is the same.) Returns the steps
 * compared; adds the techniques found to *seen. */
static unsigned compare_with_fresh(const struct layout *v, const struct grid *puzzle,
                                   struct grade_scratch *other, struct technique_set *seen)
{
    struct grade_options o;
    grade_options_init(&o);
    void *first;
    void *second;
    const struct engine_ops *ops = scratch_engine(scratch, v, &first);
    static struct step a;
    static struct step b;
    unsigned compared = 0;
    (void)scratch_engine(other, v, &second);
    ops->begin(first, v, puzzle, &o);
    while (!ops->solved(first)) {
        int id = ops->next(first, &a);
        if (id > TECHNIQUE_HIDDEN_SINGLE) {
            copy_position(v, puzzle, &o, ops, first, second);
            cr_assert_eq(ops->next(second, &b), id, "%s", technique_at((size_t)id)->key);
            cr_assert(id == TECHNIQUE_FORCING_NET || same_result(&a, &b), "%s",
                      technique_at((size_t)id)->key);
            technique_set_add(seen, id);
            compared++;
        }
        if (id < 0) {
            break;
        }
        ops->apply(first);
    }
    return compared;
}

Test(grading, a_fresh_engine_finds_the_same_step)
{
    static const char *const variants[] = {"classic", "x", "argyle", "12x12"};
    struct grade_scratch *other = grade_scratch_new();
    struct technique_set seen = {{0}};
    unsigned compared = 0;
    for (uint64_t i = 0; i < 60; i++) {
        const struct layout *v = variant_find(variants[i < 45 ? 0 : i % 4]);
        struct grid puzzle;
        struct grid solution;
        minimal_puzzle(v, 9000 + i, &puzzle, &solution);
        compared += compare_with_fresh(v, &puzzle, other, &seen);
    }
    cr_expect_gt(compared, 300);
    grade_scratch_drop(other);
}

/* Puzzles on which nearly everything is looked for in vain, again and again. */
Test(grading, a_fresh_engine_finds_the_same_step_of_hard_puzzles)
{
    static const char *const hard[] = {
        "..6.2..1.2.....9.....3.9.6..7.4.......251.67.......2.5.4.6.8...3....1.8.....4...3",
        "......2...8..6...1..6.49.....27.85....83.....34..2.......1..4.9.9..7...8.......12",
        ".72.........3...........851.1..5...7..52...98...6......3..1.47.1...4...9.....9.2.",
        "..........3.15.9....594.7...72......34.....6......4..38...7.3.6.6...2.4..9..13...",
        "5..8.3.47......832....2....79....4.1.........4..6..5...4.96......1........34.5.9.",
        "...5..64..7..8.....4...3..53.6......5..9..7.........21.....859.4....7.3...1.6....",
        ".....1.89......5..........16..17.2...714......59..3....189...63..4.8.1..3..5...2.",
        "......5.21...2..4..3.6...1.4..817.....8.......9..6.7..8..1.4.7...93..6.4........5",
    };
    struct grade_scratch *other = grade_scratch_new();
    struct technique_set seen = {{0}};
    for (size_t i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        struct grid puzzle = {{0}};
        for (unsigned cell = 0; cell < 81; cell++) {
            puzzle.cell[cell] = hard[i][cell] == '.' ? 0 : (uint8_t)(hard[i][cell] - '0');
        }
        cr_expect_gt(compare_with_fresh(variant_at(0), &puzzle, other, &seen), 10);
    }
    cr_expect(technique_set_has(&seen, TECHNIQUE_ALS_XZ));
    cr_expect(technique_set_has(&seen, TECHNIQUE_ALS_XY_WING));
    cr_expect(technique_set_has(&seen, TECHNIQUE_ALS_CHAIN));
    cr_expect(technique_set_has(&seen, TECHNIQUE_SUE_DE_COQ));
    cr_expect(technique_set_has(&seen, TECHNIQUE_GROUPED_AIC) ||
              technique_set_has(&seen, TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP));
    cr_expect(technique_set_has(&seen, TECHNIQUE_FORCING_CHAIN));
    cr_expect(technique_set_has(&seen, TECHNIQUE_FORCING_NET));
    grade_scratch_drop(other);
}

/* Every step of the path agrees with the solution, has a sentence, and makes progress. */
Test(grading, every_step_is_sound)
{
    const struct layout *v = variant_at(0);
    struct grade_options o;
    grade_options_init(&o);
    for (uint64_t i = 0; i < 150; i++) {
        struct grid puzzle;
        struct grid solution;
        struct text t = {0};
        const struct step *s;
        minimal_puzzle(v, i, &puzzle, &solution);
        struct path *p = path_begin(v, &puzzle, &o, scratch);
        while ((s = path_next(p))) {
            text_clear(&t);
            step_explain(NULL, v, s, &t);
            cr_assert(step_sound(s, &solution), "puzzle %d: %s", (int)i, t.data);
            cr_assert_null(strchr(t.data, '{'), "%s", t.data);
        }
        if (path_solved(p)) {
            cr_assert(grid_solves(v, &puzzle, path_board(p)));
        }
        text_free(&t);
    }
}

/* Every instance of every technique, with every variant of its definition, in every position. */
Test(grading, every_instance_is_sound)
{
    const struct layout *v = variant_at(0);
    struct grade_options o;
    grade_options_init(&o);
    o.small_empty_rectangles = o.als_in_chains = o.siamese = true;
    for (uint64_t i = 0; i < effort(3, 12); i++) {
        struct grid puzzle;
        struct grid solution;
        void *engine;
        const struct engine_ops *ops = scratch_engine(scratch, v, &engine);
        minimal_puzzle(v, 500 + i, &puzzle, &solution);
        o.overlap = i % 2;
        ops->begin(engine, v, &puzzle, &o);
        for (unsigned step = 0; !ops->solved(engine); step++) {
            for (size_t id = 0; id < technique_count() && step % 8 == 0; id++) {
                struct soundness c = {.solution = &solution, .most = 2000};
                ops->each(engine, (int)id, check_instance, &c, NULL);
                cr_assert_eq(c.wrong, 0, "puzzle %d: %s", (int)i, technique_at(id)->key);
            }
            if (ops->next(engine, NULL) < 0) {
                break;
            }
            ops->apply(engine);
        }
    }
}

/* The stable rating is the same for every isomorph of a puzzle. */
Test(grading, isomorphs_have_one_rating)
{
    const struct layout *v = variant_at(0);
    struct grade_options o;
    grade_options_init(&o);
    o.stable = true;
    for (uint64_t i = 0; i < 40; i++) {
        struct grid puzzle;
        struct grid solution;
        struct grade first;
        struct pcg32 rng;
        minimal_puzzle(v, 900 + i, &puzzle, &solution);
        grade_puzzle(v, &puzzle, &o, scratch, &first);
        pcg32_seed(&rng, 3, i);
        for (unsigned k = 0; k < 20; k++) {
            struct isomorphism isomorphism;
            struct grid other;
            struct grade g;
            cr_assert(isomorphism_random(v, &rng, &isomorphism));
            isomorphism_apply(v, &isomorphism, &puzzle, &other);
            grade_puzzle(v, &other, &o, scratch, &g);
            cr_assert_eq(g.rating, first.rating, "puzzle %d: %d and %d", (int)i, g.rating,
                         first.rating);
            cr_assert_eq(g.rating_level, first.rating_level);
            cr_assert_eq(g.rating_hardest, first.rating_hardest);
        }
    }
}

/* Other sizes and houses: steps are sound there too. */
Test(grading, variants_are_graded_soundly)
{
    struct grade_options o;
    grade_options_init(&o);
    for (size_t k = 0; k < variant_count(); k++) {
        const struct layout *v = variant_at(k);
        if (v->cell_count > 144) {
            continue;
        }
        for (uint64_t i = 0; i < 3; i++) {
            struct grid puzzle;
            struct grid solution;
            const struct step *s;
            minimal_puzzle(v, i, &puzzle, &solution);
            struct path *p = path_begin(v, &puzzle, &o, scratch);
            while ((s = path_next(p))) {
                cr_assert(step_sound(s, &solution), "%s: %s", v->name,
                          technique_at((size_t)s->technique)->key);
            }
        }
    }
}

/* A cap ends the grading early and never lets a harder puzzle through. */
static bool count_instance(void *context, const struct engine_result *r, const struct step *s)
{
    (void)r;
    (void)s;
    ++*(unsigned *)context;
    return false;
}

/* Instances in the engine's position of techniques that are easier than its next step, and that the
 * path has in full. */
static unsigned count_passed_over(const struct engine_ops *ops, void *engine, int next)
{
    static const char list[] =
        "locked-pair,locked-triple,pointing,claiming,naked-pair,naked-triple,"
        "naked-quad,hidden-pair,hidden-triple,hidden-quad,x-wing,swordfish,"
        "jellyfish,remote-pair,skyscraper,two-string-kite,turbot-fish,"
        "empty-rectangle,w-wing,xy-wing,xyz-wing,avoidable-rectangle-1,"
        "avoidable-rectangle-2,simple-colours-wrap,multi-colours-1,"
        "multi-colours-2";
    const struct diag_at at = {0};
    struct diag silent = {.out = NULL};
    struct technique_set looked_for = {{0}};
    unsigned count = 0;
    cr_assert_eq(technique_set_parse(list, &looked_for, &at, &silent), STATUS_OK);
    for (int id = 0; id < (next < 0 ? (int)technique_count() : next); id++) {
        if (technique_set_has(&looked_for, id)) {
            ops->each(engine, id, count_instance, &count, NULL);
        }
    }
    return count;
}

/* What a look over the position calls absent is not there, or the path would not be in order. */
Test(grading, no_easier_technique_is_passed_over)
{
    const struct layout *v = variant_at(0);
    struct grade_options o;
    unsigned steps = 0;
    grade_options_init(&o);
    for (uint64_t stream = 0; stream < 150; stream++) {
        struct grid puzzle;
        struct grid solution;
        void *engine;
        minimal_puzzle(v, stream, &puzzle, &solution);
        const struct engine_ops *ops = scratch_engine(scratch, v, &engine);
        ops->begin(engine, v, &puzzle, &o);
        int id = 0;
        while (!ops->solved(engine) && id >= 0) {
            id = ops->next(engine, NULL);
            bool single = id >= 0 && technique_is_single(id);
            cr_assert(single || count_passed_over(ops, engine, id) == 0, "%u, before %d",
                      (unsigned)stream, id);
            steps += !single;
            if (!single && id >= 0) { /* the visits have used what was found */
                id = ops->next(engine, NULL);
            }
            ops->apply(engine);
        }
    }
    cr_assert_gt(steps, 500);
}

static enum grade_fit fit_of(enum level level, enum level low, enum level high)
{
    return level > high ? GRADE_TOO_HARD : level < low ? GRADE_TOO_EASY : GRADE_FITS;
}

/* Grading towards levels agrees with the full grade, and equals it when complete. */
Test(grading, towards_levels_as_in_full)
{
    const struct layout *v = variant_at(0);
    unsigned met[LEVEL_COUNT] = {0};
    for (uint64_t stream = 0; stream < 400; stream++) {
        struct grid puzzle;
        struct grid solution;
        struct grade full;
        struct grade_options o;
        minimal_puzzle(v, stream, &puzzle, &solution);
        grade_options_init(&o);
        grade_puzzle(v, &puzzle, &o, scratch, &full);
        met[full.level]++;
        for (int ask = 0; ask < 2 * LEVEL_COUNT * LEVEL_COUNT; ask++) {
            enum level low = (enum level)(ask / 2 / LEVEL_COUNT);
            struct grade grade;
            o.cap = (enum level)(ask / 2 % LEVEL_COUNT);
            if (o.cap < low || (ask > 15 && stream > 60)) {
                continue;
            }
            enum grade_fit fit = grade_towards(v, &puzzle, &o, low, ask & 1, scratch, &grade);
            cr_assert_eq(fit, fit_of(full.level, low, o.cap), "%u: %d, %s of %s to %s",
                         (unsigned)stream, (int)fit, level_name(full.level), level_name(low),
                         level_name(o.cap));
            cr_assert(fit != GRADE_FITS || (ask & 1) ||
                      (grade.score == full.score && grade.step_count == full.step_count));
        }
    }
    for (int level = LEVEL_EASY; level < LEVEL_BEYOND; level++) {
        cr_assert_gt(met[level], 0, "%s", level_name((enum level)level));
    }
}

/* What a closure solves, its techniques solve, and the other way round; what trials solve, all
 * techniques do. */
Test(grading, closures_agree_with_the_grader)
{
    static const enum level level_of[] = {LEVEL_EASY, LEVEL_MEDIUM, LEVEL_EXTREME};
    const struct layout *v = variant_at(0);
    struct grade_options o;
    unsigned solved[3] = {0};
    grade_options_init(&o);
    for (uint64_t stream = 0; stream < 1500; stream++) {
        struct grid puzzle;
        struct grid solution;
        minimal_puzzle(v, stream, &puzzle, &solution);
        for (unsigned k = CLOSURE_SINGLES; k <= CLOSURE_TRIALS; k++) {
            struct grade grade;
            bool closed = closure_solves(v, &puzzle, (enum closure)k);
            solved[k] += closed;
            if (k == CLOSURE_TRIALS && (!closed || stream > 300)) {
                continue;
            }
            /* The level by its techniques alone, whatever the score. */
            grade_puzzle(v, &puzzle, &o, scratch, &grade);
            bool within = grade.solved && technique_at((size_t)grade.hardest)->level <= level_of[k];
            cr_assert_eq(closed, within, "%u, closure %u", (unsigned)stream, k);
        }
    }
    for (uint64_t stream = 0; stream < 300; stream++) { /* several solutions are never closed */
        struct grid puzzle;
        struct grid solution;
        minimal_puzzle(v, stream, &puzzle, &solution);
        unsigned cell = 0;
        while (!puzzle.cell[cell]) {
            cell++;
        }
        puzzle.cell[cell] = 0;
        for (unsigned k = CLOSURE_SINGLES; k <= CLOSURE_TRIALS; k++) {
            cr_assert_not(closure_solves(v, &puzzle, (enum closure)k), "%u, closure %u",
                          (unsigned)stream, k);
        }
    }
    cr_assert(solved[CLOSURE_SINGLES] > 0 && solved[CLOSURE_SUBSETS] > solved[CLOSURE_SINGLES] &&
              solved[CLOSURE_TRIALS] > solved[CLOSURE_SUBSETS]);
}

Test(grading, cap_and_disabled_techniques_hold)
{
    const struct layout *v = variant_at(0);
    struct grade_options o;
    for (uint64_t i = 0; i < 60; i++) {
        struct grid puzzle;
        struct grid solution;
        struct grade full;
        struct grade capped;
        minimal_puzzle(v, 2000 + i, &puzzle, &solution);
        grade_options_init(&o);
        grade_puzzle(v, &puzzle, &o, scratch, &full);
        for (int cap = LEVEL_EASY; cap <= LEVEL_EXTREME; cap++) {
            o.cap = (enum level)cap;
            grade_puzzle(v, &puzzle, &o, scratch, &capped);
            cr_assert_eq(capped.level, (int)full.level <= cap ? full.level : LEVEL_BEYOND);
        }
        if (full.hardest < 0) {
            continue;
        }
        grade_options_init(&o);
        technique_set_add(&o.disabled, full.hardest);
        grade_puzzle(v, &puzzle, &o, scratch, &capped);
        cr_assert_eq(capped.count[full.hardest], 0);
    }
}

/* Do two roles' cells of a step hold the same digits? */
static bool roles_equal(const struct layout *v, const struct step *s, const struct grid *solution)
{
    static const enum mark_role roles[] = {MARK_PATTERN, MARK_FIN};
    int count[MAX_SIZE + 1] = {0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        for (unsigned side = 0; side < 2; side++) {
            bool in = false;
            for (unsigned i = 0; i < s->mark_count; i++) {
                in |= s->mark[i].role == roles[side] && s->mark[i].at.cell == cell;
            }
            count[solution->cell[cell]] += side ? -in : in;
        }
    }
    for (unsigned digit = 1; digit <= v->size; digit++) {
        if (count[digit]) {
            return false;
        }
    }
    return true;
}

/* The law of leftovers, on random maps and with extra houses: what a step compares is the same in
 * the solution, and what it does agrees with it. */
Test(grading, leftovers_hold_in_the_solution)
{
    static const unsigned sizes[] = {5, 6, 7, 8, 9, 10, 12};
    unsigned met[2] = {0};
    for (uint64_t n = 0; n < effort(16, 60); n++) {
        char map[MAX_CELLS + 1];
        struct layout_definition definition = {.regions = map,
                                               .houses = n % 4 == 0 ? "antidiagonal" : NULL};
        struct diag d = {.out = stderr};
        struct pcg32 rng;
        struct grid puzzle;
        struct grid solution = {{0}};
        struct orbits orbits;
        struct dig_options how = {.orbits = &orbits};
        struct grade_options o;
        const struct step *s;
        uint64_t attempts;
        pcg32_seed(&rng, 5, n);
        random_regions(sizes[n % 7], n % 2, &rng, map);
        const struct layout *v = layout_build(&definition, NULL, &d);
        cr_assert_not_null(v);
        symmetry_orbits(v, SYMMETRY_NONE, &orbits);
        grade_options_init(&o);
        o.cap = LEVEL_MEDIUM;
        if (board_method_for(v)->fill(v, &rng, 200, &solution, &attempts)) {
            puzzle = solution;
            (void)dig(v, &solution, &how, &rng, &puzzle, NULL);
            struct path *p = path_begin(v, &puzzle, &o, scratch);
            while ((s = path_next(p))) {
                bool outer = s->technique == TECHNIQUE_LEFTOVERS_OUTER;
                cr_assert(step_sound(s, &solution), "%s", map);
                if (outer || s->technique == TECHNIQUE_LEFTOVERS_INNER) {
                    cr_assert(roles_equal(v, s, &solution), "%s", map);
                    met[outer]++;
                }
            }
        }
        layout_drop(v);
    }
    cr_expect(met[0] > 40 && met[1] > 10, "%u inner, %u outer", met[0], met[1]);
}
