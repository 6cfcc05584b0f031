#include "gen/constraint/pair_table.h"

void constraint_pair_table(const struct layout *v, const struct constraint *c, unsigned given,
                           uint16_t *allowed)
{
    static const uint16_t cell[2] = {0, 1};
    struct constraint pair = *c;
    uint8_t digits[2];
    pair.cell = cell;
    pair.count = 2;
    allowed[0] = 0;
    for (unsigned set = 1; set < 1U << v->size; set++) {
        const unsigned rest = set & (set - 1);
        if (rest) {
            allowed[set] = allowed[rest] | allowed[set ^ rest];
            continue;
        }
        allowed[set] = 0;
        digits[given] = (uint8_t)lowest_digit(set);
        for (unsigned other = 1; other <= v->size; other++) {
            digits[!given] = (uint8_t)other;
            if (constraint_kind_of(c)->holds(v, &pair, digits)) {
                allowed[set] |= (uint16_t)digit_bit(other);
            }
        }
    }
}
