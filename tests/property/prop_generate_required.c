/* Puzzles that require techniques, and the boards that have room for these. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/constraints/constraint_use.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/pattern_seed.h"
#include "gen/make/search/never_required.h"
#include "gen/make/search/puzzle_search.h"
#include "tests/property/collected_run.h"

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
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 3);
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
        cr_assert(grades_as_recorded(&c.record[i], &grade));
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
    static struct collected_run c;
    static struct collected_run again;
    struct generate_request r;
    int jellyfish = technique_find("jellyfish");
    collected_run_prepare(&r, &c, 2);
    technique_set_add(&r.target.requires, jellyfish);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    r.context = &again;
    r.threads = 3;
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    assert_runs_same(&c, &again);
    struct grade_scratch *scratch = grade_scratch_new();
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        assert_record_sound(&c.record[i]);
        cr_assert(grades_as_recorded(&c.record[i], &grade));
        cr_assert_gt(grade.count[jellyfish], 0);
        assert_needed(&c.record[i], jellyfish, scratch);
    }
    grade_scratch_drop(scratch);
}

/* Multi-colours come after harder techniques, which would be used instead in most puzzles. */
Test(generate, a_required_technique_leaves_the_grade_as_it_is)
{
    static struct collected_run c;
    struct generate_request r;
    collected_run_prepare(&r, &c, 6);
    technique_set_add(&r.target.requires, technique_find("multi-colours-1"));
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        cr_assert(grades_as_recorded(&c.record[i], &grade));
        cr_assert_eq(technique_at((size_t)grade.hardest)->level, LEVEL_HARD);
    }
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
        static struct collected_run c;
        struct generate_request r;
        int technique = technique_find(keys[k]);
        collected_run_prepare(&r, &c, 2);
        technique_set_add(&r.target.requires, technique);
        r.grade = true;
        cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", keys[k]);
        cr_assert_eq(c.count, 2);
        for (unsigned i = 0; i < c.count; i++) {
            assert_record_sound(&c.record[i]);
            assert_needed(&c.record[i], technique, scratch);
            cr_assert(strstr(c.record[i].techniques, keys[k]));
        }
    }
    grade_scratch_drop(scratch);
}

static bool take_with_layout(void *context, const struct record *record)
{
    return collected_run_take(context, record) && layout_keep(record->variant);
}

static void drop_layouts(const struct collected_run *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        layout_drop(c->record[i].variant);
    }
}

/* Constraints are added to a puzzle that needs the technique, or are there from the start; lines
 * that are usually drawn first are added too, and rules for all cells lead to it by a walk. */
Test(generate, what_is_required_is_needed_among_constraints)
{
    static const struct {
        const char *technique;
        kind_set kinds;
        unsigned max_tries; /* 0: the usual number */
    } cases[] = {
        {"swordfish", KIND_SET(CAGE), 0},
        {"simple-colours-wrap", KIND_SET(CAGE), 0},
        {"nested-forcing-net", KIND_SET(CAGE), 0},
        {"jellyfish", KIND_SET(THERMO), 0},
        {"hidden-quad", KIND_SET(SANDWICH), 0},
        {"remote-pair", KIND_SET(RENBAN), 0},
        {"sashimi-jellyfish", KIND_SET(PALINDROME), 12000},
        {"simple-colours-wrap", KIND_SET(REGION_SUM), 3000},
        {"mutant-jellyfish", KIND_SET(DOUBLE_ARROW), 3000},
        {"jellyfish", KIND_SET(ANTI_KING), 2000},
        {"swordfish", KIND_SET(ANTI_KNIGHT) | KIND_SET(CAGE), 500},
        {"x-wing", KIND_SET(ENTROPY) | KIND_SET(WHISPER), 4000},
    };
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        static struct collected_run c;
        static struct collected_run again;
        struct generate_request r;
        int technique = technique_find(cases[k].technique);
        collected_run_prepare(&r, &c, 2);
        technique_set_add(&r.target.requires, technique);
        r.constraints.kinds = cases[k].kinds;
        r.max_tries = cases[k].max_tries;
        r.emit = take_with_layout;
        cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", cases[k].technique);
        cr_assert_eq(c.count, 2);
        again.count = 0;
        r.context = &again;
        r.threads = 3;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        assert_runs_same(&c, &again);
        for (unsigned i = 0; i < c.count; i++) {
            kind_set unused;
            struct grid solution;
            cr_assert_eq(solve_count(c.record[i].variant, &c.record[i].givens, 2, &solution), 1);
            cr_assert_arr_eq(solution.cell, c.record[i].solution.cell, 81);
            assert_needed(&c.record[i], technique, scratch);
            cr_expect_eq(constraint_kinds_shown(c.record[i].variant), r.constraints.kinds);
            cr_assert(constraint_kinds_unused(c.record[i].variant, &c.record[i].givens,
                                              &c.record[i].solution, r.constraints.kinds, scratch,
                                              &unused));
            cr_expect_eq(unused, 0, "%s", cases[k].technique);
        }
        drop_layouts(&c);
        drop_layouts(&again);
    }
    grade_scratch_drop(scratch);
}

