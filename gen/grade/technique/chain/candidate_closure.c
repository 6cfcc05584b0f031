#include "gen/grade/technique/chain/candidate_closure.h"

#include "gen/grade/technique/search.h"

const struct family closure_family = {.size = sizeof(struct closure)};

static uint64_t *row_at(uint64_t *rows, const struct closure *c, unsigned i)
{
    return rows + (size_t)i * c->words;
}

/* The hot nodes of a node set, as a row: bits are renumbered to be without gaps. One by one, since
 * pext, which does this for 64 nodes, takes some 250 cycles on processors before Zen 3. */
static void closure_number(const struct engine *e, const uint64_t *nodes, uint64_t *row)
{
    const struct link_graph *g = e->graph;
    const struct closure *c = e->closure;
    memset(row, 0, c->words * sizeof row[0]);
    FOR_EACH_BIT(i, g->words, nodes[w] & g->hot[w]) {
        bit_set(row, c->number[i]);
    }
}

/* Number the hot nodes, and turn links into rows. */
static void closure_begin(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    c->count = 0;
    FOR_EACH_BIT(i, g->words, g->hot[w]) {
        c->number[i] = (uint16_t)c->count;
        c->hot[c->count++] = (uint16_t)i;
    }
    c->words = (c->count + 63) / 64;
    for (unsigned i = 0; i < g->count; i++) {
        closure_number(e, g->weak[i], row_at(c->weak, c, i));
    }
    for (unsigned i = 0; i < c->count; i++) {
        closure_number(e, g->strong[c->hot[i]], row_at(c->strong, c, i));
    }
}

/* Complete a row: add the consequences of each node in it, until nothing is new. Rows before i are
 * already complete, so all their nodes are done at once. After each addition the scan restarts,
 * because bits may have been added before the current word. */
static void closure_row(struct closure *c, unsigned i)
{
    uint64_t *row = row_at(c->on, c, i);
    uint64_t done[NODE_WORDS];
    memset(done, 0, c->words * sizeof done[0]);
    bit_set(done, i);
    for (unsigned w = 0; w < c->words; w++) {
        uint64_t left = row[w] & ~done[w];
        if (!left) {
            continue;
        }
        unsigned v = w * 64 + (unsigned)__builtin_ctzll(left);
        bits_or(row, row_at(c->on, c, v), c->words);
        if (v < i) {
            bits_or(done, row_at(c->on, c, v), c->words);
        } else {
            bit_set(done, v);
        }
        w = UINT32_MAX; /* from the first word again */
    }
}

/* Set a row to all that those rows of `from` have whose bits are set. */
static void join_rows(const struct closure *c, uint64_t *row, const uint64_t *bits, uint64_t *from)
{
    memset(row, 0, c->words * sizeof row[0]);
    FOR_EACH_BIT(i, c->words, bits[w]) {
        bits_or(row, row_at(from, c, (unsigned)i), c->words);
    }
}

/* What each hot node turns on. A node on turns its weak neighbours off, and each of these turns its
 * strong neighbours on: that is one step, then rows are completed. Finally `without`: a node off
 * turns its strong neighbours on, with all their consequences. False: the work limit was reached.
 */
static bool closure_rows(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    closure_begin(e);
    for (unsigned i = 0; i < c->count; i++) {
        uint64_t *on = row_at(c->on, c, i);
        join_rows(c, on, row_at(c->weak, c, c->hot[i]), c->strong);
        bit_set(on, i);
    }
    if (spend_steps(e, (g->count + c->count) * g->words)) {
        return false;
    }
    for (unsigned i = 0; i < c->count; i++) {
        closure_row(c, i);
        if (spend_steps(e, g->words)) {
            return false;
        }
    }
    for (unsigned i = 0; i < c->count; i++) {
        join_rows(c, row_at(c->without, c, i), row_at(c->strong, c, i), c->on);
    }
    return true;
}

/* What a candidate that is on turns on: it turns its weak neighbours off; add the `without` of
 * each. */
static void closure_lead(struct closure *c, unsigned candidate)
{
    join_rows(c, row_at(c->with, c, candidate), row_at(c->weak, c, candidate), c->without);
}

/* A candidate is false if, being on, it turns on something that rules it out. It is true if, being
 * off, it turns itself on. */
bool closure_make(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    if (c->stamp == e->stamp && c->kind == g->kind) {
        return c->known;
    }
    c->stamp = e->stamp;
    c->kind = g->kind;
    c->known = closure_rows(e);
    if (!c->known) {
        return false;
    }
    memset(c->false_ones, 0, g->words * sizeof c->false_ones[0]);
    memset(c->true_ones, 0, g->words * sizeof c->true_ones[0]);
    for (unsigned i = 0; i < g->candidates; i++) {
        closure_lead(c, i);
        if (closure_rules_out(c, closure_with(c, i), i)) {
            bit_set(c->false_ones, i);
        }
        if (bit_has(g->hot, i) && closure_has(e, closure_without(c, i), i)) {
            bit_set(c->true_ones, i);
        }
    }
    return true;
}

