/* How long a person takes: an estimate in minutes, with the range that most puzzles stay in.
 *
 * One model and one value for a puzzle: it rests on the givens and on the grade by all techniques
 * alone, so that it is the same whatever else was asked for. A linear model of the logarithm of the
 * seconds for an empty cell, fitted on 714 classic puzzles with the measured mean time of ten
 * players and more each, nearly all of them of level easy. What counts most is how many empty cells
 * a person looks through for each opening, a cell that a single can fill, while the puzzle is being
 * solved. That is measured on the way of a player who always fills the openings that are seen
 * soonest, over the first 35 cells. (That the number of openings is what orders easy puzzles was
 * found by R. Pelánek, "Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation", 2014.)
 *
 * Error and how it was fitted: doc/performance.md, reproduced by tests/bench/bench_minutes.c. The
 * range holds nine of ten of the measured mean times; single persons differ more. Few puzzles
 * above HoDoKu's easy were among those measured, by players who finished them: from there on it
 * extrapolates, and low. Other sizes have no measured times: theirs is a guess.
 *
 * Threads: no state. No allocation. */
#ifndef NONET_GEN_GRADE_MINUTES_H
#define NONET_GEN_GRADE_MINUTES_H

#include "gen/grade/grade.h"

/* What the model looks at. Steps are scaled to a board of 81 cells; `hidden` and `naked` are kinds
 * of singles. */
enum minutes_feature {
    MINUTES_SEARCH,      /* log of the mean of empty cells for each opening, weighted by its kind */
    MINUTES_NAKED_EASY,  /* log of the mean count of naked ones where a house has up to four empty
                            cells, steps 1 to 10 */
    MINUTES_NAKED,       /* of the other naked ones */
    MINUTES_LINES,       /* likewise, of hidden ones in lines, steps 1 to 20 */
    MINUTES_FULL_HOUSES, /* likewise, of full houses, steps 1 to 30 */
    MINUTES_DIGITS,      /* mean of digits among the openings, for each opening */
    MINUTES_DIGIT_CHANGES, /* share of steps 2 to 30 without a hidden one in a box for the digit
                              placed before */
    MINUTES_SCORE,         /* log of HoDoKu's score for an empty cell */
    MINUTES_HARD_STEPS,    /* log of 1 and the steps of the grade that are no singles */
    MINUTES_FEATURE_COUNT
};

/* g: the puzzle's grade by all techniques (grade_options_init), without a cap. */
void minutes_features(const struct layout *v, const struct grid *givens, const struct grade *g,
                      double feature[MINUTES_FEATURE_COUNT]);

/* The estimate for a puzzle with one solution, from such a grade. Between 0.5 and 600 minutes. The
 * same for all isomorphs of a puzzle as far as the grade is. */
double minutes_estimate(const struct layout *v, const struct grid *givens, const struct grade *g);

/* The range of an estimate. */
struct minutes_range {
    double low, high;
};
struct minutes_range minutes_range(double minutes);

/* "12 (8–19)", in minutes; below 3 with a decimal. Returns buffer. */
enum { MINUTES_TEXT_SIZE = 40 };
const char *minutes_text(double minutes, char buffer[MINUTES_TEXT_SIZE]);

/* Fill a record's minutes from its puzzle and such a grade; -1, not known, on boards with clues, on
 * which no times were measured. */
void minutes_to_record(const struct grade *g, struct record *r);

#endif
