/* What each key does in a game at the terminal.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_PLAY_KEYS_H
#define NONET_CLI_TERMINAL_PLAY_KEYS_H

#include "cli/terminal/play_screen.h"

/* The keys, for help and the manual: name and doc of the index-th; false past the last. */
bool play_key_at(size_t index, const char **name, const char **doc);

/* Do what a key of curses asks for; nothing where it is none. */
void play_press(struct play_screen *s, int key);

/* Show how many solutions the givens have, and how hard they are. */
void play_describe_givens(struct play_screen *s);

#endif
