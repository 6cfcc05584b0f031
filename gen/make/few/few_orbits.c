#include "gen/make/few/few_orbits.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig.h"
#include "gen/solve/solve.h"

enum {
    START_DIGS = 12,  /* random puzzles of which the one with fewest givens is begun with */
    START_TRIES = 50, /* boards of which one must be the only solution under the mask */
    PAIR_SHARE = 24,  /* one in this many pairs of orbits is tried */
    MAX_WALK = 400,   /* puzzles visited at one number of givens before a new start */
    LISTED = 2000,    /* solutions of a puzzle less some orbits that are looked at */
    PLACES = 8191,    /* for the digits of an orbit: those of four cells have one each */
};

/* Which of the solutions listed holds digits in an orbit: its number from 1, or SEVERAL. */
typedef uint16_t holder;
enum { SEVERAL = UINT16_MAX };

struct few_orbits {
    const struct layout *v;
    struct orbits allowed;      /* those that may hold givens, */
    unsigned cells;             /* and how many cells they are */
    unsigned places[MAX_CELLS]; /* by orbit: how many holders it has, */
    holder *holders[MAX_CELLS]; /* and where they are */
    unsigned target;
    struct pcg32 *rng;
    struct grid puzzle;
    struct grid solution;
    unsigned count;
    uint64_t visited[FEW_GIVENS_VISITED];
    unsigned visited_count;
    unsigned listed;
    uint8_t *digits; /* of the solutions listed, in the order of the allowed orbits' cells */
    holder *all_holders;
    uint32_t *keys; /* of pairs */
};

static unsigned orbit_size(const struct few_orbits *f, unsigned orbit)
{
    return f->allowed.start[orbit + 1] - f->allowed.start[orbit];
}

/* Where the digits of an orbit stand among its holders. Two sets of digits may share a place: then
 * neither is taken for the only one. */
static holder *holder_of(const struct few_orbits *f, unsigned orbit, const uint8_t *digits)
{
    uint64_t number = 0;
    for (unsigned k = f->allowed.start[orbit]; k < f->allowed.start[orbit + 1]; k++) {
        number = number * f->v->size + digits[k] - 1U;
    }
    return &f->holders[orbit][number % f->places[orbit]];
}

bool few_orbits_add_up(const struct orbits *o, const bool *mask, unsigned target)
{
    bool reached[MAX_CELLS + 1] = {true};
    for (unsigned i = 0; i < o->count; i++) {
        unsigned size = o->start[i + 1] - o->start[i];
        bool allowed = orbit_is_allowed(o, i, mask);
        for (unsigned sum = target; allowed && sum >= size; sum--) {
            reached[sum] = reached[sum] || reached[sum - size];
        }
    }
    return reached[target];
}

struct few_orbits *few_orbits_new(const struct layout *v, const struct orbits *o, const bool *mask)
{
    struct few_orbits *f = calloc(1, sizeof *f);
    if (!f) {
        return NULL;
    }
    f->v = layout_keep(v);
    for (unsigned i = 0; i < o->count; i++) {
        if (!orbit_is_allowed(o, i, mask)) {
            continue;
        }
        unsigned size = o->start[i + 1] - o->start[i];
        memcpy(&f->allowed.cell[f->cells], &o->cell[o->start[i]], size * sizeof o->cell[0]);
        f->cells += size;
        f->allowed.start[++f->allowed.count] = (uint16_t)f->cells;
    }
    size_t holders = 0;
    for (unsigned i = 0; i < f->allowed.count; i++) {
        f->places[i] = 1;
        for (unsigned k = 0; k < orbit_size(f, i) && f->places[i] < PLACES; k++) {
            f->places[i] *= v->size;
        }
        f->places[i] = f->places[i] < PLACES ? f->places[i] : PLACES;
        holders += f->places[i];
    }
    f->digits = malloc((size_t)LISTED * f->cells + 1);
    f->keys = malloc((size_t)f->allowed.count * f->allowed.count / 2 * sizeof *f->keys + 1);
    f->all_holders = malloc((holders + 1) * sizeof *f->all_holders);
    if (!f->digits || !f->all_holders || !f->keys) {
        few_orbits_drop(f);
        return NULL;
    }
    holder *next = f->all_holders;
    for (unsigned i = 0; i < f->allowed.count; i++) {
        f->holders[i] = next;
        next += f->places[i];
    }
    return f;
}

void few_orbits_drop(struct few_orbits *f)
{
    if (f) {
        layout_drop(f->v);
        free(f->digits);
        free(f->all_holders);
        free(f->keys);
        free(f);
    }
}

static bool is_given(const struct few_orbits *f, unsigned orbit)
{
    return f->puzzle.cell[f->allowed.cell[f->allowed.start[orbit]]] != 0;
}

static void put(const struct few_orbits *f, struct grid *puzzle, unsigned orbit,
                const uint8_t *digits)
{
    for (unsigned k = f->allowed.start[orbit]; k < f->allowed.start[orbit + 1]; k++) {
        puzzle->cell[f->allowed.cell[k]] = digits ? digits[k] : 0;
    }
}

