/* Constraints of every kind and mixture against an oracle: all full boards of the houses alone,
 * each checked against every constraint by a plain reading of its JSON (constraint_oracle.h). */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/canon/canon.h"
#include "gen/board/layout_turn.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/solve/fill.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/constraint_oracle.h"
#include "tests/property/effort.h"
#include "tests/property/named_stream.h"

enum { LIMIT = 400 };

/* Its constraints, printed and read again, are the same layout. */
static void check_json(const struct layout *v)
{
    struct text json = {0};
    struct constraint_list l = {0};
    struct diag d = {0};
    constraints_print_json(&json, v);
    cr_assert_eq(constraints_read_json(json.data, json.length, v->bare, NULL, &d, &l), STATUS_OK,
                 "%s", json.data);
    const struct layout *again = constraints_lay(v->bare, &l);
    cr_assert_eq(again, v, "%s", json.data);
    layout_drop(again);
    constraint_list_free(&l);
    text_free(&json);
}

static void check_turns(const struct layout *v, const struct grid *givens, unsigned count)
{
    const struct layout *first = NULL;
    struct grid form;
    cr_assert(canon_turned(v, givens, &first, &form, NULL));
    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
        uint16_t from[MAX_CELLS];
        const struct layout *turned = layout_turned(v, m, from);
        const struct layout *layout = NULL;
        struct grid moved;
        struct grid other;
        if (!turned) {
            continue;
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            moved.cell[cell] = givens->cell[from[cell]];
        }
        cr_assert_eq(solve_count(turned, &moved, LIMIT, NULL), count);
        cr_assert(canon_turned(turned, &moved, &layout, &other, NULL));
        cr_assert_eq(layout, first);
        cr_assert_arr_eq(form.cell, other.cell, v->cell_count);
        layout_drop(layout);
        layout_drop(turned);
    }
    layout_drop(first);
}

/* Boards of the layout with `kept` of 16 cells given at random, and up to `most` constraints of
 * kinds from `kinds`. */
static void check_board(const struct layout *base, struct pcg32 *rng, kind_set kinds, unsigned kept,
                        unsigned most)
{
    static struct oracle o;
    struct grid solution;
    struct grid givens = {{0}};
    struct constraint_list l = {0};
    uint64_t starts;
    cr_assert_eq(fill_board(base, rng, 100, &solution, &starts), FILL_DONE);
    for (unsigned i = 0; i < most; i++) {
        unsigned kind = pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        if (kinds >> kind & 1) {
            constraint_boards_add(base, rng, kind, solution.cell, &l);
        }
    }
    struct constraint_list part = l;
    for (part.count = 1; part.count <= l.count; part.count++) {
        char buffer[CONSTRAINT_COMPLAINT_SIZE];
        if (constraint_list_complain(&part, base, buffer)) {
            constraint_list_free(&l);
            return;
        }
    }
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        givens.cell[cell] = pcg32_below(rng, 16) < kept ? solution.cell[cell] : 0;
    }
    const struct layout *v = constraints_lay(base, &l);
    cr_assert_not_null(v);
    if (v->constraints) {
        oracle_of(&o, v);
        check_json(v);
        solve_each(base, &givens, oracle_take, &o);
        if (o.boards < 20000) {
            unsigned count = o.found > LIMIT ? LIMIT : o.found;
            struct text json = {0};
            constraints_print_json(&json, v);
            cr_assert_eq(solve_count(v, &givens, LIMIT, NULL), count, "%u: %s", count, json.data);
            text_free(&json);
            if (pcg32_below(rng, 20) == 0) {
                check_turns(v, &givens, count);
            }
        }
    }
    layout_drop(v);
    constraint_list_free(&l);
}

