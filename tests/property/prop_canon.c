#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/board/canon/isomorphism.h"
#include "gen/format/stream.h"
#include "gen/make/board/full_board.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/property/named_stream.h"

/* ---- an oracle that knows nothing of the method: every permutation, one after another ---- */

struct lines {
    size_t count;
    uint8_t (*order)[MAX_SIZE];
};

static void add_orders(struct lines *l, uint8_t *order, unsigned done, unsigned size,
                       unsigned within)
{
    if (done == size) {
        memcpy(l->order[l->count++], order, size);
        return;
    }
    for (uint8_t line = 0; line < size; line++) {
        bool used = false;
        for (unsigned i = 0; i < done; i++) {
            used = used || order[i] == line;
        }
        bool in_group = done % within == 0 || order[done - 1] / within == line / within;
        bool group_begun = false;
        for (unsigned i = 0; i < done; i++) {
            group_begun = group_begun || (order[i] / within == line / within);
        }
        if (!used && in_group && (done % within != 0 || !group_begun)) {
            order[done] = line;
            add_orders(l, order, done + 1, size, within);
        }
    }
}

static struct lines all_orders(unsigned size, unsigned within)
{
    struct lines l = {0, malloc(sizeof(uint8_t[1500][MAX_SIZE]))};
    uint8_t order[MAX_SIZE];
    add_orders(&l, order, 0, size, within);
    return l;
}

static void brute_canon(const struct layout *v, const struct grid *g, struct grid *best,
                        uint64_t *count)
{
    struct lines rows = all_orders(v->size, v->box_height);
    struct lines columns = all_orders(v->size, v->box_width);
    unsigned size = v->size;
    memset(best, 0xFF, sizeof *best);
    *count = 0;
    for (unsigned turn = 0; turn < (v->box_width == v->box_height ? 2U : 1U); turn++) {
        for (size_t i = 0; i < rows.count * columns.count; i++) {
            const uint8_t *row = rows.order[i / columns.count];
            const uint8_t *column = columns.order[i % columns.count];
            uint8_t label[MAX_SIZE + 1] = {0};
            uint8_t next = 1;
            int order = 0;
            uint8_t made[MAX_CELLS];
            unsigned cell = 0;
            for (; cell < v->cell_count && order <= 0; cell++) {
                unsigned r = row[cell / size];
                unsigned c = column[cell % size];
                unsigned digit = g->cell[turn ? c * size + r : r * size + c];
                if (digit && !label[digit]) {
                    label[digit] = next++;
                }
                made[cell] = label[digit];
                order = order ? order
                              : (made[cell] > best->cell[cell]) - (made[cell] < best->cell[cell]);
            }
            if (order < 0) {
                memcpy(best->cell, made, v->cell_count);
                *count = 0;
            }
            *count += order <= 0;
        }
    }
    free(rows.order);
    free(columns.order);
}

/* A random isomorph of a shifted-row full board, with some cells emptied. With few givens there are
 * many symmetries, and with all of them again. */
static void random_board(const struct layout *v, struct pcg32 *rng, unsigned keep_percent,
                         struct grid *out)
{
    struct grid pattern = {{0}};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell);
        unsigned shift = row % v->box_height * v->box_width + row / v->box_height;
        if (pcg32_below(rng, 100) < keep_percent) {
            pattern.cell[cell] = (uint8_t)((shift + column_of(v, cell)) % v->size + 1);
        }
    }
    struct isomorphism isomorphism;
    cr_assert(isomorphism_random(v, rng, &isomorphism));
    isomorphism_apply(v, &isomorphism, &pattern, out);
}

static void compare_with_oracle(const struct layout *v, const struct grid *g)
{
    struct grid expected;
    struct grid found;
    uint64_t expected_count;
    uint64_t count;
    brute_canon(v, g, &expected, &expected_count);
    cr_assert(canon(v, g, &found, &count));
    char line[MAX_CELLS + 1];
    cr_assert_arr_eq(found.cell, expected.cell, v->cell_count, "%s %s", v->name,
                     grid_to_line(v, g, line));
    cr_assert_eq(count, expected_count, "%s %s: %lu automorphisms, not %lu", v->name,
                 grid_to_line(v, g, line), (unsigned long)count, (unsigned long)expected_count);
}

Test(canon, agrees_with_trying_every_permutation)
{
    static const struct {
        const char *variant;
        int rounds;
    } plan[] = {{"4x4", 300}, {"6x6", 120}, {"classic", 6}};
    static const unsigned densities[] = {0, 3, 10, 25, 35, 50, 80, 100};
    static const unsigned classic[] = {100, 30, 25, 12, 60, 90};
    struct pcg32 rng;
    pcg32_seed(&rng, 77, 1);
    for (size_t i = 0; i < sizeof plan / sizeof plan[0]; i++) {
        const struct layout *v = variant_find(plan[i].variant);
        for (int round = 0; round < plan[i].rounds * (int)effort(1, 2); round++) {
            struct grid g;
            unsigned density = v->classic ? classic[round % 6] : densities[round % 8];
            random_board(v, &rng, density, &g);
            compare_with_oracle(v, &g);
        }
    }
}

