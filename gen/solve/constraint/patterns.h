/* The patterns of a digit: all ways to put one digit into every row of a square board so that it
 * never sees itself. No cage has a digit twice, so large cages leave few patterns: some 20,000 with
 * 16 cages of five cells, of 46,656 on a board without cages.
 *
 * The long search keeps, for each digit, the patterns that the candidates and the cages still
 * allow. A candidate in none of them is wrong, and a cage that all of them meet contains the digit.
 * Sets of patterns are bits in blocks, one block wide enough for the widest vectors; most become
 * empty within a few decisions ("compact table"; Demeulenaere and others, 2016).
 *
 * Ownership: whoever makes them drops them. Threads: one search at a time. */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_PATTERNS_H
#define NONET_GEN_SOLVE_CONSTRAINT_PATTERNS_H

#include "gen/solve/constraint/network.h"

enum {
    PATTERN_DIGITS = CONSTRAINT_TABLE_DIGITS,
    PATTERN_CELLS = 128, /* two words; the third is for cages */
    PATTERN_PARTS = 64,
    PATTERN_WORDS = 3,
    PATTERN_LITERALS = PATTERN_CELLS + PATTERN_PARTS,
    PATTERN_BLOCK_WORDS = 8,
    PATTERN_BLOCK_BITS = 64 * PATTERN_BLOCK_WORDS,
    MAX_PATTERN_BLOCKS = 40, /* with more patterns, they cost more time than they save */
    PATTERN_LEVELS = 64,     /* decisions above each other; below the last, patterns rest */
};

typedef uint64_t pattern_block
    __attribute__((vector_size(PATTERN_BLOCK_WORDS * sizeof(uint64_t)), may_alias));

/* What was known of each digit when its patterns were last looked at, and what they say. */
struct pattern_level {
    /* Literals: the cells that could hold the digit, and the parts of the plan that contain it. */
    uint64_t seen[PATTERN_DIGITS][PATTERN_WORDS];
    uint64_t live[PATTERN_DIGITS];     /* by digit: the blocks with a possible pattern */
    uint8_t written[PATTERN_DIGITS];   /* by digit: the level that has the bits of these blocks */
    uint16_t contained[PATTERN_PARTS]; /* by part: digits that its cells contain */
};

struct patterns {
    unsigned blocks;
    unsigned digits;
    unsigned part_count;
    uint64_t parts; /* bit i: the cells of part i all differ */
    /* has[block * PATTERN_LITERALS + literal]: the patterns that have the cell, or meet the part.
     */
    pattern_block *has;
    /* alive[(level * digits + digit - 1) * blocks]: the patterns that are possible. Only the blocks
     * that are live have a meaning. */
    pattern_block *alive;
    /* Where a pattern was found last for each literal: the search begins there. */
    uint8_t found[PATTERN_DIGITS][PATTERN_LITERALS];
    unsigned depth;
    struct pattern_level level[PATTERN_LEVELS];
    void *memory;
};

/* Do large cages cover most of the board? With smaller ones, there are too many patterns, and other
 * searches are faster. */
bool patterns_pay(const struct layout *v);

/* Returns NULL if the board is not square, has too many patterns, or memory runs out. */
struct patterns *patterns_new(const struct layout *v, const struct network *n);

void patterns_drop(struct patterns *p);

#endif
