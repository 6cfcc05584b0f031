/* Orders the decisions. A variable is chosen by how often it was involved in contradictions, where
 * recent ones count most (VSIDS: Moskewicz et al., Chaff, DAC 2001). It uses whole numbers, so that
 * the order is the same on every machine. */
#include "gen/solve/constraint/learner.h"

enum {
    BUMP_SHIFT = 4,     /* each contradiction counts 1/16 more than the one before */
    MAX_BUMP_BITS = 50, /* when an activity has this many bits, all are scaled down */
    SCALE_BITS = 30,
    FIRST_BUMP = 1 << 10,
};

static bool comes_before(const struct learner *s, uint32_t a, uint32_t b)
{
    return s->activity[a] > s->activity[b] || (s->activity[a] == s->activity[b] && a < b);
}

static void place(struct learner *s, unsigned at, uint32_t variable)
{
    s->heap[at] = variable;
    s->heap_place[variable] = at;
}

static void sift_up(struct learner *s, unsigned at)
{
    uint32_t moved = s->heap[at];
    while (at > 0 && comes_before(s, moved, s->heap[(at - 1) / 2])) {
        place(s, at, s->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    place(s, at, moved);
}

static void sift_down(struct learner *s, unsigned at)
{
    uint32_t moved = s->heap[at];
    for (;;) {
        unsigned child = 2 * at + 1;
        if (child >= s->heap_count) {
            break;
        }
        if (child + 1 < s->heap_count && comes_before(s, s->heap[child + 1], s->heap[child])) {
            child++;
        }
        if (!comes_before(s, s->heap[child], moved)) {
            break;
        }
        place(s, at, s->heap[child]);
        at = child;
    }
    place(s, at, moved);
}

void activity_start(struct learner *s)
{
    s->bump = FIRST_BUMP;
    s->heap_count = s->n->variables;
    for (unsigned i = 0; i < s->heap_count; i++) {
        place(s, i, i);
    }
    for (unsigned i = s->heap_count / 2; i-- > 0;) {
        sift_down(s, i);
    }
}

void activity_raise(struct learner *s, unsigned variable)
{
    s->activity[variable] += s->bump;
    if (s->heap_place[variable] != NO_VARIABLE) {
        sift_up(s, s->heap_place[variable]);
    }
}

void activity_age(struct learner *s)
{
    s->bump += s->bump >> BUMP_SHIFT;
    if (s->bump >> MAX_BUMP_BITS) {
        for (unsigned i = 0; i < s->n->variables; i++) {
            s->activity[i] >>= SCALE_BITS;
        }
        s->bump >>= SCALE_BITS;
        /* After scaling, activities that were different may be equal. */
        for (unsigned i = s->heap_count / 2; i-- > 0;) {
            sift_down(s, i);
        }
    }
}

void activity_put_back(struct learner *s, unsigned variable)
{
    if (s->heap_place[variable] == NO_VARIABLE) {
        place(s, s->heap_count++, variable);
        sift_up(s, s->heap_place[variable]);
    }
}

unsigned activity_next(struct learner *s)
{
    while (s->heap_count > 0) {
        uint32_t top = s->heap[0];
        s->heap_place[top] = NO_VARIABLE;
        if (--s->heap_count > 0) {
            s->heap[0] = s->heap[s->heap_count];
            sift_down(s, 0);
        }
        if (s->value[2 * top] == 0) {
            return top;
        }
    }
    return NO_VARIABLE;
}