/* A pattern of givens, minimal puzzles and a level hold together with what is required. */
Test(generate, required_techniques_keep_other_conditions)
{
    static struct collected_run c;
    struct generate_request r;
    static struct orbits orbits;
    int wing = technique_find("xy-wing");
    struct grade_scratch *scratch = grade_scratch_new();
    collected_run_prepare(&r, &c, 2);
    technique_set_add(&r.target.requires, wing);
    r.target.level_high = LEVEL_HARD;
    r.symmetry = SYMMETRY_ROTATE180;
    symmetry_orbits(r.variant, SYMMETRY_ROTATE180, &orbits);
    cr_assert_eq(generate(&r, NULL), STATUS_OK);
    for (unsigned i = 0; i < c.count; i++) {
        struct grade grade;
        cr_assert(grades_as_recorded(&c.record[i], &grade));
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
        {"thermometer", "classic", KIND_SET(ARROW), true},
        {"thermometer", "classic", KIND_SET(THERMO), false},
        {"cage-sets", "classic", 0, true},
        {"cage-sets", "classic", KIND_SET(SANDWICH), true},
        {"cage-sets", "classic", KIND_SET(CAGE), false},
        {"innies-and-outies", "classic", KIND_SET(THERMO), true},
        {"naked-cage-pair", "classic", KIND_SET(THERMO), false},
        {"sign-digit", "classic", KIND_SET(CAGE), true},
        {"cage-digit", "classic", KIND_SET(CALC_CAGE), false},
        {"sign-digit", "classic", KIND_SET(GREATER) | KIND_SET(THERMO), true},
        {"sign-digit", "classic", KIND_SET(X), false},
        {"calc-signs", "latin-6", KIND_SET(CALC_CAGE), true},
        {"calc-signs", "latin-6", KIND_SET(SIGNLESS_CAGE), false},
        {"calc-sums", "latin-6", KIND_SET(SIGNLESS_CAGE), true},
        {"calc-combinations", "latin-6", KIND_SET(SIGNLESS_CAGE), false},
        {"missing-sign", "classic", KIND_SET(GREATER), true},
        {"missing-sign", "classic", KIND_SET(X), true},
        {"missing-sign", "classic", KIND_SET(NON_CONSECUTIVE), false},
        {"beside-places", "classic", KIND_SET(BLACK_DOT), true},
        {"seen-by-places", "classic", KIND_SET(RENBAN), false},
        {"unique-rectangle-1", "classic", KIND_SET(CAGE), true},
        {"unique-rectangle-1", "latin-9", 0, true},
        {"unique-rectangle-1", "x", 0, false},
        {"locked-pair", "latin-6", 0, true},
        {"claiming", "latin-9", KIND_SET(GREATER), true},
        {"claiming", "6x6", 0, false},
        {"finned-franken-x-wing", "latin-9", 0, true},
        {"x-wing", "latin-9", 0, false},
        {"skyscraper", "latin-9", 0, true},
        {"skyscraper", "latin-9", KIND_SET(GREATER), true},
        {"skyscraper", "latin-9", KIND_SET(GREATER) | KIND_SET(THERMO), false},
        {"skyscraper", "classic", 0, false},
        {"remote-pair", "latin-7", 0, true},
        {"xy-wing", "latin-9", 0, false},
        {"x-wing", "samurai", 0, true},
        {"jellyfish", "6x6", 0, true},
        {"jellyfish", "classic", 0, false},
        {"hidden-quad", "8x8", 0, true},
        {"template-set", "classic", 0, true},
        {"template-set", "jigsaw-10:ash", 0, false},
        {"template-delete", "jigsaw-9:ash", 0, true},
        {"mutant-x-wing", "classic", 0, true},
        {"mutant-swordfish", "classic", 0, true},
        {"franken-swordfish", "classic", 0, true},
        {"franken-jellyfish", "classic", 0, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct never_required why;
        const struct layout *v = variant_find(cases[i].board);
        cr_assert(v, "%s", cases[i].board);
        bool never =
            technique_never_required(technique_find(cases[i].key), v, cases[i].kinds, false, &why);
        cr_expect_eq(never, cases[i].never, "%s on %s", cases[i].key, cases[i].board);
        cr_expect(!never || (why.why[0] && why.hint[0]));
    }
    struct never_required why;
    cr_expect_not(technique_never_required(technique_find("missing-sign"), variant_at(0),
                                           KIND_SET(X), true, &why));
}

/* Puzzles on Latin squares are solved without what is refused there, though it is allowed. */
Test(generate, latin_squares_need_no_technique_that_is_refused)
{
    static const kind_set kinds[] = {0, KIND_SET(GREATER), KIND_SET(SANDWICH)};
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        static struct collected_run c;
        struct generate_request r;
        struct grade_options options;
        struct never_required why;
        unsigned fish = 0;
        collected_run_prepare(&r, &c, 15);
        r.variant = variant_find("latin-9");
        target_init(&r.target, r.variant);
        r.target.minimal = true;
        r.constraints.kinds = kinds[k];
        r.emit = take_with_layout;
        cr_assert_eq(generate(&r, NULL), STATUS_OK);
        grade_options_init(&options);
        memset(&options.disabled, 0, sizeof options.disabled);
        for (unsigned i = 0; i < c.count; i++) {
            const struct record *made = &c.record[i];
            struct grade grade;
            grade_puzzle(made->variant, &made->givens, &options, scratch, &grade);
            fish += grade.count[technique_find("x-wing")];
            for (int id = 0; id < (int)technique_count(); id++) {
                cr_expect(!grade.count[id] || technique_is_single(id) ||
                              !technique_never_required(id, r.variant, kinds[k], false, &why),
                          "%s", technique_at((size_t)id)->key);
            }
        }
        cr_expect_gt(fish, 0);
        drop_layouts(&c);
    }
    grade_scratch_drop(scratch);
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
