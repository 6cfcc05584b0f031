/* Breadth first, what is in before what is out. */
#include "gen/grade/se/chain/se_closure.h"

#include <string.h>

#include "gen/grade/se/deduce/deduce_rules.h"

static inline unsigned literal(unsigned candidate, bool on)
{
    return candidate * 2 + on;
}

/* A reason of at most nine literals; false: there is no room. */
static bool begin_reason(const struct se_build *s, struct se_reason *why)
{
    *why = (struct se_reason){.first = s->f->pool_used};
    s->w->stopped |= s->f->pool_used + 9 > SE_POOL;
    return !s->w->stopped;
}

static inline void rest_on(const struct se_build *s, struct se_reason *why, unsigned lit)
{
    s->f->pool[s->f->pool_used++] = (uint16_t)lit;
    why->count++;
}

static struct se_reason one_reason(const struct se_build *s, unsigned lit)
{
    struct se_reason why;
    if (begin_reason(s, &why)) {
        rest_on(s, &why, lit);
    }
    return why;
}

static inline unsigned found_count(const struct se_closure *c)
{
    return c->count[0] + c->count[1];
}

enum { OPEN, OUT, IN };

/* What a literal found next, or up to three literals later, rests on for this reason. Returns how
 * many, itself included. */
static unsigned join_ancestors(const struct se_build *s, struct se_reason why, uint64_t *row)
{
    const struct se_closure *c = s->c;
    const uint16_t *lit = s->f->pool + why.first;
    const uint16_t *as = s->f->found;
    unsigned count = 1;
    for (unsigned first = 0; first <= found_count(c) + 3; first += SE_BLOCK_BITS) {
        uint64_t low = 0;
        uint64_t high = 0;
        for (unsigned i = 0; i < why.count; i++) {
            unsigned found = as[lit[i]];
            unsigned from = c->reached[found].row;
            unsigned own = found - first;
            if (first <= from) {
                low |= s->f->ancestors[from][first / 64];
                high |= s->f->ancestors[from][first / 64 + 1];
            }
            low |= (uint64_t)(own < 64) << (own & 63);
            high |= (uint64_t)(own - 64 < 64) << (own & 63);
        }
        row[first / 64] = low;
        row[first / 64 + 1] = high;
        count += word_count(low) + word_count(high);
    }
    return count;
}

/* What is found so far of the closure being built. */
static inline struct se_reached *reached_so_far(const struct se_build *s, unsigned lit)
{
    return &s->c->reached[s->f->found[lit]];
}

/* Adds the literal found next, with a row for its ancestors. */
static void add(struct se_build *s, unsigned candidate, bool on, struct se_reason why,
                unsigned ancestors, unsigned kind)
{
    struct se_closure *c = s->c;
    unsigned found = found_count(c);
    unsigned lit = literal(candidate, on);
    bit_set(s->f->ancestors[found], found);
    s->f->found[lit] = (uint16_t)found;
    s->f->state[candidate] = on ? IN : OUT;
    c->reached[found] = (struct se_reached){why, (uint16_t)lit, (uint16_t)found,
                                            (uint16_t)ancestors, (uint16_t)kind};
    c->order[on][c->count[on]++] = (uint16_t)candidate;
    se_set_add(&c->set[on], candidate);
    if (ancestors <= s->most) {
        s->live[on] = c->count[on];
    }
}

void se_closure_index(struct se_closure *c)
{
    for (; c->indexed < found_count(c); c->indexed++) {
        c->found[c->reached[c->indexed].literal] = (uint16_t)c->indexed;
    }
}

unsigned se_closure_list(const struct se_closures *f, const struct se_end *end,
                         uint16_t list[SE_LITERALS])
{
    uint64_t seen[SE_LITERALS / 64 + 1] = {0};
    uint16_t own[SE_LITERALS];
    uint16_t *out = list ? list : own;
    struct se_reason why = end->why;
    unsigned count = 1;
    out[0] = (uint16_t)end->literal;
    seen[end->literal >> 6] |= (uint64_t)1 << (end->literal & 63);
    for (unsigned done = 0;;) {
        for (unsigned i = 0; i < why.count; i++) {
            unsigned from = f->pool[why.first + i];
            if (!(seen[from >> 6] >> (from & 63) & 1)) {
                seen[from >> 6] |= (uint64_t)1 << (from & 63);
                out[count++] = (uint16_t)from;
            }
        }
        if (++done == count) {
            return count;
        }
        why = se_closure_reached(end->c, out[done])->why;
    }
}

