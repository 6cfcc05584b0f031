/* The Sudoku Explainer scale on puzzles from Nonet, one for each rating that turned up, with the
 * ratings of Sudoku Explainer 1.2.1. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/grade_record.h"
#include "gen/grade/minutes.h"
#include "gen/grade/se/chain/propagation.h"
#include "gen/grade/se/deduce/deduce_rules.h"
#include "gen/grade/se/se.h"
#include "gen/solve/solve.h"

static const struct {
    const char *puzzle;
    int er_tenths;
    int ep_tenths;
    int ed_tenths;
} rated[] = {
    {".768.5.94.5...7.1..8..4.......3...51.....6..7....5.....1.4.82.5.69..........7....", 12, 12,
     12},
    {"..9.2456..3...7...7..............7.......6..1.82..94.5.9...........52..3..6....8.", 15, 12,
     12},
    {"....6.......9..7....5.4..98.29..3......7...1....82....4.6...93..1...9.45.8...567.", 17, 12,
     12},
    {"....82..1....9..5......4..6...4.7..2.71.....55.....7....7.3918...3......82..6..3.", 20, 12,
     12},
    {".25.4..1.134..............9.....4.6....51..9..963....238.4....5.....8.36...9.....", 23, 12,
     12},
    {"3.4..76....8..6....1...........4396....6..7.2....758..6...1...47.5...3..19.......", 25, 12,
     12},
    {"2.8..36..97.6...4...6...19....7....9...4.82..83..2.........65......9.....2..4..3.", 26, 12,
     12},
    {".......8..6.2.74...19........18...75....5.83.....6.1...9...1.63.3.....4...7....9.", 28, 12,
     12},
    {"9..68.4....14....27....5..8......78.5..1....3....23.6....95.....7...4..62.3....4.", 30, 23,
     23},
    {"...1..2........9.5...24..8..47..........6..5.6...293.49.6......2....1....78....32", 32, 12,
     12},
    {"9..8...6..8.5.....6..1..7....87...4.2.4.......3..............95.1..2.8.4.5..6.32.", 34, 12,
     12},
    {"4....1.....5.8.39.2..369..47.....832....3...9..18....6...6......5..4......2..81..", 36, 12,
     12},
    {".5.......9...7..6.....6..25...7.48.3......1...83..5...3...1.........64..4.23.....", 38, 12,
     12},
    {"3.5....81.9.8.....6.....4.294......6...4.......89.3..7.......1.1....9..3.6.2.5...", 40, 12,
     12},
    {".68.....7...37.9.1.........81...45.......1....46.9.2....2.6...3.....7..9..34.9.7.", 42, 12,
     12},
    {".3...8....56..43.8...7..1..89......51...9..3..............8..9.3..4...5.9....5842", 44, 12,
     12},
    {"......41.2......9...31....2.1.4..5....5.96..3.6..3....6.92...85....8......8......", 45, 12,
     12},
    {"76...84..........8.2...35.6.3...4..1...1.9.2.......6....29...7...9.72.8....4.....", 46, 12,
     12},
    {"657..9..1..82........4..9......1..93....4...22..6...75..3..75...8.......7...94...", 47, 12,
     12},
    {"....52....4..6...5.924..6.7..98.42.638.5............9....6..8.4..3......4....5...", 50, 12,
     12},
    {"...5.3...7....43.1...9..7.498...2.....4...5..1..39.....18...2..6...3.1..2.5......", 56, 12,
     12},
    {"9...7....3.........1....638...41...97.....8....3.9..1.8....7..4...5...7......69..", 57, 12,
     12},
    {".8........6.8....5..1..2............32.6...9..54......8..9.3.6...5..43.1.1.2....7", 62, 12,
     12},
    {"9.....54....54..18....8.2...9.6.7..5..5.2.17..........7.3....8....7.4.3....2....1", 65, 12,
     12},
    {".6....74.7.3.......9..1235..2...49......5.......1...32..8.4............8..936.27.", 66, 12,
     12},
    {"..7....2.3.......864...3.7...47..3....6......81.4..6......647.1.9..1.......5..9..", 67, 12,
     12},
    {"12.3.....34....6.9.......5........4..8..9..16...7..2.8.1.95........7.8.49..28..6.", 68, 12,
     12},
    {"..7..14..8.94...........3..4.6.7...1......92...25....7....4758..7.68......41...7.", 69, 12,
     12},
    {".1..9.4.7..8.7....34.........4..2.85....4.7.....9...3...28..34.....2....583....2.", 70, 12,
     12},
    {"..6....8..946..17..1.93.4..3..1..8..........7....5...4..5......48...6...1....53.9", 71, 12,
     12},
    {"6........835.......2..1.5........8.15...8..4.....49.362........41....6.9..94.3...", 72, 12,
     12},
    {"....9.4.....71..396...8...1.36.......1...839.7.......2.2......6.751.4.....3.5....", 73, 12,
     12},
    {".1.2.4.5....9.....78......2..4..7........93.....65.98..76.....9..8.........5.3.27", 74, 12,
     12},
    {"..2..9..31......26....4.9.....3..1.4....9....96.8..7.......85..6..9...7.5.91.2.4.", 75, 12,
     12},
    {"5....3..6...2..9.3.......2..21.9..6...3..71..4......9....4......8.12..3.......4.8", 76, 12,
     12},
    {"..........48....3.9....2..4..9.5.1....59.3...7...48....3..2.8.6......29...65.4...", 77, 12,
     12},
    {".9....56.6...3..24...5..7.13....4..8..1.......5..6..7....1..6..5..67....23.......", 78, 12,
     12},
    {".1.7..42...5..1..7..3.......3..18..2....9..3.8.16..5......7.2.3....8...65......78", 82, 12,
     12},
    {"7.......5.....6.1..3....7.465....9..48..9........2..7...........1.4.7.8.379...2..", 83, 12,
     12},
    {"1......3...5....64....71...3.4...5.........8.7.6...4.......2...2..1.3...41..6.7..", 84, 12,
     12},
    {"6....3.2..1..2.9....46..........9...1.7....3.4..8....6....6...88...1.....9...75..", 85, 12,
     12},
    {"8....4.....5.17....3.........3..1.5..98.6...3....9..62.6.9...28.7....13..........", 86, 12,
     12},
    {"..1.....2.9...3...36.5......1...8..4.5.72..6...9.......2..8.4.....2...95.8..56.3.", 87, 12,
     12},
    {"..3....54.......6.8..9...1.1..4.7..9.3.........4.8.5....9..14..21.......4.87.9..2", 88, 12,
     12},
    {"....63..5..84..2.......5.3.5.7..64...9..7..564.3.8.....2.6...1......2...9.6.5....", 89, 12,
     12},
    {"4.........39..4.2.......95.15..6..........7..7.3.85.1...8.23..6....7...937.6.....", 90, 12,
     12},
    {".5.....39..19..6.....8....1...3..2.....591...4....7....9..2.5..7.......6..31...8.", 91, 12,
     12},
};

static void parse(const char *text, struct grid *g)
{
    memset(g, 0, sizeof *g);
    for (unsigned i = 0; text[i]; i++) {
        g->cell[i] = (uint8_t)digit_from_char(text[i]);
    }
}

static struct se_rating rate(struct se_scratch *s, const char *text, const struct se_options *o)
{
    struct grid g;
    struct se_rating r;
    parse(text, &g);
    cr_assert(se_rate(variant_at(0), &g, o, s, &r), "%s", text);
    return r;
}

Test(se, rates_as_the_reference_does)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    se_options_init(&o);
    for (size_t i = 0; i < sizeof rated / sizeof rated[0]; i++) {
        struct se_rating r = rate(s, rated[i].puzzle, &o);
        cr_expect_eq(r.er_tenths, rated[i].er_tenths, "%s: ER %d", rated[i].puzzle, r.er_tenths);
        cr_expect_eq(r.ep_tenths, rated[i].ep_tenths, "%s: EP %d", rated[i].puzzle, r.ep_tenths);
        cr_expect_eq(r.ed_tenths, rated[i].ed_tenths, "%s: ED %d", rated[i].puzzle, r.ed_tenths);
        cr_expect(r.solved && !r.bounded);
    }
    se_scratch_drop(s);
}

/* Puzzles from Nonet that need each kind of nested chains. Sudoku Explainer 1.2.1, which takes
 * minutes for each, gives the first two the same rating. */
