/* Keeping a game: to its own file as it goes, and to files that the player names.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_PLAY_KEEPING_H
#define NONET_CLI_TERMINAL_PLAY_KEEPING_H

#include "cli/terminal/play_screen.h"

/* Save the game to its path, if it has one; the screen shows a failure. */
void play_autosave(struct play_screen *s);

/* Keep the game for the last time, when messages can be read again. */
enum status play_last_save(const struct play_screen *s, struct diag *d);

/* Ask for a file's name and save the game there. records: as the old records, which cannot hold
 * constraints. */
void play_save_as(struct play_screen *s, bool records);

#endif
