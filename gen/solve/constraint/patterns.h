/* The patterns of a digit: all ways to put one digit into every row of a square board so that it
 * never sees itself. No cage has a digit twice, so large cages leave few patterns: some 20,000 with
 * 16 cages of five cells, of 46,656 on a board without cages.
 *
 * The long search keeps, for each digit, the patterns that the candidates and the cages still
 * allow. A candidate in none of them is wrong, and a cage that all of them meet contains the digit.
 * Sets of patterns are bits in words. Most words become empty within a few decisions, and only the
 * others are listed ("compact table"; Demeulenaere and others, 2016).
 *
 * Ownership: whoever makes them drops them. Threads: one search at a time. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_PATTERNS_H
#define NONET_GEN_SOLVE_CONSTRAINT_PATTERNS_H

#include "gen/solve/constraint/network.h"

enum {
    PATTERN_DIGITS = CONSTRAINT_TABLE_DIGITS,
    PATTERN_CELLS = PATTERN_DIGITS * PATTERN_DIGITS,
    /* Literals: a pattern has the cell; then, it misses the part of the plan. Parts beyond these
     * are left out; boards with large cages hardly have more. The last literal never holds. */
    PATTERN_LITERALS = 104,
    NO_LITERAL_HOLDS = PATTERN_LITERALS - 1,
    PATTERN_PARTS = NO_LITERAL_HOLDS - PATTERN_CELLS,
    PATTERN_LITERAL_WORDS = (PATTERN_LITERALS + 63) / 64,
    MAX_PATTERN_WORDS = 320, /* with more patterns, they cost more time than they save */
    PATTERN_HOUSES = 32,     /* most houses that one look covers */
    PATTERN_LEVELS = 64,     /* decisions above each other; below the last, patterns rest */
};

/* Some of the patterns: bit i of bits[k] is pattern 64 * word[k] + i. Other words are empty. */
struct pattern_set {
    uint16_t word[MAX_PATTERN_WORDS];
    uint64_t bits[MAX_PATTERN_WORDS];
};

/* What was known of each digit when its patterns were last looked at, and what they say. */
struct pattern_level {
    /* The cells that could hold the digit, and the parts of the plan that could miss it. */
    uint64_t seen[PATTERN_DIGITS][PATTERN_LITERAL_WORDS];
    uint16_t count[PATTERN_DIGITS];    /* by digit: how many words of its set are listed */
    uint8_t written[PATTERN_DIGITS];   /* by digit: the level that has the set */
    uint16_t contained[PATTERN_PARTS]; /* by part: digits that its cells contain */
    /* The candidates of all cells, once for each house: houses[PATTERN_HOUSES * k + h] are those of
     * the cell that house h has at place k. */
    uint16_t houses[PATTERN_DIGITS * PATTERN_HOUSES];
};

struct patterns {
    unsigned words;
    unsigned digits;
    unsigned part_count;
    uint32_t parts; /* bit i: the cells of part i all differ */
    bool has_houses;
    uint16_t in_houses[PATTERN_CELLS][MAX_HOUSES_OF_CELL]; /* where houses have the cell */
    /* has[word * PATTERN_LITERALS + literal]: the patterns of which the literal holds. */
    uint64_t *has;
    struct pattern_set *possible; /* possible[level * digits + digit - 1] */
    unsigned depth;
    struct pattern_level level[PATTERN_LEVELS];
};

/* Do large cages cover most of the board? With smaller ones, there are too many patterns, and other
 * searches are faster. */
bool patterns_pay(const struct layout *v);

/* Returns NULL if the board is not square, has too many patterns, or memory runs out. */
struct patterns *patterns_new(const struct layout *v, const struct network *n);

void patterns_drop(struct patterns *p);

#endif
