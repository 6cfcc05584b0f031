/* Draws where the constraints of a new puzzle lie, before its board is filled: a sketch, which
 * sketch_fill completes. So constraints may be symmetrical, which constraints that are found on a
 * full board never are.
 *
 * Lines flow: no bend is sharper than a right angle, and no line crosses or touches itself or
 * another. Thermometers have 3 to 8 cells, arrows 3 to 5, cages 2 to 5, mostly 2 to 4. There are 4
 * to 8 lines of each kind, or as many as the kind's row says.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_SHAPE_DRAW_H
#define NONET_GEN_MAKE_CONSTRAINTS_SHAPE_DRAW_H

#include "gen/make/constraints/constraint_style.h"
#include "gen/make/constraints/sketch.h"

/* The kinds that are drawn so: lines always, since they look best; where a style is asked for, all
 * that are not rules and not signs of which all are shown. */
kind_set shapes_kinds(const struct constraint_spec *w, const struct constraint_style *style);

/* Draw a sketch of these kinds, and of the rules of the spec, upon the board; *out is of zeros
 * before, and ends with sketch_free in any case. On the way, each shape is tried: there are digits
 * for the cells of all lines so far. False: it was not possible, or out of memory, which shows in
 * out->list.failed. */
bool shapes_draw(const struct layout *v, const struct constraint_spec *w,
                 const struct constraint_style *style, struct pcg32 *rng, struct sketch *out);

#endif
