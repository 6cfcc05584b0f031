/* Digging a puzzle of a stream: taking givens away from a record while its solution stays the only
 * one. The digging itself is dig.h's.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_MAKE_DIG_RECORD_H
#define NONET_GEN_MAKE_DIG_RECORD_H

#include "base/diag.h"
#include "gen/board/record.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"

struct dig_record_options {
    uint64_t seed;
    unsigned min_givens; /* as in struct dig_options */
    enum symmetry symmetry;
    bool minimize; /* until nothing can go, not only what soon proves unneeded on a large board */
    uint64_t max_positions; /* leave the rest, with a warning, before a round that may take more
                               (see dig_both.h); 0: no bound */
    bool keep_givens;
    bool keep_constraints;
    kind_set keep_kinds; /* bit k: one constraint of kind k stays */
};

/* Dig the record's puzzle or full board: givens, then constraints. Grades of the old puzzle are
 * removed. stream: a number for this puzzle alone, the same for any number of threads.
 * STATUS_FAILED after reporting a puzzle without exactly one solution, or givens without the
 * symmetry. */
enum status dig_record(struct record *r, const struct dig_record_options *o, uint64_t stream,
                       const struct diag_at *at, struct diag *d);

#endif