Test(constraints, each_kind_is_counted_as_the_oracle_counts)
{
    struct pcg32 rng;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        named_stream(&rng, 14, constraint_kinds[kind]->name);
        for (unsigned round = 0; round < effort(90, 400); round++) {
            check_board(variant_find("4x4"), &rng, (kind_set)1 << kind, pcg32_below(&rng, 4), 60);
            if (round % 4 == 0) {
                check_board(variant_find("6x6"), &rng, (kind_set)1 << kind, 6, 100);
            }
        }
    }
    cr_assert_eq(layout_built_count(), 0);
}

Test(constraints, mixtures_are_counted_as_the_oracle_counts)
{
    static const char *const names[] = {"4x4", "6x6", "jigsaw-5:ash", "latin-5"};
    struct pcg32 rng;
    pcg32_seed(&rng, 14, 2);
    for (unsigned round = 0; round < effort(1500, 4000); round++) {
        const char *name = names[pcg32_below(&rng, 4)];
        kind_set kinds = ~(kind_set)0;
        if (round % 2) { /* two kinds that follow one another, thickly */
            kinds = (kind_set)3 << pcg32_below(&rng, CONSTRAINT_KIND_COUNT - 1);
        }
        check_board(variant_find(name), &rng, kinds, name[0] == '4' ? pcg32_below(&rng, 3) : 5,
                    kinds == ~(kind_set)0 ? 1 + pcg32_below(&rng, 7) : 60);
    }
    cr_assert_eq(layout_built_count(), 0);
}

/* Are two digits the same where a house has both cells? Of cages of calcudoku, which know that. */
static bool repeats(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    bool found = false;
    for (unsigned h = 0; h < v->house_count && constraint_kind_of(c)->make == MAKE_CALC; h++) {
        unsigned seen[MAX_SIZE + 1] = {0};
        for (unsigned i = 0; i < c->count; i++) {
            for (unsigned k = 0; k < v->size; k++) {
                found |= v->house[h].cell[k] == c->cell[i] && seen[digits[c->cell[i]]]++;
            }
        }
    }
    return found;
}

/* What a constraint leaves of candidates, by trying every way to fill its cells. False: there is
 * none. */
static bool try_all(const struct layout *v, const struct constraint *c, const digit_set *open,
                    digit_set *left)
{
    uint8_t digits[MAX_CELLS] = {0};
    unsigned ways = 1;
    bool any = false;
    for (unsigned i = 0; i < c->count; i++) {
        ways *= v->size;
        left[c->cell[i]] = 0;
    }
    for (unsigned way = 0; way < ways; way++) {
        bool fits = true;
        for (unsigned i = 0, rest = way; i < c->count; i++, rest /= v->size) {
            digits[c->cell[i]] = (uint8_t)(rest % v->size + 1);
            fits &= open[c->cell[i]] >> (rest % v->size) & 1;
        }
        fits = fits && constraint_kind_of(c)->holds(v, c, digits) && !repeats(v, c, digits);
        for (unsigned i = 0; i < c->count && fits; i++) {
            left[c->cell[i]] |= digit_bit(digits[c->cell[i]]);
        }
        any |= fits;
    }
    return any;
}

/* Is the digit in some set of different digits with the cage's sum, one for each cell? */
static bool is_in_a_set(const struct layout *v, const struct constraint *c, unsigned digit)
{
    for (digit_set set = 0; set <= all_digits(v->size); set++) {
        unsigned sum = 0;
        for (digit_set rest = set; rest; rest &= rest - 1) {
            sum += lowest_digit(rest);
        }
        if (digit_count(set) == c->count && sum == c->sum && set & digit_bit(digit)) {
            return true;
        }
    }
    return false;
}

/* Without a digit that the cells must contain, nothing fits. */
static void check_needs(const struct layout *v, const struct constraint *c, const digit_set *open)
{
    const struct constraint_kind *kind = constraint_kind_of(c);
    for (digit_set rest = kind->needs ? kind->needs(v, c, open) : 0; rest; rest &= rest - 1) {
        digit_set without[MAX_CELLS];
        digit_set left[MAX_CELLS];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            without[cell] = open[cell] & ~(rest & -rest);
        }
        cr_assert_not(try_all(v, c, without, left), "%s", kind->name);
    }
}

