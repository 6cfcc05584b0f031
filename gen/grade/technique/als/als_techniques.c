/* Techniques of almost locked sets (als_sets.h): ALS-XZ, ALS-XY-wing, ALS chain.
 *
 * All of them rest on one argument. If two sets share a restricted common x, at most one of them
 * has x. The other one has lost a digit, so it is locked and holds all its other digits. In a chain
 * of sets joined by commons, where neighbouring links use different digits, this passes from set to
 * set: at least one of the two end sets holds its digit z. So z can be removed from every cell that
 * sees all places of z in both ends. */
#include "gen/grade/technique/als/als_sets.h"
#include "gen/grade/technique/search.h"

/* Draw a link of each digit between the two sets. */
static void als_link(struct engine *e, const struct als *a, const struct als *b, digit_set digits)
{
    FOR_EACH_DIGIT(digit, digits) {
        link_candidates(e, candidate_of(digit, set_first(als_has(e, a, digit))),
                        candidate_of(digit, set_first(als_has(e, b, digit))), false);
    }
}

/* Remove the digits that at least one of the two sets holds, from the cells that see all their
 * places in both. The links' own digits are excepted: they may be missing from both ends. */
static void als_eliminate_by_ends(struct engine *e, const struct als *a, const struct als *b,
                                  digit_set except)
{
    FOR_EACH_DIGIT(z, a->useful & b->useful & ~except) {
        eliminate_set(e, z, set_and(a->sees[z], b->sees[z]));
    }
}

/* Two restricted commons x and y: one of the sets has x and the other y, so both sets are locked on
 * the rest of their digits. Then x and y are removed from cells that see them in both sets, and
 * each set's other digits from cells that see them in that set. */
static void als_eliminate_by_double_link(struct engine *e, const struct als *a, const struct als *b,
                                         digit_set links)
{
    FOR_EACH_DIGIT(x, links) {
        eliminate_set(e, x, set_and(a->sees[x], b->sees[x]));
    }
    FOR_EACH_DIGIT(y, a->useful & ~links) {
        eliminate_set(e, y, set_minus(a->sees[y], b->cells));
    }
    FOR_EACH_DIGIT(z, b->useful & ~links) {
        eliminate_set(e, z, set_minus(b->sees[z], a->cells));
    }
}

/* Mark the sets that are newer than a search which found nothing. A new instance needs a new set,
 * since the eliminations of old sets have all been made. */
static void als_note_new(const struct als_list *l, uint32_t searched, bool *is_new)
{
    for (unsigned i = 0; i < l->count; i++) {
        is_new[i] = l->set[i].born > searched;
    }
}

bool find_als_xz(struct engine *e, int argument)
{
    (void)argument;
    als_commons(e);
    const struct als_list *l = e->als;
    bool is_new[MAX_ALS];
    als_note_new(l, fruitless_since(e), is_new);
    for (unsigned i = 0; i < l->common_count; i++) {
        const struct restricted_common *c = &l->common[i];
        const struct als *a = &l->set[c->from];
        const struct als *b = &l->set[c->to];
        bool one = is_single(c->digits);
        if (!is_new[c->from] && !is_new[c->to]) {
            continue;
        }
        als_eliminate_by_ends(e, a, b, one ? c->digits : 0);
        if (!one) {
            als_eliminate_by_double_link(e, a, b, c->digits);
        }
        if (!found_any(e)) {
            continue;
        }
        if (explaining(e)) {
            als_mark(e, 0, a);
            als_mark(e, 1, b);
            als_link(e, a, b, c->digits);
        }
        if (emit(e)) {
            return true;
        }
    }
    note_fruitless(e);
    return false;
}

/* The digits that the two outer sets of a wing may both lose, and that therefore cannot be
 * eliminated. x and y are the digits in common with the hinge. HoDoKu excludes all of them, and so
 * does the solution path. In other searches z is allowed if different digits for the two links
 * remain without it. */
static digit_set wing_except(const struct engine *e, digit_set x, digit_set y)
{
    if (on_path(e)) {
        return x | y;
    }
    digit_set except = 0;
    FOR_EACH_DIGIT(z, x | y) {
        digit_set left = (x | y) & ~digit_bit(z);
        if (is_single(left) || !(x & left) || !(y & left)) {
            except |= digit_bit(z);
        }
    }
    return except;
}

