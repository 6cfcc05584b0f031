#include "gen/grade/technique/pattern/subset_walk.h"

#include "gen/grade/technique/search.h"

void subset_walk_begin(struct subset_walk *w, unsigned n)
{
    w->n = n;
    w->count = 0;
    w->depth = 0;
    w->next = 0;
    w->united[0] = 0;
}

bool subset_walk_next(struct engine *e, struct subset_walk *w)
{
    if (w->count < w->n || spend_steps(e, 1)) {
        return false;
    }
    for (;;) {
        if (w->next + (w->n - w->depth) > w->count) {
            if (w->depth == 0) {
                return false;
            }
            w->next = w->chosen[--w->depth] + 1;
            continue;
        }
        uint32_t united = w->united[w->depth] | w->mask[w->next];
        unsigned i = w->next++;
        if (digit_count(united) > w->n) {
            continue;
        }
        w->chosen[w->depth] = i;
        if (w->depth + 1 == w->n) {
            w->united[w->n] = united;
            return true; /* the next call tries the next last element */
        }
        w->united[++w->depth] = united;
    }
}
