/* Digs several classic boards at once, so that the kernel runs their searches in parallel lanes
 * (gen/solve/batch.h). Each result is the same as that of dig() on the board alone, by count and to
 * the end.
 *
 * Depends on the generators' states alone. Threads: any number, each with its own workspace. */
#ifndef NONET_GEN_MAKE_DIG_BATCH_H
#define NONET_GEN_MAKE_DIG_BATCH_H

#include "gen/make/dig/dig.h"

struct dig_job {
    const struct orbits *orbits;
    const struct grid *solution;
    struct grid *givens; /* as those of dig() */
    struct pcg32 *rng;
};

/* NULL: out of memory. */
struct dig_batch;
struct dig_batch *dig_batch_new(void);
void dig_batch_drop(struct dig_batch *d);

/* v must be a classic layout. */
void dig_all(struct dig_batch *d, const struct layout *v, const struct dig_job *jobs, size_t count);

#endif
