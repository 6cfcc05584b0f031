#include "gen/make/few/few_givens.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/solve.h"

enum {
    START_DIGS = 12, /* random puzzles of which the one with fewest givens is begun with */
    MAX_WALK = 400,  /* puzzles visited at one number of givens before a new start */
    MAX_PAIRS = 6,   /* pairs of givens that are tried at a puzzle */
    WALKS_FROM = 4,  /* the walk swaps one of this many givens */
    /* A pair of givens is tried only up to these bounds. Each is a sum over the puzzle without one
     * of the two and the puzzle without the other: of candidates open after the first round of
     * deduction (which bound depends on the number of givens), and of candidates in several
     * solutions. */
    MAX_LEFT = 300,
    MAX_LEFT_ABOVE_19 = 320,
    MAX_TWICE = 270,
};

bool few_givens_suit(const struct layout *v, int symmetry, const bool *mask)
{
    return v->classic && symmetry == SYMMETRY_NONE && !mask;
}

static void set_puzzle(struct few_givens *f, const struct grid *puzzle, const struct grid *solution)
{
    f->puzzle = *puzzle;
    f->solution = *solution;
    f->count = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        if (puzzle->cell[cell]) {
            f->cell[f->count++] = (uint16_t)cell;
        }
    }
}

/* Take what is not needed from a puzzle, in random order. */
static unsigned minimize(struct grid *puzzle, const struct grid *solution, struct pcg32 *rng)
{
    struct orbits orbits;
    struct dig_options options = {.orbits = &orbits};
    symmetry_orbits(variant_at(0), SYMMETRY_NONE, &orbits);
    return dig(variant_at(0), solution, &options, rng, puzzle, NULL);
}

static void start(struct few_givens *f, unsigned target, struct pcg32 *rng)
{
    unsigned fewest = 82;
    f->visited_count = 0;
    memset(f->tried, 0, sizeof f->tried);
    for (unsigned i = 0; i < START_DIGS && fewest > target; i++) {
        struct grid board;
        uint64_t attempts;
        bool filled =
            board_method_at(0)->fill(variant_at(0), rng, BOARD_MAX_ATTEMPTS, &board, &attempts);
        assert(filled);
        (void)filled;
        struct grid puzzle = board;
        unsigned count = minimize(&puzzle, &board, rng);
        if (count < fewest) {
            fewest = count;
            set_puzzle(f, &puzzle, &board);
        }
    }
    f->stats.starts++;
}

static bool is_visited(const struct few_givens *f, const struct grid *puzzle)
{
    uint64_t hash = grid_hash(variant_at(0), puzzle);
    for (unsigned i = 0; i < f->visited_count; i++) {
        if (f->visited[i] == hash) {
            return true;
        }
    }
    return false;
}

static struct exclusion given_at(const struct few_givens *f, unsigned i)
{
    unsigned cell = f->cell[i];
    return (struct exclusion){.cell = (uint16_t)cell, .digit = f->solution.cell[cell]};
}

/* Which candidates without a given are in a solution other than our own, worked out once. */
static const struct coverage *without_given(struct few_givens *f, unsigned i)
{
    if (!f->covered[i]) {
        struct exclusion out = given_at(f, i);
        struct grid less = f->puzzle;
        less.cell[out.cell] = 0;
        coverage_clear(&f->less_one[i]);
        coverage_complete(&f->less_one[i], &less, &out, 1);
        f->covered[i] = true;
    }
    return &f->less_one[i];
}

static void look_around(struct few_givens *f)
{
    for (unsigned i = 0; i < f->count; i++) {
        struct grid less = f->puzzle;
        less.cell[f->cell[i]] = 0;
        f->left[i] = coverage_candidates_left(&less);
        f->covered[i] = false;
    }
}

/* Go to a puzzle of one solution, less what is not needed. False when it was visited before. */
static bool go_to(struct few_givens *f, struct grid *puzzle, struct pcg32 *rng)
{
    struct grid solution;
    uint64_t count = solve_count(variant_at(0), puzzle, 2, &solution);
    assert(count == 1);
    if (count != 1) {
        return false;
    }
    minimize(puzzle, &solution, rng);
    if (is_visited(f, puzzle)) {
        return false;
    }
    set_puzzle(f, puzzle, &solution);
    return true;
}

/* Was the puzzle less two givens tried before? It is from now on. A hash that has been pushed out
 * of its place by another only means that the same is tried again. */
static bool was_tried(struct few_givens *f, const struct grid *less)
{
    uint64_t hash = grid_hash(variant_at(0), less);
    uint64_t *place = &f->tried[hash % FEW_GIVENS_TRIED];
    bool same = *place == hash;
    *place = hash;
    return same;
}

/* {-2+1} with the givens i and j. */
static bool improve_pair(struct few_givens *f, unsigned i, unsigned j, const struct grid *less,
                         struct pcg32 *rng)
{
    const struct exclusion out[2] = {given_at(f, i), given_at(f, j)};
    struct coverage c;
    uint16_t single[81];
    coverage_join(&c, &f->less_one[i], &f->less_one[j]);
    coverage_add(&c, &f->solution);
    coverage_complete(&c, less, out, 2);
    coverage_single(&c, single);
    for (unsigned cell = 0; cell < 81; cell++) {
        if (single[cell] && less->cell[cell] == 0) {
            struct grid next = *less;
            next.cell[cell] = (uint8_t)lowest_digit(single[cell]);
            return go_to(f, &next, rng);
        }
    }
    return false;
}

