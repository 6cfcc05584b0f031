/* The searches for puzzles with constraints against each other: the ordinary way through all of
 * them, the long search of every kernel that runs here, and the one that learns.
 *
 *   searches [POSITIONS [SEED]]
 *
 * A board has constraints of one to three kinds, or of any, that fit a random full board. In one of
 * three there are some of a second full board too, so that most contradict each other. Each board
 * gives 50 positions: some givens, in one of four with a wrong digit, and in one of four with a
 * candidate ruled out. Each is counted to 1, 2 or 40. Up to that, solutions must be as many and,
 * where there are fewer, the same. If the houses alone allow few boards, the plain rule of each
 * constraint is asked as well. Ends with status 1 at the first difference, which is printed. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "gen/board/layout.h"
#include "gen/solve/constraint/learning.h"
#include "gen/solve/constraint/long_search.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"

enum { FROM_ONE_BOARD = 50, MAX_PLAIN_BOARDS = 300, MAX_POSITIONS = 400, MAX_DECISIONS = 1000 };

struct seen {
    const struct layout *v;
    uint64_t limit, boards, count;
    uint64_t sum; /* of the solutions' hashes: the same for the same set */
};

static void add_solution(struct seen *s, const struct grid *board)
{
    s->count++;
    s->sum += hash_bytes(HASH_BEGIN, (const char *)board->cell, s->v->cell_count);
}

static bool see(void *context, const struct grid *board)
{
    struct seen *s = context;
    add_solution(s, board);
    return s->count < s->limit;
}

static bool see_if_held(void *context, const struct grid *board)
{
    struct seen *s = context;
    if (constraints_hold(s->v, board->cell)) {
        add_solution(s, board);
    }
    return s->count < s->limit && ++s->boards < MAX_PLAIN_BOARDS;
}

struct tally {
    uint64_t positions, plain, without, unique, several, passed_over;
};

static void print_difference(const struct layout *v, const struct grid *givens, const char *one,
                             const struct seen *a, const char *other, const struct seen *b)
{
    char line[MAX_CELLS + 1];
    struct text json = {0};
    constraints_print_json(&json, v);
    printf("%s finds %" PRIu64 " solutions, %s %" PRIu64 ": %s %s %s\n", one, a->count, other,
           b->count, v->bare->name, grid_to_line(v, givens, line), json.data);
    text_free(&json);
}

static bool is_same(const struct seen *a, const struct seen *b)
{
    return a->count == b->count && (a->count == a->limit || a->sum == b->sum);
}

/* False after a difference. */
static bool compare(const struct layout *v, const struct grid *givens, struct exclusion without,
                    uint64_t limit, struct tally *t)
{
    struct seen first = {.v = v, .limit = limit};
    uint64_t positions;
    struct grouped_question q = {.v = v,
                                 .givens = givens,
                                 .without = without,
                                 .max_positions = MAX_POSITIONS,
                                 .visit = see,
                                 .context = &first};
    const struct network *n = network_indexed_of(v);
    if (kernel_best()->long_search(&q, n, false, NULL, &positions) == GENERIC_UNDECIDED) {
        t->passed_over++;
        return true;
    }
    const struct wide_plan *wide = wide_plan_of(v, t->positions % 2);
    for (size_t i = 0; i < 4 * kernel_count(); i++) {
        const struct kernel *kernel = kernel_at(i / 4);
        struct seen here = {.v = v, .limit = limit};
        q.context = &here;
        if (!kernel->runs_here() || (kernel == kernel_best() && i % 4 == 0) ||
            (i % 4 == 3 && !wide)) {
            continue;
        }
        struct patterns *patterns = i % 4 == 2 ? patterns_new(v, n) : NULL;
        uint64_t answer = i % 4 == 3 ? wide_search(kernel->wide_rounds, &q, wide, &positions)
                                     : kernel->long_search(&q, n, i % 4 > 0, patterns, &positions);
        patterns_drop(patterns);
        if (answer == GENERIC_UNDECIDED) {
            continue;
        }
        if (!is_same(&first, &here)) {
            print_difference(v, givens, kernel_best()->name, &first, kernel->name, &here);
            return false;
        }
    }
    struct seen learnt = {.v = v, .limit = limit};
    q.context = &learnt;
    q.max_positions = MAX_DECISIONS;
    uint64_t found = learning_search(&q, lemma_network_of(v), &positions);
    if (found == GENERIC_UNDECIDED || found == LEARNING_FULL) {
        t->passed_over++;
        return true;
    }
    if (!is_same(&first, &learnt)) {
        print_difference(v, givens, "the long search", &first, "the one that learns", &learnt);
        return false;
    }
    t->positions++;
    t->without += first.count == 0;
    t->unique += first.count == 1;
    t->several += first.count > 1;
    if (without.digit) {
        return true;
    }
    struct seen ordinary = {.v = v, .limit = limit};
    struct seen plain = {.v = v, .limit = limit};
    solve_each(v, givens, see, &ordinary);
    if (!is_same(&first, &ordinary)) {
        print_difference(v, givens, "the long search", &first, "the ordinary way", &ordinary);
        return false;
    }
    if (grid_given_count(v, givens) < v->cell_count / 4U) {
        return true; /* where they contradict each other, the houses alone may take long */
    }
    solve_each(v->bare, givens, see_if_held, &plain);
    if (plain.boards == MAX_PLAIN_BOARDS) {
        return true;
    }
    t->plain++;
    if (!is_same(&first, &plain)) {
        print_difference(v, givens, "the long search", &first, "the plain rule", &plain);
        return false;
    }
    return true;
}

