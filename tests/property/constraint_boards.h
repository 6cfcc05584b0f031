/* Random constraints of every kind, for tests. */
#ifndef NONET_TESTS_PROPERTY_CONSTRAINT_BOARDS_H
#define NONET_TESTS_PROPERTY_CONSTRAINT_BOARDS_H

#include "gen/board/pcg32.h"
#include "gen/constraint/cage_sign.h"
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

/* One of those that the kind derives; of one in four the number is another. */
static inline void constraint_boards_add_derived(const struct layout *v, struct pcg32 *rng,
                                                 enum constraint_kind_id kind,
                                                 const uint8_t *digits, struct constraint_list *l)
{
    struct constraint_list all = {0};
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    constraint_kinds[kind]->derive(v, digits, &all);
    if (all.count) {
        const struct constraint_item *item = &all.item[pcg32_below(rng, (uint32_t)all.count)];
        unsigned sum = item->sum;
        if (constraint_kinds[kind]->has_sum && pcg32_below(rng, 4) == 0) {
            sum += pcg32_below(rng, 2) ? 1U : sum ? -1U : 0U;
        }
        if (constraint_kinds[kind]->has_digits) {
            unsigned digit[CONSTRAINT_MAX_DIGITS];
            unsigned count = constraint_digits_unpack(sum, digit);
            sum = constraint_digits_pack(digit, 1 + pcg32_below(rng, count));
        }
        constraint_list_add(l, kind, false, sum, all.cell + item->first, item->count);
        if (constraint_list_complain(l, v, buffer)) {
            l->count--;
        }
    }
    constraint_list_free(&all);
}

/* Of kinds that few walks happen to keep: one that some tries found. */
static inline void constraint_boards_add_found(const struct layout *v, struct pcg32 *rng,
                                               enum constraint_kind_id kind, const uint8_t *digits,
                                               struct constraint_list *l)
{
    char buffer[CONSTRAINT_COMPLAINT_SIZE];
    bool pill = constraint_kinds[kind]->make == MAKE_PILL;
    for (unsigned tries = 0; tries < 60; tries++) {
        uint16_t cell[MAX_SIZE];
        unsigned count = pill ? constraint_boards_walk(v, rng, true, 3 + pcg32_below(rng, 3), cell)
                              : 2 + 2 * pcg32_below(rng, 2);
        int step = (int)pcg32_below(rng, v->cell_count);
        for (unsigned i = 0; !pill && i < count / 2; i++) {
            cell[i] = (uint16_t)pcg32_below(rng, v->cell_count);
            cell[count / 2 + i] = (uint16_t)((cell[i] + (unsigned)step) % v->cell_count);
        }
        constraint_list_add(l, kind, false, pill ? 2 : 0, cell, count);
        const struct constraint_item *item = &l->item[l->count - 1];
        const struct constraint c = {item->kind, false, item->count, item->sum,
                                     l->cell + item->first};
        bool keeps = count > 2 || !pill;
        keeps = keeps && !constraint_list_complain(l, v, buffer);
        if (keeps && (constraint_kinds[kind]->holds(v, &c, digits) || tries > 50)) {
            return;
        }
        l->count--;
    }
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
    if (k->derive && !all && kind != CONSTRAINT_SANDWICH && kind != CONSTRAINT_GREATER &&
        (k->has_sum || k->has_digits || k->around)) {
        constraint_boards_add_derived(v, rng, kind, digits, l);
        return;
    }
    if (k->shape == CONSTRAINT_CLONE_OF || k->make == MAKE_PILL) {
        constraint_boards_add_found(v, rng, kind, digits, l);
        return;
    }
    if (k->shape == CONSTRAINT_LINE || k->shape == CONSTRAINT_AREA) {
        unsigned most = 1 + pcg32_below(rng, v->size);
        if (k->make == MAKE_CALC && pcg32_below(rng, 8) == 0) {
            cell[0] = (uint16_t)pcg32_below(rng, v->cell_count);
            constraint_list_add(l, kind, false, digits[cell[0]], cell, 1);
            l->count -= constraint_list_complain(l, v, buffer) != NULL;
            return;
        }
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
    if (k->shape == CONSTRAINT_LINE && k->has_sum) {
        sum = 3 + pcg32_below(rng, 2U * v->size);
    }
    if (k->shape == CONSTRAINT_AREA && k->has_sum) {
        for (unsigned i = 0; i < count; i++) {
            sum += digits[cell[i]];
        }
        const enum cage_sign sign = (enum cage_sign)(1 + pcg32_below(rng, 4));
        const unsigned result = constraint_calculate(sign, cell, count, digits);
        if (k->make == MAKE_CALC && count > 1 && result) {
            sum = constraint_sum_pack(k->has_sign ? sign : SIGN_NONE, result);
        } else if (k->make == MAKE_CALC && count > 1) {
            sum = constraint_sum_pack(k->has_sign ? SIGN_PLUS : SIGN_NONE, sum);
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
    struct constraint c = {(uint8_t)kind, all, (uint16_t)count, sum, cell};
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
    while (k->shape == CONSTRAINT_LINE && kind != CONSTRAINT_ARROW && count > k->min_cells &&
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
