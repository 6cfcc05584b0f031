/* The wide search's state, and what a processor does with it: rounds, and choosing decisions. All
 * else is the same everywhere (wide_search.c). */
#ifndef NONET_GEN_SOLVE_WIDE_WIDE_STATE_H
#define NONET_GEN_SOLVE_WIDE_WIDE_STATE_H

#include "gen/solve/layouts/grouped.h"
#include "gen/solve/wide/wide_watch.h"

enum { POSITIONS = 32, NO_CELL = UINT16_MAX };

/* How much a cell is blamed for a contradiction. Most are found by houses, whatever led there,
 * so houses say least about where the trouble is. */
enum {
    BLAME_OF_HOUSE = 1,   /* for a house that has no place for a digit */
    BLAME_OF_EMPTY = 2,   /* for having no candidate, alone in its house */
    BLAME_OF_DERIVED = 8, /* for a sum that follows from others */
    BLAME_OF_STATED = 16, /* for a constraint */
    BLAME_OF_DECIDED = 4, /* for having been decided last; where sums are: */
    BLAME_OF_DECIDED_IN_SUMS = 16,
};

/* One of the searches. It keeps positions to go back to, from number `first` to before `end`. In
 * each of them, what was decided then is already ruled out. */
struct lane {
    unsigned first;
    unsigned end;
    unsigned decided; /* the cell that has just been decided, or NO_CELL */
};

struct decision {
    uint16_t cell;
    uint16_t digit; /* its bit */
};

struct wide_rounds;

struct wide_state {
    const struct grouped_question *q;
    const struct wide_plan *w;
    const struct wide_rounds *of_all; /* for all lanes */
    const struct wide_rounds *rounds; /* those in use; they say how many lanes a vector has */
    unsigned cells;
    uint16_t *now;    /* by part, cell and lane; a part is what one vector holds of each cell */
    uint16_t *before; /* by cell and lane: a part before the round */
    uint16_t *back;   /* by cell and lane: candidates reversed, where sums are looked at */
    uint16_t *few;    /* by part, house and lane: digits with two places, and with three */
    uint16_t *kept;   /* by number, lane and cell */
    uint16_t *share;  /* by cell: its weight as a share of 2^16 */
    uint64_t *weight; /* by cell: its part in contradictions; recent ones count most */
    uint64_t bump;
    uint32_t busy; /* lanes that have a position */
    uint32_t dead;
    uint32_t same;    /* lanes that the round has not changed */
    uint32_t settled; /* lanes where it has changed so little that the next decision is due */
    uint32_t loading; /* lanes that are to have another position in the next round */
    const uint16_t *from[POSITIONS]; /* and which */
    struct wide_watch watch;
    unsigned rounds_run;
    uint64_t positions; /* tried in this turn */
    uint64_t max_positions;
    uint64_t again_at; /* positions before it begins again, if nothing has been found */
    uint64_t visited;
    bool stopped; /* the visitor wants no more */
    /* Positions that no lane has taken yet: so many, from `next` on, one at each stride. Borrowed.
     */
    const uint16_t *next;
    size_t stride;
    unsigned waiting;
    struct lane lane[POSITIONS];
};

/* How a processor does it. No allocation. Threads: no shared state. */
struct wide_rounds {
    unsigned lanes; /* positions in a vector, at most POSITIONS */
    /* Looks at every constraint once in all busy lanes. Sets dead, same and settled, and blames. */
    void (*run)(struct wide_state *s);
    /* Chooses for each settled lane. The cell is NO_CELL where all are filled. */
    void (*choose)(const struct wide_state *s, struct decision *chosen);
    /* Copies the positions of some lanes out of these, and into them. Uses `before`. */
    void (*keep)(const struct wide_state *s, uint32_t which, uint16_t *const *to);
    void (*load)(struct wide_state *s, uint32_t which, const uint16_t *const *from);
    /* With shorter vectors, for as long as only as many lanes are busy; may be NULL. */
    const struct wide_rounds *of_few;
};

/* Makes a search without a position, and without a watch. Returns false when out of memory;
 * wide_state_drop must follow even then. */
bool wide_state_make(struct wide_state *s, const struct wide_rounds *rounds,
                     const struct grouped_question *q, const struct wide_plan *w);
void wide_state_drop(struct wide_state *s);

/* Takes these positions in place of all that it has. */
void wide_take(struct wide_state *s, const uint16_t *next, size_t stride, unsigned count);

/* Searches on, for at most so many positions. Returns true if nothing is open, or the visitor wants
 * no more. */
bool wide_turn(struct wide_state *s, uint64_t max_positions);

/* How many positions are open: in lanes, kept and waiting. */
size_t wide_open_count(const struct wide_state *s);

/* Copies those that are so many decisions back in their lanes, one behind the other; with 0, those
 * in lanes and those that wait. Returns where they end. */
uint16_t *wide_copy_open(struct wide_state *s, unsigned back, uint16_t *to);

/* Adds to the weights of cells. */
void wide_blame(struct wide_state *s, const uint16_t *cell, unsigned count, unsigned times);

#endif
