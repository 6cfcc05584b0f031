/* What the campaigns run: a command, the files that it begins with, and what must hold after. */
#ifndef NONET_TESTS_FAULTS_TRIALS_H
#define NONET_TESTS_FAULTS_TRIALS_H

#include <stdbool.h>
#include <stddef.h>

struct trial {
    const char *name;
    const char *setup;   /* for sh, in the empty directory */
    const char *command; /* words; "<FILE" is its input */
    /* A shell command that is run afterwards: it must end with status 0 and print what it prints
     * before the trial or after it. NULL: the files are enough. */
    const char *check;
    const char *grows; /* the ending of a file that may change even in a run that fails */
    const char *keys;  /* typed at a terminal; NULL: no terminal */
    bool kills;        /* of the kill campaign too */
    bool power;        /* and of the power cuts */
    unsigned
        weight; /* for slow trials: this fraction (1/weight) of the points that others get; 0: 1 */
};

extern const struct trial trials[];
extern const size_t trial_count;

#endif