static bool is_visited(const struct few_orbits *f, const struct grid *puzzle)
{
    uint64_t hash = grid_hash(f->v, puzzle);
    for (unsigned i = 0; i < f->visited_count; i++) {
        if (f->visited[i] == hash) {
            return true;
        }
    }
    return false;
}

/* Remove needless givens in random order, while there are more than `least`. Returns how many
 * remain. */
static unsigned minimize(const struct few_orbits *f, unsigned least, struct grid *puzzle,
                         const struct grid *solution)
{
    struct dig_options options = {
        .orbits = &f->allowed, .min_givens = least, .max_positions = dig_max_positions(f->v)};
    return dig(f->v, solution, &options, f->rng, puzzle, NULL);
}

static void take_allowed(const struct few_orbits *f, const struct grid *board, struct grid *puzzle)
{
    for (unsigned k = 0; k < f->cells; k++) {
        puzzle->cell[f->allowed.cell[k]] = board->cell[f->allowed.cell[k]];
    }
}

/* Begins at a minimal puzzle if one has enough givens, else at one that is not. False: no board was
 * made, or none is the only solution of its allowed cells. */
static bool start(struct few_orbits *f, struct few_givens_stats *stats)
{
    unsigned fewest = MAX_CELLS + 1;
    unsigned digs = 0;
    f->visited_count = 0;
    for (unsigned tries = 0; tries < START_TRIES && digs < START_DIGS; tries++) {
        struct grid board;
        struct grid puzzle = {{0}};
        uint64_t attempts;
        if (!board_method_quick(f->v)->fill(f->v, f->rng, BOARD_MAX_ATTEMPTS, &board, &attempts)) {
            continue;
        }
        stats->boards++;
        take_allowed(f, &board, &puzzle);
        if (solve_another(f->v, &puzzle, &board, NULL)) {
            continue;
        }
        digs++;
        unsigned count = minimize(f, 0, &puzzle, &board);
        if (count < fewest && count >= f->target) {
            fewest = f->count = count;
            f->puzzle = puzzle;
            f->solution = board;
        } else if (fewest > MAX_CELLS) {
            f->solution = board;
        }
    }
    if (digs && fewest > MAX_CELLS) {
        f->puzzle = (struct grid){{0}};
        take_allowed(f, &f->solution, &f->puzzle);
        f->count = minimize(f, f->target, &f->puzzle, &f->solution);
    }
    return digs > 0;
}

static bool list(void *context, const struct grid *solution)
{
    struct few_orbits *f = context;
    if (f->listed == LISTED) {
        f->listed++;
        return false;
    }
    uint8_t *digits = f->digits + (size_t)f->listed++ * f->cells;
    for (unsigned k = 0; k < f->cells; k++) {
        digits[k] = solution->cell[f->allowed.cell[k]];
    }
    return true;
}

/* List the solutions of a puzzle, and who holds what. False: there are too many. */
static bool list_solutions(struct few_orbits *f, const struct grid *less)
{
    f->listed = 0;
    solve_each(f->v, less, list, f);
    if (f->listed > LISTED) {
        return false;
    }
    for (unsigned i = 0; i < f->allowed.count; i++) {
        if (less->cell[f->allowed.cell[f->allowed.start[i]]]) {
            continue;
        }
        memset(f->holders[i], 0, f->places[i] * sizeof *f->holders[i]);
        for (unsigned n = 0; n < f->listed; n++) {
            holder *h = holder_of(f, i, f->digits + (size_t)n * f->cells);
            *h = *h ? SEVERAL : (holder)(n + 1);
        }
    }
    return true;
}

/* Go to a puzzle of one solution, less what is not needed. False where that has fewer givens than
 * are wanted, or was visited before. */
static bool go_to(struct few_orbits *f, struct grid *puzzle)
{
    struct grid solution;
    uint64_t count = solve_count(f->v, puzzle, 2, &solution);
    assert(count == 1);
    if (count != 1) {
        return false;
    }
    unsigned givens = minimize(f, 0, puzzle, &solution);
    if (givens < f->target || is_visited(f, puzzle)) {
        return false;
    }
    f->puzzle = *puzzle;
    f->solution = solution;
    f->count = givens;
    return true;
}

/* The orbits that are given, in random order. */
static unsigned given_orbits(const struct few_orbits *f, uint16_t *orbits)
{
    unsigned count = 0;
    for (unsigned i = 0; i < f->allowed.count; i++) {
        if (is_given(f, i)) {
            orbits[count++] = (uint16_t)i;
        }
    }
    pcg32_shuffle(f->rng, orbits, count);
    return count;
}

/* `less` is the puzzle without an orbit, and the listed solutions are its solutions. Replace the
 * orbit by one of at most `most` cells that leaves exactly one of them. */
