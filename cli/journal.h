/* The journal of a generating run, so that a run that is cut off can be taken up again.
 *
 * A file of the tsv format to which each puzzle is appended as soon as it is found, in whatever
 * order. A last line that was cut off is dropped when the file is opened again. About 400 bytes of
 * memory for each puzzle that the file holds already.
 *
 * Threads: journal_keep and journal_recall may be called on any thread, several at once. */
#ifndef NONET_CLI_JOURNAL_H
#define NONET_CLI_JOURNAL_H

#include <pthread.h>

#include "config/diag.h"
#include "config/text.h"
#include "gen/board/record.h"

struct journal {
    FILE *file;
    bool failed;              /* a write went wrong */
    struct kept_puzzle *kept; /* by index */
    size_t count;
    struct text line;
    pthread_mutex_t lock; /* guards file, failed and line */
};

/* Open or create the journal of a run with this seed. Free with journal_close. Where the file
 * holds something else, that is reported, and nothing is left to close. */
enum status journal_open(struct journal *j, const char *path, uint64_t seed, struct diag *d);

void journal_keep(struct journal *j, const struct record *record);

/* The puzzle that the file held for an index when it was opened: the last one, if several. */
bool journal_recall(const struct journal *j, uint64_t index, struct record *out);

/* Report a write that failed. */
enum status journal_close(struct journal *j, const char *path, struct diag *d);

#endif
