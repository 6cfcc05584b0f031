/* Games from files.
 *
 * Threads and ownership as for struct play. */
#ifndef NONET_GEN_PLAY_OPEN_H
#define NONET_GEN_PLAY_OPEN_H

#include "gen/play/play.h"

/* A saved game, or a new game of the first puzzle of a file in any format. *saved: the file is a
 * saved game, so progress can be saved to it. NULL after reporting, or silently when out of memory.
 */
struct play *play_read_file(const char *path, bool *saved, struct diag *d);

/* Is the file a saved game? False where it cannot be read. */
bool play_is_saved_game(const char *path);

/* The game of a file if it is not solved yet. NULL: there is no such file, or its game is solved,
 * or it could not be read, which has been reported. */
struct play *play_open_unfinished(const char *path, struct diag *d);

#endif
