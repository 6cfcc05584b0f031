/* A folder of any number of files that appears as a whole, or not at all.
 *
 * The files are written to a folder beside the target (NAME.nonet-new), each on disk before the
 * folder is moved to its place. A folder that is there already is replaced where every file in it
 * would be written anew; one that holds anything else is left alone, with an error that names it.
 *
 * A process that is killed leaves the folder beside the target. The next run goes on there: files
 * with the bytes that it would write are kept as they are, others are written anew, and what it
 * does not write goes. Processes that write the same folder at a time wait for each other.
 *
 * The target's own path may be a link to a folder, or to where one is to be made: it stays a link.
 * Nothing else is followed. A link, a pipe or a folder in place of the folder beside the target, or
 * of a file in either, is an error and stays; no name of a file has a folder in it.
 *
 * Threads: one owner at a time. Ownership: after a successful begin, end with commit or discard. */
#ifndef NONET_BASE_NEWFOLDER_H
#define NONET_BASE_NEWFOLDER_H

#include <stddef.h>

#include "base/diag.h"

struct newfolder {
    char *path;      /* the target, without a slash at its end */
    char *temporary; /* beside it */
    int lock;        /* on that */
    char **name;     /* of the files so far */
    size_t count, capacity;
    size_t *place; /* by the names' hashes: 1 + index in name; 0: free */
    size_t places; /* a power of two; 0: none yet */
    size_t kept;   /* of an earlier run's files */
    char **gone;   /* names that may leave the target */
    size_t gone_count, gone_capacity;
};

enum status newfolder_begin(struct newfolder *f, const char *path, struct diag *d);

/* Write a file. A name that has a folder in it, or was added before, is an error. After any,
 * discard. */
enum status newfolder_add(struct newfolder *f, const char *name, const void *data, size_t length,
                          struct diag *d);

/* The target may have a file of this name, which is then removed. False: out of memory. */
bool newfolder_let_go(struct newfolder *f, const char *name);

/* Move the folder to its place. Frees, after an error too, when nothing was changed. */
enum status newfolder_commit(struct newfolder *f, struct diag *d);

void newfolder_discard(struct newfolder *f);

#endif
