/* The wide search: what prop_long_searches.c, which compares its solutions, does not see. */
#include <criterion/criterion.h>

#include "gen/board/layout.h"
#include "gen/make/threads/thread_crew.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/solve.h"
#include "gen/solve/wide/wide_state.h"

/* Cages by letter, with two sums that rule out the only solution of the others. */
static const struct layout *lay_cages_without_solution(void)
{
    static const char cages[] = "aabbbbfffacbhiiffgachhhikggachjiikggdceelkknndeeelmkmnddoolmmmn"
                                "ppoollrrrpppqqqqrr";
    static const uint8_t sum[] = {23, 27, 23, 26, 27, 18, 26, 25, 23,
                                  7,  28, 20, 26, 20, 17, 22, 17, 30};
    struct constraint_list l = {0};
    for (unsigned i = 0; i < sizeof sum; i++) {
        uint16_t cell[MAX_SIZE];
        unsigned count = 0;
        for (unsigned k = 0; k < 81; k++) {
            if (cages[k] == (char)('a' + (int)i)) {
                cell[count++] = (uint16_t)k;
            }
        }
        constraint_list_add(&l, CONSTRAINT_CAGE, false, sum[i], cell, count);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    constraint_list_free(&l);
    return v;
}

static bool visit_none(void *context, const struct grid *board)
{
    (void)context;
    (void)board;
    return true;
}

/* All kernels must give the same answer after the same positions. */
static uint64_t search_from(const struct layout *v, const struct grid *givens, uint64_t limit,
                            uint64_t *positions)
{
    const struct wide_plan *w = wide_plan_of(v, true);
    const struct grouped_question q = {
        .v = v, .givens = givens, .max_positions = limit, .visit = visit_none};
    const uint64_t answer = wide_search(kernel_at(0)->wide_rounds, &q, w, positions);
    for (size_t i = 1; i < kernel_count(); i++) {
        uint64_t other;
        if (kernel_at(i)->runs_here()) {
            cr_assert_eq(wide_search(kernel_at(i)->wide_rounds, &q, w, &other), answer);
            cr_assert_eq(other, *positions, "%s", kernel_at(i)->name);
        }
    }
    return answer;
}

static uint64_t search_with_all_kernels(const struct layout *v, uint64_t limit, uint64_t *positions)
{
    const struct grid none = {{0}};
    return search_from(v, &none, limit, positions);
}

/* It takes more positions than those after which the search begins again. */
Test(wide_search, begins_again_and_ends)
{
    const struct layout *v = lay_cages_without_solution();
    uint64_t positions;
    cr_assert(wide_search_pays(v, network_of(v), true));
    cr_assert_eq(search_with_all_kernels(v, UINT64_MAX, &positions), 0);
    cr_assert_gt(positions, 4000);
    layout_drop(v);
}

static const struct layout *lay_little_killers(unsigned lines)
{
    static const struct {
        uint8_t first;
        int8_t step;
        uint8_t count;
    } line[] = {{9, 10, 8},  {18, 10, 7}, {27, 10, 6}, {36, 10, 5}, {73, -8, 8},
                {74, -8, 7}, {75, -8, 6}, {76, -8, 5}, {5, 8, 6},   {6, 8, 7},
                {7, 8, 8},   {8, 8, 9},   {62, -10, 7}};
    struct constraint_list l = {0};
    for (unsigned i = 0; i < lines; i++) {
        uint16_t cell[MAX_SIZE];
        for (int k = 0; k < line[i].count; k++) {
            cell[k] = (uint16_t)(line[i].first + k * line[i].step);
        }
        constraint_list_add(&l, CONSTRAINT_LITTLE_KILLER, false, 36, cell, line[i].count);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    constraint_list_free(&l);
    return v;
}

/* With the sums that it begins with, it takes 204,489 positions. */
Test(wide_search, finds_better_sums_of_little_killers)
{
    const struct layout *v = lay_little_killers(13);
    struct grid givens = {{0}};
    uint64_t positions;
    givens.cell[32] = 8;
    givens.cell[56] = 9;
    cr_assert_eq(search_from(v, &givens, UINT64_MAX, &positions), 1);
    cr_assert_lt(positions, 170000);
    layout_drop(v);
}

struct seen {
    uint64_t count;
    uint64_t most;
    uint64_t order; /* a number that depends on all of them and their order */
};

static bool visit_in_order(void *context, const struct grid *board)
{
    struct seen *s = context;
    for (unsigned cell = 0; cell < 81; cell++) {
        s->order = s->order * 1099511628211 + board->cell[cell];
    }
    return ++s->count < s->most;
}

/* With so many threads, or without a crew. */
static uint64_t search_long(const struct layout *v, unsigned threads, uint64_t limit,
                            struct seen *seen, uint64_t *positions)
{
    struct grid givens = {{0}};
    struct thread_crew crew;
    givens.cell[32] = 8;
    givens.cell[56] = 9;
    const struct grouped_question q = {.v = v,
                                       .givens = &givens,
                                       .max_positions = limit,
                                       .visit = visit_in_order,
                                       .context = seen};
    thread_crew_make(&crew, threads);
    crew_use(threads > 0 ? &crew.crew : NULL);
    const uint64_t answer =
        wide_search(kernel_best()->wide_rounds, &q, wide_plan_of(v, true), positions);
    crew_use(NULL);
    return answer;
}

/* Both take so long that they go on in parts. In the second, parts find more than they keep. */
Test(wide_search, takes_the_same_positions_with_any_number_of_threads)
{
    static const struct {
        unsigned lines;
        uint64_t most;
    } question[] = {{10, UINT64_MAX}, {3, 250000}};
    for (unsigned i = 0; i < sizeof question / sizeof *question; i++) {
        const struct layout *v = lay_little_killers(question[i].lines);
        struct seen alone = {.most = question[i].most};
        uint64_t positions;
        cr_assert_eq(search_long(v, 0, UINT64_MAX, &alone, &positions), alone.count);
        cr_assert_gt(positions, 1 << 18);
        cr_assert_gt(alone.count, 100);
        for (unsigned threads = 1; threads <= 5; threads += 2) {
            struct seen seen = {.most = question[i].most};
            uint64_t other;
            cr_assert_eq(search_long(v, threads, UINT64_MAX, &seen, &other), alone.count);
            cr_assert_eq(other, positions);
            cr_assert_eq(seen.order, alone.order);
        }
        layout_drop(v);
    }
}

/* Solutions that a search alone finds as well, so that none is lost or found twice. */
Test(wide_search, finds_each_solution_once_in_parts)
{
    const struct layout *v = lay_little_killers(10);
    struct seen all = {.most = UINT64_MAX};
    struct seen some = {.most = UINT64_MAX};
    uint64_t positions;
    cr_assert_eq(search_long(v, 0, UINT64_MAX, &all, &positions), 468);
    cr_assert_eq(search_long(v, 0, positions / 2, &some, &positions), GENERIC_UNDECIDED);
    cr_assert_gt(some.count, 0);
    cr_assert_lt(some.count, all.count);
    some = (struct seen){.most = all.count / 2};
    cr_assert_eq(search_long(v, 2, UINT64_MAX, &some, &positions), all.count / 2);
    layout_drop(v);
}

static uint64_t sum_up(const uint16_t *open, size_t count)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint64_t order = 1;
        for (unsigned cell = 0; cell < 81; cell++) {
            order = order * 1099511628211 + open[i * 81 + cell];
        }
        sum += order;
    }
    return sum;
}

