/* Waiting for a file to change, for commands that work until they are interrupted.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_FILE_WATCH_H
#define NONET_CLI_FILE_WATCH_H

#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

/* What identifies a state of a file. Editors overwrite a file or replace it by another. */
struct file_state {
    bool exists;
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed;
};

struct file_state file_state_of(const char *path);

/* Wait until the file is there, is another than it was, and has been so for a moment: an editor may
 * be in the middle of writing it. */
void file_await_change(const char *path, const struct file_state *seen);

#endif
