/* The puzzles of earlier books and banks, read so that they are not made again.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PRESS_AVOID_FILES_H
#define NONET_RENDER_PRESS_AVOID_FILES_H

#include "base/diag.h"
#include "gen/make/run/avoid.h"

/* Adds every puzzle of a bank, of a book's folder or manifest, or of a file in any format that is
 * read. STATUS_FAILED after reporting what cannot be read, with its place. The caller ends with
 * avoid_list_finish. */
enum status avoid_files_read(struct avoid_list *list, const char *path, struct diag *d);

#endif