/* Twice as many positions as there are lanes, so that some wait. */
Test(wide_search, gives_back_all_open_positions)
{
    const struct layout *v = lay_little_killers(10);
    const struct wide_plan *w = wide_plan_of(v, true);
    const struct grid none = {{0}};
    const struct grouped_question q = {
        .v = v, .givens = &none, .max_positions = UINT64_MAX, .visit = visit_none};
    struct wide_state s;
    static uint16_t open[64 * 81];
    static uint16_t back[64 * 81];
    cr_assert(wide_state_make(&s, kernel_best()->wide_rounds, &q, w));
    for (size_t i = 0; i < sizeof open / sizeof *open; i++) {
        open[i] = (uint16_t)(1 + i * 7919 % 511);
    }
    wide_take(&s, open, 81, 64);
    cr_assert_eq(wide_open_count(&s), 64);
    cr_assert_eq(wide_copy_open(&s, 0, back), back + sizeof back / sizeof *back);
    cr_assert_eq(wide_copy_open(&s, 1, back), back);
    cr_assert_eq(sum_up(back, 64), sum_up(open, 64));
    wide_take(&s, back, 162, 32); /* each second one */
    cr_assert_eq(wide_open_count(&s), 32);
    wide_state_drop(&s);
    layout_drop(v);
}

