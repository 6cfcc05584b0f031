#include "gen/grade/se/se_board.h"

#include <string.h>

/* clang-format off */
#define COUNTS_2(n) n, (n) + 1, (n) + 1, (n) + 2
#define COUNTS_4(n) COUNTS_2(n), COUNTS_2((n) + 1), COUNTS_2((n) + 1), COUNTS_2((n) + 2)
#define COUNTS_6(n) COUNTS_4(n), COUNTS_4((n) + 1), COUNTS_4((n) + 1), COUNTS_4((n) + 2)
#define COUNTS_8(n) COUNTS_6(n), COUNTS_6((n) + 1), COUNTS_6((n) + 1), COUNTS_6((n) + 2)
/* clang-format on */

const uint8_t se_counts[SE_ALL + 1] = {COUNTS_8(0), COUNTS_8(1)};

static void map_peers(struct se_map *m, unsigned cell)
{
    unsigned count = 0;
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        for (unsigned i = 0; i < 9; i++) {
            unsigned other = m->cell[house][i];
            if (other != cell && !se_has(m->peers[cell], other)) {
                se_add(&m->peers[cell], other);
                m->peer[cell][count++] = (uint8_t)other;
            }
        }
    }
}

/* The first third, and how far the next is from it. */
static void map_thirds(uint8_t third[SE_ALL + 1], unsigned first, unsigned shift)
{
    for (unsigned places = 0; places <= SE_ALL; places++) {
        unsigned k = 0;
        while (k < 3 && places & ~(first << k * shift)) {
            k++;
        }
        third[places] = (uint8_t)k;
    }
}

void se_map_init(struct se_map *m)
{
    memset(m, 0, sizeof *m);
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned r = cell / 9;
        unsigned c = cell % 9;
        const unsigned house[3] = {r / 3 * 3 + c / 3, SE_ROW + r, SE_COLUMN + c};
        const unsigned place[3] = {r % 3 * 3 + c % 3, c, r};
        for (unsigned k = 0; k < 3; k++) {
            m->house[cell][k] = (uint8_t)house[k];
            m->place[cell][k] = (uint8_t)place[k];
            m->cell[house[k]][place[k]] = (uint8_t)cell;
            se_add(&m->members[house[k]], cell);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        map_peers(m, cell);
    }
    map_thirds(m->run, 0x007, 3);
    map_thirds(m->stride, 0x049, 1);
}

static inline void push(struct se_queue *q, unsigned item)
{
    if (q->count < SE_QUEUE) {
        q->item[q->count++] = (uint16_t)item;
    }
}

static inline void queue_place(struct se_board *b, unsigned house, unsigned digit)
{
    push(house < SE_ROW ? &b->box_single : &b->line_single, house * 9 + digit);
}

static inline bool is_single(unsigned set)
{
    return set && !(set & (set - 1));
}

/* A digit loses a place in a house. */
static inline void lose_place(struct se_board *b, unsigned house, unsigned digit, unsigned place)
{
    unsigned left = b->at[house][digit] & ~(1U << place);
    b->at[house][digit] = (uint16_t)left;
    if (is_single(left)) {
        queue_place(b, house, digit);
    }
    b->broken |= left == 0;
}

/* A cell loses a candidate. */
static inline void lose_digit(struct se_board *b, unsigned cell, unsigned digit)
{
    unsigned rest = b->cand[cell] & ~(1U << digit);
    b->cand[cell] = (uint16_t)rest;
    if (is_single(rest)) {
        push(&b->naked_single, cell);
    }
    b->broken |= rest == 0;
}

/* Remove one candidate that is there. */
static inline void remove_one(struct se_board *b, unsigned cell, unsigned digit)
{
    const struct se_map *m = b->map;
    lose_digit(b, cell, digit);
    for (unsigned k = 0; k < 3; k++) {
        lose_place(b, m->house[cell][k], digit, m->place[cell][k]);
    }
}

bool se_remove(struct se_board *b, unsigned cell, unsigned digits)
{
    unsigned set = digits & b->cand[cell];
    bool any = set != 0;
    for (; set; set &= set - 1) {
        remove_one(b, cell, se_low(set));
    }
    return any;
}

void se_place(struct se_board *b, unsigned cell, unsigned digit)
{
    const struct se_map *m = b->map;
    for (unsigned set = b->cand[cell] & ~(1U << digit); set; set &= set - 1) {
        unsigned other = se_low(set);
        for (unsigned k = 0; k < 3; k++) {
            lose_place(b, m->house[cell][k], other, m->place[cell][k]);
        }
    }
    b->broken |= !(b->cand[cell] >> digit & 1);
    b->cand[cell] = 0;
    b->digit[cell] = (uint8_t)(digit + 1);
    b->filled[digit]++;
    b->left--;
    b->placed = true;
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        b->at[house][digit] = 0;
        if (--b->empty[house] == 1) {
            push(&b->last_cell, house);
        }
    }
    for (unsigned i = 0; i < SE_PEERS; i++) {
        unsigned peer = m->peer[cell][i];
        if (!(b->cand[peer] >> digit & 1)) {
            continue;
        }
        lose_digit(b, peer, digit);
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[peer][k];
            if (house != m->house[cell][k]) { /* else the digit is placed there */
                lose_place(b, house, digit, m->place[peer][k]);
            }
        }
    }
}

static void queue_all(struct se_board *b)
{
    b->last_cell.count = 0;
    b->box_single.count = 0;
    b->line_single.count = 0;
    b->naked_single.count = 0;
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        if (b->empty[house] == 1) {
            push(&b->last_cell, house);
        }
        for (unsigned d = 0; d < 9; d++) {
            if (is_single(b->at[house][d])) {
                queue_place(b, house, d);
            }
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (is_single(b->cand[cell])) {
            push(&b->naked_single, cell);
        }
    }
}

bool se_board_init(struct se_board *b, const struct se_map *m, const struct grid *givens)
{
    uint16_t used[SE_HOUSES] = {0};
    memset(b, 0, sizeof *b);
    b->map = m;
    memset(b->empty, 9, sizeof b->empty);
    b->left = SE_CELLS;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned digit = givens->cell[cell];
        if (digit == 0) {
            continue;
        }
        unsigned bit = 1U << (digit - 1);
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[cell][k];
            if (used[house] & bit) {
                return false;
            }
            used[house] = (uint16_t)(used[house] | bit);
            b->empty[house]--;
        }
        b->digit[cell] = (uint8_t)digit;
        b->filled[digit - 1]++;
        b->left--;
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (b->digit[cell]) {
            continue;
        }
        const uint8_t *house = m->house[cell];
        unsigned set = SE_ALL & ~(unsigned)(used[house[0]] | used[house[1]] | used[house[2]]);
        b->cand[cell] = (uint16_t)set;
        b->broken |= set == 0;
        for (; set; set &= set - 1) {
            for (unsigned k = 0; k < 3; k++) {
                uint16_t *at = &b->at[house[k]][se_low(set)];
                *at = (uint16_t)(*at | 1U << m->place[cell][k]);
            }
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            b->broken |= !(used[house] >> d & 1) && b->at[house][d] == 0;
        }
    }
    queue_all(b);
    return !b->broken;
}