enum { MAX_CHAINS = 512 };

struct chains {
    unsigned count;
    unsigned sum;
    uint64_t identity[MAX_CHAINS];
};

static void note_chain(const struct se_closures *f, struct chains *s, unsigned nested)
{
    if (nested == 0 || s->count == MAX_CHAINS) {
        return;
    }
    uint64_t identity = f->nested_identity[nested - 1];
    for (unsigned i = 0; i < s->count; i++) {
        if (s->identity[i] == identity) {
            return;
        }
    }
    s->identity[s->count++] = identity;
    s->sum += f->nested_complexity[nested - 1];
}

unsigned se_closure_nested(const struct se_closures *f, const struct se_end end[], unsigned count)
{
    struct chains chains = {.count = 0};
    for (unsigned k = 0; k < count; k++) {
        uint16_t list[SE_LITERALS];
        unsigned length = se_closure_list(f, &end[k], list);
        note_chain(f, &chains, end[k].why.nested);
        for (unsigned i = 1; i < length; i++) {
            note_chain(f, &chains, se_closure_reached(end[k].c, list[i])->why.nested);
        }
    }
    return chains.sum;
}

/* Of several contradictions that one literal leads to, the one with the fewest ancestors counts. */
static void clash(struct se_build *s, unsigned candidate, struct se_reason out, struct se_reason in,
                  unsigned kind, unsigned ancestors)
{
    struct se_closure *c = s->c;
    if (!c->clashes || ancestors < c->clash_ancestors) {
        c->clashes = true;
        c->clash_candidate = candidate;
        c->clash[0] = out;
        c->clash[1] = in;
        c->clash_kind = (uint8_t)kind;
        c->clash_ancestors = ancestors;
    }
}

/* The candidate is in: the others of its cell and of its digit in its houses are out. */
static void expand_in(struct se_build *s, unsigned candidate)
{
    const struct se_links *l = s->l;
    uint16_t *state = s->f->state;
    struct se_closure *c = s->c;
    const struct se_reached *self = reached_so_far(s, literal(candidate, true));
    struct se_reached then = {one_reason(s, literal(candidate, true)), 0, self->row,
                              (uint16_t)(self->ancestors + 1U), SE_IN_NONE};
    const uint16_t *weak = l->weak[candidate];
    const uint16_t *end = weak + l->weak_count[candidate];
    uint16_t *out = c->order[0] + c->count[0];
    unsigned found = found_count(c);
    for (weak += s->kind->one_digit ? l->weak_in_cell[candidate] : 0; weak < end; weak++) {
        unsigned other = *weak;
        if (state[other] == OPEN) {
            then.literal = (uint16_t)literal(other, false);
            state[other] = OUT;
            s->f->found[then.literal] = (uint16_t)found;
            memcpy(&c->reached[found++], &then, sizeof then);
            *out++ = (uint16_t)other;
            se_set_add(&c->set[0], other);
        } else if (state[other] == IN) {
            const struct se_reached *in = reached_so_far(s, literal(other, true));
            clash(s, other, then.why, in->why, in->kind, then.ancestors + 0U + in->ancestors);
        }
    }
    c->count[0] = (unsigned)(out - c->order[0]);
    if (then.ancestors <= s->most) {
        s->live[0] = c->count[0];
    }
}

/* In a closure that keeps the position as it is, strong links are those of the position. */
static void expand_out_static(struct se_build *s, unsigned candidate)
{
    const struct se_links *l = s->l;
    struct se_closure *c = s->c;
    struct se_reason why = one_reason(s, literal(candidate, false));
    for (unsigned i = 0; i < l->strong_count[candidate]; i++) {
        unsigned on = l->strong[candidate][i];
        if (s->f->state[on] == IN) {
            continue;
        }
        unsigned ancestors = join_ancestors(s, why, s->f->ancestors[found_count(c)]);
        if (s->f->state[on] == OPEN) {
            add(s, on, true, why, ancestors, l->strong_kind[candidate][i]);
        } else {
            const struct se_reached *out = reached_so_far(s, literal(on, false));
            clash(s, on, out->why, why, l->strong_kind[candidate][i], out->ancestors + ancestors);
        }
    }
}

