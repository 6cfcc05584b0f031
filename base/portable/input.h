/* Asking an open file whether reading it would wait. Systems without poll() answer no.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_PORTABLE_INPUT_H
#define NONET_BASE_PORTABLE_INPUT_H

#include <stdbool.h>

/* There is nothing to read yet. */
bool input_is_dry(int fd);

/* Reading a file that was opened with O_NONBLOCK waits from now on. Returns false if it cannot. */
bool input_make_wait(int fd);

/* Nobody will write to it any more. */
bool input_has_hung_up(int fd);

/* Waits until there is something to read. */
void input_wait(int fd);

#endif
