/* What nets with sums follow, one unit at a time: each constraint, each sum by the rule of 45, and
 * each house twice, for subsets and for cells that see all places of a digit.
 *
 * Units are numbered: those of constraint_units.h, then the houses for places, then for subsets. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_NET_RULES_H
#define NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_NET_RULES_H

#include "gen/grade/technique/constraint/constraint_units.h"

enum { NET_RULE_CELLS = 81, NET_RULE_DIGITS = 9 };

/* Cells that a unit looks at, then those from which it only takes. */
struct net_rule_cells {
    unsigned looked;
    unsigned count;
    const uint16_t *cell;
};

/* Is the board small enough, and has it constraints? No board of the larger width is: there the
 * compiler leaves out what follows. */
static inline bool net_rules_suit(const struct layout *v)
{
    return CELL_WORDS == 2 && v->constraints && v->size <= NET_RULE_DIGITS &&
           v->cell_count <= NET_RULE_CELLS;
}

/* Do nets follow these rules now? And: is the unit one that is no constraint? */
static inline bool in_net_rules(const struct engine *e)
{
    return CELL_WORDS == 2 && e->units->in_nets;
}

static inline bool is_net_rule(const struct engine *e, unsigned unit)
{
    return CELL_WORDS == 2 && unit >= e->units->constraints;
}

/* Get ready for the engine's board, which suits. */
void net_rules_begin(struct engine *e) OF_WIDTH(net_rules_begin);

void net_rule_cells(const struct engine *e, unsigned unit, struct net_rule_cells *out)
    OF_WIDTH(net_rule_cells);

/* Like a constraint's own prune, which it is outside nets with sums, for candidates of the whole
 * board; a filled cell has one. */
enum constraint_effect net_rule_prune(const struct engine *e, unsigned unit, digit_set *candidates)
    OF_WIDTH(net_rule_prune);

/* The technique by which a unit, not of a constraint, takes the candidate from these. */
int net_rule_technique(const struct engine *e, unsigned unit, const digit_set *candidates,
                       struct candidate taken) OF_WIDTH(net_rule_technique);

#endif
