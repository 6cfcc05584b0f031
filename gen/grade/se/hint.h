/* The best step so far: Sudoku Explainer calls a step that it found a hint. */
#ifndef NONET_GEN_GRADE_SE_HINT_H
#define NONET_GEN_GRADE_SE_HINT_H

#include "gen/grade/se/se_candidates.h"

/* Steps are compared as the scale does: rating, complexity, kind of chain, then order of finding.
 * The rating is a sum of doubles there, and 6.6 + 0.1 is less than 6.5 + 0.2: so it is here. */
enum se_chain_key {
    SE_KEY_DOUBLE = 1,
    SE_KEY_X = 2,
    SE_KEY_Y = 3,
    SE_KEY_XY = 4,
    SE_KEY_CELL = 5,
    SE_KEY_HOUSE = 6,
    SE_KEY_CONTRADICTION = 7,
};

struct se_rank {
    double rating;
    unsigned complexity;
    unsigned key; /* enum se_chain_key */
};

/* Below 0: a goes before b. */
static inline int se_rank_compare(const struct se_rank *a, const struct se_rank *b)
{
    if (a->rating != b->rating) {
        return a->rating < b->rating ? -1 : 1;
    }
    if (a->complexity != b->complexity) {
        return a->complexity < b->complexity ? -1 : 1;
    }
    return (int)a->key - (int)b->key;
}

/* A chain of that complexity on a base rating: 0.1 more for each of the thresholds 4, 6, 8, 12, 16,
 * 24, 32 … that complexity - 2 passes. */
double se_chain_rating(double base, unsigned complexity);

static inline struct se_rank se_rank_of(double base, unsigned complexity, unsigned key)
{
    return (struct se_rank){se_chain_rating(base, complexity), complexity, key};
}

struct se_hint {
    bool found;
    struct se_rank rank;
    bool places; /* put `digit` into `cell` as well */
    uint8_t cell;
    uint8_t digit;
    unsigned count; /* removals */
    uint8_t from[SE_CELLS];
    uint16_t digits[SE_CELLS];
};

/* Would a step of this rank replace the best so far? */
static inline bool se_hint_improves(const struct se_hint *h, const struct se_rank *rank)
{
    return !h->found || se_rank_compare(rank, &h->rank) < 0;
}

/* The greatest complexity with which a step on this base would replace the best so far; 0: none. */
unsigned se_hint_most_complex(const struct se_hint *h, double base, unsigned key);

/* Start a new best step. */
void se_hint_begin(struct se_hint *h, const struct se_rank *rank);
void se_hint_remove(struct se_hint *h, unsigned cell, unsigned digits);
/* The step's conclusion is that this literal holds. */
void se_hint_conclude(struct se_hint *h, const uint16_t cand[SE_CELLS], unsigned literal);
/* Do it. Returns the rating in tenths; 0 where no step was found. */
int se_hint_apply(const struct se_hint *h, struct se_board *b);

#endif
