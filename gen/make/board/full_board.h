/* Full boards: a random solution of the empty board of a variant.
 *
 * Methods (the table below):
 *   retry    For each digit, for each row, a random empty cell whose column, box and extra
 *            houses do not have the digit yet; at a dead end, start again with an empty board.
 *            Not uniform: a board's share is the product of 1 / (cells to choose from) over its
 *            placements. `attempts` counts the starts, the successful one included.
 *            How far from uniform: on 4x4, exactly, the 288 boards come 0.49 to 1.95 times as often
 *            as they should (total variation 5.3 %); on 9x9 the logarithm of a board's chance has a
 *            deviation of 1.39 over the boards that come out (bench_generate boards).
 *   uniform  Every board with the same chance: the retry pattern, but each choice is made among a
 *            fixed number of slots that is never less than the cells to choose from, and an empty
 *            slot is a dead end. Practical for 4x4 and 6x6 only.
 *   fill     Random fewest-candidates filling with retreat (gen/solve/fill.h), for boards on which
 *            the retry pattern all but never succeeds. Its distribution is not known. `attempts`
 *            counts the starts.
 *
 * Boards depend on the generator's state alone. Threads: one owner a generator; no other state. */
#ifndef NONET_GEN_MAKE_FULL_BOARD_H
#define NONET_GEN_MAKE_FULL_BOARD_H

#include "gen/board/board.h"
#include "gen/board/pcg32.h"

struct board_method {
    const char *name;
    const char *doc;
    /* Is the method practical for this variant? */
    bool (*suits)(const struct layout *v);
    /* False when `max_attempts` starts were not enough; *attempts receives how many were made. */
    bool (*fill)(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts, struct grid *out,
                 uint64_t *attempts);
};

/* A board that is wanted. */
struct board_job {
    struct pcg32 *rng;
    uint64_t max_attempts;
    struct grid *out;
    bool made;
    uint64_t attempts;
};

/* Each as the method's fill makes it; several classic boards by the retry pattern take less time
 * than one after the other. */
void board_fill_all(const struct board_method *method, const struct layout *v,
                    struct board_job *jobs, size_t count);

size_t board_method_count(void);
const struct board_method *board_method_at(size_t index);
const struct board_method *board_method_find(const char *name); /* NULL: none */

/* The first method of the table that suits the variant: retry, else fill. */
const struct board_method *board_method_for(const struct layout *v);

/* For puzzles, of which the board is a small part of the work: retry for the classic board, where
 * it is quick, else fill. */
const struct board_method *board_method_quick(const struct layout *v);

/* More than any suitable method needs: a board takes this many starts with a chance below 1e-100
 * on the classic board (mean 239). */
enum { BOARD_MAX_ATTEMPTS = 100000000 };

/* The limit for a layout that may have few full boards or none. replaceable: another layout would
 * do as well, so that a long search is not worth it. */
uint64_t board_attempts(const struct layout *v, bool replaceable);

#endif
