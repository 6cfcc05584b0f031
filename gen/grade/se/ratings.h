/* The ratings of Sudoku Explainer 1.2.1, in tenths.
 *
 * Source: the list of Sudoku Explainer 1.2.1's ratings by rule that is published in the wiki of its
 * successor SukakuExplainer ("Difficulty ratings in Sudoku Explainer v1.2.1", 2020). Where the list
 * gives a range, the base, and what is added for a chain's length, for a loop's and for the size of
 * a subset within a rule, are those with which every rating of the reference agrees that we have:
 * ratings by serate, the command line of 1.2.1 (tests/unit/test_se.c, tests/bench/bench_se.c). */
#ifndef NONET_GEN_GRADE_SE_RATINGS_H
#define NONET_GEN_GRADE_SE_RATINGS_H

enum se_tenths {
    SE_TENTHS_LAST_CELL = 10,
    SE_TENTHS_HIDDEN_SINGLE_BOX = 12,
    SE_TENTHS_HIDDEN_SINGLE_LINE = 15,
    SE_TENTHS_DIRECT_POINTING = 17,
    SE_TENTHS_DIRECT_CLAIMING = 19,
    SE_TENTHS_DIRECT_HIDDEN_PAIR = 20,
    SE_TENTHS_NAKED_SINGLE = 23,
    SE_TENTHS_DIRECT_HIDDEN_TRIPLET = 25,
    SE_TENTHS_POINTING = 26,
    SE_TENTHS_CLAIMING = 28,
    SE_TENTHS_NAKED_PAIR = 30,
    SE_TENTHS_X_WING = 32,
    SE_TENTHS_HIDDEN_PAIR = 34,
    SE_TENTHS_NAKED_TRIPLET = 36,
    SE_TENTHS_SWORDFISH = 38,
    SE_TENTHS_HIDDEN_TRIPLET = 40,
    SE_TENTHS_XY_WING = 42,
    SE_TENTHS_XYZ_WING = 44,
    SE_TENTHS_UNIQUE_RECTANGLE = 45, /* type 3: 1 more for each cell beyond the two of a pair */
    SE_TENTHS_UNIQUE_LOOP_6 = 46,    /* loops of 6 cells … */
    SE_TENTHS_UNIQUE_LOOP_8 = 47,
    SE_TENTHS_UNIQUE_LOOP_10 = 50, /* … and of 10 or more */
    SE_TENTHS_NAKED_QUAD = 50,
    SE_TENTHS_JELLYFISH = 52,
    SE_TENTHS_HIDDEN_QUAD = 54,
    SE_TENTHS_BUG_1 = 56,
    SE_TENTHS_BUG = 57, /* types 2 and 4; type 3: 1 more for each cell as above */
    SE_TENTHS_ALIGNED_PAIR = 62,
    SE_TENTHS_CYCLE = 65,    /* X- and Y-cycles, of the least length; chains: see hint.h */
    SE_TENTHS_X_CHAIN = 66,  /* forcing chains on one digit */
    SE_TENTHS_XY_CHAIN = 70, /* cycles and forcing chains on several */
    SE_TENTHS_ALIGNED_TRIPLET = 75,
    SE_TENTHS_NISHIO = 75,
    SE_TENTHS_MULTIPLE = 80, /* cell and region forcing chains */
    SE_TENTHS_DYNAMIC = 85,
    SE_TENTHS_DYNAMIC_PLUS = 90,
    SE_TENTHS_NESTED_CHAINS = 95,
    SE_TENTHS_NESTED_MULTIPLE = 100,
    SE_TENTHS_NESTED_DYNAMIC = 105,
    SE_TENTHS_NESTED_NESTED = 110,
};

#endif
