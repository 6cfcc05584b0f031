/* Almost locked sets: n cells of a house with n + 1 digits. A set loses at most one digit to the
 * outside, so when it loses x, it keeps every other. Cells of two candidates count as sets. On
 * boards larger than 9x9 sets have at most 4 cells, and a position's sets are capped at MAX_ALS. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_ALS_SETS_H
#define NONET_GEN_GRADE_TECHNIQUE_ALS_SETS_H

#include "gen/grade/technique/search.h"

enum { MAX_ALS = 1024, MAX_COMMONS = 32768, ALS_WORDS = MAX_ALS / 64 };
enum { MAX_ALS_GROUPS = 2 * MAX_ALS, NO_GROUP = 0xffff };

struct als {
    cell_set cells;
    digit_set digits;
    digit_set useful; /* digits that the set could take from a cell outside */
    uint8_t house;
    cell_set has[ENGINE_DIGITS];  /* the cells with a digit */
    cell_set sees[ENGINE_DIGITS]; /* cells that see all of those */
};

/* Two almost locked sets and their restricted commons: digits that can each be in only one of the
 * two. */
struct restricted_common {
    uint16_t from; /* before `to` in the list */
    uint16_t to;
    digit_set digits;
};

/* Sets that have a digit in the same cells: they see the same and are seen alike. */
struct als_group {
    uint8_t digit;
    uint16_t before; /* the group before of the same digit and first cell, or NO_GROUP */
    cell_set has;
    cell_set sees; /* candidates of the digit */
    uint64_t members[ALS_WORDS];
    uint64_t seen[ALS_WORDS];  /* sets whose cells with the digit are all in `sees` */
    uint64_t joint[ALS_WORDS]; /* sets that see a candidate of the digit which the group sees */
};

/* The sets of a position, kept from step to step; of houses that did not change as they were. */
struct als_list {
    uint32_t stamp; /* the position it was made for */
    uint32_t commons_stamp;
    bool whole; /* neither the room nor the work ran out */
    unsigned count;
    unsigned common_count;
    unsigned house_from[ENGINE_HOUSES + 1]; /* sets by the first house that holds them */
    struct als *set;                        /* room[0] or room[1] */
    struct als room[2][MAX_ALS];
    unsigned first[MAX_ALS + 1]; /* commons by their `from` */
    struct restricted_common common[MAX_COMMONS];
    unsigned back_first[MAX_ALS + 2]; /* commons by their `to`, in `back` */
    uint16_t back[MAX_COMMONS];
    unsigned group_count;
    struct als_group group[MAX_ALS_GROUPS];
    uint16_t group_at[ENGINE_DIGITS]
                     [ENGINE_CELLS]; /* the last one with that first cell, or NO_GROUP */
    uint16_t group_of[MAX_ALS][ENGINE_DIGITS];
    uint64_t uses[ENGINE_CELLS][ALS_WORDS];                       /* sets that use the cell */
    uint64_t sets_seeing[ENGINE_DIGITS][ENGINE_CELLS][ALS_WORDS]; /* those that see the candidate */
    uint64_t joint[MAX_ALS][ALS_WORDS]; /* sets that see one candidate with the set */
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

/* The sets and their restricted commons, ordered by `from`, then `to`; and for each set those that
 * lead back from it. Sets that overlap are joined only where the options allow it; a shared cell
 * never holds the digit, since it does not see itself. */
void als_commons(struct engine *e) OF_WIDTH(als_commons);

/* Mark a set as the number `role` of the sets that the instance rests on. */
void als_mark(struct engine *e, unsigned role, const struct als *a) OF_WIDTH(als_mark);

/* Sets that share a restricted common with a set; the k-th of them, ascending, and the commons. */
static inline unsigned als_neighbour_count(const struct als_list *l, unsigned set)
{
    return l->back_first[set + 1] - l->back_first[set] + l->first[set + 1] - l->first[set];
}

static inline unsigned als_neighbour(const struct als_list *l, unsigned set, unsigned k,
                                     digit_set *digits)
{
    unsigned back = l->back_first[set + 1] - l->back_first[set];
    const struct restricted_common *c = k < back ? &l->common[l->back[l->back_first[set] + k]]
                                                 : &l->common[l->first[set] + k - back];
    *digits = c->digits;
    return k < back ? c->from : c->to;
}

/* Is there a candidate that both sets see? */
static inline bool als_joint(const struct als_list *l, unsigned a, unsigned b)
{
    return l->joint[a][b / 64] >> b % 64 & 1;
}

#endif
