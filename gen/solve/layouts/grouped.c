/* The search that fills boards with groups at random, one cell at a time: the cell with the fewest
 * candidates, or, if that has several, a digit with only one place in a house. */
#include "gen/solve/layouts/grouped.h"

#include <string.h>

#include "base/work/stop.h"

struct grouped_placement {
    uint16_t cell;
    digit_set untried;
};

struct grouped_search {
    const struct grouped_question *q;
    struct grid board;
    digit_set taken[MAX_HOUSES]; /* digits used in the house or group */
    struct grouped_placement stack[MAX_CELLS];
};

/* The digits that no house or group of the cell has yet, without the one that the question
 * excludes. */
static digit_set open_digits(const struct grouped_search *s, unsigned cell)
{
    const struct layout *v = s->q->v;
    digit_set open = all_digits(v->size) & ~digits_around(v, s->taken, cell);
    return cell == s->q->without.cell && s->q->without.digit
               ? open & ~digit_bit(s->q->without.digit)
               : open;
}

/* Finds a digit with only one place in a house, and returns its cell and the digit. The digit set
 * is empty if some digit has no place at all. */
static bool find_hidden(const struct grouped_search *s, const digit_set *open,
                        struct grouped_placement *next)
{
    const struct layout *v = s->q->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = open[v->house[h].cell[i]];
            twice |= once & set;
            once |= set;
        }
        if ((once | s->taken[h]) != all_digits(v->size)) {
            next->untried = 0;
            return true;
        }
        digit_set hidden = once & ~twice;
        for (unsigned i = 0; hidden && i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            if (open[cell] & hidden) {
                *next = (struct grouped_placement){(uint16_t)cell,
                                                   digit_bit(lowest_digit(open[cell] & hidden))};
                return true;
            }
        }
    }
    return false;
}

/* The next cell and its candidates. If there are no candidates, this is a dead end. */
static struct grouped_placement choose(const struct grouped_search *s)
{
    const struct layout *v = s->q->v;
    digit_set open[MAX_CELLS];
    struct grouped_placement best = {0};
    unsigned fewest = MAX_SIZE + 1;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        open[cell] = s->board.cell[cell] ? 0 : open_digits(s, cell);
        unsigned count = digit_count(open[cell]);
        if (!s->board.cell[cell] && count < fewest) {
            fewest = count;
            best = (struct grouped_placement){.cell = (uint16_t)cell, .untried = open[cell]};
        }
    }
    if (fewest > 1) {
        (void)find_hidden(s, open, &best);
    }
    return best;
}

/* Puts one of the untried digits, the lowest or, with a generator, each as likely. */
static void put(struct grouped_search *s, struct grouped_placement *p)
{
    digit_set set = p->untried;
    struct pcg32 *rng = s->q->rng;
    for (unsigned skip = rng ? pcg32_below(rng, digit_count(set)) : 0; skip > 0; skip--) {
        set &= set - 1;
    }
    unsigned digit = lowest_digit(set);
    p->untried &= ~digit_bit(digit);
    s->board.cell[p->cell] = (uint8_t)digit;
    flip_digit_around(s->q->v, s->taken, p->cell, digit);
}

static void take_back(struct grouped_search *s, unsigned cell)
{
    flip_digit_around(s->q->v, s->taken, cell, s->board.cell[cell]);
    s->board.cell[cell] = 0;
}

/* Returns false if the givens contradict each other or the excluded candidate. */
static bool begin_grouped(struct grouped_search *s, unsigned *empty)
{
    const struct layout *v = s->q->v;
    memset(s->taken, 0, sizeof s->taken);
    memset(s->board.cell, 0, v->cell_count);
    *empty = v->cell_count;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        if (digit && !(open_digits(s, cell) & digit_bit(digit))) {
            return false;
        }
        if (digit) {
            s->board.cell[cell] = (uint8_t)digit;
            flip_digit_around(v, s->taken, cell, digit);
            --*empty;
        }
    }
    return true;
}

uint64_t grouped_search(const struct grouped_question *q, uint64_t *positions)
{
    struct grouped_search s = {.q = q};
    uint64_t visited = 0;
    unsigned empty;
    unsigned depth = 0;
    if (!q->rng) {
        return grouped_count(q, positions);
    }
    *positions = 0;
    if (!begin_grouped(&s, &empty)) {
        return 0;
    }
    for (;;) {
        if (depth == empty) {
            visited++;
            if (!q->visit(q->context, &s.board)) {
                return visited;
            }
            if (depth > 0) {
                take_back(&s, s.stack[depth - 1].cell);
            }
        } else {
            s.stack[depth++] = choose(&s);
        }
        while (depth > 0 && s.stack[depth - 1].untried == 0) {
            depth--;
            if (depth > 0) {
                take_back(&s, s.stack[depth - 1].cell);
            }
        }
        if (depth == 0) {
            return visited;
        }
        if (*positions == q->max_positions || stop_step(1)) {
            return GENERIC_UNDECIDED;
        }
        ++*positions;
        put(&s, &s.stack[depth - 1]);
    }
}
