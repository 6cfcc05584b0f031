#include "gen/solve/constraint/network.h"

#include <stdlib.h>
#include <string.h>

#include "base/portable/aligned.h"
#include "gen/solve/layouts/plan_tables.h"

/* Constraints by which a digit in one cell is soon ruled out in many others. */
static const kind_set KINDS_OF_PLACES = KIND_SET(RENBAN) | KIND_SET(SKYSCRAPER) |
                                        KIND_SET(ENTROPY) | KIND_SET(ANTI_KNIGHT) |
                                        KIND_SET(ANTI_KING) | KIND_SET(NON_CONSECUTIVE);
static const kind_set KINDS_OF_SUMS = KIND_SET(CAGE) | KIND_SET(ARROW) | KIND_SET(DOUBLE_ARROW) |
                                      KIND_SET(PILL_ARROW) | KIND_SET(SUM_LINE) |
                                      KIND_SET(REGION_SUM) | KIND_SET(SANDWICH) | KIND_SET(X_SUMS) |
                                      KIND_SET(LITTLE_KILLER) | KIND_SET(REPEAT_CAGE);

static void add_item(struct network *n, unsigned cell, unsigned item)
{
    cell_set_add(n->items + (size_t)cell * n->item_words, item);
    cell_set_add(n->cells + (size_t)item * n->words, cell);
}

static void add_sets(struct network *n, unsigned item, const uint16_t *set, unsigned count)
{
    uint32_t *to = n->few_sets + (size_t)item * NETWORK_FEW_SETS;
    for (unsigned i = 0; count <= NETWORK_FEW_SETS && i < count; i++) {
        to[i] = set[i];
    }
}

/* Returns false when out of memory. */
static bool index_items(struct network *n, const struct layout *v)
{
    const unsigned count = n->part_count + n->house_count + n->sum_count;
    const size_t sets_of_one = NETWORK_FEW_SETS * sizeof *n->few_sets;
    n->item_words = (count + 63) / 64;
    n->items = calloc((size_t)v->cell_count * n->item_words + 1, sizeof *n->items);
    n->cells = calloc((size_t)count * n->words + 1, sizeof *n->cells);
    n->few_sets = aligned_new(sets_of_one, (count + 1) * sets_of_one);
    if (!n->items || !n->cells || !n->few_sets || n->item_words > NETWORK_ITEM_WORDS) {
        return false;
    }
    memset(n->few_sets, 0, (count + 1) * sets_of_one);
    for (unsigned i = 0; i < n->part_count; i++) {
        const struct constraint *c = &n->plan->part[i].constraint;
        for (unsigned k = 0; k < c->count; k++) {
            add_item(n, c->cell[k], i);
        }
        if (n->plan->part[i].kind == PART_SETS) {
            add_sets(n, i, n->plan->part[i].set, n->plan->part[i].set_count);
        }
    }
    for (unsigned h = 0; h < n->house_count; h++) {
        for (unsigned k = 0; k < v->size; k++) {
            add_item(n, v->house[h].cell[k], n->part_count + h);
        }
    }
    for (unsigned i = 0; i < n->sum_count; i++) {
        const unsigned item = n->part_count + n->house_count + i;
        for (unsigned k = 0; k < n->sum[i].count; k++) {
            add_item(n, n->sum[i].cell[k], item);
        }
        add_sets(n, item, n->sum[i].set, n->sum[i].set_count);
    }
    return true;
}

static void fill_reversed(struct network *n, unsigned size)
{
    for (unsigned set = 1; set < 1U << size; set++) {
        const digit_set mirrored = digit_bit(size + 1 - lowest_digit(set));
        n->reversed[set] = n->reversed[set & (set - 1)] | (uint16_t)mirrored;
    }
}

static bool fill(struct network *n, const struct layout *v)
{
    const kind_set kinds = constraint_kinds_shown(v);
    n->words = (v->cell_count + 63U) / 64;
    n->part_count = n->plan->part_count;
    n->house_count = v->house_count;
    n->has_sums = kinds & KINDS_OF_SUMS;
    n->has_ends = kinds & KIND_SET(SANDWICH);
    n->by_places = (kinds & KINDS_OF_PLACES) && !n->has_sums;
    const size_t peer_words = (size_t)v->cell_count * n->words;
    n->peers = malloc((peer_words + 1) * sizeof *n->peers);
    n->houses = calloc((size_t)v->house_count * n->words + 1, sizeof *n->houses);
    n->sum = malloc(NETWORK_SUMS * sizeof *n->sum);
    n->exact = calloc(n->part_count + 1, sizeof *n->exact);
    if (!n->peers || !n->houses || !n->sum || !n->exact) {
        return false;
    }
    const bool are_known = v->peer_set && n->words == PEER_SET_CELLS / 64;
    memset(n->peers, 0, peer_words * sizeof *n->peers);
    if (are_known) {
        memcpy(n->peers, v->peer_set, peer_words * sizeof *n->peers);
    }
    for (unsigned cell = 0; !are_known && cell < v->cell_count; cell++) {
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            cell_set_add(n->peers + (size_t)cell * n->words, v->peer[cell][i]);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            cell_set_add(n->houses + (size_t)h * n->words, v->house[h].cell[i]);
        }
    }
    return v->size > CONSTRAINT_TABLE_DIGITS || network_add_sums(n, v, NETWORK_SUMS);
}

static void drop_network(void *network)
{
    struct network *n = network;
    if (n) {
        free(n->sum);
        free(n->exact);
        free(n->peers);
        free(n->houses);
        free(n);
    }
}

static void *network_new(const struct layout *v)
{
    struct network *n = calloc(1, sizeof *n);
    if (n) {
        n->plan = constraint_plan_of(v);
        if (!fill(n, v)) {
            drop_network(n);
            n = NULL;
        }
    }
    return n;
}

const struct network *network_of(const struct layout *v)
{
    return plan_tables_of(&constraint_plan_of(v)->network, v, network_new, drop_network);
}

static void drop_index(void *network)
{
    struct network *n = network;
    if (n) {
        free(n->items);
        free(n->cells);
        aligned_drop(n->few_sets);
        free(n);
    }
}

static void *index_new(const struct layout *v)
{
    const struct network *bare = network_of(v);
    struct network *n = bare ? malloc(sizeof *n) : NULL;
    if (n) {
        *n = *bare;
        if (v->size <= CONSTRAINT_TABLE_DIGITS) {
            fill_reversed(n, v->size);
        }
        if (!index_items(n, v)) {
            drop_index(n);
            n = NULL;
        }
    }
    return n;
}

const struct network *network_indexed_of(const struct layout *v)
{
    return plan_tables_of(&constraint_plan_of(v)->indexed_network, v, index_new, drop_index);
}
