/* What takes longer than a moment: making the book's files, or checking it. One at a time, on
 * another thread; the page asks for its state.
 *
 * Threads: all functions from one thread. */
#ifndef NONET_CLI_STUDIO_STUDIO_WORK_H
#define NONET_CLI_STUDIO_STUDIO_WORK_H

#include "base/text.h"

struct work;

struct work *work_new(unsigned threads);
void work_free(struct work *w); /* waits for what is under way */

/* Begin with a config's text. directory: where the files go; NULL: only check. False: something is
 * under way already, or out of memory. */
bool work_begin(struct work *w, const char *path, const struct text *yaml, const char *directory);

/* Stop what is under way as soon as it can be; no file is written then. */
void work_cancel(struct work *w);

/* The state as a JSON object: running, making, messages, the report, the files. */
void work_state(struct work *w, struct text *out);

#endif
