/* The course of a puzzle: how its solving goes, round by round.
 *
 * A round is what a player does at one look. Where singles are open, all of them are filled at
 * once: full houses, naked and hidden singles. Where none is, the next step of the grader's path is
 * carried out, a hard step. So the rounds depend on no order among singles, and their hard steps
 * are those of the path.
 *
 * The course is always that of all techniques (grade_options_init), whatever a grade was asked
 * with.
 *
 * Threads: no shared state; the scratch belongs to one thread. */
#ifndef NONET_GEN_GRADE_COURSE_H
#define NONET_GEN_GRADE_COURSE_H

#include "base/text.h"
#include "gen/grade/grade.h"

enum { COURSE_MAX_ROUNDS = 2048, COURSE_TEXT_SIZE = RECORD_COURSE_SIZE };

struct course_round {
    uint16_t empty;    /* cells, before the round */
    uint16_t openings; /* cells that a single fills; 0: a hard step */
    uint16_t
        removes; /* candidates that go, those of the filled cells and of their peers included */
    int16_t technique; /* the simplest that does it: the next one of the path */
    bool loose;        /* a loose end */
};

/* Where the difficulty lies. Each hard step weighs its score, and lies where it comes: at the share
 * of the empty cells that is filled by then; without hard steps each round weighs the empty cells
 * that there are for each opening. The mean of the places decides: below a third early, above a
 * half late. (Puzzles are hardest while most of the board is empty.) */
enum course_spread { COURSE_EARLY, COURSE_SMOOTH, COURSE_LATE, COURSE_SPREAD_COUNT };
/* "early", "smooth", "late"; NULL behind the last. */
const char *course_spread_choice(size_t index);

/* What stands in a record. */
struct course_figures {
    bool solved;       /* else the course ends where the techniques do */
    int openings;      /* of the first round */
    int bottleneck;    /* the fewest openings of a round; rounds of singles count as long as more
                          cells are empty than two houses have, hard steps always */
    int bottleneck_at; /* where the first such round comes: per cent of the empty cells filled */
    int drought;       /* most hard steps one after another */
    int hard_steps;    /* steps that are no singles */
    int loose_ends;    /* hard steps whose eliminations the rest of the path does not need */
    enum course_spread spread;
    int opening; /* technique id of the first hard step; -1: none */
};

struct course {
    struct course_figures figures;
    unsigned round_count; /* rounds beyond COURSE_MAX_ROUNDS are left out; no board has so many */
    struct course_round round[COURSE_MAX_ROUNDS];
};

/* The course of a puzzle with one solution. with_loose_ends: find them, which takes longer; else
 * there are none. */
void course_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
               struct grade_scratch *s, struct course *out);

/* The figures alone. */
void course_figures_of(const struct layout *v, const struct grid *givens, bool with_loose_ends,
                       struct grade_scratch *s, struct course_figures *out);

/* "openings=9 bottleneck=0 bottleneck-at=41 drought=2 hard-steps=3 loose-ends=1 spread=late
 * opening=x-wing", the last where there is one. Returns buffer. */
const char *course_text(const struct course_figures *f, char buffer[COURSE_TEXT_SIZE]);

/* The reverse. False where the text is none. */
bool course_parse(const char *text, struct course_figures *f);

#endif
