/* Games from files.
 *
 * Threads and ownership as for struct play. */
#ifndef NONET_GEN_PLAY_OPEN_H
#define NONET_GEN_PLAY_OPEN_H

#include "gen/play/play.h"

/* A saved game, or a fresh one of the first puzzle of a file in any format. *saved: the file is a
 * saved game of our own format, so that it can be kept up to date in its place. NULL after
 * reporting (or, silently, where memory ended). */
struct play *play_read_file(const char *path, bool *saved, struct diag *d);

/* Is the file a saved game? False where it cannot be read. */
bool play_is_saved_game(const char *path);

/* The game of a file if it is not solved yet. NULL: there is no such file, or its game is solved,
 * or it could not be read, which has been reported. */
struct play *play_open_unfinished(const char *path, struct diag *d);

#endif