static int compare_keys(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a;
    uint32_t y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Look for fewer givens in the vicinity. True: f->puzzle has them. Only the best pairs are tried,
 * and at most puzzles none: those without whose givens, one at a time, there is little left open,
 * so that there are few solutions. */
static bool improve(struct few_givens *f, struct pcg32 *rng)
{
    enum { PLACE_BITS = 7, PLACE = (1 << PLACE_BITS) - 1 };
    uint32_t keys[81 * 80 / 2];
    unsigned most = f->count > 19 ? MAX_LEFT_ABOVE_19 : MAX_LEFT;
    unsigned count = 0;
    unsigned tried = 0;
    for (unsigned i = 0; i < f->count; i++) {
        for (unsigned k = 0; k < i; k++) {
            unsigned left = f->left[i] + f->left[k];
            if (left <= most) {
                keys[count++] = left << 2 * PLACE_BITS | i << PLACE_BITS | k;
            }
        }
    }
    qsort(keys, count, sizeof keys[0], compare_keys);
    for (unsigned n = 0; n < count && tried < MAX_PAIRS; n++) {
        unsigned i = keys[n] >> PLACE_BITS & PLACE;
        unsigned k = keys[n] & PLACE;
        struct grid less = f->puzzle;
        less.cell[f->cell[i]] = 0;
        less.cell[f->cell[k]] = 0;
        if (was_tried(f, &less)) {
            continue;
        }
        unsigned twice =
            coverage_count_twice(without_given(f, i)) + coverage_count_twice(without_given(f, k));
        if (twice <= MAX_TWICE) {
            tried++;
            if (improve_pair(f, i, k, &less, rng)) {
                return true;
            }
        }
    }
    return false;
}

/* The {-1+1} neighbours without one given: a random one that was not visited. */
static bool walk_without(struct few_givens *f, unsigned i, struct pcg32 *rng)
{
    const struct exclusion out = given_at(f, i);
    struct coverage with_own = *without_given(f, i);
    struct exclusion neighbours[81 * 9];
    uint16_t single[81];
    unsigned count = 0;
    coverage_add(&with_own, &f->solution);
    coverage_single(&with_own, single);
    single[out.cell] &= (uint16_t)~digit_bit(out.digit);
    for (unsigned cell = 0; cell < 81; cell++) {
        for (digit_set set = single[cell]; set; set &= set - 1) {
            neighbours[count++] =
                (struct exclusion){.cell = (uint16_t)cell, .digit = (uint8_t)lowest_digit(set)};
        }
    }
    while (count > 0) {
        unsigned chosen = pcg32_below(rng, count);
        struct exclusion in = neighbours[chosen];
        struct grid puzzle = f->puzzle;
        neighbours[chosen] = neighbours[--count];
        puzzle.cell[out.cell] = 0;
        puzzle.cell[in.cell] = in.digit;
        if (!is_visited(f, &puzzle) && go_to(f, &puzzle, rng)) {
            return true;
        }
    }
    return false;
}

/* The givens, those in front that were covered already, and of these and of the others those first
 * that leave least open. Returns how many were covered. */
static unsigned rank_givens(const struct few_givens *f, uint8_t *order)
{
    unsigned covered = 0;
    for (unsigned i = 0; i < f->count; i++) {
        unsigned k = i;
        for (; k > 0; k--) {
            unsigned other = order[k - 1];
            bool before = f->covered[other] == f->covered[i] ? f->left[other] <= f->left[i]
                                                             : f->covered[other];
            if (before) {
                break;
            }
            order[k] = order[k - 1];
        }
        order[k] = (uint8_t)i;
        covered += f->covered[i];
    }
    return covered;
}

/* Walk to an unvisited neighbour: without a given that was covered already, else without one of
 * those that leave least open, since these have most neighbours and take least time. */
static bool walk(struct few_givens *f, struct pcg32 *rng)
{
    uint8_t order[81];
    unsigned covered = rank_givens(f, order);
    for (unsigned count = f->count; count > 0; count--) {
        unsigned of = covered ? covered-- : count < WALKS_FROM ? count : WALKS_FROM;
        unsigned chosen = pcg32_below(rng, of);
        unsigned i = order[chosen];
        memmove(&order[chosen], &order[chosen + 1], count - chosen - 1);
        if (walk_without(f, i, rng)) {
            return true;
        }
    }
    return false;
}

/* Visit f->puzzle: go down, or walk on. False: start anew. */
static bool visit(struct few_givens *f, struct pcg32 *rng)
{
    unsigned from = f->count;
    if (f->visited_count == FEW_GIVENS_VISITED) {
        return false;
    }
    f->visited[f->visited_count++] = grid_hash(variant_at(0), &f->puzzle);
    f->stats.visited++;
    f->stats.visits[from < MAX_FEW_GIVENS ? from : MAX_FEW_GIVENS]++;
    if (f->live_visits) {
        atomic_fetch_add_explicit(&f->live_visits[from < MAX_FEW_GIVENS ? from : MAX_FEW_GIVENS], 1,
                                  memory_order_relaxed);
    }
    look_around(f);
    bool went_on = improve(f, rng) || walk(f, rng);
    if (f->count < from) {
        f->stats.down[from < MAX_FEW_GIVENS ? from : MAX_FEW_GIVENS]++;
        f->visited_count = 0;
    }
    return went_on;
}

bool few_givens_search(struct few_givens *f, unsigned target, uint64_t max_visits,
                       struct pcg32 *rng, const atomic_bool *stop)
{
    assert(target >= MIN_FEW_GIVENS && target <= MAX_FEW_GIVENS);
    uint64_t end = f->stats.visited + max_visits;
    while (f->stats.visited < end && !*stop && !stop_is_asked()) {
        start(f, target, rng);
        bool going = true;
        while (going && f->count > target && f->visited_count < MAX_WALK &&
               f->stats.visited < end && !*stop && !stop_step(1)) {
            going = visit(f, rng);
        }
        if (f->count == target) {
            return true;
        }
    }
    return false;
}
