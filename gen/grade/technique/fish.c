/* Fish. */
#include "gen/grade/technique/engine.h"

/* Basic fish: n rows whose places for a digit lie in n columns, or the reverse. */
static bool basic_fish_of(struct engine *e, unsigned digit, unsigned n, bool rows)
{
    const struct tables *t = &e->tables;
    unsigned size = t->v->size;
    unsigned base = rows ? 0 : size;
    unsigned cover = rows ? size : 0;
    struct subset_walk w;
    uint8_t line[ENGINE_SIZE];
    w.count = 0;
    for (unsigned i = 0; i < size; i++) {
        uint32_t mask = e->now.pos[base + i][digit];
        if (is_single(mask) || digit_count(mask) > n)
            continue;
        line[w.count] = (uint8_t)i;
        w.mask[w.count++] = mask;
    }
    if (w.count < n)
        return false;
    walk_begin(&w, n);
    while (walk_next(&w)) {
        if (digit_count(w.united[n]) != n)
            continue;
        cell_set bases = set_none();
        cell_set covers = set_none();
        for (unsigned i = 0; i < n; i++)
            bases = set_or(bases, t->house[base + line[w.chosen[i]]]);
        for (uint32_t left = w.united[n]; left; left &= left - 1)
            covers = set_or(covers, t->house[cover + (unsigned)__builtin_ctz(left)]);
        drop_set(e, digit, set_minus(covers, bases));
        if (!found_any(e))
            continue;
        if (explaining(e)) {
            for (unsigned i = 0; i < n; i++)
                cite(e, base + line[w.chosen[i]]);
            for (uint32_t left = w.united[n]; left; left &= left - 1)
                cite(e, cover + (unsigned)__builtin_ctz(left));
            mark_set(e, MARK_PATTERN, digit, bases);
        }
        if (emit(e))
            return true;
    }
    return false;
}

static bool find_basic_fish(struct engine *e, int n)
{
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        if (set_empty(e->now.at[digit]))
            continue;
        if (basic_fish_of(e, digit, (unsigned)n, true) ||
            basic_fish_of(e, digit, (unsigned)n, false))
            return true;
    }
    return false;
}
