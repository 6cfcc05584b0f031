/* Playing at the terminal.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_PLAY_TERMINAL_H
#define NONET_CLI_TERMINAL_PLAY_TERMINAL_H

#include "gen/play/play.h"

/* Play until the player leaves. Whatever changes is saved to `path` at once, so that a game whose
 * terminal dies can be taken up again. */
struct play_terminal_options {
    bool mouse;           /* clicks move the cursor */
    const char *language; /* of the hints; NULL: English */
};
enum status play_at_terminal(struct play *p, const char *path,
                             const struct play_terminal_options *o, struct diag *d);

#endif
