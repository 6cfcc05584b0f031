/* Dynamic chains inside a closure; internal to gen/grade/se*.c.
 *
 * The last two rules of the scale look, in the position as a closure has thinned it out, for all
 * dynamic forcing chains (and, at last, for those with forcing chains inside). */
#ifndef NONET_GEN_GRADE_SE_DYNAMIC_H
#define NONET_GEN_GRADE_SE_DYNAMIC_H

#include "gen/grade/se/closure.h"

/* What a step concludes, and how it compares. */
struct se_conclusion {
    unsigned literal;
    double rating;
    unsigned complexity;
    unsigned key;
    unsigned kind; /* of the house or cell whose ways to be filled were followed; 4: none */
};

/* A step inside. */
struct se_found_one {
    struct se_conclusion what;
    uint32_t order;
    uint64_t identity;
    struct se_set parents; /* candidates */
};

/* The best step for each conclusion. */
struct se_found_all {
    const struct se_board *whole; /* the position before it was thinned */
    const struct se_thin *thin;
    unsigned count;
    uint32_t order;
    uint16_t slot[SE_LITERALS]; /* 1 + index */
    struct se_found_one one[SE_LITERALS];
};

struct se_dynamic {
    struct se_board b; /* the thinned position */
    struct se_links links;
    struct se_found_all all;
    struct se_force force;
};

bool se_found_improves(const struct se_found_all *all, unsigned literal, double rating,
                       unsigned complexity, unsigned key);
void se_found_take(struct se_found_all *all, const struct se_force *f,
                   const struct se_conclusion *what, const struct se_end end[], unsigned count);

/* Dynamic chains of the thinned position; nested: those with forcing chains inside, right after the
 * others have failed. Returns whether any was used. */
bool se_inside_dynamic(struct se_dynamic *d, const struct se_thin *t,
                       const struct se_numbers *numbers, bool nested, struct se_work *w,
                       se_inside_use *use, void *context);

/* What they remove, as a set of the numbers of `outer`, whose spread `s` is thinned out. */
bool se_dynamic_removes(struct se_dynamic *d, const struct se_survey *outer,
                        const struct se_spread *s, bool nested, struct se_work *w,
                        struct se_set *gone);

#endif
