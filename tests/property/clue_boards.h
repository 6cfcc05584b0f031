/* Random clues of every kind, for tests. */
#ifndef NONET_TESTS_PROPERTY_CLUE_BOARDS_H
#define NONET_TESTS_PROPERTY_CLUE_BOARDS_H

#include "gen/board/pcg32.h"
#include "gen/clue/clue.h"

/* A walk over neighbours (by corners too where `corners`) without repeats, up to `most` cells. */
static inline unsigned clue_boards_walk(const struct layout *v, struct pcg32 *rng, bool corners,
                                        unsigned most, uint16_t *cell)
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
static inline void clue_boards_add_signs(const struct layout *v, enum clue_kind_id kind,
                                         const uint8_t *digits, struct clue_list *l)
{
    if (kind != CLUE_WHITE_DOT && kind != CLUE_BLACK_DOT) {
        clue_kinds[kind]->derive(v, digits, l);
        return;
    }
    struct clue_list white = {0};
    clue_kinds[CLUE_BLACK_DOT]->derive(v, digits, l);
    clue_kinds[CLUE_WHITE_DOT]->derive(v, digits, &white);
    for (size_t i = 0; i < white.count; i++) {
        const uint16_t *cell = white.cell + white.item[i].first;
        if (digits[cell[0]] + digits[cell[1]] != 3) {
            clue_list_add(l, CLUE_WHITE_DOT, false, 0, cell, 2);
        }
    }
    clue_list_free(&white);
}

/* Add a random clue of a kind, one that the full board `digits` keeps where it can be made so. */
static inline void clue_boards_add(const struct layout *v, struct pcg32 *rng,
                                   enum clue_kind_id kind, const uint8_t *digits,
                                   struct clue_list *l)
{
    const struct clue_kind *k = clue_kinds[kind];
    char buffer[CLUE_COMPLAINT_SIZE];
    uint16_t cell[MAX_SIZE];
    unsigned count = 0;
    unsigned sum = 0;
    bool all = k->may_all && pcg32_below(rng, 6) == 0;
    if (k->shape == CLUE_LINE || k->shape == CLUE_AREA) {
        unsigned most = 1 + pcg32_below(rng, v->size);
        count = clue_boards_walk(v, rng, k->shape == CLUE_LINE, most < 2 ? 2 : most, cell);
    } else if (k->shape == CLUE_PAIR && !all) {
        count = clue_boards_walk(v, rng, false, 2, cell);
    } else if (k->shape == CLUE_CELL) {
        count = clue_boards_walk(v, rng, false, 1, cell);
    } else if (k->shape == CLUE_HOUSE) {
        unsigned house = pcg32_below(rng, 2U * v->size);
        for (; count < v->size; count++) {
            cell[count] = v->house[house].cell[count];
        }
    }
    if (k->shape == CLUE_AREA) {
        for (unsigned i = 0; i < count; i++) {
            sum += digits[cell[i]];
        }
    } else if (k->shape == CLUE_HOUSE) {
        sum = pcg32_below(rng, 2) ? 0 : pcg32_below(rng, v->size * v->size / 2U);
        for (unsigned i = 0, inside = 0, here = 0; i < v->size; i++) {
            bool end = digits[cell[i]] == 1 || digits[cell[i]] == v->size;
            here += inside && !end ? digits[cell[i]] : 0;
            inside ^= end;
            sum = i + 1U == v->size && pcg32_below(rng, 4) ? here : sum;
        }
    }
    struct clue c = {(uint8_t)kind, all, (uint16_t)sum, (uint16_t)count, cell};
    if (kind == CLUE_THERMO || kind == CLUE_GREATER) {
        bool up = digits[cell[0]] < digits[cell[1]];
        if (up == (kind == CLUE_GREATER)) {
            uint16_t first = cell[0];
            cell[0] = cell[1];
            cell[1] = first;
            count = 2;
            c.count = 2;
        }
    }
    while (k->shape == CLUE_LINE && kind != CLUE_ARROW && count > k->least_cells &&
           !k->holds(v, &c, digits)) {
        c.count = (uint16_t)--count;
    }
    if (all && pcg32_below(rng, 4)) {
        clue_boards_add_signs(v, kind, digits, l);
    } else if (!all && count && !k->holds(v, &c, digits) && pcg32_below(rng, 16)) {
        return;
    }
    clue_list_add(l, kind, all, sum, cell, count);
    if (clue_list_complain(l, v, buffer)) {
        l->count--;
    }
}

#endif
