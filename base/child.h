/* Runs work in a child process. This is for libraries that read untrusted files, or that end the
 * process when memory runs out.
 *
 * The child is a copy of this process, and only bytes come back from it. If the child dies, or
 * needs more memory or time than child_limit allows, the caller gets an ordinary error. If the
 * parent dies, the child ends as soon as it has a result.
 *
 * After child_work_in_process(true), and with NONET_IN_PROCESS=1 in the environment, all work runs
 * in this process. This is for programs that must not be copied. There are no limits then, and a
 * library that dies takes the program with it.
 *
 * Threads: any. The child has none of the other threads of the process, so the work must not take a
 * lock that one of them may hold. */
#ifndef NONET_BASE_CHILD_H
#define NONET_BASE_CHILD_H

#include <sys/types.h>

#include "base/diag.h"
#include "base/text.h"

/* What went wrong, worded as the end of a message. `out_of_memory` is set when memory ran out.
 * `reported` is set when the work itself returned the error; if it is not, the child could not be
 * started, or it died. */
struct child_fault {
    bool out_of_memory;
    bool reported;
    char words[160];
};

/* Runs `work` in a child and appends its text to `out`. `work` returns NULL, or a description of
 * the error. If it returns an error, or the child dies, the result is false, *fault has the reason
 * and `out` is unchanged. Any other change that `work` makes in memory is lost with the child. So
 * `work` must change nothing else, and must free what it allocates. */
bool run_in_child(const char *(*work)(void *context, struct text *out), void *context,
                  struct text *out, struct child_fault *fault);

/* Whether all work runs in this process, whatever the environment says of it otherwise. For all
 * threads. */
void child_work_in_process(bool in_process);

/* Called by `work`: from now on, its process may use this much more memory and processor time. If
 * it needs more, it ends, and the fault names the limit. In process, this does nothing. Builds with
 * sanitizers limit only the seconds, because sanitizers reserve huge address spaces. */
void child_limit(size_t bytes, unsigned seconds);

/* The same in two halves. Between them the caller may start other work and change everything but
 * this struct. The thread that began must also end it. If child_begin returns false, do not call
 * child_end. */
struct child_process {
    int from; /* -1 if the work ran in this process */
    pid_t id;
    struct text bytes; /* what came from it, and its last byte */
};
bool child_begin(struct child_process *child, const char *(*work)(void *context, struct text *out),
                 void *context, struct child_fault *fault);
bool child_end(struct child_process *child, struct text *out, struct child_fault *fault);

/* Between the halves: has the child sent something, or ended? Waits up to this long. */
bool child_is_ready(const struct child_process *child, int milliseconds);

/* In place of child_end: end the child, whatever it is doing. */
void child_stop(struct child_process *child);

#endif
