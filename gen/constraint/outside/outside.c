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

enum constraint_effect prune_pointer(digit_set *candidates, const uint16_t *cell, unsigned count,
                                     unsigned place, unsigned digit)
{
    const digit_set wanted = digit_bit(digit);
    const digit_set before = candidates[cell[0]];
    /* Where it points to itself, it has its place and the digit, or neither. */
    digit_set pointer = before & digits_below(count + 1) & ~(digit_bit(place) ^ wanted);
    digit_set changed = 0;
    bool broken = false;
    for (unsigned i = 1; i < count; i++) { /* without branches, which nothing could predict */
        const digit_set points = digit_bit(i + (i >= place));
        const digit_set set = candidates[cell[i]];
        const digit_set has = -(digit_set)((set & wanted) != 0);
        const digit_set has_alone = -(digit_set)(set == wanted);
        pointer &= (has & ~has_alone) | (points ^ ~has);
        const digit_set never = -(digit_set)((pointer & points) == 0);
        const digit_set always = -(digit_set)(pointer == points);
        const digit_set left = set & ~(wanted & never) & (wanted | ~always);
        candidates[cell[i]] = left;
        changed |= set ^ left;
        broken |= left == 0;
    }
    candidates[cell[0]] = pointer;
    changed |= before ^ pointer;
    return broken || !pointer ? CONSTRAINT_BROKEN : changed ? CONSTRAINT_CHANGED : CONSTRAINT_SAME;
}