Test(wide_search, ends_at_a_limit)
{
    const struct layout *v = lay_cages_without_solution();
    uint64_t positions;
    cr_assert_eq(search_with_all_kernels(v, 777, &positions), GENERIC_UNDECIDED);
    cr_assert_eq(positions, 777);
    layout_drop(v);
}

/* A cage of one cell is a given, and known before the first decision. */
Test(wide_search, knows_cages_of_one_cell)
{
    static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284"
                                   "287419635345286179";
    struct constraint_list l = {0};
    for (uint16_t cell = 0; cell < 81; cell++) {
        if (cell % 9 != cell / 9) {
            constraint_list_add(&l, CONSTRAINT_CAGE, false, (unsigned)(solution[cell] - '0'), &cell,
                                1);
        }
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    uint64_t positions;
    cr_assert_eq(search_with_all_kernels(v, 100, &positions), 1);
    cr_assert_eq(positions, 0);
    layout_drop(v);
    constraint_list_free(&l);
}

/* Left to its kind, the rule takes 31,946 positions here. */
Test(wide_search, knows_what_low_middle_and_high_digits_rule_out)
{
    static const char given[] =
        "..4...........4......6................92................1.....72........7."
        "......6";
    struct constraint_list l = {0};
    struct grid givens = {{0}};
    uint64_t positions;
    for (unsigned cell = 0; cell < 81; cell++) {
        givens.cell[cell] = given[cell] == '.' ? 0 : (uint8_t)(given[cell] - '0');
    }
    constraint_list_add(&l, CONSTRAINT_ENTROPY, false, 0, NULL, 0);
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    cr_assert_gt(wide_positions_at_first(v), 10000);
    cr_assert_eq(search_from(v, &givens, UINT64_MAX, &positions), 239);
    cr_assert_lt(positions, 10000, "%u", (unsigned)positions);
    layout_drop(v);
    constraint_list_free(&l);
}

static bool pays(const char *board, enum constraint_kind_id kind, unsigned sum,
                 const uint16_t *cell, unsigned count, bool is_free)
{
    struct constraint_list l = {0};
    constraint_list_add(&l, kind, false, sum, cell, count);
    const struct layout *v = constraints_lay(variant_find(board), &l);
    const bool is_better = wide_search_pays(v, network_of(v), is_free);
    layout_drop(v);
    constraint_list_free(&l);
    return is_better;
}

Test(wide_search, pays_where_all_constraints_have_forms)
{
    static const uint16_t line[] = {0, 10, 20};
    static const uint16_t pair[] = {0, 1};
    cr_assert(pays("classic", CONSTRAINT_CAGE, 9, pair, 2, true));
    cr_assert(pays("classic", CONSTRAINT_CAGE, 9, pair, 2, false));
    cr_assert(pays("classic", CONSTRAINT_ARROW, 0, line, 3, true));
    cr_assert(pays("classic", CONSTRAINT_BLACK_DOT, 0, pair, 2, true));
    cr_assert(pays("classic", CONSTRAINT_RENBAN, 0, line, 3, true));
    cr_assert_not(pays("classic", CONSTRAINT_BETWEEN, 0, line, 3, true));
    cr_assert_not(pays("samurai", CONSTRAINT_CAGE, 9, pair, 2, true));
}

/* With a limit these are searched as they ever were. */
Test(wide_search, pays_on_more_boards_without_a_limit)
{
    static const char *const boards[] = {"argyle", "10x10", "16x16", "jigsaw-12:ash", "triple"};
    static const uint16_t pair[] = {0, 1};
    for (unsigned i = 0; i < sizeof boards / sizeof *boards; i++) {
        cr_assert(pays(boards[i], CONSTRAINT_CAGE, 9, pair, 2, true), "%s", boards[i]);
        cr_assert_not(pays(boards[i], CONSTRAINT_CAGE, 9, pair, 2, false), "%s", boards[i]);
    }
    cr_assert_not(pays("20x20", CONSTRAINT_CAGE, 9, pair, 2, true));
}

/* A white dot rules nothing out of an empty board. */
Test(wide_search, decides_where_every_cell_has_sixteen_candidates)
{
    static const uint16_t pair[] = {0, 1};
    const struct grid none = {{0}};
    struct constraint_list l = {0};
    constraint_list_add(&l, CONSTRAINT_WHITE_DOT, false, 0, pair, 2);
    const struct layout *v = constraints_lay(variant_find("16x16"), &l);
    for (size_t i = 0; i < kernel_count(); i++) {
        struct seen seen = {.most = 2};
        const struct grouped_question q = {.v = v,
                                           .givens = &none,
                                           .max_positions = 100000,
                                           .visit = visit_in_order,
                                           .context = &seen};
        uint64_t positions;
        if (kernel_at(i)->runs_here()) {
            cr_assert_eq(
                wide_search(kernel_at(i)->wide_rounds, &q, wide_plan_of(v, true), &positions), 2,
                "%s", kernel_at(i)->name);
        }
    }
    layout_drop(v);
    constraint_list_free(&l);
}

/* To begin with also where some constraints have no form. */
Test(wide_search, pays_at_first_where_kinds_are_quick)
{
    static const struct {
        enum constraint_kind_id kind;
        uint16_t cell[9];
        unsigned count;
    } kinds[] = {{CONSTRAINT_ENTROPIC, {0, 10, 20}, 3},
                 {CONSTRAINT_ODD, {0}, 1},
                 {CONSTRAINT_BETWEEN, {0, 10, 20}, 3},
                 {CONSTRAINT_QUADRUPLE, {0, 1, 9, 10}, 4},
                 {CONSTRAINT_SANDWICH, {0, 1, 2, 3, 4, 5, 6, 7, 8}, 9}};
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        static const uint16_t pair[] = {40, 41};
        for (unsigned k = 0; k < 4; k++) {
            static const char *const boards[] = {"classic", "argyle", "12x12", "twodoku"};
            const bool is_large = k == 2;
            const bool is_quick = k != 3 && !(is_large && kinds[i].kind == CONSTRAINT_SANDWICH);
            struct constraint_list l = {0};
            constraint_list_add(&l, CONSTRAINT_X, false, 0, pair, 2);
            constraint_list_add(&l, kinds[i].kind, false, 1, kinds[i].cell, kinds[i].count);
            const struct layout *v = constraints_lay(variant_find(boards[k]), &l);
            cr_assert_not_null(v);
            cr_assert_eq(wide_positions_at_first(v) > 0, is_quick, "%u, %s", i, boards[k]);
            layout_drop(v);
            constraint_list_free(&l);
        }
    }
}

