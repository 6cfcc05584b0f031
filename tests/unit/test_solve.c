#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/layout_rows.h"
#include "gen/board/pcg32.h"
#include "gen/solve/solve.h"

static struct grid read_cells(const struct layout *v, const char *text)
{
    struct grid g = {0};
    cr_assert_eq(strlen(text), v->cell_count);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        g.cell[cell] = (uint8_t)digit_from_char(text[cell]);
    }
    return g;
}

struct known_count {
    const char *variant;
    const char *givens;
    uint64_t limit;
    uint64_t count;
};

/* The 4x4 board has 288 full grids and the classic one 6.67e21. The 17-given puzzle is G. Royle's
 * list's first; the two-solution ones come from it by taking a given away. Boards that show seven
 * digits or fewer can have no single solution, as the missing digits may be exchanged. */
static const struct known_count known_counts[] = {
    {"4x4", "................", 1, 1},
    {"4x4", "................", 2, 2},
    {"4x4", "................", 287, 287},
    {"4x4", "................", 1000, 288},
    {"4x4", "1234............", 1000, 12},
    {"4x4", "11..............", 1000, 0},
    {"4x4", "1...1...........", 1000, 0},
    {"4x4", "123...4.........", 1000, 0},
    {"classic", "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
     1000, 1},
    {"classic", ".................................................................................",
     1000, 1000},
    {"classic", "11...............................................................................",
     2, 0},
    /* r1c9 sees all nine digits */
    {"classic", "12345678.........9...............................................................",
     2, 0},
};

Test(solve, known_counts_by_every_method)
{
    for (size_t i = 0; i < sizeof known_counts / sizeof known_counts[0]; i++) {
        const struct known_count *k = &known_counts[i];
        const struct layout *v = variant_find(k->variant);
        struct grid givens = read_cells(v, k->givens);
        struct grid first = {0};
        cr_assert_eq(solve_count(v, &givens, k->limit, &first), k->count, "row %zu", i);
        cr_assert(k->count == 0 || grid_solves(v, &givens, &first), "row %zu", i);
        for (size_t m = 0; m < solve_method_count(); m++) {
            const struct solve_method *method = solve_method_at(m);
            bool slow = strcmp(method->name, "brute") == 0 && v->classic && k->count < 2 &&
                        grid_given_count(v, &givens) > 2;
            if (slow) {
                continue;
            }
            uint64_t positions = 0;
            memset(&first, 0, sizeof first);
            cr_assert_eq(method->count(v, &givens, k->limit, &first, &positions), k->count,
                         "%s, row %zu", method->name, i);
            cr_assert(k->count == 0 || grid_solves(v, &givens, &first), "%s, row %zu", method->name,
                      i);
        }
    }
}

/* Positions are the placements tried: the empty 4x4 board's first grid by the plain method is found
 * at the sixteenth cell after the retreats that pencil and paper show: row 2 needs no retreat, row
 * 3 is 2143 and row 4 4321. */
Test(solve, brute_reports_positions)
{
    const struct layout *v = variant_find("4x4");
    struct grid givens = read_cells(v, "1234341221434...");
    uint64_t positions = 0;
    const struct solve_method *brute = solve_method_find("brute");
    cr_assert_eq(brute->count(v, &givens, 1, NULL, &positions), 1);
    cr_assert_eq(positions, 3);
    cr_assert_null(solve_method_find("no such method"));
}

static bool count_until_five(void *context, const struct grid *solution)
{
    unsigned *seen = context;
    const struct layout *v = variant_find("4x4");
    cr_assert(grid_is_solution(v, solution));
    return ++*seen < 5;
}

Test(solve, each_stops_when_told)
{
    const struct layout *v = variant_find("4x4");
    struct grid empty = {0};
    unsigned seen = 0;
    cr_assert_eq(solve_each(v, &empty, count_until_five, &seen), 5);
    cr_assert_eq(seen, 5);
}

enum { SEEN = 300 };

struct seen_grids {
    const struct layout *v;
    unsigned count;
    struct grid grid[SEEN];
};

static bool keep_new(void *context, const struct grid *solution)
{
    struct seen_grids *seen = context;
    for (unsigned i = 0; i < seen->count; i++) {
        cr_assert_neq(memcmp(seen->grid[i].cell, solution->cell, seen->v->cell_count), 0);
    }
    memcpy(seen->grid[seen->count++].cell, solution->cell, seen->v->cell_count);
    return seen->count < SEEN;
}

