/* Which layout a puzzle that is made gets: one for all, or one for each, chosen by the seed.
 *
 * Threads: constant once made. */
#ifndef NONET_GEN_BOARD_LAYOUT_CHOICE_H
#define NONET_GEN_BOARD_LAYOUT_CHOICE_H

#include "gen/board/layout.h"
#include "gen/board/pcg32.h"

enum layout_choice_kind {
    LAYOUT_FIXED,
    LAYOUT_BUILT_IN,         /* one of the built-in maps of the size */
    LAYOUT_RANDOM,           /* a random map */
    LAYOUT_RANDOM_HALF_TURN, /* one that looks the same upside down */
};

struct layout_choice {
    enum layout_choice_kind kind;
    /* The layout, or one of those that may be chosen, which has their size and frame: a reference.
     */
    const struct layout *layout;
    const char *houses; /* more houses for each; borrowed, NULL: none */
};

/* Read what is wanted: a definition, but regions may also be "random" or "random-half-turn", and a
 * jigsaw without regions means one of the built-in maps for each puzzle. STATUS_FAILED after
 * reporting; end *out with layout_choice_free in any case. The definition's houses must live as
 * long. */
enum status layout_choice_read(struct layout_choice *out,
                               const struct layout_definition *definition, const struct diag_at *at,
                               struct diag *d);
void layout_choice_free(struct layout_choice *c);

/* The layout that the generator's state gives; the caller's to drop. NULL: the houses do not go
 * with the map, or no memory. */
const struct layout *layout_choice_take(const struct layout_choice *c, struct pcg32 *rng);

#endif
