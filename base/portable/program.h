/* What a program asks of its system: standard streams, signals, processors, the environment and the
 * terminal's width.
 *
 * Threads: only the first, before there are others. */
#ifndef NONET_BASE_PORTABLE_PROGRAM_H
#define NONET_BASE_PORTABLE_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

/* Makes the standard streams carry bytes: no line end is changed, a terminal shows UTF-8, and a
 * reader that goes away ends the program quietly. Streams that were closed are replaced. Returns
 * false if that is not possible. */
bool program_begin(void);

/* At least 1. */
unsigned program_processors(void);

/* Calls `act` at the first interrupt (Ctrl-C and the like); the second ends the program. */
void program_on_interrupt(void (*act)(int signal_number));

/* Sets a variable of the environment, or removes it if value is NULL. */
void program_set_variable(const char *name, const char *value);

/* The width of the terminal that standard error is; 0: not known. */
size_t program_terminal_columns(void);

#endif
