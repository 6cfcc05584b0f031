#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/mask.h"
#include "gen/make/dig/pattern_seed.h"
#include "gen/make/run/generate.h"
#include "gen/make/search/never_required.h"
#include "gen/make/search/puzzle_search.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"

/* Collects what a run emits. */
struct collection {
    unsigned count;
    unsigned limit; /* emit refuses beyond; 0: none */
    struct record record[64];
};

static bool collect(void *context, const struct record *record)
{
    struct collection *c = context;
    if (c->limit && c->count == c->limit) {
        return false;
    }
    cr_assert_lt(c->count, sizeof c->record / sizeof c->record[0]);
    c->record[c->count++] = *record;
    return true;
}

static struct diag silent = {.out = NULL};

static void prepare(struct generate_request *r, struct collection *c, unsigned count)
{
    memset(c, 0, sizeof *c);
    memset(&silent, 0, sizeof silent);
    generate_request_init(r);
    r->count = count;
    r->seed = 17;
    r->emit = collect;
    r->context = c;
    r->diag = &silent;
}

static void assert_sound(const struct record *r)
{
    uint64_t positions;
    struct grid solution = {{0}};
    uint64_t count =
        solve_method_find("guess")->count(r->variant, &r->givens, 2, &solution, &positions);
    cr_assert_eq(count, 1, "puzzle %u has %u solutions", (unsigned)r->index, (unsigned)count);
    cr_assert_eq(memcmp(solution.cell, r->solution.cell, r->variant->cell_count), 0);
}

static void assert_same(const struct collection *a, const struct collection *b)
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

static bool graded_again(const struct record *r, struct grade *grade)
{
    struct grade_options options;
    struct grade_scratch *scratch = grade_scratch_new();
    grade_options_init(&options);
    grade_puzzle(r->variant, &r->givens, &options, scratch, grade);
    grade_scratch_drop(scratch);
    return strcmp(r->level, level_name(grade->level)) == 0 && r->score == grade->score;
}

Test(generate, the_same_puzzles_for_any_number_of_threads)
{
    static struct collection one;
    static struct collection many;
    for (unsigned threads = 2; threads <= 5; threads += 3) {
        struct generate_request r;
        prepare(&r, &one, 40);
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        prepare(&r, &many, 40);
        r.threads = threads;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        assert_same(&one, &many);
    }
}

