/* Where a technique's pattern gets its room: the cells of a full board that are dug first when a
 * puzzle has to need the technique.
 *
 * A quad has room only in a house that is (nearly) without givens, since a smaller subset stands
 * across from it in any other; so has a large fish where its digit is not given at all. A Franken
 * jellyfish also wants its base kept clear (fish_seed.h). A rectangle needs its four corners.
 * Nested nets are needed for hardly anything but trivalue oddagons (oddagon_seed.h): without that
 * seed, one minimal puzzle in some ten million needs one.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_MAKE_PATTERN_SEED_H
#define NONET_GEN_MAKE_PATTERN_SEED_H

#include "gen/board/pcg32.h"
#include "gen/grade/technique.h"

struct pattern_room {
    bool empty[MAX_CELLS]; /* cells that the pattern wants without givens */
    bool late[MAX_CELLS];  /* cells whose givens help it: dug after all others */
    unsigned open; /* how many of the first the pattern leaves open, with as few candidates as may
                      be; 0: it does not matter */
};

enum pattern_search {
    PATTERN_NONE,    /* no technique of the set wants room, or the layout is not plain; nothing was
                        drawn from rng */
    PATTERN_MISSING, /* the board has no place for it */
    PATTERN_FOUND,
};

/* Choose room for one of the techniques, by chance. */
enum pattern_search pattern_seed(const struct layout *v, const struct grid *board,
                                 const struct technique_set *techniques, struct pcg32 *rng,
                                 struct pattern_room *room);

#endif
