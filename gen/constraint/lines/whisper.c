/* German whispers: neighbours on the line differ by at least 5 of 9 digits. */
#include <stdlib.h>

#include "gen/constraint/lines/line.h"

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    for (unsigned i = 1; i < c->count; i++) {
        int apart = abs(digits[c->cell[i]] - digits[c->cell[i - 1]]);
        if (apart < (int)whisper_difference(v->size)) {
            return false;
        }
    }
    return true;
}

static digit_set far_from(unsigned digit, unsigned size)
{
    const unsigned apart = whisper_difference(size);
    digit_set low = digit > apart ? digits_from_to(1, digit - apart) : 0;
    return low | digits_from_to(digit + apart, size);
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    return line_prune_chain(c, candidates, v->size, far_from, far_from);
}

const struct constraint_kind constraint_kind_whisper = {
    .name = "whisper",
    .doc = "German whispers: neighbours on the line differ by at least 5",
    .rule = TEXT_rule_whisper,
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .least_cells = 2,
    .most_cells = MAX_SIZE,
    .holds = holds,
    .prune = prune,
};
