/* Seeds for those who give none.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_BOARD_SEED_H
#define NONET_GEN_BOARD_SEED_H

#include <stdint.h>
#include <time.h>

/* A seed drawn from the system: 32 bits, short enough to be typed again. */
uint64_t seed_draw(void);

/* The seed of a day (UTC), YYYYMMDD: the same for everyone. */
uint64_t seed_of_day(time_t when);

#endif
