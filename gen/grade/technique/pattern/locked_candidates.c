/* Locked candidates: all places of a digit in one house lie in a second house too, so the digit
 * goes from the rest of the second. Pointing: the first house is a box. Claiming: it is a row, a
 * column or an extra house. */
#include "gen/grade/technique/search.h"

static bool locked_from(struct engine *e, unsigned base)
{
    const struct tables *t = &e->tables;
    const struct position *s = &e->now;
    for (unsigned digit = 1; digit <= t->v->size; digit++) {
        uint32_t mask = s->places[base][digit];
        if (is_single(mask)) {
            continue;
        }
        for (unsigned i = 0; i < t->crossing_count[base]; i++) {
            const struct crossing *c = &t->crossing[base][i];
            if (mask & ~c->shared || !(s->places[c->other][digit] & ~c->other_shared)) {
                continue;
            }
            eliminate_set(e, digit, set_minus(t->house[c->other], t->house[base]));
            if (explaining(e)) {
                cite_house(e, base);
                cite_house(e, c->other);
                mark_set(e, MARK_PATTERN, digit, t->house[base]);
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}

bool find_pointing(struct engine *e, int argument)
{
    (void)argument;
    const struct house_list *boxes = &e->tables.of_kind[HOUSE_BOX];
    for (unsigned i = 0; i < boxes->count; i++) {
        if (e->now.open[boxes->house[i]] && locked_from(e, boxes->house[i])) {
            return true;
        }
    }
    return false;
}

bool find_claiming(struct engine *e, int argument)
{
    (void)argument;
    const struct layout *v = e->tables.v;
    for (unsigned h = 0; h < v->house_count; h++) {
        if (v->house[h].kind != HOUSE_BOX && e->now.open[h] && locked_from(e, h)) {
            return true;
        }
    }
    return false;
}
