#include <criterion/criterion.h>

#include "gen/board/canon/canon.h"
#include "gen/grade/grade_scratch.h"
#include "gen/make/dig/base_puzzle.h"
#include "gen/make/search/puzzle_search.h"
#include "gen/solve/solve.h"

enum { DRAWS = 60 };

static const char *const rare[] = {"unique-rectangle-5",      "avoidable-rectangle-2",
                                   "aligned-pair-exclusion",  "aligned-triplet-exclusion",
                                   "franken-jellyfish",       "mutant-jellyfish",
                                   "finned-mutant-swordfish", "simple-colours-wrap"};
enum { RARE = sizeof rare / sizeof rare[0] };

static void draw(const struct technique_set *one, struct pcg32 *rng, struct grid *givens)
{
    unsigned tries = 0;
    while (!base_puzzle_draw(variant_at(0), one, rng, givens)) {
        cr_assert_lt(++tries, 64, "half of the draws give one");
    }
}

static int reach(const struct grid *givens, const char *key, const struct technique_set *one,
                 struct grade_scratch *scratch)
{
    struct grade_options options;
    grade_options_init(&options);
    technique_set_remove(&options.disabled, technique_find(key));
    return need_reach(variant_at(0), givens, &options, one, NULL, NULL, scratch);
}

static struct technique_set set_of(const char *key)
{
    struct technique_set one = {{0}};
    cr_assert_geq(technique_find(key), 0);
    technique_set_add(&one, technique_find(key));
    return one;
}

/* Where steps are found in another order, as in some arrangements, a puzzle may do without. */
Test(base_puzzles, need_what_they_are_stored_for_in_most_arrangements)
{
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t i = 0; i < RARE; i++) {
        const struct technique_set one = set_of(rare[i]);
        struct pcg32 rng;
        unsigned needed = 0;
        pcg32_seed(&rng, 7, i);
        for (unsigned k = 0; k < DRAWS; k++) {
            struct grid givens, solution;
            draw(&one, &rng, &givens);
            cr_assert_eq(solve_count(variant_at(0), &givens, 2, &solution), 1, "%s", rare[i]);
            needed += reach(&givens, rare[i], &one, scratch) == NEED_MET;
        }
        cr_expect_geq(needed, DRAWS * 3 / 4, "%s: %u", rare[i], needed);
    }
    grade_scratch_drop(scratch);
}

Test(base_puzzles, lead_to_other_puzzles)
{
    static struct grid form[DRAWS];
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t i = 0; i < RARE; i++) {
        const struct technique_set one = set_of(rare[i]);
        struct pcg32 rng;
        pcg32_seed(&rng, 7, i);
        for (unsigned k = 0; k < DRAWS; k++) {
            draw(&one, &rng, &form[k]);
            cr_assert(canon(variant_at(0), &form[k], &form[k], NULL));
        }
        for (unsigned seed = 1; seed <= 3; seed++) {
            struct generate_request r;
            struct generate_live live = {0};
            struct generate_stats stats = {0};
            struct record record = {0};
            struct grid found;
            atomic_bool stop = false;
            generate_request_init(&r);
            r.seed = seed;
            r.target.requires = one;
            struct searcher *s = searcher_new(&r, &live);
            cr_assert(s && search_puzzle(s, 0, 0, &record, &stats, &stop), "%s", rare[i]);
            cr_assert_eq(reach(&record.givens, rare[i], &one, scratch), NEED_MET, "%s", rare[i]);
            cr_assert(canon(variant_at(0), &record.givens, &found, NULL));
            for (unsigned k = 0; k < DRAWS; k++) {
                cr_assert(memcmp(&found, &form[k], sizeof found), "%s is a stored one", rare[i]);
            }
            searcher_drop(s);
            record_free(&record);
        }
    }
    grade_scratch_drop(scratch);
}

Test(base_puzzles, are_for_classic_boards_and_their_techniques_alone)
{
    const struct technique_set rectangle = set_of("avoidable-rectangle-2");
    const struct technique_set wing = set_of("x-wing");
    struct pcg32 rng;
    struct grid givens;
    pcg32_seed(&rng, 7, 0);
    const struct pcg32 before = rng;
    for (unsigned k = 0; k < DRAWS; k++) {
        cr_assert_not(base_puzzle_draw(variant_find("x"), &rectangle, &rng, &givens));
        cr_assert_not(base_puzzle_draw(variant_at(0), &wing, &rng, &givens));
    }
    cr_assert(memcmp(&rng, &before, sizeof rng) == 0, "nothing is drawn");
}
