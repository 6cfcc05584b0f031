/* Whether a puzzle needs a technique: the simpler ones come to a position where none of them finds
 * a step, and there the technique finds the next one.
 *
 * Simpler means: singles, techniques of a lower level, and those of the same level that the grader
 * tries first. Those that it tries later may do the same: hardly any technique cannot be replaced
 * by harder ones (every X-wing is two strong links, and multi colours find these).
 *
 * Threads: as the scratch. */
#ifndef NONET_GEN_MAKE_SEARCH_NEED_H
#define NONET_GEN_MAKE_SEARCH_NEED_H

#include "gen/grade/grade.h"
#include "gen/make/dig/pattern_seed.h"

/* How near the puzzle comes to needing them all, for a search that goes from puzzle to puzzle: the
 * higher the nearer. `options` allow what may be used, the techniques themselves among it. `room`
 * is the pattern's; NULL: none is looked at. `open`, by cell (NULL: not wanted): those that are
 * open where what is simpler than one of the techniques gets stuck; unchanged if it does not. */
enum {
    NEED_STUCK =
        1 << 20,        /* from here on simpler techniques do not solve it, but others come next */
    NEED_MET = 1 << 21, /* it needs them */
};
int need_reach(const struct layout *v, const struct grid *givens,
               const struct grade_options *options, const struct technique_set *required,
               const struct pattern_room *room, bool *open, struct grade_scratch *s);

/* The cells that stay open when everything is used. Returns how many. */
unsigned need_open_cells(const struct layout *v, const struct grid *givens,
                         const struct grade_options *options, struct grade_scratch *s,
                         bool open[MAX_CELLS]);

#endif
