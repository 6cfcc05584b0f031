/* The state of the learning search, shared by the files of this directory.
 *
 * An assignment makes a literal true. It has a reason, which is needed to trace a contradiction
 * back (literal_reasons.c). The trail lists the assignments in the order in which they were made.
 * Each has a level: the number of decisions made so far, including itself if it is one. Whatever is
 * true at level 0 holds in every solution that has not been visited yet.
 *
 * Threads: one state for each search. Everything is allocated at the start (learner_new). */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEARNER_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEARNER_H

#include <assert.h>

#include "gen/solve/constraint/lemma_network.h"

/* Why a literal is true. */
enum reason_kind {
    REASON_NONE,     /* it is a decision, or it was known from the start */
    REASON_LITERAL,  /* another literal implies it */
    REASON_CELL,     /* its cell has no other candidate (or, for a contradiction, none at all) */
    REASON_PLACE,    /* its digit has no other place in a house (or none at all) */
    REASON_RELATION, /* a relation of the network implies it */
    REASON_BOUND,    /* the digit at the cell's bound is ruled out, so the bound is moved */
    REASON_CLAUSE,   /* all other literals of a clause are false */
};

struct reason {
    uint32_t kind;
    /* By kind: the literal; the cell; house * size + digit - 1; the relation; the clause. */
    uint32_t of;
};

enum { NO_LITERAL = 0xffffffff, NO_VARIABLE = 0xffffffff };

/* Clauses are stored one after another in one array of words: CLAUSE_HEAD words, then the literals.
 * The first two literals are watched, which means that the clause is looked at when one of them
 * becomes false. All clauses that watch a literal form a linked list. 0 means no clause. */
enum {
    CLAUSE_SIZE,
    /* Number of levels among its literals when it was learnt; 0 if it is never forgotten. */
    CLAUSE_RANK,
    CLAUSE_LINE, /* its line of the proof (proof_log.h), where one is kept */
    CLAUSE_NEXT, /* the next clause in the list of each of the two watched literals */
    CLAUSE_HEAD = CLAUSE_NEXT + 2,
};

struct proof_log;

/* Where the houses of a cell keep whether it may hold a digit: bit `bit` of
 * places[places + digit - 1]. */
struct spot {
    uint32_t places;
    digit_set bit;
};

struct learner {
    const struct layout *v;
    const struct lemma_network *n;
    unsigned size;
    bool orders;        /* it has the variables for order */
    unsigned variables; /* with these */

    /* The candidates of each cell, and the possible places of each digit in each area: bit i of
     * places[area * size + digit - 1] is the area's cell i. Both follow from the literals. */
    digit_set *now;
    digit_set *places;
    struct spot *spot; /* by cell, MAX_HOUSES_OF_CELL each: its places in its houses */

    int8_t *value;         /* by literal: 1 true, -1 false, 0 open */
    uint32_t *level;       /* by variable: the level at which it was assigned */
    uint32_t *when;        /* by variable: its place on the trail */
    struct reason *reason; /* by variable */
    uint16_t *cell_of;     /* by variable */
    uint8_t *digit_of;
    uint32_t *trail;
    unsigned trail_count;
    unsigned followed;     /* literals of the trail whose consequences have been worked out */
    uint32_t *level_start; /* trail_count before each decision */
    unsigned depth;        /* the current level */
    uint64_t *waiting;     /* one bit for each relation that must be looked at */
    unsigned waiting_words;

    /* A contradiction: this literal is false, but the reason implies it. With NO_LITERAL, the
     * reason cannot be satisfied at all. */
    uint32_t failed;
    struct reason failure;

    uint32_t *clauses;
    size_t clause_end;  /* words in use */
    size_t clause_room; /* words allocated */
    size_t kept_words;  /* words of clauses that are never forgotten */
    uint32_t *watch;    /* by literal: the first clause that watches it */
    unsigned learnt_count;

    /* For choosing decisions. */
    uint64_t *activity; /* by variable that states a digit */
    uint64_t bump;

    /* For tracing contradictions back. */
    uint8_t *seen;   /* by variable */
    uint32_t *out;   /* literals of one explanation */
    uint32_t *lemma; /* the clause that is being learnt */
    uint32_t *stamp; /* by level */
    uint32_t stamp_now;
    digit_set *scratch; /* by cell */
    digit_set *base;    /* by cell of a relation */

    struct proof_log *proof; /* NULL: none is wanted */
};

/* orders: with the variables for order, if the network has some. NULL: out of memory. */
struct learner *learner_new(const struct lemma_network *n, bool orders);
void learner_drop(struct learner *s);

static inline uint32_t literal_of(const struct learner *s, unsigned cell, unsigned digit)
{
    return 2 * (cell * s->size + digit - 1);
}

/* Does the cell have variables for order? */
static inline bool has_order(const struct learner *s, unsigned cell)
{
    return s->orders && s->n->order_base[cell] != 0;
}

/* The literal of "the cell's digit is at most this one"; digit: 1 to size - 1. */
static inline uint32_t at_most(const struct learner *s, unsigned cell, unsigned digit)
{
    return 2 * (s->n->order_base[cell] + digit);
}

static inline uint32_t opposite_literal(uint32_t literal)
{
    return literal ^ 1;
}

static inline bool is_single(digit_set set)
{
    return !(set & (set - 1));
}

/* ---- trail.c ---- */

/* Makes a literal true. If it is already false, notes a contradiction and returns false. */
bool assign_open_literal(struct learner *s, uint32_t literal, struct reason reason);

/* The same for a literal that may be true already, as it often is. */
static inline bool assign_literal(struct learner *s, uint32_t literal, struct reason reason)
{
    return s->value[literal] > 0 || assign_open_literal(s, literal, reason);
}

/* Undoes all levels above this one. */
void undo_levels(struct learner *s, unsigned level);

/* ---- propagate.c ---- */

/* Works out the consequences of the assignments until nothing changes. Returns false at a
 * contradiction. */
bool propagate(struct learner *s);

/* Makes the next call look at all relations. */
void propagate_all_later(struct learner *s);

/* ---- relations.c ---- */

bool look_at_relation(struct learner *s, unsigned relation);

/* Reduces the candidates of the relation's cells. Returns false if some cell has none left. For
 * sums and for relations with their own prune function. */
bool relation_prune(const struct learner *s, const struct relation *r, digit_set *candidates);

/* ---- literal_reasons.c ---- */

/* Writes to s->out true literals, all from before place `before` of the trail, that imply the
 * literal for this reason. With NO_LITERAL, they make the reason impossible to satisfy. Returns how
 * many there are. */
unsigned explain_literal(struct learner *s, uint32_t literal, struct reason why, uint32_t before);

/* ---- clauses.c ---- */

/* Adds a clause of at least two literals. Returns 0 if there is no room. */
uint32_t clause_add(struct learner *s, const uint32_t *literals, unsigned count, unsigned rank);

/* Handles a literal that has become false. Returns false at a contradiction. */
bool clauses_follow(struct learner *s, uint32_t literal);

/* At level 0: forgets half of the learnt clauses, those with the most levels, and clauses that have
 * become redundant. Returns false at a contradiction. */
bool clauses_reduce(struct learner *s);

/* ---- activity.c ---- */

void activity_start(struct learner *s);
void activity_raise(struct learner *s, unsigned variable);
void activity_age(struct learner *s); /* after a contradiction */
/* An open variable that states a digit; NO_VARIABLE if all cells are filled. */
unsigned activity_choose(const struct learner *s);

#endif
