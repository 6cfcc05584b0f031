/* Where the search for the canonical form of a full classic board begins: with its pairs of rows of
 * a band (canon_classic.h). */
#include <string.h>

#include "gen/board/canon/canon_classic_ways.h"

/* Two rows of a band. Each stack of the second row holds digits from the other two stacks of the
 * first row. The number that comes from the next stack is the same for all three stacks. */
struct row_pair {
    unsigned side;
    unsigned first;
    unsigned second;
    uint8_t goes_to[SIZE]; /* the column of the first that has the digit of the second's */
    unsigned swapped;      /* columns that go to one that comes back */
    unsigned from_next;    /* digits of a stack of the second that the first's next stack has */
};

static void find_pair(const struct canon_classic_search *s, struct row_pair *p)
{
    uint8_t column_of_digit[SIZE + 1];
    for (unsigned c = 0; c < SIZE; c++) {
        unsigned digit = (unsigned)(s->line[p->side][p->first] >> FIELD_BITS * c & FIELD);
        column_of_digit[digit / LABEL_BITS] = (uint8_t)c;
    }
    p->from_next = 0;
    p->swapped = 0;
    for (unsigned c = 0; c < SIZE; c++) {
        unsigned digit = (unsigned)(s->line[p->side][p->second] >> FIELD_BITS * c & FIELD);
        p->goes_to[c] = column_of_digit[digit / LABEL_BITS];
        p->from_next += c < 3 && p->goes_to[c] / 3 == 1;
    }
    for (unsigned c = 0; c < SIZE; c++) {
        p->swapped |= (unsigned)(p->goes_to[p->goes_to[c]] == c) << c;
    }
}

/* Offer the pair with the columns in this order. */
static void offer_pair(struct canon_classic_search *s, const struct row_pair *p,
                       const uint8_t column[SIZE])
{
    uint8_t label[SIZE];
    row_key key = 0;
    for (unsigned i = 0; i < SIZE; i++) {
        label[column[i]] = (uint8_t)(i + 1);
    }
    for (unsigned i = 0; i < SIZE; i++) {
        key = key << LABEL_BITS | label[p->goes_to[column[i]]];
    }
    if (key > s->row[1]) {
        return;
    }
    if (key < s->row[1]) {
        s->row[1] = key;
        s->next->count = 0;
    }
    uint64_t columns = (uint64_t)p->side << SIDE_BIT;
    uint64_t labels = (uint64_t)(1U << p->first | 1U << p->second) << USED_BIT;
    for (unsigned i = 0; i < SIZE; i++) {
        line digits = s->line[p->side][p->first];
        columns |= (uint64_t)FIELD_BITS * column[i] << FIELD_BITS * i;
        labels |= (uint64_t)(i + 1) << (digits >> FIELD_BITS * column[i] & FIELD);
    }
    add_way(s, columns, labels);
}

/* The columns of a stack stand where the cells of the second row before them call for their digits;
 * columns that no cell calls for come last, in any order, because nothing distinguishes them. */
static void order_stack(const struct row_pair *p, uint8_t column[SIZE], unsigned place,
                        unsigned stack)
{
    unsigned met = 0;
    unsigned at = 3 * place;
    for (unsigned i = 0; i < 3 * place; i++) {
        unsigned c = p->goes_to[column[i]];
        if (c / 3 == stack) {
            column[at++] = (uint8_t)c;
            met |= 1U << c % 3;
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        if (!(met >> i & 1)) {
            column[at++] = (uint8_t)(3 * stack + i);
        }
    }
}

/* The second row begins with the digits of the first's second stack, the labels 4 and on. The first
 * column is among those allowed. */
static void order_columns(struct canon_classic_search *s, const struct row_pair *p, unsigned stack,
                          unsigned direction, unsigned first_columns)
{
    const unsigned second = (stack + direction) % 3;
    unsigned from_second = 0;
    for (unsigned i = 0; i < 3; i++) {
        from_second |= (unsigned)(p->goes_to[3 * stack + i] / 3 == second) << i;
    }
    for (unsigned i = 0; i < 6; i++) {
        uint8_t column[SIZE];
        const uint8_t *order = orders[i];
        bool others_last = from_second == 7 || !(from_second >> order[2] & 1);
        if (!others_last || !(first_columns >> (3 * stack + order[0]) & 1)) {
            continue;
        }
        for (unsigned k = 0; k < 3; k++) {
            column[k] = (uint8_t)(3 * stack + order[k]);
        }
        order_stack(p, column, 1, second);
        order_stack(p, column, 2, 3 - stack - second);
        offer_pair(s, p, column);
    }
}

/* Which way round, if any, a stack of the second row has `most` digits from one of the first. */
static unsigned direction_of(const struct row_pair *p, unsigned most)
{
    return p->from_next == most ? 1 : 3 - p->from_next == most ? 2 : 0;
}

/* The columns whose cell in the second row calls for a column that calls for them, where that is
 * in the stack which comes second. Standing first, such a column gives 1 as the fourth label, which
 * no other does. */
static unsigned swapped_columns(const struct row_pair *p, unsigned direction)
{
    unsigned columns = 0;
    for (unsigned left = p->swapped; left; left &= left - 1) {
        unsigned c = (unsigned)__builtin_ctz(left);
        columns |= (unsigned)(p->goes_to[c] / 3U == (c / 3 + direction) % 3) << c;
    }
    return columns;
}

void canon_classic_begin_full(struct canon_classic_search *s)
{
    struct row_pair pair[SIDES * SIZE * 2];
    unsigned count = 0;
    unsigned most = 2;
    unsigned swapped = 0;
    for (unsigned i = 0; i < SIDES * SIZE; i++) {
        for (unsigned k = 1; k < 3; k++) {
            struct row_pair *p = &pair[count++];
            p->side = i / SIZE;
            p->first = i % SIZE;
            p->second = p->first - p->first % 3 + (p->first + k) % 3;
            find_pair(s, p);
            most = p->from_next % 3 == 0 ? 3 : most;
            swapped |= p->swapped;
        }
    }
    s->row[0] = 0x123456789;
    s->row[1] = UINT64_MAX;
    for (unsigned i = 0; i < count; i++) {
        unsigned direction = direction_of(&pair[i], most);
        unsigned first = most == 2 && swapped ? swapped_columns(&pair[i], direction) : ALL_COLUMNS;
        for (unsigned stack = 0; direction && stack < 3; stack++) {
            if (three_of(first, stack)) {
                order_columns(s, &pair[i], stack, direction, first);
            }
        }
    }
    memset(s->untouched, 0, sizeof s->untouched);
    s->rows_done = 1;
    s->next_label = SIZE + 1;
    canon_classic_end_row(s);
}
