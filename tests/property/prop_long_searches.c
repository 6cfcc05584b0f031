/* The long searches for puzzles with constraints, the one that learns and the one that does not:
 * all solutions and nothing else, against the boards of the houses alone on which the plain rule of
 * each constraint holds. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/layout.h"
#include "gen/solve/constraint/learning.h"
#include "gen/solve/constraint/long_search.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"

enum {
    MAX_BOARDS = 3000,
    MAX_SEEN = 40, /* solutions after which a search of a board with few givens ends */
};

/* How the search that does not learn is run. */
enum way {
    BY_CELLS,
    BY_SETS,      /* it also decides the sets of cages */
    BY_PATTERNS,  /* the same, with the patterns of each digit where the board has few enough */
    SIDE_BY_SIDE, /* the wide search; the first way again where the board has too many cells */
};

/* Solutions seen, in any order. */
struct seen {
    const struct layout *v; /* with the constraints */
    unsigned boards;
    uint64_t count;
    uint64_t sum; /* of the solutions' hashes: the same for the same set */
};

static void add_solution(struct seen *s, const struct grid *board)
{
    uint64_t hash = 14695981039346656037ULL;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        hash = (hash ^ board->cell[cell]) * 1099511628211ULL;
    }
    s->count++;
    s->sum += hash;
}

static bool see(void *context, const struct grid *board)
{
    add_solution(context, board);
    return true;
}

static bool see_if_held(void *context, const struct grid *board)
{
    struct seen *s = context;
    if (constraints_hold(s->v, board->cell)) {
        add_solution(s, board);
    }
    return ++s->boards < MAX_BOARDS;
}

static uint64_t search_on(const struct kernel *kernel, const struct grouped_question *q,
                          enum way way, uint64_t *positions)
{
    const struct network *n = network_indexed_of(q->v);
    const struct wide_plan *wide = wide_plan_of(q->v, true);
    if (way == SIDE_BY_SIDE && wide) {
        return wide_search(kernel->wide_rounds, q, wide, positions);
    }
    struct patterns *patterns = way == BY_PATTERNS ? patterns_new(q->v, n) : NULL;
    uint64_t answer =
        kernel->long_search(q, n, way == BY_SETS || way == BY_PATTERNS, patterns, positions);
    patterns_drop(patterns);
    return answer;
}

/* The search that does not learn, of every kernel that runs here: all must find the same solutions
 * in the same order. The last of them visits for the question. */
static uint64_t search_all_kernels(const struct grouped_question *q, enum way way,
                                   uint64_t *positions)
{
    struct seen first = {.v = q->v};
    const struct seen start = *(const struct seen *)q->context;
    uint64_t answer = 0;
    bool any = false;
    for (size_t i = 0; i < kernel_count(); i++) {
        if (!kernel_at(i)->runs_here()) {
            continue;
        }
        *(struct seen *)q->context = start;
        uint64_t now = search_on(kernel_at(i), q, way, positions);
        const struct seen *found = q->context;
        cr_assert(!any || (now == answer && found->count == first.count && found->sum == first.sum),
                  "%s", kernel_at(i)->name);
        first = *found;
        answer = now;
        any = true;
    }
    return answer;
}

/* The same in every way. They find the solutions in different orders. */
static uint64_t search_long(const struct grouped_question *q, uint64_t *positions)
{
    const struct seen start = *(const struct seen *)q->context;
    const uint64_t answer = search_all_kernels(q, BY_CELLS, positions);
    const struct seen plain = *(const struct seen *)q->context;
    uint64_t other = answer;
    for (enum way way = BY_SETS; way <= SIDE_BY_SIDE; way++) {
        *(struct seen *)q->context = start;
        other = search_all_kernels(q, way, positions);
        const struct seen *found = q->context;
        if (answer != GENERIC_UNDECIDED && other != GENERIC_UNDECIDED) {
            cr_assert_eq(other, answer, "way %u", way);
            cr_assert(found->count == MAX_SEEN || found->sum == plain.sum, "way %u", way);
        }
    }
    return other;
}

