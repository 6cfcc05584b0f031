/* The public library (include/nonet.h), its inside: what the files of gen/api and render/api share.
 * Start with the public header.
 *
 * gen/api stands on all of gen but bank and play, and is the engine library; render/api stands on
 * what is below it, and makes the rest. The command line does not go through here. */
#ifndef NONET_GEN_API_API_H
#define NONET_GEN_API_API_H

#include "base/arena.h"
#include "base/option.h"
#include "base/portable/c_locale.h"
#include "base/work/stop.h"
#include "config/translation/translation.h"
#include "gen/format/format.h"
#include "gen/grade/grade_record.h"
#include "include/nonet.h"

struct nonet_puzzle {
    struct record record;
};

struct nonet_grader {
    struct grade_record_options options;
    struct grade_record_scratch *scratch;
};

/* A call of a public function: where its messages go, and, until it ends, the "C" locale for this
 * thread, so that numbers are written with a point whatever the program's language. */
struct api_call {
    struct diag diag;
    struct diag_kept kept;
    char text[NONET_ERROR_SIZE];
    nonet_error *error;
    struct c_locale locale;
};

/* error may be NULL. Every begin has its end on each way out. */
struct diag *api_begin(struct api_call *c, nonet_error *error);

/* Fill the caller's error where the status is one, with what was reported. Returns the status. */
enum nonet_status api_end(struct api_call *c, enum status status);

/* The same for one that nothing was reported of. */
enum nonet_status api_end_with(struct api_call *c, enum nonet_status status, const char *text);

/* The same for a call that this thread's stop may have ended: its answer does not count then, and
 * the status is NONET_CANCELLED. */
enum nonet_status api_end_long(struct api_call *c, enum status status);

/* A callback that is required is NULL. */
enum nonet_status api_end_without(struct api_call *c, const char *callback);

/* Like snprintf: as much of the text as fits, and a NUL. */
void api_copy_text(const char *text, size_t length, char *buffer, size_t size);

/* Makes what calls about the puzzle will need, so that none of them runs out of memory. */
enum status api_puzzle_ready(nonet_puzzle *puzzle, struct diag *d);

/* Limits a progress function to ten calls a second; the last call, with done == total, is always
 * made. Start from {function, context}. */
struct api_progress {
    nonet_progress_function tell; /* may be NULL */
    void *context;
    int64_t next_ns;  /* no call before; 0 at first */
    struct stop stop; /* asked where the function wants the run to end */
};

/* Is it time for a call? *next_ns is 0 at first. */
bool api_progress_is_due(int64_t *next_ns, bool at_end);

void api_progress_report(struct api_progress *p, uint64_t done, uint64_t total);

/* Reports that there is no `what` of this name, and the nearest of these names. STATUS_USAGE. */
enum status api_no_such(struct diag *d, const char *what, const char *name,
                        const char *const *names, size_t count);

/* Set an option of a handle by name; a flag's value is "yes" or "no". Strings are copied to the
 * arena. */
enum status api_set(const struct option *options, size_t count, void *settings,
                    struct arena *strings, const char *option, const char *value, struct diag *d);

/* NULL: as the default; else STATUS_USAGE after reporting a name that there is not. */
enum status api_variant(const char *name, const struct layout **v, struct diag *d);
enum status api_format(const char *name, const struct format **format, struct diag *d);
enum status api_language(const char *name, struct translation *t, struct diag *d);

#endif
