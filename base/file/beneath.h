/* Names that a folder's own files give, looked up beneath that folder.
 *
 * A folder may come from anyone. What its lists name ("web/index.html") must be a file of that
 * folder: never one outside, and never one behind a symbolic link. The kernel walks the path where
 * it can (openat2 with RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS, Linux 5.6), else each step is
 * opened by itself with O_NOFOLLOW. Opening never waits: a pipe in place of a file is an error.
 *
 * A path that the user gives is another matter: its links are followed (outfile.h).
 *
 * Errors: -1 with errno set, which beneath_why puts into words: ELOOP for a link on the way or at
 * the end, EISDIR for a folder in place of a file, ENOTDIR for the reverse, ENXIO for a device, a
 * pipe or a socket, EINVAL for a name that beneath_fault refuses.
 *
 * Threads: no shared state. Ownership: descriptors are the caller's to close. */
#ifndef NONET_BASE_BENEATH_H
#define NONET_BASE_BENEATH_H

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { BENEATH_MAX_NAME = 1024 /* bytes */ };

/* Returns why no file of a folder can have this name, worded as the end of a sentence, or NULL if
 * the name is fine. A name has no empty, "." or ".." part, no part over 255 bytes, and no control
 * characters. */
const char *beneath_fault(const char *name);

/* Opens the folder that the named file is in. *last is set to the last part of the name. */
int beneath_open_parent(int folder, const char *name, const char **last);

/* The same without openat2, for older kernels. */
int beneath_open_parent_stepwise(int folder, const char *name, const char **last);

/* Open a regular file to read it. */
int beneath_open_file(int folder, const char *name);

/* Open a folder by the last part of its name. */
int beneath_open_folder(int folder, const char *last);

/* Opens a folder to list it. Close it with closedir(); `folder` stays open and belongs to the
 * caller. Returns NULL with errno set. */
DIR *beneath_list(int folder);

/* The type of a name's last part. BENEATH_UNKNOWN: it cannot be found out, and errno has the
 * reason. */
enum beneath_kind {
    BENEATH_NOTHING,
    BENEATH_FILE,
    BENEATH_FOLDER,
    BENEATH_LINK,
    BENEATH_OTHER, /* a device, a pipe or a socket */
    BENEATH_UNKNOWN,
};
enum beneath_kind beneath_kind(int folder, const char *last);

/* The errno for something that is not a regular file: ELOOP, EISDIR, ENXIO … Returns 0 for a
 * regular file, and where nothing exists. */
int beneath_no_file(enum beneath_kind kind);

/* Describes an errno of these functions, as the end of a message: "a symbolic link is not followed
 * here". */
const char *beneath_why(int error);

#endif
