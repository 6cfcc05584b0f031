/* Naked and hidden subsets, and the locked pair and triple (a naked subset in the crossing of a
 * box and a line that removes candidates from both). Houses in the order boxes, rows, columns,
 * extra houses. */
#include "gen/grade/technique/engine.h"

enum { MAX_SUBSET = 4 };

/* Walk over the n-element choices of `count` masks whose union has exactly n bits. */
struct subset_walk {
    unsigned n;
    unsigned count;
    uint32_t mask[ENGINE_SIZE];
    unsigned chosen[MAX_SUBSET];
    uint32_t united[MAX_SUBSET + 1];
    unsigned depth;
    unsigned next; /* the first choice to try at this depth */
};

static void walk_begin(struct subset_walk *w, unsigned n)
{
    w->n = n;
    w->depth = 0;
    w->next = 0;
    w->united[0] = 0;
}

static bool walk_next(struct subset_walk *w)
{
    for (;;) {
        if (w->next + (w->n - w->depth) > w->count) {
            if (w->depth == 0)
                return false;
            w->next = w->chosen[--w->depth] + 1;
            continue;
        }
        uint32_t united = w->united[w->depth] | w->mask[w->next];
        unsigned i = w->next++;
        if (digit_count(united) > w->n)
            continue;
        w->chosen[w->depth] = i;
        if (w->depth + 1 == w->n) {
            w->united[w->n] = united;
            return true; /* the next call goes on with the next last element */
        }
        w->united[++w->depth] = united;
    }
}

/* The k-th house in the order boxes, rows, columns, extra houses. */
static unsigned subset_house(const struct variant *v, unsigned k)
{
    unsigned n = v->size;
    return k < n ? 2 * n + k : k < 3 * n ? k - n : k;
}

static bool emit_naked(struct engine *e, const struct subset_walk *w, const uint16_t *cell,
                       bool locked)
{
    const struct tables *t = &e->tables;
    digit_set digits = w->united[w->n];
    cell_set cells = set_none();
    cell_set seen = t->peers[cell[w->chosen[0]]];
    for (unsigned i = 0; i < w->n; i++) {
        set_add(&cells, cell[w->chosen[i]]);
        seen = set_and(seen, t->peers[cell[w->chosen[i]]]);
    }
    unsigned first = cell[w->chosen[0]];
    cell_set gone = set_none();
    FOR_EACH_DIGIT(digit, digits)
    gone = set_or(gone, set_and(seen, e->now.at[digit]));
    if (set_empty(gone))
        return false;
    if (locked) {
        cell_set box = t->house[t->v->house_of[first][2]];
        if (!set_within(cells, box) || set_within(gone, box) || !set_meets(gone, box))
            return false;
    }
    FOR_EACH_DIGIT(digit, digits)
    drop_set(e, digit, seen);
    if (explaining(e)) {
        for (unsigned k = 0; k < t->v->house_count_of[first]; k++) {
            if (set_within(cells, t->house[t->v->house_of[first][k]]))
                cite(e, t->v->house_of[first][k]);
        }
        mark_cells(e, MARK_PATTERN, cells, digits);
    }
    return emit(e);
}

static bool naked_in_house(struct engine *e, unsigned h, unsigned n, bool locked)
{
    const struct house *house = &e->tables.v->house[h];
    struct subset_walk w;
    uint16_t cell[ENGINE_SIZE];
    w.count = 0;
    for (unsigned i = 0; i < e->tables.v->size; i++) {
        digit_set digits = e->now.digits[house->cell[i]];
        if (is_single(digits) || digit_count(digits) > n)
            continue;
        cell[w.count] = house->cell[i];
        w.mask[w.count++] = digits;
    }
    if (w.count < n)
        return false;
    walk_begin(&w, n);
    while (walk_next(&w)) {
        if (digit_count(w.united[n]) == n && emit_naked(e, &w, cell, locked))
            return true;
    }
    return false;
}

static bool find_locked_subset(struct engine *e, int n)
{
    unsigned size = e->tables.v->size;
    for (unsigned h = 2 * size; h < 3 * size; h++) {
        if (e->now.open[h] > (unsigned)n && naked_in_house(e, h, (unsigned)n, true))
            return true;
    }
    return false;
}

static bool find_naked_subset(struct engine *e, int n)
{
    const struct variant *v = e->tables.v;
    for (unsigned k = 0; k < v->house_count; k++) {
        unsigned h = subset_house(v, k);
        if (e->now.open[h] > (unsigned)n && naked_in_house(e, h, (unsigned)n, false))
            return true;
    }
    return false;
}

static bool hidden_in_house(struct engine *e, unsigned h, unsigned n)
{
    const struct house *house = &e->tables.v->house[h];
    struct subset_walk w;
    uint8_t digit[ENGINE_SIZE];
    w.count = 0;
    for (unsigned d = 1; d <= e->tables.v->size; d++) {
        uint32_t mask = e->now.pos[h][d];
        if (is_single(mask) || digit_count(mask) > n)
            continue;
        digit[w.count] = (uint8_t)d;
        w.mask[w.count++] = mask;
    }
    if (w.count < n)
        return false;
    walk_begin(&w, n);
    while (walk_next(&w)) {
        if (digit_count(w.united[n]) != n)
            continue;
        digit_set digits = 0;
        for (unsigned i = 0; i < n; i++)
            digits |= digit_bit(digit[w.chosen[i]]);
        cell_set cells = set_none();
        for (uint32_t left = w.united[n]; left; left &= left - 1) {
            unsigned cell = house->cell[__builtin_ctz(left)];
            set_add(&cells, cell);
            drop_digits(e, cell, ~digits);
        }
        if (!found_any(e))
            continue;
        if (explaining(e)) {
            cite(e, h);
            mark_cells(e, MARK_PATTERN, cells, digits);
        }
        if (emit(e))
            return true;
    }
    return false;
}

static bool find_hidden_subset(struct engine *e, int n)
{
    const struct variant *v = e->tables.v;
    for (unsigned k = 0; k < v->house_count; k++) {
        unsigned h = subset_house(v, k);
        if (e->now.open[h] > (unsigned)n && hidden_in_house(e, h, (unsigned)n))
            return true;
    }
    return false;
}
