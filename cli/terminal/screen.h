/* The terminal: starting and leaving it, how things look on it, and words. Shared by play and
 * solve --watch.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_SCREEN_H
#define NONET_CLI_TERMINAL_SCREEN_H

#include "base/diag.h"

/* Take the terminal over, with the mouse when wanted; STATUS_FAILED, reported, where standard input
 * or output is not one. */
enum status screen_start(bool mouse, struct diag *d);
/* Give it back; harmless when not started. */
void screen_end(void);

/* Signals that ask the program to end are remembered from now on, so that it can end by itself. */
void screen_catch_end_signals(void);
bool screen_interrupted(void);

/* How things look; screen_attribute maps each to a colour or, without colours (NO_COLOR, a plain
 * terminal), to bold, underline and reverse. */
enum look {
    LOOK_PLAIN,
    LOOK_GIVEN,
    LOOK_ENTRY,
    LOOK_WRONG,
    LOOK_PLACE,   /* what a hint enters */
    LOOK_PATTERN, /* what a hint rests on */
    LOOK_REMOVE,  /* what a hint removes */
    LOOK_DIM,
    LOOK_TITLE,
    LOOK_CONSTRAINT, /* constraints that are not digits */
};
enum { LOOK_COUNT = LOOK_CONSTRAINT + 1 };
int screen_attribute(enum look look);

/* Does it show more than ASCII? */
bool screen_is_utf8(void);

/* Print within `columns`, broken between words; returns the next free row, at most `limit`. */
int screen_paragraph(int y, int x, int columns, int limit, const char *words);

#endif