/* That all others of the unit are out, the one that has gone now before those that went before. */
static struct se_reason unit_reason(const struct se_build *s, const struct se_unit *u,
                                    unsigned gone, unsigned last)
{
    struct se_reason why;
    if (!begin_reason(s, &why)) {
        return why;
    }
    uint16_t *lit = s->f->pool + why.first;
    *lit++ = (uint16_t)literal(gone, false);
    for (unsigned i = 0; i < u->count; i++) {
        if (u->candidate[i] != gone && u->candidate[i] != last) {
            *lit++ = (uint16_t)literal(u->candidate[i], false);
        }
    }
    why.count = (uint16_t)(u->count - 1U);
    s->f->pool_used += why.count;
    return why;
}

/* A candidate that has become the last one of a unit, and what it rests on. */
struct last {
    unsigned candidate;
    unsigned kind;
    unsigned ancestors;
    struct se_reason why;
    se_ancestors row;
};

struct lasts {
    unsigned count;
    struct last last[4];
};

/* Two units may have the same last candidate: the reason with fewer ancestors counts. */
static void note_last(const struct se_build *s, struct lasts *n, unsigned gone, unsigned candidate,
                      unsigned kind)
{
    const struct se_units *u = &s->f->units;
    struct last *one = &n->last[n->count];
    if (s->f->state[candidate] == IN) {
        return;
    }
    one->candidate = candidate;
    one->kind = kind;
    one->why = unit_reason(s, &u->unit[u->of[gone][kind]], gone, candidate);
    one->ancestors = join_ancestors(s, one->why, one->row);
    for (unsigned i = 0; i < n->count; i++) {
        if (n->last[i].candidate != candidate) {
            continue;
        }
        if (one->ancestors >= n->last[i].ancestors) {
            return;
        }
        for (n->count--; i <= n->count; i++) {
            n->last[i] = n->last[i + 1];
        }
    }
    n->count++;
}

static void turn_last_in(struct se_build *s, const struct last *last)
{
    struct se_closure *c = s->c;
    unsigned candidate = last->candidate;
    if (s->f->state[candidate] == OUT) {
        const struct se_reached *out = reached_so_far(s, literal(candidate, false));
        clash(s, candidate, out->why, last->why, last->kind, out->ancestors + last->ancestors);
        return;
    }
    for (unsigned first = 0; first <= found_count(c); first += SE_BLOCK_BITS) {
        uint64_t *row = s->f->ancestors[found_count(c)] + first / 64;
        row[0] = last->row[first / 64];
        row[1] = last->row[first / 64 + 1];
    }
    add(s, candidate, true, last->why, last->ancestors, last->kind);
    for (unsigned k = 0; k < 4; k++) { /* it is the last one of all */
        unsigned unit = s->f->units.of[candidate][k];
        if (!se_unit_is_shut(s->f->left[unit])) { /* else what was left the first time counts */
            s->f->shut[unit] = se_unit_shut(s->f->left[unit], s->followed);
        }
        s->f->left[unit] = SE_UNIT_SHUT;
    }
}

static void turn_lasts_in(struct se_build *s, unsigned gone, const int32_t left[4])
{
    struct lasts lasts;
    lasts.count = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned kind = (i + SE_IN_CELL) % 4; /* the cell goes first */
        if (se_unit_single(left[kind])) {
            note_last(s, &lasts, gone, se_unit_last(left[kind]), kind);
        }
    }
    for (unsigned i = 0; i < lasts.count; i++) {
        turn_last_in(s, &lasts.last[i]);
    }
}

/* The candidate is out: where another is the last one now, that is in. */
static inline void expand_out(struct se_build *s, unsigned candidate)
{
    int32_t *all = s->f->left;
    const uint16_t *unit = s->f->units.of[candidate];
    const int32_t one = (int32_t)(SE_UNIT_ONE + candidate);
    const int32_t left[4] = {all[unit[0]] - one, all[unit[1]] - one, all[unit[2]] - one,
                             all[unit[3]] - one};
    all[unit[0]] = left[0];
    all[unit[1]] = left[1];
    all[unit[2]] = left[2];
    all[unit[3]] = left[3];
    if ((left[0] | left[1] | left[2] | left[3]) < 0) {
        turn_lasts_in(s, candidate, left);
    }
}

