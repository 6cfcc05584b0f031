/* The check that no puzzle was printed before: the generator passes over what the config's `avoid`
 * names, but a person may keep or exchange a puzzle.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_AVOIDED_CHECK_H
#define NONET_RENDER_PRESS_AVOIDED_CHECK_H

#include "render/preflight/preflight.h"
#include "render/press/puzzles/puzzles.h"

/* Report the rule, unless the config has nothing to avoid. Days that were published before are not
 * asked: they keep their puzzles. */
void avoided_check(const struct press_puzzles *p, struct preflight *report);

#endif
