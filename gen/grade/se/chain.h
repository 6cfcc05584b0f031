/* Chains of the Sudoku Explainer rater; internal to gen/grade/se*.c.
 *
 * A candidate is cell * 9 + digit; a literal is candidate * 2, plus 1 where the candidate is
 * assumed to be in ("on"), 0 where it is assumed to be out ("off"). */
#ifndef NONET_GEN_GRADE_SE_CHAIN_H
#define NONET_GEN_GRADE_SE_CHAIN_H

#include "gen/grade/se/board.h"

enum {
    SE_CANDIDATES = 729,
    SE_LITERALS = 2 * SE_CANDIDATES,
    SE_WORDS = 12, /* of a set of candidates */
    SE_MAX_WEAK = 28,
    SE_MAX_STRONG = 4,
};

struct se_set {
    uint64_t word[SE_WORDS];
};

static inline bool se_set_has(const struct se_set *s, unsigned candidate)
{
    return s->word[candidate >> 6] >> (candidate & 63) & 1;
}

static inline void se_set_add(struct se_set *s, unsigned candidate)
{
    s->word[candidate >> 6] |= (uint64_t)1 << (candidate & 63);
}

/* The links of a position. A candidate's weak links: what goes when it is in; first the others of
 * its cell, then box, row and column. Its strong links: what is in when it goes; first the other of
 * a cell of two, then box, row and column. */
struct se_links {
    uint8_t weak_count[SE_CANDIDATES];
    uint8_t weak_in_cell[SE_CANDIDATES]; /* how many of them lie in the cell */
    uint8_t strong_count[SE_CANDIDATES];
    uint8_t strong_in_cell[SE_CANDIDATES]; /* 0 or 1 */
    uint16_t weak[SE_CANDIDATES][SE_MAX_WEAK];
    uint8_t weak_kind[SE_CANDIDATES][SE_MAX_WEAK]; /* 0 box, 1 row, 2 column, 3 cell */
    uint16_t strong[SE_CANDIDATES][SE_MAX_STRONG];
    uint8_t strong_kind[SE_CANDIDATES][SE_MAX_STRONG];
    struct se_set weak_set[SE_CANDIDATES];
};

/* Of one candidate; of all. */
void se_links_of(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                 const uint16_t at[SE_HOUSES][9], unsigned candidate);
void se_links_build(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                    const uint16_t at[SE_HOUSES][9]);

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

struct se_hint {
    bool found;
    double rating;
    unsigned complexity;
    unsigned key;
    bool places; /* put `digit` into `cell` as well */
    uint8_t cell;
    uint8_t digit;
    unsigned count; /* removals */
    uint8_t from[SE_CELLS];
    uint16_t digits[SE_CELLS];
};

double se_chain_rating(double base, unsigned complexity);

/* Would a step like this replace the best so far? */
static inline bool se_hint_improves(const struct se_hint *h, double rating, unsigned complexity,
                                    unsigned key)
{
    if (!h->found || rating != h->rating) {
        return !h->found || rating < h->rating;
    }
    return complexity != h->complexity ? complexity < h->complexity : key < h->key;
}

/* The greatest complexity with which a step on this base would replace the best so far; 0: none. */
unsigned se_hint_reach(const struct se_hint *h, double base, unsigned key);

/* Start a new best step. */
void se_hint_begin(struct se_hint *h, double rating, unsigned complexity, unsigned key);
void se_hint_remove(struct se_hint *h, unsigned cell, unsigned digits);
/* The step's conclusion is that this literal holds. */
void se_hint_conclude(struct se_hint *h, const uint16_t cand[SE_CELLS], unsigned literal);
/* Do it. Returns the rating in tenths; 0 where no step was found. */
int se_hint_apply(const struct se_hint *h, struct se_board *b);

/* What the chain rules share: large, lives in the scratch. */
struct se_work {
    uint64_t done;
    uint64_t limit; /* 0: none */
    bool stopped;   /* the limit was passed: what was found meanwhile does not count */
};

static inline bool se_work_add(struct se_work *w, uint64_t nodes)
{
    w->done += nodes;
    w->stopped |= w->limit && w->done > w->limit;
    return !w->stopped;
}

/* Two links taken at once: from a candidate that is in, over one that is therefore out, to one that
 * is therefore in. */
struct se_stride {
    uint16_t off;
    uint16_t on;
};

/* The candidates of a position, numbered densely, in order. The numbers stay while candidates go.
 */
struct se_numbers {
    unsigned count;
    unsigned words; /* of a set of numbers */
    uint16_t candidate[SE_CANDIDATES];
    uint16_t number[SE_CANDIDATES];
};

void se_numbers_make(struct se_numbers *n, const uint16_t cand[SE_CELLS]);

/* The strides of one kind of chain. */
struct se_net {
    struct se_numbers numbers;
    uint32_t first[SE_CANDIDATES + 1]; /* of a candidate's strides */
    struct se_stride stride[SE_CANDIDATES * SE_MAX_WEAK * SE_MAX_STRONG];
    uint8_t closing_count[SE_CANDIDATES];
    uint16_t closing[SE_CANDIDATES][SE_MAX_STRONG]; /* what is in when it is out */
    uint64_t next[SE_CANDIDATES][SE_WORDS];         /* where its strides lead */
    uint64_t weak[SE_CANDIDATES][SE_WORDS];
    uint64_t strong[SE_CANDIDATES][SE_WORDS];
    uint64_t reached[2][SE_CANDIDATES][SE_WORDS]; /* in some number of strides, and in one more */
};

/* X- and Y-cycles and forcing chains on the position of `l`: the best step. */
void se_chain_search(struct se_net *net, const struct se_links *l, const struct se_board *b,
                     struct se_work *w, struct se_hint *best);

#endif
