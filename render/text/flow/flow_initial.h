/* The large letter that a text begins with: dropped into its first lines, or raised over the first;
 * for flow.c.
 *
 * Threads: one flow, one thread. */
#ifndef NONET_RENDER_TEXT_FLOW_FLOW_INITIAL_H
#define NONET_RENDER_TEXT_FLOW_FLOW_INITIAL_H

#include "render/text/flow/flow.h"
#include "render/text/flow/paragraph.h"

/* An initial as it will be set. */
struct initial {
    struct flow_piece piece;
    size_t lines;    /* that stand next to it; 0: there is none */
    double notch_pt; /* how far these begin to its right */
    double rise_pt;  /* how far it reaches over the first of them */
};

/* Take the initial away from the paragraph's first fragment, which may be used up by it; *count
 * then is one less, and the others move. The style asks for one; depth:
 * in lines. */
struct initial flow_take_initial(struct flow *f, struct fragment *fragment, size_t *count,
                                 unsigned depth, double space);

#endif
