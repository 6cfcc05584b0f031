/* Playing at the terminal: the keys, and what is drawn.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_PLAY_SKIN_H
#define NONET_CLI_TERMINAL_PLAY_SKIN_H

#include <time.h>

#include "cli/terminal/screen.h"
#include "gen/play/play.h"

/* Play until the player leaves. Whatever changes is saved to `path` at once, so that a game whose
 * terminal dies can be taken up again. mouse: clicks move the cursor. */
enum status play_at_terminal(struct play *p, const char *path, bool mouse, struct diag *d);

/* The keys, for help and the manual: name and doc of the index-th; false past the last. */
bool play_key_at(size_t index, const char **name, const char **doc);

/* ---- between play_skin.c, which acts, and play_draw.c, which draws ---- */

struct skin {
    struct play *play;
    struct board_view view;
    const char *path;
    unsigned cursor;
    bool pencil;     /* digits set pencil marks */
    bool candidates; /* every digit that breaks no rule is shown */
    bool edit;       /* digits set givens */
    bool leave;
    bool celebrated;
    const struct step *hint; /* shown on the board; NULL: none */
    struct step hint_copy;
    unsigned wrong_count; /* entries that a check found wrong, until the next move */
    uint16_t wrong[MAX_CELLS];
    struct text message;
    enum look message_look;
    struct timespec tick;
    uint64_t saved_ms;
};

void skin_draw(struct skin *s);
void skin_draw_help(void);

#endif
