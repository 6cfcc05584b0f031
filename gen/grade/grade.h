/* Grading: which human techniques a puzzle needs. The room's contract, with level.h, technique.h
 * and options.h, which it includes; explain.h puts steps into words, minutes.h estimates a person's
 * time, cases.h runs technique cases, and se/se.h is the Sudoku Explainer rating.
 *
 * A grade is the result of solving with the technique table, simplest first, and never guessing: a
 * puzzle that the techniques do not solve is LEVEL_BEYOND. Levels and scores are HoDoKu's (hardest
 * step's level, then raised while the score passes the level's cap). Where HoDoKu falls back to
 * brute force, nested nets (level extreme) go on instead, and its penalty of 10000 for a guess is
 * not added: how many cells it guesses depends on where its own nets give up. The stable rating is
 * our own: every instance of the simplest technique is carried out at once, so that no choice among
 * equal steps is made and every isomorph of a puzzle gets the same figure.
 *
 * Threads: no shared state; a scratch belongs to one thread. Nothing here allocates but
 * grade_scratch_new. */
#ifndef NONET_GEN_GRADE_GRADE_H
#define NONET_GEN_GRADE_GRADE_H

#include "gen/board/record.h"
#include "gen/grade/grade_options.h"
#include "gen/grade/level.h"
#include "gen/grade/technique.h"

/* The scratch a grader works in; large. One a thread, reused. NULL when out of memory. */
struct grade_scratch;
struct grade_scratch *grade_scratch_new(void);
void grade_scratch_drop(struct grade_scratch *s);

struct grade {
    enum level level; /* LEVEL_BEYOND: not solved by the techniques (or by those under the cap) */
    bool solved;
    int score;
    int hardest; /* technique id of the hardest step; -1 when there was none */
    uint16_t step_count;
    uint16_t count[MAX_TECHNIQUES]; /* steps by technique */

    /* Where options.stable is set; else 0 and LEVEL_BEYOND. */
    int rating;              /* sum of the techniques' scores, one a round */
    enum level rating_level; /* the hardest round's level, raised while the rating passes the cap */
    int rating_hardest;      /* technique id; -1 when there was none */
    uint16_t round_count;
};

/* Grade a puzzle. The caller has made sure that it has exactly one solution. */
void grade_puzzle(const struct layout *v, const struct grid *givens, const struct grade_options *o,
                  struct grade_scratch *s, struct grade *out);

/* Where a puzzle lies beside the levels that are wanted. */
enum grade_fit { GRADE_FITS, GRADE_TOO_EASY, GRADE_TOO_HARD };

/* Grade a puzzle as far as it takes to tell that its level is none of low … high; the options' cap
 * is `high`. *out is complete where it fits, unless the level alone is wanted: then grading ends as
 * soon as it is known, and *out is worth nothing. */
enum grade_fit grade_towards(const struct layout *v, const struct grid *givens,
                             const struct grade_options *o, enum level low, bool level_only,
                             struct grade_scratch *s, struct grade *out);

/* Fill a record's level, score, hardest and techniques. */
void grade_to_record(const struct grade *g, struct record *r);

/* The solution path, a step at a time. */
struct step; /* see step.h */
struct path; /* a puzzle being solved step by step; lives in a scratch */
struct path *path_begin(const struct layout *v, const struct grid *givens,
                        const struct grade_options *o, struct grade_scratch *s);
/* Leave only these candidates, bit d - 1 for digit d, one set a cell: for positions, right behind
 * path_begin. They hold the solution's digits. */
void path_limit(struct path *p, const digit_set *candidates);
/* The next step, or NULL when solved or stuck. The step is valid until the next call. */
const struct step *path_next(struct path *p);
bool path_solved(const struct path *p);
/* The board and the candidates (bit d - 1 for digit d; 0 where filled) as they stand before the
 * step that path_next last returned. */
const struct grid *path_board(const struct path *p);
digit_set path_candidates(const struct path *p, unsigned cell);

#endif
