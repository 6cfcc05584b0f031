/* What the givens leave is worked out digit by digit. The order of the queues is another matter: a
 * single turns up when its last rival goes, and each candidate goes when the first given of its
 * digit is filled that it sees, or its own cell. Times are the cells that are being filled. */
#include "gen/grade/technique/classic_givens.h"

#include <string.h>

enum { SIZE = 9, THIRD = 3, CELLS = 81, HOUSES = 27, BAND_CELLS = 27, NEVER = 255 };

/* What houses hold, and when each digit was filled. */
struct filled {
    digit_set used[MAX_HOUSES];
    uint8_t when[SIZE + 1][HOUSES];
};

static inline unsigned min_of(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* When a candidate was ruled out by what its cell sees. */
static inline unsigned time_ruled_out(const struct tables *t, const struct filled *f, unsigned cell,
                                      unsigned digit)
{
    const uint16_t *house = t->v->house_of[cell];
    const uint8_t *when = f->when[digit];
    return min_of(when[house[0]], min_of(when[house[1]], when[house[2]]));
}

/* Fill the givens. False: two of a house are the same. */
static bool fill_givens(const struct tables *t, struct position *p, const struct grid *givens,
                        struct filled *f)
{
    cell_set seen[SIZE + 1] = {{{0}}};
    cell_set all = set_none();
    memset(f->used, 0, HOUSES * sizeof f->used[0]);
    memset(f->when, NEVER, sizeof f->when);
    for (unsigned cell = 0; cell < CELLS; cell++) {
        const unsigned digit = givens->cell[cell];
        const uint16_t *house = t->v->house_of[cell];
        p->value[cell] = (uint8_t)digit;
        if (!digit) {
            continue;
        }
        for (unsigned k = 0; k < THIRD; k++) {
            if (f->used[house[k]] & digit_bit(digit)) {
                return false;
            }
            f->used[house[k]] |= digit_bit(digit);
            f->when[digit][house[k]] = (uint8_t)cell;
            p->open[house[k]]--;
        }
        set_add(&p->filled[digit], cell);
        set_add(&all, cell);
        seen[digit] = set_or(seen[digit], t->peers[cell]);
        p->unfilled--;
    }
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        p->at[digit] = set_minus(t->blank.at[digit], set_or(all, seen[digit]));
    }
    return true;
}

/* An entry of a queue, and what it is ordered by. */
struct queued {
    uint32_t order;
    uint8_t at; /* cell or house */
    uint8_t digit;
};

static unsigned insert(struct queued *q, unsigned count, struct queued one)
{
    unsigned i = count;
    for (; i > 0 && q[i - 1].order > one.order; i--) {
        q[i] = q[i - 1];
    }
    q[i] = one;
    return count + 1;
}

/* The cells' candidates, and the queue of cells. False: a cell has none. */
static bool list_digits(const struct tables *t, struct position *p, const struct filled *f)
{
    struct queued q[CELLS];
    unsigned count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        const digit_set gone = digits_around(t->v, f->used, cell);
        const digit_set left = p->value[cell] ? 0 : all_digits(SIZE) & ~gone;
        p->digits[cell] = left;
        if (!is_single(left) || p->value[cell]) {
            continue;
        }
        if (!left) {
            return false;
        }
        unsigned time = 0;
        FOR_EACH_DIGIT(digit, gone) {
            unsigned ruled_out = time_ruled_out(t, f, cell, digit);
            time = ruled_out > time ? ruled_out : time;
        }
        count = insert(q, count, (struct queued){time << 8 | cell, (uint8_t)cell, 0});
    }
    for (unsigned i = 0; i < count; i++) {
        p->naked[i] = q[i].at;
    }
    p->naked_count = (uint16_t)count;
    return true;
}

/* Of what one given rules out, the digit's own places come first, by cell; then the other
 * candidates of its cell. Of each the houses in their order. */
