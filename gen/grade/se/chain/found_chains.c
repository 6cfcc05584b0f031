#include "gen/grade/se/chain/found_chains.h"

#include <string.h>

void se_found_clear(struct se_found_chains *n)
{
    for (unsigned i = 0; i < n->count; i++) {
        if (n->found[i].slot) {
            *n->found[i].slot = 0;
        }
    }
    n->count = 0;
    n->order = 0;
}

static bool goes_before(const struct se_rank *rank, uint32_t order, const struct se_found_chain *b)
{
    int compared = se_rank_compare(rank, &b->rank);
    return compared ? compared < 0 : order < b->order;
}

static void begin_found_chains(struct se_found_chain *f, const struct se_rank *rank, uint32_t order)
{
    memset(f, 0, sizeof *f);
    f->rank = *rank;
    f->order = order;
    f->identity = SE_IDENTITY;
}

struct se_found_chain *se_found_add(struct se_found_chains *n, unsigned cell, unsigned digits,
                                    const struct se_rank *rank)
{
    uint16_t *slot = &n->slot[cell][digits];
    uint32_t order = n->order++;
    if (digits == 0 || (*slot == 0 && n->count == SE_MAX_FOUND)) {
        return NULL;
    }
    if (*slot == 0) {
        *slot = (uint16_t)++n->count;
    } else if (!goes_before(rank, order, &n->found[*slot - 1])) {
        return NULL;
    }
    struct se_found_chain *f = &n->found[*slot - 1];
    begin_found_chains(f, rank, order);
    f->slot = slot;
    for (; digits; digits &= digits - 1) {
        se_set_add(&f->removed, cell * 9 + se_low(digits));
    }
    return f;
}

enum { NO_CELL = SE_CELLS, SEVERAL_CELLS };

/* The cell of all of the candidates, and their digits in it. */
static unsigned cell_of_all(const struct se_set *candidates, unsigned *digits)
{
    unsigned cell = NO_CELL;
    *digits = 0;
    for (unsigned k = 0; k < SE_WORDS; k++) {
        for (uint64_t set = candidates->word[k]; set; set &= set - 1) {
            unsigned candidate = k * 64 + (unsigned)__builtin_ctzll(set);
            if (cell != NO_CELL && cell != candidate / 9) {
                return SEVERAL_CELLS;
            }
            cell = candidate / 9;
            *digits |= 1U << candidate % 9;
        }
    }
    return cell;
}

struct se_found_chain *se_found_add_set(struct se_found_chains *n, const struct se_set *removed,
                                        const struct se_rank *rank)
{
    unsigned digits = 0;
    unsigned cell = cell_of_all(removed, &digits);
    if (cell < SE_CELLS) {
        return se_found_add(n, cell, digits, rank);
    }
    if (cell == NO_CELL) {
        return NULL;
    }
    struct se_found_chain *f = NULL;
    for (unsigned i = 0; i < n->count && !f; i++) {
        bool same = memcmp(&n->found[i].removed, removed, sizeof *removed) == 0;
        f = same ? &n->found[i] : NULL;
    }
    uint32_t order = n->order++;
    if (f ? !goes_before(rank, order, f) : n->count == SE_MAX_FOUND) {
        return NULL;
    }
    f = f ? f : &n->found[n->count++];
    begin_found_chains(f, rank, order);
    f->removed = *removed;
    return f;
}

void se_found_sort(struct se_found_chains *n)
{
    for (unsigned i = 0; i < n->count; i++) {
        const struct se_found_chain *f = &n->found[i];
        unsigned k = i;
        for (; k && goes_before(&f->rank, f->order, &n->found[n->sorted[k - 1]]); k--) {
            n->sorted[k] = n->sorted[k - 1];
        }
        n->sorted[k] = (uint16_t)i;
    }
}
