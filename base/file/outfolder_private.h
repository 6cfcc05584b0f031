/* The inside of outfolder.h, shared by its two files: outfolder.c writes, and outfolder_recover.c
 * puts back what an interrupted run left. Folders are open descriptors, and names are last parts.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_OUTFOLDER_PRIVATE_H
#define NONET_BASE_OUTFOLDER_PRIVATE_H

#include "base/file/outfolder.h"

#define FOLDER_MARK ".nonet-commit"
#define FOLDER_NEW  ".nonet-new"
#define FOLDER_OLD  ".nonet-old"

/* How the mark describes a file: KEPT if a file of that name existed before, otherwise ADDED. */
enum { KEPT = 'k', ADDED = 'a' };

extern const char *const folder_subfolders[OUTFOLDER_SUBFOLDER_COUNT];

/* Returns "dir/.NAME" with the ending added, for free(); NULL with errno set. */
char *folder_hidden_name(const char *path, const char *ending);

bool folder_has(int folder, const char *last);

/* Report an errno. */
enum status folder_cannot(const char *what, const char *path, int error, struct diag *d);

/* Puts back the files that the mark names. `directory` is the folder's path, for messages. */
enum status folder_roll_back(const char *directory, int folder, struct diag *d);

/* The same if there is a mark (*found), and then removes leftover files. */
enum status folder_recover(const char *directory, int folder, bool *found, struct diag *d);

#endif
