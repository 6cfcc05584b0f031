/* The resume file of a generating run, so that a run that is cut off can be taken up again.
 *
 * A file of the tsv format to which each puzzle is appended as soon as it is found, in whatever
 * order. A last line that was cut off is dropped when the file is opened again. About 400 bytes of
 * memory for each puzzle that the file holds already.
 *
 * Threads: resume_file_add and resume_file_find may be called on any thread, several at once. */
#ifndef NONET_GEN_MAKE_RESUME_FILE_H
#define NONET_GEN_MAKE_RESUME_FILE_H

#include <pthread.h>

#include "config/diag.h"
#include "config/text.h"
#include "gen/board/record.h"

struct resume_file {
    FILE *file;
    bool failed;                /* a write went wrong */
    struct saved_puzzle *saved; /* what the file held when it was opened, by index */
    size_t count;
    struct text line;
    pthread_mutex_t lock; /* guards file, failed and line */
};

/* Open or create the resume file of a run with this seed. Free with resume_file_close. Where the
 * file holds something else, that is reported, and nothing is left to close. */
enum status resume_file_open(struct resume_file *f, const char *path, uint64_t seed,
                             struct diag *d);

/* Append a puzzle that was found. */
void resume_file_add(struct resume_file *f, const struct record *record);

/* The puzzle that the file held for an index when it was opened: the last one, if several. */
bool resume_file_find(const struct resume_file *f, uint64_t index, struct record *out);

/* Report a write that failed. */
enum status resume_file_close(struct resume_file *f, const char *path, struct diag *d);

#endif
