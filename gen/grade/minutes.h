/* How long a person takes: an estimate in minutes.
 *
 * A linear model of the logarithm of the seconds, fitted on 714 classic puzzles with the measured
 * mean time of ten to forty players each, mostly easy and medium ones. What counts most is how many
 * cells a single can fill at each step ("Dependency": R. Pelánek, "Difficulty Rating of Sudoku
 * Puzzles: An Overview and Evaluation", 2014), and the Sudoku Explainer rating.
 *
 * Error, by cross-validation over ten folds: Spearman correlation 0.68 with the measured times; the
 * logarithm is off by 0.35 (root mean square), which is a factor of 1.4 either way. Where there is
 * no Sudoku Explainer rating, HoDoKu's score stands in: 0.67 and 0.35. Few puzzles above SE 5 were
 * among those measured, by players who finished them: from there on it extrapolates, and low. Other
 * sizes have no measured times; they are scaled by their cells, and are a guess.
 *
 * The fit is reproduced by tests/bench/bench_minutes.c.
 *
 * Threads: no state. No allocation. */
#ifndef NONET_GEN_GRADE_MINUTES_H
#define NONET_GEN_GRADE_MINUTES_H

#include "gen/grade/grade.h"

/* What the model looks at. All counts are scaled to a board of 81 cells. */
enum minutes_feature {
    MINUTES_LINE_SINGLES,  /* log of the mean count of cells with a hidden single in a house other
                              than the box, over the first 30 steps */
    MINUTES_SCARCITY,      /* log of the mean of 1 / (cells that a single can fill), likewise */
    MINUTES_NAKED_SINGLES, /* log of the mean count of naked singles over the first 10 steps */
    MINUTES_NO_BOX_SINGLE, /* share of the first 60 steps at which no box has a hidden single */
    MINUTES_EMPTY,         /* log of the empty cells */
    MINUTES_CANDIDATES,    /* log of the mean count of candidates of an empty cell */
    MINUTES_RATING,        /* SE up to 2.6; or log of HoDoKu's score for an empty cell */
    MINUTES_RATING_ABOVE,  /* SE above 2.6; or 0 */
    MINUTES_FEATURE_COUNT
};

/* se_tenths below 1: not known, so `score` is used; score below 1: not known either. */
void minutes_features(const struct variant *v, const struct grid *givens, int score, int se_tenths,
                      double feature[MINUTES_FEATURE_COUNT]);

/* The estimate for a puzzle with one solution; g may be NULL, and se_tenths below 1, where they are
 * not known; at least one of them should be. Between 0.5 and 600 minutes. The same for all
 * isomorphs of a puzzle as far as score and rating are. */
double minutes_estimate(const struct variant *v, const struct grid *givens, const struct grade *g,
                        int se_tenths);

/* Fill a record's minutes from its puzzle and its SE rating. */
void minutes_to_record(const struct grade *g, struct record *r);

#endif