Test(solve, each_visits_every_solution_once)
{
    static struct seen_grids seen;
    seen.v = variant_find("4x4");
    struct grid empty = {0};
    cr_assert_eq(solve_each(seen.v, &empty, keep_new, &seen), 288);
    cr_assert_eq(seen.count, 288);
}

Test(solve, another_is_found_whichever_is_known)
{
    const struct layout *v = variant_find("4x4");
    struct grid givens = read_cells(v, "1234....2143....");
    struct grid all[2];
    cr_assert_eq(solve_count(v, &givens, 1, &all[0]), 1);
    cr_assert(solve_another(v, &givens, &all[0], &all[1]));
    cr_assert_neq(memcmp(all[0].cell, all[1].cell, 16), 0);
    struct grid other;
    cr_assert(solve_another(v, &givens, &all[1], &other));
    cr_assert(grid_solves(v, &givens, &other));
    cr_assert_neq(memcmp(all[1].cell, other.cell, 16), 0);
    cr_assert_not(solve_another(v, &all[0], &all[0], NULL));
}

/* Boards with a quarter to a half of their cells given, where a search without weights or with
 * fewest-candidates cells alone may not come back. */
Test(solve, large_boards_are_counted)
{
    static const char *const names[] = {"16x16", "20x20", "25x25"};
    struct pcg32 rng;
    pcg32_seed(&rng, 8, 0);
    for (unsigned n = 0; n < 3; n++) {
        const struct layout *v = variant_find(names[n]);
        struct grid empty = {0};
        struct grid board;
        cr_assert_eq(solve_count(v, &empty, 2, &board), 2, "%s", v->name);
        cr_assert(grid_is_solution(v, &board), "%s", v->name);
        for (unsigned percent = 70; percent >= 30; percent -= 10) {
            struct grid givens = board;
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                givens.cell[cell] = pcg32_below(&rng, 100) < percent ? board.cell[cell] : 0;
            }
            struct grid other;
            uint64_t count = solve_count(v, &givens, 2, NULL);
            cr_assert_geq(count, 1, "%s, %u%%", v->name, percent);
            cr_assert_eq(solve_another(v, &givens, &board, &other), count == 2, "%s", v->name);
            cr_assert(count == 1 || grid_solves(v, &givens, &other), "%s", v->name);
        }
    }
}

/* On some maps the search would never come back from where it begins. */
Test(solve, empty_boards_of_every_map_are_counted)
{
    for (size_t i = 0; i < region_map_count; i++) {
        char name[LAYOUT_NAME_SIZE];
        struct diag d = {0};
        snprintf(name, sizeof name, "jigsaw-%u", region_maps[i].size);
        struct layout_definition definition = {.name = name, .regions = region_maps[i].name};
        const struct layout *v = layout_build(&definition, NULL, &d);
        const struct grid empty = {0};
        static struct seen_grids seen;
        seen.v = v;
        seen.count = 0;
        cr_assert(v, "%s:%s", name, region_maps[i].name);
        /* A board of five digits has 120 at least: their names change. */
        cr_expect_geq(solve_each(v, &empty, keep_new, &seen), 120, "%s", v->name);
        cr_expect(grid_is_solution(v, &seen.grid[0]), "%s", v->name);
        cr_expect_eq(solve_count(v, &empty, 2, NULL), 2, "%s", v->name);
        layout_drop(v);
    }
}

/* Many boards at once, of any variant, give the counts that they give one at a time. */
Test(solve, a_batch_counts_each_board)
{
    enum { COUNT = 7 };
    static const char *const names[] = {"classic", "4x4", "6x6", "x"};
    struct pcg32 rng;
    pcg32_seed(&rng, 9, 0);
    for (unsigned n = 0; n < sizeof names / sizeof names[0]; n++) {
        const struct layout *v = variant_find(names[n]);
        struct grid givens[COUNT] = {0};
        uint64_t counts[COUNT];
        struct grid board;
        cr_assert_eq(solve_count(v, &givens[0], 1, &board), 1, "%s", v->name);
        for (unsigned i = 0; i < COUNT; i++) {
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                givens[i].cell[cell] = pcg32_below(&rng, 10) > i ? board.cell[cell] : 0;
            }
            counts[i] = UINT64_MAX;
        }
        solve_count_batch(v, givens, COUNT, 9, counts);
        for (unsigned i = 0; i < COUNT; i++) {
            cr_expect_eq(counts[i], solve_count(v, &givens[i], 9, NULL), "%s %u", v->name, i);
        }
    }
}
