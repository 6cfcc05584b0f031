#include "gen/solve/coverage.h"

#include <pthread.h>
#include <string.h>

#include "gen/solve/kernel/kernel.h"

static uint16_t lane_of_cell[81];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_lanes(void)
{
    kernel_best()->cell_lanes(lane_of_cell);
}

void coverage_clear(struct coverage *c)
{
    memset(c, 0, sizeof *c);
}

void coverage_add(struct coverage *c, const struct grid *solution)
{
    pthread_once(&once, find_lanes);
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned lane = lane_of_cell[cell];
        uint16_t bit = (uint16_t)digit_bit(solution->cell[cell]);
        c->twice[lane] |= c->once[lane] & bit;
        c->once[lane] |= bit;
    }
}

void coverage_join(struct coverage *out, const struct coverage *a, const struct coverage *b)
{
    for (unsigned i = 0; i < COVERAGE_LANES; i++) {
        uint16_t both = a->once[i] & b->once[i];
        out->twice[i] = a->twice[i] | b->twice[i] | both;
        out->once[i] = a->once[i] | b->once[i];
    }
}

void coverage_complete(struct coverage *c, const struct grid *givens,
                       const struct exclusion *excluded, unsigned excluded_count)
{
    kernel_best()->cover(c, givens->cell, excluded, excluded_count);
}

unsigned coverage_candidates_left(const struct grid *givens)
{
    return kernel_best()->candidates_left(givens->cell);
}

unsigned coverage_count_twice(const struct coverage *c)
{
    unsigned count = 0;
    for (unsigned i = 0; i < COVERAGE_LANES; i++) {
        count += digit_count(c->twice[i]);
    }
    return count;
}

void coverage_single(const struct coverage *c, uint16_t single[81])
{
    pthread_once(&once, find_lanes);
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned lane = lane_of_cell[cell];
        single[cell] = c->once[lane] & (uint16_t)~c->twice[lane];
    }
}
