/* Work in a process of its own, for libraries that cannot be trusted where memory ends.
 *
 * A C++ library that lacks memory may throw through C, end the process, or (worst) go on without
 * what it could not get. So what it does is done in a child process, a copy of this one, of which
 * nothing comes back but bytes: where an allocation of C++ fails, the child ends at once, before
 * anything can be thrown, and where it dies of whatever else, that is an error like any other. The
 * child ends with its parent.
 *
 * Threads: other threads of the process do not exist in the child. */
#ifndef NONET_BASE_CHILD_H
#define NONET_BASE_CHILD_H

#include <sys/types.h>

#include "base/diag.h"
#include "base/text.h"

/* What went wrong, in words that can end a message; out_of_memory: that it was this; told: the work
 * itself said so, else its process could not begin or died. */
struct child_fault {
    bool out_of_memory;
    bool reported;
    char words[160];
};

/* Run `work` apart and append to `out` what it appended to its own text. `work` returns NULL, or
 * what is wrong, in words; then, and where the child died, *fault says so, false is returned and
 * `out` is as it was. What `work` changes in memory is lost. */
bool run_in_child(const char *(*work)(void *context, struct text *out), void *context,
                  struct text *out, struct child_fault *fault);

/* For `work` to call: from here on its process takes up to so many bytes more and so many seconds
 * of processor time. Where it would take more it ends, and the fault says which limit that was.
 * (Builds with sanitizers, which take address space without end, have the seconds alone.) */
void child_limit(size_t bytes, unsigned seconds);

/* The same in two halves, between which the caller does other things, begins other work too, and
 * leaves alone nothing but this struct: the child has its own copy of everything else. What begins
 * ends, by the same thread. False from apart_begin: there is nothing to end. */
struct child_process {
    int from;
    pid_t id;
};
bool child_begin(struct child_process *child, const char *(*work)(void *context, struct text *out),
                 void *context, struct child_fault *fault);
bool child_end(struct child_process *child, struct text *out, struct child_fault *fault);

#endif
