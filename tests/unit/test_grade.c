#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/bits.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"

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

static struct grid grid_of(const char *text)
{
    struct grid g;
    memset(&g, 0, sizeof g);
    for (unsigned i = 0; text[i]; i++) {
        g.cell[i] = (uint8_t)digit_from_char(text[i]);
    }
    return g;
}

TestSuite(grade, .init = setup, .fini = teardown);

/* Sets in several words: a bit in any of them counts, and none beyond them. */
Test(grade, sets_of_bits)
{
    enum { WORDS = 3, BITS = 64 * WORDS };
    uint64_t none[WORDS] = {0};
    cr_expect_not(bits_any(none, WORDS));
    cr_expect_not(bits_meet(none, none, WORDS));
    for (unsigned i = 0; i < BITS; i++) {
        uint64_t one[WORDS] = {0};
        uint64_t both[WORDS] = {0};
        unsigned seen = 0;
        bit_set(one, i);
        bit_set(both, i);
        bit_set(both, (i + 100) % BITS);
        for (unsigned k = 0; k < BITS; k++) {
            cr_expect_eq(bit_has(one, k), k == i, "%u %u", i, k);
        }
        cr_expect(bits_any(one, WORDS) && bits_meet(one, both, WORDS), "%u", i);
        cr_expect_not(bits_meet(one, none, WORDS), "%u", i);
        cr_expect_eq(bits_any(one, WORDS - 1), i < 64 * (WORDS - 1), "%u", i);
        cr_expect_eq(bits_meet(one, both, WORDS - 1), i < 64 * (WORDS - 1), "%u", i);
        bits_or(one, both, WORDS);
        FOR_EACH_BIT(k, WORDS, one[w]) {
            cr_expect(k == i || k == (i + 100) % BITS);
            seen++;
        }
        cr_expect_eq(seen, 2, "%u", i);
    }
}

Test(grade, technique_table_is_consistent)
{
    for (size_t i = 0; i < technique_count(); i++) {
        const struct technique *t = technique_at(i);
        cr_expect_eq(technique_find(t->key), (int)i, "%s stands twice in the table", t->key);
        cr_expect_gt(t->score, 0);
        cr_expect_lt((int)t->level, LEVEL_BEYOND);
    }
    cr_expect_eq(technique_find("no-such"), -1);
}

Test(grade, technique_lists_are_parsed_and_wrong_keys_reported)
{
    struct technique_set set = {{0}};
    char *message = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&message, &size);
    struct diag d = {.out = out};
    cr_expect_eq(technique_set_parse("x-wing,naked-pair", &set, NULL, &d), STATUS_OK);
    cr_expect(technique_set_has(&set, technique_find("x-wing")));
    cr_expect(technique_set_has(&set, technique_find("naked-pair")));
    cr_expect_not(technique_set_has(&set, technique_find("hidden-pair")));
    cr_expect_eq(technique_set_parse("x-wnig", &set, NULL, &d), STATUS_USAGE);
    fclose(out);
    cr_expect_not_null(strstr(message, "did you mean 'x-wing'"), "%s", message);
    free(message);
}

/* Puzzles made for this test, with their levels and scores, worked out by hand from the step lists.
 */
static const struct {
    const char *puzzle;
    enum level level;
    const char *hardest;
} graded[] = {
    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     LEVEL_EASY, "naked-single"},
    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
     LEVEL_BEYOND, NULL},
};

Test(grade, levels_and_hardest_steps)
{
    struct grade_options o;
    grade_options_init(&o);
    o.cap = LEVEL_MEDIUM;
    for (size_t i = 0; i < sizeof graded / sizeof graded[0]; i++) {
        struct grid g = grid_of(graded[i].puzzle);
        struct grade out;
        grade_puzzle(variant_at(0), &g, &o, scratch, &out);
        cr_expect_eq(out.level, graded[i].level, "%s: %s", graded[i].puzzle, level_name(out.level));
        if (graded[i].hardest) {
            cr_expect_str_eq(technique_at((size_t)out.hardest)->key, graded[i].hardest);
        }
    }
}

/* Puzzles from Nonet's generator, and the scores that HoDoKu 2.5.0 gives them. */
static const struct {
    const char *puzzle;
    int score;
} scored[] = {
    {"26...17.5..3.5....7...2.6...4.....36........268.....4....6.....5..97.....2...34..", 698},
    {"9.2.4...1....6.7.....8.9.....1.....26.7.1.9......83.1..7.4..6.85.9.....3.....8...", 1104},
    {".....5.37.........1.52....6....86..2.7..2..9..46.53.....7.4.2533....7........2.74", 1236},
    {"..3.6...452.4.......8.52.3..96.....1.........1.....42..3.21.5.......3.424...9.8..", 1430},
    {"29...84...483.27.....6.....1.5....8..7......9......5.74....52......1....9.....81.", 2618},
    {".628.......53......1..549....3..8.2.8..4..67....2....9........5.91...........7.4.", 8252},
    {"............3.59.8...87..4.4.7.8.23.9.........124....91.......7.68.3.5..7..1..8..", 7656},
    {"...9...4.9...2.8.6..5..12...94..6..2.........1..2..45...74..5..4.8.7...1.6...3...", 6390},
    {".....3.9.79..6..8...8.925..1.9.......64...91.......6.5..697.2...8..3..69.2.5.....", 6422},
    {"1.4..9..6...5..1...3.26...99.....56...5...3...43.....28...14.2...9..6...4..9..6.8", 3462},
    {".3.2.8....9.....354......8...3.491....8...5.6..........7.....5....4.7..258.1.237.", 1840},
    {"....6...88..7...4..2.......6.....1..7.9..8.6...4.32..9...5.1...4..2..7...1..4....", 4592},
};

