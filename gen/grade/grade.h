/* Grading: which human techniques a puzzle needs. This header is the contract of the directory,
 * together with level.h, technique.h and grade_options.h, which it includes. explain.h puts steps
 * into words, minutes.h estimates a person's time, cases.h runs technique cases, and se/se.h
 * computes the Sudoku Explainer rating.
 *
 * A grade is the result of solving with the techniques, simplest first, without ever guessing. A
 * puzzle that the techniques do not solve is LEVEL_BEYOND. Levels and scores are HoDoKu's: the
 * level of the hardest step, raised while the score exceeds the level's cap. Where HoDoKu falls
 * back to brute force, nested nets (level extreme) continue. HoDoKu's penalty of 10000 for a guess
 * is not added, because how many cells it guesses depends on where its own nets give up.
 *
 * The stable rating is our own. It carries out every instance of the simplest technique at once. So
 * it never chooses among equal steps, and every isomorph of a puzzle gets the same rating.
 *
 * Threads: no shared state; a scratch belongs to one thread. Only grade_scratch_new allocates. */
#ifndef NONET_GEN_GRADE_GRADE_H
#define NONET_GEN_GRADE_GRADE_H

#include "gen/board/record.h"
#include "gen/grade/grade_options.h"
#include "gen/grade/level.h"
#include "gen/grade/technique.h"

/* The working memory of a grader. It is large; make one for each thread and reuse it. NULL when out
 * of memory. */
struct grade_scratch;
struct grade_scratch *grade_scratch_new(void);
void grade_scratch_drop(struct grade_scratch *s);

struct grade {
    enum level level; /* LEVEL_BEYOND: the techniques (or those under the cap) do not solve it */
    bool solved;
    int score;
    int hardest; /* technique id of the hardest step; -1 if there was none */
    uint16_t step_count;
    uint16_t count[MAX_TECHNIQUES]; /* steps by technique */

    /* Set if options.stable is set; otherwise 0 and LEVEL_BEYOND. */
    int rating; /* sum of the techniques' scores, one for each round */
    /* The hardest round's level, raised while the rating exceeds the cap. */
    enum level rating_level;
    int rating_hardest; /* technique id; -1 if there was none */
    uint16_t round_count;
};

/* Grades a puzzle. The caller must know that it has exactly one solution. */
void grade_puzzle(const struct layout *v, const struct grid *givens, const struct grade_options *o,
                  struct grade_scratch *s, struct grade *out);

/* How a puzzle compares with the levels wanted. */
enum grade_fit { GRADE_FITS, GRADE_TOO_EASY, GRADE_TOO_HARD };

/* Grades a puzzle only as far as needed to see whether its level is in low … high; the options' cap
 * is `high`. If it fits, *out is complete. If only the level is wanted, grading stops as soon as
 * that is known, and *out is undefined. */
enum grade_fit grade_towards(const struct layout *v, const struct grid *givens,
                             const struct grade_options *o, enum level low, bool level_only,
                             struct grade_scratch *s, struct grade *out);

/* Fills a record's level, score, hardest and techniques. */
void grade_to_record(const struct grade *g, struct record *r);

/* The solution path, step by step. */
struct step; /* see step.h */
struct path; /* a puzzle being solved step by step; part of a scratch */
struct path *path_begin(const struct layout *v, const struct grid *givens,
                        const struct grade_options *o, struct grade_scratch *s);
/* Restricts the candidates to these (bit d - 1 for digit d, one set for each cell), for positions.
 * Call it right after path_begin. They must contain the solution's digits. */
void path_limit(struct path *p, const digit_set *candidates);
/* Returns the next step, or NULL when solved or stuck. The step is valid until the next call. */
const struct step *path_next(struct path *p);
bool path_solved(const struct path *p);
/* The board and the candidates (bit d - 1 for digit d; 0 where filled) before the step that
 * path_next last returned. */
const struct grid *path_board(const struct path *p);
digit_set path_candidates(const struct path *p, unsigned cell);

#endif
