/* Power cuts, played: from what a run did to files, what a disk may hold that lost its power
 * meanwhile.
 *
 * A file's bytes are sure from its fsync on, a name from the fsync of its directory. Of what is not
 * sure, names are lost from some moment on (file systems keep a journal of them, in order), and
 * writes are lost, each by itself, or leave zeros. */
#ifndef NONET_TESTS_FAULTS_POWERCUT_H
#define NONET_TESTS_FAULTS_POWERCUT_H

#include "tests/faults/runs.h"

struct powercut {
    const struct standard *standard;
    struct text record;
    struct change *change;
    size_t count;
    struct known *known; /* files whose inode has been seen in the directory */
    size_t known_count;
    struct named *first; /* the names at the start */
    size_t first_count;
};

/* Run the trial and write down what it does. */
void powercut_record(struct powercut *c, const struct standard *s, const struct place *p);

/* Fill the work directory as the disk may be after the first n changes. random NULL: all that is
 * not sure is lost. */
void powercut_play(const struct powercut *c, const struct place *p, size_t n, uint64_t *random);

void powercut_free(struct powercut *c);

/* From 0 to below - 1 (splitmix64: Steele, Lea, Flood). */
uint64_t draw(uint64_t *state, uint64_t below);

#endif
