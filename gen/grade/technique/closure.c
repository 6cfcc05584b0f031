#include "gen/grade/technique/closure.h"

#include "gen/grade/technique/search.h"

void closure_without(const struct engine *e, unsigned i, uint64_t out[NODE_WORDS])
{
    const struct link_graph *g = e->graph;
    memset(out, 0, g->words * sizeof out[0]);
    FOR_EACH_BIT(v, g->words, g->strong[i][w]) {
        bits_or(out, e->closure->on[v], g->words);
    }
}

/* Add to what node i turns on all that follows from that. Nodes in `closed` have it already. */
static void closure_row(struct engine *e, unsigned i, const uint64_t *hot, const uint64_t *closed)
{
    uint64_t *row = e->closure->on[i];
    unsigned words = e->graph->words;
    uint64_t done[NODE_WORDS] = {0};
    bit_set(done, i);
    for (unsigned w = 0; w < words; w++) {
        uint64_t left = row[w] & hot[w] & ~done[w];
        if (!left) {
            continue;
        }
        unsigned v = w * 64 + (unsigned)__builtin_ctzll(left);
        bits_or(row, e->closure->on[v], words);
        if (bit_has(closed, v)) {
            bits_or(done, e->closure->on[v], words);
        } else {
            bit_set(done, v);
        }
        w = UINT32_MAX; /* from the first word again */
    }
}

/* Work out c->on: first what each node turns on in one step, then the rest. False: too much work.
 */
static bool closure_rows(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    unsigned words = g->words;
    uint64_t hot[NODE_WORDS] = {0}; /* nodes that something turns on */
    uint64_t closed[NODE_WORDS] = {0};
    unsigned hot_count = 0;
    for (unsigned i = 0; i < g->count; i++) {
        if (bits_any(g->strong[i], words)) {
            bit_set(hot, i);
            hot_count++;
        }
    }
    for (unsigned i = 0; i < g->count; i++) {
        memset(c->on[i], 0, words * sizeof c->on[i][0]);
        bit_set(c->on[i], i);
        FOR_EACH_BIT(q, words, g->weak[i][w] & hot[w]) {
            bits_or(c->on[i], g->strong[q], words);
        }
    }
    if (spend(e, g->count * words + hot_count * words)) {
        return false;
    }
    FOR_EACH_BIT(i, words, hot[w]) {
        closure_row(e, (unsigned)i, hot, closed);
        bit_set(closed, (unsigned)i);
        if (spend(e, words)) {
            return false;
        }
    }
    for (unsigned i = 0; i < g->candidates; i++) {
        if (!bit_has(hot, i)) {
            closure_row(e, i, hot, closed);
        }
    }
    return true;
}

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
        if (bits_meet(c->on[i], g->weak[i], g->words)) {
            bit_set(c->false_ones, i);
        }
        FOR_EACH_BIT(v, g->words, g->strong[i][w]) {
            if (bit_has(c->on[v], i)) {
                bit_set(c->true_ones, i);
            }
        }
    }
    return true;
}

bool closure_any(const struct engine *e)
{
    return bits_any(e->closure->false_ones, e->graph->words) ||
           bits_any(e->closure->true_ones, e->graph->words);
}

/* Add what the candidates of a set agree on. */
static void closure_agree(struct engine *e, const unsigned *member, unsigned count)
{
    struct closure *c = e->closure;
    unsigned words = (e->graph->candidates + 63) / 64;
    uint64_t beyond = e->graph->candidates % 64 ? ~0ULL << e->graph->candidates % 64 : 0;
    for (unsigned w = 0; w < words; w++) {
        uint64_t on = w == words - 1 ? ~beyond : ~0ULL;
        uint64_t off = on;
        for (unsigned i = 0; i < count; i++) {
            on &= c->on[member[i]][w];
            off &= c->off[member[i]][w];
        }
        c->true_ones[w] |= on;
        c->false_ones[w] |= off;
    }
}

void closure_force(struct engine *e)
{
    const struct link_graph *g = e->graph;
    struct closure *c = e->closure;
    const struct layout *v = e->tables.v;
    unsigned words = (g->candidates + 63) / 64;
    unsigned member[MAX_SIZE];
    for (unsigned i = 0; i < g->candidates; i++) {
        memset(c->off[i], 0, words * sizeof c->off[i][0]);
        FOR_EACH_BIT(u, g->words, c->on[i][w]) {
            bits_or(c->off[i], g->weak[u], words);
        }
    }
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
    (void)spend(e, g->candidates * words);
}
