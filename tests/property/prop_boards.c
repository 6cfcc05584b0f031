/* Every board kernel that runs here, on every kind of board that is made of houses, against a
 * backtracker that knows houses and nothing else; closures against the grader. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/symmetry.h"
#include "gen/grade/grade.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/closure.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/property/named_stream.h"
#include "tests/property/random_maps.h"

/* Solutions seen: how many, and a sum that does not depend on their order. */
struct tally {
    const struct layout *v;
    const struct grid *givens;
    uint64_t count;
    uint64_t limit;
    uint64_t sum;
    bool sound;
};

static uint64_t hash_of(const struct layout *v, const struct grid *g)
{
    uint64_t hash = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        hash = (hash ^ g->cell[cell]) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return hash;
}

static bool tally_solution(void *context, const struct grid *solution)
{
    struct tally *t = context;
    t->sound &= grid_solves(t->v, t->givens, solution);
    t->sum += hash_of(t->v, solution);
    return ++t->count < t->limit;
}

/* The digits that no house of the cell has. */
static digit_set plain_candidates(const struct layout *v, const struct grid *g, unsigned cell)
{
    digit_set used = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        bool own = false;
        digit_set digits = 0;
        for (unsigned i = 0; i < v->size; i++) {
            unsigned digit = g->cell[v->house[h].cell[i]];
            own |= v->house[h].cell[i] == cell;
            digits |= digit ? digit_bit(digit) : 0;
        }
        used |= own ? digits : 0;
    }
    return all_digits(v->size) & ~used;
}

/* Fill the cell with fewest candidates in every way. False: the visitor ended the search. */
static bool plain_search(struct tally *t, struct grid *g)
{
    const struct layout *v = t->v;
    unsigned best = MAX_CELLS;
    digit_set digits = all_digits(MAX_SIZE);
    for (unsigned cell = 0; cell < v->cell_count && digits; cell++) {
        if (g->cell[cell] == 0) {
            digit_set set = plain_candidates(v, g, cell);
            if (best == MAX_CELLS || digit_count(set) < digit_count(digits)) {
                best = cell;
                digits = set;
            }
        }
    }
    if (best == MAX_CELLS) {
        return tally_solution(t, g);
    }
    for (; digits; digits &= digits - 1) {
        g->cell[best] = (uint8_t)lowest_digit(digits);
        if (!plain_search(t, g)) {
            return false;
        }
    }
    g->cell[best] = 0;
    return true;
}

static void plain_count(struct tally *t)
{
    struct grid g = *t->givens;
    struct clash clash;
    if (!grid_find_clash(t->v, &g, &clash)) {
        plain_search(t, &g);
    }
}

static const struct board_ops *ops_of(const struct kernel *k, const struct plan *p)
{
    return p->lane_bits == 16 ? k->narrow_boards : k->wide_boards;
}

/* The kernels know whole houses alone: boards with groups are asked elsewhere (prop_layouts.c). */
static bool is_asked(const struct layout *v)
{
    return v->group_count == 0;
}

/* All kernels count what the backtracker counts, and they agree on which solutions come first, and
 * after how many branches. */
static void compare_counts(const struct layout *v, const struct grid *givens, uint64_t limit)
{
    struct tally plain = {v, givens, 0, limit, 0, true};
    plain_count(&plain);
    const struct plan *p = plan_of(v);
    uint64_t positions = 0;
    uint64_t sum = 0;
    for (size_t k = 0; k < kernel_count(); k++) {
        if (!kernel_at(k)->runs_here()) {
            continue;
        }
        struct tally t = {v, givens, 0, UINT64_MAX, 0, true};
        struct board_question q = {.plan = p,
                                   .cells = givens->cell,
                                   .limit = limit,
                                   .max_positions = UINT64_MAX,
                                   .visit = tally_solution,
                                   .context = &t};
        struct board_answer answer;
        ops_of(kernel_at(k), p)->search(&q, &answer);
        const char *name = kernel_at(k)->name;
        cr_assert_eq(answer.found, plain.count, "%s %s: %llu, not %llu", v->name, name,
                     (unsigned long long)answer.found, (unsigned long long)plain.count);
        cr_assert_eq(t.count, plain.count, "%s %s", v->name, name);
        cr_assert(t.sound, "%s %s", v->name, name);
        cr_assert(plain.count == limit || t.sum == plain.sum, "%s %s", v->name, name);
        cr_assert(k == 0 || (t.sum == sum && answer.positions == positions), "%s %s", v->name,
                  name);
        sum = t.sum;
        positions = answer.positions;
    }
}

