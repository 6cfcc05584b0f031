/* The state of the learning search, for the files of this room.
 *
 * An assignment makes a literal true, for a reason from which a contradiction is traced back
 * (explain.c). Assignments stand on the trail in the order in which they were made, each at a
 * level: the number of decisions before it, its own included. What is true at level 0 holds in
 * every solution that has not been visited.
 *
 * Threads: one state a search. Everything is allocated at the start (learner_new). */
#ifndef NONET_GEN_SOLVE_CONSTRAINT_LEARNER_H
#define NONET_GEN_SOLVE_CONSTRAINT_LEARNER_H

#include <assert.h>

#include "gen/solve/constraint/lemma_network.h"

/* Why a literal is true. */
enum reason_kind {
    REASON_NONE,     /* a decision, or known from the start */
    REASON_LITERAL,  /* another literal is true */
    REASON_CELL,     /* its cell has no other candidate; or none at all */
    REASON_PLACE,    /* its digit has no other place in a house; or none at all */
    REASON_RELATION, /* a relation of the network */
    REASON_CLAUSE,   /* all other literals of a clause are false */
};

struct reason {
    uint32_t kind;
    uint32_t of; /* the literal; cell; house * size + digit - 1; relation; clause */
};

enum { NO_LITERAL = 0xffffffff, NO_VARIABLE = 0xffffffff };

/* Clauses lie one after another in one array of words: CLAUSE_HEAD words, then the literals. The
 * first two literals are watched: a clause is looked at when one of them becomes false. The clauses
 * that watch a literal are a list through the clauses. 0 stands for no clause. */
enum {
    CLAUSE_SIZE,
    CLAUSE_RANK, /* levels among its literals when it was learnt; 0: never forgotten */
    CLAUSE_NEXT, /* two of them, by the place of the watched literal */
    CLAUSE_HEAD = CLAUSE_NEXT + 2,
};

struct learner {
    const struct layout *v;
    const struct lemma_network *n;
    unsigned size;

    /* Candidates by cell, as the literals say, and where each digit can stand in each area: bit i
     * of places[area * size + digit - 1] for the area's cell i. */
    digit_set *now;
    digit_set *places;

    int8_t *value;         /* by literal: 1 true, -1 false, 0 open */
    uint32_t *level;       /* by variable, where it is assigned */
    uint32_t *when;        /* by variable: its place on the trail */
    struct reason *reason; /* by variable */
    uint16_t *cell_of;     /* by variable */
    uint8_t *digit_of;
    uint32_t *trail;
    unsigned trail_count;
    unsigned followed;     /* literals of the trail that have been followed */
    uint32_t *level_start; /* trail_count before each decision */
    unsigned depth;        /* the current level */
    uint64_t *waiting;     /* relations to look at, a bit each */
    unsigned waiting_words;

    /* A contradiction: the literal is false, and follows for the reason. NO_LITERAL: the reason
     * itself cannot be met. */
    uint32_t failed;
    struct reason failure;

    uint32_t *clauses;
    size_t clause_end;  /* words in use */
    size_t clause_room; /* words there are */
    size_t kept_words;  /* in clauses that are never forgotten */
    uint32_t *watch;    /* by literal: the first clause that watches it */
    unsigned learnt_count;

    /* The next decision: open variables in a heap, the most active on top. */
    uint64_t *activity;
    uint64_t bump;
    uint32_t *heap;
    unsigned heap_count;
    uint32_t *heap_place; /* by variable; NO_VARIABLE: not in the heap */

    /* For tracing back. */
    uint8_t *seen;   /* by variable */
    uint32_t *out;   /* literals of one explanation */
    uint32_t *lemma; /* the clause that is being learnt */
    uint32_t *stamp; /* by level */
    uint32_t stamp_now;
    digit_set *scratch; /* by cell */
    digit_set *base;    /* by cell of a relation */
};

struct learner *learner_new(const struct lemma_network *n); /* NULL: out of memory */
void learner_drop(struct learner *s);

static inline uint32_t literal_of(const struct learner *s, unsigned cell, unsigned digit)
{
    return 2 * (cell * s->size + digit - 1);
}

static inline uint32_t denied(uint32_t literal)
{
    return literal ^ 1;
}

static inline bool is_single(digit_set set)
{
    return !(set & (set - 1));
}

/* ---- trail.c ---- */

/* Make a literal true; false: it is false, which is noted as a contradiction. */
bool assign(struct learner *s, uint32_t literal, struct reason reason);

/* Undo all levels above one. */
void go_back(struct learner *s, unsigned level);

/* ---- propagate.c ---- */

/* Follow the assignments until nothing changes; false: a contradiction. */
bool propagate(struct learner *s);

/* Look at all relations at the next call. */
void propagate_all_later(struct learner *s);

/* ---- relations.c ---- */

bool look_at_relation(struct learner *s, unsigned relation);

/* What a sum or a relation by its kind leaves of the candidates of its cells; false: nothing. */
bool relation_prune(const struct learner *s, const struct relation *r, digit_set *candidates);

/* ---- explain.c ---- */

/* True literals, made so before place `before` of the trail, from which the literal follows for the
 * reason (NO_LITERAL: which cannot be). To s->out; returns how many. */
unsigned explain(struct learner *s, uint32_t literal, struct reason why, uint32_t before);

/* ---- clauses.c ---- */

/* Add a clause of two literals or more; 0: there is no room. */
uint32_t clause_add(struct learner *s, const uint32_t *literals, unsigned count, unsigned rank);

/* Follow a literal that has become false; false: a contradiction. */
bool clauses_follow(struct learner *s, uint32_t literal);

/* At level 0: forget half of the learnt clauses, the ones of most levels, and what the others can
 * do without. False: a contradiction. */
bool clauses_reduce(struct learner *s);

/* ---- activity.c ---- */

void activity_start(struct learner *s);
void activity_raise(struct learner *s, unsigned variable);
void activity_age(struct learner *s); /* after a contradiction */
void activity_put_back(struct learner *s, unsigned variable);
unsigned activity_next(struct learner *s); /* an open variable; NO_VARIABLE: all are assigned */

#endif
