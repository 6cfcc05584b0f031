#include "gen/clue/lines/line.h"

static digit_set partners_of(digit_set digits, unsigned size, line_partners *partners)
{
    digit_set found = 0;
    for (; digits; digits &= digits - 1) {
        found |= partners(lowest_digit(digits), size);
    }
    return found;
}

enum clue_effect line_prune_chain(const struct clue *c, digit_set *candidates, unsigned size,
                                  line_partners *forth, line_partners *back)
{
    enum clue_effect effect = CLUE_SAME;
    for (unsigned i = 1; i < c->count && effect != CLUE_BROKEN; i++) {
        digit_set keep = partners_of(candidates[c->cell[i - 1]], size, forth);
        effect = clue_both(effect, clue_keep(candidates, c->cell[i], keep));
    }
    for (unsigned i = c->count - 1U; i > 0 && effect != CLUE_BROKEN; i--) {
        digit_set keep = partners_of(candidates[c->cell[i]], size, back);
        effect = clue_both(effect, clue_keep(candidates, c->cell[i - 1], keep));
    }
    return effect;
}