static uint64_t search_plainly(const struct layout *v, const struct grid *givens,
                               struct exclusion without, bool learns, struct seen *s)
{
    uint64_t positions;
    struct grouped_question q = {.v = v,
                                 .givens = givens,
                                 .without = without,
                                 .max_positions = UINT64_MAX,
                                 .visit = see,
                                 .context = s};
    return learns ? learning_search(&q, lemma_network_of(v), &positions)
                  : search_long(&q, &positions);
}

/* Returns whether there were few enough boards to compare. */
static bool compare(const struct layout *v, const struct grid *givens, struct pcg32 *rng)
{
    struct seen want = {.v = v};
    struct seen whole = {.v = v};
    struct text json = {0};
    solve_each(v->bare, givens, see_if_held, &want);
    if (want.boards == MAX_BOARDS) {
        return false;
    }
    constraints_print_json(&json, v);
    cr_assert_eq(solve_each(v, givens, see, &whole), want.count, "%s", json.data);
    cr_assert_eq(whole.sum, want.sum, "%s", json.data);
    const struct exclusion one = {(uint16_t)pcg32_below(rng, v->cell_count),
                                  (uint8_t)(1 + pcg32_below(rng, v->size))};
    for (unsigned learns = 0; learns < 2; learns++) {
        struct seen got = {.v = v};
        struct seen with = {.v = v};
        struct seen without = {.v = v};
        struct grid given = *givens;
        cr_assert_eq(search_plainly(v, givens, (struct exclusion){0}, learns, &got), want.count,
                     "learns %u: %s", learns, json.data);
        cr_assert_eq(got.count, want.count, "learns %u: %s", learns, json.data);
        cr_assert_eq(got.sum, want.sum, "learns %u: %s", learns, json.data);
        if (given.cell[one.cell] == 0) {
            given.cell[one.cell] = one.digit;
            search_plainly(v, &given, (struct exclusion){0}, learns, &with);
            search_plainly(v, givens, one, learns, &without);
            cr_assert_eq(with.count + without.count, want.count, "learns %u: %s", learns,
                         json.data);
            cr_assert_eq(with.sum + without.sum, want.sum, "learns %u: %s", learns, json.data);
        }
    }
    text_free(&json);
    return true;
}

/* Constraints of two boards at once: mostly, no board has them all. */
static bool check_contradictions(const struct layout *base, struct pcg32 *rng)
{
    struct grid solution;
    struct grid givens = {{0}};
    struct constraint_list l = {0};
    uint64_t starts;
    bool compared = false;
    for (unsigned board = 0; board < 2; board++) {
        cr_assert_eq(fill_board(base, rng, 100, &solution, &starts), FILL_DONE);
        for (unsigned i = 0; i < 3 + 6 * !board; i++) {
            char words[CONSTRAINT_COMPLAINT_SIZE];
            size_t items = l.count;
            size_t cells = l.cell_count;
            constraint_boards_add(base, rng, pcg32_below(rng, CONSTRAINT_KIND_COUNT), solution.cell,
                                  &l);
            if (l.count > items && constraint_list_complain(&l, base, words)) {
                l.count = items;
                l.cell_count = cells;
            }
        }
    }
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 16) < 2 ? solution.cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, &l);
    cr_assert_not_null(v);
    if (v->constraints) {
        compared = compare(v, &givens, rng);
    }
    layout_drop(v);
    constraint_list_free(&l);
    return compared;
}

/* A board of the layout with some of 16 cells given, and constraints of kinds from `kinds`. */
static bool check_board(const struct layout *base, struct pcg32 *rng, kind_set kinds, unsigned kept,
                        unsigned constraints)
{
    struct grid solution;
    struct grid givens = {{0}};
    struct constraint_list l = {0};
    uint64_t starts;
    bool compared = false;
    cr_assert_eq(fill_board(base, rng, 100, &solution, &starts), FILL_DONE);
    for (unsigned i = 0; i < constraints; i++) {
        unsigned kind = pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        if (kinds >> kind & 1) {
            constraint_boards_add(base, rng, kind, solution.cell, &l);
        }
    }
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 16) < kept ? solution.cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, &l);
    cr_assert_not_null(v);
    if (v->constraints) {
        compared = compare(v, &givens, rng);
    }
    layout_drop(v);
    constraint_list_free(&l);
    return compared;
}

