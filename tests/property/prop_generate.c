#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/mask.h"
#include "gen/make/run/generate.h"
#include "gen/make/search/puzzle_search.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"
#include "tests/property/collected_run.h"

Test(generate, the_same_puzzles_for_any_number_of_threads)
{
    static struct collected_run one;
    static struct collected_run many;
    for (unsigned threads = 2; threads <= 5; threads += 3) {
        struct generate_request r;
        collected_run_prepare(&r, &one, 40);
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        collected_run_prepare(&r, &many, 40);
        r.threads = threads;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        assert_runs_same(&one, &many);
    }
}

Test(generate, shards_are_parts_of_the_whole)
{
    static struct collected_run whole;
    static struct collected_run part;
    static struct collected_run merged;
    struct generate_request r;
    collected_run_prepare(&r, &whole, 23);
    r.first = 5;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    cr_assert_eq(whole.count, 23);
    memset(&merged, 0, sizeof merged);
    for (unsigned k = 1; k <= 4; k++) {
        collected_run_prepare(&r, &part, 23);
        r.first = 5;
        r.shard = k;
        r.shards = 4;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        for (unsigned i = 0; i < part.count; i++) {
            cr_assert_eq(part.record[i].index % 4, k - 1);
            merged.record[part.record[i].index - 5] = part.record[i];
            merged.count++;
        }
    }
    assert_runs_same(&whole, &merged);
}

Test(generate, puzzles_are_unique_and_of_the_level_asked_for)
{
    static struct collected_run c;
    for (int level = LEVEL_EASY; level <= LEVEL_HARD; level++) {
        struct generate_request r;
        collected_run_prepare(&r, &c, 6);
        r.target.level_low = r.target.level_high = (enum level)level;
        r.symmetry = SYMMETRY_ROTATE180;
        r.recheck = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        for (unsigned i = 0; i < c.count; i++) {
            struct grade grade;
            struct orbits orbits;
            assert_record_sound(&c.record[i]);
            cr_assert(grades_as_recorded(&c.record[i], &grade));
            cr_assert_eq((int)grade.level, level);
            symmetry_orbits(r.variant, SYMMETRY_ROTATE180, &orbits);
            cr_assert(dig_orbits_hold(&orbits, &c.record[i].givens));
        }
    }
}

Test(generate, givens_window_and_minimality)
{
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 20);
    r.target.givens_low = 30;
    r.target.givens_high = 33;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    unsigned seen = 0;
    for (unsigned i = 0; i < c.count; i++) {
        unsigned givens = grid_given_count(r.variant, &c.record[i].givens);
        cr_assert(givens >= 30 && givens <= 33, "%u givens", givens);
        seen |= 1U << (givens - 30);
        assert_record_sound(&c.record[i]);
    }
    cr_assert_eq(seen, 15, "the window is used in its whole width");

    collected_run_prepare(&r, &c, 10);
    r.target.minimal = true;
    r.target.givens_low = 22;
    r.target.givens_high = 24;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct orbits orbits;
        symmetry_orbits(r.variant, SYMMETRY_NONE, &orbits);
        cr_assert_leq(grid_given_count(r.variant, &c.record[i].givens), 24);
        cr_assert(dig_is_minimal(r.variant, &c.record[i].solution, &orbits, &c.record[i].givens));
    }
}