struct wing_set {
    unsigned set;
    digit_set digits; /* in common with the hinge */
};

/* Check one wing: do its two outer sets eliminate anything? The hinge loses at most one of two
 * different digits x and y to the outer sets; with the other one it stays locked, so one outer set
 * loses its common and holds z. */
static bool als_wing(struct engine *e, unsigned hinge, struct wing_set outer, struct wing_set other)
{
    const struct als_list *l = e->als;
    const struct als *a = &l->set[outer.set];
    const struct als *b = &l->set[other.set];
    digit_set except = wing_except(e, outer.digits, other.digits);
    if (!(a->useful & b->useful & ~except) ||
        (!e->options->overlap && set_meets(a->cells, b->cells))) {
        return false;
    }
    als_eliminate_by_ends(e, a, b, except);
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        als_mark(e, 0, a);
        als_mark(e, 1, &l->set[hinge]);
        als_mark(e, 2, b);
        digit_set x = outer.digits & ~other.digits ? outer.digits & ~other.digits : outer.digits;
        x &= ~x + 1; /* one digit of each will do, two different ones */
        digit_set y = other.digits & ~x;
        als_link(e, a, &l->set[hinge], x);
        als_link(e, &l->set[hinge], b, y & (~y + 1));
    }
    return emit(e);
}

/* Wings of a hinge and an outer set, with the other outer set from a list. Outer sets come in
 * ascending order, so *next moves forward only, and each pair is looked at once. */
static bool als_wings_on(struct engine *e, unsigned hinge, struct wing_set outer,
                         const struct als_near *list, unsigned *next, unsigned end)
{
    while (*next < end && list[*next].set <= outer.set) {
        ++*next;
    }
    for (unsigned k = *next; k < end; k++) {
        if (!is_single(outer.digits | list[k].digits) &&
            als_wing(e, hinge, outer, (struct wing_set){list[k].set, list[k].digits})) {
            return true;
        }
    }
    return false;
}

/* The wings of one common, with `hinge` as the hinge. If both sets of the common are old, only new
 * sets can complete a wing that was not searched before. */
static bool als_wings_of(struct engine *e, unsigned hinge, struct wing_set outer, bool fresh,
                         unsigned *next, unsigned *next_new)
{
    const struct als_list *l = e->als;
    if (fresh) {
        return als_wings_on(e, hinge, outer, l->near, &next[hinge], l->near_first[hinge + 1]);
    }
    return als_wings_on(e, hinge, outer, l->new_near, &next_new[hinge], l->new_first[hinge + 1]);
}

/* List the new sets near each set. */
static void als_list_new(struct als_list *l, const bool *is_new)
{
    unsigned count = 0;
    for (unsigned set = 0; set < l->count; set++) {
        l->new_first[set] = count;
        for (unsigned k = l->near_first[set]; k < l->near_first[set + 1]; k++) {
            l->new_near[count] = l->near[k];
            count += is_new[l->near[k].set];
        }
    }
    l->new_first[l->count] = count;
}

/* ALS-XY-wing: two outer sets that each share a restricted common with a hinge, with different
 * digits. The order is HoDoKu's: by the earlier common, then by the later, and first with the first
 * set of the common as hinge. */
bool find_als_xy_wing(struct engine *e, int argument)
{
    (void)argument;
    als_commons(e);
    struct als_list *l = e->als;
    bool is_new[MAX_ALS];
    unsigned next[MAX_ALS];
    unsigned next_new[MAX_ALS];
    als_note_new(l, fruitless_since(e), is_new);
    als_list_new(l, is_new);
    memcpy(next, l->near_first, l->count * sizeof next[0]);
    memcpy(next_new, l->new_first, l->count * sizeof next_new[0]);
    for (unsigned set = 0; set < l->count; set++) {
        const unsigned end = l->near_first[set + 1];
        for (unsigned k = l->ahead_first[set]; k < end && !spend_steps(e, 1); k++) {
            struct wing_set p = {set, l->near[k].digits};
            struct wing_set q = {l->near[k].set, l->near[k].digits};
            bool fresh = is_new[p.set] || is_new[q.set];
            (void)spend_steps(e, (end - k + l->near_first[q.set + 1] - l->near_first[q.set]) / 4);
            if (als_wings_of(e, p.set, q, fresh, next, next_new) ||
                als_wings_of(e, q.set, p, fresh, next, next_new)) {
                return true;
            }
        }
    }
    note_fruitless(e);
    return false;
}

