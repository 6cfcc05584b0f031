/* Which assumptions lead to a step at all; internal to gen/grade/se*.c.
 *
 * For each candidate's being in, and out, and each level of dynamic chains, the spread is kept
 * while a puzzle is rated: what an assumption removes stays removed while candidates go, so that
 * after a step only the spreads that it touches are worked on. Only where the survey finds a clash,
 * or something that all ways to fill a cell or house remove, must closures be built. */
#ifndef NONET_GEN_GRADE_SE_SURVEY_H
#define NONET_GEN_GRADE_SE_SURVEY_H

#include "gen/grade/se/reach.h"

enum { SE_LEVELS = 6 };

struct se_dynamic;

struct se_survey {
    uint32_t serial;                  /* of the puzzle */
    bool reached;                     /* `reach` is of this position */
    unsigned level;                   /* surveyed last */
    struct se_dynamic *dynamic;       /* for dynamic chains inside; NULL: it is inside itself */
    const struct se_numbers *numbers; /* NULL: not numbered yet */
    const struct se_board *b;
    struct se_numbers own;
    struct se_reach reach;
    struct se_spread ground;
    struct se_spread spread[SE_LEVELS][2][SE_CANDIDATES]; /* level, out or in, number */
};

/* A puzzle begins. */
void se_survey_begin(struct se_survey *v);

/* Take these numbers, which must outlive the puzzle, for its candidates; without, it makes its own.
 */
void se_survey_number(struct se_survey *v, const struct se_numbers *numbers);

/* The position has changed. */
static inline void se_survey_step(struct se_survey *v)
{
    v->reached = false;
}

/* Compute `reach`, where it is not yet. */
void se_survey_reach(struct se_survey *v, const struct se_links *l, const struct se_board *b,
                     struct se_work *w);

/* Bring all spreads of a level up to date with the position, in which the levels before it find
 * nothing. `l` is used from level 2 to 3 on. */
void se_survey_level(struct se_survey *v, unsigned level, const struct se_links *l,
                     const struct se_board *b, struct se_work *w);

/* Does the assumption clash? */
bool se_survey_clashes(const struct se_survey *v, unsigned candidate, bool on);

/* Do all the assumptions, of which one holds, remove the same candidate? A clash counts as removing
 * all. */
bool se_survey_shared(const struct se_survey *v, const uint16_t candidate[], unsigned count);
bool se_survey_shared_double(const struct se_survey *v, unsigned candidate);

/* All candidates that a step of the level can remove, and maybe some more. */
bool se_survey_removes(const struct se_survey *v, struct se_set *gone);

/* The same by the position's links alone. */
bool se_survey_shared_plain(const struct se_survey *v, const uint16_t candidate[], unsigned count);

#endif
