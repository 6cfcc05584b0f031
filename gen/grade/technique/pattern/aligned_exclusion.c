/* Aligned pair and triplet exclusion: of the ways to fill n cells, those go that put a digit twice
 * in a house, or that leave nothing for a cell that sees them all; a candidate in no way left
 * goes. */
#include "gen/grade/technique/search.h"

struct aligned {
    unsigned count;
    unsigned cell[3];
    cell_set common; /* cells that see all of them */
    digit_set alive[3];
};

/* Is this way to fill the cells impossible: the same digit in two cells that see each other, or all
 * candidates used of a cell that sees them all? */
static bool combination_dead(const struct engine *e, const struct aligned *a,
                             const unsigned digit[3])
{
    digit_set used = 0;
    for (unsigned i = 0; i < a->count; i++) {
        used |= digit_bit(digit[i]);
        for (unsigned k = i + 1; k < a->count; k++) {
            if (digit[i] == digit[k] && set_has(&e->tables.peers[a->cell[i]], a->cell[k])) {
                return true;
            }
        }
    }
    FOR_EACH_CELL(other, a->common) {
        if (!(e->now.digits[other] & ~used)) {
            return true;
        }
    }
    return false;
}

/* Goes through all ways to fill the cells from number `at` on, and notes in `alive` the digits of
 * those that are possible. */
static void combinations(struct engine *e, struct aligned *a, unsigned at, unsigned digit[3])
{
    if (spend_steps(e, 1)) {
        return;
    }
    if (at == a->count) {
        if (!combination_dead(e, a, digit)) {
            for (unsigned i = 0; i < a->count; i++) {
                a->alive[i] |= digit_bit(digit[i]);
            }
        }
        return;
    }
    FOR_EACH_DIGIT(d, e->now.digits[a->cell[at]]) {
        digit[at] = d;
        combinations(e, a, at + 1, digit);
    }
}

/* The step of these cells: a digit that no possible way to fill them uses is removed. Only a cell
 * with at most as many candidates as there are cells can be left with none, so without one there is
 * nothing to find. */
static bool aligned_at(struct engine *e, struct aligned *a)
{
    unsigned digit[3] = {0};
    cell_set common = set_none();
    FOR_EACH_CELL(cell, a->common) {
        unsigned count = digit_count(e->now.digits[cell]);
        if (count >= 2 && count <= a->count) {
            set_add(&common, cell);
        }
    }
    if (set_empty(common)) {
        return false;
    }
    a->common = common;
    memset(a->alive, 0, sizeof a->alive);
    combinations(e, a, 0, digit);
    if (spend_steps(e, 1)) {
        return false; /* not every combination was looked at */
    }
    for (unsigned i = 0; i < a->count; i++) {
        eliminate_digits(e, a->cell[i], ~a->alive[i]);
    }
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        for (unsigned i = 0; i < a->count; i++) {
            mark_cells(e, MARK_PATTERN, set_of(a->cell[i]), e->now.digits[a->cell[i]]);
        }
        mark_cells(e, MARK_SET_A, a->common, ~0U);
    }
    return emit(e);
}

/* All pairs or triples of open cells that some cell sees together. Costs the number of them times
 * the ways to fill one, so the work is bounded by the search's budget: a tuple that was not looked
 * at in full removes nothing. */
bool find_aligned_exclusion(struct engine *e, int n)
{
    assert(n == 2 || n == 3);
    const struct tables *t = &e->tables;
    unsigned cells = t->v->cell_count;
    for (unsigned i = 0; i < cells; i++) {
        for (unsigned j = i + 1; j < cells && e->now.digits[i]; j++) {
            cell_set both = set_and(t->peers[i], t->peers[j]);
            if (!e->now.digits[j] || set_empty(both)) {
                continue;
            }
            for (unsigned k = j + 1; k < (n == 3 ? cells : j + 2); k++) {
                struct aligned a = {.count = (unsigned)n, .cell = {i, j, k}, .common = both};
                if (n == 3) {
                    if (!e->now.digits[k]) {
                        continue;
                    }
                    a.common = set_and(both, t->peers[k]);
                }
                if (!set_empty(a.common) && aligned_at(e, &a)) {
                    return true;
                }
            }
        }
    }
    return false;
}
