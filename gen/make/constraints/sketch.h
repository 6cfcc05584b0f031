/* A drawing: what a setter has drawn of a puzzle, to be completed. Shapes without numbers (cages
 * without sums, places outside the grid, dots and marks that are still to be chosen), constraints
 * that are finished, and givens.
 *
 * To complete it is to fill the board so that all that is finished holds, and to read off the
 * numbers. Where a number binds the digits in a way that no kind can say while it is open (sum
 * lines, pills), it is chosen before.
 *
 * Depends on the generator's state alone. Threads: a drawing is constant once read. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_SKETCH_H
#define NONET_GEN_MAKE_CONSTRAINTS_SKETCH_H

#include "base/diag.h"
#include "gen/board/pcg32.h"
#include "gen/board/record.h"
#include "gen/constraint/constraint.h"

struct sketch {
    const struct layout *base;   /* without constraints: a reference */
    struct constraint_list list; /* CONSTRAINT_OPEN: still to be chosen */
    struct grid givens;
    bool is_begun;            /* sketch_begin found … */
    struct grid begun;        /* … these digits, besides the givens */
    const struct grid *board; /* full: all constraints must suit it. NULL: any board will do */
    bool is_choice;           /* draw more lines than usual: the caller chooses some */
    unsigned failed;          /* drawings before this one that could not be filled */
    kind_set kinds;           /* that the finished puzzle has: bit k for kind k */
};

/* Read the one drawing of a file, in any format that has constraints ("-": standard input). What a
 * file would hold may stand in place of its path (input_is_content). *out is
 * of zeros before, and ends with sketch_free in any case. STATUS_FAILED after reporting, also
 * where nothing can be completed: which givens and constraints contradict each other. */
enum status sketch_read(struct sketch *out, const char *path, struct diag *d);
/* The same of a text; `name` is what messages call it. */
enum status sketch_read_text(struct sketch *out, const char *name, const char *text, size_t length,
                             struct diag *d);
void sketch_free(struct sketch *w);

/* The board with the constraints that every completion keeps: those that are finished, and what an
 * open one asks for whatever its number. NULL when out of memory, which shows in w->list.failed. */
const struct layout *sketch_ground(struct sketch *w);

/* Digits for the cells of all finished constraints, found by chance and soon given up. They go to
 * w->begun: new constraints, from this one of the list on, get digits that suit those which are
 * there, or all get new ones. That the rest of the board can be filled is likely, but not certain.
 * After several drawings that could not be filled, each constraint must leave a full board instead,
 * which takes longer. False: none were found, or out of memory, which shows in w->list.failed. */
bool sketch_begin(struct sketch *w, size_t first, struct pcg32 *rng);

/* Do the constraints from this one of the list on suit w->board? A number that is open suits it if
 * it can be read off. */
bool sketch_suits_board(const struct sketch *w, size_t first, struct pcg32 *rng);

/* Fills the board at random, from w->begun if that leads to a board; ground is that of
 * sketch_ground. False: it is soon given up, since another drawing is quickly made. */
bool sketch_fill_begun(const struct sketch *w, const struct layout *ground, struct pcg32 *rng,
                       struct grid *board);

/* Fill the board at random, or take w->board, and add all constraints with their numbers. False: no
 * filled board was found, or out of memory, which shows in out->failed. */
bool sketch_fill(const struct sketch *w, struct pcg32 *rng, struct grid *board,
                 struct constraint_list *out);

#endif
