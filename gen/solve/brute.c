/* The plainest method there is: fill the empty cells from the top left to the bottom right, try the
 * digits in order, go back where none fits. Kept for show and as an oracle: it shares nothing with
 * the other solvers but the variant's tables. */
#include "gen/solve/methods.h"

struct fill {
    const struct variant *v;
    digit_set used[MAX_HOUSES];
    struct grid board;
    unsigned empty_count;
    uint16_t empty[MAX_CELLS];
};

static digit_set used_around(const struct fill *f, unsigned cell)
{
    digit_set used = 0;
    for (unsigned k = 0; k < f->v->house_count_of[cell]; k++) {
        used |= f->used[f->v->house_of[cell][k]];
    }
    return used;
}

static void flip(struct fill *f, unsigned cell, unsigned digit)
{
    for (unsigned k = 0; k < f->v->house_count_of[cell]; k++) {
        f->used[f->v->house_of[cell][k]] ^= digit_bit(digit);
    }
}

static bool begin(struct fill *f, const struct variant *v, const struct grid *givens)
{
    f->v = v;
    f->empty_count = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        f->used[h] = 0;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = f->board.cell[cell] = givens->cell[cell];
        if (digit == 0) {
            f->empty[f->empty_count++] = (uint16_t)cell;
        } else if (used_around(f, cell) & digit_bit(digit)) {
            return false;
        } else {
            flip(f, cell, digit);
        }
    }
    return true;
}

/* The lowest digit above `tried` that fits; 0 where none does. */
static unsigned next_fitting(const struct fill *f, unsigned cell, unsigned tried)
{
    digit_set free = all_digits(f->v->size) & ~used_around(f, cell);
    free &= ~(((digit_set)1 << tried) - 1);
    return free ? lowest_digit(free) : 0;
}

static bool seen(const struct solve_observer *o, const struct fill *f, unsigned cell,
                 uint64_t positions)
{
    return !o || o->see(o->context, &f->board, cell, positions);
}

uint64_t brute_watch(const struct variant *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions, const struct solve_observer *observer)
{
    struct fill f;
    *positions = 0;
    if (!begin(&f, v, givens)) {
        return 0;
    }
    uint64_t found = 0;
    unsigned at = 0;
    unsigned tried = 0; /* digits up to this one are done with, in the cell at hand */
    for (;;) {
        if (at == f.empty_count) {
            if (found++ == 0 && first) {
                *first = f.board;
            }
            if (found == limit) {
                return found;
            }
        }
        unsigned digit = at < f.empty_count ? next_fitting(&f, f.empty[at], tried) : 0;
        if (digit) {
            f.board.cell[f.empty[at]] = (uint8_t)digit;
            flip(&f, f.empty[at], digit);
            ++*positions;
            if (!seen(observer, &f, f.empty[at], *positions)) {
                return found;
            }
            at++;
            tried = 0;
        } else if (at > 0) {
            at--;
            tried = f.board.cell[f.empty[at]];
            flip(&f, f.empty[at], tried);
            f.board.cell[f.empty[at]] = 0;
            if (!seen(observer, &f, f.empty[at], *positions)) {
                return found;
            }
        } else {
            return found;
        }
    }
}