/* A rule inside the closure removes candidates: they are out. */
static void use_deduction(void *context, const struct se_deduction *found)
{
    struct se_build *s = context;
    struct se_reason why = {.first = s->f->pool_used};
    if (found->complexity) {
        if (s->f->nested_count == SE_MAX_NESTED) {
            s->w->stopped = true;
            return;
        }
        s->f->nested_identity[s->f->nested_count] = found->identity;
        s->f->nested_complexity[s->f->nested_count++] = (uint16_t)found->complexity;
        why.nested = (uint16_t)s->f->nested_count;
    }
    s->w->stopped |= s->f->pool_used + found->parents > SE_POOL;
    for (unsigned i = 0; i < found->parents && !s->w->stopped; i++) {
        rest_on(s, &why, literal(found->parent[i], false));
    }
    for (unsigned i = 0; i < found->removed && !s->w->stopped; i++) {
        if (!se_set_has(&s->c->set[0], found->candidate[i])) {
            add(s, found->candidate[i], false, why,
                join_ancestors(s, why, s->f->ancestors[found_count(s->c)]), SE_IN_NONE);
        }
    }
}

static bool use_chains(struct se_build *s, bool multiple)
{
    return se_deduce_by_chains(s->deducer, &s->assumptions->implied, &s->reduced, multiple, s->w,
                               use_deduction, s);
}

static bool use_inner(struct se_build *s, bool nested)
{
    return s->inner->deduce(s->inner, &s->reduced, s->assumptions->numbers, nested, s->w,
                            use_deduction, s);
}

/* Take what has gone since out of the reduced position. */
static void reduce(struct se_build *s)
{
    const struct se_map *m = s->b->map;
    struct se_reduced *t = &s->reduced;
    for (; s->reduced_to < s->c->count[0]; s->reduced_to++) {
        unsigned candidate = s->c->order[0][s->reduced_to];
        unsigned cell = candidate / 9;
        unsigned digit = candidate % 9;
        t->cand[cell] = (uint16_t)(t->cand[cell] & ~(1U << digit));
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[cell][k];
            uint16_t *at = &t->at[house][digit];
            *at = (uint16_t)(*at & ~(1U << m->place[cell][k]));
            t->lost[house] |= (uint16_t)(1U << digit);
        }
    }
}

/* When links lead no further: try the deductions of the level, in the order of the scale. Returns
 * the level that found something, or SE_LINKS_ONLY if none did. */
static enum se_level go_inside(struct se_build *s)
{
    enum se_level level = s->kind->level;
    if (level == SE_LINKS_ONLY) {
        return level;
    }
    reduce(s);
    if (level >= SE_WITH_RULES && se_deduce_by_rules(&s->reduced, use_deduction, s)) {
        return SE_WITH_RULES;
    }
    if (level >= SE_WITH_DYNAMIC) {
        if (use_inner(s, false)) {
            return SE_WITH_DYNAMIC;
        }
        return level >= SE_WITH_NESTED && use_inner(s, true) ? SE_WITH_NESTED : SE_LINKS_ONLY;
    }
    if (level >= SE_WITH_CHAINS && use_chains(s, false)) {
        return SE_WITH_CHAINS;
    }
    return level >= SE_WITH_MULTIPLE && use_chains(s, true) ? SE_WITH_MULTIPLE : SE_LINKS_ONLY;
}

/* Can a step rest on one of the literals that the last rule inside found, from this one on? The
 * rules before it had found nothing, so all that follows rests on one of them, and on whatever that
 * rests on; a step has one literal more at least. */
