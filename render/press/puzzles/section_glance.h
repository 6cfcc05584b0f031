/* A section at a glance: its puzzles as far as memory knows them, those that are in view made, and
 * empty boards for all others. A book can so be shown before its puzzles are made. What is in view
 * may still change: repeats, an order and kept puzzles only count once all are there.
 *
 * Threads: generating runs its own; the rest is the caller's. */
#ifndef NONET_RENDER_PRESS_SECTION_GLANCE_H
#define NONET_RENDER_PRESS_SECTION_GLANCE_H

#include "render/press/puzzles/section_fill.h"

/* How many puzzles must be made for a section that was not filled yet. `number` counts specs. */
size_t section_unknown(struct section_search *s, size_t number);

/* Fill it, of which this many are unknown, with those made that are wanted (by place in the
 * section). A puzzle that cannot be found stays an empty board. */
void section_glance(struct section_search *s, size_t number, unsigned threads, size_t unknown,
                    const bool *wanted);

#endif