/* A puzzle is the same whether it is made with others or alone. */
Test(generate, minimal_puzzles_side_by_side_and_alone)
{
    enum { COUNT = MAX_SEARCHES };
    static const int symmetries[] = {SYMMETRY_NONE, SYMMETRY_ROTATE180, GENERATE_ANY_SYMMETRY};
    static struct search_item items[COUNT];
    struct search_item *all[COUNT];
    struct generate_request r;
    struct generate_live live = {0};
    atomic_bool stop = false;
    generate_request_init(&r);
    r.seed = 29;
    for (unsigned s = 0; s < sizeof symmetries / sizeof symmetries[0]; s++) {
        r.symmetry = symmetries[s];
        r.target.minimal = s != 1; /* what is dug to the end is minimal */
        struct searcher *searcher = searcher_new(&r, &live);
        cr_assert_not_null(searcher);
        cr_assert_eq(search_at_once(searcher), MAX_SEARCHES);
        for (unsigned i = 0; i < COUNT; i++) {
            all[i] = &items[i];
            items[i].index = 7 * i + s;
            memset(&items[i].stats, 0, sizeof items[i].stats);
        }
        search_puzzles(searcher, all, COUNT, &stop);
        for (unsigned i = 0; i < COUNT; i++) {
            struct generate_stats stats = {0};
            struct record alone = {0};
            const struct record *made = &items[i].record;
            cr_assert(items[i].found);
            cr_assert(search_puzzle(searcher, items[i].index, 0, &alone, &stats, &stop));
            cr_assert_eq(memcmp(&stats, &items[i].stats, sizeof stats), 0);
            cr_assert_eq(made->index, alone.index);
            cr_assert_eq(made->seed, alone.seed);
            cr_assert_str_eq(made->symmetry, alone.symmetry);
            cr_assert_eq(memcmp(made->givens.cell, alone.givens.cell, 81), 0);
            cr_assert_eq(memcmp(made->solution.cell, alone.solution.cell, 81), 0);
            assert_record_sound(made);
            record_free(&alone);
        }
        searcher_drop(searcher);
    }
    for (unsigned i = 0; i < COUNT; i++) {
        record_free(&items[i].record);
    }
    /* where a puzzle may not fit, each is searched for by itself */
    r.target.givens_high = 24;
    struct searcher *searcher = searcher_new(&r, &live);
    cr_assert_not_null(searcher);
    cr_assert_eq(search_at_once(searcher), 1);
    searcher_drop(searcher);
}

Test(generate, every_symmetry_and_any)
{
    static struct collected_run c;
    for (int symmetry = 0; symmetry <= GENERATE_ANY_SYMMETRY; symmetry++) {
        struct generate_request r;
        collected_run_prepare(&r, &c, 3);
        r.symmetry = symmetry;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        for (unsigned i = 0; i < c.count; i++) {
            enum symmetry kind = SYMMETRY_NONE;
            struct orbits orbits;
            cr_assert(symmetry_find(c.record[i].symmetry, &kind));
            symmetry_orbits(r.variant, kind, &orbits);
            cr_assert(dig_orbits_hold(&orbits, &c.record[i].givens));
            cr_assert(
                dig_is_minimal(r.variant, &c.record[i].solution, &orbits, &c.record[i].givens));
            assert_record_sound(&c.record[i]);
        }
    }
}

Test(generate, givens_stay_within_the_mask)
{
    static const char heart[] = ".........\n"
                                ".###.###.\n"
                                "#########\n"
                                "#########\n"
                                "#########\n"
                                ".#######.\n"
                                "..#####..\n"
                                "...###...\n"
                                "....#....\n";
    static struct collected_run c;
    static bool mask[MAX_CELLS];
    struct generate_request r;
    collected_run_prepare(&r, &c, 3);
    cr_assert_eq(mask_parse("heart", heart, sizeof heart - 1, r.variant, mask, &collected_run_diag),
                 STATUS_OK);
    r.mask = mask;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        assert_record_sound(&c.record[i]);
        for (unsigned cell = 0; cell < 81; cell++) {
            cr_assert(mask[cell] || c.record[i].givens.cell[cell] == 0);
        }
    }
}

Test(generate, what_cannot_be_ends_with_an_error)
{
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 3);
    r.target.givens_high = 16;
    cr_assert_eq(generate(&r, NULL), STATUS_USAGE);
    collected_run_prepare(&r, &c, 3);
    r.target.givens_high = 17;
    r.target.minimal = true;
    r.max_tries = 20;
    cr_assert_eq(generate(&r, NULL), STATUS_FAILED);
    cr_assert_eq(collected_run_diag.errors, 1);
    cr_assert_eq(c.count, 0);
    collected_run_prepare(&r, &c, 30);
    c.limit = 7;
    r.threads = 3;
    cr_assert_eq(generate(&r, NULL), STATUS_FAILED);
    cr_assert_eq(c.count, 7);
}

Test(generate, other_sizes_and_variants)
{
    static const char *const names[] = {"4x4", "6x6", "8x8", "x", "hyper"};
    static struct collected_run c;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct generate_request r;
        collected_run_prepare(&r, &c, 2);
        r.variant = variant_find(names[i]);
        target_init(&r.target, r.variant);
        r.grade = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        cr_assert_eq(c.count, 2);
        assert_record_sound(&c.record[0]);
        cr_assert_neq(c.record[0].level[0], '\0');
    }
}

/* A level means its techniques on a large board too, not only many steps; and a 25x25 board, whose
 * hardest questions would take minutes, is dug soon. */
