/* What the searches for chains inside share; internal to gen/grade/se_nested.c and
 * se_multiple.c. */
#ifndef NONET_GEN_GRADE_SE_NESTED_SEARCH_H
#define NONET_GEN_GRADE_SE_NESTED_SEARCH_H

#include "gen/grade/se/nested.h"

/* One search. */
struct se_nested {
    struct se_nest *n;
    struct se_reach *r;
    const struct se_numbers *numbers;
    const struct se_thin *t;
    const struct se_map *m;
    struct se_links *l;
    struct se_work *w;
    bool in_cells; /* the kind of chain looked for, as in se_chain.c */
    bool in_houses;
    double base;
    double chain_base;
    unsigned key;
};

/* What a chain's link rests on. */
static inline void se_nested_rest_on(const struct se_nested *s, struct se_found *f,
                                     unsigned candidate, unsigned kind)
{
    se_inside_lost(s->t->b, s->t, candidate, kind, &f->parents);
}

static inline void se_nested_identify(struct se_found *f, unsigned literal)
{
    f->identity = se_identify(f->identity, literal);
}

/* What the literal's holding removes. */
static inline unsigned se_nested_removed_by(const struct se_nested *s, unsigned literal)
{
    unsigned digit = 1U << literal / 2 % 9;
    return literal & 1 ? s->t->cand[literal / 18] & ~digit : digit;
}

/* Make a candidate's links, where they are not yet. */
static inline void se_nested_link_up(const struct se_nested *s, unsigned number)
{
    if (!se_set_has(&s->n->linked, number)) {
        se_set_add(&s->n->linked, number);
        se_links_of(s->l, s->m, s->t->cand, s->t->at, s->numbers->candidate[number]);
    }
}

/* Where a chain that removes these digits of one cell would be kept; NULL where a better one is. */
struct se_found *se_nested_slot(struct se_nested *s, unsigned cell, unsigned digits, double rating,
                                unsigned complexity);

/* Cell and house forcing chains, after the simple ones have failed. */
void se_nested_multiple(struct se_nested *s);

#endif
