/* Can there be a chain again? A full search for forcing chains stores what each candidate rules
 * out. Later steps only update this as candidates are removed: only new strong links add to it. A
 * chain or a forcing chain needs a fact that all candidates of a cell, or of a digit in a house,
 * rule out together. As long as the stored sets show no such fact, there is nothing to search for.
 *
 * The stored sets may be too large: they keep what followed from candidates that are gone, and
 * groups that are off for several reasons. So if they show that a chain is possible, the full
 * search is done as usual. They never miss one. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CHAIN_CHAIN_WATCH_H
#define NONET_GEN_GRADE_TECHNIQUE_CHAIN_CHAIN_WATCH_H

#include "gen/grade/technique/search.h"

enum { WATCH_CANDIDATES = 512, WATCH_WORDS = WATCH_CANDIDATES / 64 };

struct chain_watch {
    bool known;     /* since the puzzle began */
    bool no_loop;   /* no chain or loop in the position of the stamp */
    bool quiet;     /* … nor a forcing chain */
    uint32_t stamp; /* the position it was brought up to */
    unsigned count; /* candidates when it was kept */
    unsigned words; /* of a set of them */
    uint16_t id[ENGINE_CELLS][ENGINE_DIGITS];
    digit_set digits[ENGINE_CELLS]; /* of that position */
    uint32_t places[ENGINE_HOUSES][ENGINE_DIGITS];
    uint64_t there[WATCH_WORDS];                 /* candidates that are there still */
    uint64_t grown[WATCH_WORDS];                 /* those that ruled out more than before */
    uint64_t off[WATCH_CANDIDATES][WATCH_WORDS]; /* what each rules out */
};

/* Keep what follows in the position by e->closure, with what is off. */
void chain_watch_keep(struct engine *e) OF_WIDTH(chain_watch_keep);

/* Is there surely no chain or loop in the position? And no forcing chain either? */
bool chain_watch_no_loop(struct engine *e) OF_WIDTH(chain_watch_no_loop);
bool chain_watch_is_quiet(struct engine *e) OF_WIDTH(chain_watch_is_quiet);

#endif
