/* A search for chains in a reduced position, and the large room that it lives in. */
#ifndef NONET_GEN_GRADE_SE_REDUCED_SEARCH_H
#define NONET_GEN_GRADE_SE_REDUCED_SEARCH_H

#include "gen/grade/se/chain/chain_kinds.h"
#include "gen/grade/se/chain/se_implications.h"
#include "gen/grade/se/deduce/known_chains.h"
#include "gen/grade/se/se_work.h"

/* A closure of the reduced position that keeps it as it is: one parent each. Candidates are
 * numbers, and literals are of numbers, so that closures are small: many of them are looked at
 * together. */
struct se_static_closure {
    unsigned count[2];
    uint16_t order[2][SE_CANDIDATES];
    struct se_set set[2];
    struct se_static_reached {
        unsigned distance : 11;
        unsigned parent : 11; /* literal; itself at the start */
        unsigned kind : 3;    /* of the link from the parent: enum se_link_kind */
    } reached[SE_LITERALS];
};

/* The strides of one kind of chain, of candidates where a path has come by. */
struct se_paths {
    uint32_t used;
    uint32_t first[SE_CANDIDATES];
    uint32_t end[SE_CANDIDATES];
    struct se_stride stride[SE_CANDIDATES * SE_MAX_WEAK * SE_MAX_STRONG];
};

/* What is in when a candidate is out, in the reduced position: first the other one of a bivalue
 * cell, then by box, row and column. */
struct se_reduced_strong {
    uint8_t count;
    uint8_t in_cell;
    uint8_t kind[SE_MAX_STRONG]; /* enum se_link_kind */
    uint16_t to[SE_MAX_STRONG];  /* numbers */
};

/* Where chains or cycles can start, and what they can do to their start. */
struct se_chain_start {
    uint16_t number;
    bool bivalue; /* its cell is down to two */
    bool cyclic;  /* a cycle that removes something can start there */
    bool out;     /* a chain can remove it … */
    bool in;      /* … or what its being in would remove */
};

struct se_chain_deducer {
    struct se_known_chains known;
    bool reduced_made;    /* `reduced`, and what the implications have of it, are of the position */
    struct se_set linked; /* numbers: those that have strong links … */
    struct se_reduced_strong strong[SE_CANDIDATES]; /* … and these */
    struct se_set strode; /* numbers: whose strides are made, of all kinds at once */
    struct se_paths paths[SE_CHAIN_KINDS];
    struct se_consequences reduced; /* the reduced position */
    struct se_set refuted;
    unsigned starts;
    struct se_chain_start start[SE_CANDIDATES];
    struct se_set shared;
    struct se_found_chains found;
    struct se_set built; /* numbers: of `closure`, which are in order of building: few lie close
                            together */
    unsigned closures;
    uint16_t place[SE_CANDIDATES];
    struct se_static_closure closure[SE_CANDIDATES];
};

struct se_reduced_search {
    struct se_chain_deducer *d;
    struct se_implications *implied; /* of the position as it was */
    const struct se_numbers *numbers;
    const struct se_reduced *t;
    const struct se_map *m;
    const struct se_links *l; /* of the position as it was: of the weak ones, those between
                                 candidates that are left are the reduced position's */
    struct se_work *w;
    const struct se_chain_kind *kind; /* looked for now */
};

/* A link of the chain, over this cell or house of the candidate, rests on what that has lost. */
static inline void se_search_rest_on(const struct se_reduced_search *s, struct se_found_chain *f,
                                     unsigned candidate, unsigned kind)
{
    bit_set(f->rests.word, se_unit_of(s->m, candidate, kind));
}

static inline bool se_search_is_left(const struct se_reduced_search *s, unsigned number)
{
    return se_set_has(&s->d->reduced.left, number);
}

/* The strong links of a candidate; NULL: it has none. */
static inline const struct se_reduced_strong *se_search_strong(const struct se_reduced_search *s,
                                                               unsigned number)
{
    return se_set_has(&s->d->linked, number) ? &s->d->strong[number] : NULL;
}

#endif
