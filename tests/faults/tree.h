/* Directories as the campaigns see them: copied, taken away, and compared as one text. */
#ifndef NONET_TESTS_FAULTS_TREE_H
#define NONET_TESTS_FAULTS_TREE_H

#include "base/text.h"

/* Stop the campaign: the machine, not the command, is at fault. */
_Noreturn void give_up(const char *what);

char *path_join(const char *directory, const char *name); /* free it */

void tree_remove(const char *path);
void tree_copy(const char *from, const char *to);

/* Append each file below: its path, mode, size and bytes, in order. Left out are directories, a
 * bank's -wal and -shm, and names with one of these endings (NULL ends them). */
void tree_print(const char *path, const char *const *endings, struct text *out);

void file_read(const char *path, struct text *out); /* a missing one is empty */

#endif
