/* Output files that are never left half-written.
 *
 * A file is written without a name (where the file system cannot do that: under a temporary name
 * beside its target), then flushed, fsynced, closed (each checked), and moved to its target. A run
 * that fails or is killed leaves the old file as it was, and nothing else behind but, where the
 * file had to have one, its temporary name. A new file has the mode of the one that it replaces,
 * and the owner where we may give it away.
 *
 * Links: a path that the user gives is followed, so that a link stays one and the file that it
 * leads to is replaced or made. A file of a folder that Nonet keeps (outfolder.h, newfolder.h, the
 * pictures of --preview) is opened beneath the folder (beneath.h), and a link there is refused:
 * whoever made the folder must not choose what is replaced elsewhere.
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
    bool beneath;    /* both are known by their last parts, in: */
    int folder;      /* the folder that they lie in */
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

/* The same beneath an open folder, by a name like "web/index.html" whose folder is there. `shown`
 * is the folder's path, for messages. The target is a regular file or nothing; links, folders,
 * devices and pipes are refused. */
enum status outfile_open_beneath(struct outfile *f, int folder, const char *shown, const char *name,
                                 char *(*name_temporary)(const char *path), struct diag *d);

/* Where it is: for openat and its like, with outfile_last of its path and temporary. */
int outfile_folder(const struct outfile *f);
const char *outfile_last(const struct outfile *f, const char *path);

/* Free without touching any file. */
void outfile_forget(struct outfile *f);

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

/* The same beneath an open folder, as outfile_open_beneath. */
enum status outfile_write_beneath(int folder, const char *shown, const char *name, const void *data,
                                  size_t length, struct diag *d);

/* Whatever was renamed beside this path is durable only once their directory is on disk too. A file
 * system that cannot sync a directory has still renamed, so a failure is not one of the write. */
void outfile_sync_directory(const char *path);

/* Create a directory and its parents where they are missing. */
enum status outfile_make_directory(const char *path, struct diag *d);

/* The same; *made is the length of the first path that had to be made, 0 where all was there. After
 * an error nothing that was made stays. */
enum status outfile_make_directories(const char *path, size_t *made, struct diag *d);

/* Take away again what outfile_make_directories made, as far as it is empty. */
void outfile_unmake_directories(const char *path, size_t made);

#endif
