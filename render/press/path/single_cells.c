#include "render/press/path/single_cells.h"

#include <stdbool.h>

void single_cells_init(struct single_cells *s, const struct layout *layout,
                       const struct grid *givens)
{
    s->layout = layout;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        s->candidates[cell] = all_digits(layout->size);
    }
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        if (givens->cell[cell]) {
            single_cells_place(s, cell, givens->cell[cell]);
        }
    }
}

void single_cells_place(struct single_cells *s, unsigned cell, unsigned digit)
{
    const struct layout *v = s->layout;
    for (unsigned h = 0; h < v->house_count_of[cell]; h++) {
        const struct house *house = &v->house[v->house_of[cell][h]];
        for (unsigned i = 0; i < v->size; i++) {
            s->candidates[house->cell[i]] &= ~digit_bit(digit);
        }
    }
    s->candidates[cell] = 0;
}

void single_cells_remove(struct single_cells *s, unsigned cell, unsigned digit)
{
    s->candidates[cell] &= ~digit_bit(digit);
}

/* Is a digit of the cell in no other cell of the house; or, of a full house, is no other open? */
static bool is_alone(const struct single_cells *s, const struct house *house, unsigned cell,
                     enum single_kind kind)
{
    digit_set others = 0;
    for (unsigned i = 0; i < s->layout->size; i++) {
        others |= house->cell[i] == cell ? 0 : s->candidates[house->cell[i]];
    }
    return kind == SINGLE_FULL_HOUSE ? !others : (s->candidates[cell] & ~others) != 0;
}

static bool can_be_single(const struct single_cells *s, enum single_kind kind, unsigned cell)
{
    digit_set own = s->candidates[cell];
    if (kind == SINGLE_NAKED || !own) {
        return own && !(own & (own - 1));
    }
    for (unsigned h = 0; h < s->layout->house_count_of[cell]; h++) {
        if (is_alone(s, &s->layout->house[s->layout->house_of[cell][h]], cell, kind)) {
            return true;
        }
    }
    return false;
}

unsigned single_cells_find(const struct single_cells *s, enum single_kind kind, unsigned cell,
                           unsigned *count)
{
    unsigned place = 0;
    bool found = false;
    *count = 0;
    for (unsigned other = 0; other < s->layout->cell_count; other++) {
        if (can_be_single(s, kind, other)) {
            place = other == cell ? *count : place;
            found |= other == cell;
            ++*count;
        }
    }
    return found ? place : *count;
}