bool closure_any(const struct engine *e)
{
    return bits_any(e->closure->false_ones, e->graph->words) ||
           bits_any(e->closure->true_ones, e->graph->words);
}

/* Conclude what all members of a cell or of a house's places lead to, since one of them is true:
 * nodes that all turn on are true, candidates that all turn off are false. */
static void closure_agree(struct engine *e, const unsigned *member, unsigned count)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    unsigned words = (g->candidates + 63) / 64;
    for (unsigned w = 0; w < c->words; w++) {
        uint64_t on = ~0ULL;
        for (unsigned i = 0; i < count && on; i++) {
            on &= c->with[(size_t)member[i] * c->words + w];
        }
        for (; on; on &= on - 1) {
            unsigned node = c->hot[w * 64 + (unsigned)__builtin_ctzll(on)];
            if (node < g->candidates) {
                bit_set(c->true_ones, node);
            }
        }
    }
    for (unsigned w = 0; w < words; w++) {
        uint64_t off = ~0ULL;
        for (unsigned i = 0; i < count && off; i++) {
            off &= c->all_off[(size_t)member[i] * words + w];
        }
        c->false_ones[w] |= off;
    }
    if (count == 1) {
        bit_set(c->true_ones, member[0]);
    }
}

/* The candidates that are off when a hot node is on: the weak neighbours of everything it turns on.
 * Nodes before it have their sets already, which saves most of the work. */
static void closure_off(struct engine *e, unsigned i)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    unsigned words = (g->candidates + 63) / 64;
    const uint64_t *on = row_at(c->on, c, i);
    uint64_t *off = c->off + (size_t)i * words;
    uint64_t done[NODE_WORDS];
    memset(done, 0, c->words * sizeof done[0]);
    memcpy(off, g->weak[c->hot[i]], words * sizeof off[0]);
    bit_set(done, i);
    for (unsigned w = 0; w < c->words; w++) {
        for (uint64_t left = on[w] & ~done[w]; left; left = on[w] & ~done[w]) {
            unsigned v = w * 64 + (unsigned)__builtin_ctzll(left);
            if (v < i) {
                bits_or(off, c->off + (size_t)v * words, words);
                bits_or(done, row_at(c->on, c, v), c->words);
            } else {
                bits_or(off, g->weak[c->hot[v]], words);
                bit_set(done, v);
            }
        }
    }
}

/* The candidates that are off when a hot node is off, and when a candidate is on. */
static void closure_leads(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    unsigned words = (g->candidates + 63) / 64;
    uint64_t inside = g->candidates % 64 ? ~(~0ULL << g->candidates % 64) : ~0ULL;
    for (unsigned i = 0; i < c->count; i++) {
        closure_off(e, i);
    }
    for (unsigned i = 0; i < c->count; i++) {
        const uint64_t *strong = row_at(c->strong, c, i);
        uint64_t *off = c->off_without + (size_t)i * words;
        memset(off, 0, words * sizeof off[0]);
        FOR_EACH_BIT(v, c->words, strong[w]) {
            bits_or(off, c->off + (size_t)v * words, words);
        }
    }
    for (unsigned i = 0; i < g->candidates; i++) {
        const uint64_t *weak = row_at(c->weak, c, i);
        uint64_t *off = c->all_off + (size_t)i * words;
        if (bit_has(g->hot, i)) {
            bit_set(row_at(c->with, c, i), c->number[i]);
        }
        memcpy(off, g->weak[i], words * sizeof off[0]);
        FOR_EACH_BIT(q, c->words, weak[w]) {
            bits_or(off, c->off_without + (size_t)q * words, words);
        }
        off[words - 1] &= inside;
    }
}

void closure_force(struct engine *e)
{
    const struct link_graph *g = e->graph;
    const struct layout *v = e->tables.v;
    unsigned member[MAX_SIZE];
    closure_leads(e);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned count = 0;
        FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
            member[count++] = g->id[cell][digit];
        }
        if (count) {
            closure_agree(e, member, count);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            unsigned count = 0;
            for (uint32_t mask = e->now.places[h][digit]; mask; mask &= mask - 1) {
                member[count++] = g->id[v->house[h].cell[__builtin_ctz(mask)]][digit];
            }
            if (count) {
                closure_agree(e, member, count);
            }
        }
    }
    (void)spend_steps(e, g->candidates * ((g->candidates + 63) / 64));
}