/* Beside a cage, with which the search pays anyway. */
Test(wide_search, knows_more_forms_without_a_limit)
{
    static const struct {
        enum constraint_kind_id kind;
        unsigned count;
    } kinds[] = {{CONSTRAINT_ENTROPIC, 3},    {CONSTRAINT_MODULAR, 3}, {CONSTRAINT_ZIPPER, 3},
                 {CONSTRAINT_WHISPER, 3},     {CONSTRAINT_BETWEEN, 3}, {CONSTRAINT_LOCKOUT, 3},
                 {CONSTRAINT_ROW_INDEXER, 1}, {CONSTRAINT_ODD, 1}};
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        static const uint16_t cage[] = {40, 41};
        static const uint16_t cell[] = {0, 10, 20};
        struct constraint_list l = {0};
        constraint_list_add(&l, CONSTRAINT_CAGE, false, 9, cage, 2);
        constraint_list_add(&l, kinds[i].kind, false, 0, cell, kinds[i].count);
        const struct layout *v = constraints_lay(variant_find("classic"), &l);
        cr_assert_not_null(v);
        cr_assert_eq(wide_plan_of(v, false)->other_count, 1, "%u", i);
        cr_assert_eq(wide_plan_of(v, true)->other_count, 0, "%u", i);
        layout_drop(v);
        constraint_list_free(&l);
    }
}

