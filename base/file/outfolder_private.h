/* The inside of outfolder.h, for its two files: outfolder.c writes, outfolder_recover.c puts back
 * what a run that was interrupted left. Folders are open descriptors, names their last parts.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_OUTFOLDER_PRIVATE_H
#define NONET_BASE_OUTFOLDER_PRIVATE_H

#include "base/file/outfolder.h"

#define FOLDER_MARK ".nonet-commit"
#define FOLDER_NEW  ".nonet-new"
#define FOLDER_OLD  ".nonet-old"

/* A file in the mark: KEPT where there was one of its name before, else ADDED. */
enum { KEPT = 'k', ADDED = 'a' };

extern const char *const folder_subfolders[OUTFOLDER_SUBFOLDER_COUNT];

/* "dir/.NAME" and the ending, for free(); NULL with errno set. */
char *folder_hidden_name(const char *path, const char *ending);

bool folder_has(int folder, const char *last);

/* Report an errno. */
enum status folder_cannot(const char *what, const char *path, int error, struct diag *d);

/* Put back what the mark names. directory: the folder's path, for messages. */
enum status folder_roll_back(const char *directory, int folder, struct diag *d);

/* The same where there is a mark (*found), and sweep. */
enum status folder_recover(const char *directory, int folder, bool *found, struct diag *d);

#endif