/* ALS chains: at least four sets, each joined to the next by a restricted common, neighbouring
 * links by different digits.
 *
 * The search is breadth first over states: a set, the digit by which it was entered, and a layer
 * (first, second or later link). Layers keep short chains, which are ALS-XZ and wings, apart from
 * real ones: a state that was first reached over a short way must be reachable again over a long
 * one. */
enum { CHAIN_LAYERS = 3 };

static inline unsigned chain_state(unsigned set, unsigned layer, unsigned digit)
{
    return (set * CHAIN_LAYERS + layer) * ENGINE_DIGITS + digit;
}

static inline unsigned state_set(unsigned state)
{
    return state / (CHAIN_LAYERS * ENGINE_DIGITS);
}

static inline unsigned state_layer(unsigned state)
{
    return state / ENGINE_DIGITS % CHAIN_LAYERS;
}

static void explain_als_chain(struct engine *e, const struct als_walk *w, unsigned last,
                              unsigned start)
{
    const struct als_list *l = e->als;
    unsigned role = 0;
    const struct als *to = &l->set[state_set(last)];
    als_mark(e, role++, to);
    for (unsigned i = last; i != UINT32_MAX; i = w->from[i]) {
        unsigned before = w->from[i];
        unsigned set = before == UINT32_MAX ? start : state_set(before);
        als_mark(e, role++, &l->set[set]);
        als_link(e, to, &l->set[set], digit_bit(i % ENGINE_DIGITS));
        to = &l->set[set];
    }
}

/* Enter a state from another one (UINT32_MAX: the start). False: it was entered before, over a way
 * that is no longer. */
static bool als_enter(struct als_walk *w, unsigned state, unsigned from, unsigned *count)
{
    unsigned depth = from == UINT32_MAX ? 0 : w->depth[from];
    if (w->depth[state]) {
        return false;
    }
    w->depth[state] = (uint8_t)(depth < 255 ? depth + 1 : 255);
    w->from[state] = from;
    w->queue[(*count)++] = state;
    return true;
}

/* The chain from `start` reaches a set: do its two ends eliminate anything? */
static bool als_chain_ends(struct engine *e, const struct als_walk *w, unsigned start,
                           unsigned state, digit_set except)
{
    const struct als_list *l = e->als;
    als_eliminate_by_ends(e, &l->set[start], &l->set[state_set(state)], except);
    if (!found_any(e)) {
        return false;
    }
    if (on_path(e)) {
        order_by_digit(e);
    } else {
        e->found.length = w->depth[state];
    }
    if (explaining(e)) {
        explain_als_chain(e, w, state, start);
    }
    return emit(e);
}

/* All chains that leave `start` by the digit, shortest first. Each chain is found from its end with
 * the lower number. If shorter forms were already searched, layers are not needed and each state is
 * entered once. */
