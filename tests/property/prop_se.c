/* The Sudoku Explainer scale on random puzzles: sound, complete up to its chains, and all but
 * the same for every isomorph of a puzzle. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/isomorphism.h"
#include "gen/grade/minutes.h"
#include "gen/grade/se/se.h"
#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/solve.h"

static void random_puzzle(struct pcg32 *rng, struct grid *solution, struct grid *givens)
{
    const struct layout *v = variant_at(0);
    static struct orbits orbits;
    uint64_t attempts;
    symmetry_orbits(v, SYMMETRY_NONE, &orbits);
    cr_assert(board_method_for(v)->fill(v, rng, BOARD_MAX_ATTEMPTS, solution, &attempts));
    *givens = *solution;
    struct dig_options o = {.orbits = &orbits};
    dig(v, solution, &o, rng, givens, NULL);
}

Test(se_property, every_step_is_sound)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    struct pcg32 rng;
    unsigned by_rule[SE_RULE_COUNT] = {0};
    pcg32_seed(&rng, 5, 1);
    se_options_init(&o);
    for (unsigned i = 0; i < 1500; i++) {
        struct grid solution;
        struct grid givens;
        struct se_rating r;
        random_puzzle(&rng, &solution, &givens);
        o.solution = &solution;
        cr_assert(se_rate(variant_at(0), &givens, &o, s, &r));
        cr_assert_eq(r.unsound_step, 0, "puzzle %u, step %u", i, r.unsound_step);
        cr_assert(r.solved && !r.bounded && !r.capped, "puzzle %u", i);
        cr_assert(r.ed_tenths <= r.ep_tenths && r.ep_tenths <= r.er_tenths, "puzzle %u", i);
        unsigned sum = 0;
        for (unsigned k = 0; k < SE_RULE_COUNT; k++) {
            by_rule[k] += r.count[k];
            sum += r.count[k];
        }
        cr_assert_eq(sum, r.steps);
    }
    for (unsigned k = SE_SINGLE; k <= SE_XY_WING; k++) {
        cr_assert(k == SE_SWORDFISH || by_rule[k], "never needed: %s", se_rule_name(k));
    }
    cr_assert(by_rule[SE_CHAIN] && by_rule[SE_NISHIO] && by_rule[SE_MULTIPLE_CHAIN]);
    se_scratch_drop(s);
}

Test(se_property, isomorphs_have_one_rating)
{
    const struct layout *v = variant_at(0);
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    struct grade graded = {.score = 600, .hardest = -1};
    struct pcg32 rng;
    pcg32_seed(&rng, 6, 1);
    se_options_init(&o);
    for (unsigned i = 0; i < 300; i++) {
        struct grid solution;
        struct grid givens;
        struct se_rating r;
        random_puzzle(&rng, &solution, &givens);
        cr_assert(se_rate(v, &givens, &o, s, &r));
        double minutes = minutes_estimate(v, &givens, &graded);
        for (unsigned k = 0; k < 5; k++) {
            struct isomorphism isomorphism;
            struct grid other;
            struct se_rating q;
            cr_assert(isomorphism_random(v, &rng, &isomorphism));
            isomorphism_apply(v, &isomorphism, &givens, &other);
            cr_assert(se_rate(v, &other, &o, s, &q));
            /* Which of several equal chains is met first may change a later step by a little. */
            int slack = r.er_tenths < 65 ? 0 : 2;
            cr_assert_leq(abs(q.er_tenths - r.er_tenths), slack, "puzzle %u: %d and %d", i,
                          r.er_tenths, q.er_tenths);
            cr_assert_eq(q.ed_tenths, r.ed_tenths);
            double again = minutes_estimate(v, &other, &graded);
            cr_assert_float_eq(again, minutes, 1e-9);
        }
    }
    se_scratch_drop(s);
}

/* A survey proves where no step can be: what it rules out must be the same for every isomorph, and
 * what is kept from step to step must stay sound. */
Test(se_property, nested_chains_are_sound)
{
    static const char *const puzzle[] = {
        "...4...8.....8....7....2..6..49..1..6....7..3.9..1.6...62.....55.....37......5...",
        "1....6.8..75.....66.....1...3.9.........2....7....854.....9.81.8...41..5......4..",
    };
    const struct layout *v = variant_at(0);
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    struct pcg32 rng;
    pcg32_seed(&rng, 8, 1);
    se_options_init(&o);
    o.work_limit = 0;
    for (unsigned i = 0; i < sizeof puzzle / sizeof puzzle[0]; i++) {
        struct grid givens = {0};
        struct se_rating r;
        for (unsigned cell = 0; cell < 81; cell++) {
            givens.cell[cell] = (uint8_t)digit_from_char(puzzle[i][cell]);
        }
        cr_assert(se_rate(v, &givens, &o, s, &r));
        cr_assert(r.count[SE_NESTED_CHAIN] && r.solved);
        for (unsigned k = 0; k < 4; k++) {
            struct isomorphism isomorphism;
            struct grid other;
            struct grid solution;
            struct se_rating q;
            struct se_options checked = o;
            cr_assert(isomorphism_random(v, &rng, &isomorphism));
            isomorphism_apply(v, &isomorphism, &givens, &other);
            cr_assert_eq(solve_count(v, &other, 2, &solution), 1);
            checked.solution = &solution;
            cr_assert(se_rate(v, &other, &checked, s, &q));
            cr_assert_eq(q.unsound_step, 0, "puzzle %u: step %u", i, q.unsound_step);
            cr_assert(q.solved && !q.bounded);
            cr_assert_leq(abs(q.er_tenths - r.er_tenths), 3, "puzzle %u: %d", i, q.er_tenths);
        }
    }
    se_scratch_drop(s);
}

Test(se_property, a_cap_stops_at_the_first_harder_step)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    struct pcg32 rng;
    pcg32_seed(&rng, 7, 1);
    for (unsigned i = 0; i < 200; i++) {
        struct grid solution;
        struct grid givens;
        struct se_rating full;
        struct se_rating cut;
        random_puzzle(&rng, &solution, &givens);
        se_options_init(&o);
        cr_assert(se_rate(variant_at(0), &givens, &o, s, &full));
        o.cap_tenths = 20;
        cr_assert(se_rate(variant_at(0), &givens, &o, s, &cut));
        cr_assert_eq(cut.capped, full.er_tenths > 20);
        cr_assert_eq(cut.solved, !cut.capped);
        cr_assert_eq(cut.er_tenths > 20, cut.capped);
        if (!cut.capped) {
            cr_assert_eq(cut.er_tenths, full.er_tenths);
        }
    }
    se_scratch_drop(s);
}
