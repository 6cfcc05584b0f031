/* Opens input files of any kind.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_OPEN_INPUT_H
#define NONET_BASE_OPEN_INPUT_H

#include <stdbool.h>
#include <stdio.h>

/* Opens a file that is read from its beginning to its end. Returns NULL with errno if that fails; a
 * named pipe that no program has open for writing fails with EPIPE at once. */
FILE *input_open(const char *path);

/* What an errno means where an input file is opened or read. */
const char *input_error_text(int error);

/* Is it no file's name, but what such a file would hold: JSON, or an address that a puzzle is in?
 */
bool input_is_content(const char *name);

#endif
