/* The table of techniques, and sets of them. The list itself is gen/grade/technique/techniques.h.
 */
#ifndef NONET_GEN_GRADE_TECHNIQUE_H
#define NONET_GEN_GRADE_TECHNIQUE_H

#include "gen/grade/level.h"

/* One row of the technique table; the index in the table is the technique's id (enum technique_id
 * of gen/grade/technique/techniques.h), and the order is the order in which the grader tries them.
 */
struct technique {
    const char *key;  /* "naked-pair": in options, streams and configs */
    const char *name; /* "naked pair": in sentences */
    enum level level;
    int score;
    bool assumes_unique; /* sound only where the puzzle has one solution */
    bool off_by_default;
    bool of_constraints; /* only for boards with constraints */
    bool one_grid;       /* sound only where a cell has one row and one column */
};

enum { MAX_TECHNIQUES = 192 };
size_t technique_count(void);
const struct technique *technique_at(size_t id);
int technique_find(const char *key); /* -1: none */

/* Is this what an earlier version called a technique? *now: NULL, and technique_find finds it; or
 * what to write, where it is several techniques now. */
bool technique_is_old(const char *key, const char **now);
bool technique_is_single(int id); /* full house, naked or hidden single */
/* Are both looked for in one search, which takes the best step of either (loops and chains)? */
bool technique_is_sought_with(int id, int other);
const char *technique_choice(size_t index); /* its key; NULL behind the last */

/* The kinds of constraints (bit k: kind k) of which a board must have one for the technique to find
 * anything, where all signs of pairs are shown or not; 0: its row does not say, or it needs none.
 */
uint64_t technique_kinds(int id, bool all_signs);

struct technique_set {
    uint64_t bits[MAX_TECHNIQUES / 64];
};

static inline bool technique_set_has(const struct technique_set *set, int id)
{
    return set->bits[id / 64] >> (id % 64) & 1;
}

static inline void technique_set_add(struct technique_set *set, int id)
{
    set->bits[id / 64] |= 1ULL << (id % 64);
}

static inline void technique_set_remove(struct technique_set *set, int id)
{
    set->bits[id / 64] &= ~(1ULL << (id % 64));
}

bool technique_set_is_empty(const struct technique_set *set);

/* Add the techniques of a comma-separated list of keys to *set. A key that is not in the table is
 * reported to d (with the nearest one that is) and gives STATUS_USAGE; the rest is still read. */
enum status technique_set_parse(const char *list, struct technique_set *set,
                                const struct diag_at *at, struct diag *d);

#endif