/* Part of a full board; now and then a given is wrong. */
static void random_position(const struct layout *v, struct pcg32 *rng, const struct grid *board,
                            unsigned givens, struct grid *out)
{
    uint16_t order[MAX_CELLS];
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        order[cell] = (uint16_t)cell;
    }
    pcg32_shuffle(rng, order, v->cell_count);
    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < givens; i++) {
        out->cell[order[i]] = board->cell[order[i]];
    }
    if (pcg32_below(rng, 4) == 0) {
        out->cell[order[pcg32_below(rng, v->cell_count)]] =
            (uint8_t)(1 + pcg32_below(rng, v->size));
    }
}

static void compare_random(const struct layout *v, struct pcg32 *rng, unsigned positions)
{
    static const uint64_t limits[] = {1, 2, 60};
    struct grid board;
    struct grid givens;
    uint64_t starts;
    if (fill_board(v, rng, FILL_USUAL_STARTS, &board, &starts) != FILL_DONE) {
        return;
    }
    cr_assert(grid_is_solution(v, &board), "%s", v->name);
    /* Enough givens for the backtracker to finish soon. */
    unsigned least = v->size <= 4   ? 0
                     : v->size <= 6 ? v->cell_count / 5U
                     : v->size <= 9 ? v->cell_count * 2U / 5
                                    : v->cell_count * 13U / 20;
    for (unsigned i = 0; i < positions; i++) {
        unsigned count = least + pcg32_below(rng, v->cell_count - least + 1);
        random_position(v, rng, &board, count, &givens);
        compare_counts(v, &givens, limits[i % 3]);
    }
}

Test(boards, every_variant_is_counted_right)
{
    struct pcg32 rng;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        named_stream(&rng, 31, v->name);
        for (unsigned board = 0;
             is_asked(v) && board < (v->size <= 12 ? effort(4, 20) : effort(1, 3)); board++) {
            compare_random(v, &rng, v->size <= 9 ? 10 : 3);
        }
    }
}

Test(boards, regions_of_any_shape_are_counted_right)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 32, 0);
    for (unsigned size = 5; size <= 12; size++) {
        for (unsigned i = 0; i < 25; i++) {
            char map[MAX_CELLS + 1];
            random_regions(size, &rng, 3 * size + pcg32_below(&rng, 20 * size), map);
            const struct layout *v = layout_of_map(size, map);
            if (!v) {
                cr_assert_eq(size, 11);
                continue;
            }
            compare_random(v, &rng, size <= 9 ? 10 : 2);
            layout_drop(v);
        }
    }
}

Test(boards, latin_squares_are_counted_right)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 33, 0);
    for (unsigned size = 5; size <= 9; size++) {
        const struct layout *v = layout_of_map(size, NULL);
        for (unsigned i = 0; i < 5; i++) {
            compare_random(v, &rng, size <= 9 ? 10 : 2);
        }
    }
}

/* Published: 288 boards of 4x4 and 28200960 of 6x6 (3x2 boxes), 161280 Latin squares of 5x5 (OEIS
 * A107739, A291187 and A002860). With the first row fixed, that many by the factorial of the size.
 */
Test(boards, known_numbers_of_boards)
{
    struct grid givens = {0};
    cr_assert_eq(solve_count(variant_find("4x4"), &givens, UINT64_MAX, NULL), 288);
    const struct layout *v = layout_of_map(5, NULL);
    cr_assert_eq(solve_count(v, &givens, UINT64_MAX, NULL), 161280);
    for (unsigned i = 0; i < 6; i++) {
        givens.cell[i] = (uint8_t)(i + 1);
    }
    cr_assert_eq(solve_count(variant_find("6x6"), &givens, UINT64_MAX, NULL), 28200960 / 720);
}

/* A search that reaches its bound reports it, and a longer search confirms that there was more to
 * find. */
Test(boards, a_bound_on_branches_holds)
{
    const struct layout *v = variant_find("16x16");
    struct grid empty = {0};
    uint64_t count = 0;
    for (uint64_t bound = 0; bound < 4; bound++) {
        struct board_question q = {
            .plan = plan_of(v), .cells = empty.cell, .limit = 1, .max_positions = bound};
        struct board_answer answer;
        ops_of(kernel_best(), q.plan)->search(&q, &answer);
        cr_assert(answer.undecided && answer.positions == bound);
        count += answer.found;
    }
    cr_assert_eq(count, 0);
}

/* The grader with nothing but a closure's techniques. */
static void grade_by(enum closure closure, struct grade_options *o)
{
    static const char *const singles[] = {"full-house", "naked-single", "hidden-single"};
    static const char *const more[] = {"locked-pair", "locked-triple", "pointing",
                                       "claiming",    "naked-pair",    "naked-triple",
                                       "hidden-pair", "hidden-triple"};
    grade_options_init(o);
    for (int id = 0; id < (int)technique_count(); id++) {
        technique_set_add(&o->disabled, id);
    }
    for (size_t i = 0; i < sizeof singles / sizeof singles[0]; i++) {
        technique_set_remove(&o->disabled, technique_find(singles[i]));
    }
    for (size_t i = 0; closure == CLOSURE_SUBSETS && i < sizeof more / sizeof more[0]; i++) {
        technique_set_remove(&o->disabled, technique_find(more[i]));
    }
}