Test(grade, scores_are_compatible)
{
    struct grade_options o;
    grade_options_init(&o);
    for (size_t i = 0; i < sizeof scored / sizeof scored[0]; i++) {
        struct grid g = grid_of(scored[i].puzzle);
        struct grade out;
        grade_puzzle(variant_at(0), &g, &o, scratch, &out);
        cr_expect_eq(out.score, scored[i].score, "%s: %d, not %d", scored[i].puzzle, out.score,
                     scored[i].score);
    }
}

/* HoDoKu's, for its 81 cells; constraints double them. */
Test(grade, levels_end_at_their_scores)
{
    static const int most[] = {800, 1000, 1600, 1800, INT32_MAX, INT32_MAX};
    const struct layout *v = variant_find("classic");
    for (int level = LEVEL_EASY; level < LEVEL_COUNT; level++) {
        cr_assert_eq(level_score_cap((enum level)level, v), most[level]);
    }
    cr_assert_eq((int)level_raised(LEVEL_EASY, 800, v), LEVEL_EASY);
    cr_assert_eq((int)level_raised(LEVEL_EASY, 1601, v), LEVEL_UNFAIR);
    cr_assert_eq((int)level_raised(LEVEL_UNFAIR, 1801, v), LEVEL_EXTREME);
    cr_assert_eq(level_score_cap(LEVEL_HARD, variant_find("16x16")), 1600 * 256 / 81);
    cr_assert_eq(level_score_cap(LEVEL_HARD, variant_find("6x6")), 1600);
}

/* Nets inside nets pass over what cannot be refuted, and find what they did without that. */
Test(grade, nested_nets)
{
    struct grade_options o;
    struct grade out;
    struct grid g = grid_of(
        "98.7..6..7...8..95..5......65..4.9....3...........6...54...87....2.7.......49...1");
    grade_options_init(&o);
    grade_puzzle(variant_at(0), &g, &o, scratch, &out);
    cr_expect_eq(out.count[technique_find("nested-forcing-net")], 6);
    cr_expect_eq(out.count[technique_find("forcing-net")], 17);
    cr_expect_eq(out.score, 22408);
}

Test(grade, a_full_board_and_an_empty_one)
{
    struct grade_options o;
    struct grade out;
    grade_options_init(&o);
    o.stable = true;
    struct grid full = grid_of(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    grade_puzzle(variant_at(0), &full, &o, scratch, &out);
    cr_expect(out.solved);
    cr_expect_eq(out.step_count, 0);
    cr_expect_eq(out.hardest, -1);
    cr_expect_eq(out.rating, 0);
}

Test(grade, contradictory_givens_end_without_a_solution)
{
    struct grade_options o;
    struct grade out;
    grade_options_init(&o);
    struct grid g = grid_of(
        "55...............................................................................");
    grade_puzzle(variant_at(0), &g, &o, scratch, &out);
    cr_expect_not(out.solved);
    cr_expect_eq(out.level, LEVEL_BEYOND);
}

Test(grade, path_ends_at_the_solution_and_tells_every_step)
{
    struct grade_options o;
    grade_options_init(&o);
    struct grid g = grid_of(graded[0].puzzle);
    struct path *p = path_begin(variant_at(0), &g, &o, scratch);
    const struct step *s;
    struct text t = {0};
    unsigned steps = 0;
    while ((s = path_next(p))) {
        steps++;
        text_clear(&t);
        step_explain(NULL, variant_at(0), s, &t);
        cr_expect_not_null(strchr(t.data, ':'));
        cr_expect_gt(s->mark_count, 0);
    }
    cr_expect(path_solved(p));
    cr_expect(grid_solves(variant_at(0), &g, path_board(p)));
    cr_expect_eq(steps, 51);
    text_free(&t);
}

Test(grade, first_step_in_words_and_in_json)
{
    struct grade_options o;
    grade_options_init(&o);
    struct grid g = grid_of(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286.79");
    struct path *p = path_begin(variant_at(0), &g, &o, scratch);
    const struct step *s = path_next(p);
    struct text t = {0};
    cr_assert_not_null(s);
    step_explain(NULL, variant_at(0), s, &t);
    cr_expect_str_eq(
        t.data, "Full house: r9c7 is the last empty cell in row 9, and 1 is the missing digit. "
                "So r9c7 = 1.");
    text_clear(&t);
    step_to_json(NULL, variant_at(0), s, &t);
    cr_expect_str_eq(t.data,
                     "{\"technique\":\"full-house\",\"level\":\"easy\",\"score\":4,\"place\":[{"
                     "\"cell\":\"r9c7\",\"digit\":1}],\"houses\":[\"row 9\"],\"text\":\"Full "
                     "house: r9c7 is the last empty cell in row 9, and 1 is the missing digit. So "
                     "r9c7 = 1.\"}");
    text_free(&t);
}

/* Every variant: a solved board with one row emptied is filled by singles. */
Test(grade, every_variant_is_graded)
{
    struct grade_options o;
    grade_options_init(&o);
    o.cap = LEVEL_HARD;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        struct grid g = {{0}};
        struct grade out;
        grade_puzzle(v, &g, &o, scratch, &out);
        cr_expect_not(out.solved, "%s: an empty board has many solutions", v->name);
    }
}
