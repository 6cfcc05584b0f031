#include "gen/constraint/kind.h"

enum constraint_effect constraint_prune_order(digit_set *candidates, unsigned smaller,
                                              unsigned greater)
{
    if (!candidates[smaller] || !candidates[greater]) {
        return CONSTRAINT_BROKEN;
    }
    enum constraint_effect one =
        constraint_keep(candidates, smaller, digits_below(highest_digit(candidates[greater])));
    if (one == CONSTRAINT_BROKEN) {
        return one;
    }
    return constraint_both(
        one, constraint_keep(candidates, greater, digits_above(lowest_digit(candidates[smaller]))));
}

bool constraint_cells_see(const struct layout *v, unsigned one, unsigned other)
{
    for (unsigned i = 0; i < v->house_count_of[one]; i++) {
        for (unsigned k = 0; k < v->house_count_of[other]; k++) {
            if (v->house_of[one][i] == v->house_of[other][k]) {
                return true;
            }
        }
    }
    return false;
}

void constraint_each_neighbour(const struct layout *v, constraint_pair_taker *take, void *context)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned right = cell_right(v, cell);
        unsigned below = cell_below(v, cell);
        if (right != LAYOUT_NO_CELL) {
            take(context, cell, right);
        }
        if (below != LAYOUT_NO_CELL) {
            take(context, cell, below);
        }
    }
}

uint32_t constraint_digits_pack(const unsigned *digit, unsigned count)
{
    uint32_t packed = 0;
    unsigned last = 0;
    for (unsigned i = 0; i < count; i++) { /* the next greater one, or the same once more */
        unsigned next = MAX_SIZE + 1;
        unsigned before = 0;
        for (unsigned k = 0; k < count; k++) {
            before += digit[k] <= last;
            next = digit[k] > last && digit[k] < next ? digit[k] : next;
        }
        last = before > i ? last : next;
        packed |= last << 5 * i;
    }
    return packed;
}

unsigned constraint_digits_unpack(uint32_t packed, unsigned digit[CONSTRAINT_MAX_DIGITS])
{
    unsigned count = 0;
    for (; packed && count < CONSTRAINT_MAX_DIGITS; packed >>= 5) {
        digit[count++] = packed & 31;
    }
    return count;
}

bool constraint_digits_differ(const struct layout *v, const struct constraint *c,
                              const uint8_t *digits)
{
    digit_set seen = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        if (seen & digit_bit(digits[c->cell[i]])) {
            return false;
        }
        seen |= digit_bit(digits[c->cell[i]]);
    }
    return true;
}
