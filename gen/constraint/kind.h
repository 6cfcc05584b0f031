/* What the files of the kinds share; for gen/constraint.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_KIND_H
#define NONET_GEN_CONSTRAINT_KIND_H

#include "gen/constraint/constraint.h"

/* Keep of a cell's candidates those of a set. */
static inline enum constraint_effect constraint_keep(digit_set *candidates, unsigned cell,
                                                     digit_set keep)
{
    digit_set before = candidates[cell];
    digit_set after = before & keep;
    candidates[cell] = after;
    return after == 0 ? CONSTRAINT_BROKEN : after != before ? CONSTRAINT_CHANGED : CONSTRAINT_SAME;
}

/* The graver of two effects. */
static inline enum constraint_effect constraint_both(enum constraint_effect a,
                                                     enum constraint_effect b)
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
enum constraint_effect constraint_prune_order(digit_set *candidates, unsigned smaller,
                                              unsigned greater);

/* A `holds`: are the digits of the cells all different? */
bool constraint_digits_differ(const struct layout *v, const struct constraint *c,
                              const uint8_t *digits);

/* Does some house hold both cells? */
bool constraint_cells_see(const struct layout *v, unsigned one, unsigned other);

/* All pairs of cells side by side. */
void constraint_each_neighbour(const struct layout *v, constraint_pair_taker *take, void *context);

/* Append a constraint as it is, for `derive`: constraint_list_add without what it asks the table of
 * kinds, where a mark has one cell, and a pair's cells that have no order are in ascending order.
 */
void constraint_list_append(struct constraint_list *l, enum constraint_kind_id kind, unsigned sum,
                            const uint16_t *cells, unsigned count);

/* A kind's own short name, on the classic board. */
#define VARIANT(id, NAME, DOC)                                                                     \
    &(const struct constraint_variant)                                                             \
    {                                                                                              \
        NAME, "classic", KIND_SET(id), false, false, DOC,                                          \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }

#define CONSTRAINT_EXTERN(id, row) extern const struct constraint_kind constraint_kind_##row;
CONSTRAINT_KINDS(CONSTRAINT_EXTERN)
#undef CONSTRAINT_EXTERN

#endif