static bool replace(struct few_orbits *f, const struct grid *less, unsigned most)
{
    unsigned from = pcg32_below(f->rng, f->allowed.count);
    for (unsigned n = 0; n < f->allowed.count; n++) {
        unsigned i = (from + n) % f->allowed.count;
        if (less->cell[f->allowed.cell[f->allowed.start[i]]] || orbit_size(f, i) > most) {
            continue;
        }
        unsigned at = pcg32_below(f->rng, f->listed);
        for (unsigned k = 0; k < f->listed; k++) {
            unsigned one = (at + k) % f->listed;
            const uint8_t *digits = f->digits + (size_t)one * f->cells;
            if (*holder_of(f, i, digits) == one + 1) {
                struct grid next = *less;
                put(f, &next, i, digits);
                if (!is_visited(f, &next) && go_to(f, &next)) {
                    return true;
                }
                break;
            }
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

/* Look for fewer givens in the vicinity. Only the best pairs are tried: those without whose orbits,
 * one at a time, there are fewest solutions. Nearly all that lead down are among them, and the
 * others take longest to list. */
static bool improve(struct few_orbits *f, const uint16_t *orbits, const uint16_t *solutions,
                    unsigned count)
{
    enum { PLACE_BITS = 10, PLACE = (1 << PLACE_BITS) - 1 };
    unsigned pairs = 0;
    for (unsigned a = 1; a < count; a++) {
        for (unsigned b = 0; b < a; b++) {
            f->keys[pairs++] =
                (uint32_t)(solutions[a] + solutions[b]) << 2 * PLACE_BITS | a << PLACE_BITS | b;
        }
    }
    qsort(f->keys, pairs, sizeof f->keys[0], compare_keys);
    for (unsigned n = 0; n < (pairs + PAIR_SHARE - 1) / PAIR_SHARE; n++) {
        unsigned a = orbits[f->keys[n] >> PLACE_BITS & PLACE];
        unsigned b = orbits[f->keys[n] & PLACE];
        struct grid less = f->puzzle;
        put(f, &less, a, NULL);
        put(f, &less, b, NULL);
        if (list_solutions(f, &less) &&
            replace(f, &less, orbit_size(f, a) + orbit_size(f, b) - 1)) {
            return true;
        }
    }
    return false;
}

static bool walk(struct few_orbits *f, const uint16_t *orbits, unsigned count)
{
    for (unsigned a = 0; a < count; a++) {
        struct grid less = f->puzzle;
        put(f, &less, orbits[a], NULL);
        if (list_solutions(f, &less) && replace(f, &less, orbit_size(f, orbits[a]))) {
            return true;
        }
    }
    return false;
}

/* How many solutions there are without each orbit, as far as they are listed. */
static void count_without(struct few_orbits *f, const uint16_t *orbits, unsigned count,
                          uint16_t *solutions)
{
    for (unsigned a = 0; a < count; a++) {
        struct grid less = f->puzzle;
        put(f, &less, orbits[a], NULL);
        solutions[a] = (uint16_t)solve_count(f->v, &less, LISTED, NULL);
    }
}

/* Visit f->puzzle: go down, or walk on. False: start anew. */
static bool visit(struct few_orbits *f, struct few_givens_stats *stats, atomic_uint_least64_t *live)
{
    unsigned from = f->count;
    unsigned shown = from < MAX_FEW_GIVENS ? from : MAX_FEW_GIVENS;
    if (f->visited_count == FEW_GIVENS_VISITED) {
        return false;
    }
    f->visited[f->visited_count++] = grid_hash(f->v, &f->puzzle);
    stats->visited++;
    stats->visits[shown]++;
    if (live) {
        atomic_fetch_add_explicit(&live[shown], 1, memory_order_relaxed);
    }
    uint16_t orbits[MAX_CELLS];
    uint16_t solutions[MAX_CELLS];
    unsigned count = given_orbits(f, orbits);
    count_without(f, orbits, count, solutions);
    bool went_on = improve(f, orbits, solutions, count) || walk(f, orbits, count);
    if (f->count < from) {
        stats->down[shown]++;
        f->visited_count = 0;
    }
    return went_on;
}

/* One after another: then hardly any board is the only solution of its allowed cells. The boards of
 * the largest take 13 ms each. */
static unsigned max_failed_starts(const struct layout *v)
{
    return v->size <= 9 ? 400 : 40;
}

bool few_orbits_search(struct few_orbits *f, unsigned target, uint64_t max_visits,
                       struct pcg32 *rng, const atomic_bool *stop, struct few_givens_stats *stats,
                       atomic_uint_least64_t *live, struct grid *puzzle, struct grid *solution)
{
    uint64_t end = stats->visited + max_visits;
    unsigned failed = 0;
    const unsigned max_failed = max_failed_starts(f->v);
    f->target = target;
    f->rng = rng;
    while (stats->visited < end && failed < max_failed && !*stop && !stop_is_asked()) {
        stats->starts++;
        bool going = start(f, stats);
        failed = going ? 0 : failed + 1;
        while (going && f->count > target && f->visited_count < MAX_WALK && stats->visited < end &&
               !*stop && !stop_step(1)) {
            going = visit(f, stats, live);
        }
        if (going && f->count == target) {
            *puzzle = f->puzzle;
            *solution = f->solution;
            return true;
        }
    }
    stats->barren = failed == max_failed;
    return false;
}
