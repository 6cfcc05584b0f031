#include "gen/constraint/outside/outside.h"

void outside_derive(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                    outside_number *number, struct constraint_list *out)
{
    for (unsigned h = 0; v->grid_count == 1 && h < 2U * v->size; h++) {
        const uint16_t *cell = v->house[h].cell;
        uint16_t turned[MAX_SIZE];
        for (unsigned i = 0; i < v->size; i++) {
            turned[v->size - 1U - i] = cell[i];
        }
        constraint_list_append(out, kind, number(v, cell, digits), cell, v->size);
        constraint_list_append(out, kind, number(v, turned, digits), turned, v->size);
    }
}

bool pointer_holds(const uint8_t *digits, unsigned pointer, const uint16_t *target, unsigned count,
                   unsigned digit)
{
    for (unsigned i = 0; i < count; i++) {
        if ((digits[pointer] == i + 1) != (digits[target[i]] == digit)) {
            return false;
        }
    }
    return digits[pointer] <= count;
}

enum constraint_effect prune_pointer(digit_set *candidates, unsigned pointer,
                                     const uint16_t *target, unsigned count, unsigned digit)
{
    enum constraint_effect effect = constraint_keep(candidates, pointer, digits_below(count + 1));
    for (unsigned i = 0; i < count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set points = digit_bit(i + 1);
        if (target[i] == pointer) { /* it points to itself, or it is neither */
            digit_set both = points & digit_bit(digit);
            effect = constraint_both(
                effect, constraint_keep(candidates, pointer, ~(points ^ digit_bit(digit)) | both));
            continue;
        }
        if (!(candidates[target[i]] & digit_bit(digit))) {
            effect = constraint_both(effect, constraint_keep(candidates, pointer, ~points));
        } else if (candidates[target[i]] == digit_bit(digit)) {
            effect = constraint_both(effect, constraint_keep(candidates, pointer, points));
        }
        if (effect != CONSTRAINT_BROKEN && !(candidates[pointer] & points)) {
            effect =
                constraint_both(effect, constraint_keep(candidates, target[i], ~digit_bit(digit)));
        } else if (effect != CONSTRAINT_BROKEN && candidates[pointer] == points) {
            effect =
                constraint_both(effect, constraint_keep(candidates, target[i], digit_bit(digit)));
        }
    }
    return effect;
}
