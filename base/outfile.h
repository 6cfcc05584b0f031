/* Output files that are never left half-written.
 *
 * A file is written without a name (where the file system cannot do that: under a temporary name
 * beside its target), then flushed, fsynced, closed (each checked), and moved to its target. A run
 * that fails or is killed leaves the old file as it was, and nothing else behind but, where the
 * file had to have one, its temporary name. A new file has the mode of the one that it replaces,
 * and the owner where we may give it away; where the path is a link, the file that it leads to is
 * replaced or made.
 *
 * Threads: one owner at a time. Ownership: outfile_commit and outfile_discard free what
 * outfile_open took; call exactly one of them after a successful open. */
#ifndef NONET_BASE_OUTFILE_H
#define NONET_BASE_OUTFILE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/diag.h"

struct outfile {
    FILE *stream;
    char *path;      /* NULL: standard output */
    char *temporary; /* beside the target; the target's own where that is no regular file */
    bool nameless;   /* the file has no name yet */
};

/* What would be written: a link's target is replaced, or made, and never the link. For free(); NULL
 * with errno set. */
char *outfile_target(const char *path);

/* Open for writing. path NULL or "-" means standard output. */
enum status outfile_open(struct outfile *f, const char *path, struct diag *d);

/* The same, the temporary name being chosen by the caller: for free(), in the target's directory.
 */
enum status outfile_open_as(struct outfile *f, const char *path,
                            char *(*name_temporary)(const char *path), struct diag *d);

/* All bytes so far on disk, the target still untouched. After an error, discard. */
enum status outfile_settle(struct outfile *f, struct diag *d);

/* A settled file gets its temporary name and is closed: it can be renamed. After that, and after an
 * error, discard. */
enum status outfile_name(struct outfile *f, struct diag *d);

/* Finish: all bytes on disk under the final name, or an error and the target untouched. */
enum status outfile_commit(struct outfile *f, struct diag *d);

/* Give up: the target is untouched, the temporary file is removed. */
void outfile_discard(struct outfile *f);

/* Write a whole buffer as one file. */
enum status outfile_write(const char *path, const void *data, size_t length, struct diag *d);

/* Whatever was renamed beside this path is durable only once their directory is on disk too. A file
 * system that cannot sync a directory has still renamed, so a failure is not one of the write. */
void outfile_sync_directory(const char *path);

/* Create a directory and its parents where they are missing. */
enum status outfile_make_directory(const char *path, struct diag *d);

#endif
