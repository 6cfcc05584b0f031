/* The candidates of a board, and what follows from them by a network of constraints.
 *
 * Threads: no shared state. No allocation. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_NETWORK_POSITION_H
#define NONET_GEN_SOLVE_CONSTRAINT_NETWORK_POSITION_H

#include "gen/solve/constraint/patterns.h"

enum { NO_CELL_FAILED = MAX_CELLS };

struct position {
    const struct layout *v;
    const struct network *n;
    digit_set now[MAX_CELLS]; /* candidates */
    /* The same by digit: the cells that can hold digit d are the set places[d - 1]. */
    uint64_t places[MAX_SIZE][NETWORK_WORDS];
    /* Digits that lost a place since the house was looked at; not known with patterns. */
    digit_set moved[MAX_HOUSES];
    /* What has changed and has not been looked at yet: cells with one candidate, and constraints.
     * Both are empty between calls. */
    uint64_t cells[NETWORK_WORDS];
    uint64_t items[NETWORK_ITEM_WORDS];
    uint64_t used[NETWORK_ITEM_WORDS]; /* the constraints that are looked at in this search */
    /* Those that every lost candidate concerns. To a sum with more than three open cells
     * only the least and the greatest candidates matter. */
    uint64_t minding[NETWORK_ITEM_WORDS];
    /* By part of the plan: digits that its cells must contain, by decision. */
    uint16_t must[64 * NETWORK_ITEM_WORDS];
    struct patterns *patterns; /* NULL: not used */
    digit_set turned;          /* digits whose patterns have not been looked at since a change */
    unsigned failed;           /* the cell that has no candidate left, or NO_CELL_FAILED */
};

/* The places of each digit on a board that has so few digits and cells. */
enum { SMALL_DIGITS = CONSTRAINT_TABLE_DIGITS, SMALL_WORDS = 2 };

struct small_places {
    uint64_t cells[SMALL_DIGITS][SMALL_WORDS];
};

/* Where a contradiction was found: in a constraint, or around a filled cell. */
struct conflict {
    const uint16_t *cell; /* the constraint's cells; none if it is around a filled cell */
    unsigned count;
    unsigned filled; /* the filled cell, or NO_CELL_FAILED */
    unsigned failed; /* copied from the position */
};

static inline bool patterns_are_used(const struct position *p)
{
    return p->patterns && p->patterns->depth < PATTERN_LEVELS;
}

/* Copies a cell's candidates to its houses. */
static inline void position_note_houses(struct position *p, unsigned cell)
{
    struct pattern_level *level = &p->patterns->level[p->patterns->depth];
    for (unsigned k = 0; k < p->v->house_count_of[cell]; k++) {
        level->houses[p->patterns->in_houses[cell][k]] = (uint16_t)p->now[cell];
    }
}

/* Notes that the cell has lost these candidates but has at least one left. */
static inline void position_note(struct position *p, unsigned cell, digit_set lost)
{
    const uint64_t *of = p->n->items + (size_t)cell * p->n->item_words;
    const digit_set all_lost = lost;
    const digit_set left = p->now[cell];
    const bool within = lost < left && !(lost & ((left & -left) - 1));
    p->turned |= lost;
    for (; lost; lost &= lost - 1) {
        cell_set_remove(p->places[lowest_digit(lost) - 1], cell);
    }
    for (unsigned k = 0; !p->patterns && k < p->v->house_count_of[cell]; k++) {
        p->moved[p->v->house_of[cell][k]] |= all_lost;
    }
    if (patterns_are_used(p) && p->patterns->has_houses) {
        position_note_houses(p, cell);
    }
    if (!(left & (left - 1))) {
        cell_set_add(p->cells, cell);
    }
    const uint64_t *concerned = within ? p->minding : p->used;
    for (unsigned w = 0; w < p->n->item_words; w++) {
        p->items[w] |= of[w] & concerned[w];
    }
}

/* Keeps only the cell's candidates that are in a set. Returns false if none is left. */
static inline bool position_keep(struct position *p, unsigned cell, digit_set set)
{
    digit_set lost = p->now[cell] & ~set;
    if (!lost) {
        return true;
    }
    if (lost == p->now[cell]) {
        p->failed = cell;
        return false;
    }
    p->now[cell] &= set;
    position_note(p, cell, lost);
    return true;
}

static inline bool is_one(digit_set set)
{
    return !(set & (set - 1));
}

#endif
