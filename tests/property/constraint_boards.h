/* Random constraints of every kind, for tests. */
#ifndef NONET_TESTS_PROPERTY_CONSTRAINT_BOARDS_H
#define NONET_TESTS_PROPERTY_CONSTRAINT_BOARDS_H

#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"

/* A walk over neighbours (by corners too where `corners`) without repeats, up to `most` cells. */
static inline unsigned constraint_boards_walk(const struct layout *v, struct pcg32 *rng,
                                              bool corners, unsigned most, uint16_t *cell)
{
    unsigned count = 1;
    cell[0] = (uint16_t)pcg32_below(rng, v->cell_count);
    for (unsigned tries = 0; count < most && tries < 40; tries++) {
        int down = (int)pcg32_below(rng, 3) - 1;
        int right = (int)pcg32_below(rng, 3) - 1;
        int row = (int)row_of(v, cell[count - 1]) + down;
        int column = (int)column_of(v, cell[count - 1]) + right;
        if ((down && right && !corners) || row < 0 || column < 0 || row >= (int)frame_rows(v) ||
            column >= (int)frame_columns(v)) {
            continue;
        }
        unsigned next = cell_at(v, (unsigned)row, (unsigned)column);
        bool known = next == LAYOUT_NO_CELL;
        for (unsigned i = 0; i < count; i++) {
            known |= cell[i] == next;
        }
        if (!known) {
            cell[count++] = (uint16_t)next;
        }
    }
    return count;
}

/* All signs that a rule wants. Between 1 and 2 stands a black dot alone. */
static inline void constraint_boards_add_signs(const struct layout *v, enum constraint_kind_id kind,
                                               const uint8_t *digits, struct constraint_list *l)
{
    if (kind != CONSTRAINT_WHITE_DOT && kind != CONSTRAINT_BLACK_DOT) {
        constraint_kinds[kind]->derive(v, digits, l);
        return;
    }
    struct constraint_list white = {0};
    constraint_kinds[CONSTRAINT_BLACK_DOT]->derive(v, digits, l);
    constraint_kinds[CONSTRAINT_WHITE_DOT]->derive(v, digits, &white);
    for (size_t i = 0; i < white.count; i++) {
        const uint16_t *cell = white.cell + white.item[i].first;
        if (digits[cell[0]] + digits[cell[1]] != 3) {
            constraint_list_add(l, CONSTRAINT_WHITE_DOT, false, 0, cell, 2);
        }
    }
    constraint_list_free(&white);
}

/* Add a random constraint of a kind, one that the full board `digits` keeps where it can be made
 * so. */
static inline void constraint_boards_add(const struct layout *v, struct pcg32 *rng,
                                         enum constraint_kind_id kind, const uint8_t *digits,
                                         struct constraint_list *l)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    uint16_t cell[MAX_SIZE];
    unsigned count = 0;
    unsigned sum = 0;
    bool all = k->may_all && pcg32_below(rng, 6) == 0;
    if (k->shape == CONSTRAINT_LINE || k->shape == CONSTRAINT_AREA) {
        unsigned most = 1 + pcg32_below(rng, v->size);
        count =
            constraint_boards_walk(v, rng, k->shape == CONSTRAINT_LINE, most < 2 ? 2 : most, cell);
    } else if (k->shape == CONSTRAINT_PAIR && !all) {
        count = constraint_boards_walk(v, rng, false, 2, cell);
    } else if (k->shape == CONSTRAINT_CELL) {
        count = constraint_boards_walk(v, rng, false, 1, cell);
    } else if (k->shape == CONSTRAINT_HOUSE) {
        unsigned house = pcg32_below(rng, 2U * v->size);
        for (; count < v->size; count++) {
            cell[count] = v->house[house].cell[count];
        }
    }
    if (k->shape == CONSTRAINT_AREA) {
        for (unsigned i = 0; i < count; i++) {
            sum += digits[cell[i]];
        }
    } else if (k->shape == CONSTRAINT_HOUSE) {
        sum = pcg32_below(rng, 2) ? 0 : pcg32_below(rng, v->size * v->size / 2U);
        for (unsigned i = 0, inside = 0, here = 0; i < v->size; i++) {
            bool end = digits[cell[i]] == 1 || digits[cell[i]] == v->size;
            here += inside && !end ? digits[cell[i]] : 0;
            inside ^= end;
            sum = i + 1U == v->size && pcg32_below(rng, 4) ? here : sum;
        }
    }
    struct constraint c = {(uint8_t)kind, all, (uint16_t)sum, (uint16_t)count, cell};
    if (kind == CONSTRAINT_THERMO || kind == CONSTRAINT_GREATER) {
        bool up = digits[cell[0]] < digits[cell[1]];
        if (up == (kind == CONSTRAINT_GREATER)) {
            uint16_t first = cell[0];
            cell[0] = cell[1];
            cell[1] = first;
            count = 2;
            c.count = 2;
        }
    }
    while (k->shape == CONSTRAINT_LINE && kind != CONSTRAINT_ARROW && count > k->least_cells &&
           !k->holds(v, &c, digits)) {
        c.count = (uint16_t)--count;
    }
    if (all && pcg32_below(rng, 4)) {
        constraint_boards_add_signs(v, kind, digits, l);
    } else if (!all && count && !k->holds(v, &c, digits) && pcg32_below(rng, 16)) {
        return;
    }
    constraint_list_add(l, kind, all, sum, cell, count);
    if (constraint_list_complain(l, v, buffer)) {
        l->count--;
    }
}

#endif