Test(generate, large_boards_of_a_level)
{
    static const struct {
        const char *variant;
        enum level level;
        unsigned max_givens;
    } cases[] = {{"16x16", LEVEL_HARD, 130}, {"25x25", LEVEL_MEDIUM, 350}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct generate_request r;
        struct collected_run c;
        collected_run_prepare(&r, &c, 1);
        r.variant = variant_find(cases[i].variant);
        target_init(&r.target, r.variant);
        r.target.level_low = r.target.level_high = cases[i].level;
        r.grade = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        const struct record *puzzle = &c.record[0];
        int hardest = technique_find(puzzle->hardest);
        cr_assert_eq(technique_at((size_t)hardest)->level, cases[i].level, "%s", puzzle->hardest);
        cr_assert_leq(grid_given_count(r.variant, &puzzle->givens), cases[i].max_givens);
        cr_assert_eq(solve_count(r.variant, &puzzle->givens, 2, NULL), 1);
    }
}

/* The quick check for singles agrees with the grader. */
Test(generate, singles_agree_with_the_grader)
{
    static struct collected_run c;
    struct generate_request r;
    unsigned easy = 0;
    collected_run_prepare(&r, &c, 60);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        grades_as_recorded(&c.record[i], &grade);
        cr_assert_eq(closure_solves(r.variant, &c.record[i].givens, CLOSURE_SINGLES),
                     grade.level == LEVEL_EASY);
        easy += grade.level == LEVEL_EASY;
    }
    cr_assert(easy > 5 && easy < 55, "both kinds were seen");
}

Test(generate, se_range)
{
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 4);
    r.target.by_se = true;
    r.target.se_low_tenths = 15;
    r.target.se_high_tenths = 30;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    struct se_scratch *scratch = se_scratch_new();
    for (unsigned i = 0; i < c.count; i++) {
        struct se_options options;
        struct se_rating rating;
        se_options_init(&options);
        cr_assert(se_rate(r.variant, &c.record[i].givens, &options, scratch, &rating));
        cr_assert_eq(rating.er_tenths, c.record[i].se_tenths);
        cr_assert(rating.er_tenths >= 15 && rating.er_tenths <= 30);
    }
    se_scratch_drop(scratch);
}

/* One 4x4 puzzle for each class of minimal ones, and then an error. */
Test(generate, distinct_puzzles_differ_in_more_than_dress)
{
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 36);
    r.variant = variant_find("4x4");
    target_init(&r.target, r.variant);
    r.distinct = true;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grid a;
        canon(r.variant, &c.record[i].givens, &a, NULL);
        for (unsigned k = 0; k < i; k++) {
            struct grid b;
            canon(r.variant, &c.record[k].givens, &b, NULL);
            cr_assert_neq(memcmp(a.cell, b.cell, 16), 0, "puzzles %u and %u", k, i);
        }
    }
    r.count = 37;
    memset(&c, 0, sizeof c);
    cr_assert_eq(generate(&r, NULL), STATUS_FAILED);
    cr_assert_eq(c.count, 36);
}

/* Random minimal puzzles: others' generators give 20 or 21 to 28 or 29 givens, median 24 or 25;
 * with a half turn 22 to 34, median 28. */
Test(generate, givens_are_spread_as_others_find_them)
{
    static const unsigned expected[2][3] = {{20, 24, 30}, {22, 27, 36}};
    for (int symmetry = SYMMETRY_NONE; symmetry <= SYMMETRY_ROTATE180; symmetry++) {
        unsigned seen[82] = {0};
        unsigned count = 0;
        for (uint64_t seed = 0; seed < 10; seed++) {
            static struct collected_run c;
            struct generate_request r;
            collected_run_prepare(&r, &c, 60);
            r.seed = seed;
            r.symmetry = symmetry;
            cr_assert_eq(generate(&r, NULL), STATUS_OK);
            for (unsigned i = 0; i < c.count; i++, count++) {
                seen[grid_given_count(r.variant, &c.record[i].givens)]++;
            }
        }
        unsigned median = 0;
        for (unsigned below = 0; below + seen[median] <= count / 2; median++) {
            below += seen[median];
        }
        const unsigned *e = expected[symmetry];
        cr_assert(median >= e[1] && median <= e[1] + 1, "median %u", median);
        for (unsigned givens = 0; givens <= 81; givens++) {
            cr_assert(seen[givens] == 0 || (givens >= e[0] - 1 && givens <= e[2]), "%u givens",
                      givens);
        }
    }
}
