/* One run of a trial's command in a fresh directory, and its outcome. */
#ifndef NONET_TESTS_FAULTS_RUNS_H
#define NONET_TESTS_FAULTS_RUNS_H

#include <sys/types.h>

#include "tests/faults/fault_state.h"
#include "tests/faults/tree.h"
#include "tests/faults/trials.h"

enum { RUN_LIMIT_S = 900 }; /* only ends what hangs */

/* Where the campaign works: one for each of its processes. */
struct place {
    char *top;       /* the directory of all */
    char *work;      /* in which the command runs */
    char *out, *err; /* its standard output and error */
    char *state;
    const char *library;
    pid_t server; /* a process that starts the trial's command; 0: none */
    int ask, answer;
};

/* The expected results that a trial's runs are compared with. */
struct standard {
    const struct trial *trial;
    char *start;               /* the files that it begins with */
    struct text before, after; /* tree_print */
    struct text output;
    struct text check_before, check_after;
    uint64_t calls[FAULT_KIND_COUNT];
    uint64_t duration_us;
};

struct run {
    const char *fault;  /* NONET_FAULT; NULL: no library */
    const char *record; /* NONET_FAULT_RECORD */
    uint64_t kill_us;   /* kill it then; 0: do not */
};

void place_set(struct place *p, const char *top, const char *name, const char *library);
void place_end(struct place *p); /* end its process for the command, and wait for that */
void place_fill(const struct place *p, const char *from); /* the work directory, anew */

/* Run the command of the last standard_set, or for sh; the wait status. */
int run_trial(const struct place *p, const struct trial *t, const struct run *r);
int run_shell(const struct place *p, const char *script);

/* How many calls the last run made. */
void read_calls(const struct place *p, uint64_t calls[FAULT_KIND_COUNT]);

/* Run the trial undisturbed. */
void standard_set(struct standard *s, const struct trial *t, struct place *p);

/* Each returns what is wrong, or NULL. `status`: of the disturbed run. */
const char *judge_fault(const struct standard *s, const struct place *p, int status);
/* After a kill or a power cut; `done`: the command had ended well. */
const char *judge_remains(const struct standard *s, const struct place *p, bool done);

/* Has the machine what the trial needs: a pseudo-terminal, for one that types? */
bool trial_can_run(const struct trial *t);

#endif
