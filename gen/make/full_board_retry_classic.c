/* The retry pattern on the classic board, with masks and four attempts side by side.
 *
 * What comes out is what the plain pattern gives (full_board_retry.c), for these reasons:
 *
 * - The first digit. On an empty board the rows have 9, 6, 3, 6, 4, 2, 3, 2, 1 cells to choose
 *   from whatever was chosen before, so all 46,656 ways to place it are equally likely. The
 *   pattern treats columns alike: exchanging stacks, or columns of a stack, maps attempts to
 *   attempts of the same chance. So the first digit is drawn from the 36 placements that differ by
 *   more than such an exchange, and a random exchange (one of 1,296) is applied to the board that
 *   comes out.
 *
 * - Side by side. Attempts are numbered as they begin, and the success with the lowest number is
 *   the result: attempts that began before it are run to their end, later ones are thrown away.
 *   All draws are independent, so this is the first success of a sequence of attempts, as in the
 *   plain pattern, and its number is the number of attempts. Running four at once only hides the
 *   latency of the chain from one row's choice to the next row's mask.
 *
 * - Dead ends are noticed at the end of a digit's pass, not at the row: the rows after a dead end
 *   are filled with rubbish that nobody looks at. */
#include <pthread.h>
#include <string.h>

#include "gen/make/full_board_methods.h"

enum { SIZE = 9, LANES = 4, STARTS = 36, ALL_COLUMNS = 511 };

/* The columns of a mask: how many, and which is the n-th. */
struct choice {
    uint8_t count;
    uint8_t column[SIZE];
};

struct tables {
    struct choice choice[ALL_COLUMNS + 1];
    uint16_t start[STARTS][SIZE]; /* the first digit's column bit, by row */
};

struct lane {
    uint64_t number; /* of the attempt; UINT64_MAX: idle */
    unsigned digit;  /* to be placed next, from 0 */
    uint16_t empty[SIZE];
    uint16_t column_bit[SIZE][SIZE]; /* by digit and row */
};

static const uint8_t permutation[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                          {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static const uint16_t box_columns[SIZE] = {7, 7, 7, 56, 56, 56, 448, 448, 448};

static struct tables tables;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void build_tables(void)
{
    for (unsigned mask = 0; mask <= ALL_COLUMNS; mask++) {
        struct choice *c = &tables.choice[mask];
        for (unsigned column = 0; column < SIZE; column++) {
            if (mask >> column & 1) {
                c->column[c->count++] = (uint8_t)column;
            }
        }
    }
    /* Band 0 goes through the stacks in order, the others in any of six orders; band b takes the
     * b-th column of each stack. */
    for (unsigned i = 0; i < STARTS; i++) {
        const uint8_t *stacks[3] = {permutation[0], permutation[i % 6], permutation[i / 6]};
        for (unsigned row = 0; row < SIZE; row++) {
            unsigned band = row / 3;
            tables.start[i][row] = (uint16_t)(1U << (3 * stacks[band][row % 3] + band));
        }
    }
}

/* As pcg32_below, and 0 for a bound of 0. */
static inline uint32_t draw_below(struct pcg32 *rng, uint32_t bound)
{
    struct pcg32 before = *rng;
    uint64_t product = (uint64_t)pcg32_next(rng) * bound;
    if (__builtin_expect((uint32_t)product < bound, 0)) {
        *rng = before;
        return pcg32_below(rng, bound);
    }
    return (uint32_t)(product >> 32);
}

static void begin(struct lane *lane, struct pcg32 *rng, uint64_t number)
{
    const uint16_t *start = tables.start[draw_below(rng, STARTS)];
    for (unsigned row = 0; row < SIZE; row++) {
        lane->column_bit[0][row] = start[row];
        lane->empty[row] = (uint16_t)(ALL_COLUMNS & ~start[row]);
    }
    lane->digit = 1;
    lane->number = number;
}

/* One digit on every lane; dead[i] tells which lanes met a dead end. */
static inline void place_digit(struct lane lanes[LANES], struct pcg32 *rng, bool dead[LANES])
{
    uint32_t used[LANES] = {0};
    uint32_t boxes[LANES] = {0};
    memset(dead, 0, LANES * sizeof dead[0]);
#pragma GCC unroll 9
    for (unsigned row = 0; row < SIZE; row++) {
#pragma GCC unroll 4
        for (unsigned i = 0; i < LANES; i++) {
            struct lane *lane = &lanes[i];
            if (row % 3 == 0) {
                boxes[i] = 0;
            }
            uint32_t open = lane->empty[row] & ~(used[i] | boxes[i]);
            uint32_t bit = open; /* the last row has one column at most */
            dead[i] |= open == 0;
            if (row < SIZE - 1) {
                const struct choice *c = &tables.choice[open];
                uint32_t column = c->column[draw_below(rng, c->count)];
                bit = (uint32_t)1 << column;
                boxes[i] |= box_columns[column];
            }
            lane->column_bit[lane->digit][row] = (uint16_t)bit;
            lane->empty[row] = (uint16_t)(lane->empty[row] ^ bit);
            used[i] |= bit;
        }
    }
}

/* Write the board with its stacks, and the columns of each stack, exchanged at random. */
static void write_board(const struct lane *lane, struct pcg32 *rng, struct grid *out)
{
    const uint8_t *stacks = permutation[draw_below(rng, 6)];
    uint8_t place[SIZE];
    for (unsigned stack = 0; stack < 3; stack++) {
        const uint8_t *columns = permutation[draw_below(rng, 6)];
        for (unsigned i = 0; i < 3; i++) {
            place[3 * stack + i] = (uint8_t)(3 * stacks[stack] + columns[i]);
        }
    }
    for (unsigned digit = 0; digit < SIZE; digit++) {
        for (unsigned row = 0; row < SIZE; row++) {
            unsigned column = tables.choice[lane->column_bit[digit][row]].column[0];
            out->cell[row * SIZE + place[column]] = (uint8_t)(digit + 1);
        }
    }
}

bool retry_fill_classic(struct pcg32 *rng, uint64_t max_attempts, struct grid *out,
                        uint64_t *attempts)
{
    pthread_once(&once, build_tables);
    struct lane lanes[LANES];
    struct lane won;
    uint64_t begun = 0;
    uint64_t best = max_attempts; /* only attempts with a lower number matter */
    struct pcg32 local = *rng;
    for (unsigned i = 0; i < LANES; i++) {
        begin(&lanes[i], &local, begun++);
    }
    for (bool live = true; live;) {
        bool dead[LANES];
        place_digit(lanes, &local, dead);
        live = false;
        for (unsigned i = 0; i < LANES; i++) {
            struct lane *lane = &lanes[i];
            if (dead[i]) {
                begin(lane, &local, begun < best ? begun : UINT64_MAX);
                begun++;
            } else if (++lane->digit == SIZE) {
                if (lane->number < best) {
                    best = lane->number;
                    won = *lane;
                }
                begin(lane, &local, UINT64_MAX);
            }
            live |= lane->number < best;
        }
    }
    *attempts = best < max_attempts ? best + 1 : max_attempts;
    if (best < max_attempts) {
        write_board(&won, &local, out);
    }
    *rng = local;
    return best < max_attempts;
}
