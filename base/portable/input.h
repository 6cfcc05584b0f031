/* Asking an open file whether reading it would wait. Systems without poll() answer no.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_PORTABLE_INPUT_H
#define NONET_BASE_PORTABLE_INPUT_H

#include <fcntl.h>
#include <stdbool.h>

#ifndef O_CLOEXEC
#define O_CLOEXEC 0
#endif
/* Files are bytes: no line end is changed. */
#ifndef O_BINARY
#define O_BINARY 0
#endif

/* There is nothing to read yet. */
bool input_is_dry(int fd);

/* Nobody will write to it any more. */
bool input_has_hung_up(int fd);

/* Waits until there is something to read. */
void input_wait(int fd);

#endif
