/* The resume file of a generating run, so that a run that is cut off can be taken up again.
 *
 * A file in TSV, or in JSON if TSV cannot store the boards, to which each puzzle is appended as
 * soon as it is found, in whatever order. A line that cannot be written whole is not written at
 * all. A line that is torn or damaged nevertheless, wherever it stands, is dropped with a warning
 * when the file is opened again; so is one whose number of givens is wrong. Each line ends with a
 * check over its bytes, so a line that was changed is dropped too. Output of 'generate' may serve
 * as a resume file; it has no checks. The other fields of a line are checked when the puzzle is
 * recalled (recall_check.h). Only one process at a time may use a file; others fail with a message
 * that names it. It is synced to disk every few seconds and at its end. About 400 bytes of memory
 * for each puzzle that the file holds already.
 *
 * Threads: resume_file_add and resume_file_find may be called on any thread, several at once. */
#ifndef NONET_GEN_MAKE_RESUME_FILE_H
#define NONET_GEN_MAKE_RESUME_FILE_H

#include <pthread.h>
#include <sys/types.h>

#include "base/diag.h"
#include "base/text.h"
#include "gen/board/record.h"
#include "gen/format/format.h"

struct resume_file {
    char *path;
    const struct format *format;
    int fd;
    bool has_check;             /* of a table: its lines end with a check */
    int error;                  /* errno of the first write that went wrong; none follows it */
    off_t length;               /* of the whole lines */
    double synced_s;            /* when, by monotonic_s */
    struct saved_puzzle *saved; /* what the file held when it was opened, by index */
    size_t count;
    struct text line;
    pthread_mutex_t lock; /* guards fd, error, length, synced_s and line */
};

/* Open or create the resume file of a run with this seed, in TSV or JSON. Free with
 * resume_file_close. If the file holds something else, that is reported, and there is nothing to
 * close. */
enum status resume_file_open(struct resume_file *f, const char *path, const struct format *format,
                             uint64_t seed, struct diag *d);

/* Append a puzzle that was found. False: neither this puzzle nor any later one is kept. End the run
 * then; resume_file_close reports why. */
bool resume_file_add(struct resume_file *f, const struct record *record);

/* The puzzle that the file held for an index when it was opened: the last one, if several. */
bool resume_file_find(const struct resume_file *f, uint64_t index, struct record *out);

/* Warn that a field of the kept puzzle of an index, whose line is named, does not agree with the
 * puzzle, so that it is made again; empty values: the puzzle does not have exactly one solution. */
void resume_file_refuse(const struct resume_file *f, uint64_t index, const char *field,
                        const char *kept, const char *right, struct diag *d);

/* All on disk; reports a write that failed. */
enum status resume_file_close(struct resume_file *f, struct diag *d);

#endif
