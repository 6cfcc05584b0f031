/* Drawings that are completed: everything that was drawn is there, with numbers that hold, and a
 * plain count finds one solution. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/constraints/sketch.h"
#include "gen/make/run/generate.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"

/* A drawing that has a completion: constraints of a full board, most numbers left open. */
static bool random_sketch(uint64_t stream, struct sketch *w)
{
    struct pcg32 rng;
    uint64_t attempts;
    struct grid board;
    const struct layout *base = variant_find(stream % 2 ? "4x4" : "6x6");
    pcg32_seed(&rng, 36, stream);
    *w = (struct sketch){.base = layout_keep(base)};
    cr_assert(board_method_for(base)->fill(base, &rng, BOARD_MAX_ATTEMPTS, &board, &attempts));
    for (unsigned i = 0; i < 8; i++) {
        enum constraint_kind_id kind = pcg32_below(&rng, CONSTRAINT_KIND_COUNT);
        const size_t before = w->list.count;
        constraint_boards_add(base, &rng, kind, board.cell, &w->list);
        bool all = false;
        for (size_t k = before; k < w->list.count; k++) {
            all |= w->list.item[k].all;
        }
        const struct layout *v = constraints_lay(base, &w->list);
        if (all || !constraints_hold(v, board.cell)) {
            w->list.count = before;
        }
        layout_drop(v);
    }
    for (size_t i = 0; i < w->list.count; i++) {
        struct constraint_item *item = &w->list.item[i];
        const struct constraint_kind *k = constraint_kinds[item->kind];
        const bool numbered = k->has_sum || k->has_digits;
        const bool mark = item->kind == CONSTRAINT_WHITE_DOT || item->kind == CONSTRAINT_X ||
                          item->kind == CONSTRAINT_ODD || item->kind == CONSTRAINT_GREATER;
        w->kinds |= (kind_set)1 << item->kind;
        if ((numbered || mark) && pcg32_below(&rng, 4)) {
            item->sum = CONSTRAINT_OPEN;
        }
    }
    unsigned cell = pcg32_below(&rng, base->cell_count);
    w->givens.cell[cell] = board.cell[cell];
    return w->list.count > 0;
}

static bool same_cells(const struct sketch *w, const struct constraint_item *a,
                       const struct constraint *b)
{
    if (a->count != b->count) {
        return false;
    }
    unsigned found = 0;
    for (unsigned i = 0; i < a->count; i++) {
        for (unsigned k = 0; k < b->count; k++) {
            found += w->list.cell[a->first + i] == b->cell[k];
        }
    }
    return found == a->count;
}

/* Is the item there, and its number, where it had one? */
static bool is_kept(const struct sketch *w, const struct constraint_item *item,
                    const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        const bool open = item->sum == CONSTRAINT_OPEN;
        if (constraint_is_rule(c) ? c->kind == item->kind
                                  : (open || (c->kind == item->kind && c->sum == item->sum)) &&
                                        (constraint_kind_of(c)->around || same_cells(w, item, c))) {
            return true;
        }
    }
    return false;
}

struct completed {
    const struct sketch *w;
    unsigned count;
};

static bool check(void *context, const struct record *r)
{
    struct completed *c = context;
    const struct layout *v = r->variant;
    uint64_t positions;
    struct grid solution = {{0}};
    for (unsigned i = 0; i < constraint_count(v); i++) {
        cr_assert_neq(constraint_at(v, i)->sum, CONSTRAINT_OPEN);
    }
    for (size_t i = 0; i < c->w->list.count; i++) {
        cr_assert(is_kept(c->w, &c->w->list.item[i], v), "%s is gone",
                  constraint_kinds[c->w->list.item[i].kind]->name);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        cr_assert(!c->w->givens.cell[cell] || r->givens.cell[cell] == c->w->givens.cell[cell]);
    }
    cr_assert(constraints_hold(v, r->solution.cell));
    cr_assert_eq(solve_method_find("guess")->count(v, &r->givens, 2, &solution, &positions), 1);
    cr_assert_eq(memcmp(solution.cell, r->solution.cell, v->cell_count), 0);
    c->count++;
    return true;
}

Test(sketch, a_drawing_is_completed_with_numbers_that_hold)
{
    unsigned completed = 0;
    const unsigned cases = effort(60, 400);
    for (unsigned i = 0; i < cases; i++) {
        struct sketch w;
        struct diag d;
        struct generate_request r;
        struct completed c = {&w, 0};
        if (random_sketch(i, &w)) {
            diag_init(&d, stderr);
            generate_request_init(&r);
            r.variant = w.base;
            target_init(&r.target, r.variant);
            r.sketch = &w;
            r.seed = i;
            r.emit = check;
            r.context = &c;
            r.diag = &d;
            cr_assert_eq(generate(&r, NULL), STATUS_OK, "drawing %u", i);
            cr_assert_eq(c.count, 1);
            completed++;
        }
        sketch_free(&w);
    }
    cr_assert_gt(completed, cases / 2);
}
