/* Nishio: an assumption, followed for its own digit only, leaves a house without a place for it. */
#include "gen/grade/technique/search.h"

bool find_nishio(struct engine *e, int argument)
{
    (void)argument;
    const struct tables *t = &e->tables;
    for (unsigned digit = 1; digit <= t->v->size; digit++) {
        FOR_EACH_CELL(start, e->now.at[digit]) {
            cell_set left = set_minus(e->now.at[digit], t->peers[start]);
            cell_set done = set_of(start);
            bool dead = false;
            unsigned full = 0; /* the house without a place left */
            for (bool grew = true; grew && !dead;) {
                grew = false;
                for (unsigned h = 0; h < t->v->house_count && !dead; h++) {
                    cell_set places = set_and(left, t->house[h]);
                    if (!e->now.places[h][digit]) {
                        continue;
                    }
                    dead = set_empty(places);
                    full = h;
                    if (dead || set_count(places) != 1 || set_has(&done, set_first(places))) {
                        continue;
                    }
                    set_add(&done, set_first(places));
                    left = set_minus(left, t->peers[set_first(places)]);
                    grew = true;
                }
            }
            if (!dead) {
                continue;
            }
            eliminate(e, digit, start);
            if (explaining(e)) {
                mark_set(e, MARK_PATTERN, digit, set_minus(done, set_of(start)));
                cite_house(e, full);
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}
