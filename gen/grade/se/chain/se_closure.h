/* Closures: everything that follows from one assumption, and how. */
#ifndef NONET_GEN_GRADE_SE_CLOSURE_H
#define NONET_GEN_GRADE_SE_CLOSURE_H

#include "gen/grade/se/chain/assumptions.h"
#include "gen/grade/se/deduce/deduce_chains.h"
#include "gen/grade/se/units.h"

enum { SE_POOL = 1 << 22, SE_MAX_NESTED = 65535 };

/* Rows of literals are worked on two words at a time, which are enough for most. */
enum { SE_BLOCK_BITS = 128 };
typedef uint64_t se_ancestors[((SE_LITERALS + 3) / SE_BLOCK_BITS + 1) * 2];

/* What a literal follows from: `count` literals in the pool, from `first` on. */
struct se_reason {
    uint32_t first;
    uint16_t count;
    uint16_t nested; /* 1 + index of the chain inside that it is; 0: none */
};

/* A literal that follows from a start. */
struct se_reached {
    struct se_reason why;
    uint16_t literal;
    uint16_t row;       /* of struct se_closures: it and itself are its ancestors */
    uint16_t ancestors; /* how many literals it rests on, itself included */
    uint16_t kind;      /* of what made it be in: enum se_link_kind */
};

/* The literals that follow from a start, in order of finding. A closure ends early when it would
 * have a candidate both in and out; it is then what was found up to there. */
struct se_closure {
    unsigned count[2];                /* off, on */
    uint16_t order[2][SE_CANDIDATES]; /* candidates */
    struct se_set set[2];
    struct se_reached reached[SE_LITERALS]; /* in order of finding */
    unsigned indexed;                       /* this many of them are in … */
    uint16_t found[SE_LITERALS];            /* … of a literal in a set: as which, from 0 */
    bool clashes;
    unsigned clash_candidate;
    unsigned clash_ancestors;  /* of both sides, counted */
    struct se_reason clash[2]; /* why it would be out, and in */
    uint8_t clash_kind;
};

/* Make what has been found known to se_closure_reached. Most closures are never asked. */
void se_closure_index(struct se_closure *c);

static inline const struct se_reached *se_closure_reached(const struct se_closure *c,
                                                          unsigned literal)
{
    return &c->reached[c->found[literal]];
}

/* What kind of forcing chains: see the rules of se.h. */
struct se_forcing_kind {
    double base;    /* rating, of the least complexity */
    bool dynamic;   /* what is out stays out for the next steps */
    bool one_digit; /* Nishio: no links within cells */
    enum se_level level;
};

/* Closures of candidates' being in. */
struct se_closures_on {
    unsigned count;
    struct se_closure closure[SE_CANDIDATES]; /* in order of building: few lie close together */
    uint16_t place[SE_CANDIDATES];            /* of a candidate that has one */
    struct se_set has;                        /* candidates */
};

/* The closures of a position, and the reasons and chains inside that they share. */
struct se_closures {
    struct se_closures_on on;
    struct se_closure off; /* of the candidate at hand */
    uint32_t pool_used;
    uint16_t pool[SE_POOL];
    struct se_units units; /* of the position, for dynamic closures */
    /* Of the closure being built, by order of finding: the literals that each rests on, as bits in
     * that order. A row has just enough blocks to hold the literal itself. A candidate that a link
     * turns out has no row; it shares that of the candidate that is in. */
    se_ancestors ancestors[SE_LITERALS];
    int32_t left[SE_UNITS];        /* of the units, less what has been followed up */
    int32_t shut[SE_UNITS];        /* of one that is shut: what was left then */
    uint16_t state[SE_CANDIDATES]; /* not found, or as what */
    uint16_t found[SE_LITERALS];   /* as struct se_closure has it, up to date */
    unsigned nested_count;
    uint64_t nested_identity[SE_MAX_NESTED];
    uint16_t nested_complexity[SE_MAX_NESTED];
};

void se_closures_on_clear(struct se_closures_on *on);
void se_closures_clear(struct se_closures *f);

/* The one of a candidate, or room for it. */
static inline struct se_closure *se_closure_on(struct se_closures_on *on, unsigned candidate)
{
    if (!se_set_has(&on->has, candidate)) {
        se_set_add(&on->has, candidate);
        on->place[candidate] = (uint16_t)on->count++;
    }
    return &on->closure[on->place[candidate]];
}

/* A closure being built. */
struct se_build {
    struct se_closures *f;
    struct se_closure *c;
    const struct se_forcing_kind *kind;
    const struct se_links *l;
    const struct se_board *b;
    struct se_work *w;
    const struct se_hint *best; /* so far: what cannot improve on it need not be built; NULL: all */
    struct se_chain_deducer *deducer;
    struct se_assumptions *assumptions;
    struct se_inner *inner; /* as in struct se_assumptions */
    unsigned most;          /* that a literal may rest on for what follows from it to matter */
    unsigned max_for;       /* while this is the best step's complexity */
    unsigned live[2];       /* by order: all that matter lie before these (off, on) */
    unsigned followed;      /* how many of those that are out have been followed up */
    unsigned reduced_to;    /* how many of those that are out have gone from … */
    struct se_reduced reduced;
};

/* The most that a literal may rest on for a step that follows from it to improve on the best: it
 * rests on one literal more, and on one other at least. */
unsigned se_closure_most(struct se_build *s);

/* Everything that follows from the candidate's being in (`on`) or out. It is indexed where all
 * steps are looked for, and where there are chains inside. */
void se_closure_build(struct se_build *s, unsigned candidate, bool on);

/* A conclusion of a closure: a literal and what it follows from. */
struct se_end {
    const struct se_closure *c;
    unsigned literal;
    struct se_reason why;
};

/* Is it the one by which its closure clashes? */
static inline bool se_closure_is_clash(const struct se_end *end)
{
    return end->c->clashes && end->literal / 2 == end->c->clash_candidate;
}

/* The literals that a conclusion rests on, itself included and first, nearest first. Returns how
 * many; `list` may be NULL. */
unsigned se_closure_list(const struct se_closures *f, const struct se_end *end,
                         uint16_t list[SE_LITERALS]);

/* The complexities, summed, of the different chains inside that the conclusions rest on. */
unsigned se_closure_nested(const struct se_closures *f, const struct se_end end[], unsigned count);

#endif
