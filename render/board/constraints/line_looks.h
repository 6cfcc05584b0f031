/* How lines look in print: one gray a kind, so that a printed line tells its kind, and a sign at
 * both ends of some. The drawing and the preflight that reads it back share the table.
 *
 * Threads: constant. */
#ifndef NONET_RENDER_BOARD_LINE_LOOKS_H
#define NONET_RENDER_BOARD_LINE_LOOKS_H

#include "gen/constraint/constraint.h"

enum line_end { LINE_END_NONE, LINE_END_RING, LINE_END_DIAMOND, LINE_END_BULB };

struct line_look {
    double gray;       /* 0 black to 1 white; grays of two kinds are at least 0.02 apart */
    double width;      /* as a share of a cell */
    enum line_end end; /* a ring or a diamond at both ends, a hollow bulb at the first */
};

/* NULL: the kind is not drawn as such a line. */
const struct line_look *line_look_of(enum constraint_kind_id kind);

#endif
