/* A folder with any number of files that appears as a whole, or not at all.
 *
 * The files are written to a temporary folder next to the target (NAME.nonet-new), and each is on
 * disk before the folder moves to its place. An existing target is replaced only if the run writes
 * every file in it again. If it contains anything else, the run leaves it alone and reports that
 * file.
 *
 * If a process is killed, its temporary folder stays. The next run continues there: it keeps files
 * that already have the right bytes, writes the others again and removes files that it does not
 * write. Processes that write the same folder at the same time wait for each other.
 *
 * The target's own path may be a link to a folder, or to a place where one is to be made; it stays
 * a link. No other link is followed. A link, a pipe or a folder in place of the temporary folder,
 * or of a file in either folder, is an error and is not touched. File names contain no folder.
 *
 * Threads: one owner at a time. Ownership: after a successful begin, call either commit or
 * discard. */
#ifndef NONET_BASE_NEWFOLDER_H
#define NONET_BASE_NEWFOLDER_H

#include <stddef.h>

#include "base/diag.h"

struct newfolder {
    char *path;      /* the target, without a slash at its end */
    char *temporary; /* the temporary folder next to it */
    int lock;        /* the open temporary folder, which is locked */
    char **name;     /* names of the files added so far */
    size_t count, capacity;
    size_t *place; /* a hash table of the names: 1 + index in `name`; 0 means free */
    size_t places; /* size of the table, a power of two; 0 before the first name */
    size_t kept;   /* number of files kept from an earlier run */
    char **gone;   /* files of the old target that need not be in the new one */
    size_t gone_count, gone_capacity;
};

enum status newfolder_begin(struct newfolder *f, const char *path, struct diag *d);

/* Writes a file. A name that contains a folder, or was added before, is an error. After any error,
 * call newfolder_discard. */
enum status newfolder_add(struct newfolder *f, const char *name, const void *data, size_t length,
                          struct diag *d);

/* The target may contain a file of this name, which is then removed. Returns false when out of
 * memory. */
bool newfolder_let_go(struct newfolder *f, const char *name);

/* Moves the folder to its place. Frees `f`, after an error too; then nothing was changed. */
enum status newfolder_commit(struct newfolder *f, struct diag *d);

void newfolder_discard(struct newfolder *f);

#endif