static bool goes_on(const struct se_build *s, unsigned from)
{
    struct se_closure *c = s->c;
    if (!s->best || !s->best->found) {
        return true;
    }
    se_closure_index(c);
    for (; from < c->count[0]; from++) {
        unsigned lit = literal(c->order[0][from], false);
        struct se_end end = {c, lit, se_closure_reached(c, lit)->why};
        unsigned cost = se_closure_reached(c, lit)->ancestors + 1U;
        if (s->kind->level >= SE_WITH_CHAINS) {
            cost += se_closure_nested(s->f, &end, 1);
        }
        struct se_rank rank = se_rank_of(s->kind->base, cost, SE_KEY_DOUBLE);
        if (se_hint_improves(s->best, &rank)) {
            return true;
        }
    }
    return false;
}

static void begin_reduced(struct se_build *s)
{
    struct se_reduced *t = &s->reduced;
    s->reduced_to = 0;
    t->b = s->b;
    memcpy(t->cand, s->b->cand, sizeof t->cand);
    memcpy(t->at, s->b->at, sizeof t->at);
    memset(t->lost, 0, sizeof t->lost);
    memset(t->fresh, 0, sizeof t->fresh);
}

unsigned se_closure_most(struct se_build *s)
{
    const struct se_hint *best = s->best && s->best->found ? s->best : NULL;
    unsigned complexity = best ? best->rank.complexity : SE_LITERALS;
    if (s->max_for != complexity) {
        unsigned most =
            best ? se_hint_most_complex(best, s->kind->base, SE_KEY_DOUBLE) : SE_LITERALS;
        s->most = most > 2 ? most - 2 : 0;
        s->max_for = complexity;
    }
    return s->most;
}

static void begin_se_closure(struct se_build *s, unsigned candidate, bool on)
{
    struct se_closures *f = s->f;
    struct se_closure *c = s->c;
    c->count[0] = 0;
    c->count[1] = 0;
    c->indexed = 0;
    s->followed = 0;
    s->live[0] = 0;
    s->live[1] = 0;
    c->clashes = false;
    memset(c->set, 0, sizeof c->set);
    memset(f->state, 0, sizeof f->state);
    memset(f->ancestors[0], 0, sizeof f->ancestors[0]);
    (void)se_closure_most(s);
    add(s, candidate, on, (struct se_reason){0}, 1, SE_IN_BOX);
    if (s->kind->dynamic) {
        memcpy(f->left, f->units.left, sizeof f->left);
        for (unsigned cell = 0; s->kind->one_digit && cell < SE_CELLS; cell++) {
            f->left[cell] = SE_UNIT_SHUT;
        }
        for (unsigned k = 0; on && k < 4; k++) { /* where it is in nothing else can be */
            f->left[f->units.of[candidate][k]] = SE_UNIT_SHUT;
            f->shut[f->units.of[candidate][k]] = se_unit_shut(SE_UNIT_SHUT / 2, 0);
        }
    }
    if (s->kind->level > SE_LINKS_ONLY) {
        begin_reduced(s);
    }
}

void se_closures_on_clear(struct se_closures_on *on)
{
    on->count = 0;
    memset(&on->has, 0, sizeof on->has);
}

void se_closures_clear(struct se_closures *f)
{
    f->pool_used = 0;
    f->nested_count = 0;
    se_closures_on_clear(&f->on);
}

void se_closure_build(struct se_build *s, unsigned candidate, bool on)
{
    struct se_closure *c = s->c;
    unsigned followed_in = 0;
    begin_se_closure(s, candidate, on);
    while (!c->clashes && !s->w->stopped) {
        if (followed_in >= s->live[1] && s->followed >= s->live[0] &&
            s->kind->level == SE_LINKS_ONLY) {
            break;
        } else if (followed_in < c->count[1]) {
            expand_in(s, c->order[1][followed_in++]);
        } else if (s->followed < c->count[0]) {
            unsigned out = c->order[0][s->followed++];
            if (s->kind->dynamic) {
                expand_out(s, out);
            } else {
                expand_out_static(s, out);
            }
        } else {
            unsigned before = c->count[0];
            enum se_level found = go_inside(s);
            if (found == SE_LINKS_ONLY ||
                (found > SE_WITH_RULES && found == s->kind->level && !goes_on(s, before))) {
                break;
            }
        }
    }
    if (!s->best || s->kind->level >= SE_WITH_CHAINS) {
        se_closure_index(c);
    }
    se_work_add(s->w, found_count(c));
}
