/* Finds thermometers and arrows on a full board: the lines that shape_draw.h would draw, with the
 * same lengths, bends and distances, where the digits already follow the rule. On an empty board
 * each new line needs a search for a solution that it leaves; here it needs none.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_LINE_FIND_H
#define NONET_GEN_MAKE_CONSTRAINTS_LINE_FIND_H

#include "gen/board/pcg32.h"
#include "gen/make/constraints/constraint_style.h"

/* By cell and direction (shape_next_cell), the next cell of a layout. It begins as zeros, and is
 * made again for another layout. */
struct line_ways {
    uint64_t serial; /* of the layout */
    uint16_t next[MAX_CELLS][8];
};

/* Can all lines of the spec be found so? Not where a style is asked for, nor other kinds of
 * lines. */
bool lines_are_found(const struct constraint_spec *w, const struct constraint_style *style);

/* Adds these kinds of lines to the list: the number that shapes_draw would draw, or fewer if no
 * more are found. False: there is a kind of which none was found, or out of memory, which shows in
 * out->failed. */
bool lines_find(const struct layout *v, const uint8_t *digits, const struct constraint_spec *w,
                const struct constraint_style *style, struct line_ways *ways, struct pcg32 *rng,
                struct constraint_list *out);

#endif
