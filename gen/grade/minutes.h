/* Estimates how many minutes a person takes, with a range that covers most puzzles.
 *
 * A puzzle has one estimate, which depends only on the givens and on the grade by all techniques.
 * The model is linear in the logarithm of the seconds for each empty cell. It was fitted on 714
 * classic puzzles, each with the mean time of at least ten players; nearly all of them have level
 * easy. The strongest feature is how many empty cells a person must look through for each opening,
 * which is a cell that a single can fill. It is measured along the path of a player who always
 * fills the openings that are noticed soonest, over the first 35 cells. (R. Pelánek found that the
 * number of openings is what orders easy puzzles: "Difficulty Rating of Sudoku Puzzles: An Overview
 * and Evaluation", 2014.)
 *
 * doc/performance.md has the error and the method of fitting; tests/bench/bench_minutes.c
 * reproduces both. The range covers nine in ten of the measured mean times; individual players
 * differ more. Few of the measured puzzles were above HoDoKu's easy, and only players who finished
 * were counted, so for harder puzzles the estimate extrapolates and tends to be low. There are no
 * measured times for other sizes, so their estimate is a guess.
 *
 * Threads: no state. No allocation. */
#ifndef NONET_GEN_GRADE_MINUTES_H
#define NONET_GEN_GRADE_MINUTES_H

#include "gen/grade/grade.h"

/* The features of the model. Steps are scaled to a board of 81 cells. `hidden` and `naked` are
 * kinds of singles. */
enum minutes_feature {
    /* Log of the mean number of empty cells for each opening, weighted by kind. */
    MINUTES_SEARCH,
    /* Log of the mean count of naked ones in houses with up to four empty cells, steps 1 to 10. */
    MINUTES_NAKED_EASY,
    MINUTES_NAKED,       /* the same for the other naked ones */
    MINUTES_LINES,       /* the same for hidden ones in lines, steps 1 to 20 */
    MINUTES_FULL_HOUSES, /* the same for full houses, steps 1 to 30 */
    MINUTES_DIGITS,      /* mean number of digits among the openings, for each opening */
    /* Share of steps 2 to 30 in which the digit placed before has no hidden single in a box. */
    MINUTES_DIGIT_CHANGES,
    MINUTES_SCORE,      /* log of HoDoKu's score for each empty cell */
    MINUTES_HARD_STEPS, /* log of 1 plus the number of steps that are not singles */
    MINUTES_FEATURE_COUNT
};

/* `g` is the puzzle's grade by all techniques (grade_options_init), without a cap. */
void minutes_features(const struct layout *v, const struct grid *givens, const struct grade *g,
                      double feature[MINUTES_FEATURE_COUNT]);

/* The estimate for a puzzle with one solution, from such a grade: between 0.5 and 600 minutes.
 * Isomorphs of a puzzle have the same estimate if they have the same grade. */
double minutes_estimate(const struct layout *v, const struct grid *givens, const struct grade *g);

/* The range around an estimate. */
struct minutes_range {
    double low, high;
};
struct minutes_range minutes_range(double minutes);

/* "12 (8–19)" in minutes, with one decimal below 3. Returns buffer. */
enum { MINUTES_TEXT_SIZE = 40 };
const char *minutes_text(double minutes, char buffer[MINUTES_TEXT_SIZE]);

/* Fills a record's minutes from its puzzle and such a grade. On boards with constraints they are -1
 * (unknown), because no times were measured there. */
void minutes_to_record(const struct grade *g, struct record *r);

#endif
