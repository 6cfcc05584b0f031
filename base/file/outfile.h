/* Output files that are never left half-written.
 *
 * A file is first written without a name. Where the file system cannot do that, it gets a temporary
 * name next to its target. Then it is flushed, synced and closed, each step checked, and moved to
 * its target. If a run fails or is killed, the old file is unchanged, and nothing else is left but
 * perhaps the file with the temporary name. A new file gets the mode of the one it replaces, and
 * its owner where the system allows that.
 *
 * Links: a path from the user is followed. The link stays, and the file that it leads to is
 * replaced or created. A file in a folder that Nonet manages (outfolder.h, newfolder.h, the
 * pictures of --preview) is opened beneath that folder (beneath.h), and links there are refused:
 * the author of the folder must not choose which file elsewhere is replaced.
 *
 * Threads: one owner at a time. Ownership: outfile_commit and outfile_discard free what
 * outfile_open allocated. Call exactly one of them after a successful open. */
#ifndef NONET_BASE_OUTFILE_H
#define NONET_BASE_OUTFILE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/diag.h"

struct outfile {
    FILE *stream;
    char *path;      /* NULL: standard output */
    char *temporary; /* next to the target; the target itself if that is not a regular file */
    bool nameless;   /* the file has no name yet */
    bool beneath;    /* both paths are known by their last parts, which are in: */
    int folder;      /* the folder that contains them */
};

/* Returns the file that would be written: the target of a link, never the link itself. For free();
 * NULL with errno set. */
char *outfile_target(const char *path);

/* Open for writing. path NULL or "-" means standard output. */
enum status outfile_open(struct outfile *f, const char *path, struct diag *d);

/* The same beneath an open folder, with a name like "web/index.html" whose folder exists. `shown`
 * is the folder's path for messages. The target must be a regular file or not exist; links,
 * folders, devices and pipes are refused. The caller chooses the temporary name; it is for free()
 * and must be in the target's directory. */
enum status outfile_open_beneath(struct outfile *f, int folder, const char *shown, const char *name,
                                 char *(*name_temporary)(const char *path), struct diag *d);

/* The last part of a file's path or temporary name, where it is beneath an open folder. */
const char *outfile_last(const struct outfile *f, const char *path);

/* Free without touching any file. */
void outfile_forget(struct outfile *f);

/* Makes sure that all bytes so far are on disk; the target is still unchanged. After an error, call
 * outfile_discard. */
enum status outfile_settle(struct outfile *f, struct diag *d);

/* Gives a settled file its temporary name and closes it, so that it can be renamed. Call
 * outfile_discard afterwards, also after an error. */
enum status outfile_name(struct outfile *f, struct diag *d);

/* Finishes the file. Either all bytes are on disk under the final name, or there is an error and
 * the target is unchanged. */
enum status outfile_commit(struct outfile *f, struct diag *d);

/* Gives up: removes the temporary file and leaves the target unchanged. */
void outfile_discard(struct outfile *f);

/* Write a whole buffer as one file. */
enum status outfile_write(const char *path, const void *data, size_t length, struct diag *d);

/* The same beneath an open folder, as outfile_open_beneath. */
enum status outfile_write_beneath(int folder, const char *shown, const char *name, const void *data,
                                  size_t length, struct diag *d);

/* Syncs the directory of this path. Renames in it are durable only after that. A file system that
 * cannot sync a directory has still renamed the files, so a failure here is not an error. */
void outfile_sync_directory(const char *path);

/* Create a directory and its parents where they are missing. */
enum status outfile_make_directory(const char *path, struct diag *d);

/* The same. *made is the length of the first path that had to be created, 0 if all existed. After
 * an error, everything that was created is removed. */
enum status outfile_make_directories(const char *path, size_t *made, struct diag *d);

/* Removes the directories that outfile_make_directories created, as far as they are empty. */
void outfile_unmake_directories(const char *path, size_t made);

#endif
