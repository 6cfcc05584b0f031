/* Almost locked sets: n cells of a house with n + 1 digits. A set loses at most one digit to the
 * outside, so when it loses x, it keeps every other. Cells of two candidates count as sets. On
 * boards larger than 9x9 sets have at most 4 cells, and a position's sets are capped at MAX_ALS. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_ALS_ALS_SETS_H
#define NONET_GEN_GRADE_TECHNIQUE_ALS_ALS_SETS_H

#include "gen/grade/technique/search.h"

enum { MAX_ALS = 1024, MAX_COMMONS = 32768, ALS_WORDS = MAX_ALS / 64, NEW_ALS = 0xffff };

struct als {
    cell_set cells;
    digit_set digits;
    digit_set useful; /* digits that the set could take from a cell outside */
    uint8_t house;
    uint16_t was;                 /* its number when the commons were last made, or NEW_ALS */
    uint16_t slot;                /* its bit in `uses` and `seeing` since then */
    uint32_t born;                /* the stamp since which its cells have been as they are */
    cell_set sees[ENGINE_DIGITS]; /* cells that see all its cells with a digit */
};

/* Its cells with a digit. */
static inline cell_set als_has(const struct engine *e, const struct als *a, unsigned digit)
{
    return set_and(a->cells, e->now.at[digit]);
}

/* Two almost locked sets and their restricted commons: digits that can each be in only one of the
 * two. */
struct restricted_common {
    uint16_t from; /* before `to` in the list */
    uint16_t to;
    digit_set digits;
};

/* A set that shares restricted commons with another, and the digits. */
struct als_near {
    uint16_t set;
    digit_set digits;
};

/* The sets of a position and what they have in common, kept from step to step where nothing
 * changed.
 */
struct als_list {
    uint32_t stamp; /* the position it was made for */
    uint32_t commons_stamp;
    cell_set at[ENGINE_DIGITS]; /* candidates of that position */
    bool whole;                 /* neither the room nor the work ran out */
    bool commons_whole;         /* the room for commons did not */
    unsigned count;
    unsigned common_count;
    unsigned fresh_count;
    unsigned house_from[ENGINE_HOUSES + 1]; /* sets by the first house that holds them */
    struct als *set;                        /* room[0] or room[1] */
    struct als room[2][MAX_ALS];
    struct restricted_common common[MAX_COMMONS];
    unsigned near_first[MAX_ALS + 1];             /* of each set, ascending: … */
    unsigned ahead_first[MAX_ALS];                /* … those after it … */
    struct als_near near[2 * MAX_COMMONS];        /* … as pairs of sets, either way */
    unsigned new_first[MAX_ALS + 1];              /* the same, of new sets only, … */
    struct als_near new_near[2 * MAX_COMMONS];    /* … as als_techniques.c lists them */
    struct restricted_common fresh[MAX_COMMONS];  /* those of new sets, as they are found … */
    struct restricted_common sorted[MAX_COMMONS]; /* … and in order */
    /* The sets by slots, which they keep while they are there: */
    unsigned slot_words;                                     /* of a set of slots */
    uint64_t taken[ALS_WORDS];                               /* slots of sets that are there */
    uint16_t in_slot[MAX_ALS];                               /* number of the set in a slot */
    uint64_t uses[ENGINE_CELLS][ALS_WORDS];                  /* sets that use the cell */
    uint64_t seeing[ENGINE_DIGITS][ENGINE_CELLS][ALS_WORDS]; /* those that see the candidate */
};

/* Room for a walk along a chain of sets (als_techniques.c). */
enum { MAX_ALS_STATES = 3 * MAX_ALS * ENGINE_DIGITS };
struct als_walk {
    uint32_t queue[MAX_ALS_STATES];
    uint32_t from[MAX_ALS_STATES]; /* the state before */
    uint8_t depth[MAX_ALS_STATES];
};

/* The sets of the position (e->als), where they are not made yet. */
void als_collect(struct engine *e) OF_WIDTH(als_collect);

/* The sets and their restricted commons, ordered by `from`, then `to`; and for each set the sets
 * near it. Sets that overlap are joined only where the options allow it; a shared cell never holds
 * the digit, since it does not see itself. */
void als_commons(struct engine *e) OF_WIDTH(als_commons);

/* Mark a set as the number `role` of the sets that the instance rests on. */
void als_mark(struct engine *e, unsigned role, const struct als *a) OF_WIDTH(als_mark);

#endif
