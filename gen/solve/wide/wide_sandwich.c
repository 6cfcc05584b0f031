#include "gen/solve/wide/wide_sandwich.h"

struct wide_sandwich wide_sandwich_of(const struct layout *v, const struct constraint *c)
{
    const digit_set between = all_digits(v->size) & ~(digit_bit(1) | digit_bit(v->size));
    struct wide_sandwich out = {.cell = c->cell};
    for (unsigned count = 0; count + 2 <= v->size; count++) {
        digit_set set[MAX_SANDWICH_SETS];
        const size_t found =
            constraint_combinations(between, count, c->sum, set, MAX_SANDWICH_SETS);
        for (size_t i = 0; i < found; i++) {
            out.set[out.set_count++] = (uint16_t)set[i];
        }
    }
    return out;
}
