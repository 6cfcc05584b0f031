/* Forms that constraints have in the wide search, against what their kinds rule out. */
#include <criterion/criterion.h>

#include "gen/board/layout.h"
#include "gen/solve/fill.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/constraint_plan.h"
#include "gen/solve/wide/wide_state.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"

static bool visit_none(void *context, const struct grid *board)
{
    (void)context;
    (void)board;
    return true;
}

/* Its cells may have the board's digits and more, all others any. */
static void draw_position(const struct layout *v, const struct constraint *c, struct pcg32 *rng,
                          const struct grid *board, uint16_t position[MAX_CELLS])
{
    const unsigned open = 1 + pcg32_below(rng, 4);
    const uint16_t all = (uint16_t)all_digits(v->size);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        position[cell] = all;
    }
    for (unsigned i = 0; i < c->count; i++) {
        const unsigned more = pcg32_below(rng, 5) < open ? pcg32_next(rng) & all : 0;
        position[c->cell[i]] = (uint16_t)(digit_bit(board->cell[c->cell[i]]) | more);
    }
}

/* One round from 32 positions: each lane has no more left in the constraint's cells than its kind
 * leaves, and all of the board's digits if the constraint holds. */
static void look_once(const struct kernel *kernel, const struct layout *v, struct pcg32 *rng,
                      const struct grid *board)
{
    static uint16_t position[POSITIONS][MAX_CELLS];
    const struct constraint *c = &constraint_plan_of(v)->part[0].constraint;
    const struct grid none = {{0}};
    const struct grouped_question q = {
        .v = v, .givens = &none, .max_positions = UINT64_MAX, .visit = visit_none};
    const unsigned lanes = kernel->wide_rounds->lanes;
    const bool holds = constraints_hold(v, board->cell);
    const uint16_t *from[POSITIONS];
    struct wide_state s;
    cr_assert(wide_state_make(&s, kernel->wide_rounds, &q, wide_plan_of(v, true)));
    for (unsigned lane = 0; lane < POSITIONS; lane++) {
        draw_position(v, c, rng, board, position[lane]);
        from[lane] = position[lane];
    }
    s.busy = UINT32_MAX;
    kernel->wide_rounds->load(&s, s.busy, from);
    kernel->wide_rounds->run(&s);
    for (unsigned lane = 0; lane < POSITIONS; lane++) {
        const uint16_t *now = s.now + (size_t)(lane / lanes) * lanes * s.cells + lane % lanes;
        const bool dead = s.dead >> lane & 1;
        digit_set kept[MAX_CELLS];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            kept[cell] = position[lane][cell];
        }
        const bool broken = constraint_kind_of(c)->prune(v, c, kept) == CONSTRAINT_BROKEN;
        cr_assert(dead || !broken, "%s, %s", constraint_kind_of(c)->name, kernel->name);
        cr_assert(!dead || !holds, "%s, %s", constraint_kind_of(c)->name, kernel->name);
        for (unsigned i = 0; !dead && i < c->count; i++) {
            const unsigned left = now[c->cell[i] * lanes];
            cr_assert_eq(left & ~kept[c->cell[i]], 0, "%s, %s", constraint_kind_of(c)->name,
                         kernel->name);
            cr_assert(!holds || left & digit_bit(board->cell[c->cell[i]]), "%s, %s",
                      constraint_kind_of(c)->name, kernel->name);
        }
    }
    wide_state_drop(&s);
}

Test(wide_forms, are_as_strong_as_kinds)
{
    static const enum constraint_kind_id kinds[] = {
        CONSTRAINT_SANDWICH,       CONSTRAINT_BETWEEN,     CONSTRAINT_LOCKOUT,
        CONSTRAINT_ROW_INDEXER,    CONSTRAINT_BOX_INDEXER, CONSTRAINT_NUMBERED_ROOM,
        CONSTRAINT_COLUMN_INDEXER,
    };
    enum { KINDS = sizeof kinds / sizeof *kinds };
    unsigned held[KINDS] = {0};
    struct pcg32 rng;
    pcg32_seed(&rng, 19, 1);
    for (unsigned round = 0; round < effort(1400, 14000); round++) {
        const struct layout *base = variant_find(round % 3 ? "classic" : "6x6");
        struct constraint_list l = {0};
        struct grid board;
        uint64_t starts;
        cr_assert_eq(fill_board(base, &rng, 100, &board, &starts), FILL_DONE);
        constraint_boards_add(base, &rng, kinds[round % KINDS], board.cell, &l);
        const struct layout *v = l.count == 1 ? constraints_lay(base, &l) : NULL;
        if (v) {
            cr_assert_eq(wide_plan_of(v, true)->other_count, 0);
            held[round % KINDS] += constraints_hold(v, board.cell);
            for (size_t i = 0; i < kernel_count(); i++) {
                if (kernel_at(i)->runs_here()) {
                    look_once(kernel_at(i), v, &rng, &board);
                }
            }
            layout_drop(v);
        }
        constraint_list_free(&l);
    }
    for (unsigned k = 0; k < KINDS; k++) {
        cr_assert_gt(held[k], 20, "%s: %u", constraint_kinds[kinds[k]]->name, held[k]);
    }
}