/* Random full boards have row pairs of every kind. */
Test(canon, agrees_with_trying_every_permutation_of_full_boards)
{
    const struct layout *v = variant_at(0);
    struct pcg32 rng;
    pcg32_seed(&rng, 78, 1);
    for (int round = 0; round < 200; round++) {
        struct grid g, other, a, b;
        struct isomorphism isomorphism;
        uint64_t count;
        cr_assert(board_method_at(0)->fill(v, &rng, BOARD_MAX_ATTEMPTS, &g, &count));
        cr_assert(isomorphism_random(v, &rng, &isomorphism));
        isomorphism_apply(v, &isomorphism, &g, &other);
        cr_assert(canon(v, &g, &a, NULL) && canon(v, &other, &b, NULL));
        cr_assert_arr_eq(a.cell, b.cell, v->cell_count);
        if (round < (int)effort(4, 10)) {
            compare_with_oracle(v, &g);
        }
    }
}

Test(canon, does_not_depend_on_the_dress)
{
    static const unsigned densities[] = {2, 10, 20, 30, 45, 70, 100};
    struct pcg32 rng;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        named_stream(&rng, 8, v->name);
        bool plain = v->plain;
        for (int round = 0; round < (v->size <= 9 ? (int)effort(56, 140) : 12); round++) {
            struct grid g, other, a, b;
            uint64_t count_a = 0, count_b = 0;
            unsigned density = v->size <= 9 ? densities[round % 7] : 30 + 5 * (unsigned)round;
            random_board(v, &rng, plain ? density : density / 3, &g);
            struct isomorphism isomorphism;
            cr_assert(isomorphism_random(v, &rng, &isomorphism));
            isomorphism_apply(v, &isomorphism, &g, &other);
            bool good = canon(v, &g, &a, &count_a);
            cr_assert_eq(good, canon(v, &other, &b, &count_b), "%s", v->name);
            cr_assert(good || !plain, "%s at %u%% passed the limit", v->name, density);
            if (good) {
                cr_assert_arr_eq(a.cell, b.cell, v->cell_count, "%s", v->name);
                cr_assert_eq(count_a, count_b);
                struct grid again;
                cr_assert(canon(v, &a, &again, NULL));
                cr_assert_arr_eq(a.cell, again.cell, v->cell_count, "%s: not a fixed point",
                                 v->name);
            }
        }
    }
}

struct collection {
    const struct layout *v;
    size_t count;
    struct grid forms[64];
    uint64_t automorphisms[64];
};

static bool collect(void *context, const struct grid *solution)
{
    struct collection *c = context;
    struct grid form;
    uint64_t automorphisms;
    cr_assert(canon(c->v, solution, &form, &automorphisms));
    for (size_t i = 0; i < c->count; i++) {
        if (memcmp(form.cell, c->forms[i].cell, c->v->cell_count) == 0) {
            return true;
        }
    }
    cr_assert_lt(c->count, 64U, "too many forms");
    c->automorphisms[c->count] = automorphisms;
    c->forms[c->count++] = form;
    return true;
}

/* The published numbers of essentially different full boards, and Burnside's check: the group's
 * order over each form's automorphisms adds up to the number of all boards. */
Test(canon, finds_the_known_numbers_of_essentially_different_boards)
{
    static const struct {
        const char *variant;
        size_t forms;
        uint64_t boards; /* 288 and 28,200,960 */
        uint64_t group;  /* permutations times labellings */
    } known[] = {{"4x4", 2, 288, 128 * 24}, {"6x6", 49, 28200960, 3456 * 720}};
    for (size_t i = 0; i < 2; i++) {
        static struct collection c;
        memset(&c, 0, sizeof c);
        c.v = variant_find(known[i].variant);
        struct grid first_row = {{0}};
        for (unsigned k = 0; k < c.v->size; k++) {
            first_row.cell[k] = (uint8_t)(k + 1);
        }
        solve_each(c.v, &first_row, collect, &c);
        cr_expect_eq(c.count, known[i].forms, "%s: %zu forms", known[i].variant, c.count);
        uint64_t sum = 0;
        for (size_t k = 0; k < c.count; k++) {
            sum += known[i].group / c.automorphisms[k];
        }
        cr_expect_eq(sum, known[i].boards, "%s: %lu boards", known[i].variant, (unsigned long)sum);
    }
}

/* The full board with the most symmetries, 648, and a puzzle with one of the fewest givens. */
Test(canon, knows_the_most_symmetric_board)
{
    struct diag d;
    diag_init(&d, stderr);
    static struct record r;
    static const char most[] = "123456789456789123789123456231564897564897231897231564"
                               "312645978645978312978312645";
    cr_assert_eq(record_from_line(&r, most, NULL, NULL, &d), STATUS_OK);
    struct grid form;
    uint64_t count;
    cr_assert(canon(r.variant, &r.givens, &form, &count));
    cr_expect_eq(count, 648, "%lu", (unsigned long)count);
    char line[MAX_CELLS + 1];
    cr_expect_str_eq(grid_to_line(r.variant, &form, line), most);
}

Test(canon, refuses_a_board_with_a_clash)
{
    struct grid g = {{0}};
    g.cell[0] = g.cell[8] = 1;
    cr_expect_not(canon(variant_at(0), &g, &g, NULL));
}
