/* Which assumptions lead to a step at all.
 *
 * For each candidate's being in, and out, and each level of dynamic chains, the consequences are
 * kept while a puzzle is rated: what an assumption removes stays removed while candidates go, so
 * that after a step only those that it touches are worked on. Only where the consequences clash, or
 * all ways to fill a cell or house remove something, must closures be built. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_ASSUMPTIONS_H
#define NONET_GEN_GRADE_SE_CHAIN_ASSUMPTIONS_H

#include "gen/grade/se/chain/se_implications.h"
#include "gen/grade/se/inner.h"

/* What dynamic chains may use besides links. */
enum se_level {
    SE_LINKS_ONLY,
    SE_WITH_RULES,    /* locked candidates, pairs and X-wings */
    SE_WITH_CHAINS,   /* the rules, and forcing chains and cycles */
    SE_WITH_MULTIPLE, /* those, and cell and house forcing chains */
    SE_WITH_DYNAMIC,  /* the rules, and dynamic chains */
    SE_WITH_NESTED,   /* those, and dynamic chains with forcing chains inside */
    SE_LEVELS
};

struct se_assumptions {
    uint32_t serial;                  /* of the puzzle */
    uint32_t followed[SE_LEVELS];     /* by level: for which puzzle, by its serial */
    bool implied_made;                /* `implied` is of this position */
    enum se_level level;              /* followed last */
    struct se_inner *inner;           /* NULL: it is inside itself */
    const struct se_numbers *numbers; /* NULL: not numbered yet */
    const struct se_board *b;
    struct se_numbers own;
    struct se_implications implied;
    struct se_consequences ground;                          /* of no assumption: the position */
    struct se_consequences of[SE_LEVELS][2][SE_CANDIDATES]; /* level, out or in, number */
    /* Of those: whether they clash, and rows of what they leave, nothing where they do. Most
     * questions are answered by these alone, which lie close together. */
    struct se_set clashes[SE_LEVELS][2];
    uint64_t left[SE_LEVELS][2][SE_ROWS];
};

/* A puzzle begins. */
void se_assumptions_begin(struct se_assumptions *v);

/* Take these numbers, which must outlive the puzzle, for its candidates; else it makes its own. */
void se_assumptions_number(struct se_assumptions *v, const struct se_numbers *numbers);

/* The position has changed. */
static inline void se_assumptions_step(struct se_assumptions *v)
{
    v->implied_made = false;
}

/* Compute `implied`, where it is not yet. */
void se_assumptions_imply(struct se_assumptions *v, const struct se_links *l,
                          const struct se_board *b, struct se_work *w);

/* Bring the consequences of all assumptions, on a level, up to date with the position, in which the
 * levels before it find nothing. `l` is used where chains are. */
void se_assumptions_follow(struct se_assumptions *v, enum se_level level, const struct se_links *l,
                           const struct se_board *b, struct se_work *w);

/* Does the assumption clash? */
bool se_assumptions_clashes(const struct se_assumptions *v, unsigned candidate, bool on);

/* Do all the assumptions, of which one holds, remove the same candidate? A clash counts as removing
 * all. The second: those of the candidate's being in and its being out. */
bool se_assumptions_shared(const struct se_assumptions *v, const uint16_t candidate[],
                           unsigned count);
bool se_assumptions_shared_double(const struct se_assumptions *v, unsigned candidate);

/* The literals that all of these (literals) lead to. Returns how many. */
unsigned se_assumptions_common(const struct se_assumptions *v, const uint16_t assumed[],
                               unsigned count, uint16_t common[SE_LITERALS]);

/* All candidates that a step of the level can remove, and maybe some more. */
bool se_assumptions_removes(const struct se_assumptions *v, struct se_set *gone);

/* As se_assumptions_shared, by the position's links alone. */
bool se_assumptions_shared_plain(const struct se_assumptions *v, const uint16_t candidate[],
                                 unsigned count);

#endif
