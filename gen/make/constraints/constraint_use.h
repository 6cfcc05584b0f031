/* The kinds of constraints that a puzzle was asked for: can its board have them, has it them, and
 * does solving it use them?
 *
 * A kind is used where a step of the solution path, simplest first, rests on a constraint of it.
 * Rules by which cells only differ (a knight's or a king's move) mostly work without a step: what
 * they take goes with every filled cell. They are used, too, where the puzzle has several solutions
 * without them, or another solution path. Where the techniques do not solve a puzzle, every kind is
 * used that it has several solutions without.
 *
 * Threads: no shared state; a scratch belongs to one thread. */
#ifndef NONET_GEN_MAKE_CONSTRAINT_USE_H
#define NONET_GEN_MAKE_CONSTRAINT_USE_H

#include "base/diag.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/grade.h"

/* STATUS_USAGE after reporting the first kind of the spec that no puzzle on this board can have,
 * and what to ask for instead. several: v stands for maps of its size, some of which may obey rules
 * that v cannot. at may be NULL. */
enum status constraint_spec_check(const struct constraint_spec *w, const struct layout *v,
                                  bool several, const struct diag_at *at, struct diag *d);

/* Those of the kinds (bit k: kind k) that the proper puzzle does not use. False when out of memory.
 */
bool constraint_kinds_unused(const struct layout *v, const struct grid *givens,
                             const struct grid *solution, kind_set kinds, struct grade_scratch *s,
                             kind_set *unused);

#endif