static const struct {
    const char *puzzle;
    int er_tenths;
    int ep_tenths;
    int ed_tenths;
    enum se_rule hardest;
} nested[] = {
    {"1....6.8..75.....66.....1...3.9.........2....7....854.....9.81.8...41..5......4..", 104, 12,
     12, SE_NESTED_CHAIN},
    {".2.3.....4...5....3.6..17..5..2......3..1..4...7..68....9....7....1..9.......9.68", 107, 107,
     97, SE_NESTED_CHAIN},
    {"5.......7.8...9.3...4...2...1..36.......4.......1.8.6...2...4...9.3...1.7.......5", 114, 114,
     108, SE_NESTED_MULTIPLE},
    {".2...6..9..71..6......3..1....5..3..5...7.....8...2..6.....4...6.8.....4.4....92.", 114, 12,
     12, SE_NESTED_DYNAMIC},
};

Test(se, rates_with_nested_chains)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    se_options_init(&o);
    o.work_limit = 0;
    for (size_t i = 0; i < sizeof nested / sizeof nested[0]; i++) {
        struct grid givens;
        struct grid solution;
        parse(nested[i].puzzle, &givens);
        cr_assert_eq(solve_count(variant_at(0), &givens, 2, &solution), 1);
        o.solution = &solution;
        struct se_rating r = rate(s, nested[i].puzzle, &o);
        cr_expect_eq(r.er_tenths, nested[i].er_tenths, "%s: ER %d", nested[i].puzzle, r.er_tenths);
        cr_expect_eq(r.ep_tenths, nested[i].ep_tenths, "%s: EP %d", nested[i].puzzle, r.ep_tenths);
        cr_expect_eq(r.ed_tenths, nested[i].ed_tenths, "%s: ED %d", nested[i].puzzle, r.ed_tenths);
        cr_expect_eq(r.hardest, nested[i].hardest, "%s", se_rule_name(r.hardest));
        cr_expect_eq(r.unsound_step, 0, "%s: step %d", nested[i].puzzle, r.unsound_step);
        cr_expect(r.solved && !r.bounded);
    }
    se_scratch_drop(s);
}