Test(long_searches, finds_what_each_kind_leaves)
{
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 1);
    for (unsigned round = 0; round < effort(30, 150); round++) {
        for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
            compared += check_board(variant_find("4x4"), &rng, (kind_set)1 << kind,
                                    pcg32_below(&rng, 3), 60);
            compared += round % 4 == 0 &&
                        check_board(variant_find("6x6"), &rng, (kind_set)1 << kind, 6, 100);
        }
    }
    cr_expect_gt(compared, effort(650, 2000), "%u", compared);
}

/* Cages that cover most of the board give sums of houses. */
Test(long_searches, finds_what_cages_leave)
{
    static const char *const names[] = {"4x4",     "6x6", "jigsaw-5:ash", "latin-5",
                                        "classic", "x",   "argyle",       "twodoku"};
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 2);
    for (unsigned round = 0; round < effort(700, 2100); round++) {
        const struct layout *v = variant_find(names[round % 8]);
        kind_set kinds = KIND_SET(CAGE) | (round % 2 ? KIND_SET(ARROW) : 0);
        compared += check_board(v, &rng, kinds, v->size == 4 ? 1 : v->size == 9 ? 8 : 5, 900);
    }
    cr_expect_gt(compared, effort(330, 1000), "%u", compared);
}

Test(long_searches, finds_what_mixtures_leave)
{
    static const char *const names[] = {"4x4", "6x6", "jigsaw-5:ash", "latin-5", "classic"};
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 3);
    for (unsigned round = 0; round < effort(900, 3000); round++) {
        const struct layout *v = variant_find(names[round % 5]);
        kind_set kinds =
            round % 2 ? (kind_set)3 << pcg32_below(&rng, CONSTRAINT_KIND_COUNT - 1) : ~(kind_set)0;
        compared += check_board(v, &rng, kinds,
                                v->size == 4   ? 1
                                : v->size == 9 ? 7
                                               : 5,
                                kinds == ~(kind_set)0 ? 1 + pcg32_below(&rng, 9) : 60);
    }
    cr_expect_gt(compared, effort(450, 1500), "%u", compared);
}

/* Boards with more digits than the tables have. With cages, dots or lines alone, the wide search
 * has a form for all. */
Test(long_searches, finds_what_constraints_leave_on_large_boards)
{
    static const char *const names[] = {"12x12", "16x16", "10x10", "jigsaw-10:ash"};
    static const kind_set kinds[] = {
        ~(kind_set)0,
        KIND_SET(CAGE) | KIND_SET(RENBAN),
        KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT) | KIND_SET(GREATER) | KIND_SET(WHISPER),
        KIND_SET(ARROW) | KIND_SET(LITTLE_KILLER) | KIND_SET(REPEAT_CAGE) | KIND_SET(THERMO),
    };
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 4);
    for (unsigned round = 0; round < effort(80, 320); round++) {
        const kind_set of = kinds[round / 4 % 4];
        compared +=
            check_board(variant_find(names[round % 4]), &rng, of, 9, of == ~(kind_set)0 ? 60 : 300);
    }
    cr_expect_gt(compared, effort(40, 160), "%u", compared);
}

Test(long_searches, find_nothing_where_constraints_contradict)
{
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 5);
    for (unsigned round = 0; round < effort(400, 1000); round++) {
        compared += check_contradictions(variant_find(round % 4 ? "4x4" : "6x6"), &rng);
    }
    cr_expect_gt(compared, effort(280, 700), "%u", compared);
}

static bool see_some(void *context, const struct grid *board)
{
    struct seen *s = context;
    add_solution(s, board);
    return s->count < MAX_SEEN;
}