Test(generate, shards_are_parts_of_the_whole)
{
    static struct collection whole;
    static struct collection part;
    static struct collection merged;
    struct generate_request r;
    prepare(&r, &whole, 23);
    r.first = 5;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    cr_assert_eq(whole.count, 23);
    memset(&merged, 0, sizeof merged);
    for (unsigned k = 1; k <= 4; k++) {
        prepare(&r, &part, 23);
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
    assert_same(&whole, &merged);
}

Test(generate, puzzles_are_unique_and_of_the_level_asked_for)
{
    static struct collection c;
    for (int level = LEVEL_EASY; level <= LEVEL_HARD; level++) {
        struct generate_request r;
        prepare(&r, &c, 6);
        r.target.level_low = r.target.level_high = (enum level)level;
        r.symmetry = SYMMETRY_ROTATE180;
        r.recheck = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        for (unsigned i = 0; i < c.count; i++) {
            struct grade grade;
            struct orbits orbits;
            assert_sound(&c.record[i]);
            cr_assert(graded_again(&c.record[i], &grade));
            cr_assert_eq((int)grade.level, level);
            symmetry_orbits(r.variant, SYMMETRY_ROTATE180, &orbits);
            cr_assert(dig_orbits_hold(&orbits, &c.record[i].givens));
        }
    }
}

Test(generate, givens_window_and_minimality)
{
    static struct collection c;
    struct generate_request r;
    prepare(&r, &c, 20);
    r.target.givens_low = 30;
    r.target.givens_high = 33;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    unsigned seen = 0;
    for (unsigned i = 0; i < c.count; i++) {
        unsigned givens = grid_given_count(r.variant, &c.record[i].givens);
        cr_assert(givens >= 30 && givens <= 33, "%u givens", givens);
        seen |= 1U << (givens - 30);
        assert_sound(&c.record[i]);
    }
    cr_assert_eq(seen, 15, "the window is used in its whole width");

    prepare(&r, &c, 10);
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
            assert_sound(made);
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
    static struct collection c;
    for (int symmetry = 0; symmetry <= GENERATE_ANY_SYMMETRY; symmetry++) {
        struct generate_request r;
        prepare(&r, &c, 3);
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
            assert_sound(&c.record[i]);
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
    static struct collection c;
    static bool mask[MAX_CELLS];
    struct generate_request r;
    prepare(&r, &c, 3);
    cr_assert_eq(mask_parse("heart", heart, sizeof heart - 1, r.variant, mask, &silent), STATUS_OK);
    r.mask = mask;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        assert_sound(&c.record[i]);
        for (unsigned cell = 0; cell < 81; cell++) {
            cr_assert(mask[cell] || c.record[i].givens.cell[cell] == 0);
        }
    }
}

Test(generate, what_cannot_be_ends_with_an_error)
{
    static struct collection c;
    struct generate_request r;
    prepare(&r, &c, 3);
    r.target.givens_high = 16;
    cr_assert_eq(generate(&r, NULL), STATUS_USAGE);
    prepare(&r, &c, 3);
    r.target.givens_high = 17;
    r.target.minimal = true;
    r.max_tries = 20;
    cr_assert_eq(generate(&r, NULL), STATUS_FAILED);
    cr_assert_eq(silent.errors, 1);
    cr_assert_eq(c.count, 0);
    prepare(&r, &c, 30);
    c.limit = 7;
    r.threads = 3;
    cr_assert_eq(generate(&r, NULL), STATUS_FAILED);
    cr_assert_eq(c.count, 7);
}

Test(generate, other_sizes_and_variants)
{
    static const char *const names[] = {"4x4", "6x6", "8x8", "x", "hyper"};
    static struct collection c;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct generate_request r;
        prepare(&r, &c, 2);
        r.variant = variant_find(names[i]);
        target_init(&r.target, r.variant);
        r.grade = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        cr_assert_eq(c.count, 2);
        assert_sound(&c.record[0]);
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
        struct collection c;
        prepare(&r, &c, 1);
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
    static struct collection c;
    struct generate_request r;
    unsigned easy = 0;
    prepare(&r, &c, 60);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        graded_again(&c.record[i], &grade);
        cr_assert_eq(closure_solves(r.variant, &c.record[i].givens, CLOSURE_SINGLES),
                     grade.level == LEVEL_EASY);
        easy += grade.level == LEVEL_EASY;
    }
    cr_assert(easy > 5 && easy < 55, "both kinds were seen");
}

/* Simpler techniques do not solve the puzzle, and where they stop the technique finds a step. */
static void assert_needed(const struct record *r, int technique, struct grade_scratch *scratch)
{
    const struct technique *t = technique_at((size_t)technique);
    struct grade_options options;
    struct grade grade;
    grade_options_init(&options);
    options.cap = LEVEL_EXTREME;
    for (int id = 0; id < (int)technique_count(); id++) {
        enum level level = technique_at((size_t)id)->level;
        if (!technique_is_single(id) &&
            (level > t->level || (level == t->level && id >= technique))) {
            technique_set_add(&options.disabled, id);
        }
    }
    grade_puzzle(r->variant, &r->givens, &options, scratch, &grade);
    cr_assert_not(grade.solved, "%s is needed", t->key);
    technique_set_remove(&options.disabled, technique);
    grade_puzzle(r->variant, &r->givens, &options, scratch, &grade);
    cr_assert_gt(grade.count[technique], 0);
}