/* Walk the grader's path to its end: the cells that it fills are those that the closure derives. */
static bool compare_closure(const struct layout *v, const struct grid *givens, enum closure closure,
                            struct grade_scratch *scratch)
{
    struct grade_options options;
    grade_by(closure, &options);
    struct path *path = path_begin(v, givens, &options, scratch);
    while (path_next(path)) {
    }
    bool solved = path_solved(path);
    const struct grid *end = path_board(path);
    uint16_t filled[MAX_CELLS];
    unsigned count = 0;
    for (size_t k = 0; k < kernel_count(); k++) {
        if (!kernel_at(k)->runs_here()) {
            continue;
        }
        const struct plan *p = plan_of(v);
        const struct board_ops *ops = ops_of(kernel_at(k), p);
        const char *name = kernel_at(k)->name;
        cr_assert_eq(ops->derives(p, givens->cell, NULL, 0, closure) != CLOSURE_NONE, solved,
                     "%s %s", v->name, name);
        count = 0;
        for (unsigned i = 0; i < v->cell_count; i++) {
            uint16_t cell = (uint16_t)i;
            bool derived = ops->derives(p, givens->cell, &cell, 1, closure) != CLOSURE_NONE;
            cr_assert_eq(derived, solved || end->cell[cell] != 0, "%s %s: cell %u", v->name, name,
                         i);
            filled[count] = cell;
            count += derived;
        }
        cr_assert(count == 0 ||
                  ops->derives(p, givens->cell, filled, count, closure) != CLOSURE_NONE);
    }
    return solved;
}

/* Puzzles of one solution around the edge of what the closure solves: dug by count, then some
 * givens put back. Adds to solved[whether]. */
static void compare_closures(const struct layout *v, struct pcg32 *rng, unsigned puzzles,
                             struct grade_scratch *scratch, unsigned solved[2])
{
    struct orbits orbits;
    symmetry_orbits(v, SYMMETRY_NONE, &orbits);
    for (unsigned i = 0; i < puzzles; i++) {
        struct grid board;
        struct dig_order taken;
        uint64_t starts;
        if (fill_board(v, rng, 10 * FILL_USUAL_STARTS, &board, &starts) != FILL_DONE) {
            continue;
        }
        struct grid givens = board;
        struct dig_options options = {.orbits = &orbits,
                                      .max_positions = v->size > 12 ? 20 : 0,
                                      .proof = i % 2 ? DIG_BY_COUNT : DIG_BY_SUBSETS};
        taken.count = 0;
        (void)dig(v, &board, &options, rng, &givens, &taken);
        for (unsigned n = pcg32_below(rng, v->size); n > 0 && taken.count; n--) {
            unsigned cell = taken.orbit[pcg32_below(rng, taken.count)];
            givens.cell[cell] = board.cell[cell];
        }
        solved[compare_closure(v, &givens, CLOSURE_SINGLES, scratch)]++;
        solved[compare_closure(v, &givens, CLOSURE_SUBSETS, scratch)]++;
    }
}

Test(boards, closures_are_what_the_grader_reaches)
{
    struct grade_scratch *scratch = grade_scratch_new();
    struct pcg32 rng;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        unsigned solved[2] = {0};
        named_stream(&rng, 34, v->name);
        if (!is_asked(v)) {
            continue;
        }
        /* Usually, boards until both solved and unsolved ones were seen. */
        const unsigned most = v->size <= 9    ? effort(12, 30)
                              : v->size <= 12 ? effort(6, 10)
                                              : effort(2, 3);
        const unsigned part = effort(2, most);
        for (unsigned n = 0; n < most && !(n >= 2 && solved[true] && solved[false]); n += part) {
            compare_closures(v, &rng, part, scratch, solved);
        }
        cr_assert(solved[true] > 0, "%s", v->name);
        cr_assert(v->size < 8 || v->size > 12 || solved[false] > 0, "%s", v->name);
    }
    grade_scratch_drop(scratch);
}

Test(boards, closures_on_regions_are_what_the_grader_reaches)
{
    struct pcg32 rng;
    unsigned solved[2] = {0};
    struct grade_scratch *scratch = grade_scratch_new();
    pcg32_seed(&rng, 35, 0);
    for (unsigned size = 5; size <= 12; size++) {
        for (unsigned i = 0; i < 5; i++) {
            char map[MAX_CELLS + 1];
            random_regions(size, &rng, 3 * size + pcg32_below(&rng, 20 * size), map);
            const struct layout *v = layout_of_map(size, map);
            if (v) {
                compare_closures(v, &rng, 5, scratch, solved);
            }
            layout_drop(v);
        }
    }
    grade_scratch_drop(scratch);
    cr_assert(solved[true] > 100 && solved[false] > 20, "%u solved, %u not", solved[true],
              solved[false]);
}

