/* Diagnostics: the one status type, and the sink that every error message goes through.
 *
 * A message names its place as file:line:col where it has one, quotes the source line with a caret
 * under the column, and says what to do. The sink counts; it never exits and never allocates.
 *
 * Threads: a sink belongs to one thread at a time. Ownership: all pointers are borrowed for the
 * duration of the call. */
#ifndef NONET_BASE_DIAG_H
#define NONET_BASE_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The first three are the command's exit statuses. */
enum status {
    STATUS_OK = 0,
    STATUS_FAILED = 1, /* a bad input puzzle, no result, an unwritable output */
    STATUS_USAGE = 2,  /* wrong options or a wrong config */
    STATUS_END = 3,    /* a reader has no more records */
};

/* A place in a text. Lines and columns count from 1; 0 means unknown. Columns count UTF-8
 * characters. source_line (may be NULL) is the line's text, not necessarily NUL-terminated. */
struct diag_at {
    const char *file;
    size_t line;
    size_t col;
    const char *source_line;
    size_t source_length;
};

/* Where errors gather as text, a line each without the source, for callers that have no stream;
 * what does not fit is left out. line and col are those of the first; 0: it has none. */
struct diag_kept {
    char *text; /* size bytes, the first 0 */
    size_t size;
    size_t line;
    size_t col;
};

/* A message as it is delivered. */
struct diag_message {
    bool is_warning; /* else an error */
    const struct diag_at *at;
    const char *text;
    const char *hint; /* may be NULL */
};

struct repeats;

struct diag {
    /* In place of `out`, if not NULL: messages go to this function. */
    void (*deliver)(void *context, const struct diag_message *message);
    void *deliver_context;
    FILE *out; /* where messages go; NULL keeps them silent, the counts are still kept */
    struct diag_kept *kept; /* may be NULL */
    /* With it, a message that was printed before is counted instead (repeats.h). May be NULL. */
    struct repeats *repeats;
    const char *hint; /* printed as a closing "help:" line after the next message, then cleared */
    unsigned errors;
    unsigned warnings;
    bool colour;
    bool no_memory; /* one of the errors was OUT_OF_MEMORY */
    bool starved;   /* … or another thing that the machine could not give just then */
};

/* The words of every error that is lack of memory and nothing else. Libraries and the system say it
 * in words too, so it is told by them (those of strerror(ENOMEM) as well), wherever it comes from.
 */
#define OUT_OF_MEMORY "out of memory"

/* Is this errno something that the machine could not give just then, whatever was asked? */
bool diag_may_pass(int error);

/* A sink on a stream, with colour when it is a terminal and NO_COLOR is not set. */
void diag_init(struct diag *d, FILE *out);

/* Report an error at a place (at may be NULL). diag_error(d, at, format, …) is STATUS_FAILED and
 * diag_usage(d, at, format, …), for wrong usage or config, STATUS_USAGE, so that a caller can write
 * `return diag_error(d, &at, "…")`. They are macros so that compilers and analysers see the value.
 */
#define diag_error(d, at, ...) (diag_report_error(d, at, __VA_ARGS__), diag_status(STATUS_FAILED))
#define diag_usage(d, at, ...) (diag_report_error(d, at, __VA_ARGS__), diag_status(STATUS_USAGE))

static inline enum status diag_status(enum status status)
{
    return status;
}

void diag_report_error(struct diag *d, const struct diag_at *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Print or hand on a message that another sink has counted already. */
void diag_deliver(struct diag *d, const struct diag_message *m);

/* Print how often messages occurred again, and start anew: at the end of a command, or of a round
 * of work that begins again. */
void diag_print_repeats(struct diag *d);

void diag_warning(struct diag *d, const struct diag_at *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
