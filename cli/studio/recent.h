/* The books that were opened last: their absolute paths, the newest first, in
 * $XDG_STATE_HOME/nonet/studio (~/.local/state/nonet/studio). Books that no longer exist are not
 * listed. Without such a folder the list is empty.
 *
 * Threads: one at a time. */
#ifndef NONET_CLI_STUDIO_RECENT_H
#define NONET_CLI_STUDIO_RECENT_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_RECENT = 12 };

struct recent {
    char *path[MAX_RECENT];
    size_t count;
};

void recent_read(struct recent *list);
void recent_free(struct recent *list);
bool recent_has(const char *path);

/* This book was opened or saved. */
void recent_note(const char *path);

#endif