static bool als_chain_from(struct engine *e, struct als_walk *w, unsigned start, unsigned digit,
                           bool shorter_done)
{
    const struct als_list *l = e->als;
    unsigned layers = shorter_done ? 1 : CHAIN_LAYERS;
    unsigned count = 0;
    memset(w->depth, 0, (size_t)CHAIN_LAYERS * l->count * ENGINE_DIGITS);
    for (unsigned k = l->near_first[start]; k < l->near_first[start + 1]; k++) {
        if (l->near[k].digits & digit_bit(digit)) {
            (void)als_enter(w, chain_state(l->near[k].set, 0, digit), UINT32_MAX, &count);
        }
    }
    for (unsigned head = 0; head < count && !spend_steps(e, 8); head++) {
        unsigned in = w->queue[head];
        unsigned set = state_set(in);
        unsigned layer = state_layer(in) + 1;
        layer = layer < layers ? layer : layers - 1;
        for (unsigned k = l->near_first[set]; k < l->near_first[set + 1]; k++) {
            unsigned to = l->near[k].set;
            if (to == start) {
                continue;
            }
            FOR_EACH_DIGIT(via, l->near[k].digits & ~digit_bit(in % ENGINE_DIGITS)) {
                unsigned state = chain_state(to, layer, via);
                if (als_enter(w, state, in, &count) && w->depth[state] >= 3 && to > start &&
                    als_chain_ends(e, w, start, state, digit_bit(digit) | digit_bit(via))) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Chains as HoDoKu searches them, for the solution path: each set has a higher number than the one
 * before, and is entered by its lowest common. One pass through the sets finds them. */
static bool als_chain_ahead(struct engine *e, struct als_walk *w, unsigned start, unsigned digit)
{
    const struct als_list *l = e->als;
    const digit_set useful = l->set[start].useful;
    unsigned count = 0;
    for (unsigned k = l->ahead_first[start]; k < l->near_first[start + 1]; k++) {
        if (l->near[k].digits & digit_bit(digit)) {
            (void)als_enter(w, chain_state(l->near[k].set, 0, digit), UINT32_MAX, &count);
        }
    }
    bool stop = false;
    for (unsigned head = 0; head < count && !stop && !spend_steps(e, 2); head++) {
        unsigned in = w->queue[head];
        unsigned set = state_set(in);
        unsigned layer = state_layer(in);
        layer = layer < CHAIN_LAYERS - 1 ? layer + 1 : layer;
        for (unsigned k = l->ahead_first[set]; k < l->near_first[set + 1] && !stop; k++) {
            const struct als_near *c = &l->near[k];
            digit_set via = c->digits & ~digit_bit(in % ENGINE_DIGITS);
            if (!via) {
                continue;
            }
            unsigned state = chain_state(c->set, layer, lowest_digit(via));
            (void)als_enter(w, state, in, &count);
            digit_set except = digit_bit(digit) | via;
            if (layer == CHAIN_LAYERS - 1 && useful & l->set[c->set].useful & ~except) {
                stop = als_chain_ends(e, w, start, state, except);
            }
        }
    }
    for (unsigned i = 0; i < count; i++) {
        w->depth[w->queue[i]] = 0;
    }
    return stop;
}

/* For als_chain_ahead: the digits by which a chain can leave each set. Some way ahead must have at
 * least three links, and must reach a new set, unless this set is new. Computed from the last set
 * back. */
static void als_ways_ahead(const struct engine *e, uint32_t searched, digit_set *ways)
{
    const struct als_list *l = e->als;
    bool to_new[MAX_ALS];
    uint8_t links[MAX_ALS]; /* at most three are counted */
    for (unsigned i = l->count; i-- > 0;) {
        to_new[i] = l->set[i].born > searched;
        links[i] = 0;
        ways[i] = 0;
        for (unsigned k = l->ahead_first[i]; k < l->near_first[i + 1]; k++) {
            unsigned to = l->near[k].set;
            to_new[i] |= to_new[to];
            links[i] = links[to] < links[i] ? links[i] : links[to] < 3 ? links[to] + 1 : 3;
            ways[i] |= links[to] < 2 ? 0 : l->near[k].digits;
        }
        ways[i] &= to_new[i] ? l->set[i].useful : 0;
    }
}

/* The search leaves early from sets from which no chain can be new. */
bool find_als_chain(struct engine *e, int argument)
{
    (void)argument;
    digit_set ways[MAX_ALS];
    struct als_walk *w = e->als_walk;
    bool shorter_done = e->mode != SEARCH_VISIT && is_usable(e, TECHNIQUE_ALS_XZ) &&
                        is_usable(e, TECHNIQUE_ALS_XY_WING);
    als_commons(e);
    const struct als_list *l = e->als;
    memset(w->depth, 0, (size_t)CHAIN_LAYERS * l->count * ENGINE_DIGITS);
    als_ways_ahead(e, fruitless_since(e), ways);
    for (unsigned start = 0; start < l->count && !spend_steps(e, 1); start++) {
        FOR_EACH_DIGIT(digit, on_path(e) ? ways[start] : l->set[start].useful) {
            if (on_path(e) ? als_chain_ahead(e, w, start, digit)
                           : als_chain_from(e, w, start, digit, shorter_done)) {
                return true;
            }
        }
    }
    note_fruitless(e);
    return false;
}
