/* Forcing chains of the harder kinds: Nishio, multiple, dynamic and nested. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_FORCING_H
#define NONET_GEN_GRADE_SE_CHAIN_FORCING_H

#include "gen/grade/se/chain/conclusions.h"
#include "gen/grade/se/chain/kept_closures.h"

struct se_forcing {
    struct se_inner *inner; /* as in struct se_assumptions */
    struct se_closures closures;
    struct se_chain_deducer deducer;
    struct se_assumptions assumptions;
    struct se_kept_closures
        *kept;       /* those of dynamic chains over links alone; NULL: they are not */
    bool units_made; /* those of the closures are of this position */
    bool thorough;   /* build closures even where they cannot improve on the best step, and whole
                        (tests) */
    struct se_cells nishio_tried[9]; /* by digit: where it could go when Nishio found nothing */
};

/* Use this for dynamic chains inside, of which there are none otherwise. */
void se_forcing_nest(struct se_forcing *f, struct se_inner *inner);

/* Keep closures from step to step here. */
void se_forcing_keep(struct se_forcing *f, struct se_kept_closures *kept);

/* A puzzle begins; the position has changed. */
void se_forcing_begin(struct se_forcing *f);
void se_forcing_step(struct se_forcing *f);

/* The best step of a kind on the position of `l`, in which the kinds before it find none. */
void se_forcing_search(struct se_forcing *f, const struct se_forcing_kind *kind,
                       const struct se_links *l, const struct se_board *b, struct se_work *w,
                       struct se_hint *best);

/* All steps of a kind (dynamic) on a position whose assumptions have been followed on its level. */
void se_forcing_search_all(struct se_forcing *f, const struct se_forcing_kind *kind,
                           const struct se_links *l, const struct se_board *b, struct se_work *w,
                           struct se_steps *all);

#endif
