/* Work in a child process, for libraries that read what anyone may have made, or that end the
 * process where memory ends.
 *
 * The child is a copy of this process, and nothing comes back but bytes. A child that dies, or that
 * takes more memory or time than child_limit allows, is an error like any other. Where its parent
 * is gone, it ends when it has its result.
 *
 * With NONET_IN_PROCESS=1 in the environment all work is done in this process, for programs that
 * must not be copied: then nothing limits it, and a library that dies takes the program with it.
 *
 * Threads: any. Other threads of the process do not exist in the child, so work takes no lock that
 * one of them may hold. */
#ifndef NONET_BASE_CHILD_H
#define NONET_BASE_CHILD_H

#include <sys/types.h>

#include "base/diag.h"
#include "base/text.h"

/* What went wrong, in words that can end a message. out_of_memory: memory ended. reported: the work
 * itself found it; otherwise its process did not begin, or died. */
struct child_fault {
    bool out_of_memory;
    bool reported;
    char words[160];
};

/* Run `work` in a child and append to `out` what it appended to its own text. `work` returns NULL,
 * or what is wrong, in words. Then, and where the child died, the result is false, *fault has the
 * reason and `out` is as it was. What else `work` changes in memory is lost in a child, so it must
 * change nothing, and give back what it takes. */
bool run_in_child(const char *(*work)(void *context, struct text *out), void *context,
                  struct text *out, struct child_fault *fault);

/* For `work` to call: from here on its process may take this much more memory and processor time.
 * Where it would take more it ends, and the fault names the limit. Changes nothing in process.
 * (Builds with sanitizers, which take address space without end, have the seconds alone.) */
void child_limit(size_t bytes, unsigned seconds);

/* The same in two halves. Between them the caller may begin other work and change everything but
 * this struct. What begins ends, by the same thread. False from child_begin: nothing is to be
 * ended. */
struct child_process {
    int from; /* -1: the work was done in this process */
    pid_t id;
    struct text bytes; /* what came from it, and its last byte */
};
bool child_begin(struct child_process *child, const char *(*work)(void *context, struct text *out),
                 void *context, struct child_fault *fault);
bool child_end(struct child_process *child, struct text *out, struct child_fault *fault);

#endif