Test(generate, required_and_excluded_techniques)
{
    static struct collection c;
    struct generate_request r;
    prepare(&r, &c, 3);
    int pair = technique_find("naked-pair");
    int pointing = technique_find("pointing");
    cr_assert(pair >= 0 && pointing >= 0);
    r.target.level_high = LEVEL_MEDIUM;
    technique_set_add(&r.target.requires, pair);
    technique_set_add(&r.target.excludes, pointing);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    struct grade_scratch *scratch = grade_scratch_new();
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        cr_assert(graded_again(&c.record[i], &grade));
        cr_assert_gt(grade.count[pair], 0);
        cr_assert_eq(grade.count[pointing], 0);
        assert_needed(&c.record[i], pair, scratch);
    }
    grade_scratch_drop(scratch);
}

/* A rare technique, for which room is made first: needed, and the same for any number of threads.
 */
Test(generate, a_required_jellyfish_is_needed)
{
    static struct collection c;
    static struct collection again;
    struct generate_request r;
    int jellyfish = technique_find("jellyfish");
    prepare(&r, &c, 2);
    technique_set_add(&r.target.requires, jellyfish);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    r.context = &again;
    r.threads = 3;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    assert_same(&c, &again);
    struct grade_scratch *scratch = grade_scratch_new();
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        assert_sound(&c.record[i]);
        cr_assert(graded_again(&c.record[i], &grade));
        cr_assert_gt(grade.count[jellyfish], 0);
        assert_needed(&c.record[i], jellyfish, scratch);
    }
    grade_scratch_drop(scratch);
}

/* Techniques of every level and search: those that harder ones could replace, those that are looked
 * for together, and one that is off by default. */
Test(generate, what_is_required_is_needed)
{
    static const char *const keys[] = {"hidden-pair",     "x-wing",
                                       "two-string-kite", "hidden-quad",
                                       "als-xz",          "finned-mutant-jellyfish",
                                       "forcing-chain",   "nested-forcing-net"};
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
        static struct collection c;
        struct generate_request r;
        int technique = technique_find(keys[k]);
        prepare(&r, &c, 2);
        technique_set_add(&r.target.requires, technique);
        r.grade = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", keys[k]);
        cr_assert_eq(c.count, 2);
        for (unsigned i = 0; i < c.count; i++) {
            assert_sound(&c.record[i]);
            assert_needed(&c.record[i], technique, scratch);
            cr_assert(strstr(c.record[i].techniques, keys[k]));
        }
    }
    grade_scratch_drop(scratch);
}

/* A pattern of givens, minimal puzzles and a level hold beside what is required. */
Test(generate, required_techniques_keep_other_conditions)
{
    static struct collection c;
    struct generate_request r;
    static struct orbits orbits;
    int wing = technique_find("xy-wing");
    struct grade_scratch *scratch = grade_scratch_new();
    prepare(&r, &c, 2);
    technique_set_add(&r.target.requires, wing);
    r.target.level_high = LEVEL_HARD;
    r.symmetry = SYMMETRY_ROTATE180;
    symmetry_orbits(r.variant, SYMMETRY_ROTATE180, &orbits);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        cr_assert(graded_again(&c.record[i], &grade));
        cr_assert_eq((int)grade.level, LEVEL_HARD);
        assert_needed(&c.record[i], wing, scratch);
        cr_assert(dig_orbits_hold(&orbits, &c.record[i].givens));
    }
    grade_scratch_drop(scratch);
}

/* What another technique always replaces, and what the board or its rules leave nothing to do, is
 * refused before the search; elsewhere it is not. */
