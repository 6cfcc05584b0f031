#include "gen/make/few_givens.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gen/make/dig.h"
#include "gen/make/full_board.h"
#include "gen/solve/solve.h"

enum {
    START_DIGS = 12, /* random puzzles of which the one with fewest givens is begun with */
    MAX_WALK = 400,  /* puzzles visited at one number of givens before a new start */
    MAX_NEIGHBOURS = 64,
    PAIR_SHARE = 12, /* one pair of givens of so many is tried */
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

/* A {-1+1} neighbour: the given that goes and the candidate that comes. */
struct neighbour {
    uint8_t given;
    uint8_t cell;
    uint8_t digit;
};

/* Fill less_one, and choose neighbours at random: out of more than there is room for, each with
 * the same chance. */
static unsigned look_around(struct few_givens *f, struct pcg32 *rng, struct neighbour *neighbours)
{
    unsigned seen = 0;
    for (unsigned i = 0; i < f->count; i++) {
        struct exclusion out = given_at(f, i);
        struct coverage with_own;
        uint16_t single[81];
        struct grid less = f->puzzle;
        less.cell[out.cell] = 0;
        coverage_clear(&f->less_one[i]);
        coverage_complete(&f->less_one[i], &less, &out, 1);
        with_own = f->less_one[i];
        coverage_add(&with_own, &f->solution);
        coverage_single(&with_own, single);
        single[out.cell] &= (uint16_t)~digit_bit(out.digit);
        for (unsigned cell = 0; cell < 81; cell++) {
            for (digit_set set = single[cell]; set; set &= set - 1) {
                struct neighbour n = {(uint8_t)i, (uint8_t)cell, (uint8_t)lowest_digit(set)};
                unsigned place = seen < MAX_NEIGHBOURS ? seen : pcg32_below(rng, seen + 1);
                if (place < MAX_NEIGHBOURS) {
                    neighbours[place] = n;
                }
                seen++;
            }
        }
    }
    return seen < MAX_NEIGHBOURS ? seen : MAX_NEIGHBOURS;
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

/* {-2+1} with the givens i and j. */
static bool improve_pair(struct few_givens *f, unsigned i, unsigned j, struct pcg32 *rng)
{
    const struct exclusion out[2] = {given_at(f, i), given_at(f, j)};
    struct coverage c;
    uint16_t single[81];
    struct grid less = f->puzzle;
    less.cell[out[0].cell] = 0;
    less.cell[out[1].cell] = 0;
    coverage_join(&c, &f->less_one[i], &f->less_one[j]);
    coverage_add(&c, &f->solution);
    coverage_complete(&c, &less, out, 2);
    coverage_single(&c, single);
    for (unsigned cell = 0; cell < 81; cell++) {
        if (single[cell] && less.cell[cell] == 0) {
            less.cell[cell] = (uint8_t)lowest_digit(single[cell]);
            return go_to(f, &less, rng);
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

/* Look for fewer givens in the vicinity. True: f->puzzle has them. Only the best pairs are tried:
 * those without whose givens, one at a time, fewest candidates are in several solutions. Nearly
 * all that lead down are among them. */
static bool improve(struct few_givens *f, struct pcg32 *rng)
{
    enum { PLACE_BITS = 7, PLACE = (1 << PLACE_BITS) - 1 };
    uint32_t keys[81 * 80 / 2];
    unsigned score[81];
    unsigned count = 0;
    for (unsigned i = 0; i < f->count; i++) {
        score[i] = coverage_count_twice(&f->less_one[i]);
        for (unsigned k = 0; k < i; k++) {
            keys[count++] = (score[i] + score[k]) << 2 * PLACE_BITS | i << PLACE_BITS | k;
        }
    }
    qsort(keys, count, sizeof keys[0], compare_keys);
    for (unsigned n = 0; n < count / PAIR_SHARE; n++) {
        if (improve_pair(f, keys[n] >> PLACE_BITS & PLACE, keys[n] & PLACE, rng)) {
            return true;
        }
    }
    return false;
}

/* Walk to an unvisited neighbour. */
static bool walk(struct few_givens *f, struct neighbour *neighbours, unsigned count,
                 struct pcg32 *rng)
{
    while (count > 0) {
        unsigned chosen = pcg32_below(rng, count);
        struct neighbour n = neighbours[chosen];
        neighbours[chosen] = neighbours[--count];
        struct grid puzzle = f->puzzle;
        puzzle.cell[f->cell[n.given]] = 0;
        puzzle.cell[n.cell] = n.digit;
        if (!is_visited(f, &puzzle) && go_to(f, &puzzle, rng)) {
            return true;
        }
    }
    return false;
}

/* Visit f->puzzle: go down, or walk on. False: start anew. */
static bool visit(struct few_givens *f, struct pcg32 *rng)
{
    struct neighbour neighbours[MAX_NEIGHBOURS];
    unsigned from = f->count;
    if (f->visited_count == FEW_GIVENS_VISITED) {
        return false;
    }
    f->visited[f->visited_count++] = grid_hash(variant_at(0), &f->puzzle);
    f->stats.visited++;
    f->stats.visits[from < FEW_GIVENS_MOST ? from : FEW_GIVENS_MOST]++;
    if (f->live_visits) {
        atomic_fetch_add_explicit(&f->live_visits[from < FEW_GIVENS_MOST ? from : FEW_GIVENS_MOST],
                                  1, memory_order_relaxed);
    }
    unsigned count = look_around(f, rng, neighbours);
    bool went_on = improve(f, rng) || walk(f, neighbours, count, rng);
    if (f->count < from) {
        f->stats.down[from < FEW_GIVENS_MOST ? from : FEW_GIVENS_MOST]++;
        f->visited_count = 0;
    }
    return went_on;
}

bool few_givens_search(struct few_givens *f, unsigned target, uint64_t max_visits,
                       struct pcg32 *rng, const atomic_bool *stop)
{
    assert(target >= FEW_GIVENS_LEAST && target <= FEW_GIVENS_MOST);
    uint64_t end = f->stats.visited + max_visits;
    while (f->stats.visited < end && !*stop) {
        start(f, target, rng);
        bool going = true;
        while (going && f->count > target && f->visited_count < MAX_WALK &&
               f->stats.visited < end && !*stop) {
            going = visit(f, rng);
        }
        if (f->count == target) {
            return true;
        }
    }
    return false;
}
