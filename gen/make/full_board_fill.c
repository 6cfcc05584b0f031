/* Random filling with retreat, for boards on which the retry pattern all but never succeeds.
 *
 * The cell with the fewest candidates (and a digit that has one place left in a house before it)
 * comes next; its digits are tried in random order. After a number of placements that grows with
 * each restart the search begins anew, since a bad start can cost any amount of time. The stack is
 * explicit and as deep as the board has cells. */
#include <string.h>

#include "gen/make/full_board_methods.h"

struct placement {
    uint16_t cell;
    digit_set untried;
};

struct search {
    const struct variant *v;
    struct grid board;
    digit_set taken[MAX_HOUSES]; /* digits that stand in the house */
    struct placement stack[MAX_CELLS];
};

/* A digit with one place in a house: its cell and itself. Sets *dead when a digit has no place. */
static bool find_hidden(const struct search *s, const digit_set *open, struct placement *next,
                        bool *dead)
{
    const struct variant *v = s->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = open[v->house[h].cell[i]];
            twice |= once & set;
            once |= set;
        }
        if ((once | s->taken[h]) != all_digits(v->size)) {
            *dead = true;
            return true;
        }
        digit_set hidden = once & ~twice;
        for (unsigned i = 0; hidden && i < v->size; i++) {
            unsigned cell = v->house[h].cell[i];
            if (open[cell] & hidden) {
                next->cell = (uint16_t)cell;
                next->untried = digit_bit(lowest_digit(open[cell] & hidden));
                return true;
            }
        }
    }
    return false;
}

/* The next cell and its candidates; no candidates: a dead end. */
static struct placement choose(const struct search *s, struct pcg32 *rng)
{
    digit_set open[MAX_CELLS];
    struct placement best = {0};
    unsigned fewest = MAX_SIZE + 1;
    unsigned ties = 0;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        open[cell] =
            s->board.cell[cell] ? 0 : all_digits(s->v->size) & ~digits_around(s->v, s->taken, cell);
        unsigned count = digit_count(open[cell]);
        if (s->board.cell[cell] || count > fewest) {
            continue;
        }
        ties = count < fewest ? 1 : ties + 1;
        fewest = count;
        if (pcg32_below(rng, ties) == 0) {
            best = (struct placement){.cell = (uint16_t)cell, .untried = open[cell]};
        }
    }
    bool dead = false;
    if (fewest > 1 && find_hidden(s, open, &best, &dead) && dead) {
        best.untried = 0;
    }
    return best;
}

/* Take a random untried digit of the placement and put it on the board. */
static void place(struct search *s, struct placement *p, struct pcg32 *rng)
{
    digit_set set = p->untried;
    for (unsigned skip = pcg32_below(rng, digit_count(set)); skip > 0; skip--) {
        set &= set - 1;
    }
    unsigned digit = lowest_digit(set);
    p->untried &= ~digit_bit(digit);
    s->board.cell[p->cell] = (uint8_t)digit;
    flip_digit_around(s->v, s->taken, p->cell, digit);
}

/* Fill the empty board with at most `budget` placements. */
static bool run(struct search *s, struct pcg32 *rng, uint64_t budget)
{
    unsigned depth = 0;
    memset(&s->board, 0, sizeof s->board);
    memset(s->taken, 0, sizeof s->taken);
    while (depth < s->v->cell_count) {
        s->stack[depth] = choose(s, rng);
        while (s->stack[depth].untried == 0) {
            if (depth == 0) {
                return false;
            }
            unsigned cell = s->stack[--depth].cell;
            flip_digit_around(s->v, s->taken, cell, s->board.cell[cell]);
            s->board.cell[cell] = 0;
        }
        if (budget-- == 0) {
            return false;
        }
        place(s, &s->stack[depth], rng);
        depth++;
    }
    return true;
}

bool search_fill(const struct variant *v, struct pcg32 *rng, uint64_t max_attempts,
                 struct grid *out, uint64_t *attempts)
{
    struct search s;
    s.v = v;
    for (*attempts = 1; *attempts <= max_attempts; ++*attempts) {
        uint64_t growth = *attempts < 32 ? *attempts : 32;
        if (run(&s, rng, 2 * growth * v->cell_count)) {
            memcpy(out->cell, s.board.cell, v->cell_count);
            return true;
        }
    }
    --*attempts;
    return false;
}
