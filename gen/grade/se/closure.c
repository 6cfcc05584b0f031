/* Breadth first, what is in before what is out. */
#include "gen/grade/se/closure.h"

#include <string.h>

#include "gen/grade/se/deduce_rules.h"

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

/* What a literal found next, for this reason, rests on. Returns how many, itself included. */
static unsigned join_ancestors(const struct se_build *s, struct se_reason why, uint64_t *row)
{
    const struct se_closures *f = s->f;
    unsigned words = found_count(s->c) / 64 + 1;
    unsigned count = 1;
    for (unsigned k = 0; k < words; k++) {
        row[k] = 0;
    }
    for (unsigned i = 0; i < why.count; i++) {
        unsigned found = s->c->found[f->pool[why.first + i]];
        unsigned from = s->c->reached[found].row;
        bits_or(row, f->ancestors[from], from / 64 + 1);
        bit_set(row, found);
    }
    for (unsigned k = 0; k < words; k++) {
        count += word_count(row[k]);
    }
    return count;
}

static unsigned ancestors(const struct se_build *s, struct se_reason why)
{
    uint64_t row[SE_LITERAL_WORDS];
    return join_ancestors(s, why, row);
}

static inline void note(const struct se_build *s, unsigned candidate, bool on,
                        struct se_reached reached)
{
    struct se_closure *c = s->c;
    c->found[literal(candidate, on)] = (uint16_t)found_count(c);
    c->reached[found_count(c)] = reached;
    c->order[on][c->count[on]++] = (uint16_t)candidate;
    se_set_add(&c->set[on], candidate);
}

static void add(const struct se_build *s, unsigned candidate, bool on, struct se_reason why,
                unsigned kind)
{
    unsigned found = found_count(s->c);
    unsigned count = join_ancestors(s, why, s->f->ancestors[found]);
    bit_set(s->f->ancestors[found], found);
    note(s, candidate, on,
         (struct se_reached){why, (uint16_t)found, (uint16_t)count, (uint8_t)kind});
}

/* What a candidate that is in removes, for the one reason that it is. */
static inline void add_out(const struct se_build *s, unsigned candidate, struct se_reason why,
                           const struct se_reached *parent)
{
    note(s, candidate, false,
         (struct se_reached){why, parent->row, (uint16_t)(parent->ancestors + 1U), SE_IN_NONE});
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
                  unsigned kind)
{
    struct se_closure *c = s->c;
    unsigned count = ancestors(s, out) + ancestors(s, in);
    if (!c->clashes || count < c->clash_ancestors) {
        c->clashes = true;
        c->clash_candidate = candidate;
        c->clash[0] = out;
        c->clash[1] = in;
        c->clash_kind = (uint8_t)kind;
        c->clash_ancestors = count;
    }
}

static void turn_in(struct se_build *s, unsigned candidate, struct se_reason why, unsigned kind)
{
    struct se_closure *c = s->c;
    if (se_set_has(&c->set[0], candidate)) {
        clash(s, candidate, se_closure_reached(c, literal(candidate, false))->why, why, kind);
    } else if (!se_set_has(&c->set[1], candidate)) {
        add(s, candidate, true, why, kind);
    }
}

/* The candidate is in: the others of its cell and of its digit in its houses are out. */
static void expand_in(struct se_build *s, unsigned candidate)
{
    const struct se_links *l = s->l;
    struct se_reason why = one_reason(s, literal(candidate, true));
    struct se_closure *c = s->c;
    const struct se_reached *parent = se_closure_reached(c, literal(candidate, true));
    unsigned from = s->kind->one_digit ? l->weak_in_cell[candidate] : 0;
    for (unsigned i = from; i < l->weak_count[candidate]; i++) {
        unsigned other = l->weak[candidate][i];
        if (se_set_has(&c->set[0], other)) {
            continue;
        }
        if (se_set_has(&c->set[1], other)) {
            const struct se_reached *in = se_closure_reached(c, literal(other, true));
            clash(s, other, why, in->why, in->kind);
        } else {
            add_out(s, other, why, parent);
        }
    }
}

/* In a closure that keeps the position as it is, strong links are those of the position. */
static void expand_out_static(struct se_build *s, unsigned candidate)
{
    const struct se_links *l = s->l;
    struct se_reason why = one_reason(s, literal(candidate, false));
    for (unsigned i = 0; i < l->strong_count[candidate]; i++) {
        turn_in(s, l->strong[candidate][i], why, l->strong_kind[candidate][i]);
    }
}

/* What a candidate that becomes the last one rests on: the one that goes now, and those of its cell
 * (SE_IN_CELL) or house that went before. */