/* The long search knew more of them once, and looked at one position at a time. */
Test(wide_search, pays_where_cages_are_large)
{
    struct constraint_list l = {0};
    for (uint16_t row = 0; row < 5; row++) {
        uint16_t cell[9];
        for (uint16_t i = 0; i < 9; i++) {
            cell[i] = (uint16_t)(9 * row + i);
        }
        constraint_list_add(&l, CONSTRAINT_CAGE, false, 45, cell, 9);
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    cr_assert(wide_search_pays(v, network_of(v), true));
    layout_drop(v);
    constraint_list_free(&l);
}

/* How many positions the short search tries before it leaves the board to the wide one. Every
 * kernel does so after as many. */
static uint64_t positions_before_wide(const struct layout *v, const struct grid *givens)
{
    uint64_t first = UINT64_MAX;
    for (size_t i = 0; i < kernel_count(); i++) {
        struct grouped_question q = {
            .v = v, .givens = givens, .max_positions = 64, .visit = visit_none};
        uint64_t positions;
        if (!kernel_at(i)->runs_here()) {
            continue;
        }
        cr_assert_eq(kernel_at(i)->short_search(&q, &positions), GENERIC_UNDECIDED);
        cr_assert_eq(positions, 64);
        q.ends_if_far = true;
        cr_assert_eq(kernel_at(i)->short_search(&q, &positions), GENERIC_UNDECIDED);
        cr_assert(first == UINT64_MAX || positions == first);
        first = positions;
    }
    return first;
}

/* Its cages rule out less than an eighth of all candidates, until two givens do. */
Test(wide_search, begins_soon_where_the_short_search_is_far_from_done)
{
    const struct layout *v = lay_cages_without_solution();
    struct grid givens = {{0}};
    cr_assert_eq(positions_before_wide(v, &givens), 0);
    givens.cell[0] = 9;
    givens.cell[40] = 2;
    const uint64_t positions = positions_before_wide(v, &givens);
    cr_assert(positions > 0 && positions < 64, "%u", (unsigned)positions);
    layout_drop(v);
}

/* What constraints say stays, whatever it does; what follows from them must do something. */
Test(wide_search, keeps_what_does_more_than_it_costs)
{
    const struct layout *v = lay_cages_without_solution();
    const struct wide_plan *w = wide_plan_of(v, true);
    struct wide_watch m;
    cr_assert(wide_watch_make(&m, w));
    cr_assert_lt(m.change_at, 1000);
    const unsigned sums = m.sum_count;
    const unsigned sets = m.sets_count;
    unsigned stated_sums = 0;
    unsigned stated_sets = 0;
    wide_watch_change(&m, w);
    cr_assert(m.is_on && m.sum_count == sums && m.sets_count == sets);
    m.looks = 1000;
    for (unsigned i = 0; i < sums; i++) {
        stated_sums += m.sum[i]->is_stated;
    }
    for (unsigned i = 0; i < sets; i++) {
        stated_sets += m.sets[i]->is_stated;
    }
    cr_assert(stated_sums < sums && stated_sets > 0 && stated_sets < sets);
    const struct linear_sum *good_sum = m.sum[sums - 1];
    const struct wide_sets *good_sets = m.sets[sets - 1];
    cr_assert(!good_sum->is_stated && !good_sets->is_stated);
    m.effects_of_sum[sums - 1] = 1000;
    m.effects_of_sets[sets - 1] = 1000;
    wide_watch_change(&m, w);
    cr_assert(!m.is_on && m.change_at == UINT64_MAX);
    cr_assert_eq(m.sum_count, stated_sums + 1);
    cr_assert_eq(m.sets_count, stated_sets + 1);
    cr_assert_eq(m.sum[stated_sums], good_sum);
    cr_assert_eq(m.sets[stated_sets], good_sets);
    cr_assert_geq(m.summed_count, good_sum->count);
    wide_watch_drop(&m);
    layout_drop(v);
}

/* Bands are made of boxes, and a Latin square of 9x9 cells has none. */
Test(wide_search, knows_bands_only_where_boxes_are)
{
    static const struct {
        const char *board;
        unsigned bands;
    } want[] = {{"classic", 6}, {"x", 6}, {"latin-9", 0}, {"8x8", 0}};
    static const uint16_t cage[] = {0, 1};
    for (unsigned i = 0; i < sizeof want / sizeof *want; i++) {
        struct constraint_list l = {0};
        constraint_list_add(&l, CONSTRAINT_CAGE, false, 9, cage, 2);
        const struct layout *v = constraints_lay(variant_find(want[i].board), &l);
        cr_assert_eq(wide_plan_of(v, true)->band_count, want[i].bands, "%s", want[i].board);
        layout_drop(v);
        constraint_list_free(&l);
    }
}

static bool visit_known(void *context, const struct grid *board)
{
    const char **solution = context;
    bool is_known = *solution != NULL;
    for (unsigned cell = 0; is_known && cell < 81; cell++) {
        is_known = board->cell[cell] == (*solution)[cell] - '0';
    }
    *solution = is_known ? NULL : *solution;
    return true;
}

/* Lines with forms that only the beginning of a search uses, on a board whose first three rows are
 * open: random lines are seldom as long. */
Test(wide_search, keeps_the_solution_of_long_lines)
{
    static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284"
                                   "287419635345286179";
    static const struct {
        enum constraint_kind_id kind;
        unsigned sum;
        unsigned count;
        uint16_t cell[6];
    } lines[] = {
        {CONSTRAINT_PALINDROME, 0, 4, {0, 3, 9, 14}},
        {CONSTRAINT_ZIPPER, 0, 5, {0, 1, 6, 9, 2}},
        {CONSTRAINT_ZIPPER, 0, 6, {0, 1, 4, 8, 9, 2}},
        {CONSTRAINT_WHISPER, 0, 4, {1, 5, 8, 6}},
        {CONSTRAINT_DUTCH_WHISPER, 0, 4, {0, 7, 3, 8}},
        {CONSTRAINT_SUM_LINE, 10, 6, {2, 3, 6, 7, 10, 1}},
        {CONSTRAINT_REPEAT_CAGE, 22, 4, {0, 3, 9, 14}},
        {CONSTRAINT_PILL_ARROW, 2, 5, {12, 13, 8, 5, 6}},
        {CONSTRAINT_REGION_SUM, 0, 3, {0, 1, 5}},
        {CONSTRAINT_ENTROPIC, 0, 6, {1, 0, 4, 7, 2, 5}},
        {CONSTRAINT_MODULAR, 0, 6, {0, 1, 2, 5, 3, 4}},
    };
    struct grid givens = {{0}};
    for (unsigned cell = 27; cell < 81; cell++) {
        givens.cell[cell] = (uint8_t)(solution[cell] - '0');
    }
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct constraint_list l = {0};
        constraint_list_add(&l, lines[i].kind, false, lines[i].sum, lines[i].cell, lines[i].count);
        const struct layout *v = constraints_lay(variant_find("classic"), &l);
        const char *wanted = solution;
        uint64_t positions;
        const struct grouped_question q = {.v = v,
                                           .givens = &givens,
                                           .max_positions = UINT64_MAX,
                                           .visit = visit_known,
                                           .context = &wanted};
        cr_assert_gt(wide_positions_at_first(v), 0, "line %u", i);
        wide_search(kernel_best()->wide_rounds, &q, wide_plan_of(v, true), &positions);
        cr_assert_null(wanted, "line %u", i);
        const uint64_t found = search_from(v, &givens, UINT64_MAX, &positions);
        cr_assert_eq(found, kernel_best()->short_search(&q, &positions), "line %u", i);
        layout_drop(v);
        constraint_list_free(&l);
    }
}