struct deduction_log {
    unsigned calls;
    struct se_deduction first;
};

static void note_deduction(void *context, const struct se_deduction *found)
{
    struct deduction_log *log = context;
    if (log->calls++ == 0) {
        log->first = *found;
    }
}

static void reduce(struct se_reduced *t, unsigned cell, unsigned digits)
{
    const struct se_map *m = t->b->map;
    t->cand[cell] = (uint16_t)(t->cand[cell] & ~digits);
    for (unsigned d = 0; d < 9; d++) {
        for (unsigned k = 0; k < 3 && digits >> d & 1; k++) {
            unsigned house = m->house[cell][k];
            t->at[house][d] = (uint16_t)(t->at[house][d] & ~(1U << m->place[cell][k]));
            for (unsigned rule = 0; rule < SE_DEDUCTION_RULES; rule++) {
                t->fresh[rule][house] |= (uint16_t)(1U << d);
            }
        }
    }
}

/* Take digits out of an empty board; one simple rule then removes what it must, resting on what was
 * taken out. */
Test(se, deduces_by_rules_inside_closures)
{
    static const struct {
        const char *rule;
        unsigned digits; /* taken out … */
        unsigned count;  /* … from this number of cells */
        uint8_t cell[14];
        unsigned calls;   /* instances */
        unsigned removed; /* by the first */
        unsigned parents;
        unsigned one; /* candidates that it removes, and that it rests on */
        unsigned one_from;
    } cases[] = {
        {"locked", 1, 6, {9, 10, 11, 18, 19, 20}, 1, 6, 6, 3 * 9, 9 * 9},
        {"hidden pair", 3, 7, {1, 2, 9, 11, 18, 19, 20}, 1, 14, 14, 2, 9},
        {"naked pair", 0x1FC, 2, {0, 1}, 2, 14, 14, 9 * 9, 2},
        {"X-wing",
         1,
         14,
         {9, 18, 27, 45, 54, 63, 72, 13, 22, 31, 49, 58, 67, 76},
         1,
         14,
         14,
         1 * 9,
         9 * 9},
    };
    struct se_map map;
    struct se_board b;
    struct grid empty = {0};
    se_map_init(&map);
    cr_assert(se_board_init(&b, &map, &empty));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct se_reduced t = {.b = &b};
        struct deduction_log log = {0};
        memcpy(t.cand, b.cand, sizeof t.cand);
        memcpy(t.at, b.at, sizeof t.at);
        cr_expect_not(se_deduce_by_rules(&t, note_deduction, &log), "%s", cases[i].rule);
        for (unsigned k = 0; k < cases[i].count; k++) {
            reduce(&t, cases[i].cell[k], cases[i].digits);
        }
        cr_expect(se_deduce_by_rules(&t, note_deduction, &log), "%s", cases[i].rule);
        cr_expect_eq(log.calls, cases[i].calls, "%s: %u", cases[i].rule, log.calls);
        cr_expect_eq(log.first.removed, cases[i].removed, "%s: %u", cases[i].rule,
                     log.first.removed);
        cr_expect_eq(log.first.parents, cases[i].parents, "%s", cases[i].rule);
        bool removes = false;
        bool rests = false;
        for (unsigned k = 0; k < log.first.removed; k++) {
            removes |= log.first.candidate[k] == cases[i].one;
        }
        for (unsigned k = 0; k < log.first.parents; k++) {
            rests |= log.first.parent[k] == cases[i].one_from;
        }
        cr_expect(removes && rests, "%s", cases[i].rule);
        log.calls = 0;
        cr_expect_not(se_deduce_by_rules(&t, note_deduction, &log), "%s: once", cases[i].rule);
    }
}