/* Both searches on a board with few givens, which takes them many contradictions. Returns those of
 * the search that does not learn, by its positions. */
static uint64_t agree(const struct layout *v, const struct grid *givens)
{
    struct seen plain = {.v = v};
    struct seen learnt = {.v = v};
    uint64_t positions;
    uint64_t tried;
    struct text json = {0};
    struct grouped_question q = {
        .v = v, .givens = givens, .max_positions = 3000, .visit = see_some, .context = &plain};
    if (search_long(&q, &positions) == GENERIC_UNDECIDED) {
        return 0;
    }
    q.max_positions = UINT64_MAX;
    q.context = &learnt;
    learning_search(&q, lemma_network_of(v), &tried);
    constraints_print_json(&json, v);
    cr_assert_eq(plain.count, learnt.count, "%s", json.data);
    cr_assert(plain.count == MAX_SEEN || plain.sum == learnt.sum, "%s", json.data);
    text_free(&json);
    return positions;
}

/* The same for a board with these constraints, which are used up, and `kept` of 20 of the
 * solution's digits as givens. */
static uint64_t agree_on(const struct layout *base, struct pcg32 *rng, const struct grid *solution,
                         unsigned kept, struct constraint_list *l)
{
    struct grid givens = {{0}};
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 20) < kept ? solution->cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, l);
    cr_assert_not_null(v);
    const uint64_t positions = v->constraints ? agree(v, &givens) : 0;
    layout_drop(v);
    constraint_list_free(l);
    return positions;
}

/* The learning search has variables for the order of digits. Signs and thermometers that leave more
 * than one solution: a clause that excludes too much loses some. */
Test(long_searches, agree_about_order)
{
    static const char *const names[] = {"4x4", "6x6", "classic", "latin-5"};
    struct pcg32 rng;
    uint64_t positions = 0;
    pcg32_seed(&rng, 35, 8);
    for (unsigned round = 0; round < effort(300, 1500); round++) {
        const struct layout *base = variant_find(names[round % 4]);
        const unsigned kept = pcg32_below(&rng, base->size == 9 ? 4 : 2);
        struct grid solution;
        struct constraint_list l = {0};
        uint64_t starts;
        cr_assert_eq(fill_board(base, &rng, 100, &solution, &starts), FILL_DONE);
        for (unsigned i = 0; i < base->cell_count / 2U; i++) {
            constraint_boards_add(base, &rng,
                                  pcg32_below(&rng, 2) ? CONSTRAINT_THERMO : CONSTRAINT_GREATER,
                                  solution.cell, &l);
        }
        positions += agree_on(base, &rng, &solution, kept, &l);
    }
    cr_expect_gt(positions, effort(10000, 50000), "%llu", (unsigned long long)positions);
}

Test(long_searches, agree_on_boards_with_few_givens)
{
    struct pcg32 rng;
    uint64_t positions = 0;
    pcg32_seed(&rng, 35, 6);
    for (unsigned round = 0; round < effort(12, 60) * CONSTRAINT_KIND_COUNT; round++) {
        const struct layout *base = variant_find(round % 7 ? "classic" : "x");
        const kind_set kinds =
            round % 4 ? (kind_set)1 << round % CONSTRAINT_KIND_COUNT : ~(kind_set)0;
        const unsigned kept = (round % 2 ? 2 : 4) + pcg32_below(&rng, 4);
        struct grid solution;
        struct constraint_list l = {0};
        uint64_t starts;
        cr_assert_eq(fill_board(base, &rng, 100, &solution, &starts), FILL_DONE);
        const unsigned constraints = round % 2 ? 600 : 25;
        for (unsigned i = 0; i < constraints; i++) {
            unsigned kind = pcg32_below(&rng, CONSTRAINT_KIND_COUNT);
            if (kinds >> kind & 1) {
                constraint_boards_add(base, &rng, kind, solution.cell, &l);
            }
        }
        positions += agree_on(base, &rng, &solution, kept, &l);
    }
    cr_expect_gt(positions, 10000, "%llu", (unsigned long long)positions);
}

