/* Looking on at the methods: every change is seen, one cell at a time, and looking can stop. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/format/stream.h"
#include "gen/solve/solve.h"

struct watching {
    const struct layout *v;
    struct grid board; /* as last seen */
    uint64_t positions;
    uint64_t seen;
    uint64_t stop_after; /* 0: never */
};

static bool see(void *context, const struct grid *board, unsigned cell, uint64_t positions)
{
    struct watching *w = context;
    unsigned changed = 0;
    for (unsigned i = 0; i < w->v->cell_count; i++) {
        changed += board->cell[i] != w->board.cell[i];
    }
    cr_assert_eq(changed, 1);
    cr_assert_neq(board->cell[cell], w->board.cell[cell]);
    cr_assert_eq(positions, w->positions + (board->cell[cell] != 0));
    w->board = *board;
    w->positions = positions;
    return ++w->seen != w->stop_after;
}

Test(observer, sees_every_change)
{
    static const char *const lines[] = {
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...",
    };
    for (size_t i = 0; i < solve_method_count(); i++) {
        const struct solve_method *method = solve_method_at(i);
        for (size_t k = 0; method->watch && k < 2; k++) {
            struct record r = {0};
            struct diag d = {0};
            cr_assert_eq(record_from_line(&r, lines[k], NULL, NULL, &d), STATUS_OK);
            struct watching w = {.v = r.variant, .board = r.givens};
            struct solve_observer observer = {see, &w};
            struct grid solution;
            uint64_t positions;
            uint64_t plain;
            cr_assert_eq(method->watch(r.variant, &r.givens, 1, &solution, &positions, &observer),
                         1);
            cr_assert_eq(method->count(r.variant, &r.givens, 1, NULL, &plain), 1);
            cr_assert(grid_solves(r.variant, &r.givens, &solution));
            cr_assert(grid_solves(r.variant, &r.givens, &w.board),
                      "the last board is the solution");
            cr_assert_eq(positions, plain, "looking on changes nothing");
            cr_assert_eq(w.positions, plain);

            w = (struct watching){.v = r.variant, .board = r.givens, .stop_after = 5};
            cr_assert_eq(method->watch(r.variant, &r.givens, 1, NULL, &positions, &observer), 0);
            cr_assert_eq(w.seen, 5);
        }
    }
}
