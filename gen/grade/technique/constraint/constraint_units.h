/* The constraints of a layout as the searches look at them: one by one, of a rule pair by pair, and
 * the sums that the rule of 45 gives. Which of them a technique has to look at again is kept in
 * bits, so that a step costs only what it changed. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CONSTRAINT_UNITS_H
#define NONET_GEN_GRADE_TECHNIQUE_CONSTRAINT_CONSTRAINT_UNITS_H

#include "gen/constraint/constraint.h"
#include "gen/grade/technique/search.h"

enum {
    CONSTRAINT_UNITS = CELL_WORDS == 2 ? 1024 : 4096, /* more than that are not looked at */
    SUM_UNITS = CELL_WORDS == 2 ? 512 : 1024,
    ENGINE_UNITS = CONSTRAINT_UNITS + SUM_UNITS,
    UNIT_WORDS = ENGINE_UNITS / 64,
    NEAR_WORDS = (ENGINE_HOUSES + 63) / 64,
    UNIT_WATCHERS = 96, /* techniques that look at units */
    SUM_HOUSES = 4,
    SUM_CELLS = 12, /* of one sum; their count falls as cells are filled */
};

/* A constraint, or a pair of a rule. */
struct constraint_unit {
    struct constraint c; /* of a rule: its cells are the pair's */
    uint16_t index;      /* in the layout */
    uint16_t pair;
};

/* By the rule of 45: the cells of `plus` together hold `sum` more than those of `minus`. All cells
 * of its houses hold `total`. */
struct sum_unit {
    cell_set plus;
    cell_set minus;
    int16_t sum;
    int16_t total;
    uint8_t house_count;
    uint8_t house[SUM_HOUSES];
    bool outer;      /* plus lies outside the houses */
    uint16_t parted; /* a cage that plus is a part of, as a unit; NO_UNIT: none */
};
enum { NO_UNIT = 0xffff };

/* What each cell of a sign keeps beside a set of candidates in the other one, by that set. Boards
 * of more than nine digits have none. */
enum { MAX_RELATIONS = CELL_WORDS == 2 ? 8 : 0, RELATION_DIGITS = CELL_WORDS == 2 ? 9 : 0 };
struct pair_relation {
    uint64_t of; /* kind, size, number */
    uint16_t keep[2][1 << RELATION_DIGITS];
};

/* What a technique looks at: bit s for the signs of kinds of step s, RULE_BIT + s for their rules,
 * and sums. */
typedef uint64_t unit_kinds;
enum { RULE_BIT = 24, SUM_BIT = 48 };
_Static_assert((int)CONSTRAINT_STEPS <= (int)RULE_BIT, "signs and rules have bits of their own");
_Static_assert(RULE_BIT + (int)CONSTRAINT_STEPS <= (int)SUM_BIT, "and so have sums");
#define UNITS_OF(step)      ((unit_kinds)1 << STEP_##step)
#define UNITS_OF_RULE(step) ((unit_kinds)1 << (RULE_BIT + STEP_##step))
#define UNITS_OF_SUM(shape) ((unit_kinds)1 << (SUM_BIT + SUM_##shape))

struct constraint_units {
    uint64_t serial;      /* the layout's that they were made for */
    unsigned constraints; /* the first of them are constraints, the others sums */
    unsigned count;
    unsigned words;
    uint8_t watchers;
    uint8_t watcher_of[TECHNIQUE_COUNT]; /* and 1; 0: none yet */
    struct constraint_unit at[CONSTRAINT_UNITS];
    struct sum_unit sum[SUM_UNITS];
    unit_kinds kinds[ENGINE_UNITS];
    unit_kinds any; /* of all */
    unsigned relations;
    struct pair_relation relation[MAX_RELATIONS + 1];
    uint8_t relation_of[CONSTRAINT_UNITS]; /* MAX_RELATIONS: none */
    bool later;                            /* sums over several houses are not among them yet */
    bool in_nets;                          /* nets follow sums and houses too (net_rules.h) */
    uint64_t of_cell[ENGINE_CELLS][UNIT_WORDS];
    uint64_t near[ENGINE_CELLS]
                 [NEAR_WORDS]; /* houses that the constraints of a cell have cells of */
    uint64_t wanted[UNIT_WATCHERS][UNIT_WORDS];
    uint64_t pending[UNIT_WATCHERS][UNIT_WORDS];
    uint64_t changed[UNIT_WORDS];
    uint64_t near_now[NEAR_WORDS];      /* of the cells that changed */
    digit_set candidates[ENGINE_CELLS]; /* for the kinds' own prune */
};

/* A cell has changed; all of them are counted in. */
void units_note_cell(struct engine *e, unsigned cell) OF_WIDTH(units_note_cell);
void units_note_changes(struct engine *e) OF_WIDTH(units_note_changes);

/* Make units of the sums over several houses too. */
void units_complete(struct engine *e) OF_WIDTH(units_complete);