/* Lines of little killers that cover boxes, and on the last board diagonals that do so with them.
 */
Test(long_searches, finds_what_little_killers_leave)
{
    static const char *const names[] = {"4x4", "6x6", "classic", "x"};
    struct pcg32 rng;
    unsigned compared = 0;
    pcg32_seed(&rng, 35, 7);
    for (unsigned round = 0; round < effort(200, 800); round++) {
        const struct layout *v = variant_find(names[round % 4]);
        compared += check_board(v, &rng, KIND_SET(LITTLE_KILLER),
                                v->size == 4   ? 1
                                : v->size == 9 ? 7
                                               : 5,
                                900);
    }
    cr_expect_gt(compared, effort(150, 600), "%u", compared);
}

/* Adds the diagonal from r1c1 that is `off` columns to the right, or rows down if it is negative.
 * With `turned`, from r1c9 and to the left. */
static void add_diagonal(struct constraint_list *l, const struct layout *v, int off, bool turned,
                         unsigned sum)
{
    uint16_t cell[MAX_SIZE];
    unsigned count = 0;
    for (int row = off < 0 ? -off : 0; row < v->size && row + off < v->size; row++) {
        const int column = turned ? v->size - 1 - row - off : row + off;
        cell[count++] = (uint16_t)(row * v->size + column);
    }
    constraint_list_add(l, CONSTRAINT_LITTLE_KILLER, false, sum, cell, count);
}

/* The two diagonals on each side of a diagonal house, and the house, cover three boxes and twelve
 * more cells. */
Test(long_searches, know_sums_of_cells_beside_boxes)
{
    struct constraint_list l = {0};
    for (int off = -2; off <= 2; off++) {
        if (off) {
            add_diagonal(&l, variant_find("x"), off, false, 43);
        }
    }
    const struct layout *v = constraints_lay(variant_find("x"), &l);
    const struct network *n = network_indexed_of(v);
    unsigned found = 0;
    for (unsigned i = 0; i < n->sum_count; i++) {
        found += n->sum[i].count == 12 && n->sum[i].sum == 4 * 43 + 45 - 3 * 45;
    }
    cr_assert_eq(found, 1);
    layout_drop(v);
    constraint_list_free(&l);
}

static const struct layout *lay_pill(const uint16_t *cell, unsigned count)
{
    struct constraint_list l = {0};
    constraint_list_add(&l, CONSTRAINT_PILL_ARROW, false, 2, cell, count);
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    constraint_list_free(&l);
    return v;
}

/* Row 1 has as many cells of the shaft as a box, but the boxes have all of them. */
Test(long_searches, know_the_least_sum_of_a_winding_shaft)
{
    const uint16_t cell[] = {9, 18, 0, 1, 11, 20, 3, 4, 14, 23}; /* a pill, then two boxes' cells */
    const struct layout *v = lay_pill(cell, sizeof cell / sizeof *cell);
    const struct network *n = network_indexed_of(v);
    cr_assert_eq(n->sum_count, 1);
    cr_assert_eq(n->sum[0].minus, 8);
    cr_assert_eq(n->sum[0].group_end[0], 4);
    cr_assert_eq(n->sum[0].group_end[1], 8);
    layout_drop(v);
}

/* A shaft through three rows has the sum 135. */
Test(long_searches, rule_out_a_shaft_too_long_for_its_pill_soon)
{
    enum { SHAFT = 27, MAX_POSITIONS = 16 };
    uint16_t cell[SHAFT + 2] = {27, 28};
    const struct grid none = {{0}};
    struct grid solution;
    uint64_t positions = 0;
    for (unsigned i = 0; i < SHAFT; i++) {
        const unsigned row = 2 - i / 9;
        cell[i + 2] = (uint16_t)(9 * row + (row == 1 ? 8 - i % 9 : i % 9));
    }
    const struct layout *v = lay_pill(cell, SHAFT + 2);
    cr_assert_eq(solve_method_find("fast")->count(v, &none, 2, &solution, &positions), 0);
    cr_expect_leq(positions, MAX_POSITIONS, "%llu", (unsigned long long)positions);
    layout_drop(v);
}