Test(generate, techniques_that_are_never_needed)
{
    static const struct {
        const char *key, *board;
        kind_set kinds;
        bool never;
    } cases[] = {
        {"full-house", "classic", 0, true},
        {"naked-single", "classic", 0, false},
        {"leftovers-inner", "classic", 0, true},
        {"leftovers-inner", "hyper", 0, false},
        {"thermometer", "classic", 0, true},
        {"thermometer", "classic", (kind_set)1 << CONSTRAINT_ARROW, true},
        {"thermometer", "classic", (kind_set)1 << CONSTRAINT_THERMO, false},
        {"cage-sets", "classic", 0, true},
        {"unique-rectangle-1", "classic", (kind_set)1 << CONSTRAINT_CAGE, true},
        {"x-wing", "samurai", 0, true},
        {"jellyfish", "6x6", 0, true},
        {"jellyfish", "classic", 0, false},
        {"hidden-quad", "8x8", 0, true},
        {"template-set", "classic", 0, true},
        {"template-set", "16x16", 0, false},
        {"mutant-x-wing", "classic", 0, true},
        {"mutant-swordfish", "classic", 0, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct never_required why;
        const struct layout *v = variant_find(cases[i].board);
        cr_assert(v, "%s", cases[i].board);
        bool never =
            technique_never_required(technique_find(cases[i].key), v, cases[i].kinds, &why);
        cr_expect_eq(never, cases[i].never, "%s on %s", cases[i].key, cases[i].board);
        cr_expect(!never || (why.why[0] && why.hint[0]));
    }
}

/* A whole house or all of a digit is wanted empty, and every one of them some time. */
Test(generate, patterns_get_their_room)
{
    const struct layout *v = variant_at(0);
    static const char *const keys[] = {"hidden-quad", "jellyfish"};
    struct pcg32 rng;
    struct grid board;
    uint64_t attempts;
    struct pattern_room room;
    const bool *empty = room.empty;
    pcg32_seed(&rng, 3, 4);
    cr_assert(board_method_quick(v)->fill(v, &rng, 1000, &board, &attempts));
    for (unsigned k = 0; k < 2; k++) {
        struct technique_set set = {{0}};
        uint32_t seen = 0;
        technique_set_add(&set, technique_find(keys[k]));
        for (unsigned round = 0; round < 300; round++) {
            unsigned count = 0;
            unsigned which = MAX_HOUSES;
            cr_assert_eq(pattern_seed(v, &board, &set, &rng, &room), PATTERN_FOUND);
            for (unsigned cell = 0; cell < 81; cell++) {
                count += empty[cell];
                which = k == 1 && empty[cell] ? board.cell[cell] : which;
            }
            for (unsigned h = 0; k == 0 && h < v->house_count; h++) {
                unsigned of_house = 0;
                for (unsigned i = 0; i < 9; i++) {
                    of_house += empty[v->house[h].cell[i]];
                }
                which = of_house == 9 ? h : which;
            }
            cr_assert_eq(count, 9);
            cr_assert_lt(which, 27);
            seen |= 1U << which;
        }
        cr_expect_eq(seen, k == 0 ? (1U << 27) - 1 : 0x3feU);
    }
    struct technique_set none = {{0}};
    technique_set_add(&none, technique_find("x-wing"));
    cr_expect_eq(pattern_seed(v, &board, &none, &rng, &room), PATTERN_NONE);
}

/* The digit of a Franken jellyfish is given nowhere, so givens that keep it out of cells never hold
 * it. */
Test(generate, franken_jellyfish_room)
{
    const struct layout *v = variant_at(0);
    struct technique_set set = {{0}};
    struct pcg32 rng;
    struct grid board;
    uint64_t attempts;
    struct pattern_room room;
    pcg32_seed(&rng, 3, 4);
    cr_assert(board_method_quick(v)->fill(v, &rng, 1000, &board, &attempts));
    technique_set_add(&set, technique_find("franken-jellyfish"));
    for (unsigned round = 0; round < 300; round++) {
        unsigned empty = 0;
        unsigned late = 0;
        cr_assert_eq(pattern_seed(v, &board, &set, &rng, &room), PATTERN_FOUND);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            empty += room.empty[cell];
            late += room.late[cell];
            cr_assert(!(room.empty[cell] && room.late[cell]), "r%uc%u", cell / 9 + 1, cell % 9 + 1);
        }
        cr_assert_eq(empty, 9);
        cr_assert_gt(late, 0);
    }
}

Test(generate, se_range)
{
    static struct collection c;
    struct generate_request r;
    prepare(&r, &c, 4);
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
    static struct collection c;
    struct generate_request r;
    prepare(&r, &c, 36);
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
            static struct collection c;
            struct generate_request r;
            prepare(&r, &c, 60);
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