/* What contradicts itself is not solved by any closure. */
Test(boards, closures_do_not_solve_contradictions)
{
    struct pcg32 rng;
    unsigned wrong = 0;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        struct grid board;
        uint64_t starts;
        if (!is_asked(v)) {
            continue;
        }
        named_stream(&rng, 36, v->name);
        cr_assert_eq(fill_board(v, &rng, UINT64_MAX, &board, &starts), FILL_DONE);
        for (unsigned n = 0; n < 20; n++) {
            struct grid givens;
            random_position(v, &rng, &board, v->cell_count * 3U / 4, &givens);
            if (solve_count(v, &givens, 1, NULL) == 0) {
                cr_assert_not(closure_solves(v, &givens, CLOSURE_SUBSETS), "%s", v->name);
                wrong++;
            }
        }
    }
    cr_assert(wrong > 20);
}

/* A puzzle dug by a closure is solved by it, and no longer if any orbit goes. */
Test(boards, digging_by_a_closure_ends_at_its_edge)
{
    struct pcg32 rng;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        if (!is_asked(v)) {
            continue;
        }
        named_stream(&rng, 37, v->name);
        struct orbits orbits;
        symmetry_orbits(v, SYMMETRY_ROTATE180, &orbits);
        for (unsigned n = 0; n < (v->size <= 12 ? 6 : 2); n++) {
            enum closure closure = n % 2 ? CLOSURE_SUBSETS : CLOSURE_SINGLES;
            struct dig_options options = {.orbits = &orbits,
                                          .proof = n % 2 ? DIG_BY_SUBSETS : DIG_BY_SINGLES};
            struct grid board;
            uint64_t starts;
            cr_assert_eq(fill_board(v, &rng, UINT64_MAX, &board, &starts), FILL_DONE);
            struct grid givens = board;
            unsigned left = dig(v, &board, &options, &rng, &givens, NULL);
            cr_assert_eq(left, grid_given_count(v, &givens));
            cr_assert(dig_orbits_hold(&orbits, &givens));
            cr_assert(grid_solves(v, &givens, &board));
            cr_assert(closure_solves(v, &givens, closure), "%s", v->name);
            cr_assert_eq(solve_count(v, &givens, 2, NULL), 1, "%s", v->name);
            for (unsigned o = 0; o < orbits.count; o++) {
                struct grid fewer = givens;
                for (unsigned k = orbits.start[o]; k < orbits.start[o + 1]; k++) {
                    fewer.cell[orbits.cell[k]] = 0;
                }
                cr_assert(memcmp(&fewer, &givens, sizeof fewer) == 0 ||
                              !closure_solves(v, &fewer, closure),
                          "%s", v->name);
            }
        }
    }
}

Test(boards, fill_makes_the_same_boards_with_every_kernel)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        const struct plan *p = plan_of(v);
        const uint64_t streams = !is_asked(v) ? 0 : v->size <= 16 ? 20 : 3;
        for (uint64_t stream = 0; stream < streams; stream++) {
            uint64_t first = 0;
            for (size_t k = 0; k < kernel_count(); k++) {
                struct pcg32 rng;
                struct grid board;
                uint64_t starts;
                pcg32_seed(&rng, 38, stream);
                if (!kernel_at(k)->runs_here()) {
                    continue;
                }
                enum fill_result result =
                    ops_of(kernel_at(k), p)->fill(p, &rng, UINT64_MAX, board.cell, &starts);
                cr_assert_eq((int)result, FILL_DONE);
                cr_assert(grid_is_solution(v, &board), "%s", v->name);
                cr_assert(k == 0 || hash_of(v, &board) == first, "%s", v->name);
                first = hash_of(v, &board);
            }
        }
    }
}

/* Where a house is a row but for one cell, and the cell below that one, two cells of a column must
 * hold the same digit. */
Test(boards, fill_sees_that_houses_allow_no_board)
{
    struct diag silent = {0};
    struct layout_definition definition = {.name = "latin-5",
                                           .houses = "aaaa."
                                                     "....a"
                                                     "....."
                                                     "....."
                                                     "....."};
    const struct layout *v = layout_build(&definition, NULL, &silent);
    struct pcg32 rng;
    struct grid board;
    uint64_t starts;
    pcg32_seed(&rng, 39, 0);
    cr_assert_eq(fill_board(v, &rng, UINT64_MAX, &board, &starts), FILL_IMPOSSIBLE);
    cr_assert_eq(fill_board(v, &rng, 0, &board, &starts), FILL_UNDECIDED);
    cr_assert_eq(starts, 0);
    layout_drop(v);
}
