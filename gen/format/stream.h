/* Puzzle streams: a reader that recognises its input, and a writer, for every format of the table
 * (format.h, where formats are added). Start here.
 *
 * The room reads and writes puzzle records (gen/board/record.h) and knows nothing of solving or
 * grading. It may include config and gen/board. Called by the commands, by the bank and the saved
 * games, and by render for what it prints of a record.
 *
 * Threads: a reader or a writer belongs to one thread. */
#ifndef NONET_GEN_FORMAT_STREAM_H
#define NONET_GEN_FORMAT_STREAM_H

#include <stdio.h>

#include "gen/constraint/constraint.h"
#include "gen/format/format.h"

size_t format_count(void);
const struct format *format_at(size_t index);
const struct format *format_find(const char *name); /* NULL: no such format */

/* Open a file ("-" or NULL: standard input). format NULL: recognise it from the first bytes.
 * variant NULL: by size, or as the input names it; else every record is read as this variant.
 * Free with reader_close. NULL after an error, which has been reported. */
struct reader *reader_open(const char *path, const struct format *format,
                           const struct layout *variant, struct diag *d);
/* The same for a text in memory, which is copied; name is what messages call it. */
struct reader *reader_open_text(const char *name, const char *text, size_t length,
                                const struct format *format, const struct layout *variant,
                                struct diag *d);
/* Read drawings: constraints whose numbers are still to be chosen (CONSTRAINT_OPEN). */
void reader_take_open(struct reader *r);
/* Report to this sink from now on. */
void reader_set_diag(struct reader *r, struct diag *d);
/* From now on, a line that names columns again is a wrong record, not the head of another table. */
void reader_take_one_table(struct reader *r);
enum status reader_next(struct reader *r, struct record *record);
/* Where the last record began: file, line, column, and its source line (until the next call). */
struct diag_at reader_at(const struct reader *r);
/* Would the next record most likely have to be waited for: is no whole line at hand, and nothing to
 * read for now? (Never so for a regular file.) */
bool reader_must_wait(const struct reader *r);
/* Is all of the input there, in a regular file or from a process that has ended? */
bool reader_never_waits(const struct reader *r);
/* Could the input not be read on? (What STATUS_FAILED else means is a bad record.) */
bool reader_is_broken(const struct reader *r);
const struct format *reader_format(const struct reader *r);
void reader_close(struct reader *r);

/* Records being written as texts of a format, its beginning and its end: of a table, with the
 * columns that its records need. Start from {.format = …}. */
struct record_stream {
    const struct format *format;
    size_t count;
    bool begun;
    size_t start;   /* of its text */
    bool passed_on; /* some of the text has left, so that its header cannot change any more */
    bool unfit;     /* … and a record came that it has no columns for: it is not written */
};

/* Append the beginning, where it is the same for all records. Others come with the first record, or
 * with the end. */
void record_stream_begin(struct record_stream *s, struct text *out);
void record_stream_put(struct record_stream *s, struct text *out, const struct record *record);
void record_stream_end(struct record_stream *s, struct text *out);

/* Give a table all the columns that any record needs, before its first record. A table has one
 * header: where records are passed on as they come, what they need must be known by then
 * (table_columns.h). */
void record_stream_widen(struct record_stream *s);

/* A writer on a stream that the caller owns. Flushes after each record when the stream is a
 * terminal, else in large blocks, or sooner where records come slowly: one that comes
 * WRITER_PAUSE_S after the last flush is passed on at once. Write errors show at writer_finish. */
#define WRITER_PAUSE_S 0.2
struct writer {
    FILE *out;
    struct record_stream records;
    struct text pending;
    double flushed_s; /* when, on the monotonic clock */
    int error;        /* errno of the first write that went wrong */
    bool interactive;
    bool warned; /* that a board's name is lost */
};

void writer_init(struct writer *w, FILE *out, const struct format *format);
void writer_put(struct writer *w, const struct record *record);

/* Can nobody read this record's puzzle without its board, and did no warning say so yet? */
bool writer_loses_board(const struct writer *w, const struct record *record);
void writer_warn(struct writer *w, const struct record *record, const struct diag_at *at,
                 struct diag *d);

/* Can a format store this layout? */
bool format_supports(const struct format *f, const struct layout *v);

/* The kinds of constraints that it can hold: bit k for kind k. */
kind_set format_kinds(const struct format *f);

/* The part of such a layout that it cannot store: "constraints of the kind thermo", "its regions
 * (jigsaw-9)". The cells are not named, so that many such puzzles give one message. Returns buffer.
 */
const char *format_unsupported(const struct format *f, const struct layout *v,
                               char buffer[CONSTRAINT_COMPLAINT_SIZE]);

/* Report that it cannot, and which format can. */
enum status format_refuse(const struct format *f, const struct layout *v, const struct diag_at *at,
                          struct diag *d);
void writer_flush(struct writer *w); /* for callers that know of a pause to come */
enum status writer_finish(struct writer *w, struct diag *d); /* also frees */

/* One puzzle from a one-line text (81 characters and the like); for options and tests. *r is {0} or
 * an earlier record, which is freed. */
enum status record_from_line(struct record *r, const char *line, const struct layout *variant,
                             const struct diag_at *at, struct diag *d);

#endif
