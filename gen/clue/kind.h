/* What the files of the kinds share; for gen/clue.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CLUE_KIND_H
#define NONET_GEN_CLUE_KIND_H

#include "gen/clue/clue.h"

/* Keep of a cell's candidates those of a set. */
static inline enum clue_effect clue_keep(digit_set *candidates, unsigned cell, digit_set keep)
{
    digit_set before = candidates[cell];
    digit_set after = before & keep;
    candidates[cell] = after;
    return after == 0 ? CLUE_BROKEN : after != before ? CLUE_CHANGED : CLUE_SAME;
}

/* The graver of two effects. */
static inline enum clue_effect clue_both(enum clue_effect a, enum clue_effect b)
{
    return a > b ? a : b;
}

static inline unsigned highest_digit(digit_set set)
{
    return 32 - (unsigned)__builtin_clz(set);
}

/* Digits below, and above, a digit. */
static inline digit_set digits_below(unsigned digit)
{
    return ((digit_set)1 << (digit - 1)) - 1;
}

static inline digit_set digits_above(unsigned digit)
{
    return ~(((digit_set)1 << digit) - 1);
}

/* Two cells, the first smaller. */
enum clue_effect clue_prune_order(digit_set *candidates, unsigned smaller, unsigned greater);

/* All pairs of cells side by side. */
void clue_each_neighbour(const struct layout *v, clue_pair_taker *take, void *context);

/* Append a clue as it is, for `derive`: clue_list_add without what it asks the table of kinds,
 * where a mark has one cell, and a pair's cells that have no order are in ascending order. */
void clue_list_append(struct clue_list *l, enum clue_kind_id kind, unsigned sum,
                      const uint16_t *cells, unsigned count);

#define CLUE_EXTERN(id, row) extern const struct clue_kind clue_kind_##row;
CLUE_KINDS(CLUE_EXTERN)
#undef CLUE_EXTERN

#endif
