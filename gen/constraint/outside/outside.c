#include "gen/constraint/outside/outside.h"

#include "gen/constraint/pointer.h"

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

struct pointer pointer_of(const struct constraint *c)
{
    const bool is_indexer = c->kind == CONSTRAINT_ROW_INDEXER ||
                            c->kind == CONSTRAINT_COLUMN_INDEXER ||
                            c->kind == CONSTRAINT_BOX_INDEXER;
    unsigned place = 1;
    for (unsigned i = 1; is_indexer && i < c->count; i++) { /* the others are in ascending order */
        place += c->cell[i] < c->cell[0];
    }
    const unsigned digit = is_indexer ? place : c->kind == CONSTRAINT_NUMBERED_ROOM ? c->sum : 0;
    return (struct pointer){(uint8_t)place, (uint8_t)digit};
}

enum constraint_effect prune_pointer(const struct layout *v, const struct constraint *c,
                                     digit_set *candidates)
{
    const struct pointer p = pointer_of(c);
    const uint16_t *cell = c->cell;
    const digit_set wanted = digit_bit(p.digit);
    const digit_set before = candidates[cell[0]];
    /* Where it points to itself, it has its place and the digit, or neither. */
    digit_set pointer = before & digits_below(v->size + 1U) & ~(digit_bit(p.place) ^ wanted);
    digit_set changed = 0;
    bool broken = false;
    for (unsigned i = 1; i < v->size; i++) { /* without branches, which nothing could predict */
        const digit_set points = digit_bit(i + (i >= p.place));
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
