/* The retry pattern for every variant, one mask a row.
 *
 * Early detection: an attempt is given up as soon as some later row has no cell open for the digit
 * being placed. Cells open to a digit only ever close within the digit's pass, so such an attempt
 * could only have ended in a dead end. The next attempt starts from nothing and from fresh draws,
 * independent of how far the last one went. So which boards come out, with which chances, and the
 * number of attempts are as if every attempt had run to its dead end. */
#include <string.h>

#include "gen/make/board/full_board_methods.h"

struct attempt {
    digit_set empty[MAX_SIZE]; /* by row, bit c: column c is empty */
    digit_set open[MAX_SIZE];  /* by row: empty, and the digit may go there */
};

static unsigned nth_bit(digit_set set, unsigned n)
{
    while (n-- > 0) {
        set &= set - 1;
    }
    return (unsigned)__builtin_ctz(set);
}

/* Close the houses of a cell for the digit. False when a later row has no open cell left. */
static bool close_houses(const struct layout *v, struct attempt *a, unsigned row, unsigned cell)
{
    unsigned size = v->size;
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        unsigned peer = v->peer[cell][i];
        a->open[row_of(v, peer)] &= ~((digit_set)1 << column_of(v, peer));
    }
    for (unsigned r = row + 1; r < size; r++) {
        if (a->open[r] == 0) {
            return false;
        }
    }
    return true;
}

/* How many cells can be open at most for the digit-th digit in a row, in any attempt: cells taken
 * by earlier digits, columns and boxes taken by this one in earlier rows are closed. */
static unsigned slots(const struct layout *v, unsigned digit, unsigned row)
{
    unsigned left_in_row = v->size - (digit - 1U);
    unsigned columns = v->size - row;
    /* Within a band, each earlier row of the band took one box and with it box_width columns. */
    unsigned boxes_free = v->box_height - row % v->box_height;
    unsigned bands_done = row / v->box_height;
    unsigned by_boxes = boxes_free * (v->box_width - bands_done);
    unsigned least = left_in_row < columns ? left_in_row : columns;
    return least < by_boxes ? least : by_boxes;
}

static bool place_digit(const struct layout *v, struct pcg32 *rng, struct attempt *a,
                        unsigned digit, bool fixed_slots, struct grid *out)
{
    unsigned size = v->size;
    memcpy(a->open, a->empty, size * sizeof a->open[0]);
    for (unsigned row = 0; row < size; row++) {
        unsigned count = digit_count(a->open[row]);
        unsigned bound = fixed_slots ? slots(v, digit, row) : count;
        if (count == 0) {
            return false;
        }
        unsigned choice = pcg32_below(rng, bound);
        if (choice >= count) {
            return false;
        }
        unsigned column = nth_bit(a->open[row], choice);
        unsigned cell = cell_at(v, row, column);
        a->empty[row] &= ~((digit_set)1 << column);
        out->cell[cell] = (uint8_t)digit;
        if (!close_houses(v, a, row, cell)) {
            return false;
        }
    }
    return true;
}

static bool fill(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts, bool fixed_slots,
                 struct grid *out, uint64_t *attempts)
{
    for (*attempts = 1; *attempts <= max_attempts; ++*attempts) {
        struct attempt a;
        for (unsigned row = 0; row < v->size; row++) {
            a.empty[row] = all_digits(v->size);
        }
        unsigned digit = 1;
        while (digit <= v->size && place_digit(v, rng, &a, digit, fixed_slots, out)) {
            digit++;
        }
        if (digit > v->size) {
            return true;
        }
    }
    --*attempts;
    return false;
}

bool retry_fill(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts, struct grid *out,
                uint64_t *attempts)
{
    return fill(v, rng, max_attempts, false, out, attempts);
}

/* Each board is reached by one sequence of choices, each with the chance 1 / slots, and the
 * product of these depends on no choice: so all boards are equally likely. */
bool retry_fill_uniform(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts,
                        struct grid *out, uint64_t *attempts)
{
    return fill(v, rng, max_attempts, true, out, attempts);
}
