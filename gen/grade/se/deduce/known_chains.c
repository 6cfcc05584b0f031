#include "gen/grade/se/deduce/known_chains.h"

#include <string.h>

void se_known_clear(struct se_known_chains *k)
{
    k->positions = 0;
    k->chains = 0;
    k->removed = 0;
    memset(k->slot, 0, sizeof k->slot);
}

/* Cells with one candidate count as filled: no link leads there. */
static void make_key(const struct se_reduced *t, bool multiple, uint16_t key[SE_CELLS + 1])
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = t->cand[cell];
        key[cell] = (uint16_t)(set & (set - 1) ? set : 0);
    }
    key[SE_CELLS] = multiple;
}

/* The slot of the key, or the free one where it belongs. */
static unsigned slot_of(const struct se_known_chains *k, const uint16_t key[SE_CELLS + 1])
{
    uint64_t hash = 0;
    for (unsigned i = 0; i <= SE_CELLS; i++) {
        hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15U;
    }
    unsigned slot = (unsigned)(hash >> 40) % SE_KNOWN_SLOTS;
    while (k->slot[slot] &&
           memcmp(k->position[k->slot[slot] - 1].cand, key, sizeof k->position[0].cand) != 0) {
        slot = (slot + 1) % SE_KNOWN_SLOTS;
    }
    return slot;
}

const struct se_known_position *se_known_find(const struct se_known_chains *k,
                                              const struct se_reduced *t, bool multiple)
{
    uint16_t key[SE_CELLS + 1];
    make_key(t, multiple, key);
    unsigned position = k->slot[slot_of(k, key)];
    return position ? &k->position[position - 1] : NULL;
}

static void add_chain(struct se_known_chains *k, const struct se_found_chain *found)
{
    struct se_known_chain *chain = &k->chain[k->chains++];
    struct se_deduction order;
    order.removed = se_set_list(&found->removed, order.candidate);
    se_deduction_sort(&order);
    *chain = (struct se_known_chain){.identity = found->identity,
                                     .rests = found->rests,
                                     .first = k->removed,
                                     .removed = (uint16_t)order.removed,
                                     .complexity = (uint16_t)found->rank.complexity};
    memcpy(k->candidate + k->removed, order.candidate, order.removed * sizeof k->candidate[0]);
    k->removed += order.removed;
}

static bool has_room(const struct se_known_chains *k, const struct se_found_chains *found)
{
    unsigned removed = k->removed;
    for (unsigned i = 0; i < found->count; i++) {
        for (unsigned w = 0; w < SE_WORDS; w++) {
            removed += word_count(found->found[i].removed.word[w]);
        }
    }
    return k->positions < SE_KNOWN_POSITIONS && k->chains + found->count <= SE_KNOWN_CHAINS &&
           removed <= SE_KNOWN_REMOVED;
}

const struct se_known_position *se_known_add(struct se_known_chains *k, const struct se_reduced *t,
                                             bool multiple, const struct se_found_chains *found,
                                             uint64_t work)
{
    if (!has_room(k, found)) {
        se_known_clear(k);
        if (!has_room(k, found)) {
            return NULL;
        }
    }
    struct se_known_position *p = &k->position[k->positions++];
    make_key(t, multiple, p->cand);
    p->count = (uint16_t)found->count;
    p->first = k->chains;
    p->work = work;
    k->slot[slot_of(k, p->cand)] = (uint16_t)k->positions;
    for (unsigned i = 0; i < found->count; i++) {
        add_chain(k, &found->found[found->sorted[i]]);
    }
    return p;
}

void se_known_deduction(const struct se_known_chains *k, const struct se_known_chain *chain,
                        const struct se_reduced *t, struct se_deduction *out)
{
    struct se_set parents = {{0}};
    FOR_EACH_BIT(unit, SE_UNIT_WORDS, chain->rests.word[w]) {
        se_reduced_lost(t->b, t, (unsigned)unit, &parents);
    }
    out->parents = se_set_list(&parents, out->parent);
    out->removed = chain->removed;
    memcpy(out->candidate, k->candidate + chain->first, chain->removed * sizeof out->candidate[0]);
    out->complexity = chain->complexity;
    out->identity = chain->identity;
}
