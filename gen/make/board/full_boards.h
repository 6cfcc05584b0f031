/* Many full boards of one seed, and what they took.
 *
 * Threads: the caller's alone. */
#ifndef NONET_GEN_MAKE_FULL_BOARDS_H
#define NONET_GEN_MAKE_FULL_BOARDS_H

#include "base/diag.h"
#include "base/progress.h"
#include "gen/board/layout_choice.h"
#include "gen/board/record.h"
#include "gen/constraint/constraint.h"
#include "gen/make/board/full_board.h"

struct full_boards_request {
    const struct layout *variant;
    const struct layout_choice *choice; /* as of a generate_request */
    /* Rules for the whole board that each board obeys; other kinds change nothing. NULL: none. */
    const struct constraint_spec *rules;
    const struct board_method *method; /* NULL: board_method_for the layout with its rules */
    uint64_t seed;
    uint64_t count;     /* board i has the seed's stream i, whatever the count */
    uint64_t max_steps; /* attempts, or positions of a search, for a board; 0: no limit */
    /* Receives each board, as the givens of a record, in order; false ends the run. */
    bool (*emit)(void *context, const struct record *record);
    void *context;
    const struct progress *progress; /* may be NULL */
};

/* Of the attempts that the boards took, one number a board. */
struct attempts_summary {
    uint64_t least, median, most;
    double mean;
};

/* attempts (count of them) receives the starts of each board. STATUS_FAILED after reporting a board
 * that was not found in BOARD_MAX_ATTEMPTS or within the limit of steps, or where emit refused
 * (then nothing is reported). */
enum status full_boards_make(const struct full_boards_request *r, uint64_t *attempts,
                             struct diag *d);

/* Sorts the attempts; count is at least 1. */
struct attempts_summary attempts_summarise(uint64_t *attempts, size_t count);

#endif