/* Each kind against what it promises of its prune (constraint.h). */
static void check_prune(const struct layout *v, const struct constraint *c, struct pcg32 *rng)
{
    digit_set open[MAX_CELLS];
    digit_set pruned[MAX_CELLS];
    digit_set left[MAX_CELLS];
    enum constraint_removal removes = c->all ? REMOVES_SOME : constraint_kind_of(c)->removes;
    bool untouched = removes == REMOVES_BY_SETS && pcg32_below(rng, 2);
    bool whole = removes == REMOVES_ALL || untouched;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        open[cell] = untouched ? all_digits(v->size) : 1 + pcg32_below(rng, all_digits(v->size));
        pruned[cell] = open[cell];
    }
    check_needs(v, c, open);
    bool any = try_all(v, c, open, left);
    enum constraint_effect effect = constraint_kind_of(c)->prune(v, c, pruned);
    const char *name = constraint_kind_of(c)->name;
    cr_assert(effect != CONSTRAINT_BROKEN || !any, "%s", name);
    cr_assert(effect == CONSTRAINT_BROKEN || any || !whole, "%s", name);
    bool same = true;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        unsigned cell = c->cell[i];
        cr_assert_eq(left[cell] & ~pruned[cell], 0, "%s", name);
        cr_assert(!whole || pruned[cell] == left[cell], "%s of %u cells", name, c->count);
        same &= pruned[cell] == open[cell];
        for (digit_set rest = removes == REMOVES_BY_SETS ? pruned[cell] : 0; rest;
             rest &= rest - 1) {
            cr_assert(is_in_a_set(v, c, lowest_digit(rest)), "%s of %u", name, c->sum);
        }
    }
    cr_assert(effect == CONSTRAINT_BROKEN || same == (effect == CONSTRAINT_SAME), "%s", name);
}

/* With all cells filled, prune decides whether the constraint holds. */
static void check_filled(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    digit_set candidates[MAX_CELLS];
    bool differ = true;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        candidates[cell] = digit_bit(digits[cell]);
    }
    for (unsigned i = 0; i < c->count; i++) {
        for (unsigned k = 0; k < i; k++) {
            differ &= digits[c->cell[i]] != digits[c->cell[k]];
        }
    }
    enum constraint_shape shape = constraint_kind_of(c)->shape;
    if (differ || (shape != CONSTRAINT_HOUSE && shape != CONSTRAINT_SIDE &&
                   constraint_kind_of(c)->make != MAKE_CALC)) {
        cr_assert_eq(constraint_kind_of(c)->prune(v, c, candidates) == CONSTRAINT_BROKEN,
                     !constraint_kind_of(c)->holds(v, c, digits), "%s",
                     constraint_kind_of(c)->name);
    }
}

/* The digits of all sets that open cells can still have: each of these has a digit of the set, and
 * each digit one of them. */
static digit_set fitting_digits(const digit_set *open, unsigned count, digit_set allowed,
                                unsigned sum)
{
    digit_set fitting = 0;
    for (digit_set set = 1; set <= allowed; set++) {
        unsigned total = 0;
        digit_set met = 0;
        bool fits = digit_count(set) == count && !(set & ~allowed);
        for (digit_set rest = fits ? set : 0; rest; rest &= rest - 1) {
            total += lowest_digit(rest);
        }
        for (unsigned i = 0; i < count; i++) {
            fits &= (open[i] & set) != 0;
            met |= open[i] & set;
        }
        fitting |= fits && total == sum && met == set ? set : 0;
    }
    return fitting;
}

