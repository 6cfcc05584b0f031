/* Grading: which human techniques a puzzle needs.
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

#include "config/text.h"
#include "gen/board/board.h"
#include "gen/board/record.h"

enum level { LEVEL_EASY, LEVEL_MEDIUM, LEVEL_HARD, LEVEL_UNFAIR, LEVEL_EXTREME, LEVEL_BEYOND };
enum { LEVEL_COUNT = LEVEL_BEYOND + 1 };

const char *level_name(enum level level); /* "easy" … "extreme", "beyond" */
bool level_find(const char *name, enum level *level);

/* A puzzle's score above which it is no longer of the level, whatever its hardest step: HoDoKu's
 * cap, and on a board larger than 9x9, which takes more steps, so much more as it has more cells.
 */
int level_score_cap(enum level level, const struct variant *v);

/* One row of the technique table; the index in the table is the technique's id (enum technique_id
 * of gen/grade/technique.h), and the order is the order in which the grader tries them. */
struct technique {
    const char *key;  /* "naked-pair": in options, streams and configs */
    const char *name; /* "naked pair": in sentences */
    enum level level;
    int score;
    bool assumes_unique; /* sound only where the puzzle has one solution */
    bool off_by_default;
};

enum { MAX_TECHNIQUES = 128 };
size_t technique_count(void);
const struct technique *technique_at(size_t id);
int technique_find(const char *key); /* -1: none */

struct technique_set {
    uint64_t bits[MAX_TECHNIQUES / 64];
};

static inline bool technique_set_has(const struct technique_set *set, int id)
{
    return set->bits[id / 64] >> (id % 64) & 1;
}

static inline void technique_set_add(struct technique_set *set, int id)
{
    set->bits[id / 64] |= 1ULL << (id % 64);
}

static inline void technique_set_remove(struct technique_set *set, int id)
{
    set->bits[id / 64] &= ~(1ULL << (id % 64));
}

/* Add the techniques of a comma-separated list of keys to *set. A key that is not in the table is
 * reported to d (with the nearest one that is) and gives STATUS_USAGE; the rest is still read. */
enum status technique_set_parse(const char *list, struct technique_set *set,
                                const struct diag_at *at, struct diag *d);

struct grade_options {
    enum level cap;                /* stop with LEVEL_BEYOND as soon as it is harder than this */
    struct technique_set disabled; /* techniques that may not be used */
    bool assume_unique;            /* use the techniques that need a proven single solution */
    bool stable;                   /* work out the stable rating too; it takes as long again */

    /* Variants of definitions, all off by default, as in HoDoKu. */
    bool no_missing_candidates;  /* rectangles need both digits in all four cells */
    bool small_empty_rectangles; /* empty rectangles of two candidates */
    bool overlap;                /* almost locked sets may share cells */
    bool als_in_chains;          /* almost locked sets as nodes of grouped and forcing chains */
    bool siamese;                /* pair finned fish of one base */
};

void grade_options_init(struct grade_options *o); /* everything that is on by default, no cap */

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
void grade_puzzle(const struct variant *v, const struct grid *givens, const struct grade_options *o,
                  struct grade_scratch *s, struct grade *out);

/* Fill a record's level, score, hardest and techniques. */
void grade_to_record(const struct grade *g, struct record *r);

/* The solution path, a step at a time. */
struct step; /* see step.h */
struct path; /* a puzzle being solved step by step; lives in a scratch */
struct path *path_begin(const struct variant *v, const struct grid *givens,
                        const struct grade_options *o, struct grade_scratch *s);
/* The next step, or NULL when solved or stuck. The step is valid until the next call. */
const struct step *path_next(struct path *p);
bool path_solved(const struct path *p);
/* The board and the candidates (bit d - 1 for digit d; 0 where filled) as they stand before the
 * step that path_next last returned. */
const struct grid *path_board(const struct path *p);
digit_set path_candidates(const struct path *p, unsigned cell);

#endif
