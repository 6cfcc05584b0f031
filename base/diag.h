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

/* Collects errors as text, one line each without the source line, for callers that have no stream.
 * Text that does not fit is dropped. `line` and `col` belong to the first error; 0 means that it
 * has no place. */
struct diag_kept {
    char *text; /* `size` bytes; text[0] is 0 at first */
    size_t size;
    size_t line;
    size_t col;
};

/* A message as a sink receives it. */
struct diag_message {
    bool is_warning; /* otherwise it is an error */
    const struct diag_at *at;
    const char *text;
    const char *hint; /* may be NULL */
};

struct repeats;

/* The meaning of an error, for callers that treat some differently. */
enum diag_cause {
    DIAG_OTHER_CAUSE,
    DIAG_NO_SOLUTION, /* the puzzle breaks a rule or has no solution */
    DIAG_NOT_UNIQUE,  /* the puzzle has more than one solution */
};

struct diag {
    /* If not NULL, messages go to this function and not to `out`. */
    void (*deliver)(void *context, const struct diag_message *message);
    void *deliver_context;
    FILE *out; /* where messages go; with NULL nothing is printed, but the counts are kept */
    /* Where a warning goes that must not wait for its turn; NULL: nothing waits here. */
    const struct diag *at_once;
    struct diag_kept *kept; /* may be NULL */
    /* If not NULL, a message that was printed before is only counted (repeats.h). */
    struct repeats *repeats;
    const char *hint; /* printed as a closing "help:" line after the next message, then cleared */
    unsigned errors;
    unsigned warnings;
    bool colour;
    bool no_memory;        /* one of the errors was OUT_OF_MEMORY */
    enum diag_cause cause; /* of the last error whose reporter set one */
    /* An error came from something else that the machine is short of at the moment. */
    bool starved;
};

/* The text of every error that means only "out of memory". Libraries and the system report it in
 * words, so it is recognised by these words, and by those of strerror(ENOMEM), wherever it comes
 * from. */
#define OUT_OF_MEMORY "out of memory"

/* Does this errno mean that the machine is short of something at the moment, so that the same
 * request may succeed later? */
bool diag_may_pass(int error);

/* A sink on a stream, with colour when it is a terminal, NO_COLOR is not set, and TERM is not
 * dumb. */
void diag_init(struct diag *d, FILE *out);

/* Reports an error at a place (`at` may be NULL). diag_error(d, at, format, …) evaluates to
 * STATUS_FAILED, and diag_usage(d, at, format, …), for wrong usage or a wrong config, to
 * STATUS_USAGE. So a caller can write `return diag_error(d, &at, "…")`. They are macros so that
 * compilers and analysers see the value. */
#define diag_error(d, at, ...) (diag_report_error(d, at, __VA_ARGS__), diag_status(STATUS_FAILED))
#define diag_usage(d, at, ...) (diag_report_error(d, at, __VA_ARGS__), diag_status(STATUS_USAGE))

static inline enum status diag_status(enum status status)
{
    return status;
}

void diag_report_error(struct diag *d, const struct diag_at *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Prints or passes on a message that another sink has already counted. */
void diag_deliver(struct diag *d, const struct diag_message *m);

/* Counts what was reported to another sink, which delivered it to this one. */
void diag_add_counts(struct diag *d, const struct diag *other);

/* Prints how often each message was repeated, and resets the counts. Call it at the end of a
 * command, or of each round of work that a command repeats. */
void diag_print_repeats(struct diag *d);

void diag_warning(struct diag *d, const struct diag_at *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* For what the user should know before Nonet waits for something. Any thread may call it. */
void diag_warn_at_once(struct diag *d, const struct diag_at *at, const char *text);

#endif
