/* The retry pattern on the classic board, by retry_place (gen/solve/retry.h).
 *
 * What comes out is what the plain pattern gives (full_board_retry.c). The first digit: on an empty
 * board the rows have 9, 6, 3, 6, 4, 2, 3, 2, 1 cells to choose from whatever was chosen before, so
 * all 46,656 ways to place it are equally likely. The pattern treats columns alike: exchanging
 * stacks, or columns of a stack, maps attempts to attempts of the same chance. So the first digit
 * is drawn from the 36 placements that differ by more than such an exchange, and a random exchange
 * (one of 1,296) is applied to the board that comes out. */
#include <pthread.h>

#include "gen/make/board/full_board_methods.h"
#include "gen/solve/retry.h"

enum { SIZE = 9, FIRST_COUNT = 36 };

static const uint8_t permutation[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                          {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static struct retry_first first;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Band 0 goes through the stacks in order, the others in any of six orders; band b takes the b-th
 * column of each stack. */
static void build_table(void)
{
    first.count = FIRST_COUNT;
    for (unsigned i = 0; i < FIRST_COUNT; i++) {
        const uint8_t *stacks[3] = {permutation[0], permutation[i % 6], permutation[i / 6]};
        for (unsigned row = 0; row < SIZE; row++) {
            unsigned band = row / 3;
            first.column_bit[row][i] = (uint16_t)(1U << (3 * stacks[band][row % 3] + band));
        }
    }
}

/* Write the board with its stacks, and the columns of each stack, exchanged at random. */
static void write_board(const struct retry_placement *found, struct pcg32 *rng, struct grid *out)
{
    const uint8_t *stacks = permutation[pcg32_below(rng, 6)];
    uint8_t place[SIZE];
    for (unsigned stack = 0; stack < 3; stack++) {
        const uint8_t *columns = permutation[pcg32_below(rng, 6)];
        for (unsigned i = 0; i < 3; i++) {
            place[3 * stack + i] = (uint8_t)(3 * stacks[stack] + columns[i]);
        }
    }
    for (unsigned digit = 0; digit < SIZE; digit++) {
        for (unsigned row = 0; row < SIZE; row++) {
            unsigned column = (unsigned)__builtin_ctz(found->column_bit[digit][row]);
            out->cell[row * SIZE + place[column]] = (uint8_t)(digit + 1);
        }
    }
}

void retry_fill_classic(struct board_job *jobs, size_t count)
{
    enum { AT_ONCE = 16 };
    struct retry_job placing[AT_ONCE];
    pthread_once(&once, build_table);
    for (size_t done = 0; done < count; done += AT_ONCE) {
        struct board_job *job = jobs + done;
        size_t here = count - done < AT_ONCE ? count - done : AT_ONCE;
        for (size_t i = 0; i < here; i++) {
            placing[i].rng = job[i].rng;
            placing[i].max_attempts = job[i].max_attempts;
        }
        retry_place(placing, here, &first);
        for (size_t i = 0; i < here; i++) {
            job[i].made = placing[i].found;
            job[i].attempts = placing[i].attempts;
            if (job[i].made) {
                write_board(&placing[i].placed, job[i].rng, job[i].out);
            }
        }
    }
}
