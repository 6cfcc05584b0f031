#include "gen/constraint/lines/line.h"

static digit_set partners_of(digit_set digits, unsigned size, line_partners *partners)
{
    digit_set found = 0;
    for (; digits; digits &= digits - 1) {
        found |= partners(lowest_digit(digits), size);
    }
    return found;
}

enum constraint_effect line_prune_chain(const struct constraint *c, digit_set *candidates,
                                        unsigned size, line_partners *forth, line_partners *back)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 1; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set keep = partners_of(candidates[c->cell[i - 1]], size, forth);
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
    }
    for (unsigned i = c->count - 1U; i > 0 && effect != CONSTRAINT_BROKEN; i--) {
        digit_set keep = partners_of(candidates[c->cell[i]], size, back);
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i - 1], keep));
    }
    return effect;
}