/* Eight diagonals next to each other cover seven boxes, but for eight cells, and one cell more. */
Test(long_searches, know_what_nearly_full_houses_leave)
{
    struct constraint_list l = {0};
    for (int off = -3; off <= 4; off++) {
        add_diagonal(&l, variant_find("classic"), off, true, 36);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    const struct network *n = network_indexed_of(v);
    unsigned found = 0;
    for (unsigned i = 0; i < n->sum_count; i++) {
        found += n->sum[i].count == 9 && n->sum[i].minus == 1 && n->sum[i].sum == 8 * 36 - 7 * 45;
    }
    cr_assert_eq(found, 1);
    layout_drop(v);
    constraint_list_free(&l);
}

/* Four lines together are tight, though no three of them are. */
Test(long_searches, add_four_little_killers_together)
{
    struct constraint_list l = {0};
    struct grid none = {{0}};
    uint64_t positions;
    static const int turned[] = {-2, -1, 0, 1};
    static const int straight[] = {-2, -1, 0, 2};
    for (unsigned i = 0; i < 4; i++) {
        add_diagonal(&l, variant_find("classic"), turned[i], true, 49);
        add_diagonal(&l, variant_find("classic"), straight[i], false, 49);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    struct seen s = {.v = v};
    struct grouped_question q = {
        .v = v, .givens = &none, .max_positions = 3000, .visit = see, .context = &s};
    cr_assert_eq(search_long(&q, &positions), 0);
    layout_drop(v);
    constraint_list_free(&l);
}

/* Three of six cells can only have two of the cage's digits. Each cell has a digit and each digit a
 * cell, so that nothing but matching them shows it. */
Test(long_searches, match_the_digits_of_six_cells)
{
    static const uint16_t cage[] = {0, 21, 40, 47, 60, 80};
    static const struct {
        uint16_t cell;
        uint8_t digit;
    } given[] = {{3, 3},  {4, 4},  {8, 5},  {17, 6}, {27, 5},
                 {36, 6}, {43, 5}, {67, 3}, {72, 3}, {73, 4}};
    struct constraint_list l = {0};
    struct grid givens = {{0}};
    uint64_t positions = 1;
    constraint_list_add(&l, CONSTRAINT_CAGE, false, 1 + 2 + 3 + 4 + 5 + 6, cage, 6);
    for (unsigned i = 0; i < sizeof given / sizeof *given; i++) {
        givens.cell[given[i].cell] = given[i].digit;
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    struct seen s = {.v = v};
    struct grouped_question q = {
        .v = v, .givens = &givens, .max_positions = 1000, .visit = see, .context = &s};
    cr_assert_eq(search_all_kernels(&q, BY_CELLS, &positions), 0);
    cr_assert_eq(positions, 0);
    layout_drop(v);
    constraint_list_free(&l);
}

/* All of these sums are 18, so that nothing is ruled out before it is known where the ends are.
 * Decided cell by cell, it took 22,000 positions until there were two solutions. */
Test(long_searches, decide_the_ends_of_sandwiches_first)
{
    static const uint8_t lines[] = {0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 15, 17};
    static const struct grid none;
    const struct layout *classic = variant_find("classic");
    struct constraint_list l = {0};
    for (unsigned i = 0; i < sizeof lines; i++) {
        /* the puzzle "Sandwich snipe 18", upside down */
        const struct house *h = &classic->house[lines[i] < 9 ? 8U - lines[i] : lines[i]];
        constraint_list_add(&l, CONSTRAINT_SANDWICH, false, 18, h->cell, 9);
    }
    const struct layout *v = constraints_lay(classic, &l);
    cr_assert_eq(solve_count_within(v, &none, 2, 6000, NULL, NULL), 2);
    layout_drop(v);
    constraint_list_free(&l);
}