/* Search each unit of the kinds that changed since it was searched in vain, until the search must
 * end. The engine's technique being searched for is the one that remembers. */
bool each_unit(struct engine *e, unit_kinds kinds, int argument,
               bool (*search)(struct engine *e, unsigned unit, int argument)) OF_WIDTH(each_unit);

static inline const struct constraint_unit *constraint_unit_at(const struct engine *e,
                                                               unsigned unit)
{
    return &e->units->at[unit];
}

static inline const struct sum_unit *sum_unit_at(const struct engine *e, unsigned unit)
{
    return &e->units->sum[unit - e->units->constraints];
}

/* Of a sign; NULL: there is no table. */
static inline const struct pair_relation *relation_at(const struct engine *e, unsigned unit)
{
    const struct constraint_units *u = e->units;
    const bool any = MAX_RELATIONS > 0 && unit < u->constraints;
    return any && u->relation_of[unit] != MAX_RELATIONS ? &u->relation[u->relation_of[unit]] : NULL;
}

/* Is it a sign that takes nothing from these candidates, as its table says? */
static inline bool pair_is_idle(const struct engine *e, unsigned unit, const digit_set *candidates)
{
    const struct pair_relation *r = relation_at(e, unit);
    const uint16_t *cell = r ? e->units->at[unit].c.cell : NULL;
    return r && !(candidates[cell[0]] & ~(digit_set)r->keep[0][candidates[cell[1]]]) &&
           !(candidates[cell[1]] & ~(digit_set)r->keep[1][candidates[cell[0]]]);
}

/* A constraint's own prune, by its table where it has one. */
static inline enum constraint_effect unit_prune(const struct engine *e, unsigned unit,
                                                digit_set *candidates)
{
    const struct pair_relation *r = relation_at(e, unit);
    const struct constraint *c = &e->units->at[unit].c;
    if (r) {
        const digit_set had[2] = {candidates[c->cell[0]], candidates[c->cell[1]]};
        const digit_set left[2] = {had[0] & r->keep[0][had[1]], had[1] & r->keep[1][had[0]]};
        if (left[0] && left[1]) {
            candidates[c->cell[0]] = left[0];
            candidates[c->cell[1]] = left[1];
            return left[0] == had[0] && left[1] == had[1] ? CONSTRAINT_SAME : CONSTRAINT_CHANGED;
        }
    }
    return constraint_kind_of(c)->prune(e->tables.v, c, candidates);
}

/* ---- cells of a constraint ---- */

/* The open cells of some, and what the filled ones hold. */
struct open_cells {
    unsigned count;
    uint16_t cell[MAX_SIZE + 1];
    digit_set digits; /* the union of their candidates */
    digit_set filled;
    unsigned filled_sum;
};
void open_cells_of(const struct engine *e, const uint16_t *cell, unsigned count,
                   struct open_cells *o) OF_WIDTH(open_cells_of);

/* Do they all see each other? */
bool all_differ(const struct engine *e, const uint16_t *cell, unsigned count) OF_WIDTH(all_differ);

static inline unsigned greatest_digit(digit_set set)
{
    return 32 - (unsigned)__builtin_clz(set);
}

/* ---- sets of digits ---- */

enum { MAX_SETS = 512 };

/* Sets of digits for open cells, one digit a cell, all different. */
struct digit_sets {
    unsigned count;
    digit_set at[MAX_SETS];
};

/* The sets with a sum that the candidates of the cells allow, cell by cell. False: there are too
 * many. */
bool sets_that_fit(const struct engine *e, const struct open_cells *o, int sum,
                   struct digit_sets *sets) OF_WIDTH(sets_that_fit);

digit_set sets_union(const struct digit_sets *sets) OF_WIDTH(sets_union);
digit_set sets_common(const struct digit_sets *sets) OF_WIDTH(sets_common);

/* ---- why ---- */

/* The reason rests on this constraint. */
void cite_constraint(struct engine *e, unsigned unit) OF_WIDTH(cite_constraint);

/* Emit what was found, if anything was, for the reason of this one constraint. */
bool emit_by_constraint(struct engine *e, unsigned unit) OF_WIDTH(emit_by_constraint);

/* A number that the sentence names. */
void cite_number(struct engine *e, int number) OF_WIDTH(cite_number);

/* The reason rests on this sum: its houses, and three numbers, what they hold, what of it cages
 * account for, and what that leaves. The pattern is what holds more. */
void cite_sum(struct engine *e, const struct sum_unit *s) OF_WIDTH(cite_sum);

/* What stays of the candidates of a cell, as a part of the pattern; a filled one with its digit. */
void mark_rest(struct engine *e, enum mark_role role, unsigned cell) OF_WIDTH(mark_rest);
void mark_constraint(struct engine *e, unsigned unit) OF_WIDTH(mark_constraint);

#endif