static bool shares_house(const struct layout *v, unsigned one, unsigned two)
{
    for (unsigned i = 0; i < v->peer_count[one]; i++) {
        if (v->peer[one][i] == two) {
            return true;
        }
    }
    return false;
}

static bool sees_both(const struct layout *v, unsigned one, unsigned two, unsigned cell)
{
    return shares_house(v, one, cell) && shares_house(v, two, cell);
}

/* Two cells with the same two candidates take them from the cells that both see, and from no other,
 * wherever the two are. */
Test(se, propagates_pairs)
{
    enum { PAIR = 3, BOTH = 2 };
    struct se_map map;
    struct se_board b;
    struct se_numbers numbers;
    struct grid empty = {0};
    const struct layout *v = variant_at(0);
    se_map_init(&map);
    cr_assert(se_board_init(&b, &map, &empty));
    se_numbers_make(&numbers, b.cand);
    for (unsigned one = 0; one < SE_CELLS; one++) {
        for (unsigned two = 0; two < one; two++) {
            struct se_consequences c;
            struct se_propagation g = {.m = &map, .numbers = &numbers, .c = &c};
            unsigned shared = 0;
            se_consequences_ground(&c, &numbers, &b);
            for (unsigned d = BOTH; d < 9; d++) {
                se_propagate_out(&g, one, d);
                se_propagate_out(&g, two, d);
            }
            cr_expect_eq(se_propagate_rules(&g), shares_house(v, one, two), "%u %u", one, two);
            cr_expect_not(c.clash);
            for (unsigned cell = 0; cell < SE_CELLS; cell++) {
                bool own = cell == one || cell == two;
                bool seen = shares_house(v, one, two) && sees_both(v, one, two, cell);
                unsigned left = own ? PAIR : seen ? 0x1ff & ~PAIR : 0x1ff;
                cr_expect_eq(c.cand[cell], left, "%u %u: %u", one, two, cell);
                shared += seen && !own;
            }
            cr_expect_eq(g.removed, 14 + BOTH * shared);
        }
    }
}

Test(se, refuses_what_it_cannot_rate)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    struct se_rating r;
    struct grid g = {0};
    se_options_init(&o);
    cr_expect_not(se_rate(variant_find("6x6"), &g, &o, s, &r));
    cr_expect_not(se_rate(variant_find("x"), &g, &o, s, &r));
    g.cell[0] = 5;
    g.cell[8] = 5; /* the same row */
    cr_expect_not(se_rate(variant_at(0), &g, &o, s, &r));
    memset(&g, 0, sizeof g);
    for (unsigned i = 1; i < 9; i++) { /* r1c1 can only be 9, which its column has */
        g.cell[i] = (uint8_t)i;
    }
    g.cell[27] = 9;
    cr_expect_not(se_rate(variant_at(0), &g, &o, s, &r));
    cr_expect_eq(r.steps, 0);
    se_scratch_drop(s);
}

