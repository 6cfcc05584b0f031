/* Several files of one folder that appear together: all of them new, or all as they were.
 *
 *   begin ─► add … ─► prepare ─► move ─► commit
 *
 * Each file is written without a name and is on disk before any gets one. `prepare` names them next
 * to their targets (.NAME.nonet-new) and gives the old ones a second name (.NAME.nonet-old). Every
 * call that can fail for want of space or rights has been made by then. `move` writes a mark that
 * lists the files that change (.nonet-commit), then moves each to its place. `commit` removes the
 * mark, and from that moment the folder is new. Between the two, the caller may do other work that
 * must succeed together with the files.
 *
 * A process that ends at any moment, by a signal or a power cut, leaves the folder as it was, or
 * new, or with the mark. outfolder_recover, and the next run that begins there, undo a change that
 * has a mark. Files with these names but without a mark are removed.
 *
 * The folder's own path may be a link. Nothing in it is followed: its files, the mark and what the
 * mark names are looked up beneath the folder (beneath.h), and a link among them is refused, since
 * the folder may come from anyone. A mark is read to its end before anything is put back.
 *
 * If the run fails, the folder is removed again when the run made it, with the parents and
 * subfolders that it made. Processes that write to one folder wait for each other.
 *
 * Threads: one owner at a time. Ownership: after a successful begin, end with commit or discard. */
#ifndef NONET_BASE_OUTFOLDER_H
#define NONET_BASE_OUTFOLDER_H

#include "base/file/outfile.h"

/* Subfolders that a file's name may begin with. Recovery cleans them up too. */
#define OUTFOLDER_SUBFOLDERS "web"

enum { OUTFOLDER_MAX_FILES = 96, OUTFOLDER_SUBFOLDER_COUNT = 1 };

struct outfolder {
    char *directory;
    size_t made; /* length of the first path that begin had to create; 0 if the folder existed */
    bool made_subfolder[OUTFOLDER_SUBFOLDER_COUNT];
    bool marked; /* the mark file exists */
    int lock;    /* the open and locked directory; later calls use it and not its path */
    struct outfile file[OUTFOLDER_MAX_FILES];
    char *name[OUTFOLDER_MAX_FILES]; /* of the files in the folder */
    char *old[OUTFOLDER_MAX_FILES];  /* second names of the old files, which prepare creates */
    size_t count;
};

/* Creates the folder if needed, and undoes what an earlier run left unfinished there or in a
 * subfolder. After an error, there is nothing to discard. */
enum status outfolder_begin(struct outfolder *o, const char *directory, struct diag *d);

/* Adds a complete file. Its name may begin with one of the subfolders, as in "web/index.html"; the
 * subfolder is created if needed. After an error, call outfolder_discard. */
enum status outfolder_add(struct outfolder *o, const char *name, const void *data, size_t length,
                          struct diag *d);

/* Does everything but the moving. After an error, call outfolder_discard. */
enum status outfolder_prepare(struct outfolder *o, struct diag *d);

/* Moves the files to their places in the order in which they were added. After an error, call
 * outfolder_discard. */
enum status outfolder_move(struct outfolder *o, struct diag *d);

/* Makes the change final. Frees `o`, also after an error, in which case what was moved has been put
 * back. */
enum status outfolder_commit(struct outfolder *o, struct diag *d);

/* Gives up, which is possible at any time. Every target is as it was, or a message explains why it
 * could not be put back; the mark then stays for a later recovery. Frees `o`. */
void outfolder_discard(struct outfolder *o, struct diag *d);

/* Puts back what an interrupted run changed. *found is set if there was such a run. A folder that
 * does not exist counts as one without a mark. */
enum status outfolder_recover(const char *directory, bool *found, struct diag *d);

/* Opens and locks a folder given by the last part of its name; waits for other processes for up to
 * ten seconds. Release it with close(). Returns -1 with errno set; EWOULDBLOCK means that another
 * process still holds it, ELOOP that it is a link. On a file system without such locks it does not
 * wait. */
int outfolder_lock_beneath(int folder, const char *last);

#endif