static uint32_t order_of_hidden(const struct tables *t, const struct position *p,
                                const struct filled *f, unsigned house, unsigned digit)
{
    const uint16_t *cells = t->v->house[house].cell;
    unsigned time = 0;
    unsigned last = 0;
    for (uint32_t left = all_digits(SIZE) & ~p->places[house][digit]; left; left &= left - 1) {
        const unsigned cell = cells[__builtin_ctz(left)];
        const unsigned ruled_out = time_ruled_out(t, f, cell, digit);
        const unsigned gone = p->value[cell] ? min_of(cell, ruled_out) : ruled_out;
        last = gone >= time ? cell : last;
        time = gone >= time ? gone : time;
    }
    const bool own = p->value[time] == digit;
    unsigned k = 0;
    while (t->v->house_of[own ? last : time][k] != house) {
        k++;
    }
    return time << 16 | (own ? last : CELLS + digit) << 2 | k;
}

static inline unsigned places_in_box(uint32_t band, unsigned stack)
{
    band >>= THIRD * stack;
    return (band & 7) | (band >> 6 & 070) | (band >> 12 & 0700);
}

/* A bit of each row, side by side. */
static inline unsigned places_in_column(uint32_t band, unsigned column)
{
    return (band >> column & 0x40201) * 0x40404 >> 18 & 7;
}

/* The places of each digit, and the queue of houses. False: a house has none. */
static bool list_places(const struct tables *t, struct position *p, const struct filled *f)
{
    const uint8_t *row = t->of_kind[HOUSE_ROW].house;
    const uint8_t *column = t->of_kind[HOUSE_COLUMN].house;
    const uint8_t *box = t->of_kind[HOUSE_BOX].house;
    struct queued q[HOUSES * SIZE];
    unsigned count = 0;
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        const uint64_t *word = p->at[digit].word;
        const uint32_t band[THIRD] = {(uint32_t)word[0], (uint32_t)(word[0] >> BAND_CELLS),
                                      (uint32_t)(word[0] >> 2 * BAND_CELLS | word[1] << 10)};
        for (unsigned i = 0; i < SIZE; i++) {
            const uint32_t own = band[i / THIRD];
            p->places[row[i]][digit] = own >> SIZE * (i % THIRD) & all_digits(SIZE);
            p->places[box[i]][digit] = places_in_box(own, i % THIRD);
            p->places[column[i]][digit] = places_in_column(band[0], i) |
                                          places_in_column(band[1], i) << THIRD |
                                          places_in_column(band[2], i) << 2 * THIRD;
        }
    }
    for (unsigned house = 0; house < HOUSES; house++) {
        digit_set once = f->used[house];
        digit_set twice = f->used[house];
        for (unsigned i = 0; i < SIZE; i++) {
            const digit_set digits = p->digits[t->v->house[house].cell[i]];
            twice |= once & digits;
            once |= digits;
        }
        if (once != all_digits(SIZE)) {
            return false;
        }
        FOR_EACH_DIGIT(digit, once & ~twice) {
            const uint32_t order = order_of_hidden(t, p, f, house, digit);
            count = insert(q, count, (struct queued){order, (uint8_t)house, (uint8_t)digit});
        }
    }
    for (unsigned i = 0; i < count; i++) {
        p->hidden[i] = (struct house_digit){q[i].at, q[i].digit};
    }
    p->hidden_count = (uint16_t)count;
    return true;
}

bool givens_set_up(const struct tables *t, struct position *p, const struct grid *givens)
{
    struct filled f;
    memset(p->filled, 0, sizeof p->filled);
    memcpy(p->open, t->blank.open, sizeof p->open);
    p->unfilled = CELLS;
    p->broken = false;
    p->naked_head = p->naked_count = 0;
    p->hidden_head = p->hidden_count = 0;
    return fill_givens(t, p, givens, &f) && list_digits(t, p, &f) && list_places(t, p, &f);
}
