/* A step's JSON without what the rest of it already says, as a page keeps it (unfoldStep in
 * gen/web/engine.js writes it out again):
 *
 *   {"cell":"r1c2","digit":5}         &r1c2=5
 *   "links":[…], each from where       "links":~>r1c2=5+row 1>r1c4/r1c5=5->r3c4=5~
 *   the one before ends                ('+' strong, '-' weak, then the house)
 *
 * and of a step with such links, a '~' for a pattern or a fin of all ends that are on, or off, and
 * one for the sentence that lists the chain. These two signs are escaped where a step has them.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_PATH_STEP_FOLD_H
#define NONET_RENDER_PRESS_PATH_STEP_FOLD_H

#include "base/text.h"

/* Append the step, a line of JSON, in short. */
void step_fold(const char *step, struct text *out);

#endif
