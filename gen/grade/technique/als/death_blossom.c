/* Death blossom: a stem cell, and for each of its candidates a set that loses the digit when the
 * stem has it; the digits that all the sets share otherwise stand in one of them. */
#include "gen/grade/technique/als/als_sets.h"
#include "gen/grade/technique/search.h"

struct blossom {
    unsigned stem;
    unsigned count;
    unsigned digit[ENGINE_SIZE];
    const struct als *petal[ENGINE_SIZE];
};

/* The step of a stem with a petal for each of its candidates. Whichever candidate the stem has, the
 * petal of it loses that digit and is then locked: its cells contain all of its other digits. A
 * digit that every petal has, and the stem has not, is therefore in one of the petals, and a cell
 * that sees all its places in all of them cannot have it. */
static bool blossom_emit(struct engine *e, const struct blossom *b, digit_set shared)
{
    cell_set inside = set_of(b->stem);
    for (unsigned i = 0; i < b->count; i++) {
        inside = set_or(inside, b->petal[i]->cells);
    }
    FOR_EACH_DIGIT(z, shared) {
        cell_set seen = set_minus(e->now.at[z], inside);
        for (unsigned i = 0; i < b->count; i++) {
            seen = set_and(seen, b->petal[i]->sees[z]);
        }
        eliminate_set(e, z, seen);
    }
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        mark_cells(e, MARK_PATTERN, set_of(b->stem), e->now.digits[b->stem]);
        for (unsigned i = 0; i < b->count; i++) {
            als_mark(e, i, b->petal[i]);
            link_candidates(
                e, candidate_of(b->digit[i], b->stem),
                candidate_of(b->digit[i], set_first(als_has(e, b->petal[i], b->digit[i]))), false);
        }
    }
    return emit(e);
}

/* Chooses the petal of the stem's candidate number `at`, then those after it: a set all of whose
 * places for the digit see the stem, so that it loses the digit where the stem has it. `shared` is
 * what all petals so far have and could remove somewhere; without a digit in it the branch ends.
 * Tries every set for every candidate, so the work is bounded by the search's budget. */
static bool blossom_grow(struct engine *e, struct blossom *b, unsigned at, digit_set shared,
                         cell_set used)
{
    const struct als_list *l = e->als;
    if (at == b->count) {
        return blossom_emit(e, b, shared & ~e->now.digits[b->stem]);
    }
    unsigned digit = b->digit[at];
    for (unsigned i = 0; i < l->count && !spend_steps(e, 1); i++) {
        const struct als *a = &l->set[i];
        if (!(a->digits & digit_bit(digit)) || !set_has(&a->sees[digit], b->stem) ||
            set_has(&a->cells, b->stem) || !(shared & a->useful & ~e->now.digits[b->stem])) {
            continue;
        }
        if (!e->options->overlap && set_meets(a->cells, used)) {
            continue;
        }
        b->petal[at] = a;
        if (blossom_grow(e, b, at + 1, shared & a->useful, set_or(used, a->cells))) {
            return true;
        }
    }
    return false;
}

/* Every cell with two to four candidates as the stem; with more, petals for all of them are hardly
 * ever found, and the search would be long. */
bool find_death_blossom(struct engine *e, int argument)
{
    (void)argument;
    const struct layout *v = e->tables.v;
    als_collect(e);
    for (unsigned stem = 0; stem < v->cell_count; stem++) {
        struct blossom b = {.stem = stem};
        if (digit_count(e->now.digits[stem]) < 2 || digit_count(e->now.digits[stem]) > 4) {
            continue;
        }
        FOR_EACH_DIGIT(digit, e->now.digits[stem]) {
            b.digit[b.count++] = digit;
        }
        if (blossom_grow(e, &b, 0, all_digits(v->size), set_none())) {
            return true;
        }
    }
    return false;
}
