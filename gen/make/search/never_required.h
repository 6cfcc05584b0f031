/* Techniques that no puzzle of a request can need (need.h), so that a search for one would never
 * end. */
#ifndef NONET_GEN_MAKE_SEARCH_NEVER_REQUIRED_H
#define NONET_GEN_MAKE_SEARCH_NEVER_REQUIRED_H

#include "gen/constraint/constraint.h"
#include "gen/grade/technique.h"

struct never_required {
    char why[192];  /* "naked-single is simpler and always does the same" */
    char hint[192]; /* what to do instead */
};

/* True: no puzzle of the board with constraints of these kinds, all signs of pairs shown or not,
 * needs the technique; *out says why. False: some may. */
bool technique_never_required(int technique, const struct layout *v, kind_set kinds, bool all_signs,
                              struct never_required *out);

#endif