/* With digits above nine there is no table of sets. */
Test(constraints, large_cages_keep_the_digits_of_fitting_sets)
{
    static const uint16_t cell[] = {0, 1, 2, 3, 4};
    struct pcg32 rng;
    unsigned removed = 0;
    pcg32_seed(&rng, 14, 6);
    for (unsigned round = 0; round < effort(300, 3000); round++) {
        const struct layout *v = variant_find(round % 2 ? "12x12" : "10x10");
        const unsigned count = 2 + pcg32_below(&rng, 4);
        const unsigned filled = pcg32_below(&rng, 2);
        digit_set candidates[MAX_CELLS];
        digit_set before[MAX_CELLS];
        digit_set allowed = 0;
        unsigned sum = 0;
        for (unsigned i = 0; i < count; i++) {
            const digit_set two = 3U << pcg32_below(&rng, v->size - 1U);
            candidates[i] = i < filled ? digit_bit(1 + pcg32_below(&rng, v->size))
                                       : two | (pcg32_next(&rng) & all_digits(v->size));
            before[i] = candidates[i];
            allowed |= i < filled ? 0 : candidates[i];
            sum += 1 + pcg32_below(&rng, v->size);
        }
        const digit_set placed = filled ? before[0] : 0;
        const unsigned rest = sum - (filled ? lowest_digit(placed) : 0); /* it may be below 0 */
        const digit_set fitting =
            fitting_digits(before + filled, count - filled, allowed & ~placed, rest);
        const struct constraint c = {
            .kind = CONSTRAINT_CAGE, .sum = (uint16_t)sum, .count = (uint16_t)count, .cell = cell};
        const bool is_broken =
            constraint_kind_of(&c)->prune(v, &c, candidates) == CONSTRAINT_BROKEN;
        for (unsigned i = filled; i < count; i++) {
            cr_assert(is_broken || candidates[i] == (before[i] & fitting), "round %u", round);
            removed += !is_broken && candidates[i] != before[i];
        }
        cr_assert_eq(is_broken, fitting == 0, "round %u", round);
    }
    cr_expect_gt(removed, 100, "%u", removed);
}

/* Of rules, a pair of cells or two. */
Test(constraints, prune_keeps_what_its_kind_promises)
{
    struct pcg32 rng;
    struct constraint_list l = {0};
    const struct layout *v = variant_find("6x6");
    uint8_t digits[MAX_CELLS];
    unsigned checked[CONSTRAINT_KIND_COUNT][2] = {{0}};
    pcg32_seed(&rng, 14, 5);
    for (unsigned round = 0; round < 60000; round++) {
        unsigned kind = pcg32_below(&rng, CONSTRAINT_KIND_COUNT);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            digits[cell] = (uint8_t)(1 + pcg32_below(&rng, v->size));
        }
        constraint_list_clear(&l);
        constraint_boards_add(v, &rng, kind, digits, &l);
        const struct layout *constrained = l.count == 1 ? constraints_lay(v, &l) : NULL;
        if (constrained) {
            struct constraint c = *constraint_at(constrained, 0);
            if (constraint_is_rule(&c)) {
                const unsigned part = constraint_part_cells(&c);
                unsigned first = pcg32_below(&rng, c.count / part - 1U);
                c.cell += part * (size_t)first;
                c.count = (uint16_t)(part > 2 ? part : part + part * pcg32_below(&rng, 2));
            }
            check_filled(v, &c, digits);
            if (c.count < 6) {
                check_prune(v, &c, &rng);
                checked[kind][c.all]++;
            }
        }
        layout_drop(constrained);
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const struct constraint_kind *k = constraint_kinds[kind];
        bool house = k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE ||
                     k->stays_in_place; /* six cells: too many ways */
        cr_expect(checked[kind][false] > 60 || house, "%s", constraint_kinds[kind]->name);
        cr_expect(checked[kind][true] > 10 || !constraint_kinds[kind]->may_all, "%s",
                  constraint_kinds[kind]->name);
    }
    constraint_list_free(&l);
}