Test(se, says_when_work_ran_out)
{
    struct se_scratch *s = se_scratch_new();
    struct se_options o;
    size_t last = sizeof rated / sizeof rated[0] - 1;
    se_options_init(&o);
    o.work_limit = 100;
    struct se_rating r = rate(s, rated[last].puzzle, &o);
    cr_expect(r.bounded && !r.solved);
    cr_expect_lt(r.er_tenths, rated[last].er_tenths);
    struct record record;
    record_init(&record, variant_at(0));
    se_to_record(&r, &record);
    cr_expect_eq(record.se_tenths, -1, "a bound is no rating");
    cr_expect_eq(record.se_least, r.er_tenths);
    cr_expect_leq(r.work, 100 + 1000, "it stops soon after the limit");
    o.work_limit = 0;
    r = rate(s, rated[last].puzzle, &o);
    se_to_record(&r, &record);
    cr_expect_eq(record.se_tenths, rated[last].er_tenths);
    cr_expect_eq(record.se_least, -1);
    se_scratch_drop(s);
}

Test(minutes, grow_with_what_is_hard)
{
    struct grid easy;
    struct grid hard;
    const struct layout *v = variant_at(0);
    parse(rated[0].puzzle, &easy);
    parse(rated[sizeof rated / sizeof rated[0] - 1].puzzle, &hard);
    struct grade light = {.score = 200, .hardest = -1};
    struct grade heavy = {.score = 2000, .hardest = -1};
    double quick = minutes_estimate(v, &easy, &light);
    double slow = minutes_estimate(v, &hard, &heavy);
    cr_expect(quick > 2 && quick < 10, "%f", quick);
    cr_expect(slow > 1.5 * quick && slow < 120, "%f", slow);
    cr_expect_lt(minutes_estimate(v, &easy, &light), minutes_estimate(v, &easy, &heavy));
    /* The last cells of a board take less than the board. */
    struct grid nearly = easy;
    unsigned left = 0;
    struct grid solution = easy;
    cr_assert_eq(solve_count(v, &easy, 2, &solution), 1);
    for (unsigned cell = 0; cell < 81; cell++) {
        bool leave = !easy.cell[cell] && left < 10;
        left += leave;
        nearly.cell[cell] = leave ? 0 : solution.cell[cell];
    }
    cr_expect_lt(minutes_estimate(v, &nearly, &light), quick / 2);
}

Test(minutes, have_one_value_whatever_else_is_asked)
{
    struct grade_record_scratch *s = grade_record_scratch_new(true);
    cr_assert_not_null(s);
    for (size_t i = 0; i < sizeof rated / sizeof rated[0]; i += 3) {
        struct record r = {0};
        struct grade_record_options o = {.rate_se = false};
        record_init(&r, variant_at(0));
        grade_options_init(&o.grade);
        se_options_init(&o.se);
        parse(rated[i].puzzle, &r.givens);
        grade_record(&r, &o, s);
        double minutes = r.minutes;
        o.rate_se = true;
        o.se.work_limit = 100;
        grade_record(&r, &o, s);
        cr_expect_eq(r.minutes, minutes, "with SE");
        o.grade.stable = true;
        grade_record(&r, &o, s);
        cr_expect_eq(r.minutes, minutes, "with the stable rating");
        o.grade.stable = false;
        o.grade.assume_unique = false;
        technique_set_add(&o.grade.disabled, technique_find("naked-pair"));
        grade_record(&r, &o, s);
        cr_expect_eq(r.minutes, minutes, "without techniques");
        record_free(&r);
    }
    grade_record_scratch_drop(s);
}

Test(minutes, are_told_with_their_range)
{
    char text[MINUTES_TEXT_SIZE];
    cr_expect_str_eq(minutes_text(12, text), "12 (8–19)");
    cr_expect_str_eq(minutes_text(2, text), "2.0 (1.3–3.1)");
}

Test(minutes, are_sane_on_every_variant)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        struct grid g = {0};
        struct grade some = {.score = 4 * v->cell_count, .hardest = -1};
        double minutes = minutes_estimate(v, &g, &some);
        cr_expect(minutes >= 0.5 && minutes <= 600, "%s: %f", v->name, minutes);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            g.cell[cell] = 1; /* full: nothing to do, whatever it holds */
        }
        cr_expect_float_eq(minutes_estimate(v, &g, &some), 0.5, 1e-9, "%s", v->name);
    }
}
