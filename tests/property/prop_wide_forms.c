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

/* One round from 32 positions: each lane has all of the board's digits left if the constraint holds
 * and, with is_strong, no more in the constraint's cells than its kind leaves. */
static void look_once(const struct kernel *kernel, const struct layout *v, struct pcg32 *rng,
                      const struct grid *board, bool is_strong)
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
        cr_assert(dead || !broken || !is_strong, "%s, %s", constraint_kind_of(c)->name,
                  kernel->name);
        cr_assert(!dead || !holds, "%s, %s", constraint_kind_of(c)->name, kernel->name);
        for (unsigned i = 0; !dead && i < c->count; i++) {
            const unsigned left = now[c->cell[i] * lanes];
            cr_assert(!is_strong || !(left & ~kept[c->cell[i]]), "%s, %s",
                      constraint_kind_of(c)->name, kernel->name);
            cr_assert(!holds || left & digit_bit(board->cell[c->cell[i]]), "%s, %s",
                      constraint_kind_of(c)->name, kernel->name);
        }
    }
    wide_state_drop(&s);
}

/* Returns whether the board keeps the rule of the constraint that was drawn. */
static bool check_one(const struct layout *base, enum constraint_kind_id kind, bool is_strong,
                      struct pcg32 *rng)
{
    struct constraint_list l = {0};
    struct grid board;
    uint64_t starts;
    bool held = false;
    cr_assert_eq(fill_board(base, rng, 100, &board, &starts), FILL_DONE);
    constraint_boards_add(base, rng, kind, board.cell, &l);
    const struct layout *v = l.count == 1 ? constraints_lay(base, &l) : NULL;
    if (v && wide_plan_of(v, true)->other_count == 0) {
        held = constraints_hold(v, board.cell);
        for (size_t i = 0; i < kernel_count(); i++) {
            if (kernel_at(i)->runs_here()) {
                look_once(kernel_at(i), v, rng, &board, is_strong);
            }
        }
    }
    if (v) {
        layout_drop(v);
    }
    constraint_list_free(&l);
    return held;
}

struct tried_kind {
    enum constraint_kind_id id;
    bool is_strong;
};

static void check_kinds(const struct tried_kind *kinds, unsigned count, const char *const *boards,
                        unsigned board_count, unsigned rounds)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 19, 1);
    for (unsigned k = 0; k < count; k++) {
        unsigned held = 0;
        for (unsigned round = 0; round < rounds; round++) {
            const struct layout *base = variant_find(boards[round % board_count]);
            held += check_one(base, kinds[k].id, kinds[k].is_strong, &rng);
        }
        cr_assert_gt(held, 10, "%s: %u", constraint_kinds[kinds[k].id]->name, held);
    }
}

Test(wide_forms, are_as_strong_as_kinds)
{
    static const struct tried_kind kinds[] = {
        {CONSTRAINT_SANDWICH, true},       {CONSTRAINT_BETWEEN, true},
        {CONSTRAINT_LOCKOUT, true},        {CONSTRAINT_ROW_INDEXER, true},
        {CONSTRAINT_BOX_INDEXER, true},    {CONSTRAINT_NUMBERED_ROOM, true},
        {CONSTRAINT_COLUMN_INDEXER, true},
    };
    static const char *const boards[] = {"classic", "classic", "6x6"};
    check_kinds(kinds, sizeof kinds / sizeof *kinds, boards, 3, effort(300, 2000));
}

/* With a cage or a longer line, what follows from one of its cells is left to later rounds. */
Test(wide_forms, keep_what_holds_on_large_boards)
{
    static const struct tried_kind kinds[] = {
        {CONSTRAINT_CAGE, false},      {CONSTRAINT_RENBAN, false},
        {CONSTRAINT_ARROW, false},     {CONSTRAINT_LITTLE_KILLER, false},
        {CONSTRAINT_QUADRUPLE, false}, {CONSTRAINT_REPEAT_CAGE, false},
        {CONSTRAINT_WHITE_DOT, true},  {CONSTRAINT_BLACK_DOT, true},
        {CONSTRAINT_GREATER, true},    {CONSTRAINT_WHISPER, false},
        {CONSTRAINT_X, true},          {CONSTRAINT_THERMO, true},
        {CONSTRAINT_PALINDROME, true},
    };
    static const char *const boards[] = {"10x10", "12x12", "16x16", "jigsaw-10:ash", "15x15"};
    check_kinds(kinds, sizeof kinds / sizeof *kinds, boards, 5, effort(800, 8000));
}
