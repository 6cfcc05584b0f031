/* Examples of techniques, for help and teaching: puzzles of our own making.
 *
 * Threads: constant data. */
#ifndef NONET_GEN_GRADE_EXAMPLES_H
#define NONET_GEN_GRADE_EXAMPLES_H

/* A classic puzzle, 81 characters, whose solution path uses the technique; the simplest of several
 * thousand that were looked at. NULL: none is kept. */
const char *technique_example(int technique);

#endif