static struct se_reason last_reason(struct se_build *s, unsigned gone, unsigned kind)
{
    const struct se_map *m = s->b->map;
    unsigned cell = gone / 9;
    unsigned digit = gone % 9;
    struct se_reason why;
    if (!begin_reason(s, &why)) {
        return why;
    }
    rest_on(s, &why, literal(gone, false));
    if (kind == SE_IN_CELL) {
        unsigned set = s->b->cand[cell] & ~(unsigned)s->reduced.cand[cell];
        for (; set; set &= set - 1) {
            rest_on(s, &why, literal(cell * 9 + se_low(set), false));
        }
        return why;
    }
    unsigned house = m->house[cell][kind];
    unsigned set = s->b->at[house][digit] & ~(unsigned)s->reduced.at[house][digit];
    for (; set; set &= set - 1) {
        rest_on(s, &why, literal(m->cell[house][se_low(set)] * 9U + digit, false));
    }
    return why;
}

struct next {
    unsigned count;
    unsigned candidate[4];
    unsigned kind[4];
    struct se_reason why[4];
};

/* Two houses may make the same candidate the last one: the reason with fewer ancestors counts. */
static void note_next(struct se_build *s, struct next *n, unsigned candidate, unsigned kind,
                      struct se_reason why)
{
    for (unsigned i = 0; i < n->count; i++) {
        if (n->candidate[i] != candidate) {
            continue;
        }
        if (ancestors(s, why) >= ancestors(s, n->why[i])) {
            return;
        }
        for (n->count--; i < n->count; i++) {
            n->candidate[i] = n->candidate[i + 1];
            n->kind[i] = n->kind[i + 1];
            n->why[i] = n->why[i + 1];
        }
    }
    n->candidate[n->count] = candidate;
    n->kind[n->count] = kind;
    n->why[n->count++] = why;
}

static void expand_out(struct se_build *s, unsigned candidate)
{
    const struct se_map *m = s->b->map;
    unsigned cell = candidate / 9;
    unsigned digit = candidate % 9;
    struct next next = {.count = 0};
    if (!s->kind->one_digit && se_count(s->reduced.cand[cell]) == 2) {
        unsigned other = s->reduced.cand[cell] & ~(1U << digit);
        note_next(s, &next, cell * 9 + se_low(other), SE_IN_CELL,
                  last_reason(s, candidate, SE_IN_CELL));
    }
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        if (se_count(s->reduced.at[house][digit]) == 2) {
            unsigned other = s->reduced.at[house][digit] & ~(1U << m->place[cell][k]);
            note_next(s, &next, m->cell[house][se_low(other)] * 9U + digit, k,
                      last_reason(s, candidate, k));
        }
    }
    s->reduced.cand[cell] = (uint16_t)(s->reduced.cand[cell] & ~(1U << digit));
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        uint16_t *at = &s->reduced.at[house][digit];
        *at = (uint16_t)(*at & ~(1U << m->place[cell][k]));
        s->reduced.lost[house] |= (uint16_t)(1U << digit);
    }
    for (unsigned i = 0; i < next.count; i++) {
        turn_in(s, next.candidate[i], next.why[i], next.kind[i]);
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
            add(s, found->candidate[i], false, why, SE_IN_NONE);
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

/* Nothing follows any more: try what the level has beside links, in the order of the scale. Returns
 * the level of what found something, SE_LINKS_ONLY where nothing did. */
static enum se_level go_inside(struct se_build *s)
{
    enum se_level level = s->kind->level;
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
    const struct se_closure *c = s->c;
    if (!s->best || !s->best->found) {
        return true;
    }
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

static void begin(struct se_build *s, unsigned candidate, bool on)
{
    struct se_closure *c = s->c;
    c->count[0] = 0;
    c->count[1] = 0;
    c->clashes = false;
    memset(c->set, 0, sizeof c->set);
    if (s->kind->dynamic) {
        s->reduced.b = s->b;
        memcpy(s->reduced.cand, s->b->cand, sizeof s->reduced.cand);
        memcpy(s->reduced.at, s->b->at, sizeof s->reduced.at);
        memset(s->reduced.lost, 0, sizeof s->reduced.lost);
        memset(s->reduced.fresh, 0, sizeof s->reduced.fresh);
    }
    add(s, candidate, on, (struct se_reason){0}, SE_IN_BOX);
}

void se_closures_clear(struct se_closures *f)
{
    f->pool_used = 0;
    f->nested_count = 0;
    f->count = 0;
    memset(&f->built, 0, sizeof f->built);
}

void se_closure_build(struct se_build *s, unsigned candidate, bool on)
{
    struct se_closure *c = s->c;
    unsigned head[2] = {0, 0};
    begin(s, candidate, on);
    while (!c->clashes && !s->w->stopped) {
        if (head[1] < c->count[1]) {
            expand_in(s, c->order[1][head[1]++]);
        } else if (head[0] < c->count[0]) {
            unsigned out = c->order[0][head[0]++];
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
    se_work_add(s->w, c->count[0] + c->count[1]);
}
