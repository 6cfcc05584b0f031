/* The course of a puzzle: how its solving proceeds, round by round.
 *
 * A round is what a player does in one go. If singles are open, all of them are filled at once:
 * full houses, naked and hidden singles. If none is open, the next step of the grader's path is
 * carried out, which is called a hard step. So the rounds do not depend on an order among singles,
 * and their hard steps are those of the path.
 *
 * The course always uses all techniques (grade_options_init), whatever options a grade used.
 *
 * Threads: no shared state; the scratch belongs to one thread. */
#ifndef NONET_GEN_GRADE_COURSE_H
#define NONET_GEN_GRADE_COURSE_H

#include "base/text.h"
#include "gen/grade/grade.h"

enum { COURSE_MAX_ROUNDS = 2048, COURSE_TEXT_SIZE = RECORD_COURSE_SIZE };

struct course_round {
    uint16_t empty;    /* number of empty cells before the round */
    uint16_t openings; /* number of cells that a single fills; 0 in a hard step */
    uint16_t
        /* Number of candidates removed, including those of the filled cells and their peers. */
        removes;
    int16_t technique; /* the simplest technique that does it; the path uses it next */
    bool loose;        /* the rest of the path does not need this step */
};

/* Where the difficulty is. Each hard step has its score as weight, and its place is the share of
 * the empty cells that are filled by then. Without hard steps, each round's weight is the number of
 * empty cells for each opening. The weighted mean of the places decides: below a third is early,
 * above a half is late. (Puzzles are hardest while most of the board is empty.) */
enum course_spread { COURSE_EARLY, COURSE_SMOOTH, COURSE_LATE, COURSE_SPREAD_COUNT };
/* "early", "smooth", "late"; NULL after the last. */
const char *course_spread_choice(size_t index);

/* The figures that a record stores. */
struct course_figures {
    bool solved;  /* false if the techniques got stuck */
    int openings; /* openings of the first round */
    /* The fewest openings of a round. Hard steps always count; rounds of singles count only while
     * more cells are empty than two houses have. */
    int bottleneck;
    /* Where the first such round is: per cent of the empty cells that are filled. */
    int bottleneck_at;
    int drought;    /* the longest run of hard steps */
    int hard_steps; /* steps that are not singles */
    int loose_ends; /* hard steps whose eliminations the rest of the path does not need */
    enum course_spread spread;
    int opening; /* technique id of the first hard step; -1 if there is none */
};

struct course {
    struct course_figures figures;
    unsigned round_count; /* rounds beyond COURSE_MAX_ROUNDS are dropped; no board has that many */
    struct course_round round[COURSE_MAX_ROUNDS];
};

/* Finds the course of a puzzle with one solution. Finding loose ends takes longer; without
 * `with_loose_ends` there are none. */
void course_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
               struct grade_scratch *s, struct course *out);

/* The same for the figures alone. */
void course_figures_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
                       struct grade_scratch *s, struct course_figures *out);

/* Writes "openings=9 bottleneck=0 bottleneck-at=41 drought=2 hard-steps=3 loose-ends=1 spread=late
 * opening=x-wing". The opening is left out if there is none. Returns buffer. */
const char *course_text(const struct course_figures *f, char buffer[COURSE_TEXT_SIZE]);

/* Parses such a text. Returns false if it is malformed. */
bool course_parse(const char *text, struct course_figures *f);

#endif
