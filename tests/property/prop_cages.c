/* Cages as they are drawn and cut: what must hold of each, and what is to be rare. */
#include <criterion/criterion.h>

#include "gen/make/board/full_board.h"
#include "gen/make/constraints/cage_draft.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/solve/solve.h"

enum { BOARDS = 60, MAX_CUTS = 40 };

struct tally {
    unsigned boards;
    unsigned ones;
    unsigned alike; /* cages with a neighbour of the same sum */
    unsigned cages;
};

/* Cages that a reader of puzzles would take, over the whole board. */
static void check_cages(const struct layout *v, const uint8_t *digits,
                        const struct constraint_list *l, struct tally *t)
{
    struct pcg32 rng;
    struct cages c;
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    unsigned cells = 0;
    struct constraint_list part = *l;
    for (part.count = 1; part.count <= l->count; part.count++) {
        const char *wrong = constraint_list_complain(&part, v, buffer);
        cr_assert_null(wrong, "%s", wrong);
    }
    pcg32_seed(&rng, 1, 1);
    cages_begin(&c, v, digits, &rng);
    cages_from_list(&c, l);
    for (unsigned i = 0; i < c.count; i++) {
        const struct cage *cage = &c.at[i];
        cr_assert_eq(cage->sum, l->item[i].sum);
        cr_assert_eq(digit_count(cage->digits), cage->count, "a digit stands twice in a cage");
        cr_assert(cages_are_connected(v, cage, (1U << cage->count) - 1));
        cells += cage->count;
        t->ones += cage->count == 1;
        t->alike += cages_faults(&c, i) % 8 > 0;
    }
    t->cages += c.count;
    t->boards++;
    cr_assert_eq(cells, v->cell_count);
}

static void fill(const struct layout *v, struct pcg32 *rng, struct grid *board)
{
    uint64_t attempts;
    cr_assert(board_method_for(v)->fill(v, rng, BOARD_MAX_ATTEMPTS, board, &attempts));
}

Test(cages, drawn_and_cut_until_one_solution_is_left)
{
    static const char *const names[] = {"classic", "6x6", "x", "12x12"};
    const struct grid none = {{0}};
    struct tally drawn = {0};
    struct tally cut = {0};
    for (unsigned i = 0; i < BOARDS; i++) {
        const struct layout *v = variant_find(names[i % 4]);
        struct pcg32 rng;
        struct grid board;
        struct grid other;
        struct constraint_list l = {0};
        bool only = false;
        pcg32_seed(&rng, 61, i);
        fill(v, &rng, &board);
        cages_draw(v, board.cell, (enum level)(i % LEVEL_COUNT), &rng, &l);
        check_cages(v, board.cell, &l, &drawn);
        for (unsigned cuts = 0; cuts < MAX_CUTS && !only; cuts++) {
            const struct layout *caged = constraints_lay(v, &l);
            cr_assert(constraints_hold(caged, board.cell));
            enum solve_verdict verdict = solve_another_within(caged, &none, &board, 1000, &other);
            layout_drop(caged);
            only = verdict == SOLVE_NO_OTHER;
            if (only ||
                !cages_cut(&l, v, board.cell, verdict == SOLVE_OTHER ? other.cell : NULL, &rng)) {
                break;
            }
            check_cages(v, board.cell, &l, &(struct tally){0});
            caged = constraints_lay(v, &l);
            cr_assert(verdict != SOLVE_OTHER || !constraints_hold(caged, other.cell),
                      "the other board still keeps all cages");
            layout_drop(caged);
        }
        cr_assert(only || v->size > 9, "%s: %u is not cut to one solution", names[i % 4], i);
        check_cages(v, board.cell, &l, &cut);
        constraint_list_free(&l);
    }
    cr_assert_lt(drawn.ones, drawn.boards / 5, "%u cages of one cell are drawn", drawn.ones);
    cr_assert_lt(cut.ones, cut.boards * 3 / 10, "%u cages of one cell are left", cut.ones);
    cr_assert_lt(drawn.alike, drawn.cages / 20, "%u drawn cages have a neighbour's sum",
                 drawn.alike);
    cr_assert_lt(cut.alike, cut.cages / 10, "%u cages have a neighbour's sum", cut.alike);
}

/* Where cages of one cell and of one sum lie side by side, mending leaves fewer of them. */
Test(cages, mended_where_a_cell_is_alone)
{
    const struct layout *v = variant_find("classic");
    struct pcg32 rng;
    struct grid board;
    struct cages c;
    struct constraint_list l = {0};
    pcg32_seed(&rng, 62, 0);
    fill(v, &rng, &board);
    cages_begin(&c, v, board.cell, &rng);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        c.at[c.count] = (struct cage){0};
        cages_add(&c, c.count++, cell);
    }
    cages_tidy(&c);
    cages_to_list(&c, &l);
    struct tally t = {0};
    check_cages(v, board.cell, &l, &t);
    cr_assert_lt(t.ones, 8, "%u cells are alone", t.ones);
    constraint_list_free(&l);
}

/* More cages than a word has bits: in each row six cells alone, two together, one alone. A cage of
 * one cell is as good as a given, after which the sums of two cells add nothing. */
Test(cages, many_are_added_up)
{
    const struct layout *v = variant_find("classic");
    const struct grid none = {{0}};
    for (unsigned i = 0; i < 20; i++) {
        struct pcg32 rng;
        struct grid board;
        struct grid givens;
        struct constraint_list l = {0};
        pcg32_seed(&rng, 63, i);
        fill(v, &rng, &board);
        givens = board;
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            const uint16_t cells[] = {(uint16_t)cell, (uint16_t)(cell + 1)};
            unsigned count = cell % 9 == 6 ? 2 : 1;
            unsigned sum = board.cell[cell] + (count == 2 ? board.cell[cell + 1] : 0U);
            constraint_list_add(&l, CONSTRAINT_CAGE, false, sum, cells, count);
            if (count == 2) {
                givens.cell[cell] = givens.cell[cell + 1] = 0;
                cell++;
            }
        }
        cr_assert_eq(l.count, 72);
        const struct layout *caged = constraints_lay(v, &l);
        cr_assert_eq(solve_count(caged, &none, 100, NULL), solve_count(v, &givens, 100, NULL));
        layout_drop(caged);
        constraint_list_free(&l);
    }
}
