/* Several files of one folder that appear together: all of them new, or all as they were.
 *
 *   begin ─► add … ─► prepare ─► move ─► commit
 *
 * Each file is written without a name and is on disk before any gets one. `prepare` names them
 * beside their targets (.NAME.nonet-new) and gives the old ones a second name (.NAME.nonet-old), so
 * that whatever may fail has failed by then, a full disk above all. `move` leaves a mark that says
 * which files change (.nonet-commit) and moves each to its place; `commit` takes the mark away, and
 * from that moment the folder is new. Between the two the caller may do what else must come about
 * with the files, or not at all.
 *
 * A process that ends at any moment, by a signal or a power cut, leaves the folder as it was, or
 * new, or with the mark. What is marked is put back as it was by outfolder_recover, and by the next
 * run that begins there. What is left over without a mark is taken away.
 *
 * The folder's own path may be a link. Nothing in it is followed: its files, the mark and what the
 * mark names are looked up beneath the folder (beneath.h), and a link among them is refused, since
 * the folder may come from anyone. A mark is read to its end before anything is put back.
 *
 * A folder that a run made, and the parents made with it, go again where the run fails; so does a
 * subfolder. Processes that write to a folder at a time wait for each other.
 *
 * Threads: one owner at a time. Ownership: after a successful begin, end with commit or discard. */
#ifndef NONET_BASE_OUTFOLDER_H
#define NONET_BASE_OUTFOLDER_H

#include "base/file/outfile.h"

/* The subfolders that a file's name may begin with: recovery sweeps them too. */
#define OUTFOLDER_SUBFOLDERS "web"

enum { OUTFOLDER_MAX_FILES = 24, OUTFOLDER_SUBFOLDER_COUNT = 1 };

struct outfolder {
    char *directory;
    size_t made; /* the length of the first of its parents that begin made, or its own; 0: none */
    bool made_subfolder[OUTFOLDER_SUBFOLDER_COUNT];
    bool marked; /* the mark is there */
    int lock;    /* the directory, open and locked; later calls go by it, not by its path */
    struct outfile file[OUTFOLDER_MAX_FILES];
    char *name[OUTFOLDER_MAX_FILES]; /* of the files in the folder */
    char *old[OUTFOLDER_MAX_FILES];  /* second names of the targets, made by prepare */
    size_t count;
};

/* The folder is made where there is none, and what an earlier run left unfinished there, or in a
 * subfolder, is put back.
 * After an error, nothing is to be discarded. */
enum status outfolder_begin(struct outfolder *o, const char *directory, struct diag *d);

/* Add a file whole; its name may have one of the subfolders before it, "web/index.html", which is
 * made where there is none. After an error, discard. */
enum status outfolder_add(struct outfolder *o, const char *name, const void *data, size_t length,
                          struct diag *d);

/* Everything but the moving. After an error, discard. */
enum status outfolder_prepare(struct outfolder *o, struct diag *d);

/* Move the files to their places, in the order in which they were added. After an error, discard.
 */
enum status outfolder_move(struct outfolder *o, struct diag *d);

/* The files stay. Frees, also after an error, which has put back what was moved. */
enum status outfolder_commit(struct outfolder *o, struct diag *d);

/* Give up, at any time: every target is as it was, or a message says why it could not be put back
 * (then the mark stays, for a later recovery). Frees. */
void outfolder_discard(struct outfolder *o, struct diag *d);

/* Put back what a run that was interrupted changed. *found: there was one. A folder that is not
 * there is none. */
enum status outfolder_recover(const char *directory, bool *found, struct diag *d);

/* The directory, open and locked, for close(); waits for other processes for ten seconds. -1: not
 * to be had, and errno says why: EWOULDBLOCK, another still has it. A file system without such
 * locks has none to wait for. */
int outfolder_lock(const char *directory);

/* The same of a folder by the last part of its name; a link is not followed: ELOOP. */
int outfolder_lock_beneath(int folder, const char *last);

#endif