static void add_constraints(const struct layout *base, struct pcg32 *rng, kind_set kinds,
                            unsigned tries, const struct grid *solution, struct constraint_list *l)
{
    for (unsigned i = 0; i < tries; i++) {
        char words[CONSTRAINT_COMPLAINT_SIZE];
        size_t items = l->count;
        size_t cells = l->cell_count;
        unsigned kind = pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        if (kinds >> kind & 1) {
            constraint_boards_add(base, rng, kind, solution->cell, l);
        }
        if (l->count > items && constraint_list_complain(l, base, words)) {
            l->count = items;
            l->cell_count = cells;
        }
    }
}

/* A layout with constraints, and a board that keeps most of them. NULL: out of memory. */
static const struct layout *make_layout(const struct layout *base, struct pcg32 *rng,
                                        struct grid *solution)
{
    struct constraint_list l = {0};
    struct grid other;
    uint64_t starts;
    kind_set kinds = ~(kind_set)0;
    if (pcg32_below(rng, 3)) {
        kinds = 0;
        for (unsigned i = 0; i < 3; i++) {
            kinds |= (kind_set)1 << pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        }
    }
    const unsigned tries = kinds == ~(kind_set)0 ? 4 + pcg32_below(rng, 20) : 300;
    (void)fill_board(base, rng, 100, solution, &starts);
    add_constraints(base, rng, kinds, tries, solution, &l);
    if (pcg32_below(rng, 3) == 0) {
        (void)fill_board(base, rng, 100, &other, &starts);
        add_constraints(base, rng, kinds, 1 + pcg32_below(rng, 12), &other, &l);
    }
    const struct layout *v = constraints_lay(base, &l);
    constraint_list_free(&l);
    return v;
}

static bool compare_board(const struct layout *base, struct pcg32 *rng, struct tally *t)
{
    static const uint64_t limits[] = {1, 2, 2, 40};
    struct grid solution;
    bool good = true;
    const struct layout *v = make_layout(base, rng, &solution);
    for (unsigned i = 0; v && v->constraints && i < FROM_ONE_BOARD && good; i++) {
        struct grid givens = {{0}};
        struct exclusion without = {0};
        const unsigned kept = pcg32_below(rng, v->size > 6 ? 12 : 8);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            givens.cell[cell] = pcg32_below(rng, 16) < kept ? solution.cell[cell] : 0;
        }
        const unsigned cell = pcg32_below(rng, v->cell_count);
        const uint8_t digit = (uint8_t)(1 + pcg32_below(rng, v->size));
        switch (pcg32_below(rng, 4)) {
        case 0:
            givens.cell[cell] = digit;
            break;
        case 1:
            without = givens.cell[cell] ? without : (struct exclusion){(uint16_t)cell, digit};
            break;
        default:
            break;
        }
        good = compare(v, &givens, without, limits[pcg32_below(rng, 4)], t);
    }
    layout_drop(v);
    return good;
}

int main(int argc, char **argv)
{
    static const char *const names[] = {
        "4x4",       "6x6",     "jigsaw-5:ash",  "latin-5", "8x8",
        "twodoku-6", "x",       "10x10",         "classic", "argyle",
        "12x12",     "twodoku", "jigsaw-10:ash", "16x16",   "classic"};
    const uint64_t wanted = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct tally t = {0};
    struct pcg32 rng;
    pcg32_seed(&rng, seed, 35);
    for (uint64_t board = 0; t.positions < wanted; board++) {
        const struct layout *base = variant_find(names[board % (sizeof names / sizeof *names)]);
        if (base && !compare_board(base, &rng, &t)) {
            return 1;
        }
    }
    printf("%" PRIu64 " positions: %" PRIu64 " without a solution, %" PRIu64 " with one, %" PRIu64
           " with several; %" PRIu64 " by the plain rule too; %" PRIu64
           " passed over; 0 differences\n",
           t.positions, t.without, t.unique, t.several, t.plain, t.passed_over);
    return 0;
}
